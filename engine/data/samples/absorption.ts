/**
 * Molar decadic absorptivity of substances in solution as Gaussian bands, for the spectrophotometer and for every detector that
 * works by absorption. An empty list says that a substance lets all light from 190 to 1100 nm through.
 *
 * Below 220 nm nearly everything with a ring or a carbonyl group absorbs: only the strongest bands there are in the table, rounded.
 *
 * Positions and heights are those of the sources; widths are full widths at half height, fitted by eye to published curves
 * (chosen). Bands of holmium: absorbances of a 10 mm cell over the content of the solution.
 */
import type { Quantity } from '../../contract';
import type { AbsorptionBand } from '../../core/spectrum';
import type { SubstanceId } from './substances';

export interface Absorption {
  /** `absorbance` of a band: ε in L/(mol cm). */
  readonly bands: readonly AbsorptionBand[];
  readonly source: string;
}

type BandRow = readonly [peak: Quantity<'nm'>, epsilon: Quantity<'L/(mol cm)'>, width: Quantity<'nm'>];

const bandsOf = (...rows: readonly BandRow[]): readonly AbsorptionBand[] =>
  rows.map(([peak, absorbance, width]) => ({ peak, absorbance, width }));

/** Holmium(III) of the wavelength standard: 40 g/L of Ho₂O₃ (377.86 g/mol). */
export const HOLMIUM_CONTENT: Quantity<'mol/L'> = (2 * 40) / 377.86;

const holmium = (rows: readonly (readonly [peak: number, absorbance: number, width: number])[]): Absorption => ({
  bands: bandsOf(...rows.map(([peak, absorbance, width]): BandRow => [peak, absorbance / HOLMIUM_CONTENT, width])),
  source:
    'V. R. Weidner, R. Mavrodineanu, K. D. Mielenz et al., Holmium oxide solution wavelength standard SRM 2034, NBS Special Publication 260-102 (1986): positions; heights and widths chosen',
});

const PARABEN: Absorption = {
  bands: bandsOf([256, 16000, 30]),
  source: 'The Merck Index, 14th ed., Merck 2006: esters of 4-hydroxybenzoic acid, 256 nm; width chosen',
};
/** Of a food colour: place, absorbance of 1 g in 100 mL, width. */
const food = (main: BandRow, molarMass: number, ...others: readonly BandRow[]): Absorption => ({
  bands: bandsOf(...[main, ...others].map(([at, height, width]): BandRow => [at, (height * molarMass) / 10, width])),
  source:
    'JECFA, Combined Compendium of Food Additive Specifications, FAO 2006: place and specific absorbance in water; widths chosen',
});
const leaf = (...rows: readonly BandRow[]): Absorption => ({
  bands: bandsOf(...rows),
  source:
    'R. J. Porra, W. A. Thompson and P. E. Kriedemann, Biochim. Biophys. Acta 975 (1989) 384, and H. K. Lichtenthaler, Methods Enzymol. 148 (1987) 350: in acetone; heights rounded, widths chosen',
});
const AROMATICS =
  'I. B. Berlman, Handbook of Fluorescence Spectra of Aromatic Molecules, 2nd ed., Academic Press 1971: long waves; H. H. Jaffé and M. Orchin, Theory and Applications of Ultraviolet Spectroscopy, Wiley 1962: primary bands, rounded; widths chosen';

export const ABSORPTION: Readonly<Partial<Record<SubstanceId, Absorption>>> = {
  permanganate: {
    bands: bandsOf([525, 2350, 70], [310, 1800, 60]),
    source: 'G. L. Zimmerman, Photochemical decomposition of permanganate, J. Chem. Phys. 23 (1955) 825: spectrum',
  },
  dichromate: {
    bands: bandsOf([257, 4240, 50], [350, 3148, 66], [430, 380, 80]),
    source:
      'R. W. Burke and R. Mavrodineanu, Certification and use of acidic potassium dichromate solutions as an ultraviolet absorbance standard SRM 935, NBS Special Publication 260-54 (1977); per mole of Cr₂O₇²⁻ in 0.005 mol/L acid',
  },
  copper: {
    bands: bandsOf([810, 12, 260]),
    source:
      'F. A. Cotton and G. Wilkinson, Advanced Inorganic Chemistry, 5th ed., Wiley 1988: hexaaqua ion near 800 nm',
  },
  nadh: {
    bands: bandsOf([340, 6220, 64], [260, 14100, 40]),
    source: 'B. L. Horecker and A. Kornberg, J. Biol. Chem. 175 (1948) 385: 6220 L/(mol cm) at 340 nm',
  },
  // 20 and 11.1 L/(g cm) at 260 and 280 nm, 2.26 times as much at 260 as at 230 nm; nothing is said of less than 220 nm.
  dna: {
    bands: bandsOf([257, 24_970, 49.5]),
    source:
      'J. Sambrook and D. W. Russell, Molecular Cloning, 3rd ed., Cold Spring Harbor 2001, appendix 8: 50 µg/mL have an absorbance of 1 at 260 nm, 1.8 times that at 280 nm; place and width fitted to these',
  },
  // 0.57 and 1.0 L/(g cm) at 260 and 280 nm, 31 at 205 nm.
  protein: {
    bands: bandsOf([278, 2690, 39.2], [190, 122_300, 40]),
    source:
      'O. Warburg and W. Christian, Biochem. Z. 310 (1942) 384: 260 over 280 nm, 0.57; R. K. Scopes, Anal. Biochem. 59 (1974) 277: 31 L/(g cm) at 205 nm; 1 L/(g cm) at 280 nm chosen, as for many proteins',
  },
  nitrophenolate: {
    bands: bandsOf([405, 18000, 65]),
    source:
      'G. N. Bowers, R. B. McComb, R. G. Christensen and R. Schaffer, High-purity 4-nitrophenol, Clin. Chem. 26 (1980) 724',
  },
  'methylene-blue': {
    bands: bandsOf([664, 74000, 40], [612, 35000, 60], [292, 38000, 30]),
    source: 'S. Prahl, Methylene blue spectra, Oregon Medical Laser Center (1998), omlc.org',
  },
  'crystal-violet': {
    bands: bandsOf([590, 87000, 60], [545, 35000, 60]),
    source:
      'R. J. Goldacre and J. N. Phillips, The ionization of basic triphenylmethane dyes, J. Chem. Soc. (1949) 1724',
  },
  caffeine: {
    bands: bandsOf([273, 9700, 35], [205, 24000, 25]),
    source: 'The Merck Index, 14th ed., Merck 2006: caffeine in water, 272 to 273 nm; widths chosen',
  },
  uracil: {
    bands: bandsOf([259, 8200, 30], [202, 8800, 20]),
    source:
      'C. E. Carter, Paper chromatography of purine and pyrimidine derivatives, J. Am. Chem. Soc. 72 (1950) 1466: 259 nm',
  },
  methylparaben: PARABEN,
  ethylparaben: PARABEN,
  propylparaben: PARABEN,
  butylparaben: PARABEN,
  paracetamol: { bands: bandsOf([243, 11000, 35]), source: 'The Merck Index, 14th ed., Merck 2006; width chosen' },
  aspirin: {
    bands: bandsOf([228, 8700, 24], [276, 1100, 30]),
    source: 'The Merck Index, 14th ed., Merck 2006: acid, 229 and 276 nm; heights rounded, widths chosen',
  },
  'salicylic-acid': {
    bands: bandsOf([303, 3500, 38], [236, 7000, 30]),
    source:
      'The Merck Index, 14th ed., Merck 2006, and H. H. Perkampus, UV-VIS Atlas of Organic Compounds, 2nd ed., VCH 1992: undissociated acid, 303 and 236 nm; heights rounded, widths chosen',
  },
  'benzoic-acid': {
    bands: bandsOf([230, 11000, 25], [273, 970, 22]),
    source: 'The Merck Index, 14th ed., Merck 2006; width chosen',
  },
  diphenhydramine: {
    bands: bandsOf([258, 450, 25], [206, 14_000, 18]),
    source:
      'The Merck Index, 14th ed., Merck 2006: 258 nm; below 220 nm as two rings of toluene, chosen; widths chosen',
  },
  toluene: { bands: bandsOf([261, 225, 20], [206, 7000, 18]), source: AROMATICS },
  naphthalene: { bands: bandsOf([275, 5600, 30], [220, 110_000, 12], [311, 250, 12]), source: AROMATICS },
  anthracene: { bands: bandsOf([251, 180000, 15], [358, 7500, 45]), source: AROMATICS },
  'brilliant-blue': food([630, 1630, 48], 792.844, [409, 250, 40]),
  tartrazine: food([426, 530, 85], 534.357),
  'allura-red': food([504, 540, 100], 496.416),
  'sunset-yellow': food([485, 555, 90], 452.363),
  'acid-fuchsin': {
    bands: bandsOf([546, 90_000, 50]),
    source:
      'F. J. Green, The Sigma-Aldrich Handbook of Stains, Dyes and Indicators, Aldrich 1990: 546 nm; height rounded, width chosen',
  },
  carotene: leaf([453, 134_000, 40], [480, 80_000, 24]),
  lutein: leaf([446, 127_000, 38], [475, 90_000, 24]),
  'chlorophyll-a': leaf([663.6, 76_790, 22], [430, 90_000, 36]),
  'chlorophyll-b': leaf([646.6, 47_040, 24], [457, 120_000, 30]),
  'starch-iodine': {
    bands: bandsOf([580, 20_000, 150], [355, 3000, 110]),
    source:
      'R. C. Teitelbaum, S. L. Ruby and T. J. Marks, J. Am. Chem. Soc. 102 (1980) 3322: iodine in amylose; 20 000 L/(mol cm) of iodine at 580 nm and the widths chosen, as for the iodine clock',
  },
  'hydrogen-peroxide': {
    bands: bandsOf([200, 190, 56]),
    source:
      'R. F. Beers and I. W. Sizer, J. Biol. Chem. 195 (1952) 133: 43.6 L/(mol cm) at 240 nm, on the flank of this band',
  },
  'oxidised-tmb': {
    bands: bandsOf([450, 59_000, 90]),
    source:
      'P. D. Josephy, T. Eling and R. P. Mason, J. Biol. Chem. 257 (1982) 3669: diimine in acid, 450 nm; width chosen',
  },
  cells: { bands: [], source: 'they scatter light: see below' },
  holmium: holmium([
    [241, 0.9, 6],
    [287.2, 0.5, 5],
    [361.3, 0.6, 4],
    [416.2, 0.7, 4],
    [451.3, 0.9, 5],
    [467.8, 0.45, 4],
    [485.3, 0.5, 4],
    [536.6, 0.7, 6],
    [640.5, 0.3, 8],
  ]),
};

/** Of particles in suspension: τ/(1 + bend τ) with τ = perGram c l (600 nm/λ)^slope, since light that is scattered twice comes back. */
export interface Scattering {
  readonly perGram: Quantity<'L/(g cm)'>;
  readonly slope: number;
  readonly bend: number;
  readonly source: string;
}

export const SCATTERING: Readonly<Partial<Record<SubstanceId, Scattering>>> = {
  cells: {
    perGram: 1 / 0.3,
    slope: 2,
    bend: 0.25,
    source:
      'A. L. Koch, Some calculations on the turbidity of mitochondria and bacteria, Biochim. Biophys. Acta 51 (1961) 429: law; 0.3 g/L of dry cells for τ = 1 and the bend chosen, as for the culture',
  },
};

/** Of a dye that hydroxide ion turns colourless: second order, with Arrhenius' law about 25 °C. */
export interface Fading {
  readonly k2: Quantity<'L/(mol s)'>;
  readonly activation: Quantity<'J/mol'>;
  readonly source: string;
}

export const FADING: Readonly<Partial<Record<SubstanceId, Fading>>> = {
  'crystal-violet': {
    k2: 0.2,
    activation: 60e3,
    source:
      'J. C. Turgeon and V. K. LaMer, The kinetics of the formation of the carbinol of crystal violet, J. Am. Chem. Soc. 74 (1952) 5988: order and size; 0.20 L/(mol s) and 60 kJ/mol chosen',
  },
};
