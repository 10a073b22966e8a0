import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
For learning only. Not for diagnosis or treatment. The person is invented.

## Two reins

Left alone the **sinus node** fires about 100 times a minute. At rest the **vagus** nerve holds it to some 70. When exercise begins the brake is let go within seconds; then **sympathetic nerves** add more over half a minute. Afterwards the brake comes back first, and the rest fades over minutes.

The rate rises in proportion to the share $f$ of the **reserve** of oxygen uptake in use, that is of what lies between the uptake at rest and the largest one:

$$HR=HR_{rest}+(HR_{max}-HR_{rest})\\,f,\\qquad HR_{max}=208-0.7\\,\\text{age}.$$

The largest uptake falls by about a tenth with each decade, so the same walk costs the old a larger share.

## How much blood

**Stroke volume** climbs early and levels off. **Cardiac output** is what counts:

$$CO=HR\\times SV.$$

Systolic pressure rises with effort, diastolic hardly.

## The trace

- **P**: the atria are excited. **QRS**: the ventricles. **T**: they recover.
- On the paper 25 mm are one second and 10 mm one millivolt. A small square is 40 ms, a large one 200 ms.
- $HR=60\\,000/RR$ with RR in milliseconds.
- QT shortens as the heart speeds up: Bazett's $QT=0.40\\sqrt{RR}$ in seconds. It is a rule of thumb: at high rates it makes QT shorter than it is.
- Breathing makes the rate wander: faster while one breathes in. It fades with effort, since it is the vagus that does it.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Coffee makes the heart beat faster.',
    instead:
      'Rest for two minutes with and without: **the rate is the same**, within what breathing makes of it. The pressure is not: here some 7 mmHg more, through narrower vessels. In a placebo-controlled trial with people who drank no coffee 200 mg raised it by a tenth and left the rate as it was (Casiglia et al. 1991). A second trial of the same group found no significant rise (1992).',
  },
  {
    believed: 'A healthy heart beats as evenly as a clock.',
    instead: 'Watch the beat-to-beat rate at rest: it rises and falls with each breath. While running it hardly does.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'HR=B+V+S', says: 'Base rate 70, what the vagus lets go (at most 30), what sympathetic nerves add.' },
    {
      tex: '\\Delta=(HR_{max}-B)f,\\quad V^*=\\min(\\Delta,30),\\quad S^*=\\max(0,\\Delta-30)',
      says: 'What they tend to; V with τ 5 s up and 40 s down, S with 30 s up and 180 s down.',
    },
    {
      tex: 'f=\\frac{\\dot V_{O_2}-3.5}{M-3.5},\\quad M=42\\cdot0.9^{(age-20)/10}',
      says: 'Share of the uptake reserve.',
    },
    { tex: 'SV=70+40\\,(1-e^{-f_d/0.2})', says: 'Stroke volume in mL; f_d is the share that the rate has reached.' },
    {
      tex: 'P_{sys}=120+88f_d+7c,\\quad P_{dia}=80+4c',
      says: 'Pressures in mmHg; c is caffeine in parts of its peak.',
    },
    {
      tex: 'C=\\frac{200}{42}\\frac{k_a}{k_a-k_e}\\left(e^{-k_eh}-e^{-k_ah}\\right)',
      says: 'Caffeine in plasma, mg/L; k_a = 6 /h, half-life 5 h.',
    },
    {
      tex: 'v(t)=\\sum_i a_i\\,e^{-(t-t_i)^2/2b_i^2}',
      says: 'Lead II as a sum of five waves; their places do not stretch with the beat, but for P and T.',
    },
  ],
  assumptions: [
    'A healthy adult of 70 kg; men and women alike.',
    'Base rate and its ripple are the same for all ages; in life breathing moves the rate of the old far less.',
    'The run is set to 78 % of each reserve, 9 km/h at 20 years, but is never slower than a jog of 5.4 km/h, which takes 96 % of the reserve at 80. Below 8 km/h its cost holds only for those who truly run.',
    'Oxygen uptake follows the effort with its own 35 s, up and down; the slow rest of the oxygen debt after hard work is left out.',
    'Effort does not tire: pressures and rates hold as long as the belt moves.',
  ],
  validity: 'Efforts of some minutes, 18 to 80 years. One dose of caffeine in people who are not used to it.',
  parameters: [
    { name: 'Largest rate', value: '208 − 0.7 age', source: 'Tanaka, Monahan and Seals 2001' },
    { name: 'Oxygen cost', value: '0.1 (walking) and 0.2 (running) mL/kg per metre', source: 'ACSM 2021' },
    {
      name: 'Largest uptake',
      value: '42 mL/kg/min at 20 years, a tenth less each decade',
      source: 'chosen',
      teaching: true,
    },
    { name: 'τ of vagus and sympathetic nerves', value: '5/40 s and 30/180 s', source: 'chosen', teaching: true },
    {
      name: 'Stroke volume, pressures',
      value: '70 to 110 mL; 120 to 208 over 80 mmHg',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Caffeine',
      value: '200 mg: +7/+4 mmHg, no change of rate',
      source: 'chosen, smaller than the +10 % systolic of Casiglia et al. 1991',
      teaching: true,
    },
    { name: 'Breathing', value: '4 beats/min at 0.25 Hz, and 0.7 from beat to beat', source: 'chosen', teaching: true },
    {
      name: 'Waves of lead II',
      value: 'P and T placed as in ECGSYN at 70/min; QRS 86 ms, P 88 ms',
      source: 'McSharry et al. 2003; widths of a healthy adult by Surawicz et al. 2009; heights chosen',
    },
  ],
  sources: [
    'H. Tanaka, K. D. Monahan and D. R. Seals, Age-predicted maximal heart rate revisited, J. Am. Coll. Cardiol. 37, 153 (2001).',
    'American College of Sports Medicine, ACSM’s Guidelines for Exercise Testing and Prescription, 11th ed. (2021); a 12th followed in 2025.',
    'D. P. Swain and B. C. Leutholtz, Heart rate reserve is equivalent to %VO₂ reserve, not to %VO₂max, Med. Sci. Sports Exerc. 29, 410 (1997).',
    'P. E. McSharry, G. D. Clifford, L. Tarassenko and L. A. Smith, A dynamical model for generating synthetic electrocardiogram signals, IEEE Trans. Biomed. Eng. 50, 289 (2003).',
    'E. Casiglia et al., Haemodynamic effects of coffee and caffeine in normal volunteers: a placebo-controlled clinical study, J. Intern. Med. 229, 501 (1991).',
    'E. Casiglia et al., Haemodynamic effects of coffee and purified caffeine in normal volunteers: a placebo-controlled clinical study, J. Hum. Hypertens. 6, 95 (1992).',
    'B. Surawicz, R. Childers, B. J. Deal and L. S. Gettes, AHA/ACCF/HRS recommendations for the standardization and interpretation of the electrocardiogram, part III: intraventricular conduction disturbances, Circulation 119, e235 (2009).',
    'B. J. Whipp and K. Wasserman, Oxygen uptake kinetics for various intensities of constant-load work, J. Appl. Physiol. 33, 351 (1972).',
    'H. C. Bazett, An analysis of the time-relations of electrocardiograms, Heart 7, 353 (1920).',
  ],
  limits: [
    'Real hearts drift up in long efforts, and their stroke volume falls in heat.',
    'On a moving chest the trace sways and muscles make it hairy; this one is clean.',
    'Regular coffee drinkers show little of the pressure rise, or none.',
    'Bazett’s formula corrects too much at high rates; others (Fridericia, Framingham) bend less.',
  ],
};
