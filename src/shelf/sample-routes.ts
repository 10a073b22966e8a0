/**
 * Ways from a bench to an instrument, each a lesson: a question that no bench answers alone. The captions say what is done; the key
 * comes with the sample.
 */
import type { LessonStep } from '../../engine/runtime/lesson';

export interface SampleRoute {
  readonly title: string;
  readonly question: string;
  readonly steps: readonly LessonStep[];
}

export const SAMPLE_ROUTES: readonly SampleRoute[] = [
  {
    title: 'How pure is the aspirin?',
    question:
      'Who takes the flask out early has salicylic acid left in the product. How much is it, and what does recrystallising make of it?',
    steps: [
      {
        experiment: 'chem2',
        query: '',
        caption:
          'Make aspirin, but quench when 90 to 97 % is converted. Dry it, record mass and yield, and put 0.2 g of product into a vial. Recrystallise the rest and fill a second vial.',
      },
      {
        experiment: 'hplc',
        query: 'wavelength=303&phi_start=30&injection=50',
        caption:
          'On the shelf, dissolve each vial in water and acetonitrile (100 mL), and take 2 mL to the instrument. Run standards of 10, 50 and 100 mg/L, inject, select the peak of salicylic acid, and check your result.',
      },
    ],
  },
  {
    title: 'Nitrate, or nitrogen?',
    question:
      'A water report says 5 mg/L of nitrate and 0.5 mg/L of phosphorus. Which of the two is the ion, and what does the chromatograph say?',
    steps: [
      {
        experiment: 'es1',
        query: '',
        caption: 'Read nitrate and phosphate of the river, and fill a bottle for the laboratory (100 mL).',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'On the shelf, filter the water and take 2 mL of it to the instrument. Pump, equilibrate, run standards of 0.5, 1, 2, 5 and 10 mg/L, inject, fit the lines, and check nitrate and phosphate. Divide by the masses of the ions and multiply by those of N and P.',
      },
    ],
  },
  {
    title: 'Where is the phosphorus of a green lake?',
    question:
      'Of the total phosphorus of a lake in bloom, how much is dissolved, and how much is kept back by a filter?',
    steps: [
      {
        experiment: 'es9',
        query: 'p_load=2',
        caption: 'Let the lake live for a year. Record total phosphorus, and fill a bottle from the surface (500 mL).',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'Filter the water on the shelf, take 2 mL to the instrument, run standards, inject, and check phosphate. What is missing from the total is in the algae on the filter.',
      },
    ],
  },
  {
    title: 'Is the sea the same everywhere?',
    question: 'The sea is saltier here and fresher there. Does the ratio of its salts change, too?',
    steps: [
      {
        experiment: 'es6',
        query: 'salinity=35',
        caption:
          'Start the tank and fill a bottle (100 mL). Set another salinity, start anew, and fill a second bottle.',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'Dilute both 500 times on the shelf. Run standards of 2, 5, 10, 20 and 50 mg/L, and measure chloride and sulfate of each. Is their ratio 0.14 in both?',
      },
    ],
  },
  {
    title: 'What a soil test takes out of the soil',
    question:
      'A test strip says how much nitrate is in a soil. Does the chromatograph agree, within both uncertainties?',
    steps: [
      {
        experiment: 'es2',
        query: 'nitrate_n=20',
        caption: 'Test nitrate, phosphorus and potassium, and shake out an extract with water.',
      },
      {
        experiment: 'ion-chromatograph',
        query: 'loop=100',
        caption:
          'Take 2 mL of the extract to the instrument. Run standards of 2, 5, 10, 20 and 50 mg/L, inject, and check nitrate. Times 5 mL for each gram, and 14.0/62.0, it is mg of nitrogen in a kilogram of soil.',
      },
    ],
  },
];
