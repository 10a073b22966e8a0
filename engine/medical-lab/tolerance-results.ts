/**
 * What is worked out from the tubes of a glucose tolerance test: area, indices and category. WHO 2006 for venous plasma, WHO 2013
 * in pregnancy. What is judged is what is printed, to 0.01 mmol/L.
 */
import { MG_DL } from './meal-glucose';

/** A tube as the analyser reads it. */
export interface Tube {
  /** min since the drink; null: before it, fasting. */
  readonly minute: number | null;
  /** mmol/L. */
  readonly glucose: number;
  /** pmol/L. */
  readonly insulin: number;
  /** Relative standard deviation of the glucose; that of insulin is twice as large. */
  readonly cv: number;
}

/** min: when a tube should be drawn, and how far off still counts. */
export const MARKS = [30, 60, 90, 120] as const;
export const NEAR = 5;
/** pmol/L in a µU/mL of insulin. */
const MICRO_UNIT = 6;
export const FULL_DOSE = 75;

export const CATEGORIES = [
  'Normal',
  'Impaired fasting glucose',
  'Impaired glucose tolerance',
  'Diabetes range, confirm',
  'Gestational diabetes',
  'Diabetes in pregnancy',
  'Incomplete',
  'Not classifiable',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const printed = (value: number): number => Math.round(100 * value) / 100;
/** mmol/L: from here a fasting glucose is judged before any drink is given (WHO 2006, WHO 2013). */
export const FASTING_DIABETES = 7;

/** The last fasting tube, and for each mark the tube that is nearest to it. */
export interface Timed {
  readonly fasting: Tube | null;
  readonly at: readonly (Tube | null)[];
}

export function timed(tubes: readonly Tube[]): Timed {
  const nearest = (mark: number): Tube | null =>
    tubes.reduce<Tube | null>((best, tube) => {
      if (tube.minute === null || Math.abs(tube.minute - mark) > NEAR) return best;
      return best === null || Math.abs(tube.minute - mark) < Math.abs((best.minute ?? 0) - mark) ? tube : best;
    }, null);
  return { fasting: tubes.findLast(({ minute }) => minute === null) ?? null, at: MARKS.map(nearest) };
}

/** A result with the standard uncertainty that the scatter of the tubes leaves. */
export interface Result {
  readonly value: number;
  readonly scatter: number;
}

/** All five tubes with the minutes at which they were drawn; null where one is missing. */
function allFive({ fasting, at }: Timed): readonly (Tube & { readonly minute: number })[] | null {
  const later = at.flatMap((tube) => (tube ? [{ ...tube, minute: tube.minute ?? 0 }] : []));
  return fasting && later.length === MARKS.length ? [{ ...fasting, minute: 0 }, ...later] : null;
}

/** mmol/L·min, by trapezoids over the minutes at which the tubes were drawn. */
export function areaOf(tubes: Timed): Result | null {
  const five = allFive(tubes);
  if (!five) return null;
  const weights = five.map((_, n) => {
    const [before, after] = [five[Math.max(0, n - 1)], five[Math.min(five.length - 1, n + 1)]];
    return ((after?.minute ?? 0) - (before?.minute ?? 0)) / 2;
  });
  return {
    value: five.reduce((sum, { glucose }, n) => sum + (weights[n] ?? 0) * glucose, 0),
    scatter: Math.sqrt(five.reduce((sum, { glucose, cv }, n) => sum + ((weights[n] ?? 0) * glucose * cv) ** 2, 0)),
  };
}

/** G₀ I₀/22.5 with mmol/L and µU/mL (Matthews 1985). */
export function homaOf({ fasting }: Timed): Result | null {
  if (!fasting) return null;
  const value = (fasting.glucose * (fasting.insulin / MICRO_UNIT)) / 22.5;
  return { value, scatter: value * fasting.cv * Math.sqrt(5) };
}

/** 10⁴/√(G₀ I₀ Ḡ Ī) with mg/dL and µU/mL (Matsuda and DeFronzo 1999). */
export function matsudaOf(tubes: Timed): Result | null {
  const five = allFive(tubes);
  const first = five?.[0];
  if (!five || !first) return null;
  const sum = (of: (tube: Tube) => number): number => five.reduce((total, tube) => total + of(tube), 0);
  const [glucose, insulin] = [sum((tube) => tube.glucose), sum((tube) => tube.insulin)];
  const mean = ((glucose * MG_DL) / five.length) * (insulin / MICRO_UNIT / five.length);
  const value = 1e4 / Math.sqrt(first.glucose * MG_DL * (first.insulin / MICRO_UNIT) * mean);
  // d ln value = −½ (d ln G₀ + d ln I₀ + d ln Ḡ + d ln Ī): the fasting tube counts in both.
  const variance = five.reduce((total, tube, n) => {
    const own = n === 0 ? 1 : 0;
    const byGlucose = (own + tube.glucose / glucose) * tube.cv;
    const byInsulin = (own + tube.insulin / insulin) * 2 * tube.cv;
    return total + (byGlucose ** 2 + byInsulin ** 2) / 4;
  }, 0);
  return { value, scatter: value * Math.sqrt(variance) };
}

export function categoryOf(tubes: Timed, dose: number, pregnant: boolean): Category {
  if (dose !== FULL_DOSE) return 'Not classifiable';
  const [, hour, , two] = tubes.at;
  if (!tubes.fasting || !two || (pregnant && !hour)) return 'Incomplete';
  const [fasting, twoHours, oneHour] = [tubes.fasting, two, hour].map((tube) => printed(tube?.glucose ?? 0));
  const [g0 = 0, g120 = 0, g60 = 0] = [fasting, twoHours, oneHour];
  const diabetes = g0 >= FASTING_DIABETES || g120 >= 11.1;
  if (pregnant) {
    if (diabetes) return 'Diabetes in pregnancy';
    return g0 >= 5.1 || g60 >= 10 || g120 >= 8.5 ? 'Gestational diabetes' : 'Normal';
  }
  if (diabetes) return 'Diabetes range, confirm';
  if (g120 >= 7.8) return 'Impaired glucose tolerance';
  return g0 >= 6.1 ? 'Impaired fasting glucose' : 'Normal';
}
