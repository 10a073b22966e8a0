/**
 * A joint's servo: second order, critically damped, advanced by its exact solution for a target that is held through the step, at most
 * as fast as the motor goes.
 *
 *   e(t) = (e₀ + (v₀ + ω e₀) t) e^(−ωt), e = position − target
 */
const OMEGA = 120;

export interface Motion {
  readonly at: number;
  readonly speed: number;
}

export function follow({ at, speed }: Motion, target: number, fastest: number, dt: number): Motion {
  const error = at - target;
  const decay = Math.exp(-OMEGA * dt);
  const slope = speed + OMEGA * error;
  const next = target + (error + slope * dt) * decay;
  const most = fastest * dt;
  if (Math.abs(next - at) > most) {
    const way = Math.sign(next - at);
    return { at: at + way * most, speed: way * fastest };
  }
  const rate = (slope - OMEGA * (error + slope * dt)) * decay;
  return { at: next, speed: Math.min(fastest, Math.max(-fastest, rate)) };
}

/** Part of an oscillation of so many hertz that a servo lets through. */
export const servoGain = (frequency: number): number => 1 / (1 + ((2 * Math.PI * frequency) / OMEGA) ** 2);
