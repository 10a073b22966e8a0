/** What times oscillations on the bench: a light gate with its timer, and a stopwatch in a hand. */
import type { InstrumentSpec, Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';

/** Standard deviation of when a hand presses, against when it should, s. Teaching value. */
export const REACTION: Quantity<'s'> = 0.08;

export const GATE_TIMER: InstrumentSpec = {
  name: 'Light gate with timer',
  updateInterval: 0.5,
  school: {
    resolution: 0.0001,
    gain: rectangular(0.0001),
    source: 'Teaching value: timer shown to 0.1 ms, quartz within 100 ppm, taken as rectangular',
  },
  research: {
    resolution: 0.00001,
    gain: rectangular(0.00001),
    source: 'Teaching value: timer shown to 0.01 ms, quartz within 10 ppm, taken as rectangular',
  },
};

/** The hand's error is drawn once at each press, so that a stopped watch stands still. */
export const STOPWATCH: InstrumentSpec = {
  name: 'Stopwatch, pressed by hand',
  updateInterval: 0.1,
  school: {
    resolution: 0.01,
    drawn: REACTION * Math.SQRT2,
    source: 'Teaching value: reaction of the hand, σ = 0.08 s (standard deviation) at the start and at the stop',
  },
  research: {
    resolution: 0.01,
    drawn: REACTION * Math.SQRT2,
    source: 'Teaching value: reaction of the hand, σ = 0.08 s (standard deviation) at the start and at the stop',
  },
};
