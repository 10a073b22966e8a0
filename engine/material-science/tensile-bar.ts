/**
 * A round bar in a testing machine: what load it carries at an imposed crosshead travel, and what it looks like.
 *
 * Uniform        ε = σ/E + εp, σ = k V(εp), V = σ0 + Q (1 − exp(−b εp)); engineering stress s = σ exp(−ε), extension
 *                per length e = exp(ε) − 1. k: strength of this bar × (ė/ė0)^m
 * Yield point    elastic to an upper yield stress; then a plateau of engineering stress until V overtakes it
 * Neck           from ε = ln(1 + Ag) on, σu = σ there: neck strain εn = εp + σu/E, area S0 exp(−εn), Δ = εn − εu,
 *                mean axial stress k V(εp) (1 + 2R/a) ln(1 + a/2R) (P. W. Bridgman, Studies in Large Plastic Flow and
 *                Fracture, 1952), a/R = 1.1 Δ²/(Δ + 0.2) (slope of G. Le Roy et al., Acta Metall. 29, 1509 (1981),
 *                softened at the start); extension L0 Ag + β √S0 Δ/(εf − εu) (J. Barba 1880; W. C. Unwin 1903)
 * Fracture       at εf = −ln(1 − Z)
 * Cast iron      ε = σ/E + (σ/K)^n (W. Ramberg and W. R. Osgood, NACA TN 902, 1943), no neck, breaks at Rm
 * Unloading      elastic, along the slope of the present cross-section
 * Travel         x = extension + F/C of the machine in series
 *
 * Assumptions: the deformed length is the gauge length; volume is constant; isothermal; the rate enters by its nominal
 * value alone. SI throughout; strains are fractions. εp, `p` in the code, is the one variable of state.
 */
import type { Quantity } from '../contract';
import { brent } from '../core/root';
import type { BrittleAlloy, DuctileAlloy, TensileAlloy, YieldPoint } from '../data/tensile-alloys';

export interface BarMeasures {
  readonly diameter: Quantity<'m'>;
  readonly gaugeLength: Quantity<'m'>;
}

/** What makes one bar differ from the typical one. */
export interface BarFactors {
  /** Of all stresses: the bar's own × that of the strain rate. */
  readonly flow: number;
  /** Of all elongations. */
  readonly ductility: number;
  /** Whether the yield plateau ripples. */
  readonly ripples: boolean;
}

interface BarBase {
  /** S0, L0, E. */
  readonly area: Quantity<'m2'>;
  readonly gaugeLength: Quantity<'m'>;
  readonly modulus: Quantity<'Pa'>;
  readonly factors: BarFactors;
  /** Plastic strain at which it breaks. */
  readonly pFracture: number;
}

interface DuctileBar extends BarBase {
  readonly alloy: DuctileAlloy;
  /** Plastic strain, total true strain and engineering strain at which the neck begins. */
  readonly pNeck: number;
  readonly strainNeck: number;
  readonly elongationNeck: number;
  /** Strain that the neck runs through, and what it adds to the gauge length meanwhile. */
  readonly neckStrain: number;
  readonly neckExtension: Quantity<'m'>;
}

interface BrittleBar extends BarBase {
  readonly alloy: BrittleAlloy;
}

export type Bar = DuctileBar | BrittleBar;

/** Machine in series with the bar: frame, load cell and grips. */
export const MACHINE_STIFFNESS: Quantity<'N/m'> = 1e8;
/** Slope of Le Roy's law and the strain over which it sets in. */
const LE_ROY = { slope: 1.1, onset: 0.2 } as const;
/** Below this a/R the correction is 1 + a/4R to the last digit. */
const ROUND = 1e-6;
const TOLERANCE = 1e-13;
/** σ exp(−σ/E − εp) is inverted by repetition: each turn gains the factor σ/E, below 0.02. */
const TURNS = 6;

const isDuctile = (bar: Bar): bar is DuctileBar => bar.alloy.law === 'Voce';

const voce = ({ sigma0, q, b }: DuctileAlloy, p: number): number => sigma0 - q * Math.expm1(-b * p);

/** The bar that `factors` make of a typical alloy. */
export function createBar(alloy: TensileAlloy, measures: BarMeasures, factors: BarFactors): Bar {
  const area = (Math.PI / 4) * measures.diameter ** 2;
  const { gaugeLength } = measures;
  const { modulus } = alloy;
  const base = { area, gaugeLength, modulus, factors };
  if (alloy.law === 'Ramberg-Osgood') {
    const pFracture = factors.ductility * (alloy.tensileStrength / alloy.reference) ** alloy.exponent;
    return { ...base, alloy, pFracture };
  }
  const elongationNeck = factors.ductility * alloy.uniformElongation;
  const strainNeck = Math.log1p(elongationNeck);
  let pNeck = strainNeck;
  for (let turn = 0; turn < TURNS; turn++) pNeck = strainNeck - (factors.flow * voce(alloy, pNeck)) / modulus;
  const neckStrain = -Math.log1p(-alloy.reductionOfArea) - strainNeck;
  return {
    ...base,
    alloy,
    pNeck,
    strainNeck,
    elongationNeck,
    neckStrain,
    neckExtension: factors.ductility * alloy.barba * Math.sqrt(area),
    pFracture: pNeck + neckStrain,
  };
}

/** Elongation after fracture, A: that of the broken bar fitted together, elastic part included. */
export const elongationOf = (bar: Bar): number =>
  isDuctile(bar) ? bar.elongationNeck + bar.neckExtension / bar.gaugeLength : bar.pFracture;

/** Reduction of area Z. */
export const reductionOfAreaOf = (bar: Bar): number => (isDuctile(bar) ? bar.alloy.reductionOfArea : 0);

export const isNecking = (bar: Bar, p: number): boolean => isDuctile(bar) && p > bar.pNeck;

// ---------------------------------------------------------------- load at a plastic strain

/** (1 + 2R/a) ln(1 + a/2R) after a neck strain Δ. */
function bridgman(delta: number): number {
  const aR = (LE_ROY.slope * delta * delta) / (delta + LE_ROY.onset);
  return aR < ROUND ? 1 + aR / 4 : (1 + 2 / aR) * Math.log1p(aR / 2);
}

/** Axial true stress of a uniform bar under an engineering stress. */
function trueStress(engineering: number, p: number, modulus: number): number {
  const plastic = engineering * Math.exp(p);
  let sigma = plastic;
  for (let turn = 0; turn < TURNS; turn++) sigma = plastic * Math.exp(sigma / modulus);
  return sigma;
}

/** Length gained by the gauge length of a bar with plastic strain `p` under `force`. */
export function extensionAt(bar: Bar, p: number, force: number): number {
  const { area, gaugeLength, modulus } = bar;
  if (!isDuctile(bar)) return gaugeLength * (p + force / (area * modulus));
  if (p <= bar.pNeck) return gaugeLength * Math.expm1(p + trueStress(force / area, p, modulus) / modulus);
  const flowing = bar.gaugeLength * bar.elongationNeck + (bar.neckExtension * (p - bar.pNeck)) / bar.neckStrain;
  return flowing - (flowForce(bar, p) - force) * neckedCompliance(bar);
}

/** Elastic compliance beside the neck, m/N. */
const neckedCompliance = (bar: DuctileBar): number =>
  (bar.gaugeLength * (1 + bar.elongationNeck)) / (bar.modulus * bar.area * Math.exp(-bar.strainNeck));

const plateauStress = ({ plateau, ripple, period }: YieldPoint, { flow, ripples }: BarFactors, p: number): number =>
  flow * plateau + (ripples ? ripple * Math.sin((2 * Math.PI * p) / period) : 0);

/** The load under which a bar with plastic strain `p` yields further, N. */
export function flowForce(bar: Bar, p: number): number {
  const { area, modulus, factors } = bar;
  if (!isDuctile(bar)) {
    const { reference, exponent } = bar.alloy;
    return area * factors.flow * reference * (p / factors.ductility) ** (1 / exponent);
  }
  const { alloy, pNeck, strainNeck } = bar;
  const sigma = factors.flow * voce(alloy, p);
  if (p > pNeck) return sigma * bridgman(p - pNeck) * area * Math.exp(-(strainNeck + p - pNeck));
  const hardened = sigma * Math.exp(-(sigma / modulus + p));
  const { yieldPoint } = alloy;
  return area * (yieldPoint ? Math.max(hardened, plateauStress(yieldPoint, factors, p)) : hardened);
}

/** Crosshead travel of a bar that yields with plastic strain `p`. */
function flowTravel(bar: Bar, p: number): number {
  const force = flowForce(bar, p);
  const machine = force / MACHINE_STIFFNESS;
  if (isDuctile(bar) && p <= bar.pNeck) {
    const { area, gaugeLength, modulus } = bar;
    const sigma = bar.factors.flow * voce(bar.alloy, p);
    const strain = sigma / modulus + p;
    // Not on the plateau: the true stress is known without inverting s = σ exp(−ε).
    if (force <= area * sigma * Math.exp(-strain)) return gaugeLength * Math.expm1(strain) + machine;
  }
  return extensionAt(bar, p, force) + machine;
}

/** Rate of work hardening dσ/dε of the uniform bar in its present state, Pa. */
export function hardeningRate(bar: Bar, p: number): number {
  const { modulus, factors } = bar;
  if (!isDuctile(bar)) {
    const { reference, exponent } = bar.alloy;
    const sigma = factors.flow * reference * (p / factors.ductility) ** (1 / exponent);
    return p > 0 ? 1 / (1 / modulus + (exponent * p) / sigma) : modulus;
  }
  const { alloy } = bar;
  const { yieldPoint } = alloy;
  const sigma = factors.flow * voce(alloy, p);
  if (yieldPoint && sigma * Math.exp(-(sigma / modulus + p)) < factors.flow * yieldPoint.plateau) {
    // A constant engineering stress: the true stress rises with the loss of area alone.
    return sigma;
  }
  const plastic = factors.flow * alloy.q * alloy.b * Math.exp(-alloy.b * p);
  return plastic / (1 + plastic / modulus);
}

// ---------------------------------------------------------------- an imposed travel

export interface Pulled {
  readonly p: number;
  /** The bar has passed its upper yield point, or has none. */
  readonly yielded: boolean;
  readonly force: Quantity<'N'>;
  readonly extension: Quantity<'m'>;
  readonly broken: boolean;
}

/** Travel at which a bar that broke came apart. */
export const fractureTravel = (bar: Bar): number => flowTravel(bar, bar.pFracture);

/** Load at which the sharp yield point gives way; null for a bar without one. */
export const upperYieldForce = (bar: Bar): number | null =>
  isDuctile(bar) && bar.alloy.yieldPoint ? bar.factors.flow * bar.alloy.yieldPoint.upper * bar.area : null;

/** Load of the elastic bar with plastic strain `p` at a crosshead travel; negative below its permanent set. */
export function elasticForce(bar: Bar, p: number, travel: number): number {
  const { area, gaugeLength, modulus } = bar;
  if (!isDuctile(bar)) {
    return (travel - gaugeLength * p) / (gaugeLength / (area * modulus) + 1 / MACHINE_STIFFNESS);
  }
  if (p > bar.pNeck) {
    return (travel - extensionAt(bar, p, 0)) / (neckedCompliance(bar) + 1 / MACHINE_STIFFNESS);
  }
  // Newton's method in σ: the travel is almost linear in it.
  let sigma = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const strain = p + sigma / modulus;
    const grown = Math.exp(strain);
    const off = gaugeLength * Math.expm1(strain) + ((sigma / grown) * area) / MACHINE_STIFFNESS - travel;
    sigma -= off / ((gaugeLength * grown) / modulus + ((1 - sigma / modulus) * area) / (grown * MACHINE_STIFFNESS));
  }
  return area * sigma * Math.exp(-(p + sigma / modulus));
}

/** dσ/de of elastic unloading at small strains, with e from an extensometer or from the crosshead, Pa. */
export const unloadingSlopes = ({ area, gaugeLength, modulus }: Bar) => ({
  extensometer: modulus,
  crosshead: 1 / (1 / modulus + area / (gaugeLength * MACHINE_STIFFNESS)),
});

/** Length by which the unloaded bar has grown. */
export const permanentSet = (bar: Bar, p: number): number => extensionAt(bar, p, 0);

/** A cast-iron bar is followed in its stress: its plastic strain is too small at the start. */
function brittlePlasticStrain(bar: BrittleBar, travel: number): number {
  const { area, gaugeLength, modulus, factors, alloy } = bar;
  const plastic = (stress: number): number =>
    factors.ductility * (stress / (factors.flow * alloy.reference)) ** alloy.exponent;
  const travelAt = (stress: number): number =>
    gaugeLength * (stress / modulus + plastic(stress)) + (stress * area) / MACHINE_STIFFNESS - travel;
  // A little above the strength, so that rounding never leaves the root outside.
  return plastic(brent(travelAt, 0, 1.001 * factors.flow * alloy.tensileStrength, { tolerance: 1e-6 }));
}

function plasticStrainAt(bar: Bar, from: number, travel: number): number {
  if (!isDuctile(bar)) return Math.max(from, brittlePlasticStrain(bar, travel));
  const off = (p: number): number => flowTravel(bar, p) - travel;
  if (off(from) >= 0) return from;
  let high = from;
  for (let reach = 1e-5; high < bar.pFracture; reach *= 8) {
    high = Math.min(bar.pFracture, from + reach);
    if (off(high) >= 0) break;
  }
  return brent(off, from, high, { tolerance: TOLERANCE });
}

/** The bar at a new travel of the crosshead: elastic, yielding or broken. */
export function pull(bar: Bar, p: number, yielded: boolean, travel: number): Pulled {
  const elastic = elasticForce(bar, p, travel);
  const upper = yielded ? null : upperYieldForce(bar);
  if (elastic <= (upper ?? flowForce(bar, p))) {
    return { p, yielded, force: elastic, extension: travel - elastic / MACHINE_STIFFNESS, broken: false };
  }
  if (travel >= fractureTravel(bar)) {
    const { pFracture } = bar;
    const force = flowForce(bar, pFracture);
    return { p: pFracture, yielded: true, force, extension: extensionAt(bar, pFracture, force), broken: true };
  }
  const grown = plasticStrainAt(bar, p, travel);
  const force = flowForce(bar, grown);
  return { p: grown, yielded: true, force, extension: travel - force / MACHINE_STIFFNESS, broken: false };
}

// ---------------------------------------------------------------- shape

/** Smallest cross-section, m². */
export function leastArea(bar: Bar, p: number, extension: number): number {
  const { area, gaugeLength } = bar;
  if (!isDuctile(bar)) return area;
  if (p > bar.pNeck) return area * Math.exp(-(bar.strainNeck + p - bar.pNeck));
  return area / (1 + extension / gaugeLength);
}

/** Share of the gauge length over which the Lüders bands have run; null without a plateau or after it. */
export function ludersFront(bar: Bar, p: number): number | null {
  if (!isDuctile(bar) || !bar.alloy.yieldPoint || p === 0) return null;
  const { alloy, modulus } = bar;
  const plateau = alloy.yieldPoint?.plateau ?? 0;
  const short = (q: number): number => voce(alloy, q) * Math.exp(-(voce(alloy, q) / modulus + q)) - plateau;
  const end = brent(short, 0, bar.pNeck);
  return p < end ? p / end : null;
}

export interface BarProfile {
  /** Heights above the lower gauge mark and radii there, m. */
  readonly heights: readonly number[];
  readonly radii: readonly number[];
  /** Present distance of the gauge marks, and the height of the smallest cross-section, m. */
  readonly length: number;
  readonly neckHeight: number;
}

const NECK_STATIONS = 12;
/** The neck is drawn to this many of its widths. */
const NECK_REACH = 3;

/**
 * The bar's outline. The neck is a Gaussian groove r = ru − h exp(−(z/w)²) whose depth is that of the smallest section
 * and whose width keeps the volume: ∫π (ru² − r²) dz = Su ΔL, ΔL the length that the neck has added. `neckAt`: where
 * it forms, as a share of the gauge length.
 */
export function barProfile(bar: Bar, p: number, extension: number, neckAt: number): BarProfile {
  const length = bar.gaugeLength + extension;
  const neckHeight = neckAt * length;
  const least = Math.sqrt(leastArea(bar, p, extension) / Math.PI);
  if (!isDuctile(bar) || p <= bar.pNeck) {
    return { heights: [0, length], radii: [least, least], length, neckHeight };
  }
  const area = bar.area * Math.exp(-bar.strainNeck);
  const radius = Math.sqrt(area / Math.PI);
  const depth = radius - least;
  const added = (bar.neckExtension * (p - bar.pNeck)) / bar.neckStrain;
  const perWidth = Math.PI * depth * (2 * radius * Math.sqrt(Math.PI) - depth * Math.sqrt(Math.PI / 2));
  const width = (area * added) / perWidth;
  const heights: number[] = [0];
  const radii: number[] = [radius - depth * Math.exp(-((neckHeight / width) ** 2))];
  for (let n = -NECK_STATIONS; n <= NECK_STATIONS; n++) {
    const z = (NECK_REACH * n) / NECK_STATIONS;
    const height = neckHeight + z * width;
    if (height <= 0 || height >= length) continue;
    heights.push(height);
    radii.push(radius - depth * Math.exp(-z * z));
  }
  heights.push(length);
  radii.push(radius - depth * Math.exp(-(((length - neckHeight) / width) ** 2)));
  return { heights, radii, length, neckHeight };
}
