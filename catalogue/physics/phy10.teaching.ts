import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find a wavelength with a ruler, connect nodal lines with half-integer path differences, and carry the same geometry over to light.',
  level: 'Age 15 to 19. Wavelength, frequency and phase; sine of an angle.',
  time: 'One lesson of 45 minutes for the tank; a second one for shallow water, phase and light.',
  preparation:
    'The tank tells no wavelength until the learner has found it within 5 %: say so beforehand. A projector shows the tank well with the stroboscope on.',
  safety: {
    hazards: [
      'A laser beam that meets an eye may burn the retina: class 2 (below 1 mW) at most, below eye height, ending on a matt screen.',
      'Flashes of 3 to 30 Hz can set off a fit: ask before a stroboscope is used.',
      'Water beside a mains lamp: the lamp of the tank runs at 12 V, and spilt water is wiped up.',
    ],
    instead: [
      'Ripples in a glass dish on an overhead projector; a laser pointer of class 2 through a slide with two slits.',
    ],
    sources: [
      'IEC 60825-1:2014, Safety of laser products: classes 1 and 2.',
      'CLEAPSS, PS52: Lasers, laser devices and LEDs (revised 2013), cleapss.org.uk.',
    ],
  },
  goesWrong: [
    {
      what: 'The distance of two neighbouring crests is measured once.',
      remedy: 'Measure over five and divide: the error of both ends is shared.',
    },
    { what: 'Six crests are taken for six wavelengths.', remedy: 'From the first crest to the sixth there are five.' },
    {
      what: 'The order of a nodal line is counted from 1.',
      remedy: 'The first line has a path difference of λ/2: m = 0.',
    },
    { what: 'The probe is read at once after it was moved.', remedy: 'Wait until the amplitude shows again.' },
  ],
  questions: [
    {
      question: 'Where do two sources in step cancel?',
      answer: 'Where the path difference is half a wavelength, or 1½, 2½ and so on.',
    },
    {
      question: 'Two sources 6 cm apart have their first nodal line at 11°. What is the wavelength?',
      answer: '2 × 6 cm × sin 11° = 2.3 cm.',
    },
    {
      question: 'One of them is turned by 180°. What becomes of the centre line?',
      answer: 'It becomes a line of rest: the waves meet there in opposite phase.',
    },
    {
      question: 'The slits are moved to half their separation. What becomes of the fringes?',
      answer: 'They are twice as far apart: the spacing is λL/d.',
    },
  ],
};
