import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read rate and intervals off an electrocardiogram, follow the heart through effort and recovery, and work out cardiac output.',
  level: 'Age 14 to 18. Ratios and reading scales; for the older ones exponentials.',
  time: 'A double lesson; rest, walk and run alone fit in 45 minutes at 4×.',
  preparation:
    'Give each group an age and pool the rows: 20, 40, 60, 80. Have them guess what coffee does before they choose it.',
  safety: {
    hazards: [
      'Caffeine is a drug: 200 mg is above the 3 mg for each kilogram that adolescents below 67 kg should take in a day. It is not given to pupils for an experiment, and not before sport.',
      'Running can harm those with heart or lung disease, fever or an injury: nobody is made to take part, and whoever feels pain, dizziness or short breath stops.',
      'Treadmills throw people off: use the safety cord, or step on a low bench instead.',
    ],
    instead: [
      'Pupils count their own pulse at the wrist before and after a minute of stepping; the part with caffeine stays on the screen.',
    ],
    sources: [
      'EFSA Panel on Dietetic Products, Nutrition and Allergies, Scientific Opinion on the safety of caffeine, EFSA Journal 13, 4102 (2015).',
      'American College of Sports Medicine, ACSM’s Guidelines for Exercise Testing and Prescription, 11th ed. (2021; a 12th followed in 2025): screening before exercise.',
    ],
  },
  goesWrong: [
    {
      what: 'Callipers are set while the paper runs.',
      remedy: 'Hold the paper first, or the callipers refuse; its last six seconds stay still.',
    },
    {
      what: 'A rate is taken from one interval.',
      remedy: 'Measure five intervals at once and divide: breathing makes each of them different.',
    },
    {
      what: 'The recovery is fitted together with the run.',
      remedy: 'Zoom to the rows after the stop; the fit takes those alone.',
    },
    {
      what: 'Rest after the run is too short, and the walk begins from a rate of 90.',
      remedy: 'The slow part takes 180 s: wait ten minutes at 16×, or Reset.',
    },
  ],
  questions: [
    {
      question: 'Why does the heart speed up within seconds, but need minutes to come down?',
      answer:
        'The vagal brake works by acetylcholine at the node and goes quickly; noradrenaline and adrenaline have to be cleared.',
    },
    {
      question: 'Stroke volume hardly rises from walking to running. What makes the output larger then?',
      answer: 'The rate: stroke volume levels off at about four tenths of the effort.',
    },
    {
      question: 'The same walk gives 97 beats a minute at 20 years, and more at 60. Why?',
      answer: 'The walk costs the same oxygen, but a larger share of what is left of the uptake.',
    },
    {
      question: 'Six seconds, eight beats. Between which rates does the truth lie?',
      answer: 'Seven to nine beats in six seconds: 70 to 90 a minute.',
    },
  ],
};
