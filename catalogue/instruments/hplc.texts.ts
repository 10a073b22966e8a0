import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A race through a packed column

A pump pushes water and an organic solvent through a column packed with silica that carries chains of 18 carbon atoms (**C18**). What likes water runs ahead, what likes the chains is held back. Retention falls steeply with the organic part $\\varphi$ (**linear solvent strength**):

$$\\log k=\\log k_w-S\\varphi,\\qquad t_R=t_0(1+k).$$

Ten per cent more of acetonitrile makes $k$ about half.

## Width and resolution

Each band broadens by unequal paths, diffusion and slow exchange. The **plate height** follows van Deemter,

$$H=A+\\frac Bu+Cu,\\qquad N=\\frac LH=16\\left(\\frac{t_R}{w}\\right)^2,$$

and smaller particles lower $A$ and $C$. They cost pressure: by Kozeny and Carman it grows with $1/d_p^2$. Two peaks are parted to the baseline when

$$R_s=\\frac{2\\,\\Delta t}{w_1+w_2}\\geq1.5 .$$

Plates act by their square root; the distance of the peaks acts in proportion. On a real bench another solvent or pH changes it (**selectivity**); here only the part of solvent does.

## Gradient

When early peaks crowd and late ones never come, the solvent is made stronger during the run. Each compound waits near the head until the solvent is strong enough, then leaves with a small $k$ and a narrow peak. Afterwards the column is full of strong solvent: ten column volumes of the first one bring it back.

## Acids, bases, silanols

The aqueous part is dilute phosphoric acid of pH 2.5, so that aspirin and benzoic acid are undissociated, and so are nearly all **silanol** groups of good silica. Amines are charged there. On an old column, or one of impure silica, some silanol groups are acidic enough to be charged as well: they hold amines back, and the peak tails. Low pH is chosen against that, and does not cause it. The acid is used without its salts: phosphate salts would fall out in rich acetonitrile and ruin the seals of the pump.

## How much

The area of a peak is by Beer and Lambert in proportion to the amount injected. Standards of known concentration give a line for each compound. The result has two uncertainties: the **scatter** about the line, and the **stock** that all standards share.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'N = 16 (t_R/w)² also holds in a gradient.',
    instead:
      'Run the aromatic mix from 40 to 90 % at 275 nm and read the plates of anthracene: several times what the same column has in an isocratic run. The peak is narrow because it left with a small k, not because the column became better. Count plates in isocratic runs.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\log k=\\log k_w-S\\varphi', says: 'Linear solvent strength; ln k falls by 0.010 per °C above 25.' },
    {
      tex: '\\int_0^{t_R-t_0}\\frac{dt}{t_0\\,k(\\varphi(t))}=1',
      says: 'When a compound leaves in a gradient; φ at the head follows the program after 0.50 mL of dwell volume.',
    },
    { tex: 'H=1.5\\,d_p+1.4\\frac{D_m}{u}+0.08\\frac{d_p^2u}{D_m}', says: 'Plate height, with u = L/t₀.' },
    { tex: '\\sigma=t_0(1+k_e)\\sqrt{H/L}', says: 'Width of a band, k as it leaves the column.' },
    {
      tex: '\\Delta P=180\\,\\eta L u_s\\frac{(1-\\epsilon)^2}{\\epsilon^3d_p^2}',
      says: 'Pressure, with ε = 0.40 between the particles.',
    },
    { tex: 'A=1000\\,\\varepsilon\\,c\\,V_{inj}/F', says: 'Area of a peak in mAU min, in a cell of 1 cm.' },
    {
      tex: '\\varphi_{head}=\\varphi_{program}+(\\varphi_{old}-\\varphi_{start})\\,e^{-Ft/2V_0}',
      says: 'After a gradient without equilibration; chosen.',
    },
  ],
  assumptions: [
    'Bands do not overload the column, and one compound does not disturb another.',
    'Peaks are Gaussian; at full silanol activity an amine is held 1.3 times as strongly and tails by an exponential of 4 σ.',
    'What is injected widens a band as a plug; tubing, valve and detector cell widen nothing, which with particles of 1.7 µm they would on a real bench.',
    'Flow, temperature and injection repeat exactly: retention times have no scatter, areas only that of the detector. Real times scatter by 0.1 to 0.5 %, real areas by some 0.5 %.',
    'Methanol makes all slopes S smaller by the same factor, and pH is fixed: neither changes the order of the peaks, as on a real bench both may.',
    'The detector scatters by 0.02 mAU and is flat above 2500 mAU.',
    'Runs of standards and equilibration are hurried.',
    'Below 220 nm nearly everything absorbs; only the strongest bands there are in the table, with rounded heights: quantify above 225 nm.',
    'Compounds without data of retention or absorption are listed as not modelled.',
  ],
  validity:
    'k_w and S were chosen for a strongly retaining column: the order of the compounds is that of C18, the times are several times those of a common one. Below 5 % and above 95 % of solvent, and for ions at other pH, the law of solvent strength does not hold.',
  parameters: [
    {
      name: 'log k_w and S of thirteen compounds',
      value: 'methylparaben 2.20, 3.6; butylparaben 3.65, 4.5',
      source: 'Chosen, in the known order of elution',
      teaching: true,
    },
    {
      name: 'Plate height',
      value: 'A = 1.5, B = 1.4, C = 0.08 (reduced)',
      source: 'Chosen for a well packed column',
      teaching: true,
    },
    {
      name: 'Viscosity of the mixtures at 25 °C',
      value: 'acetonitrile 0.89 to 0.35, methanol up to 1.62 mPa s',
      source: 'L. R. Snyder, J. J. Kirkland and J. W. Dolan 2010, appendix I',
    },
    {
      name: 'Bands of absorption',
      value: 'parabens 256 nm, 16 000 L/(mol cm); aspirin 228 nm, 8700; naphthalene 220 nm, 110 000',
      source: 'The Merck Index 2006, Jaffé and Orchin 1962, rounded; widths chosen',
    },
    { name: 'Stock of the standards', value: 'off its label by 0.5 % (1 σ)', source: 'Chosen', teaching: true },
  ],
  sources: [
    'L. R. Snyder, J. J. Kirkland and J. W. Dolan, Introduction to Modern Liquid Chromatography, 3rd ed., Wiley 2010',
    'J. J. van Deemter, F. J. Zuiderweg and A. Klinkenberg, Longitudinal diffusion and resistance to mass transfer as causes of nonideality in chromatography, Chem. Eng. Sci. 5 (1956) 271',
    'P. C. Carman, Fluid flow through granular beds, Trans. Inst. Chem. Eng. 15 (1937) 150',
    'J. P. Foley and J. G. Dorsey, Equations for calculation of chromatographic figures of merit for ideal and skewed peaks, Anal. Chem. 55 (1983) 730',
    'The Merck Index, 14th ed., Merck 2006: bands of absorption',
    'H. H. Jaffé and M. Orchin, Theory and Applications of Ultraviolet Spectroscopy, Wiley 1962: primary bands of aromatics',
    'A. P. Schellinger and P. W. Carr, Solubility of buffers in aqueous-organic eluents for reversed-phase liquid chromatography, LCGC North America 22 (2004) 544',
    'J. N. Miller and J. C. Miller, Statistics and Chemometrics for Analytical Chemistry, 6th ed., Pearson 2010, chapter 5',
  ],
  limits: ['Acetonitrile and methanol are toxic and burn: bottles are closed, waste is collected.'],
};
