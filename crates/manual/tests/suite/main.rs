//! The tests of `manual`, as one program: what is linked once is tested sooner.

mod bundled;
mod captions;
mod output;
mod page;
