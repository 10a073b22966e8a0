import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read a chromatogram, know what a quality value says, find a planted variant by alignment and tell a carrier from an error.',
  level: 'Age 16 up. Logarithms for qualities and coverage.',
  time: 'A double lesson; steps 1, 4 and 7 alone fit in 45 minutes.',
  preparation:
    'Variants can be hidden in a class set: each learner finds another one. Nobody enters a real person’s DNA: what is typed becomes part of the link.',
  goesWrong: [
    {
      what: 'Every difference is reported as a variant.',
      remedy: 'Look at its quality first; past some base all of them are low.',
    },
    {
      what: 'A heterozygous place is taken for noise.',
      remedy: 'Two clean peaks of half height at one place, with clean neighbours.',
    },
    {
      what: 'Settings are changed and nothing happens.',
      remedy: 'They hold from the next run; template and variants need a new sample.',
    },
    {
      what: 'Coverage of 3 is taken to mean that everything was read three times.',
      remedy: 'Look at the pile-up: e⁻³, 5 %, is not there at all.',
    },
  ],
  questions: [
    { question: 'What does Q 20 mean?', answer: 'One error in a hundred such calls: ten to the power of −2.' },
    {
      question: 'Why do Sanger peaks merge after some 700 bases?',
      answer: 'Each peak gets broader with the length, while neighbours stay equally far apart.',
    },
    {
      question: 'Why does a cluster get harder to read although nothing is wrong with the camera?',
      answer: 'Its strands get out of step: some show the base before, some the one after.',
    },
    {
      question: 'Does Q 40 at the variant make the diagnosis certain?',
      answer: 'No. It is one error in 10,000, and it knows nothing of exchanged tubes or of errors in copying.',
    },
  ],
};
