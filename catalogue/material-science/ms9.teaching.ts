import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure an expansion curve, correct and calibrate it, and tell scatter from calibration.',
  level: 'Age 16 to university. Slope and mean; the integral may stay an area.',
  time: '75 minutes; 45 without steps 6 and 7. Speeds above 4× save waiting.',
  preparation:
    'Give each group another seed: each then has a transducer and a thermocouple of its own, and the class sees what the reference run mends.',
  safety: {
    hazards: [
      'The furnace and what lies in it burn skin for an hour after the heating: heat-proof gloves and tongs, and wait until the display is below 40 °C.',
      'Tube and rod of fused silica break into sharp splinters when they are knocked: goggles, and both hands.',
      'Samples with coatings, grease or cadmium plate give off fumes when they are hot: clean bare metal only, and a ventilated room.',
    ],
    instead: [
      'A tube of copper warmed by steam, with a dial gauge or a rolling needle at its end, gives α of copper to some per cent.',
    ],
    sources: [
      'ASTM E228-17, Standard Test Method for Linear Thermal Expansion of Solid Materials with a Push-Rod Dilatometer, ASTM International (2017).',
      'CLEAPSS, Laboratory Handbook, chapter on heating, Uxbridge.',
    ],
  },
  goesWrong: [
    {
      what: 'The zero is forgotten.',
      remedy: 'Where the rod came to rest, up to 40 µm, stays in ΔL. Cool, mount anew and set it.',
    },
    {
      what: 'It is read at the end of the ramp.',
      remedy: 'The sample is τ times the rate behind. Wait for the end of the hold.',
    },
    {
      what: 'The length is changed after the reference run.',
      remedy: 'The factor is void then: the bar has to be of the same length.',
    },
    {
      what: 'Glass is to be heated beyond its transition.',
      remedy: 'Borosilicate is limited to 450 °C: its transition is at 525 °C.',
    },
  ],
  questions: [
    {
      question: 'A bar of copper, 50 mm, from 20 to 300 °C: how much longer?',
      answer: '17.8 · 10⁻⁶/K × 280 K × 50 mm = 0.249 mm.',
    },
    {
      question: 'Why is fused silica used for tube and rod?',
      answer:
        'It expands by 0.56 · 10⁻⁶/K only, so that the correction is small and its own uncertainty matters little.',
    },
    {
      question: 'Why do more readings not mend an error of gain?',
      answer: 'It is in all of them alike. A reference of known expansion shows it.',
    },
    {
      question: 'What would happen in a symmetric potential well?',
      answer: 'The atoms would swing wider about the same middle: no expansion.',
    },
  ],
};
