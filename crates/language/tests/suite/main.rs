//! The tests of `language`, as one program: what is linked once is tested sooner.

mod bad_files;
mod limits;
mod registry;
