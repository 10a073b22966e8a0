import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry out a disc diffusion test, measure zones, read them by breakpoints, and know what the method stands on.',
  level: 'Age 16 to first years of university. Logarithms for step 6.',
  time: 'Two lessons of 45 minutes; steps 1 to 4 fill the first.',
  preparation:
    'Hide the MIC of the series isolate by a link: groups find it from their own line of zone² against log MIC.',
  goesWrong: [
    {
      what: 'The widest zone is called the best drug.',
      remedy: 'Gentamicin and tetracycline on S. aureus: one MIC, two zones.',
    },
    {
      what: 'The zone is read after six hours.',
      remedy: 'The edge stands, but lawn and table are for 16 to 18 h: not reportable.',
    },
    {
      what: 'Half millimetres are read against the table.',
      remedy: 'Breakpoints are whole millimetres: 29/28 leaves no I.',
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
