import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure resistivities over twenty powers of ten, see why four probes and a reversed current are needed, and read from the temperature whether carriers or their scattering decide.',
  level: 'Age 16 to first year of university. Logarithms for steps 5 and 6.',
  time: 'A double lesson; steps 1 to 3 alone fill one.',
  preparation:
    'Share the metals among groups: who finds the smallest temperature coefficient, and why is it the alloy?',
  safety: {
    hazards: [
      'The source of the electrometer gives 500 V, which can kill: the sample lies in a closed box whose interlock switches it off, leads are touched only when it reads zero, and the disc is discharged first.',
      'The current of 1 A heats thin wires and bad contacts; the oven goes to 600 K and burns skin.',
      'The cryostat is cooled with liquid nitrogen: goggles, insulating gloves, a ventilated room, no closed vessel.',
      'Wafers of silicon break into splinters that cut and are hard to see: tweezers and goggles.',
    ],
    instead: [
      'A class measures metals and a thermistor or a silicon bar with at most 12 V, and sees the insulator by demonstration or on this bench.',
    ],
    sources: [
      'IEC 61010-1, Safety requirements for electrical equipment for measurement, control, and laboratory use, IEC, Geneva.',
      'CLEAPSS, Laboratory Handbook, chapter on electricity and high voltage, Uxbridge.',
    ],
  },
  goesWrong: [
    {
      what: 'The wafer is measured with 100 mA and the source is at its limit.',
      remedy: 'The result still holds, for the current is measured; but take 1 mA.',
    },
    {
      what: 'A row is recorded before the sample has its temperature.',
      remedy: 'Look at the thermometer, or let the sweep wait.',
    },
    {
      what: 'The activation energy is taken for the gap.',
      remedy: 'Each carrier pair needs the gap, and nᵢ is the root of a product: half the gap stands in the exponent.',
    },
  ],
  questions: [
    {
      question: 'Two-wire shows 1.06 Ω for the copper wire. Its own resistance is 0.0107 Ω. Where is the rest?',
      answer: 'In two contacts of 0.5 Ω and 0.05 Ω of leads: the source’s current flows through them.',
    },
    {
      question: 'Why does the contact resistance not matter with four probes?',
      answer: 'The voltmeter’s contacts carry next to no current, so there is no voltage over them.',
    },
    {
      question: 'Why is constantan used for standard resistors?',
      answer: 'Its residual resistivity, from disorder of the alloy, far outweighs the part of the phonons.',
    },
    {
      question: 'A sample of 10¹⁵ Ωm, 1 mm thick and 20 cm² large, has 500 V on it. What flows?',
      answer: 'R = 10¹⁵ × 10⁻³/(2×10⁻³) = 5×10¹⁴ Ω, so I = 500/(5×10¹⁴) = 10⁻¹² A.',
    },
  ],
};
