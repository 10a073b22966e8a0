/**
 * Depth of a Rockwell indent. Contact pressure from Vickers hardness, H = 9.80665 HV/0.9272 MPa (the projected area of a Vickers
 * pyramid is 0.9272 of its faces); under a ball it follows the strain 0.2 a/R (D. Tabor, The Hardness of Metals, 1951) with the
 * exponent n. Release: an elastic cylinder of the radius of contact, ΔP/(2 E* a) (I. N. Sneddon, Int. J. Eng. Sci. 3, 47, 1965).
 * Lengths in mm, forces in kgf, moduli in GPa.
 */
import { E140, type HardMaterial } from '../data/hardness-materials';
import { brent } from '../core/root';
import { BALL_RADIUS, POINT_UM, PRELIMINARY, SCALES, type ScaleName, TIP_RADIUS } from './rockwell-scales';

const NEWTON = 9.80665;
/** Projected area of a Vickers indent over its faces. */
const VICKERS_AREA = 0.9272;
/** The metal piles up at the rim: depth below the original surface over depth of contact. */
const PILE_UP = 0.905;
/** The cone of 120° begins where its tip ends: at this radius and depth. */
const CONE = { radius: 0.1, depth: TIP_RADIUS - Math.sqrt(TIP_RADIUS ** 2 - 0.1 ** 2), slope: Math.tan(Math.PI / 3) };
/** Strain of a Vickers indent, to which HV belongs; Tabor. */
const VICKERS_STRAIN = 0.08;
const TABOR = 0.2;
/** 1 − ν² of a metal with ν = 0.3. */
const PLANE = 0.91;
const INDENTERS = {
  diamond: (1 - 0.07 ** 2) / 1141,
  ball: (1 - 0.24 ** 2) / 630,
} as const;

/** Radius of contact under a force. */
export function contactRadius({ vickers, hardening }: HardMaterial, scale: ScaleName, force: number): number {
  const pressure = (NEWTON * vickers) / VICKERS_AREA;
  const newtons = force * NEWTON;
  if (SCALES[scale].indenter === 'diamond') return Math.sqrt(newtons / (Math.PI * pressure));
  const excess = (a: number): number =>
    Math.PI * a ** 2 * pressure * ((TABOR * a) / BALL_RADIUS / VICKERS_STRAIN) ** hardening - newtons;
  return brent(excess, 1e-4, BALL_RADIUS);
}

/** Depth of contact of an indenter at a radius of contact. */
export function contactDepth(scale: ScaleName, a: number): number {
  if (SCALES[scale].indenter === 'ball') return BALL_RADIUS - Math.sqrt(BALL_RADIUS ** 2 - a ** 2);
  if (a < CONE.radius) return TIP_RADIUS - Math.sqrt(TIP_RADIUS ** 2 - a ** 2);
  return CONE.depth + (a - CONE.radius) / CONE.slope;
}

/** Depth below the original surface under a force. */
export const loadedDepth = (material: HardMaterial, scale: ScaleName, force: number): number =>
  force <= 0 ? 0 : PILE_UP * contactDepth(scale, contactRadius(material, scale, force));

/** What springs back when the force goes from full to preliminary. */
function springBack(material: HardMaterial, scale: ScaleName): number {
  const { total, indenter } = SCALES[scale];
  const compliance = (PLANE / material.modulus + INDENTERS[indenter]) / 1000;
  return ((total - PRELIMINARY) * NEWTON * compliance) / (2 * contactRadius(material, scale, total));
}

/** Permanent depth h after 4 s on a thick piece, far from other indents. */
export const permanentDepth = (material: HardMaterial, scale: ScaleName): number =>
  loadedDepth(material, scale, SCALES[scale].total) -
  loadedDepth(material, scale, PRELIMINARY) -
  springBack(material, scale);

/** Least thickness: 10 times the permanent depth h for a cone, 15 times for a ball (ISO 6508-1, 6.4). */
export const leastThickness = (material: HardMaterial, scale: ScaleName): number =>
  (SCALES[scale].indenter === 'diamond' ? 10 : 15) * permanentDepth(material, scale);

const CREEP = 0.004;
const USUAL_DWELL = 4;
/** Creep is not reckoned for less, s. */
const LEAST_DWELL = 1;
/** Full load that has stood for some seconds: depth grows with the logarithm of time. */
export const creep = (seconds: number): number => 1 + CREEP * Math.log(Math.max(seconds, LEAST_DWELL) / USUAL_DWELL);

const ANVIL = 0.3;
/** A thin piece leans on the anvil, which is harder. */
export const thinness = (thickness: number, least: number): number =>
  thickness < least ? 1 - ANVIL * (1 - thickness / least) : 1;

export const LEAST_SPACING = 3;
const RIM = 0.06;
/** The metal around an indent is worked and harder; spacing in diameters of an indent, from middle to middle. */
export const crowding = (spacing: number): number =>
  spacing < LEAST_SPACING ? 1 - RIM * (LEAST_SPACING - spacing) : 1;

/** Hardness of a permanent depth in mm, points. */
export const pointsOf = (scale: ScaleName, depth: number): number => SCALES[scale].full - (depth * 1000) / POINT_UM;

/** HV of steel beside its hardness on a scale, ASTM E140; null outside the table. */
export function steelVickers(scale: ScaleName, hardness: number): number | null {
  if (scale === 'HRF') return null;
  const { points, vickers } = E140[scale];
  for (let n = 1; n < points.length; n++) {
    const [low, high] = [points[n - 1]!, points[n]!];
    if (hardness < low || hardness > high) continue;
    const [from, to] = [Math.log(vickers[n - 1]!), Math.log(vickers[n]!)];
    return Math.exp(from + ((to - from) * (hardness - low)) / (high - low));
  }
  return null;
}
