/** The questions, and which of them is open. Pure. */

export interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

export const QUESTIONS: readonly Question[] = [
  {
    question: 'Is the laboratory really free, and do I need an account?',
    answer: [
      'Yes, and no. Every experiment and every instrument is open to everyone, without an account, a trial period or a paid version.',
      'The site has places for advertisements. Until an ad network is set up and you agree to ads, each shows something of the lab itself. There are none on a bench.',
    ],
  },
  {
    question: 'How true are the simulations?',
    answer: [
      'Each one solves the equations of its subject and is compared with published values whenever the site is built. Open a bench and choose Model & sources: there stand the equations, what they leave out, the range in which they hold, and every comparison with its source.',
      'They are models for learning. Do not design, diagnose or treat anything by them.',
    ],
  },
  {
    question: 'Why do two readings of the same thing differ?',
    answer: [
      'Because you read an instrument. It has a resolution and an error, as a real one does, and some experiments contain chance of their own: counts, offspring, colonies.',
      'The seed on the stage fixes the chance. Each reset begins another trial with the same instruments and the same specimen: what scatters in nature scatters anew. With the same seed, trial and actions a run repeats exactly.',
    ],
  },
  {
    question: 'Where are my readings and my progress kept?',
    answer: [
      'In this browser on this device, and nowhere else. Clearing the data of the site in your browser removes them.',
      'Tables can be exported from each bench, and progress from the dashboard, so that you can take them to another device.',
    ],
  },
  {
    question: 'Does it work on a phone, by keyboard and without a connection?',
    answer: [
      'It works on a phone: the stage stays in view while you use the controls. Everything that can be dragged can also be moved by keyboard; press ? on a bench for the list of keys.',
      'An experiment runs on your device. Once it has been loaded, losing the connection does not stop it.',
    ],
  },
  {
    question: 'Can I use it with my class?',
    answer: [
      'Yes. Press F on a bench and it fills the projector, with large readings and answers that can be hidden. A set-up is a link, so you can give everyone the same start, or everyone data of their own by another seed. Class sets, ready lessons, safety notes and all else for teachers are on one page: For teachers, in the menu.',
      'No learner has to register, and no name or result reaches us.',
    ],
  },
];

/** Index of the open question; null where none is. */
export type Open = number | null;

/** One question is open at a time; pressing the open one closes it. */
export const pressed = (open: Open, index: number): Open => (open === index ? null : index);
