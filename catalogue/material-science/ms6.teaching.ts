import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners run a neutral salt-spray test, check the cabinet with a coupon, turn a mass loss into a corrosion rate, and say what a coating gives and what the test does not tell.',
  level: 'Upper secondary and university; age 16. Proportions; logarithms for step 5.',
  time: '90 minutes; 45 with steps 1, 2 and 6 and the zinc shared among groups.',
  preparation:
    'Give each group another seed: that is another cabinet. Let them compare their mass losses before and after they are scaled by the coupon.',
  safety: {
    hazards: [
      'Rust is taken off in hydrochloric acid with an inhibitor (hexamethylenetetramine): it burns skin and eyes and gives off fumes. Goggles, gloves and a fume hood; acid into water, never the other way round.',
      'Older recipes add antimony trioxide and tin chloride, which are poisonous: do not use them in a class.',
      'Warm salt fog irritates the lungs and ruins electric plugs: let it clear before the cover is opened, and keep the cabinet’s exhaust outdoors.',
    ],
    instead: [
      'Let nails lie on a moist pad with 3 % salt water in a closed box for some days, and clean them in warm citric acid with gloves and goggles.',
    ],
    waste:
      'Acid with dissolved iron and zinc is collected, neutralised and given to the school’s or institute’s disposal; zinc does not go down the drain.',
    sources: [
      'ASTM G1-03(2017), Standard Practice for Preparing, Cleaning, and Evaluating Corrosion Test Specimens, annex A1, ASTM International, West Conshohocken.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 20 hydrochloric acid.',
    ],
  },
  goesWrong: [
    {
      what: 'The panel is weighed with its rust on.',
      remedy: 'Rust is heavier than the iron in it: the bench cleans before it weighs. Ask why that must be.',
    },
    {
      what: 'Bare steel is looked at too late for step 5.',
      remedy: 'It is covered after eight hours. The clock goes slowly until then; pause and record.',
    },
    {
      what: 'Hours in the cabinet are turned into years outdoors.',
      remedy: 'There is no factor. Outdoors it dries, and zinc makes a skin of carbonate that it never makes here.',
    },
    {
      what: 'More panels are taken to average a harsh cabinet away.',
      remedy: 'It is the same for all of them. The coupon measures it.',
    },
  ],
  questions: [
    {
      question: 'Steel loses 70 g/m² in 48 h. How thick a layer is that, and how much in a year?',
      answer: '70 g/m² divided by 7.87 g/cm³ is 8.9 µm; times 8760/48 gives 1.62 mm a year.',
    },
    {
      question: 'Why does zinc protect steel at a scratch, and paint does not?',
      answer:
        'Zinc is less noble: it dissolves in place of the steel, also beside the coating. Paint only keeps water out.',
    },
    {
      question: 'Why is the rusted area not the sum of the areas of all spots?',
      answer: 'Spots overlap. If together they would cover a part x of the face, with overlap they cover 1 − exp(−x).',
    },
    {
      question: 'A passivated zinc plate holds 233 h, a plain one of the same thickness 145 h. Is it better?',
      answer:
        'Its skin delays the white rust by nearly four days; the zinc beneath is the same. It tells whether passivating was done well.',
    },
  ],
};
