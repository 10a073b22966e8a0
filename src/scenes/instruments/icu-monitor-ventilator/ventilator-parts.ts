/** Knobs and buttons of the ventilator, and where they lie. */
export type VentilatorKnob = 'volume' | 'rate' | 'peep' | 'oxygen';

export type VentilatorKey = 'start' | 'inspiration' | 'expiration' | 'mode' | 'ratio';

export interface VentilatorBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
