import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Why a gel

Every base pair of DNA carries two negative charges, so charge and friction grow together with length: in free solution all sizes move alike, at about $3.75\\times10^{-4}\\ \\mathrm{cm^2/(V\\,s)}$. A **gel** tells them apart. Short fragments slip through the pores of the agarose like balls through a sieve (Ogston); long ones thread their way head first, like a snake in grass (reptation).

## Mobility and distance

A band moves at $v=\\mu E$, where $E$ is the voltage over the distance between the electrodes, so that after the time $t$

$$x=\\mu E t .$$

Measured mobilities of duplex DNA follow, over the useful range,

$$\\frac1{\\mu(L)}=\\frac1{\\mu_L}-\\left(\\frac1{\\mu_L}-\\frac1{\\mu_s}\\right)e^{-L/\\gamma}.$$

$\\mu_s$ is the limit for short DNA, $\\mu_L$ that for long DNA, and $\\gamma$ the size at which one goes over into the other. A **dense** gel spreads the small fragments, a **dilute** one the large. A high field flattens the long end: everything above some 10 kbp then runs together. Above 10 V/cm the gel warms, its middle runs ahead, and the bands **smile**.

## Cutting DNA

A restriction enzyme cuts wherever its short palindrome occurs: HindIII at A↓AGCTT. A **linear** molecule with $n$ sites gives $n+1$ fragments, a **circular** one $n$. Fragments add up to the whole, which is the first check of every digest. An uncut plasmid shows two bands for one size: the supercoiled form is compact and runs ahead, the nicked circle lags behind.

## Bands

Each cut molecule gives each fragment once, so the **mass** of a band, and with it its light, goes with its length. Short fragments are faint as well as fast. Bands broaden by diffusion, $\\sigma^2=\\sigma_0^2+2Dt$.

## Sizing an unknown

A **ladder** of known sizes runs beside the unknown. Three curves can be laid through it:

* the straight line of log size against distance: crude, since the points bend;
* Southern's hyperbola, $L=\\dfrac{k_1}{x-x_0}+k_2$;
* a smooth monotone curve through every point.

All three hold only *between* the outermost bands. The uncertainty grows where the curve is steep, and where the ladder leaves a hole: the HindIII ladder has none between 564 and 2027 bp.

Lambda's ends carry 12 free bases that pair with each other. Unless a HindIII ladder is heated before loading, some of its 4361 bp ends sit on the 23 130 bp band.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Every band stands at its true size.',
    instead:
      'Run pUC19 without an enzyme beside the 1 kb ladder. One kind of molecule, 2686 bp, gives two bands, and the ladder reads some 1750 bp from one and 5100 bp from the other: only linear duplexes of the ladder’s kind stand at their size. A circle runs by its shape.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'E=\\frac{U}{d}', says: 'Field from voltage and electrode distance.' },
    {
      tex: '\\frac1{\\mu(L)}=\\frac1{\\mu_L}-\\left(\\frac1{\\mu_L}-\\frac1{\\mu_s}\\right)e^{-L/\\gamma}',
      says: 'Mobility of duplex DNA (van Winkle, Beheshti, Rill).',
    },
    {
      tex: '\\gamma\\to\\gamma\\,\\frac{2.78}{E},\\qquad \\mu_L\\to\\min\\!\\left(0.95\\,\\mu_s,\\ \\mu_L\\left(\\tfrac{E}{2.78}\\right)^{0.9}\\right)',
      says: 'At fields other than 2.78 V/cm: our fit to the rows at 5 V/cm.',
    },
    { tex: 'x=\\sum_i\\mu(L,E_i)\\,E_i\\,t_i', says: 'Distance, summed over the voltages that were on.' },
    {
      tex: '\\sigma^2=\\sigma_0^2+2Dt,\\qquad D=D_{1000}\\left(\\tfrac{1000}{L}\\right)^{0.57}',
      says: 'Width of a band.',
    },
    {
      tex: 'x(u)=x\\,(1-s\\,u^2),\\qquad s=0.03\\,(E-10)',
      says: 'Smile above 10 V/cm, at the place u from −1 to 1 across the gel.',
    },
    {
      tex: 'm_i=m\\,\\frac{L_i}{\\sum_j L_j},\\qquad b=1-e^{-I/I_0}',
      says: 'Mass of a band, and what the camera makes of its light I.',
    },
    {
      tex: 'L=\\frac{k_1}{x-x_0}+k_2',
      says: 'Southern fit, least squares on ln L; the straight line and the monotone cubic (PCHIP) are of ln L against x.',
    },
  ],
  assumptions: [
    'Digests are complete; every fragment comes off as often as every other.',
    'The field is even between the electrodes and the buffer keeps its composition.',
    'Mobility does not depend on the load of a lane or on the bases of a fragment.',
    'The tracking dyes keep pace with fragments of 300 and 4000 bp in every gel.',
    'The photograph is taken at once after staining; distances are those of band centres from the wells.',
  ],
  validity:
    'Mobilities were measured from 200 bp to 10 kbp; longer fragments are an extrapolation. The dependence on the field is within 14 % of the measured rows of 1.0 and 1.3 % agarose at 5 V/cm, from 0.5 to 17.5 kbp; up to 30 % off at 2 V/cm and 20 to 55 % in 0.5 % agarose at 5 V/cm. Up to 5 V/cm, from 600 to 8000 bp, the smooth curve errs below 4 %, the Southern fit below 18 % (below 3 % with the 1 kb ladder), the straight line by up to 44 %.',
  parameters: [
    {
      name: 'μs, μL, γ for 0.5 to 1.5 % agarose',
      value: '1.0 %: 2.93 and 0.39 ×10⁻⁴ cm²/(V s), 10.40 kbp',
      source: 'Rill, Beheshti and van Winkle 2002, table 1 (1× TAE, 2.78 V/cm)',
    },
    { name: '0.5× TBE', value: 'mobilities × 0.95', source: 'chosen', teaching: true },
    {
      name: 'Cut positions',
      value: 'lambda cI857 ind1 Sam7 (48 502 bp) and pUC19 (2686 bp)',
      source: 'GenBank NC_001416 (phage lambda), with the HindIII site of ind1, and L09137 (pUC19); REBASE',
    },
    {
      name: 'Uncut pUC19',
      value: 'supercoiled (80 % of the mass) runs as 0.65 of its length, nicked as 1.9',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Dyes',
      value: 'bromophenol blue as 300 bp, xylene cyanol as 4000 bp',
      source: 'chosen, within what suppliers of loading dyes state for 1 % agarose in TAE',
      teaching: true,
    },
    { name: 'σ0', value: '0.6 mm', source: 'chosen', teaching: true },
    {
      name: 'D of 1 kbp, and its exponent',
      value: '4×10⁻⁸ cm²/s, 0.57',
      source: 'exponent: Robertson, Laib and Smith 2006, in free solution; prefactor chosen near it',
      teaching: true,
    },
    {
      name: 'Least visible mass of a band',
      value: '1 ng (ethidium bromide), 0.5 ng (SYBR Safe)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Current', value: '0.5 mA per volt', source: 'chosen', teaching: true },
    { name: 'Smile', value: '3 % per V/cm above 10 V/cm at the edges', source: 'chosen', teaching: true },
    {
      name: 'Millimetre ruler',
      value: '±0.5 mm (school), ±0.2 mm (research)',
      source: 'Directive 2014/32/EU, MI-008, accuracy classes II and I',
    },
    {
      name: 'Line of the ruler on the middle of a band',
      value: 'standard deviation of 0.2 mm (school), 0.05 mm (research), drawn with the photograph',
      source: 'chosen, for a band a millimetre wide',
      teaching: true,
    },
    {
      name: '± of the sizes',
      value:
        'smooth curve: scatter of the distances read, and half the difference from Southern’s curve through the four nearest bands as a rectangular half-width; the others: scatter of the ladder about the curve, and of the reading',
      source: 'JCGM 100:2008',
    },
  ],
  sources: [
    'D. H. van Winkle, A. Beheshti and R. L. Rill, DNA electrophoresis in agarose: a simple relation describing the length-dependence of mobility, Electrophoresis 23, 15 (2002).',
    'R. L. Rill, A. Beheshti and D. H. van Winkle, DNA electrophoresis in agarose gels: effects of field and gel concentration on the mobilities of DNA fragments, Electrophoresis 23, 2710 (2002).',
    'E. M. Southern, Measurement of DNA length by gel electrophoresis, Anal. Biochem. 100, 319 (1979).',
    'F. N. Fritsch and J. Butland, A method for constructing local monotone piecewise cubic interpolants, SIAM J. Sci. Stat. Comput. 5, 300 (1984).',
    'R. M. Robertson, S. Laib and D. E. Smith, Diffusion of isolated DNA molecules: dependence on length and topology, Proc. Natl. Acad. Sci. USA 103, 7310 (2006).',
    'Directive 2014/32/EU of the European Parliament and of the Council on measuring instruments, annex X (MI-008), 2014.',
    'JCGM 100:2008, Guide to the Expression of Uncertainty in Measurement, 5.1.',
    'GenBank NC_001416 (phage lambda) and L09137 (pUC19), National Center for Biotechnology Information; R. J. Roberts et al., REBASE: a database for DNA restriction and modification: enzymes, genes and genomes, Nucleic Acids Res. 51, D629 (2023).',
  ],
  limits: [
    'A calibration takes every ladder band that is still on the gel, also one too faint to be seen; hollow points mark those. The ruler reads only bands that the photograph shows.',
    'SYBR Safe is looked at in the same light here; its own is blue, at some 470 nm, which spares eyes, skin and the DNA.',
    'The sizes of the ladders come from sequences and are exact; real fragments of odd composition run by a few per cent beside their size.',
    'Real lanes are distorted by overloading, salt and torn wells; real digests may be partial.',
    'Annealed cos ends of unheated lambda HindIII are told of, not drawn.',
    'The electrodes can be set closer than the gel is long, which no tank allows.',
    'At 15 V/cm a real gel would melt: here the warning says so and the run goes on.',
  ],
};
