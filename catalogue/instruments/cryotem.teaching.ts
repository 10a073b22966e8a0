import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners choose defocus and dose with reasons, follow a single-particle session from grid to resolution, and know why a picture that looks like the template proves nothing.',
  level: 'University: biochemistry, structural biology, physics. Waves, Fourier transforms and averages of noise help.',
  time: 'One lesson of 45 minutes to the first resolution; another for particle number, dose and defocus; half of one for ice thickness and template bias.',
  preparation:
    'Show a published micrograph and the structure that came of it. Say what liquid nitrogen and ethane do: cold burns, air displaced, a flammable gas.',
  safety: {
    hazards: [
      'Liquid nitrogen and ethane burn skin and eyes with cold: face shield, insulated gloves, closed shoes, cuffs over the gloves.',
      'A litre of liquid nitrogen becomes some 700 litres of gas and drives the air out of a small room: ventilation and an oxygen alarm, nobody alone.',
      'Ethane burns and makes explosive mixtures with air: no flame or spark, small amounts, under an extraction hood.',
      'The column makes X-rays: its shielding is never opened while the voltage is on.',
    ],
    instead: [
      'A class works with this bench and with published movies, for instance of EMPIAR.',
      'A negative-stain grid is looked at at room temperature, with neither nitrogen nor ethane; its uranium salt is toxic.',
    ],
    waste: 'Ethane evaporates under the hood, away from flames; grids go to sharps.',
    sources: [
      'British Compressed Gases Association, Code of Practice CP30: The safe use of liquid nitrogen dewars, revision 3 (2019).',
      'J. Dubochet et al., Cryo-electron microscopy of vitrified specimens, Quarterly Reviews of Biophysics 21 (1988) 129.',
    ],
  },
  goesWrong: [
    {
      what: 'Nothing is picked.',
      remedy: 'Lower the threshold, or take more defocus. On GroEL and the proteasome 3 is a good start.',
    },
    {
      what: 'A change of settings empties the screens.',
      remedy:
        'A change of what the exposure depends on makes the movie void: record it again. Particles, threshold and alignment can be changed without.',
    },
    {
      what: 'Refining is refused.',
      remedy: 'The order is movie, picks, classes, refinement; a new threshold takes the classes away.',
    },
    {
      what: 'Recording is refused.',
      remedy: 'Look at the stage temperature: the nitrogen may be off, or the ice have crystallised.',
    },
  ],
  questions: [
    { question: 'What is the Nyquist limit at 1.5 Å a pixel?', answer: '3.0 Å.' },
    {
      question: 'B is 100 Å². By what does 1/d² rise when the particles are doubled?',
      answer: '(2/B) ln 2, 0.0139 per square ångström; here some 0.012, since defocus, motion and damage add to B.',
    },
    {
      question: 'Why is the movie cut into frames, when their sum is wanted?',
      answer:
        'The beam moves the ice. Frames can be moved back before they are added, and late ones weighted down; one long exposure holds all of the motion as blur.',
    },
    {
      question: 'Why must the two halves be aligned separately?',
      answer:
        'Noise that is aligned to one common reference agrees with it, and so with itself: the resolution would be too good.',
    },
    {
      question: 'Why is the first dark ring not cured by more electrons?',
      answer: 'There the lens transfers nothing at all. Pictures at other defocus fill the gap.',
    },
  ],
};
