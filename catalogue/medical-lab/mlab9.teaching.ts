import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners examine cerebrospinal fluid and tell infections, a bleed and a traumatic tap apart by all findings together.',
  level:
    'Age 17 to 19 and students of medicine and medical laboratory science. Concentrations, roots of counts, absorbance.',
  time: 'Two lessons of 45 minutes; one patient in full takes ten minutes.',
  preparation:
    'Hide the patient in a class set: each group examines one and reports. For learning only: nothing here describes a real person.',
  safety: {
    hazards: [
      'Spinal fluid is handled as infectious: gloves, coat, eye protection where it may splash, a closed rotor.',
      'Meningococci have infected laboratory workers, and tubercle bacilli spread in droplets: cultures and open work with such samples belong into a class II safety cabinet.',
      'Needles and glass slides cut: needles are never resheathed and go into a sharps box.',
    ],
    instead: ['A class uses this bench, ready-made stained slides and coloured salt solutions in the photometer.'],
    waste: 'Fluid, tubes, chambers and slides to clinical waste, autoclaved; chambers into fresh disinfectant first.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'World Health Organization, Tuberculosis laboratory biosafety manual, Geneva (2012).',
    ],
  },
  goesWrong: [
    {
      what: 'The pressure is wanted after the tubes were filled.',
      remedy: 'Fluid that was taken lowers it: it is measured first.',
    },
    {
      what: 'White cells of a bloody tap are taken for an infection.',
      remedy: 'Subtract what the blood brought, by the red cells.',
    },
    {
      what: 'The spectrum is scanned before the cells are spun off.',
      remedy:
        'Scan Patient 8 twice and compare 415 nm: haemoglobin stands in the way, and nothing can be said of bilirubin.',
    },
    {
      what: 'Glucose is judged without serum.',
      remedy:
        'Set the serum of Patient 2 to 20 mmol/L: 4 mmol/L looks normal, the ratio of 0.2 does not. In people fluid lags behind serum by hours.',
    },
  ],
  questions: [
    {
      question: 'The fluid clears from tube to tube. Is a haemorrhage excluded?',
      answer:
        'No. A tap can be traumatic in a patient who has bled; a spectrum without bilirubin at 12 h or more speaks against it.',
    },
    {
      question: 'Why does a negative Gram stain not exclude bacteria?',
      answer: 'Below 1000 per mL it finds them in a quarter of cases only.',
    },
    {
      question: '12 000 red cells and 19.5 white cells per µL. How many white cells are the fluid’s own?',
      answer: '19.5 − 7000 × 12 000/4.8 million = 2: none too many.',
    },
    {
      question: 'Can red cells that lyse in the tube give bilirubin?',
      answer: 'No. It is formed in the body only; in the tube they give oxyhaemoglobin, which may hide it.',
    },
    {
      question: 'Why is serum bilirubin wanted for the spectrum?',
      answer: 'It comes with the protein and absorbs at the same 476 nm; its part is subtracted.',
    },
  ],
};
