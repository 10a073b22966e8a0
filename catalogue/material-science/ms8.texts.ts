import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A beam in a solid

Electrons that enter a solid are turned by nuclei (elastic, Mott scattering) and slowed by electrons (inelastic, Bethe). Their tracks fill a pear. Its depth is about

$$R=0.0276\\,\\frac{A\\,E^{1.67}}{Z^{0.89}\\rho}\\ \\mathrm{µm}$$

with $E$ in keV, $A$ in g/mol and $\\rho$ in g/cm³ (Kanaya and Okayama). In copper at 20 keV that is more than a micrometre, although the beam is a thousand times finer.

## Two signals

- **Backscattered electrons** come back with most of their energy. Their part $\\eta$ grows with the atomic number: contrast of composition.
- **Secondary electrons** have a few eV and escape from the top few nanometres only. At a slope $\\phi$ more of the track lies there: their yield grows as $1/\\cos\\phi$. That makes edges bright, and the picture plastic. How many there are also depends on what lies on top: oxide, water, a film of oil. They have no steady order in $Z$.

## The probe

$$d=\\sqrt{d_g^2+d_s^2+d_c^2+d_d^2}$$

The image of the source, $d_g=\\sqrt{4I/(\\pi^2B\\alpha^2)}$, shrinks with a wider angle $\\alpha$; spherical aberration, $0.5\\,C_s\\alpha^3$, and chromatic aberration, $C_c\\alpha\\,\\Delta E/E$, grow with it; diffraction, $0.61\\lambda/\\alpha$, is small. So there is a best aperture.

## Noise

A pixel counts $N$ electrons with the scatter $\\sqrt N$. To see a contrast $C$ the signal to noise should be $5/C$ or more (Rose): about $(5/C)^2$ electrons on each pixel.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'More magnification shows more detail.',
    instead:
      'Magnification is not resolution. Beyond the diameter of the probe and the volume from which the signal comes, a larger picture is only more blurred.',
  },
  {
    believed: 'A finer beam always gives a finer picture.',
    instead:
      'It carries less current, so noise hides what it would resolve; and for backscattered electrons the pear, not the probe, sets the limit.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\sigma=\\frac{3.0\\times10^{-18}Z^{1.7}}{E+0.005\\,Z^{1.7}\\sqrt E+0.0007\\,Z^2/\\sqrt E}',
      says: 'Elastic cross-section in cm², E in keV, fitted to Mott’s by Browning and others; the free path is A/(N_A ρ σ), exponentially distributed.',
    },
    {
      tex: '\\cos\\theta=1-\\frac{2\\alpha R}{1+\\alpha-R},\\quad\\alpha=\\frac{7\\times10^{-3}}{E},\\qquad\\frac{n_f}{n_i}=\\frac{300\\,E^{1-Z/2000}}{Z}+\\frac{Z^3}{3\\times10^5E}',
      says: 'Angle of a forward collision, R uniform on 0 to 1; n_f of them for n_i into any direction, after the same authors.',
    },
    {
      tex: '\\frac{dE}{ds}=-78500\\,\\frac{\\rho Z}{AE}\\ln\\frac{1.166(E+0.85J)}{J},\\quad J=(9.76Z+58.5Z^{-0.19})\\times10^{-3}',
      says: 'Bethe’s law in the form of Joy and Luo, keV/cm. A track ends at 0.5 keV or outside.',
    },
    {
      tex: '\\delta=\\delta_m\\,1.28\\left(\\tfrac{E}{E_m}\\right)^{-0.67}\\left(1-e^{-1.614(E/E_m)^{1.67}}\\right)/\\cos\\phi',
      says: 'Yield of secondary electrons.',
    },
    {
      tex: '\\eta(\\phi)=0.89\\,(\\eta_0/0.89)^{\\cos\\phi}',
      says: 'Backscattered part of a slope, for pictures (Drescher and others).',
    },
    {
      tex: 'S/N=\\sqrt{n\\delta},\\ \\sqrt{0.3\\,n\\eta}',
      says: 'Of a frame, for n electrons on a pixel; the detector catches 0.3 of the backscattered.',
    },
  ],
  assumptions: [
    'Test stripes have lain in air: with secondary electrons aluminium yields 1.05 and gold 1.12 times what copper does (chosen). Elements are clean.',
    'Signal to noise and Rose’s criterion are the formulae for a flat piece (copper, for the stripes): charging, focus and magnification do not enter.',
    'A tungsten gun: brightness 10⁵ A/(cm² sr) at 20 kV, in proportion to E; ΔE = 2 eV.',
    'Cs = 20 mm (WD/10 mm)^1.5 and Cc = 10 mm (WD/10 mm). Out of focus the probe grows by 2α|Δz|.',
    'Pictures are 240 × 180 pixels, 120 mm wide on the screen; blurred by the probe, backscattered ones also by 0.3 R.',
    'A row of a charged frame is brighter or darker and shifted, by chance.',
    'Tracks in the stripes are those of copper, in gold on carbon those of gold, in pollen those of carbon with density 1.0.',
    'Surfaces are drawn: a height for each place, as rough as polished metal, islands of gold or grains of pollen are.',
  ],
  validity:
    '2 to 30 keV; at 20 keV η lies within 0.02 of what is measured. Below 2 keV the rest of a track that ends at 0.5 keV is no longer small.',
  parameters: [
    {
      name: 'η at 20 keV',
      value: 'C 0.062, Al 0.155, Si 0.170, Fe 0.290, Cu 0.311, Ag 0.411, Au 0.493',
      source: 'computed with this model',
      teaching: true,
    },
    {
      name: 'δm and Em (keV)',
      value: 'C 1.0, 0.30; Al 1.0, 0.30; Si 1.1, 0.25; Fe 1.3, 0.40; Cu 1.3, 0.60; Ag 1.5, 0.80; Au 1.4, 0.80',
      source: 'typical of the tables of H. Seiler (1983)',
    },
    { name: 'Collection of backscattered electrons', value: '0.3', source: 'chosen', teaching: true },
    { name: 'Contrast for Rose’s criterion', value: '0.1', source: 'chosen', teaching: true },
    { name: 'Pumping', value: '180 s to 10⁻³ Pa, exponentially', source: 'chosen', teaching: true },
    { name: 'Stigmator', value: '100 nm at full', source: 'chosen', teaching: true },
  ],
  sources: [
    'R. Browning, T. Z. Li, B. Chui, J. Ye, R. F. W. Pease, Z. Czyżewski and D. C. Joy, Empirical forms for the electron/atom elastic scattering cross sections from 0.1 to 30 keV, Journal of Applied Physics 76, 2016 (1994).',
    'D. C. Joy, Monte Carlo Modeling for Electron Microscopy and Microanalysis, Oxford University Press (1995).',
    'K. Kanaya and S. Okayama, Penetration and energy-loss theory of electrons in solid targets, Journal of Physics D 5, 43 (1972).',
    'D. C. Joy and S. Luo, An empirical stopping power relationship for low-energy electrons, Scanning 11, 176 (1989).',
    'H. Drescher, L. Reimer and H. Seidel, Rückstreukoeffizient und Sekundärelektronen-Ausbeute von 10–100 keV-Elektronen, Zeitschrift für angewandte Physik 29, 331 (1970).',
    'L. Reimer, Scanning Electron Microscopy, 2nd edition, Springer, Berlin (1998).',
    'H. Seiler, Secondary electron emission in the scanning electron microscope, Journal of Applied Physics 54, R1 (1983).',
    'A. Rose, Television pickup tubes and the problem of vision, Advances in Electronics 1, 131 (1948).',
    'J. I. Goldstein and others, Scanning Electron Microscopy and X-Ray Microanalysis, 4th edition, Springer, New York (2018).',
  ],
  limits: [
    'The universal curve of δ is made for energies near its maximum. At 20 keV it gives 0.08 for aluminium, 0.16 for copper and 0.21 for gold; measured values scatter widely about 0.1, 0.1 and 0.2.',
    'Real secondary pictures also have those made by backscattered electrons on their way out, which blur them.',
    'Field emission guns are a thousand times brighter: probes of 1 nm.',
  ],
};
