//! How do people say it? The rules document of a game.
