/**
 * What the data systems of the chromatographs share: the run on the column and the one before, the peak that is looked at, the
 * baseline that a hand may draw beneath it, and what the screen shows of them.
 */
import type { ActionDefs, ActResult, Quantity } from '../contract';
import { SUBSTANCES, type SubstanceId } from '../data/samples/substances';
import {
  apexOf,
  type Band,
  endsAt,
  integrate,
  type Integrated,
  type Limits,
  type Trace,
  traceAt,
} from './chromatogram';

/** Points of a chromatogram that are drawn. */
export const DRAWN = 1200;

export interface Recorded<B extends Band> {
  /** In the order in which they leave the column. */
  readonly bands: readonly B[];
  readonly limits: readonly Limits[];
  readonly trace: Trace;
  /** At which it is drawn. */
  readonly times: Float64Array;
  readonly end: Quantity<'s'>;
}

export interface Work<R> {
  readonly run: R | null;
  /** Since the injection. */
  readonly clock: Quantity<'s'>;
  readonly running: boolean;
  readonly before: R | null;
  /** Ends of the baseline where a hand drew it, s. */
  readonly drawn: { readonly from: number | null; readonly to: number | null };
}

export const NOT_DRAWN: Work<never>['drawn'] = { from: null, to: null };
export const NO_WORK: Work<never> = { run: null, clock: 0, running: false, before: null, drawn: NOT_DRAWN };

/** The run on the column becomes the one before, since the method or the sample is another now. */
export const aside = <S extends Work<unknown>>(state: S): S => ({
  ...state,
  ...NO_WORK,
  before: state.run ?? state.before,
});

/** A run begins. */
export const begun = <S extends Work<R>, R>(state: S, run: R): S => ({ ...aside(state), run, running: true });

/** A hand draws the baseline below the selected peak. */
export const BASELINE_ACTIONS = {
  set_baseline_start: {
    label: 'Baseline from',
    value: { kind: 'number', unit: 'min', min: 0, max: 120, initial: 0 },
    hint: 'Where the integration of the selected peak begins; the data system sets it anew for each peak.',
  },
  set_baseline_end: {
    label: 'Baseline to',
    value: { kind: 'number', unit: 'min', min: 0, max: 120, initial: 1 },
  },
} as const satisfies ActionDefs;

/** One end of the baseline is drawn, at a time in min. */
export function drawBaseline<P, S extends Work<Recorded<Band>> & { readonly selected: string | null }>(
  state: S,
  action: { readonly do: keyof typeof BASELINE_ACTIONS; readonly value: Quantity<'min'> },
): ActResult<P, S> {
  if (!selectedPeak(state)) return { state, notice: 'Select a peak that has left the column first.' };
  const end = action.do === 'set_baseline_start' ? 'from' : 'to';
  return { state: { ...state, drawn: { ...state.drawn, [end]: 60 * action.value } } };
}

export interface SelectedPeak<B extends Band> {
  /** Among the bands of the run. */
  readonly n: number;
  readonly band: B;
  readonly limits: Limits;
  readonly integrated: Integrated;
}

/** The selected peak once it has left the column, on its own baseline or on the one that a hand drew. */
export function selectedPeak<B extends Band>({
  run,
  selected,
  clock,
  drawn,
}: Work<Recorded<B>> & { readonly selected: string | null }): SelectedPeak<B> | null {
  const n = run && selected ? run.bands.findIndex(({ id }) => id === selected) : -1;
  const [band, auto] = [run?.bands[n], run?.limits[n]];
  if (!run || !band || !auto || clock < Math.min(run.end, endsAt(band))) return null;
  const from = drawn.from ?? auto.from;
  const to = Math.max(from + run.trace.step, drawn.to ?? auto.to);
  const byHand = drawn.from !== null || drawn.to !== null;
  const limits = byHand ? { from, to, baseFrom: from, baseTo: to } : auto;
  return { n, band, limits, integrated: integrate(run.trace, limits) };
}

/** Rows of min and signal for the screen: the run up to now, and the run before. */
export function drawChromatograms(
  out: { fill(value: number): unknown; [n: number]: number },
  { run, before, clock }: Work<Recorded<Band>>,
): void {
  out.fill(Number.NaN);
  const fill = (row: number, one: Recorded<Band> | null, until: Quantity<'s'>): void =>
    one?.times.forEach((t, n) => {
      if (t > until) return;
      out[row * DRAWN + n] = t / 60;
      out[(row + 1) * DRAWN + n] = traceAt(one.trace, t);
    });
  fill(0, run, clock);
  fill(2, before, Number.POSITIVE_INFINITY);
}

/** What the screen shows of a run, and where its bands are on the column. Times in min. */
export function workView<B extends Band & { readonly id: SubstanceId }>(
  work: Work<Recorded<B>> & { readonly selected: SubstanceId | null },
) {
  const { run, before, clock, running, selected } = work;
  const peak = selectedPeak(work);
  return {
    running,
    injected: run !== null && clock > 0,
    minutes: clock / 60,
    endMinutes: run ? run.end / 60 : 0,
    beforeMinutes: before ? before.end / 60 : 0,
    /** From the column's head (0) to its end (1). */
    onColumn: (run?.bands ?? []).map(({ id, time, sigma }) => ({
      id: id as string,
      at: Math.min(1.2, clock / time),
      width: sigma / time,
    })),
    /** Those that have left the column. */
    peaks: run
      ? run.bands
          .filter((band) => clock >= Math.min(run.end, endsAt(band)))
          .map((band) => ({
            name: SUBSTANCES[band.id].name,
            minutes: apexOf(band) / 60,
            height: traceAt(run.trace, apexOf(band)),
            selected: band.id === selected,
          }))
      : [],
    baseline: peak && {
      from: peak.limits.from / 60,
      to: peak.limits.to / 60,
      baseFrom: peak.limits.baseFrom / 60,
      baseTo: peak.limits.baseTo / 60,
      levels: peak.integrated.baseline,
    },
    selected: selected ? SUBSTANCES[selected].name : null,
  };
}
