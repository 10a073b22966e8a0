import { describe, expect, it } from 'vitest';
import { SUBSTANCES } from '../../../engine/data/samples/substances';

/** Abridged standard atomic weights, 2021. */
const WEIGHTS: Readonly<Record<string, number>> = {
  H: 1.008,
  B: 10.81,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  F: 18.998,
  Na: 22.99,
  Mg: 24.305,
  Si: 28.085,
  P: 30.974,
  S: 32.06,
  Cl: 35.45,
  K: 39.098,
  Al: 26.982,
  Fe: 55.845,
  Ca: 40.078,
  Cr: 51.996,
  Mn: 54.938,
  Cu: 63.546,
  Br: 79.904,
  Ho: 164.93,
  Sc: 44.956,
  V: 50.942,
  Co: 58.933,
  Ni: 58.693,
  Zn: 65.38,
  As: 74.922,
  Se: 78.971,
  Sr: 87.62,
  Rh: 102.91,
  Cd: 112.41,
  Ba: 137.33,
  Ce: 140.12,
  Pb: 207.2,
  Bi: 208.98,
  U: 238.03,
  Ti: 47.867,
  Mo: 95.95,
  W: 183.84,
  Cs: 132.91,
  Ge: 72.63,
};

const massOf = (formula: string): number => {
  const [atoms = ''] = formula.split(' ');
  return [...atoms.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (sum, [, element = '', count = '']) => sum + (WEIGHTS[element] ?? Number.NaN) * Number(count === '' ? 1 : count),
    0,
  );
};

describe('the table of substances', () => {
  it.each(Object.entries(SUBSTANCES))('%s weighs what its formula says', (_id, { formula, molarMass }) => {
    expect(molarMass).toBeCloseTo(massOf(formula), 1);
  });
});
