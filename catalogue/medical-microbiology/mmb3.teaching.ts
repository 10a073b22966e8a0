import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry out a disc diffusion test, measure zones, read them by breakpoints, and know what the method stands on.',
  level: 'Age 16 to first years of university. Logarithms for step 6.',
  time: 'Two lessons of 45 minutes; steps 1 to 4 fill the first.',
  preparation:
    'Hide the MIC of the series isolate by a link: groups find it from their own line of zone² against log MIC.',
  safety: {
    hazards: [
      'A lawn holds hundreds of millions of living bacteria. MRSA, Pseudomonas aeruginosa and resistant isolates are of risk group 2 and not for a class.',
      'Resistant bacteria must not leave the room: plates taped shut, never opened, hands washed, no food on the bench.',
      'Discs hold antibiotics to which some people are allergic: forceps, not fingers.',
    ],
    instead: [
      'Escherichia coli K-12 or B, Bacillus subtilis or Micrococcus luteus, of risk group 1, and bought discs; no isolate from a person, an animal or a toilet.',
      'Incubate at 20 to 25 °C for two or three days rather than at 35 °C, and read through the taped lid. Breakpoints do not hold then.',
    ],
    waste: 'Plates are autoclaved closed at 121 °C for at least 15 minutes before they go into the bin.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
    ],
  },
  goesWrong: [
    {
      what: 'The widest zone is called the best drug.',
      remedy:
        'The series isolate, ciprofloxacin at 1 and gentamicin at 2 mg/L: the wider zone is the one that is not S.',
    },
    {
      what: 'The zone is read after six hours.',
      remedy: 'The edge stands, but lawn and table are for 16 to 18 h: not reportable.',
    },
    {
      what: 'Half millimetres are read against the table.',
      remedy: 'Breakpoints are whole millimetres: cefoxitin 22/21 leaves no I.',
    },
  ],
  questions: [
    {
      question: 'Why does a heavier inoculum make a smaller zone?',
      answer: 'The lawn is dense earlier, when the drug has not come as far.',
    },
    {
      question: 'Why does deeper agar make a smaller zone?',
      answer: 'The same load is spread through more agar: the concentration is lower at every place.',
    },
    {
      question: 'The isolate reads S, and the control strain is 2 mm beyond its range. What do you report?',
      answer: 'Nothing: the test is repeated once the fault (discs, agar, inoculum) is found.',
    },
    {
      question: 'MRSA has a zone around gentamicin. May gentamicin be reported?',
      answer: 'Yes, by its own breakpoint: oxacillin resistance concerns beta-lactams.',
    },
  ],
};
