import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners form pictures from echoes, weigh detail against depth, measure flow by its Doppler shift, and know what aliasing and angle do to it.',
  level: 'Age 16 up, nursing and medical schools, medical physics. Decibels, cosine.',
  time: 'Two lessons: pictures in the first, Doppler in the second.',
  preparation:
    'Make a class set with the velocity of the stenosis hidden: each learner gets another patient. For learning only: all patients are invented.',
  safety: {
    hazards: [
      'Ultrasound warms tissue, bone and the eye most, and Doppler most of all modes: lowest output, shortest time.',
      'Probes carry germs from skin to skin: wiped down after each person, gel from small bottles.',
      'A learner may see what is not a lesson but a finding: nobody is scanned for practice without knowing that.',
    ],
    instead: ['A class scans phantoms: gelatine with olives, a sponge in water, a string that runs.'],
    waste: 'Gel and wipes to household waste.',
    sources: [
      'British Medical Ultrasound Society, Guidelines for the safe use of diagnostic ultrasound equipment, Ultrasound 18, 52 (2010).',
      'American Institute of Ultrasound in Medicine, Recommended maximum scanning times for displayed thermal index (TI) values (2022).',
    ],
  },
  goesWrong: [
    { what: 'The picture is black with bands near the probe.', remedy: 'There is no gel: air throws all sound back.' },
    {
      what: 'No velocity is shown after a change.',
      remedy: 'What is read is that of the last whole beat: wait two seconds.',
    },
    {
      what: 'A stenosis of 4 m/s reads less than 1 m/s.',
      remedy: 'Pulsed Doppler folds it: take Continuous Wave, and the beam along the jet.',
    },
    {
      what: 'The lower part is dark and output is raised.',
      remedy: 'Set the time-gain first; power is the last resort.',
    },
  ],
  questions: [
    {
      question: 'Why is the heart looked at with 2 to 4 MHz and the carotid with 7 to 12?',
      answer:
        'Each centimetre costs 1 dB for each megahertz there and back. The heart lies three times as deep; the carotid has depth to spare, and detail to win.',
    },
    {
      question: 'An angle cursor is 5° off. When does that matter?',
      answer: 'At 20° it changes the velocity by 4 %, at 60° by 18 %, at 80° it doubles it: so no more than 60°.',
    },
    {
      question: 'Why is the speckle no picture of single cells?',
      answer:
        'Many scatterers lie in one cell of resolution; their echoes add by chance. Another frequency makes other speckle of the same tissue.',
    },
    {
      question: 'What does the gel do?',
      answer:
        'It drives out the air. Between tissue and air the impedance changes four thousandfold and all sound is thrown back.',
    },
  ],
};
