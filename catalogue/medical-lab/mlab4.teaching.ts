import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners run a glucose tolerance test to its timetable, classify it by published limits, and say which organs make the curve.',
  level:
    'Age 15 to 19 and students of medical laboratory science. Concentrations, areas by trapezoids, insulin as a signal.',
  time: 'One lesson of 45 minutes for two patients at 4 times speed; two with indices and comparison.',
  preparation:
    'Give each group another patient and pool the curves. Hide the patient in a class set. For learning only: nothing here is a diagnosis.',
  safety: {
    hazards: [
      'Human blood is handled as infectious: gloves, coat, closed tubes; needles are never resheathed and go into a sharps box.',
      'The patient may faint or vomit: the test is done sitting, with somebody watching.',
      'With a fasting glucose of 7.0 mmol/L or more the drink is not given: it is not needed and may harm.',
    ],
    instead: ['No learner is pricked or given a load: a class uses this bench, or glucose solutions and test strips.'],
    waste: 'Tubes and swabs to clinical waste, needles to the sharps box.',
    sources: [
      'World Health Organization, WHO guidelines on drawing blood: best practices in phlebotomy, Geneva (2010).',
      'World Health Organization and International Diabetes Federation, Definition and diagnosis of diabetes mellitus and intermediate hyperglycaemia, Geneva (2006).',
    ],
  },
  goesWrong: [
    {
      what: 'The drink is given before the fasting tube.',
      remedy: 'The notice says so: reset, and draw first.',
    },
    {
      what: 'A mark is missed by more than five minutes.',
      remedy: 'The category reads Incomplete: the curve stays, the test has to be done again.',
    },
    {
      what: 'The patient is changed in the middle of a test.',
      remedy: 'A new patient begins a new test; recorded rows stay in the table.',
    },
    {
      what: 'A dose of 50 g is judged by the limits for 75 g.',
      remedy: 'It cannot be classified: ask what the limits were found with.',
    },
  ],
  questions: [
    {
      question: 'Fasting 5.1 mmol/L and 25.5 pmol/L. HOMA-IR?',
      answer: '25.5/6.0 is 4.25 µU/mL; 5.1 × 4.25/22.5 is 0.96.',
    },
    {
      question: 'Fasting 6.4, two hours 5.8 mmol/L. Category?',
      answer: 'Impaired fasting glucose.',
    },
    {
      question: 'A tube with 6.38 mmol/L stands for three hours. What does it read?',
      answer: '6.38 × exp(−0.18) is 5.33 mmol/L: it looks normal.',
    },
    {
      question: 'Why does glucose appear in the urine of Patient 2 and not of Patient 1?',
      answer: 'Above about 10 mmol/L the kidney cannot take all of it back.',
    },
  ],
};
