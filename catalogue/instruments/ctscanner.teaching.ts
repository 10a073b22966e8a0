import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners connect projections, filter, charge and energy with what an image shows, and weigh noise against dose.',
  level: 'Age 17 to university: physics, radiography, engineering. Attenuation and standard deviation.',
  time: 'One lesson of 45 minutes for CT numbers, views and filters; half a lesson for noise and dose.',
  preparation: 'A projector helps: streaks and cupping are seen better together. For learning only.',
  safety: {
    hazards: [
      'X-rays: all but the patient leave the room before a scan, and dosemeters are worn; a scan of the trunk gives as much dose as one to several years of natural background.',
      'Every scan is justified by somebody qualified; identity is checked and a possible pregnancy asked about before it.',
      'The gantry turns half a ton of metal twice a second: its covers stay shut.',
    ],
    instead: ['A class works with this bench, or turns a lamp and a light meter about a glass of coloured water.'],
    waste: 'None.',
    sources: [
      'IAEA Safety Standards Series SSG-46, Radiation Protection and Safety in Medical Uses of Ionizing Radiation (2018).',
      'IEC 60601-2-44:2009 with amendments, X-ray equipment for computed tomography.',
    ],
  },
  goesWrong: [
    { what: 'Everything is scanned anew for each filter.', remedy: 'Reconstruct the scan that is there.' },
    {
      what: 'Noise is measured in another place each time.',
      remedy: 'It differs between the middle and the edge: keep the region.',
    },
    {
      what: 'Cupping is not seen.',
      remedy: 'Take a narrow window of 100 HU and lay the profile line through the middle.',
    },
    {
      what: 'Settings are changed and no new scan is made.',
      remedy: 'Tube settings come with the next scan; the image on show is the old one.',
    },
  ],
  questions: [
    {
      question: 'The tube charge is made four times as large. What becomes of the noise?',
      answer: 'It halves: noise goes as 1/√mAs.',
    },
    { question: 'CTDIvol is 7.0 mGy over 30 cm. What is the dose-length product?', answer: '210 mGy cm.' },
    { question: 'What is the CT number of water, and that of vacuum?', answer: '0 and −1000 HU, by definition.' },
    {
      question: 'Why does a water cylinder look darker in its middle with an uncorrected polychromatic beam?',
      answer: 'Soft photons are filtered out on the long way, so the middle seems to attenuate less: beam hardening.',
    },
  ],
};
