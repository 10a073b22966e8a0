/**
 * What all stains of a smear share: a dye is taken up towards what there is room for and washed out again, each as a first-order law,
 * so that a step done in two halves ends where it ends when it is done at once; and a treatment that lies on the slide for a time.
 *
 * Parts of a cell's dye are fractions of what it holds when it is fully stained; times in s, rate constants in 1/s.
 */
import type { InstrumentSpec, Quantity } from '../contract';
import { constants } from '../core/constants';
import { celsiusToKelvin } from '../core/units';
import { rectangular } from '../core/uncertainty';

/** P + (room − P)(1 − e^(−kt)): what a cell holds after a dye that it has `room` for lay on it. */
export const takenUp = (part: number, room: number, rate: Quantity<'1/s'>, seconds: Quantity<'s'>): number =>
  part - (room - part) * Math.expm1(-rate * seconds);

/** P e^(−kt): what a solvent leaves. */
export const washedOut = (part: number, rate: Quantity<'1/s'>, seconds: Quantity<'s'>): number =>
  part * Math.exp(-rate * seconds);

/** A rate constant at another temperature: k exp[(Ea/R)(1/T₀ − 1/T)] (Arrhenius 1889). */
export function atTemperature(
  rate: Quantity<'1/s'>,
  barrier: Quantity<'J/mol'>,
  reference: Quantity<'K'>,
  celsius: Quantity<'°C'>,
): Quantity<'1/s'> {
  return rate * Math.exp((barrier / constants.gasConstant.value) * (1 / reference - 1 / celsiusToKelvin(celsius)));
}

/** What lies on the slide or is done to it. */
export interface Treatment<What extends string> {
  readonly what: What;
  /** For which it still goes on. */
  readonly left: Quantity<'s'>;
}

/** Seconds of a step in which a treatment acts. */
export const actingFor = ({ left }: Treatment<string>, dt: Quantity<'s'>): Quantity<'s'> => Math.min(dt, left);

/** The treatment a step later; null once its time is up. */
export function later<What extends string>(treatment: Treatment<What>, dt: Quantity<'s'>): Treatment<What> | null {
  const left = treatment.left - dt;
  return left > 1e-9 ? { ...treatment, left } : null;
}

/** A dye lies on the slide as a pool until water or another liquid runs over it. */
export const flooded = <Dye extends string>(
  what: Dye | 'rinse',
  left: Quantity<'s'>,
): { readonly treatment: Treatment<Dye | 'rinse'>; readonly pool: Dye | null } => ({
  treatment: { what, left },
  pool: what === 'rinse' ? null : what,
});

/** A slide over a flame or steam, and what it is set to: warmth comes at once, and goes by and by once the heat is taken away. */
export interface SlideHeat {
  readonly celsius: Quantity<'°C'>;
  readonly set: Quantity<'°C'>;
}

/** What is set above this needs a flame. */
export const FLAME_FROM: Quantity<'°C'> = 30;
/** Time constants in which a slide cools, in air and under water; chosen. */
const COOLS: { readonly inAir: Quantity<'s'>; readonly underWater: Quantity<'s'> } = { inAir: 45, underWater: 2 };

export const isLit = ({ set }: SlideHeat): boolean => set > FLAME_FROM;

export const heated = ({ celsius }: SlideHeat, set: Quantity<'°C'>): SlideHeat => ({
  set,
  celsius: set > FLAME_FROM ? set : celsius,
});

/** A step later; running water cools a slide under which nothing burns, and air more slowly. */
export function cooled({ celsius, set }: SlideHeat, rinsed: boolean, dt: Quantity<'s'>): SlideHeat {
  if (set > FLAME_FROM || celsius === set) return { celsius, set };
  const left = (celsius - set) * Math.exp(-dt / (rinsed ? COOLS.underWater : COOLS.inAir));
  return { set, celsius: Math.abs(left) < 0.01 ? set : set + left };
}

/** The time of a treatment as the value of its action. */
export const secondsOf = (max: number, initial: number, min = 0) =>
  ({ kind: 'number', unit: 's', min, max, step: 1, initial }) as const;

/** What a microphotometer's reading is the mean of, and the standard deviation of that mean. */
interface Averaged {
  readonly of: string;
  readonly scatter: number;
}

/** Dye in single cells as a part of a full stain, at school and at a research laboratory. */
export const microphotometer = (
  name: string,
  updateInterval: Quantity<'s'>,
  school: Averaged,
  research: Averaged,
): InstrumentSpec => ({
  name,
  updateInterval,
  school: {
    resolution: 0.001,
    repeatability: school.scatter,
    gain: rectangular(0.02),
    source: `mean of ${school.of}, standard deviation ${school.scatter} (chosen); full stain known to ±2 %, taken as rectangular`,
  },
  research: {
    resolution: 0.001,
    repeatability: research.scatter,
    gain: rectangular(0.005),
    source: `mean of ${research.of}, standard deviation ${research.scatter} (chosen); full stain known to ±0.5 %, taken as rectangular`,
  },
});

/** A thermometer on the slide: its step and its greatest error, °C. */
interface Thermometer {
  readonly resolution: number;
  readonly within: number;
}

export const contactThermometer = (school: Thermometer, research: Thermometer): InstrumentSpec => {
  const grade = ({ resolution, within }: Thermometer) => ({
    resolution,
    offset: rectangular(within),
    source: `maker: ±${within} °C, taken as rectangular`,
  });
  return { name: 'Contact thermometer', updateInterval: 1, school: grade(school), research: grade(research) };
};
