import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners choose timings for a contrast, read k-space and artefacts, and know why the door is watched.',
  level: 'Age 17 to university: physics, medicine, engineering. Exponential decay; Fourier transforms help.',
  time: 'One lesson of 45 minutes for weighting and inversion; another for k-space, artefacts and relaxation times.',
  preparation: 'Say first that the magnet is never off. For learning only.',
  safety: {
    hazards: [
      'The field is always on: iron becomes a missile within a metre or so of the bore, and scissors, bottles and chairs have killed.',
      'Pacemakers, aneurysm clips, splinters in the eye and pumps move, heat or fail: everybody who passes the door is screened, staff as well.',
      'Gradients reach 100 dB and more: ear plugs and muffs, for whoever stays in the room too.',
      'Radio pulses heat: no loops of skin or cable, dry clothes, the heating limit kept.',
      'A quench whose vent pipe fails fills the room with cold helium and drives out the air: leave at once, and leave the door open.',
    ],
    instead: [
      'A class works with this bench, or watches from the control room behind the door.',
      'Relaxation times can be measured on a tabletop magnet of half a tesla with its field closed in.',
    ],
    waste: 'None; after a quench the magnet is the engineer’s.',
    sources: [
      'IEC 60601-2-33:2022, Particular requirements for the basic safety and essential performance of magnetic resonance equipment for medical diagnosis.',
      'American College of Radiology, ACR Manual on MR Safety (2024).',
    ],
  },
  goesWrong: [
    {
      what: 'Loading is refused.',
      remedy: 'Screen first, and look at the volunteer’s card: a pacemaker has to be checked by cardiology.',
    },
    { what: 'The scan is refused as too hot.', remedy: 'Lengthen TR or take fewer slices: the note says how many.' },
    {
      what: 'Waiting for a long scan.',
      remedy: 'Use an echo train or the matrix of 64; the clock runs faster by itself.',
    },
    {
      what: 'T1 is fitted to the noise-free signal.',
      remedy: 'Plot the mean of the region, which comes from the picture.',
    },
  ],
  questions: [
    { question: 'TR is 500 ms, 256 lines, one average. How long does the scan take?', answer: '128 s.' },
    {
      question: 'Which inversion time nulls fat (T1 343 ms) when TR is long?',
      answer: 'T1 ln 2, 238 ms.',
    },
    {
      question: 'Why does the picture wrap up and down but not sideways?',
      answer:
        'Along the readout twice as many samples are taken and the rest is cut away; along the phase each sample costs a repetition.',
    },
    { question: 'How many averages double the signal to noise?', answer: 'Four.' },
  ],
};
