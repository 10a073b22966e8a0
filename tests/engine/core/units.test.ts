import { expect, test } from 'vitest';
import * as units from '../../../engine/core/units';

test.each([
  // NIST SP 811, appendix B
  [units.atmToPa(1), 101325],
  [units.mmHgToPa(1), 133.322387415],
  [units.cmH2OToPa(1), 98.0665],
  [units.psiToPa(1), 6894.757293168361],
  [units.calToJ(1), 4.184],
  [units.kgfToN(1), 9.80665],
  [units.eVToJ(1), 1.602176634e-19],
  [units.keVToJ(511), 8.18712259974e-14],
  [units.celsiusToKelvin(25), 298.15],
  [units.kelvinToCelsius(0), -273.15],
  [units.degToRad(180), Math.PI],
  [units.rpmToRadPerS(60), 2 * Math.PI],
  [units.kmPerHToMPerS(36), 10],
  [units.hToS(1), 3600],
  [units.dToS(1), 86400],
  [units.yrToS(1), 31557600],
  [units.mLToM3(1), 1e-6],
  [units.mLToL(25), 0.025],
  [units.LToM3(22.4), 0.0224],
  [units.molPerLToMolPerM3(0.1), 100],
  [units.gPerCm3ToKgPerM3(2.7), 2700],
  [units.angstromToM(0.529177210544), 5.29177210544e-11],
])('%#: %d is %d', (converted, expected) => {
  expect(Math.abs(converted / expected - 1)).toBeLessThan(4 * Number.EPSILON);
});

test('whole parts are exact: 1 cm is the number 0.01', () => {
  expect(units.cmToM(1)).toBe(0.01);
  expect(units.mmToM(3)).toBe(0.003);
  expect(units.nmToM(589)).toBe(589e-9);
  expect(units.mLToM3(7)).toBe(7e-6);
  expect(units.msToS(5)).toBe(0.005);
});

test('every conversion has its way back', () => {
  const byName = new Map(
    Object.entries(units).map(([name, convert]) => [name.toLowerCase(), convert as (x: number) => number]),
  );
  for (const [name, there] of Object.entries(units)) {
    const [from, to] = name.split(/To(?=[A-Z])/) as [string, string];
    const back = byName.get(`${to}To${from}`.toLowerCase());
    expect(back, name).toBeDefined();
    expect(Math.abs(back!((there as (x: number) => number)(0.37)) / 0.37 - 1), name).toBeLessThan(1e-13);
  }
});
