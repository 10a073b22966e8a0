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
];
