import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read a chromatogram, know what a quality value says, find a planted variant by alignment and tell a carrier from an error.',
  level: 'Age 16 up. Logarithms for qualities and coverage.',
  time: 'A double lesson; steps 1, 4 and 7 alone fit in 45 minutes.',
  preparation:
    'Variants can be hidden in a class set: each learner finds another one. Nobody enters a real person’s DNA: what is typed becomes part of the link.',
  safety: {
    hazards: [
      'Samples go into a capillary, and clusters are washed, in formamide, which may harm an unborn child: nitrile gloves, a coat, and a fume hood.',
      'A laser excites the dyes: interlocked covers stay shut, and only service staff open them.',
      'A capillary runs at some ten thousand volts: the oven door is closed before the voltage is on.',
    ],
    instead: [
      'A class sends its PCR products to a sequencing service, or works with published traces and this bench.',
      'DNA of plants, baker’s yeast or a harmless Escherichia coli K-12 strain, not of people in the class.',
    ],
    waste: 'Formamide, polymer and used flow cells go to hazardous chemical waste, not into the sink.',
    sources: [
      'Regulation (EC) No 1272/2008, Annex VI: formamide, toxic for reproduction, category 1B.',
      'IEC 60825-1:2014, Safety of laser products, part 1: equipment classification and requirements.',
    ],
  },
  goesWrong: [
    {
      what: 'Every difference is reported as a variant.',
      remedy: 'Look at its quality first; past a certain base all of them are low.',
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
      question: 'Which share of terminators reads 500 bases best, and why not fewer still?',
      answer:
        'About 1/500. With more of them few copies get so far; with fewer nearly all copies run through, and each band is too faint.',
    },
    {
      question: 'Does Q 40 at the variant make the diagnosis certain?',
      answer: 'No. It is one error in 10 000, and it knows nothing of exchanged tubes or of errors in copying.',
    },
  ],
};
