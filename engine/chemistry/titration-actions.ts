/** What can be done at the titration bench, by hand or by a doser. */
import type { ActionDefs, Quantity } from '../contract';
import { BURETTE_ML } from './titration-glassware';

export const MANY_DROPS = 5;
export const MOST_EYE: Quantity<'cm'> = 7;

export const titrationActions = {
  add_indicator: {
    label: 'Add indicator',
    value: { kind: 'number', unit: 'drops', min: 1, max: MANY_DROPS, step: 1, initial: 2 },
    hint: 'Two or three drops are right.',
  },
  open_stopcock: {
    label: 'Open the stopcock',
    value: { kind: 'number', unit: '1', min: 0, max: 1, step: 0.01, initial: 0.5 },
    hint: 'Fully open (1) lets 1.0 mL run in each second.',
  },
  close_stopcock: { label: 'Close the stopcock' },
  add_drop: { label: 'One drop', hint: 'One drop is 0.05 mL.' },
  add_half_drop: {
    label: 'Half a drop',
    hint: 'Lets half a drop hang from the tip, touches it to the wall of the flask and rinses it down: 0.025 mL.',
  },
  add_base: {
    label: 'Add base',
    value: { kind: 'number', unit: 'mL', min: 0, max: BURETTE_ML, step: 0.05, initial: 1 },
    hint: 'Runs this volume in from the burette at once.',
  },
  swirl: {
    label: 'Swirl',
    value: { kind: 'toggle', optional: true },
    hint: 'Mixes in 1 s instead of 8 s.',
  },
  look_from: {
    label: 'Eye level',
    value: { kind: 'number', unit: 'cm', min: -MOST_EYE, max: MOST_EYE, step: 1, initial: 0 },
    hint: 'How far the eye is above the meniscus. Level with it, the burette reads true.',
  },
  refill_burette: { label: 'Refill the burette', hint: 'Fills it to the 0.00 mL mark.' },
  record_point: { label: 'Record point' },
  new_aliquot: { label: 'New flask', hint: 'The same acid again; the burette goes on from where it stands.' },
  take_flask: {
    label: 'Put the flask into a bottle',
    hint: 'All of it, mixed; a new flask of the same acid takes its place. It goes to the shelf: for the ions in it.',
  },
  check_answer: {
    label: 'Check answer',
    value: { kind: 'number', unit: 'mol/L', min: 0.001, max: 2, step: 0.0001, initial: 0.1 },
    hint: 'Your acid concentration. The true one is then shown.',
  },
} as const satisfies ActionDefs;
