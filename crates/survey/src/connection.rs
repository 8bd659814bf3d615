//! How far a chain is from connecting regions.

use board::topology::Relation;
use engine::World;
use engine::booleans::{Connected, Targets};

/// What it takes to lead a chain through a site that somebody else holds, where an empty one takes 1.
const HELD: u32 = 4;

/// How many sites are to be taken before a chain of the player who has just moved connects the regions, or nearly so: where there are
/// several, the ways to them are counted from the site where they meet best.
pub(crate) fn links<'p>(connected: &'p Connected, w: &mut World<'p>) -> f64 {
    let mover = w.mover();
    let regions = regions(connected, w);
    let count = w.program.topology.sites().len();
    w.effort += (count * regions.len()) as u64;
    let price: Vec<u32> = (0..count as i32)
        .map(|site| {
            let slot = w.program.layout.board_slot(site, connected.kind);
            match slot.map(|slot| w.state.who(slot)) {
                Some(who) if who == mover => 0,
                Some(0) => 1,
                _ => HELD,
            }
        })
        .collect();
    let ways: Vec<Vec<u32>> = regions.iter().map(|region| ways(w, region, &price)).collect();
    let meet = (0..count).map(|site| {
        let all = ways.iter().map(|way| way[site]).fold(0u32, u32::saturating_add);
        // The site itself is on all of the ways, and taken once.
        all.saturating_sub(price[site] * (ways.len() as u32).saturating_sub(1))
    });
    1.0 + f64::from(meet.min().unwrap_or(0))
}

/// What it takes to reach each site from a region.
fn ways(w: &World<'_>, region: &[i32], price: &[u32]) -> Vec<u32> {
    let sites = w.program.topology.sites();
    let mut least = vec![u32::MAX; price.len()];
    // The sites that can be reached for each price.
    let mut open: Vec<Vec<usize>> = vec![vec![]; HELD as usize + 1];
    for site in region.iter().filter_map(|site| usize::try_from(*site).ok()) {
        if let Some(price) = price.get(site) {
            least[site] = *price;
            open[*price as usize].push(site);
        }
    }
    let mut now = 0;
    while now < open.len() {
        let Some(site) = open[now].pop() else {
            now += 1;
            continue;
        };
        if least[site] < now as u32 {
            continue;
        }
        for &next in sites.related(site as u32, Relation::Adjacent) {
            let far = now as u32 + price[next as usize];
            if far < least[next as usize] {
                least[next as usize] = far;
                open.resize(open.len().max(far as usize + 1), vec![]);
                open[far as usize].push(next as usize);
            }
        }
    }
    least
}

fn regions<'p>(connected: &'p Connected, w: &mut World<'p>) -> Vec<Vec<i32>> {
    match &connected.targets {
        Targets::Regions(regions) => {
            regions.iter().map(|region| region.eval(w).iter().collect()).collect()
        }
        Targets::Fixed(sets) => sets.iter().map(|set| set.iter().collect()).collect(),
        Targets::Of(owner) => {
            let owner = owner.eval(w);
            let own = w.program.regions.iter().filter(|region| region.owner == owner);
            own.flat_map(|region| &region.parts).map(|part| part.to_vec()).collect()
        }
    }
}
