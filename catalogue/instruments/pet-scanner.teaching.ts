import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners follow annihilation pairs into a picture, correct it, and judge what an uptake value is worth.',
  level: 'Age 17 to university: physics, medicine, engineering. Radioactive decay, standard deviation.',
  time: 'One lesson of 45 minutes for decay, corrections and methods; another for spheres, noise and count rates.',
  preparation: 'Recall filtered back-projection from the CT scanner. For learning only.',
  safety: {
    hazards: [
      'A patient and every syringe radiate 511 keV photons: distance, short times, tungsten and lead, a dosemeter on the body and one on the finger.',
      'Spilt tracer contaminates: gloves, coat, no food or drink, surfaces monitored afterwards.',
      'Pregnancy and breast-feeding are asked about before an injection; afterwards patients keep away from small children for some hours.',
    ],
    instead: [
      'A class works with this bench; decay is measured on sealed sources below the exemption limit, or with dice.',
    ],
    waste: 'Syringes and wipes decay in a shielded store for ten half-lives, some 18 hours, before they leave it.',
    sources: [
      'IAEA Safety Standards Series SSG-46, Radiation Protection and Safety in Medical Uses of Ionizing Radiation (2018).',
      'ICRP Publication 128, Radiation Dose to Patients from Radiopharmaceuticals, Ann. ICRP 44(2S) (2015).',
    ],
  },
  goesWrong: [
    { what: 'Reconstruct refuses the attenuation correction.', remedy: 'Take the transmission scan of this object.' },
    {
      what: 'The picture vanishes when activity or duration is changed.',
      remedy: 'It belonged to another scan. Reconstruction settings and the recorded weight leave the scan alone.',
    },
    {
      what: 'Recovery is compared between single noisy scans.',
      remedy: 'Scan longer, or repeat and take the mean: small spheres have few pixels.',
    },
    { what: 'No fit of the half-life.', remedy: 'Change the uptake time and record; the tracer must be injected.' },
  ],
  questions: [
    { question: 'What part of F-18 is left after 220 min?', answer: 'A quarter: two half-lives are 219.5 min.' },
    {
      question: 'Photons are timed to 400 ps. How well is the place of the pair on its line known?',
      answer: '60 mm: half of what light goes in that time.',
    },
    {
      question: 'Why can attenuation be corrected exactly although nobody knows where on the line the pair arose?',
      answer: 'Both photons together cross the whole line, wherever they start.',
    },
    {
      question: 'Someone of 70 kg is written down as 90 kg. What becomes of all SUVs?',
      answer: 'They read 90/70 of the true ones, 29 % more.',
    },
  ],
};
