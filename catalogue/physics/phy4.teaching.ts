import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find a spring constant in two ways, by stretching and by swinging, and decide by uncertainties whether the two agree.',
  level: 'Age 14 to 18. Weight and force should be known; the share of the spring’s own mass is for the upper years.',
  time: 'One lesson of 45 minutes for Hooke’s law; a second one for the period and the heavy spring.',
  preparation: 'For a search hide the spring constant in a class set and let them use the masses as they like.',
  safety: {
    hazards: [
      'Springs jump when a hook slips or a wire breaks: goggles for all who stand near.',
      'Masses of a kilogram and more fall on feet: a tray or sand below, a clamp that holds the stand on the table.',
    ],
    instead: ['Springs of 25 N/m with masses of 100 g, which hardly need more than goggles.'],
    sources: ['CLEAPSS, advice on stretched springs and wires, cleapss.org.uk.'],
  },
  goesWrong: [
    {
      what: 'The ruler is read while the mass swings.',
      remedy: 'Hang gently, or wait until the pointer rests: only then the extension is that of the weight.',
    },
    {
      what: 'The eye is not level with the pointer.',
      remedy: 'Bring pointer and mirror image together; the step that does it badly shows how much it costs.',
    },
    {
      what: 'The extension is plotted against the mass and its slope called k.',
      remedy: 'Plot force against extension, or invert the slope and multiply by g.',
    },
    { what: 'One swing is timed.', remedy: 'Let it swing ten times: the error of the clock is shared by all.' },
  ],
  questions: [
    { question: 'How far does 0.5 kg stretch a spring of 20 N/m?', answer: '0.5 × 9.81/20 = 0.245 m.' },
    {
      question: 'The same mass is let go where the spring is unstretched. How far down does it get without friction?',
      answer: 'Twice as far, 0.49 m; with the friction of this bench 0.455 m.',
    },
    {
      question: 'What is the period of 0.5 kg on 20 N/m?',
      answer: '2π √(0.5/20) = 0.993 s, with the damping of the bench 0.995 s.',
    },
    {
      question: 'Which of the two ways needs g?',
      answer: 'The stretching. The period needs a mass and a clock, no g and no ruler.',
    },
  ],
};
