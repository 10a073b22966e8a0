/** A recorder on the pH meter of the titration: what it has drawn for one flask. */
import type { Quantity } from '../contract';
import { NL_PER_ML } from './titration-glassware';

/** What a recorder on the pH meter has drawn for this flask: pairs of the same place in both lists. */
export interface RecorderCurve {
  /** mL of base run in */
  readonly volumes: readonly number[];
  readonly ph: readonly number[];
}

/** The recorder marks a point after so much base where the pH has changed by so much, at the latest after so much base. */
const RECORDER_LEAST: Quantity<'mL'> = 0.02;
const RECORDER_PH = 0.05;
const RECORDER_MOST: Quantity<'mL'> = 0.5;

interface Recorded {
  readonly curve: RecorderCurve;
  readonly deliveredNl: number;
  readonly meterPh: Quantity<'1'>;
}

/** The recorder's curve when more base comes: what the meter showed until now is marked where it is news. */
export function recordedOn({ curve, deliveredNl, meterPh }: Recorded): RecorderCurve {
  const volume = deliveredNl / NL_PER_ML;
  const last = curve.volumes.at(-1);
  if (last !== undefined) {
    const further = volume - last;
    const change = Math.abs(meterPh - (curve.ph.at(-1) ?? meterPh));
    if (further < RECORDER_LEAST || (further < RECORDER_MOST && change < RECORDER_PH)) return curve;
  }
  return { volumes: [...curve.volumes, volume], ph: [...curve.ph, meterPh] };
}
