/** A type II restriction enzyme and where it cuts the DNAs of the bench. */
export interface RestrictionEnzyme<Name extends string = string> {
  readonly name: Name;
  /** Recognition sequence, 5′→3′; all of them are palindromes. */
  readonly site: string;
  /** Bases of the site before the cut of the strand read 5′→3′; the other strand is cut as far from its own 5′ end. */
  readonly cutsAfter: number;
  /** Cut positions: bases before the cut, top strand. */
  readonly cuts: { readonly Lambda: readonly number[]; readonly pUC19: readonly number[] };
}

/**
 * Sites: REBASE (R. J. Roberts, T. Vincze, J. Posfai and D. Macelis, Nucleic Acids Res. 51, D629, 2023).
 * Positions: found in GenBank NC_001416 (phage lambda, 48 502 bp) and L09137 (pUC19, 2686 bp). Commercial lambda DNA is
 * of the strain cI857 ind1 Sam7: its ind1 mutation makes the HindIII site cut at 37 584, which the wild type lacks.
 */
export const restrictionEnzymes = [
  {
    name: 'HindIII',
    site: 'AAGCTT',
    cutsAfter: 1,
    cuts: { Lambda: [23130, 25157, 27479, 36895, 37459, 37584, 44141], pUC19: [447] },
  },
  {
    name: 'EcoRI',
    site: 'GAATTC',
    cutsAfter: 1,
    cuts: { Lambda: [21226, 26104, 31747, 39168, 44972], pUC19: [396] },
  },
  {
    name: 'BamHI',
    site: 'GGATCC',
    cutsAfter: 1,
    cuts: { Lambda: [5505, 22346, 27972, 34499, 41732], pUC19: [417] },
  },
  { name: 'KpnI', site: 'GGTACC', cutsAfter: 5, cuts: { Lambda: [17057, 18560], pUC19: [412] } },
  { name: 'XhoI', site: 'CTCGAG', cutsAfter: 1, cuts: { Lambda: [33498], pUC19: [] } },
  { name: 'SalI', site: 'GTCGAC', cutsAfter: 1, cuts: { Lambda: [32745, 33244], pUC19: [429] } },
  { name: 'XbaI', site: 'TCTAGA', cutsAfter: 1, cuts: { Lambda: [24508], pUC19: [423] } },
  { name: 'SmaI', site: 'CCCGGG', cutsAfter: 3, cuts: { Lambda: [19399, 31619, 39890], pUC19: [414] } },
  {
    name: 'BglII',
    site: 'AGATCT',
    cutsAfter: 1,
    cuts: { Lambda: [415, 22425, 35711, 38103, 38754, 38814], pUC19: [] },
  },
  {
    name: 'NdeI',
    site: 'CATATG',
    cutsAfter: 2,
    cuts: { Lambda: [27631, 29884, 33680, 36113, 36669, 38358, 40132], pUC19: [184] },
  },
  { name: 'ApaI', site: 'GGGCCC', cutsAfter: 5, cuts: { Lambda: [10090], pUC19: [] } },
  {
    name: 'ScaI',
    site: 'AGTACT',
    cutsAfter: 3,
    cuts: { Lambda: [16423, 18686, 25687, 27265, 32804], pUC19: [2179] },
  },
  {
    name: 'PvuII',
    site: 'CAGCTG',
    cutsAfter: 3,
    cuts: {
      Lambda: [211, 1919, 2387, 2528, 3060, 3639, 7833, 12101, 12164, 16080, 19718, 20061, 20697, 22993, 27414],
      pUC19: [308, 630],
    },
  },
  {
    name: 'PstI',
    site: 'CTGCAG',
    cutsAfter: 5,
    cuts: {
      Lambda: [
        2560, 2824, 3629, 3644, 3860, 4374, 4713, 4913, 5124, 5218, 5686, 8524, 9617, 9781, 11767, 11839, 14298, 14385,
        16085, 16235, 17394, 19837, 20285, 22425, 26932, 32009, 32256, 37005,
      ],
      pUC19: [439],
    },
  },
] as const satisfies readonly RestrictionEnzyme[];

export type EnzymeName = (typeof restrictionEnzymes)[number]['name'];
