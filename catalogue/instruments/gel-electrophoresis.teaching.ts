import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners calibrate distance by a ladder, size an unknown with its error, and order restriction fragments into a map.',
  level: 'Age 16 to university. Restriction enzymes and logarithms.',
  time: 'One lesson of 45 minutes for gel, ladder and unknown; a second one for mapping and agarose.',
  preparation: 'Each seed has another unknown: a class set gives one to each learner, and the key holds its size.',
  safety: {
    hazards: [
      'Ethidium bromide slips into DNA and is suspected of causing genetic defects, and its dust may kill if it is breathed in: nitrile gloves, a coat, its own marked place, no powder weighed.',
      'Light of 302 nm burns eyes and skin within seconds: a UV face shield, sleeves over the gloves, or a closed box with a camera.',
      'A tank carries 75 to 150 V through salt water: power off and leads pulled before the lid is opened, dry hands and bench.',
      'Molten agarose boils over and scalds: heat-proof gloves, the flask left to stand after the microwave.',
    ],
    instead: [
      'SYBR Safe with blue light and an orange filter; methylene blue where there is no light box.',
      'Tanks for schools run at some 45 V from batteries or an isolated supply; DNA of lambda or plasmids, not of people in the class.',
    ],
    waste:
      'Gels, gloves and buffer with ethidium bromide go to marked hazardous waste or through charcoal, never into the sink or the bin.',
    sources: [
      'Regulation (EC) No 1272/2008 on classification, labelling and packaging: ethidium bromide, H341 suspected of causing genetic defects, H330 fatal if inhaled.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 77 working with DNA.',
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories (2019).',
    ],
  },
  goesWrong: [
    { what: 'The dye runs off the gel.', remedy: 'Switch off when the blue dye is three quarters down.' },
    {
      what: 'A straight line is used up to the largest bands.',
      remedy: 'log size against distance bends there: compare the curves on the stage.',
    },
    { what: 'Sizes are read beyond the last band of the ladder.', remedy: 'Read only between two bands.' },
    { what: 'The distance is measured from the edge of the gel.', remedy: 'From the well to the middle of the band.' },
  ],
  questions: [
    {
      question: 'Of 500 and 5000 base pairs, which runs farther?',
      answer: '500: it finds its way through the pores more easily.',
    },
    { question: 'EcoRI cuts the 23 130 bp fragment at 21 226. What pieces come?', answer: '21 226 and 1904 bp.' },
    { question: 'How do you check a map of lambda?', answer: 'All pieces add up to 48 502 bp.' },
    {
      question: 'Which gel separates large fragments better?',
      answer: 'A dilute one, 0.7 %; small fragments want 1.5 %.',
    },
  ],
};
