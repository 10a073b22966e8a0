/** What the Doppler modes see: gate, what hinders them, and the flow that reaches the spectrum. */
import { cosine, dopplerShift, folded, nyquistVelocity, prfLimit } from './beam';
import type { Stream } from './doppler';
import { flowAt, vesselOf } from './objects';
import type { Params, State } from './state';

const MOST_ANGLE = 89;
/** Half the length of the gate, mm. */
const GATE = 1;
/** cm/s that continuous wave shows at least, and how far above the peak its scale goes. */
const SCALE = { least: 50, above: 1.25 } as const;

export const isDoppler = ({ mode }: Params): boolean => mode === 'Pulsed Doppler' || mode === 'Continuous Wave';

/** Where the gate is in force, mm; null in modes and objects without one. */
export function gateOf({ gate }: State, { mode, phantom }: Params): number | null {
  return mode === 'Pulsed Doppler' ? (gate ?? vesselOf(phantom)?.depth ?? null) : null;
}

/** mm between the gate and the axis of the vessel. */
const gateOffset = (gate: number, params: Params): number => {
  const vessel = vesselOf(params.phantom);
  const tilt = params.phantom === 'Heart' ? 1 : Math.sin((params.doppler_angle * Math.PI) / 180);
  return vessel ? Math.abs(gate - vessel.depth) * tilt : Infinity;
};

/** Why no flow is seen; null where it is. */
export function noFlow(state: State, params: Params): 'mode' | 'object' | 'gel' | 'gate' | 'prf' | null {
  if (!isDoppler(params)) return 'mode';
  const vessel = vesselOf(params.phantom);
  if (!vessel) return 'object';
  if (!state.gel) return 'gel';
  const gate = gateOf(state, params);
  if (gate === null) return null;
  if (params.prf > prfLimit(gate)) return 'prf';
  return gateOffset(gate, params) > vessel.radius ? 'gate' : null;
}

/** What the operator reads off the trace; the peak is the model's. */
export function peakRead(params: Params): number {
  const { velocity, doppler_angle: angle, angle_error: error, frequency, prf, mode } = params;
  if (mode === 'Continuous Wave') return velocity * cosine(angle);
  const shown = folded(velocity, nyquistVelocity(frequency, prf, angle));
  return (shown * cosine(angle)) / cosine(Math.min(MOST_ANGLE, angle + error));
}

/** cm/s at the edge of the trace, as the machine labels it. */
export function traceLimit(params: Params): number {
  const { mode, velocity, frequency, prf, doppler_angle: angle, angle_error: error } = params;
  if (mode === 'Continuous Wave') return SCALE.above * Math.max(SCALE.least, velocity);
  return nyquistVelocity(frequency, prf, Math.min(MOST_ANGLE, angle + error));
}

export function streamOf(state: State, params: Params): Stream | null {
  if (noFlow(state, params) !== null) return null;
  const vessel = vesselOf(params.phantom);
  if (!vessel) return null;
  const flow = flowAt(params.phantom, state.into, state.beat);
  const gate = gateOf(state, params);
  const off = gate === null ? 0 : gateOffset(gate, params);
  const shift = dopplerShift(params.frequency, params.velocity * flow, params.doppler_angle);
  const rate = gate === null ? 2 * dopplerShift(params.frequency, traceLimit(params), 0) : 1000 * params.prf;
  return {
    shift,
    rate,
    surge: flow,
    from: gate === null ? 0 : Math.max(0, (off - GATE) / vessel.radius),
    to: gate === null ? 1 : Math.min(1, (off + GATE) / vessel.radius),
  };
}
