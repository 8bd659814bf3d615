//! The derive macro that describes the arguments of a ludeme once.
