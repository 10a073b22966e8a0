/**
 * One repetition as the sequence diagram shows it: pulses, gradient lobes and echoes.
 *
 * Centres of pulses and echoes are true times from the excitation (ms); the lengths of lobes are schematic, in a unit for which there is
 * room. Areas are true to each other, with every 180° pulse turning the sign of what was before it: at each echo the moments of slice and
 * read gradient are zero, and that of the phase gradient is the place of its line.
 */
import { kOf } from './k-space';
import { acquisition, type Protocol } from './scan';
import { echoesOf } from './tissues';

export type GradientAxis = 'slice' | 'phase' | 'read';

export interface Pulse {
  readonly at: number;
  readonly half: number;
  /** Degrees. */
  readonly flip: number;
}

export interface Lobe {
  readonly axis: GradientAxis;
  readonly from: number;
  readonly to: number;
  /** 1: the strongest that is drawn. */
  readonly height: number;
}

export interface Echo {
  readonly at: number;
  readonly half: number;
  /** Its line of k-space, −1 to 1 of the furthest. */
  readonly place: number;
}

export interface PulseSequence {
  /** The length that lobes are told in, ms. */
  readonly unit: number;
  readonly pulses: readonly Pulse[];
  readonly lobes: readonly Lobe[];
  readonly echoes: readonly Echo[];
  /** The echo that gives the middle of k-space, ms. */
  readonly middle: number;
  /** What comes before the excitation, and after the last echo. */
  readonly start: number;
  readonly end: number;
  /** The first pulse of the next repetition. */
  readonly next: number;
}

/** In units: half a pulse and half its slice gradient, the short lobes between the pulses, half the readout, the last lobes. */
const HALF_PULSE = 0.08;
const HALF_SLICE = 0.1;
const EARLY = { from: 0.14, to: 0.24 } as const;
const LATE = { from: -0.3, to: -0.2 } as const;
const HALF_READ = 0.16;
const REWIND = { from: 0.2, to: 0.3 } as const;
const READ = 0.6;
const AFTER = 0.36;
/** A unit needs so many of itself after the last echo, and before the excitation. */
const LEAST_AFTER = 0.6;
const LEAST_BEFORE = 0.45;
const FULL = 180;
const RIGHT = 90;

export type SequenceSetting = Pick<Protocol, 'timing' | 'train' | 'geometry'>;

/** Null where the times do not fit. `first`: the acquisition that comes first in the repetition. */
export function pulseSequence(setting: SequenceSetting, first: number): PulseSequence | null {
  const { timing, train, geometry } = setting;
  const { sequence, tr, te, ti, flip } = timing;
  const inverted = sequence === 'Inversion Recovery';
  const refocused = sequence !== 'Gradient Echo';
  const next = inverted ? tr - ti : tr;
  const last = train.count * train.spacing;
  if (last >= next) return null;
  const unit = Math.min(train.spacing, (next - last) / LEAST_AFTER, inverted ? ti / LEAST_BEFORE : Infinity);

  const pulses: Pulse[] = [];
  const lobes: Lobe[] = [];
  const pulse = (at: number, angle: number): void => {
    pulses.push({ at, half: HALF_PULSE * unit, flip: angle });
    lobes.push({ axis: 'slice', from: at - HALF_SLICE * unit, to: at + HALF_SLICE * unit, height: 1 });
  };
  const lobe = (axis: GradientAxis, about: number, span: { from: number; to: number }, height: number): void => {
    lobes.push({ axis, from: about + span.from * unit, to: about + span.to * unit, height });
  };
  const early = EARLY.to - EARLY.from;

  if (inverted) pulse(-ti, FULL);
  pulse(0, refocused ? RIGHT : flip);
  // Half of the slice gradient works after the middle of the pulse.
  lobe('slice', 0, EARLY, -HALF_SLICE / early);
  // A 180° pulse turns the sign of what the read gradient did before it; without one the lobe has to be of the other sign itself.
  lobe('read', 0, EARLY, ((refocused ? 1 : -1) * READ * HALF_READ) / early);

  const order = echoesOf(train, te);
  const echoes = order
    .map((at, n) => {
      const { line } = acquisition(setting, first + n);
      return { at, half: HALF_READ * unit, place: (kOf(line, geometry) * 2 * geometry.fov) / geometry.matrix };
    })
    .toSorted((a, b) => a.at - b.at);
  const trained = train.count > 1;
  for (const { at, place } of echoes) {
    if (refocused) pulse(at - train.spacing / 2, FULL);
    // In a train each echo has a phase of its own: it is given after the pulse, and taken back before the next.
    if (trained) lobe('phase', at, LATE, place);
    else lobe('phase', 0, EARLY, refocused ? -place : place);
    lobe('read', at, { from: -HALF_READ, to: HALF_READ }, READ);
    if (trained || !refocused) lobe('phase', at, REWIND, -place);
  }
  // Spoils what is left across the field before the next excitation.
  if (!refocused) lobe('slice', last, REWIND, 1);

  return {
    unit,
    pulses,
    lobes,
    echoes,
    middle: order[0] ?? te,
    start: (inverted ? -ti : 0) - HALF_SLICE * unit,
    end: last + AFTER * unit,
    next,
  };
}
