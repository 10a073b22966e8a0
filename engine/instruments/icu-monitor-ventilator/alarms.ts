/** Alarms of monitor and ventilator: limits, order of priority, and the pause of the sound. */
import type { Quantity } from '../../contract';

/** What the alarms look at: displayed numbers; null where there is none. */
export interface Watched {
  readonly beatless: boolean;
  readonly breathless: boolean;
  readonly spo2: Quantity<'%'> | null;
  readonly map: Quantity<'mmHg'> | null;
  readonly ppeak: Quantity<'cmH2O'> | null;
  readonly minuteVolume: Quantity<'L/min'> | null;
  readonly etco2: Quantity<'mmHg'> | null;
}

export interface AlarmDef {
  readonly text: string;
  /** IEC 60601-1-8: high asks for a hand at once, medium for one soon. */
  readonly priority: 'high' | 'medium';
  sounds(watched: Watched): boolean;
}

const below = (value: number | null, limit: number): boolean => value !== null && value < limit;
const above = (value: number | null, limit: number): boolean => value !== null && value > limit;

/** Highest first. */
export const ALARMS = [
  { text: 'asystole', priority: 'high', sounds: ({ beatless }) => beatless },
  { text: 'apnoea', priority: 'high', sounds: ({ breathless }) => breathless },
  { text: 'SpO2 low', priority: 'high', sounds: ({ spo2 }) => below(spo2, 90) },
  { text: 'MAP low', priority: 'high', sounds: ({ map }) => below(map, 65) },
  { text: 'Ppeak high', priority: 'high', sounds: ({ ppeak }) => above(ppeak, 40) },
  { text: 'minute volume low', priority: 'medium', sounds: ({ minuteVolume }) => below(minuteVolume, 3) },
  { text: 'EtCO2 low', priority: 'medium', sounds: ({ etco2 }) => below(etco2, 20) },
  { text: 'EtCO2 high', priority: 'medium', sounds: ({ etco2 }) => above(etco2, 60) },
] as const satisfies readonly AlarmDef[];

export const NO_ALARM = 'none';
export const SILENCE_TIME: Quantity<'s'> = 120;

/** Advanced in place. */
export interface Alarms {
  /** One bit for each alarm, in their order. */
  active: number;
  /** Those whose sound was paused, and s until it comes back. */
  silenced: number;
  silence: number;
}

export const initialAlarms = (): Alarms => ({ active: 0, silenced: 0, silence: 0 });

/** Bits of the alarms that hold. */
export function alarmsOf(watched: Watched): number {
  let active = 0;
  ALARMS.forEach(({ sounds }, index) => {
    if (sounds(watched)) active |= 1 << index;
  });
  return active;
}

/** The highest alarm, or "none". */
export const alarmText = ({ active }: Alarms): string =>
  ALARMS.find((_alarm, index) => active & (1 << index))?.text ?? NO_ALARM;

/** Whether the sound is off: an alarm that is new since the pause brings it back. */
export const isSilent = ({ active, silenced, silence }: Alarms): boolean => silence > 0 && (active & ~silenced) === 0;

export function silenceAlarms(alarms: Alarms): void {
  alarms.silenced = alarms.active;
  alarms.silence = SILENCE_TIME;
}
