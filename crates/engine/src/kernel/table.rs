//! Lists of sites for each site, and rays.

/// A list of sites for each site.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Table {
    offsets: Vec<u32>,
    sites: Vec<u16>,
}

impl Table {
    /// Puts the lists of all sites together.
    pub fn new(lists: impl IntoIterator<Item = Vec<u16>>) -> Self {
        let mut table = Self { offsets: vec![0], sites: Vec::new() };
        for list in lists {
            table.sites.extend(list);
            table.offsets.push(table.sites.len() as u32);
        }
        table
    }

    /// The sites of a site.
    #[inline]
    pub fn of(&self, site: usize) -> &[u16] {
        match self.offsets.get(site..site + 2) {
            Some(&[start, end]) => &self.sites[start as usize..end as usize],
            _ => &[],
        }
    }

    /// Whether each site is listed by those that it lists.
    pub fn is_symmetric(&self) -> bool {
        let n = self.offsets.len().saturating_sub(1);
        (0..n).all(|a| self.of(a).iter().all(|&b| self.of(b as usize).contains(&(a as u16))))
    }
}

/// Rays from each site; the sites of a ray begin with the first one reached.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Rays {
    offsets: Vec<u32>,
    spans: Vec<(u32, u32)>,
    sites: Vec<u16>,
}

impl Rays {
    /// Puts the rays of all sites together.
    pub fn new(lists: impl IntoIterator<Item = Vec<Vec<u16>>>) -> Self {
        let mut rays = Self { offsets: vec![0], ..Self::default() };
        for list in lists {
            for ray in list {
                let start = rays.sites.len() as u32;
                rays.sites.extend(ray);
                rays.spans.push((start, rays.sites.len() as u32));
            }
            rays.offsets.push(rays.spans.len() as u32);
        }
        rays
    }

    /// The rays of a site.
    #[inline]
    pub fn of(&self, site: usize) -> impl Iterator<Item = &[u16]> {
        let spans = match self.offsets.get(site..site + 2) {
            Some(&[start, end]) => &self.spans[start as usize..end as usize],
            _ => &[],
        };
        spans.iter().map(|&(start, end)| &self.sites[start as usize..end as usize])
    }
}

/// The axes through each site: a ray, and the rays that lead straight back.
#[derive(Debug, Default)]
pub(super) struct Axes {
    offsets: Vec<u32>,
    spans: Vec<[u32; 3]>,
    sites: Vec<u16>,
}

impl Axes {
    /// Puts the axes of all sites together: of each the ray, and the way back if there is one.
    pub fn new(lists: impl IntoIterator<Item = Vec<(Vec<u16>, Vec<u16>)>>) -> Self {
        let mut axes = Self { offsets: vec![0], ..Self::default() };
        for list in lists {
            for (ahead, back) in list {
                let start = axes.sites.len() as u32;
                axes.sites.extend(ahead);
                let middle = axes.sites.len() as u32;
                axes.sites.extend(back);
                axes.spans.push([start, middle, axes.sites.len() as u32]);
            }
            axes.offsets.push(axes.spans.len() as u32);
        }
        axes
    }

    /// The axes through a site, each as the way ahead and the way back.
    #[inline]
    pub fn of(&self, site: usize) -> impl Iterator<Item = (&[u16], &[u16])> {
        let spans = match self.offsets.get(site..site + 2) {
            Some(&[start, end]) => &self.spans[start as usize..end as usize],
            _ => &[],
        };
        spans.iter().map(|&[a, b, c]| {
            (&self.sites[a as usize..b as usize], &self.sites[b as usize..c as usize])
        })
    }
}
