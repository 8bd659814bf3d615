//! Colours of sites such that neighbours differ, as far as four colours go.

use std::collections::VecDeque;

use crate::site::Site;

/// The colour where all four are taken.
const LAST: u8 = 4;

/// Colours each site; `neighbours` may repeat a site.
pub(super) fn phases(neighbours: &[Vec<Site>]) -> Vec<u8> {
    let n = neighbours.len();
    let mut phase: Vec<Option<u8>> = vec![None; n];
    let mut visited = vec![false; n];
    for start in 0..n {
        if phase[start].is_some() {
            continue;
        }
        phase[start] = Some(0);
        let mut queue = VecDeque::from([start as Site]);
        while let Some(site) = queue.pop_front() {
            let i = site as usize;
            if visited[i] {
                continue;
            }
            let taken = colours(&neighbours[i], &phase);
            phase[i] = Some((0..LAST).find(|c| taken & (1 << c) == 0).unwrap_or(LAST));
            visited[i] = true;
            for &next in neighbours[i].iter().filter(|&&next| !visited[next as usize]) {
                if colours(&neighbours[next as usize], &phase).count_ones() > 1 {
                    queue.push_front(next);
                } else {
                    queue.push_back(next);
                }
            }
        }
    }
    phase.into_iter().map(|p| p.unwrap_or(0)).collect()
}

/// A bit for each colour that some of the sites have.
fn colours(sites: &[Site], phase: &[Option<u8>]) -> u8 {
    sites.iter().filter_map(|&s| phase[s as usize]).fold(0, |set, p| set | 1 << p)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_alternates_and_a_triangle_needs_three() {
        assert_eq!(phases(&[vec![1], vec![0, 2], vec![1]]), [0, 1, 0]);
        assert_eq!(phases(&[vec![1, 2], vec![0, 2], vec![0, 1]]), [0, 1, 2]);
        assert_eq!(phases(&[]), [0_u8; 0]);
    }
}
