import type { ModelNotes } from '../define';

export const theory = `
## A scale of powers of ten

$$\\mathrm{pH}=-\\log_{10}a_{H^+}$$

Each unit of pH is a **tenfold** change in hydrogen ions: lemon juice at pH 2 holds a hundred thousand times as many as pure water. Water itself splits a little, and at 25 °C

$$K_w=[\\mathrm{H^+}][\\mathrm{OH^-}]=10^{-13.995},$$

so neutral is pH 7.00. Acids raise $[\\mathrm{H^+}]$ above that of water, bases lower it.

## Weak acids and bases

Vinegar and lemon juice hold **weak** acids, of which only a small part is ionised. If that part is small,

$$[\\mathrm{H^+}]\\approx\\sqrt{K_a c}\\,.$$

Diluted tenfold, a larger part ionises. The pH therefore rises by only about **0.5**, not by 1 as it would for a strong acid. Ammonia takes a proton from water, $\\mathrm{NH_3+H_2O\\rightleftharpoons NH_4^++OH^-}$, and is a weak base; soap is the sodium salt of a weak acid, and basic for the same reason. However far you dilute, the water takes over near pH 7, and nothing crosses it. Pure water that stands open takes up carbon dioxide and reads about 5.6.

## Paper

pH paper is soaked with several indicators. Compared with its chart it tells the whole number, more or less. That is quick, needs no calibration, and is enough for sorting.

## The glass electrode

A thin glass bulb answers to hydrogen ions with a voltage that is linear in pH:

$$E=E_0-s\\,(\\mathrm{pH}-7),\\qquad s=59.16\\ \\mathrm{mV}\\ \\text{at 25 °C}.$$

That is Nernst's slope. A real electrode has an **offset**, and a slope a few per cent too small, and both change with age. So it is calibrated in two **buffers** of known pH: the first fixes the offset, the second the slope. A slope of 90 to 100 % is healthy; below 85 % the bulb or the buffer is spoiled.

## Doing it well

- **Calibrate** at 7.00, then at the buffer on the side of your samples.
- **Rinse** between liquids. A film of the last one mixes into the next. A tenth of a millilitre of ammonia takes a beaker of pure water up by three units of pH; a buffer, which has acid and base in store, hardly notices.
- **Wait** for the stability mark. The bulb needs about half a minute, in pure water, which hardly conducts, two.
`;

export const misconceptions = [
  {
    believed: 'An acid diluted tenfold always rises by one unit of pH, since its hydrogen ions are ten times as thin.',
    instead:
      'Dilute vinegar 10, 100 and 1000 times and record the pH: it rises by about a half each time, for a larger part of a weak acid ionises when it is diluted.',
  },
  {
    believed: 'Enough dilution makes an acid basic.',
    instead:
      'Dilute soap, ammonia or vinegar 1000 times: all come closer to 7, and none passes it. In the end only water is left.',
  },
] as const;

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\sum c_{+}+h-\\frac{K_w}{h}+\\sum_i c_i\\,(z_i-\\bar n_i(h))=0',
      says: 'Charges balance: z is the charge of an acid with all its protons, n̄ the mean number it has lost. Bisection finds the one root.',
    },
    {
      tex: '\\frac{K_1 c}{h}+\\frac{2K_1K_2 c}{h^2},\\quad c=420\\times10^{-6}\\cdot10^{-1.47}\\ \\mathrm{mol/L}',
      says: 'Charges of carbonic acid in water that stands open; its undissociated part is held constant by the air.',
    },
    {
      tex: 'E\\to E_{off}-f\\cdot59.16\\ \\mathrm{mV}\\,(\\mathrm{pH}_{eff}-7),\\quad \\tau=4\\ \\mathrm{s}',
      says: 'Glass electrode, first order; in water τ = 20 s.',
    },
    {
      tex: 'c_i\\to(1-\\varphi)\\,c_i+\\varphi\\,c_i^{last},\\quad \\varphi=\\frac{0.1\\ \\mathrm{mL}}{100.1\\ \\mathrm{mL}}',
      says: 'What an unrinsed electrode carries over, for that dip: a film of the last liquid mixes in, and the charges of the mixture balance.',
    },
    {
      tex: '\\mathrm{pH}_{meter}=\\mathrm{pH}_1+\\frac{E_1-E}{s},\\quad s=\\frac{E_1-E_2}{\\mathrm{pH}_2-\\mathrm{pH}_1}',
      says: 'The meter after calibration; with one buffer s = 59.16 mV, with none also E = 0 at pH 7.',
    },
  ],
  assumptions: [
    '25 °C throughout: the temperature knob of the meter is right.',
    'Activities are left out; below 0.1 unit of pH here.',
    'Buffers have exactly the pH on their labels; phthalate, phosphate and carbonate, 0.05 mol/L each.',
    'Each dip is into a fresh beaker of 100 mL: what was carried over is gone with the next.',
    'Liquids other than water take up no carbon dioxide.',
    'In air the electrode holds its last voltage.',
  ],
  validity: 'Aqueous liquids from pH 1 to 13; compositions are typical ones, as on the labels.',
  parameters: [
    { name: 'pKw, 25 °C', value: '13.995', source: 'Bandura and Lvov 2006, as tabulated in the CRC Handbook' },
    { name: 'pK of citric acid', value: '3.128, 4.761, 6.396', source: 'CRC Handbook' },
    { name: 'pK of acetic acid', value: '4.756', source: 'CRC Handbook' },
    { name: 'pK of ammonium', value: '9.246', source: 'CRC Handbook' },
    { name: 'pK of carbonic acid', value: '6.352, 10.329', source: 'CRC Handbook' },
    { name: 'pK of phthalic acid', value: '2.943, 5.432', source: 'CRC Handbook' },
    { name: 'pK of phosphoric acid', value: '2.16, 7.21, 12.32', source: 'CRC Handbook' },
    { name: 'Slope of Nernst, 25 °C', value: '59.16 mV', source: 'Buck et al. 2002' },
    {
      name: 'Lemon juice, vinegar, ammonia, soap',
      value:
        'citric acid 0.30 mol/L with 0.03 mol/L K⁺; acetic acid 0.833 mol/L; ammonia 1.0 mol/L; sodium carboxylate 0.030 mol/L (pKa 5.0) with 0.0002 mol/L Na₂CO₃',
      source: 'chosen as typical',
      teaching: true,
    },
    {
      name: 'Carbon dioxide in water that stands open',
      value: '420 ppm in the air, 10^−1.47 mol/(L atm)',
      source: 'chosen, as of the early 2020s; constant: Stumm and Morgan 1996',
      teaching: true,
    },
    {
      name: 'Electrode',
      value: 'offset of 0 ± 8 mV (normal), slope 93 to 99 % (uniform), τ = 4 s, 20 s in water',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Carry-over', value: '0.1 mL of the last liquid in 100 mL', source: 'chosen', teaching: true },
    { name: 'pH paper', value: '±0.5, rounded to 1', source: 'chosen', teaching: true },
    {
      name: 'pH meter',
      value: '±0.03 (school), u = 0.01 (research), after calibration',
      source: 'school: chosen, of the size that Leito et al. 2002 find; research: Buck et al. 2002',
      teaching: true,
    },
  ],
  sources: [
    'CRC Handbook: W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton 2016: dissociation constants, ionization constant of water.',
    'Bandura and Lvov 2006: A. V. Bandura and S. N. Lvov, The ionization constant of water over wide ranges of temperature and density, J. Phys. Chem. Ref. Data 35, 15 (2006).',
    'Stumm and Morgan 1996: W. Stumm and J. J. Morgan, Aquatic Chemistry, 3rd ed., Wiley, New York 1996: carbon dioxide in open water.',
    'Buck et al. 2002: R. P. Buck et al., Measurement of pH. Definition, standards, and procedures (IUPAC Recommendations 2002), Pure Appl. Chem. 74, 2169 (2002), doi:10.1351/pac200274112169.',
    'Leito et al. 2002: I. Leito, L. Strauss, E. Koort and V. Pihl, Estimation of uncertainty in routine pH measurement, Accred. Qual. Assur. 7, 242 (2002).',
  ],
  limits: [
    'Real lemons, vinegars and soaps differ; lemon juice is found from 2.0 to 2.6, vinegar from 2.4 to 3.4.',
    'Above pH 12 a glass electrode also answers to sodium and reads too low.',
    'Soap builds micelles, which shift its acid constant with concentration.',
    'In very pure water a real reading never quite settles.',
    'Beyond its two buffers a real meter extrapolates a line that bends: readings of vinegar, lemon juice and ammonia err more than those between. Buffers of 1.68 and 12.45 are not on this bench.',
  ],
};
