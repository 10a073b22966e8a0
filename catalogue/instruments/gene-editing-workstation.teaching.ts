import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find guides, weigh activity against off-targets, and know what two assays of the edited share see and miss.',
  level: 'Age 16 up, genetics and biomedical science. Percentages, a square root.',
  time: 'Two lessons: guides in the first, editing and assays in the second.',
  preparation:
    'Read step 3 with the class: a random background is no genome. Out of scope here: donors, doses, protocols, germ line. For learning only.',
  safety: {
    hazards: [
      'Human cells can carry viruses: biosafety level 2, a class II cabinet, gloves and coat; nothing is pipetted by mouth.',
      'Nucleases and vectors make genetically modified organisms: work only in a laboratory that is registered for it, and never with guides against human genes in vectors that spread.',
      'Liquid nitrogen burns skin and drives out the air; ultraviolet light of a gel harms eyes and skin: face shields.',
    ],
    instead: [
      'A class uses kits that edit a reporter in harmless Escherichia coli K-12 (risk group 1), with plates taped shut, where the law allows it.',
      'Cutting of purified DNA by Cas9 in a tube needs no cells at all.',
    ],
    waste: 'Cells, media and plates are autoclaved or go to biological waste; gels with dye to chemical waste.',
    sources: [
      'WHO, Laboratory biosafety manual, 4th edition (2020).',
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories (2019).',
    ],
  },
  goesWrong: [
    { what: 'The gel stays empty.', remedy: 'First harvest, then PCR; T7E1 cuts what the PCR has copied.' },
    {
      what: 'The trace says “edited” where nothing was.',
      remedy: 'Sequence the control: without it the background counts.',
    },
    {
      what: 'A typed guide is not found.',
      remedy: 'It must stand beside a PAM in this very target, on one of the two strands.',
    },
    {
      what: 'The best score is taken, wherever it cuts.',
      remedy: 'Look at the region: a cut in a promoter shifts no frame.',
    },
  ],
  questions: [
    {
      question: 'Why is the estimate from T7E1 too low?',
      answer:
        'Two strands of the same mutant pair perfectly and are not cut; the formula takes all mutants for different.',
    },
    {
      question: 'Why do two thirds and more of indels break a coding gene?',
      answer: 'Only lengths that are multiples of three keep the frame; the commonest, +1 and −1, do not.',
    },
    {
      question: 'Which edits does neither assay see?',
      answer: 'Large deletions that take a primer site away: that allele is not copied at all.',
    },
    {
      question: 'Does Casgevy repair the sickle base?',
      answer: 'No: it cuts an enhancer of BCL11A, so that fetal haemoglobin is made again. The sickle base stays.',
    },
  ],
};
