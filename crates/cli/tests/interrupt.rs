//! A manual that is interrupted leaves nothing behind.

#![cfg(unix)]

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

#[test]
fn an_interrupted_manual_leaves_nothing() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("interrupt");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludoscribe"))
        .args(["manual", "go", "--budget", "100000000", "--time", "600", "-o"])
        .arg(folder.join("go"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    std::thread::sleep(Duration::from_millis(500));
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupted.is_ok_and(|status| status.success()));
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let left: Vec<_> = std::fs::read_dir(&folder).expect("the folder").collect();
    assert!(left.is_empty(), "{left:?}");
}
