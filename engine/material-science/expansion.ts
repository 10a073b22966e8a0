/**
 * Linear expansion: ΔL/L₀ = ∫ α dT from 20 °C, with α monotone cubic between its points (`data/expansion-materials.ts`); and the
 * bend of a strip of two metals (S. Timoshenko, Journal of the Optical Society of America 11, 233 (1925)).
 */
import type { Quantity } from '../contract';
import { createMonotoneCubic, findInterval, type Interpolant } from '../core/interpolate';
import { celsiusToKelvin } from '../core/units';
import {
  EXPANSION_KELVINS,
  expansionMaterial,
  type ExpansionMaterialName,
  expansionMaterials,
} from '../data/expansion-materials';

export const REFERENCE: Quantity<'°C'> = 20;

interface Expansion {
  readonly alpha: Interpolant;
  /** ∫ α dT from the first point to each, 10⁻⁶. */
  readonly sums: readonly number[];
}

/** ∫ α dT, exact for a cubic. */
const simpson = (alpha: Interpolant, from: number, to: number): number =>
  ((to - from) / 6) * (alpha.value(from) + 4 * alpha.value((from + to) / 2) + alpha.value(to));

function expansionOf(name: ExpansionMaterialName): Expansion {
  const alpha = createMonotoneCubic(EXPANSION_KELVINS, expansionMaterial(name).alpha);
  const sums = [0];
  for (let i = 1; i < EXPANSION_KELVINS.length; i++)
    sums.push(sums[i - 1]! + simpson(alpha, EXPANSION_KELVINS[i - 1]!, EXPANSION_KELVINS[i]!));
  return { alpha, sums };
}

const EXPANSIONS = new Map(expansionMaterials.map(({ name }) => [name as ExpansionMaterialName, expansionOf(name)]));

function known(name: ExpansionMaterialName): Expansion {
  const expansion = EXPANSIONS.get(name);
  if (!expansion) throw new RangeError(`No such material: ${name}`);
  return expansion;
}

/** α at a temperature, 1/K. */
export const alphaAt = (name: ExpansionMaterialName, t: Quantity<'°C'>): Quantity<'1/K'> =>
  known(name).alpha.value(celsiusToKelvin(t)) * 1e-6;

/** ΔL/L₀ from 20 °C. */
export function strainAt(name: ExpansionMaterialName, t: Quantity<'°C'>): number {
  const { alpha, sums } = known(name);
  const kelvin = celsiusToKelvin(t);
  const i = findInterval(EXPANSION_KELVINS, kelvin);
  return (sums[i]! + simpson(alpha, EXPANSION_KELVINS[i]!, kelvin)) * 1e-6;
}

/** Mean α from 20 °C, 1/K. */
export const meanAlpha = (name: ExpansionMaterialName, t: Quantity<'°C'>): Quantity<'1/K'> =>
  strainAt(name, t) / (t - REFERENCE);

const STRIP = { thickness: 1, length: 100 } as const;

/** How far the end of a strip of the material on Invar moves, mm: equal layers of 0.5 mm, 100 mm long, equal moduli. */
export function bimetalDeflection(name: ExpansionMaterialName, t: Quantity<'°C'>): Quantity<'mm'> {
  const curvature = (1.5 * (strainAt(name, t) - strainAt('Invar', t))) / STRIP.thickness;
  const turn = curvature * STRIP.length;
  return Math.abs(turn) < 1e-9 ? (turn * STRIP.length) / 2 : (1 - Math.cos(turn)) / curvature;
}

/** Its curvature times its length, radians. */
export const bimetalTurn = (name: ExpansionMaterialName, t: Quantity<'°C'>): Quantity<'rad'> =>
  ((1.5 * (strainAt(name, t) - strainAt('Invar', t))) / STRIP.thickness) * STRIP.length;
