import { describe, expect, test } from 'vitest';
import { constants } from '../../../engine/core/constants';

const { speedOfLight, planck, elementaryCharge, boltzmann, avogadro } = constants;
const c = speedOfLight.value;
const h = planck.value;
const e = elementaryCharge.value;

const relativeDifference = (a: number, b: number): number => Math.abs(a / b - 1);

test('the defining constants are those of the SI (9th brochure, table 1)', () => {
  expect(c).toBe(299792458);
  expect(h).toBe(6.62607015e-34);
  expect(e).toBe(1.602176634e-19);
  expect(boltzmann.value).toBe(1.380649e-23);
  expect(avogadro.value).toBe(6.02214076e23);
});

test.each([
  [constants.reducedPlanck, 1.054571817e-34],
  [constants.gasConstant, 8.314462618],
  [constants.faraday, 96485.33212],
  [constants.stefanBoltzmann, 5.670374419e-8],
  [constants.wienDisplacement, 2.897771955e-3],
])('derived constant $symbol has the ten digits that CODATA prints', (constant, printed) => {
  // CODATA cuts exact values after the tenth digit: at most one unit of it is missing.
  expect(relativeDifference(constant.value, printed)).toBeLessThan(1e-9);
});

describe('measured constants obey the relations between them', () => {
  // CODATA 2022 adjusts them together; the fine-structure constant has 1.6e-10, masses 3.1e-10.
  const eps0 = constants.vacuumPermittivity.value;
  const me = constants.electronMass.value;

  test('ε₀ μ₀ c² = 1', () => {
    expect(relativeDifference(eps0 * constants.vacuumPermeability.value * c * c, 1)).toBeLessThan(4e-10);
  });

  test('R∞ = m_e e⁴ / (8 ε₀² h³ c)', () => {
    const rydberg = (((me * e * e) / eps0) * ((e * e) / eps0)) / (8 * h * h) / (h * c);
    expect(relativeDifference(rydberg, constants.rydberg.value)).toBeLessThan(1e-9);
  });

  test('a₀ = ε₀ h² / (π m_e e²)', () => {
    const radius = ((eps0 * h) / (Math.PI * me)) * (h / (e * e));
    expect(relativeDifference(radius, constants.bohrRadius.value)).toBeLessThan(1e-9);
  });

  test('mass ratios are those measured', () => {
    // CODATA 2022: m_p/m_e, m_n/m_p, m_e in u
    expect(relativeDifference(constants.protonMass.value / me, 1836.152673426)).toBeLessThan(1e-9);
    expect(relativeDifference(constants.neutronMass.value / constants.protonMass.value, 1.00137841946)).toBeLessThan(
      1e-9,
    );
    expect(relativeDifference(me / constants.atomicMass.value, 5.485799090441e-4)).toBeLessThan(1e-9);
  });

  test('a mole of u is a gram, nearly', () => {
    expect(relativeDifference(constants.atomicMass.value * avogadro.value, 1e-3)).toBeLessThan(2e-9);
  });
});

test('conventional values', () => {
  expect(constants.standardGravity.value).toBe(9.80665);
  expect(constants.standardAtmosphere.value).toBe(101325);
  expect(constants.zeroCelsius.value).toBe(273.15);
});

test('every uncertainty is small and every source named', () => {
  for (const constant of Object.values(constants)) {
    expect(constant.source).not.toBe('');
    if (constant.uncertainty !== 'exact') {
      expect(constant.uncertainty).toBeGreaterThan(0);
      // G, the worst known, has 2.2e-5.
      expect(constant.uncertainty / constant.value).toBeLessThan(2.3e-5);
    }
  }
});
