import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find that sines, not angles, are in proportion, obtain an index from a slope, and locate the critical angle and Brewster’s angle.',
  level: 'Age 14 to 18. Sine of an angle; polarisation and dispersion are for the upper years.',
  time: 'One lesson of 45 minutes for refraction and total reflection; a second one for polarisation and the prism.',
  preparation: 'For a search hide the second medium in a class set: the index tells which it is.',
  safety: {
    hazards: [
      'A laser beam that meets an eye may burn the retina: class 2 (below 1 mW) at most, below eye height, and nobody bends down to it.',
      'Glass and water throw back beams where one does not expect them: a dark screen stands behind every side.',
      'A half-disc or prism of glass has sharp edges, and water on the table goes with mains lamps badly.',
    ],
    instead: ['A ray box with a slit and a 12 V lamp, and half-discs of acrylic.'],
    sources: [
      'IEC 60825-1:2014, Safety of laser products: classes 1 and 2.',
      'CLEAPSS, PS52: Lasers, laser devices and LEDs (revised 2013), cleapss.org.uk.',
    ],
  },
  goesWrong: [
    {
      what: 'Only small angles are taken, and the angles seem to be in proportion.',
      remedy: 'Ask for 60° and more: at 80° the quotient of the angles is 1.67, not 1.33.',
    },
    {
      what: 'Angles are counted from the surface instead of from the normal.',
      remedy: 'Send the beam along the normal first: that is 0°, and it is not bent.',
    },
    {
      what: 'Total reflection is sought from air to water.',
      remedy: 'It needs the way out of the denser medium: swap the media.',
    },
    {
      what: 'The spread of colours is read to half a degree.',
      remedy: 'It is below 2°: take the research grade, which has a vernier.',
    },
  ],
  questions: [
    {
      question: 'A beam enters water (1.33) at 60°. How does it go on?',
      answer: 'sin θ₂ = 0.866/1.33 = 0.651, so at 40.6° to the normal.',
    },
    { question: 'What is the critical angle from water to air?', answer: 'arcsin(1/1.33) = 48.8°.' },
    {
      question: 'At which angle does glass of 1.52 reflect no p-polarised light?',
      answer: 'At Brewster’s angle, arctan 1.52 = 56.7°.',
    },
    {
      question: 'Why does the beam not bend at the round side of the half-disc?',
      answer: 'It meets it along a radius, so along the normal.',
    },
  ],
};
