import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners extrapolate a thermogram to the moment of mixing, work out an enthalpy of solution, and know on which side each mistake lies.',
  level: 'Age 16 to 19. Heat capacity and amount of substance.',
  time: 'A double lesson of 90 minutes; with one salt for each group one lesson is enough.',
  preparation: 'Share the salts and masses among groups. Set “Record every” to 5 s together before the first run.',
  safety: {
    hazards: [
      'Anhydrous calcium chloride irritates eyes badly and burns moist skin, for it gets hot as it takes up water: goggles, and a dry spatula. 10 g in 50 mL come near 50 °C.',
      'Ammonium nitrate is an oxidiser: it feeds fires and can explode when it is heated dry or mixed with fuel. Only grams are handed out, the jar stays with the teacher.',
      'The heater stands in water before it is switched on.',
    ],
    instead: [
      'Urea, potassium chloride or sodium hydrogencarbonate with citric acid chill water without an oxidiser.',
      'Calcium chloride as dihydrate, which is milder.',
    ],
    waste: 'Solutions go down the sink with water; solid ammonium nitrate never goes into a bin.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 36 magnesium and calcium salts, 37 ammonium salts.',
      'Regulation (EU) 2019/1148 on the marketing and use of explosives precursors: ammonium nitrate.',
    ],
  },
  goesWrong: [
    {
      what: 'The lowest reading is taken for ΔT.',
      remedy: 'Heat leaked in while the salt dissolved: extrapolate the drift.',
    },
    {
      what: 'No baseline was recorded.',
      remedy: 'A minute before the salt is needed to extrapolate from that side as well.',
    },
    { what: 'The stirrer stands still.', remedy: 'Salt goes on dissolving while the drift is fitted.' },
    { what: 'The cup is forgotten: q = m c ΔT.', remedy: 'Add C of the cup, 25 J/K: that is 6 % of 417 J/K.' },
  ],
  questions: [
    { question: 'Which salt would you put into a hot pack?', answer: 'Calcium chloride: −81 kJ/mol.' },
    { question: 'How many moles are 5.00 g of ammonium nitrate?', answer: '5.00/80.04 = 0.0625 mol.' },
    { question: 'How much heat does that take up?', answer: '0.0625 × 25.69 kJ = 1.6 kJ.' },
    {
      question: 'About how much ammonium nitrate cools 100 mL of water by 15 K in this cup?',
      answer: '442 J/K × 15 K/25 690 J/mol × 80.04 g/mol = 21 g, if the salt’s own heat capacity is left out.',
    },
  ],
};
