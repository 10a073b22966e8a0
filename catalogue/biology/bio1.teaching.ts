import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners bring a specimen into focus from the weakest objective on, say what limits detail, use iris and lamp for what each is for, and measure with a scale that they calibrated.',
  level:
    'Age 12 to 16 for focus, field and counting; 16 to 19 and first-year students for aperture, depth and uncertainty.',
  time: 'One lesson of 45 minutes for the first four steps; two for all.',
  preparation:
    'None on the device. Beside a real microscope: the same order of work, with a stage micrometer for each group if there is one. Blood and cheek cells: ready-made slides.',
  safety: {
    hazards: [
      'Human blood can carry hepatitis B and C and HIV: nobody pricks a finger for a smear. Cheek cells are taken only where the school or the authority allows it, each learner his own, with a clean cotton bud.',
      'Iodine and methylene blue stain skin and harm the eyes: gloves and eye protection while slides are made.',
      'Cover glasses and slides cut, and a mirror turned to the sun blinds: use a lamp, and sweep up broken glass with a brush.',
    ],
    instead: [
      'Ready-made, fixed slides of blood and of cheek epithelium; onion, Elodea and yeast (Saccharomyces cerevisiae, risk group 1) for slides of one’s own.',
    ],
    waste:
      'Cotton buds and slides with cheek cells go into 1 % hypochlorite for an hour, broken glass into the box for sharps.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories (2019).',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 3 human body fluids and tissues, 70 dyes and indicators.',
    ],
  },
  goesWrong: [
    {
      what: 'The learner begins at 40x and finds nothing.',
      remedy: 'Back to 4x: a slice of 100 µm is sharp there, of 2 µm at 40x.',
    },
    {
      what: 'The slide is pushed the wrong way.',
      remedy: 'The picture is turned by half a turn: push to where the thing should come from.',
    },
    {
      what: 'The picture is too bright and the iris is closed.',
      remedy: 'Ask what became of the resolution; dim the lamp instead.',
    },
    {
      what: 'The calibration of one objective is used with another.',
      remedy: 'Each objective has its own: calibrate at each.',
    },
  ],
  questions: [
    { question: 'At 10x the field is 1.8 mm. How wide is it at 40x?', answer: '0.45 mm: the field goes as 1/M.' },
    { question: 'Which of two 40x objectives shows more, 0.65 or 0.75?', answer: 'The one with aperture 0.75.' },
    {
      question: 'Can a bacterium’s flagellum of 20 nm be seen with any eyepiece?',
      answer:
        'Not as a thing of that width: the limit is some 0.5 µm here and 0.2 µm with oil. It can be seen when it scatters or glows, as a blurred line.',
    },
    {
      question: '41 divisions cover 100 µm. How long is a cell of 20 divisions?',
      answer: '20 · 100/41 = 48.8 µm.',
    },
  ],
};
