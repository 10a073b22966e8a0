import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners separate a volatile mixture with an oven program, place its peaks between alkanes, and name them by molecular ion, isotopes, library and index together.',
  level: 'Age 17 to university. Formulas and nominal masses; what isotopes are.',
  time: 'Two lessons of 45 minutes: steps 1 to 6, then 7 to 9. Runs pass thirty times as fast as on the bench.',
  safety: {
    hazards: [
      'Dichloromethane and aromatics harm when breathed, and some may cause cancer: vials are filled in a fume cupboard and stay closed; the split vent and the pump exhaust go to a trap or outdoors.',
      'The inlet at 250 °C, the oven and the transfer line burn: let them cool before a column is touched.',
      'The ion source and the multiplier carry hundreds to thousands of volts: covers stay on, and only trained staff vent and open the instrument.',
      'A gas cylinder is chained to the wall. Where hydrogen is the carrier gas, a leak into the hot oven explodes: helium or nitrogen has no such risk.',
    ],
    instead: [
      'A class brings solutions in ethanol or hexane of low content, filled beforehand, and works on recorded data: only staff run the instrument.',
    ],
    waste:
      'Vials with dichloromethane or halogenated aromatics go closed into the container for halogenated solvents, the others into that for flammable solvents.',
    sources: [
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011, chapters 4 and 7',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 60 ethanol, 62 chlorinated hydrocarbons, 63 hydrocarbons',
    ],
  },
  preparation:
    'Each seed has another unknown: a class set gives one to each learner, and the key holds the three names in the order of their times.',
  goesWrong: [
    {
      what: 'The filament trips after a change of velocity or oven.',
      remedy: 'The solvent leaves later: set the delay past it, 0.2 min after its middle at least.',
    },
    { what: 'The first peak is missing.', remedy: 'It left while the source was off: shorten the delay.' },
    {
      what: 'Caffeine does not leave.',
      remedy: 'Without a ramp it stays for hours at 100 °C: let the oven go to 250 °C.',
    },
    { what: 'Peaks have a slow front.', remedy: 'More than 50 ng on a film of 0.25 µm: raise the split ratio.' },
  ],
  questions: [
    {
      question: 'Why do the times of homologues multiply at one temperature, and nearly add in a ramp?',
      answer:
        'At one temperature each carbon multiplies the time beyond the dead time by the same factor; in a ramp each leaves when it is warm enough, and each carbon needs a few degrees more: 19 at first, 11 at last.',
    },
    {
      question: 'A spectrum has M at 156 and as much at 158. Which element?',
      answer: 'Bromine: its isotopes 79 and 81 are about equally frequent.',
    },
    {
      question: 'Why is M+2 of dichlorobenzene twice that of chlorobenzene?',
      answer: 'Each of the two chlorines may be the heavy one: 2 × 32 %.',
    },
    {
      question: 'Naphthalene’s M+1 comes to 10.83 %, and its formula alone to 10.91 %. Why?',
      answer: 'The heavy companion of M−1 falls on M and makes it larger.',
    },
  ],
};
