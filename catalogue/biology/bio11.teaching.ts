import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners tell primary from secondary succession by soil and pace, explain why stages follow each other, and mistrust a single look.',
  level: 'Age 13 to 18. Percentages and graphs; the equations for the upper years.',
  time: 'One lesson of 45 minutes for both paths and the comparison; half a lesson for fire, shrubs and the single look.',
  preparation:
    'Let half of the class run the moraine, half the field, and hang both area plots side by side. A walk to an abandoned lot beats every screen.',
  safety: {
    hazards: [
      'Fire, saws and fertiliser stay on the screen: outdoors nobody sets fire, cuts or spreads anything without the owner and the authority.',
      'Ticks carry Lyme disease: long trousers tucked into socks, and a search of the skin in the evening. Thorns and nettles: closed shoes.',
      'Moraines and abandoned lots have loose stones, holes, glass and old metal: look first, keep off slopes, go in pairs and tell somebody where.',
    ],
    instead: ['A lawn that is left unmown for a term shows the first stages beside the school.'],
    sources: [
      'Centers for Disease Control and Prevention, Preventing Tick Bites (2024), cdc.gov.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 75 fieldwork.',
    ],
  },
  goesWrong: [
    {
      what: 'Stages are learned as a list that must be gone through.',
      remedy: 'Spread fertiliser on the moraine at year 30, cut the shrubs: pace and order follow from causes.',
    },
    {
      what: 'The stage that leads is taken for the whole community.',
      remedy: 'Read all five covers and H′: the next stage is there years before it leads.',
    },
    {
      what: 'Fire is taken for a return to the beginning.',
      remedy: 'Compare the soil before and after: the primary path never comes back.',
    },
    { what: 'The year at 50 % is read off one row.', remedy: 'Draw a line through several rows on both sides of it.' },
  ],
  questions: [
    {
      question: 'Why do trees come so much later on the moraine than on the field?',
      answer: 'Soil: the moraine takes some 87 years to make what the field had from the start.',
    },
    {
      question: 'Who gains and who loses by the nitrogen that alders bring?',
      answer: 'Trees gain, which then shade the alders out: facilitation ends in displacement.',
    },
    {
      question: 'When is H′ highest on the field, and why then?',
      answer:
        'Near year 11, when herbs, shrubs and the first trees share the ground; later one group covers nearly all.',
    },
    {
      question: 'Two sites read Herbs. What would you measure to tell their future?',
      answer: 'The depth of the soil and the cover of shrubs and seedlings, and again some years later.',
    },
    {
      question: 'What did tree rings at Glacier Bay show?',
      answer:
        'The oldest sites had never had the alder thicket of the younger ones: sites of one series may have taken different paths.',
    },
  ],
};
