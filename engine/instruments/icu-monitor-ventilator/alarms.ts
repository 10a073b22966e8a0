/** Alarms of monitor and ventilator: limits, order of priority, and the pause of the sound. */
import type { Quantity } from '../../contract';

/** What the alarms look at: displayed numbers; null where there is none. */
export interface Watched {
  readonly beatless: boolean;
  readonly ventricularRun: boolean;
  readonly breathless: boolean;
  readonly spo2: Quantity<'%'> | null;
  readonly map: Quantity<'mmHg'> | null;
  readonly ppeak: Quantity<'cmH2O'> | null;
  readonly minuteVolume: Quantity<'L/min'> | null;
  readonly etco2: Quantity<'mmHg'> | null;
}

/** A limit of a displayed number, by the id of its reading and in its unit. */
export interface AlarmLimit {
  readonly reading: 'spo2' | 'map' | 'ppeak' | 'minute_volume' | 'etco2';
  readonly side: 'below' | 'above';
  readonly value: number;
}

export interface AlarmDef {
  readonly text: string;
  /** IEC 60601-1-8: high asks for a hand at once, medium for one soon. */
  readonly priority: 'high' | 'medium';
  /** Null where it is not a number that sets it off. */
  readonly limit: AlarmLimit | null;
  readonly sounds: (watched: Watched) => boolean;
}

type Priority = AlarmDef['priority'];

const WATCHED = {
  spo2: 'spo2',
  map: 'map',
  ppeak: 'ppeak',
  minute_volume: 'minuteVolume',
  etco2: 'etco2',
} as const satisfies Readonly<Record<AlarmLimit['reading'], keyof Watched>>;

const limited = <T extends string>(text: T, priority: Priority, limit: AlarmLimit) => ({
  text,
  priority,
  limit,
  sounds: (watched: Watched): boolean => {
    const value = watched[WATCHED[limit.reading]];
    return value !== null && (limit.side === 'below' ? value < limit.value : value > limit.value);
  },
});

/** Highest first. */
export const ALARMS = [
  { text: 'asystole', priority: 'high', limit: null, sounds: ({ beatless }) => beatless },
  {
    text: 'ventricular tachycardia',
    priority: 'high',
    limit: null,
    sounds: ({ ventricularRun }) => ventricularRun,
  },
  { text: 'apnoea', priority: 'high', limit: null, sounds: ({ breathless }) => breathless },
  limited('SpO2 low', 'high', { reading: 'spo2', side: 'below', value: 90 }),
  limited('MAP low', 'high', { reading: 'map', side: 'below', value: 65 }),
  limited('MAP high', 'high', { reading: 'map', side: 'above', value: 130 }),
  limited('Ppeak high', 'high', { reading: 'ppeak', side: 'above', value: 40 }),
  limited('minute volume low', 'medium', { reading: 'minute_volume', side: 'below', value: 3 }),
  limited('EtCO2 low', 'medium', { reading: 'etco2', side: 'below', value: 20 }),
  limited('EtCO2 high', 'medium', { reading: 'etco2', side: 'above', value: 60 }),
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

/** All of them, the highest first, or "none". */
export const alarmsText = ({ active }: Alarms): string =>
  ALARMS.filter((_alarm, index) => active & (1 << index))
    .map(({ text }) => text)
    .join(', ') || NO_ALARM;

/** Whether the sound is off: an alarm that is new since the pause brings it back. */
export const isSilent = ({ active, silenced, silence }: Alarms): boolean => silence > 0 && (active & ~silenced) === 0;

export function silenceAlarms(alarms: Alarms): void {
  alarms.silenced = alarms.active;
  alarms.silence = SILENCE_TIME;
}
