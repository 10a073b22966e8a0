import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find the ratio of the gases and Faraday’s constant from slopes, and know what the electrolyte and the voltage do and do not change.',
  level: 'Age 15 to 19. Ions, charge as current times time.',
  time: 'One lesson of 45 minutes for ratio and charge; half a lesson for the sweep and the dissolved gases.',
  preparation: 'Let groups take different voltages and electrolytes and compare millilitres for each coulomb.',
  safety: {
    hazards: [
      'Hydrogen explodes with air and with the oxygen of the other tube: no flame near the open taps but the splint, and never both gases in one tube. Goggles are worn.',
      'Sulfuric acid of 0.5 mol/L irritates eyes and skin; the liquid at the cathode of sulfate turns alkaline.',
      'Sodium sulfate or magnesium sulfate, never table salt: chloride is oxidised to chlorine, which is poisonous.',
      'A supply of at most 12 V with insulated leads; it is off while hands are at the plates.',
    ],
    instead: ['Sodium sulfate instead of sulfuric acid, and 6 to 9 V.'],
    waste: 'Sulfate goes down the sink; the acid is diluted first.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 10 electricity, 22 sulfuric acid, 50 hydrogen, 54 chlorine.',
      'Math/Science Nucleus, Teacher notes on the electrolysis of water, msnucleus.org: do not use NaCl; it makes chlorine gas.',
    ],
  },
  goesWrong: [
    {
      what: 'A ratio is taken from the first half millilitre.',
      remedy: 'Reading to 0.05 mL leaves ten per cent: let more gas collect or use the slope.',
    },
    {
      what: 'The taps are opened in the middle of a series.',
      remedy: 'The charge is counted on: keep the run for Faraday’s law to itself.',
    },
    {
      what: 'With dissolved gases on, the ratio is nearly 3 at 4 mL of hydrogen, and the model is blamed.',
      remedy: 'The liquid swallows its first gas, the oxygen side more: wait, or release.',
    },
    {
      what: 'The salt is thought to make the gas.',
      remedy: 'Compare sulfate and sulfuric acid at the same charge. Say that chloride would: it gives chlorine.',
    },
  ],
  questions: [
    {
      question: 'How many volumes of hydrogen come with one of oxygen, and why?',
      answer: 'Two: 2 H₂O give 2 H₂ and O₂.',
    },
    {
      question: 'How much hydrogen does 100 C make, at 25 255 mL/mol?',
      answer: '25 255 × 100/(2 × 96 485) = 13.1 mL.',
    },
    { question: 'The voltage is doubled. Does a coulomb make more gas?', answer: 'No; the coulombs come faster.' },
    { question: 'Which side turns bromothymol blue yellow?', answer: 'The anode, where H⁺ is made.' },
  ],
};
