/** One bar of a batch: what makes it differ from the typical one, and the bar that it is at a speed of the machine. */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { type TensileAlloy, type TensileAlloyName, tensileAlloys } from '../data/tensile-alloys';
import { type Bar, createBar } from './tensile-bar';

/** What is clamped, and how it is pulled. */
export interface Mounted {
  readonly material: TensileAlloyName;
  readonly diameter: Quantity<'mm'>;
  readonly gauge_length: Quantity<'mm'>;
  readonly crosshead_speed: Quantity<'mm/min'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

/** Scatter of this bar, drawn when it is mounted. */
export interface Specimen {
  readonly strength: number;
  readonly ductility: number;
  /** Where its neck will form, as a share of the gauge length. */
  readonly neckAt: number;
}

/** ė0, at which the typical stresses hold. */
const REFERENCE_RATE: Quantity<'1/s'> = 1.667e-3;
const STRENGTH_SD = 0.015;
const DUCTILITY_SD = 0.03;
/** Necks form near the middle: for the picture. */
const NECK_AT_SD = 0.05;
const NECK_AT_RANGE = [0.35, 0.65] as const;

const alloyOf = (name: TensileAlloyName): TensileAlloy =>
  tensileAlloys.find((alloy) => alloy.name === name) ?? tensileAlloys[0];

/** Crosshead speed in m/s. */
export const speedOf = ({ crosshead_speed }: Pick<Mounted, 'crosshead_speed'>): number => crosshead_speed / 60e3;

export function drawSpecimen({ material, specimen, noise }: Mounted, rng: Rng): Specimen {
  if (!noise) return { strength: 1, ductility: 1, neckAt: 0.5 };
  const draws = rng.stream(`specimen ${specimen} of ${material}`);
  return {
    strength: draws.normal(1, STRENGTH_SD),
    ductility: draws.normal(1, DUCTILITY_SD),
    neckAt: Math.min(NECK_AT_RANGE[1], Math.max(NECK_AT_RANGE[0], draws.normal(0.5, NECK_AT_SD))),
  };
}

export function barOf(mounted: Mounted, { strength, ductility }: Specimen): Bar {
  const alloy = alloyOf(mounted.material);
  const gaugeLength = mounted.gauge_length / 1e3;
  const exponent = alloy.law === 'Voce' ? alloy.rateExponent : 0;
  const rate = (speedOf(mounted) / gaugeLength / REFERENCE_RATE) ** exponent;
  const factors = { flow: strength * rate, ductility, ripples: mounted.noise };
  return createBar(alloy, { diameter: mounted.diameter / 1e3, gaugeLength }, factors);
}
