/** What is set on the machine, and what it remembers. */
import type { Quantity } from '../../contract';
import type { CineFrame } from './cine';
import type { Echo, PatchStatistics, Scatter } from './echo-image';
import type { ObjectName } from './objects';

export interface Params {
  readonly mode: 'B-mode' | 'M-mode' | 'Pulsed Doppler' | 'Continuous Wave';
  readonly phantom: ObjectName;
  readonly transducer: 'Linear' | 'Curvilinear';
  readonly frequency: Quantity<'MHz'>;
  readonly cycles: Quantity<'1'>;
  readonly depth: Quantity<'cm'>;
  readonly lines: '64' | '128' | '192' | '256';
  readonly focus: Quantity<'mm'>;
  readonly aperture: Quantity<'mm'>;
  readonly attenuation: Quantity<'dB/cm/MHz'>;
  readonly tgc: Quantity<'dB/cm'>;
  readonly gain: Quantity<'dB'>;
  readonly dynamic_range: Quantity<'dB'>;
  readonly prf: Quantity<'kHz'>;
  readonly doppler_angle: Quantity<'°'>;
  readonly angle_error: Quantity<'°'>;
  readonly output_power: Quantity<'dB'>;
  readonly velocity: Quantity<'cm/s'>;
  readonly heart_rate: Quantity<'/min'>;
}

export interface State {
  gel: boolean;
  frozen: boolean;
  /** Pictures that can be looked back through, and which of them is shown while frozen: 0 the last, −1 the one before. */
  cine: readonly CineFrame[];
  back: number;
  probe: number;
  gate: number | null;
  caliper: number | null;
  checked: boolean;
  /** Steps that were live. */
  steps: number;
  /** Into the present beat, and its length, s. */
  into: number;
  beat: number;
  /** The present beat was seen from its beginning; and a whole one was. */
  fromStart: boolean;
  wholeBeat: boolean;
  /** Column of the strip that is written next. */
  sweep: number;
  readonly strip: Uint8Array;
  readonly scatter: Scatter;
  readonly speckle: Float32Array;
  /** The echo as last formed, of which settings, and what was measured of which. */
  readonly echo: Echo;
  formed: string;
  /** What is on the screen, and what it was drawn of. */
  readonly picture: Uint8Array;
  pictured: string;
  measured: { readonly key: string; readonly patch: PatchStatistics } | null;
}
