import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners follow gas and leachate of a landfill over a century, find a decay rate from a falling curve, and weigh liner, cap and gas wells.',
  level: 'Age 14 to 18. Exponential decay and logarithms for the slope; liners and wells without.',
  time: 'One lesson of 45 minutes: a century lasts 50 seconds. Liners and the well may be a second one.',
  preparation: 'Let groups take different decay rates (dry, moist, wet) and compare their curves on one sheet.',
  safety: {
    hazards: [
      'Landfill gas burns, and explodes in air between 5 and 15 % of methane: it gathers in cellars, shafts and pipes next to a site.',
      'In a pit or shaft it takes the place of air, and its hydrogen sulfide poisons: nobody enters one without a gas warning device and a second person outside.',
      'Leachate is foul and may infect: gloves and eye protection for every sample.',
    ],
    instead: [
      'Visit a site with its operator, on the paths that visitors may use.',
      'Let garden waste rot in a bottle whose gas escapes through a water lock: a closed bottle bursts.',
    ],
    waste: 'What rotted in bottles goes on the compost; the bottles are opened outdoors, away from flames.',
    sources: [
      'Agency for Toxic Substances and Disease Registry, Landfill Gas Primer: An Overview for Environmental Health Professionals, 2001.',
      '40 CFR Part 258, Criteria for Municipal Solid Waste Landfills, §258.23 (US EPA, 1991).',
    ],
  },
  goesWrong: [
    {
      what: 'The slope is taken over the years of filling too.',
      remedy: 'New waste keeps the rate up. Fit only what lies after the closure.',
    },
    {
      what: 'Runs with different decay rates are fitted as one.',
      remedy: 'Each change begins a new run: fit the present series.',
    },
    {
      what: 'The well is read in the first years and found clean.',
      remedy: 'Groundwater is on its way for three years and more: read it again at year 20.',
    },
    {
      what: 'The cap is placed and the gas forgotten.',
      remedy: 'Look at the fence: what cannot get out above goes sideways.',
    },
  ],
  questions: [
    {
      question: 'k is 0.05 per year. After how many years is the rate half of what it was?',
      answer: 'ln 2/0.05 = 14 years.',
    },
    {
      question: 'Why does the rate fall from the day of closure?',
      answer: 'No new waste comes; each year 5 % of what is left decays.',
    },
    {
      question: 'A composite liner has two holes of 1 cm² in each hectare. Why does it leak so little?',
      answer:
        'Water has to spread from the hole into clay that is almost tight; with clay alone it seeps through the whole area.',
    },
    {
      question: 'What does a tonne of methane saved count as CO₂ over 100 years?',
      answer: '27 tonnes (IPCC AR6, methane that is not fossil).',
    },
  ],
};
