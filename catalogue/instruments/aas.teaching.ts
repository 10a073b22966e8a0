import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure a metal by atomic absorption against standards, cure interferences, and report a result below the limit of detection as such.',
  level: 'Age 16 to university. Straight lines, logarithms, dilution.',
  time: 'One lesson of 45 minutes for steps 1 to 6; a second for interferences, addition, brass and lead.',
  safety: {
    hazards: [
      'Acetylene and nitrous oxide explode when a flame flashes back: flashback arrestors, the right burner head and the interlocks of the gas box are checked before it is lit; no copper in acetylene lines; the flame is never left alone.',
      'The flame burns and gives ultraviolet light: the shield is shut while it burns, hair is tied back.',
      'Metal vapours and acid mist are drawn off by a hood above the burner. Samples and standards stand in nitric acid, and lead is poisonous: goggles, gloves, washed hands.',
      'The drain of the spray chamber is a water trap: when it runs dry, gas escapes through it. It is filled before lighting.',
    ],
    instead: [
      'A class uses a flame photometer with natural gas for sodium and potassium, or works on data that staff record.',
    ],
    waste: 'Standards and drains with lead, copper or chromium are collected as acid heavy metal waste.',
    sources: [
      'B. Welz and M. Sperling, Atomic Absorption Spectrometry, 3rd ed., Wiley-VCH 1999, chapter 4: flames and burners',
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011, chapter 7: compressed gases',
    ],
  },
  preparation:
    'Lab time runs five times as fast as the clock: the lamp is steady after three minutes of the clock, a quarter of an hour of the lab. The contents of the unknowns are the same for all; stock and scatter differ with the seed.',
  goesWrong: [
    {
      what: 'Zeroing as soon as the lamp is on.',
      remedy:
        'The line gets an intercept and later readings drift away from it, up to 0.013 within minutes: lead then seems to be less than nothing. Wait a quarter of an hour after each change of lamp, and zero again before an unknown.',
    },
    {
      what: 'The lamp is left at the element of the last measurement.',
      remedy: 'Nothing but background absorbs: the stage says that the lamp does not match.',
    },
    {
      what: 'Standards up to 50 mg/L and a straight line.',
      remedy: 'Look at the line view: the points bend away from it. Take fewer milligrams, or the parabola.',
    },
    {
      what: 'Lanthanum only in the sample that has phosphate.',
      remedy: 'Here it goes into all solutions at once, as it should: standards and samples must be alike.',
    },
  ],
  questions: [
    {
      question: 'Why does a lamp of the same metal serve as the light, and not a white one?',
      answer:
        'Its line is narrower than that of the atoms in the flame: nearly all its light can be absorbed. Of white light through a slit of 0.7 nm the atoms would take next to nothing.',
    },
    { question: 'What is the limit of absorbance with 2 % of stray light?', answer: '−log₁₀ 0.02 = 1.70.' },
    {
      question: 'Lead reads 0.02 ± 0.03 mg/L with a limit of detection of 0.06 mg/L. What is reported?',
      answer: 'Less than 0.06 mg/L. The guideline value of 0.01 mg/L cannot be checked this way.',
    },
    {
      question: 'Does standard addition cure background?',
      answer: 'No: it corrects the slope. What adds the same to each reading stays in the result.',
    },
  ],
};
