import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners explain the order of anions by charge and eluent, why a suppressor is there, and report nitrate with its uncertainty and in the right unit.',
  level: 'Age 17 to university. Acids, conductivity, logarithms.',
  time: 'Two lessons of 45 minutes. Runs pass twenty times as fast as on the bench.',
  preparation: 'Each seed has another stock; tap water is the same for all, so that the class can compare its results.',
  goesWrong: [
    { what: 'The trace drifts or the injection is refused.', remedy: 'Pump first, then equilibrate.' },
    {
      what: 'Nitrate and nitrate-nitrogen are confused.',
      remedy: '50 mg/L of NO₃⁻ are 11.3 mg/L of NO₃-N: write which.',
    },
    { what: 'The line curves.', remedy: 'Switch the removal of CO₂ on, or keep to a narrow range.' },
    { what: 'After many runs the background is at 600 µS/cm.', remedy: 'The suppressor is used up: regenerate it.' },
  ],
  questions: [
    {
      question: 'Why does sulfate react to the eluent twice as much as chloride?',
      answer: 'It has two charges: log k falls by x/y for each step of log E.',
    },
    {
      question: 'Which ion carries most of the suppressed signal?',
      answer: 'H⁺, 349.65 of 426 S cm²/mol for chloride.',
    },
    {
      question: 'Why does fluoride show a dip without a suppressor?',
      answer: 'It conducts less than the carbonate whose place it takes.',
    },
    { question: 'What is 12 mg/L of nitrate in mg/L of nitrogen?', answer: '2.7: times 14.007/62.004.' },
  ],
};
