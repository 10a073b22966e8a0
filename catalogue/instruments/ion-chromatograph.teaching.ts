import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners explain the order of anions by charge and eluent, why a suppressor is there, and report nitrate with its uncertainty and in the right unit.',
  level: 'Age 17 to university. Acids, conductivity, logarithms.',
  time: 'Two lessons of 45 minutes. Runs pass twenty times as fast as on the bench.',
  safety: {
    hazards: [
      'Eluents of sodium carbonate and regenerants of dilute sulfuric acid irritate or burn eyes and skin: goggles and gloves are worn while they are made up and changed.',
      'The pump works at 90 bar and more: a loose fitting sprays eluent. Fittings are opened only when the pressure is off.',
      'Suppressors and pumps run on mains voltage beside liquids: spills are wiped at once, covers stay closed.',
    ],
    instead: [
      'A class finds nitrate and sulfate with test strips or a nitrate electrode, and works on recorded chromatograms.',
    ],
    waste:
      'Carbonate eluent and diluted acid of the regenerant are neutralised and go down the sink with water, where local rules allow it.',
    sources: [
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 22 sulfuric acid, 33 carbonates',
    ],
  },
  preparation: 'Each seed has another stock; tap water is the same for all, so that the class can compare its results.',
  goesWrong: [
    {
      what: 'The trace drifts or the injection is refused.',
      remedy: 'Pump first, then equilibrate; again after each change of eluent, flow, column or suppressor.',
    },
    {
      what: 'Nitrate and nitrate-nitrogen are confused.',
      remedy: '50 mg/L of NO₃⁻ are 11.3 mg/L of NO₃-N: write which.',
    },
    { what: 'The line curves.', remedy: 'Switch the removal of CO₂ on, or keep to a narrow range.' },
    {
      what: 'After twenty runs the background jumps to that of the eluent, some 780 µS/cm at 3.5 mmol/L.',
      remedy: 'The suppressor is used up: regenerate it.',
    },
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
