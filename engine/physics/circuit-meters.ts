/** The meters of the circuit benches that change their range by themselves. */
import type { InstrumentSpec, Instruments, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

const SCHOOL_METER =
  'Teaching value: hand multimeter of 3½ digits, tolerance ±(0.5 % of reading + 1 digit), taken as rectangular (JCGM 100:2008, 4.3.7)';
const BENCH_METER =
  'Agilent 34401A User’s Guide, gain verification, 1-year limits, taken as rectangular (JCGM 100:2008, 4.3.7)';

/** Whether a current differs from nothing by more than its meter may be off: only then it says something of a resistance. */
export const isTold = <R extends ReadingDefs>(
  instruments: Instruments<R>,
  ammeter: keyof R & string,
  current: number,
): boolean => Math.abs(current) >= 2 * instruments.uncertaintyAt(ammeter, current);

/** 3½ digits: 0 to 1999 in each range, from the finest of `finest` on. */
export const ammeter = (milliamperes: boolean): InstrumentSpec => {
  const unit = milliamperes ? 1e3 : 1;
  return {
    name: 'ammeter, 3½ digits, 2 mA to 2 A',
    device: 'ammeter',
    updateInterval: 0.4,
    school: {
      resolution: 1e-6 * unit,
      counts: 2000,
      gain: rectangular(0.005),
      offset: rectangular(1e-6) * unit,
      source: SCHOOL_METER,
    },
    // The reading's share of the 1 A range, the zero of the 10 mA range (2 µA); the others in proportion.
    research: {
      resolution: 1e-8 * unit,
      counts: 200_000,
      gain: rectangular(1e-3),
      offset: rectangular(2e-7) * unit,
      source: BENCH_METER,
    },
  };
};

export const voltmeter: InstrumentSpec = {
  name: 'voltmeter, 3½ digits, 2 V and 20 V',
  device: 'voltmeter',
  updateInterval: 0.4,
  school: {
    resolution: 0.001,
    counts: 2000,
    gain: rectangular(0.005),
    offset: rectangular(0.001),
    source: SCHOOL_METER,
  },
  // ±400 µV at 10 V: 0.0035 % of reading and 0.0005 % of the 10 V range.
  research: { resolution: 1e-5, gain: rectangular(3.5e-5), offset: rectangular(5e-5), source: BENCH_METER },
};

/** Milliamperes, without opening the circuit. */
export const clampMeter: InstrumentSpec = {
  name: 'milliampere clamp meter, 3½ digits',
  updateInterval: 0.4,
  school: {
    resolution: 0.01,
    counts: 2000,
    gain: rectangular(0.01),
    offset: rectangular(0.05),
    source:
      'Teaching value: milliampere clamp, tolerance ±(1 % of reading + 5 digits), taken as rectangular (JCGM 100:2008, 4.3.7)',
  },
  research: {
    resolution: 0.01,
    counts: 2000,
    gain: rectangular(0.002),
    offset: rectangular(0.05),
    source:
      'Fluke 771 data sheet, 21 mA range, ±(0.2 % of reading + 5 digits), taken as rectangular (JCGM 100:2008, 4.3.7)',
  },
};
