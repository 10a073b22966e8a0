/** Units as they are written: which go into each other, and by what. */
import { describe, expect, it } from 'vitest';
import { unitFactor } from '../../../engine/core/unit-names';

describe('a unit in another', () => {
  it.each([
    ['mmol/L', 'mol/L', 1e-3],
    ['mM', 'mol/L', 1e-3],
    ['V/A', 'Ω', 1],
    ['V/mA', 'Ω', 1000],
    ['A/V', 'S', 1],
    ['mm', 'nm', 1e6],
    ['m·mm', 'm²', 1e-3],
    ['N/mL', 'N/L', 1000],
    ['g/mL', 'g/cm³', 1],
    ['kg/m³', 'g/cm³', 1e-3],
    ['(m/s)²/m', 'm/s²', 1],
    ['W/(K/m)', 'W/(m K)', null],
    ['kN/mm', 'N/m', 1e6],
    ['1/min', '1/h', 60],
    ['/min', '1/h', 60],
    ['1/s', 'Hz', 1],
    ['%', '', 0.01],
    ['1', '', 1],
    ['°C', '°C', 1],
    ['atm mL', 'J', 0.101325],
    ['mL/cmH2O', 'L/cmH2O', 1e-3],
    // JCGM 200: what is counted is no plain number.
    ['cells', '', null],
    ['°C', 'K', null],
    ['kg', 'm', null],
    // Either of two ways of reading would do.
    ['cm²/V s', 'cm²/V', null],
    ['µg/kg/min', 'µg/kg/min', 1],
    ['µg/kg/min', '1/min', null],
    ['√s', 's', null],
    // Milliwatts per kelvin, or watts per metre and kelvin?
    ['W/mK', 'W/(m K)', null],
  ])('%s in %s', (from, to, factor) => {
    expect(unitFactor(from, to)).toBe(factor);
  });
});
