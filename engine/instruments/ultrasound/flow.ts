/** What the Doppler modes see: gate, what hinders them, and the flow that reaches the spectrum. */
import { cosine, dopplerShift, folded, nyquistVelocity, penetration, prfLimit } from './beam';
import type { Stream } from './doppler';
import { flowAt, innerRadius, vesselOf } from './objects';
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

/** mm between a place on the beam and the axis of the vessel; the beam stands where the probe is. */
const gateOffset = (gate: number, { probe }: State, params: Params): number => {
  const vessel = vesselOf(params.phantom);
  if (!vessel) return Infinity;
  const below = gate - vessel.depth;
  if (params.phantom === 'Heart') return Math.sqrt(below * below + probe * probe);
  const angle = (params.doppler_angle * Math.PI) / 180;
  return Math.abs(below * Math.sin(angle) - probe * Math.cos(angle));
};

/** mm at which the beam of continuous wave crosses the axis of the vessel; null where it runs beside it. */
function crossing({ probe }: State, params: Params): number | null {
  const vessel = vesselOf(params.phantom);
  if (!vessel) return null;
  const angle = (params.doppler_angle * Math.PI) / 180;
  if (params.phantom === 'Heart' || Math.sin(angle) < 1e-9 || probe === 0)
    return Math.abs(probe) <= vessel.radius ? vessel.depth : null;
  const depth = vessel.depth + (probe * Math.cos(angle)) / Math.sin(angle);
  return depth > 0 ? depth : null;
}

/**
 * Whether an echo from this depth, mm, rises above the noise. Blood scatters far less than tissue; what Doppler wins back by looking at
 * many pulses is taken to make up for it, so that both end at the same depth.
 */
export const reaches = (depth: number, { attenuation, frequency, output_power }: Params): boolean =>
  depth <= (penetration(attenuation, frequency, output_power) ?? Infinity);

/** Inner diameters of the ventricle along the line of M-mode, mm, wide and narrow; the sentence that says why they are not seen. */
export function chordsOf({ probe }: State, params: Params): readonly [number, number] | string {
  const vessel = vesselOf('Heart');
  const chord = (radius: number): number => 2 * Math.sqrt(Math.max(0, radius * radius - probe * probe));
  const [wide, narrow] = [chord(innerRadius('Heart', 0)), chord(innerRadius('Heart', 1))];
  const far = (vessel?.depth ?? 0) + wide / 2;
  if (narrow === 0) return 'The line misses the ventricle: move the probe';
  if (far > 10 * params.depth) return 'Increase the depth: the far wall lies below the image';
  return reaches(far, params) ? [wide, narrow] : 'Too weak an echo from the far wall: lower the frequency';
}

/** Why no flow is seen; null where it is. */
export function noFlow(
  state: State,
  params: Params,
): 'mode' | 'object' | 'gel' | 'gate' | 'prf' | 'beside' | 'weak' | null {
  if (!isDoppler(params)) return 'mode';
  const vessel = vesselOf(params.phantom);
  if (!vessel) return 'object';
  if (!state.gel) return 'gel';
  const gate = gateOf(state, params);
  if (gate === null) {
    const depth = crossing(state, params);
    if (depth === null) return 'beside';
    return reaches(depth, params) ? null : 'weak';
  }
  if (params.prf > prfLimit(gate)) return 'prf';
  if (gateOffset(gate, state, params) > vessel.radius) return 'gate';
  return reaches(gate, params) ? null : 'weak';
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
  const off = gate === null ? 0 : gateOffset(gate, state, params);
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
