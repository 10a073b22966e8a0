import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A race through a thin film

Helium carries vapours through a capillary of some 30 m, a quarter of a millimetre wide, whose wall has a film of silicone. A substance spends part of its time in the film: with the **phase ratio** $\\beta=d_c/4d_f$ its retention factor is

$$k=\\frac K\\beta,\\qquad \\ln K=-\\frac{\\Delta H}{RT}+\\frac{\\Delta S}R,\\qquad t_R=t_M(1+k)\\ \\text{at one temperature.}$$

Warming makes $k$ smaller, so the oven is **programmed**: each substance creeps along until it is warm enough, and then runs. Homologues leave at intervals that shrink only slowly, not by multiplication as at one temperature. That is the basis of the **retention index**: a substance that leaves midway between decane and undecane has the index 1050, on any column of that film.

## Width

A peak broadens by diffusion along the tube and by slow exchange across gas and film (**Golay**):

$$H=\\frac{2D_m}u+\\frac{1+6k+11k^2}{96(1+k)^2}\\frac{d_c^2u}{D_m}+\\frac{2k\\,d_f^2u}{3(1+k)^2D_s}.$$

There is one best velocity. An open tube has no unequal paths, hence no term $A$. At its best a capillary has plates about as high as its bore is wide. $N=16(t_R/w)^2$ counts them at **one temperature** only: in a ramp each peak leaves with a small $k$ and narrow, and the formula would count ten times as many plates as the column has. The bench leaves it blank there.

## Ions

Behind the column electrons of 70 eV knock an electron out of each molecule. Some ions break, in a pattern that is nearly the same on every instrument. Isotopes add companions: each carbon about 1.1 % at M+1, one chlorine 32 % at M+2, one bromine 97 %.

## Naming

A **library** compares patterns by the cosine between them, weighted with the mass:

$$\\text{score}=1000\\,\\frac{\\left(\\sum m\\sqrt{I_aI_b}\\right)^2}{\\sum mI_a\\,\\sum mI_b}.$$

It answers with the best that it holds. A name needs three things that agree: score, molecular ion and index.

## The solvent

Some ten thousand times as much solvent as of each substance goes first. The filament stays off until it has passed (**solvent delay**); what leaves meanwhile is not seen.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The best score names the compound.',
    instead:
      'Search the library for undecane of the ladder: it answers dodecane, with a score above 900, since undecane is not in it and homologues share their fragments. The molecular ion (156, not 170) and the retention index (1100, not 1200) say otherwise.',
  },
  {
    believed: 'A ramp makes the column better: 16 (t_R/w)² gives a million plates.',
    instead:
      'In a ramp a peak leaves with a small k, and so narrow that the formula counts ten times too many plates. The column is the same. Set the ramp to 0, and a column of 30 m has some hundred thousand plates of 0.2 mm: as high as its bore is wide, which no open tube betters by much.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\ln K=-2.03-0.537\\,n+\\frac{3200+3900\\,n}{RT}',
      says: 'Distribution into the film, in J/mol, fitted to n-alkanes; n is a hundredth of the retention index, for every substance.',
    },
    {
      tex: '\\int_0^{t_R}\\frac{dt}{t_M\\,(1+k(T(t)))}=1',
      says: 'When a substance leaves; by steps of half a second, with t_M = L/u and u constant.',
    },
    {
      tex: 'H=\\frac{2D_m}u+\\frac{1+6k+11k^2}{96(1+k)^2}\\frac{d_c^2u}{D_m}+\\frac{2k\\,d_f^2u}{3(1+k)^2D_s}',
      says: 'Golay’s plate height, taken as the substance leaves.',
    },
    {
      tex: 'D_m=0.23\\left(\\frac T{373}\\right)^{1.75}\\sqrt{\\frac{10}n}\\ \\text{cm}^2/\\text{s}',
      says: 'Diffusion in helium at a mean pressure of 1.3 atm.',
    },
    {
      tex: '\\prod_i\\left(\\sum_j a_{ij}x^j\\right)^{n_i}',
      says: 'Isotope pattern of an ion: the polynomial of each element, multiplied for each atom.',
    },
    {
      tex: '\\text{RI}=100\\left[n+\\frac{t-t_n}{t_{n+1}-t_n}\\right]',
      says: 'Retention index in a ramp; at one temperature with logarithms of the adjusted times. The alkanes’ times are computed for the same method.',
    },
  ],
  assumptions: [
    'The velocity of the gas is constant along the column and does not change with the oven.',
    'All substances are placed by their index alone: two of one index would leave together in every program.',
    'The inlet and the transfer line neither broaden peaks nor discriminate.',
    'No column bleed, no residual air: the baseline is zero counts.',
    'Ten scans a second; the ions of a scan are a Poisson number, 2·10⁵ for each nanogram. The multiplier does not saturate.',
    'Above 50 ng on a film of 0.25 µm the front of a peak is skewed, and its top leaves later.',
    'Solvent in the source trips the filament; a real one may last a few such runs.',
    'Tuning leaves the mass axis as it is: nothing drifts in a session.',
    'Counting alone makes isotope ratios scatter. On a real quadrupole they err by several per cent besides: the content of the source changes while a scan runs over a peak, the multiplier saturates, and M takes up a hydrogen. The number of carbons is then known to about a tenth of itself.',
    'Retention times repeat exactly, and every injection has its volume to the last digit; real areas scatter by 1 to 5 %.',
    'Each nanogram makes as many ions, whatever the substance: areas compare masses here, which no real source does without a calibration.',
  ],
  validity:
    'Temperatures and times are those of a column of 5 % phenyl methyl silicone for alkanes; other substances have indices that shift by a few units with temperature, which is not modelled. Spectra are the main ions only.',
  parameters: [
    {
      name: 'Retention indices',
      value: 'toluene 763 … caffeine 1840; dichloromethane 530',
      source: 'NIST Chemistry WebBook, rounded',
    },
    {
      name: 'Ions at 70 eV',
      value: 'five to seven for each substance',
      source: 'Chosen after the NIST Chemistry WebBook and McLafferty and Tureček 1993',
      teaching: true,
    },
    { name: 'Diffusion in the film', value: '2·10⁻⁶ cm²/s', source: 'Chosen', teaching: true },
    {
      name: 'Diffusion in helium',
      value: '0.30 cm²/s for decane at 373 K and 1 atm',
      source: 'Fuller, Schettler and Giddings 1966',
    },
    {
      name: 'Isotopes',
      value: '¹³C 1.07, ³⁷Cl 24.24, ⁸¹Br 49.31 %',
      source: 'Berglund and Wieser 2011, representative values',
    },
    { name: 'Ions counted', value: '2·10⁵ for each nanogram', source: 'Chosen', teaching: true },
    { name: 'Capacity of the film', value: '50 ng at 0.25 µm', source: 'Chosen, of the usual order', teaching: true },
  ],
  sources: [
    'M. J. E. Golay, Theory of chromatography in open and coated tubular columns with round and rectangular cross-sections, in D. H. Desty (ed.), Gas Chromatography 1958, Butterworths, p. 36',
    'E. N. Fuller, P. D. Schettler and J. C. Giddings, A new method for prediction of binary gas-phase diffusion coefficients, Ind. Eng. Chem. 58 (1966) 18',
    'H. van den Dool and P. D. Kratz, A generalization of the retention index system including linear temperature programmed gas-liquid partition chromatography, J. Chromatogr. 11 (1963) 463',
    'S. E. Stein and D. R. Scott, Optimization and testing of mass spectral library search algorithms for compound identification, J. Am. Soc. Mass Spectrom. 5 (1994) 859',
    'F. W. McLafferty and F. Tureček, Interpretation of Mass Spectra, 4th ed., University Science Books 1993',
    'P. J. Linstrom and W. G. Mallard (eds), NIST Chemistry WebBook, NIST Standard Reference Database 69, webbook.nist.gov: mass spectra and retention indices',
    'M. Berglund and M. E. Wieser, Isotopic compositions of the elements 2009 (IUPAC Technical Report), Pure Appl. Chem. 83 (2011) 397',
  ],
  limits: [
    'Dichloromethane and many of these substances are harmful to breathe: vials stay closed, the split vent goes to a trap.',
  ],
};
