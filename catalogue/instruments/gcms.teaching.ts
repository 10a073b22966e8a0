import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners separate a volatile mixture with an oven program, place its peaks between alkanes, and name them by molecular ion, isotopes, library and index together.',
  level: 'Age 17 to university. Formulas and nominal masses; what isotopes are.',
  time: 'Two lessons of 45 minutes: steps 1 to 6, then 7 to 9. Runs pass thirty times as fast as on the bench.',
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
      question: 'Why do homologues leave at even intervals in a ramp, and not at one temperature?',
      answer:
        'At one temperature each carbon multiplies the time by about the same factor; in a ramp each leaves when it is warm enough, and each carbon needs about the same number of degrees more.',
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
