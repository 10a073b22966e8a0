/**
 * A sphere that moves straight up and down through the surface of a fluid: what acts on it, and what it sets in motion.
 *
 * Immersed cap   h = clip(R − z, 0, 2R), V_sub = π h² (3R − h)/3, z the height of the centre above the surface
 * Motion         (m + ½ρV_sub) z̈ = −mg + ρ g V_sub − ½ρ C_d A |ż| ż − c_w ż
 * Drag area      A = π h (2R − h) for h < R, else πR²; C_d = 0.47
 * Waves          c_w = 0.6 ρ V √(g/R) while partly immersed: they carry the bobbing away in a few cycles
 *
 * Range: Re from 10³ to 2·10⁵; beyond, the drag of a sphere is smaller.
 */
import type { Quantity } from '../contract';
import type { Derivative } from '../core/ode';

export const G: Quantity<'m/s²'> = 9.81;
const DRAG = 0.47;
const ADDED_MASS = 0.5;
const WAVE_DAMPING = 0.6;

/** Radius in m, mass in kg, volume in m³; density of the fluid in kg/m³. */
export interface Body {
  readonly radius: number;
  readonly mass: number;
  readonly volume: number;
  readonly fluid: number;
}

/** Volume under the surface for a centre at the height z above it, m³. */
export function immersed({ radius, volume }: Body, z: number): number {
  const h = Math.min(2 * radius, Math.max(0, radius - z));
  return h >= 2 * radius ? volume : (Math.PI * h * h * (3 * radius - h)) / 3;
}

export const buoyancy = (body: Body, z: number): number => body.fluid * G * immersed(body, z);

/** Drag and the waves' share of it, upwards positive, N. */
export function resistance(body: Body, z: number, v: number): number {
  const { radius, volume, fluid } = body;
  const h = Math.min(2 * radius, Math.max(0, radius - z));
  if (h === 0) return 0;
  const area = h < radius ? Math.PI * h * (2 * radius - h) : Math.PI * radius * radius;
  const waves = h < 2 * radius ? WAVE_DAMPING * fluid * volume * Math.sqrt(G / radius) : 0;
  return -0.5 * fluid * DRAG * area * Math.abs(v) * v - waves * v;
}

const inertia = (body: Body, z: number): number => body.mass + ADDED_MASS * body.fluid * immersed(body, z);

/** All forces but the string's, upwards positive, N. */
export const freeForce = (body: Body, z: number, v: number): number =>
  -body.mass * G + buoyancy(body, z) + resistance(body, z, v);

export const terminalSpeed = ({ radius, mass, volume, fluid }: Body): number =>
  Math.sqrt((2 * Math.abs(mass - fluid * volume) * G) / (fluid * DRAG * Math.PI * radius * radius));

/** The equation of motion of a body that nothing holds: y is height and velocity. */
export const motionOf =
  (body: Body): Derivative =>
  (_t, y, out) => {
    const z = y[0] ?? 0;
    const v = y[1] ?? 0;
    out[0] = v;
    out[1] = freeForce(body, z, v) / inertia(body, z);
  };
