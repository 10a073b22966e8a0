/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'phy1': 'Predict and measure range, height and time of flight, and find the best launch angle with and without air.',
  'phy2': 'Verify that current is proportional to voltage for a resistor, and see components for which it is not.',
  'phy3': 'Measure how the period depends on length, gravity and amplitude, and determine g.',
  'phy4': 'Find the spring constant by static loading and by timing oscillations.',
  'phy5': 'Follow the exchange of potential, kinetic and thermal energy of a body that falls, slides or swings in a half-pipe.',
  'phy6': 'Verify Snell\'s law, find the critical angle, and measure how the intensity divides between reflection and transmission.',
  'phy7': 'Show that the period of a mass on a spring depends on mass and stiffness but not on amplitude, and follow its energy and damping.',
  'phy8': 'Test Archimedes\' principle and decide when and how deep bodies float.',
  'phy9': 'Measure how current and voltage share between two resistors in series and in parallel, and find faults by measurement.',
  'phy10': 'Observe two-source interference in a ripple tank, relate minima to path difference, and carry the result over to light.',
  'phy11': 'Watch a temperature profile develop in a bar, reach steady state, and determine thermal conductivity.',
};
