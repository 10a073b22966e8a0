/**
 * The hammer of a Charpy tester: a pendulum of length Lp with θ̈ = −(g/Lp) sin θ and a friction that takes 0.3 % of the capacity on a
 * full swing, evenly by angle. Angles in radians from the lowest place, negative on the side of the latch. ISO 148-1:2016.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { brent } from '../core/root';
import { degToRad } from '../core/units';

export const PENDULUM_LENGTH: Quantity<'m'> = 0.8;
/** Of the latch. */
export const DROP: Quantity<'rad'> = degToRad(150);
const FRICTION = 0.003;
const G = constants.standardGravity.value;

export interface Pendulum {
  /** E₀, the energy of the fall. */
  readonly capacity: Quantity<'J'>;
  /** m g Lp. */
  readonly weight: Quantity<'J'>;
  /** m Lp². */
  readonly inertia: Quantity<'kg m²'>;
  /** What friction takes for each radian. */
  readonly drag: Quantity<'J/rad'>;
}

export function pendulumOf(capacity: Quantity<'J'>): Pendulum {
  const weight = capacity / (1 - Math.cos(DROP));
  return {
    capacity,
    weight,
    inertia: (weight * PENDULUM_LENGTH) / G,
    drag: (FRICTION * capacity) / (2 * DROP),
  };
}

export interface Swing {
  readonly angle: Quantity<'rad'>;
  readonly speed: Quantity<'rad/s'>;
}

/** One step of Runge and Kutta; `brake`: damping rate, 1/s. */
export function swung({ angle, speed }: Swing, { weight, inertia, drag }: Pendulum, dt: number, brake = 0): Swing {
  const pull = (at: number, w: number): number =>
    -(weight / inertia) * Math.sin(at) - (Math.sign(w) * drag) / inertia - brake * w;
  const k1 = pull(angle, speed);
  const v2 = speed + (dt / 2) * k1;
  const k2 = pull(angle + (dt / 2) * speed, v2);
  const v3 = speed + (dt / 2) * k2;
  const k3 = pull(angle + (dt / 2) * v2, v3);
  const v4 = speed + dt * k3;
  const k4 = pull(angle + dt * v3, v4);
  return {
    angle: angle + (dt / 6) * (speed + 2 * v2 + 2 * v3 + v4),
    speed: speed + (dt / 6) * (k1 + 2 * k2 + 2 * k3 + k4),
  };
}

/** What the hammer has at its lowest place after the fall. */
export const energyAtBottom = ({ capacity, drag }: Pendulum): Quantity<'J'> => capacity - drag * DROP;

export const speedWith = ({ inertia }: Pendulum, energy: Quantity<'J'>): Quantity<'rad/s'> =>
  Math.sqrt((2 * Math.max(0, energy)) / inertia);

/** How far it rises with an energy at the lowest place. */
export function riseWith({ weight, drag }: Pendulum, energy: Quantity<'J'>): Quantity<'rad'> {
  if (energy <= 0) return 0;
  return brent((at) => weight * (1 - Math.cos(at)) + drag * at - energy, 0, Math.PI);
}

/** What was taken between latch and rise, friction included. */
export const takenBy = ({ weight }: Pendulum, rise: Quantity<'rad'>): Quantity<'J'> =>
  weight * (Math.cos(rise) - Math.cos(DROP));

/** Friction on the way from the latch to a rise. */
export const frictionTo = ({ drag }: Pendulum, rise: Quantity<'rad'>): Quantity<'J'> => drag * (DROP + rise);
