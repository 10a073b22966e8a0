import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read compliance and resistance off a hold, follow gases after a change, and see what PEEP, rate and drugs do in four illnesses.',
  level:
    'Students of medicine, nursing and biomedical engineering; upper secondary for the healthy adult. For learning only. Not for diagnosis or treatment.',
  time: 'One lesson of 45 minutes for the healthy adult and one illness; each further patient about ten minutes.',
  preparation: 'Give groups different patients. Say that gases take minutes: 16× is there for that.',
  safety: {
    hazards: [
      'Blood, secretions and needles infect: gloves, eye protection, and sharps into their box at once.',
      'Oxygen feeds fire: no flame or spark near it, and oxygen is taken away from the chest before a shock.',
      'A shock passes through whoever touches the patient or the bed: all stand clear, and say so.',
    ],
    instead: [
      'Students practise on manikins and this bench, compressions on a training torso, ventilation with a test lung.',
    ],
    waste: 'What touched a patient goes to clinical waste, sharps to their box.',
    sources: [
      'European Resuscitation Council, Guidelines 2025, Resuscitation 215 (2025).',
      'WHO, Standard precautions for the prevention and control of infections: aide-memoire (2022).',
    ],
  },
  goesWrong: [
    {
      what: 'The patient is left without breaths while the monitor is set up.',
      remedy: 'Ventilate first when in doubt: on room air there is oxygen for a minute or two.',
    },
    {
      what: 'The transducer was not zeroed.',
      remedy: 'Arterial pressure is then off by several mmHg: zero after each change of patient.',
    },
    {
      what: 'Blood gases are recorded at once after a change.',
      remedy: 'The time constant of carbon dioxide is 4 min: wait.',
    },
    {
      what: 'The peak is taken for the plateau.',
      remedy: 'While gas flows the peak holds the resistance as well: an inspiratory hold shows by how much.',
    },
  ],
  questions: [
    { question: '500 mL, plateau 13.3, PEEP 5 cmH₂O: what is the compliance?', answer: '500/8.3 = 60 mL/cmH₂O.' },
    { question: 'Peak 2.4 cmH₂O above plateau at 0.3 L/s: what is the resistance?', answer: '8 cmH₂O s/L.' },
    {
      question: 'The rate is doubled at the same tidal volume. Where does PaCO₂ settle?',
      answer: 'At about half of what it was, after some minutes.',
    },
    {
      question: 'Why does a high rate harm in COPD?',
      answer: 'Expiration does not end before the next breath: gas is trapped, and auto-PEEP rises.',
    },
    { question: 'What is 6 mL/kg for 70 kg of predicted weight?', answer: '420 mL.' },
  ],
};
