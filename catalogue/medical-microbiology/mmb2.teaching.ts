import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners choose dilutions for countable plates, find μ from a straight part, and know what optical density counts that plates do not.',
  level: 'Age 16 to university. Powers of ten and logarithms.',
  time: 'A double lesson of 90 minutes; temperatures shared among groups.',
  preparation: 'Let them plan before the start which dilution to plate at which hour.',
  safety: {
    hazards: [
      'A plate grows whatever fell on it: it is taped at four points, incubated at 20 to 30 °C in schools and never at 37 °C, and never opened again.',
      'Broth splashes and aerosols infect: no mouth pipettes, benches wiped with disinfectant, hands washed, no food in the room.',
      'A flame and ethanol: never open side by side, hair tied back.',
    ],
    instead: [
      'Escherichia coli K-12 or B of a supplier, Bacillus subtilis or baker’s yeast, all of risk group 1; or yeast counted under the microscope without any plate.',
    ],
    waste:
      'Cultures, plates and tips are autoclaved at 121 °C for 15 minutes in their bags before they are thrown away.',
    sources: [
      'ASM Guidelines for Biosafety in Teaching Laboratories, American Society for Microbiology, 2019.',
      'WHO, Laboratory biosafety manual, 4th edition, 2020.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 1 microorganisms.',
    ],
  },
  goesWrong: [
    {
      what: 'Plates have too many colonies or too few.',
      remedy:
        'Growing fast, the culture needs one more dilution about every hour; plate the next one from the same sample.',
    },
    {
      what: 'Lag and stationary phase are in the fit.',
      remedy: 'Leave out the points that bend: μ is the slope of the straight part.',
    },
    { what: 'The slope in log₁₀ is called μ.', remedy: 'Multiply by 2.303; and it counts in seconds.' },
    {
      what: 'Plate and turbidity part, and one is called wrong.',
      remedy: 'Dead cells are turbid too, and above OD 0.5 the curve bends.',
    },
  ],
  questions: [
    { question: 'The doubling time is 20 min. What is μ?', answer: 'ln 2/(1/3 h) = 2.08 per hour.' },
    {
      question: 'How long, after the lag, from 10³ to 10⁶ per mL at that pace?',
      answer: 'log₂ 1000 = 10 doublings: 3.3 hours.',
    },
    {
      question: '150 colonies grow from 0.1 mL of a 10⁻⁴ dilution. How many are in 1 mL of culture?',
      answer: '150/(0.1 × 10⁻⁴) = 1.5·10⁷.',
    },
    { question: 'How uncertain is a count of 100 colonies?', answer: '√100 = 10, ten per cent.' },
    {
      question: 'Two flasks, one with a thousand times as many cells at first. How do they compare after a day?',
      answer: 'About alike: the broth sets the end, not the beginning.',
    },
  ],
};
