/**
 * Volumes as they are found at a burette: differences of readings of its scale, refills counted. The true volumes are in the model;
 * these are what instruments make of them.
 */
import type { Estimate, Instruments, Quantity } from '../contract';
import type { titrationReadings } from './titration-readings';

/** The scale at one moment: what it would read without error, from where the eye is, and when (lab seconds of the trial). */
export interface ScaleMark {
  readonly ml: Quantity<'mL'>;
  readonly seconds: Quantity<'s'>;
}

/** Base run in from one reading to a later one. */
export interface Span {
  readonly from: ScaleMark;
  readonly to: ScaleMark;
}

/** A point of the curve as it was recorded: the scale and the meter at that moment. */
export interface MeterMark {
  readonly spans: readonly Span[];
  readonly meterPh: Quantity<'1'>;
  readonly seconds: Quantity<'s'>;
}

type Bench = Instruments<typeof titrationReadings>;

const sameMark = (a: ScaleMark, b: ScaleMark): boolean => a.ml === b.ml && a.seconds === b.seconds;

/** mL that ran in over the spans, with what the scatter of the readings leaves. */
export function volumeOf(spans: readonly Span[], bench: Bench): Estimate {
  const read = ({ ml, seconds }: ScaleMark): number => bench.shownAt('burette_reading', ml, seconds);
  let value = 0;
  let variance = 0;
  for (const { from, to } of spans) {
    if (sameMark(from, to)) continue;
    value += read(to) - read(from);
    variance += bench.scatterAt('burette_reading', from.ml) ** 2 + bench.scatterAt('burette_reading', to.ml) ** 2;
  }
  return { value, scatter: Math.sqrt(variance) };
}

/** Mean of several volumes, mL. */
export function meanVolume(several: readonly (readonly Span[])[], bench: Bench): Estimate | null {
  if (several.length === 0) return null;
  const found = several.map((spans) => volumeOf(spans, bench));
  const sum = found.reduce((total, { value }) => total + value, 0);
  const variance = found.reduce((total, { scatter }) => total + scatter ** 2, 0);
  return { value: sum / found.length, scatter: Math.sqrt(variance) / found.length };
}

/** mL up to what the scale shows now; `from` is the reading before. */
export function volumeUpToNow(spans: readonly Span[], from: ScaleMark, bench: Bench): Estimate | null {
  const now = bench.shown('burette_reading');
  if (now === null) return null;
  const before = volumeOf(spans, bench);
  const first = bench.shownAt('burette_reading', from.ml, from.seconds);
  const scatter = bench.scatterAt('burette_reading', from.ml);
  return { value: before.value + now - first, scatter: Math.sqrt(before.scatter ** 2 + scatter ** 2) };
}

/** ΔpH/ΔV between two points, 1/mL; null where the scale shows no difference. */
export function slopeBetween(before: MeterMark, last: MeterMark, bench: Bench): Estimate | null {
  // What ran in before the first point stands in both: it is no part of the difference, nor is its scatter.
  const shared = before.spans.slice(0, -1);
  const further: readonly Span[] = last.spans.slice(shared.length).map((span, index) => {
    const until = index === 0 ? before.spans.at(-1)?.to : undefined;
    return until ? { from: until, to: span.to } : span;
  });
  const volume = volumeOf(further, bench);
  if (volume.value === 0) return null;
  const ph = ({ meterPh, seconds }: MeterMark): number => bench.shownAt('ph_meter', meterPh, seconds);
  const slope = (ph(last) - ph(before)) / volume.value;
  const ofPh = bench.scatterAt('ph_meter', before.meterPh) ** 2 + bench.scatterAt('ph_meter', last.meterPh) ** 2;
  return { value: slope, scatter: Math.sqrt(ofPh + (slope * volume.scatter) ** 2) / Math.abs(volume.value) };
}
