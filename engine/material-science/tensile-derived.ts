/**
 * Results of a tensile test from what load cell, extensometer, encoder and caliper show. The rules are those of `tensile-record.ts`;
 * the straight line is fitted as strain on stress, since the scatter lies in the strain.
 *
 * What all values of one instrument share (ISO 7500-1 for the load, ISO 9513 for the extension) is propagated by whoever calls;
 * the scatter is that of the values used: of a slope, √(Σ c² u²) with the weights c = (x − x̄)/Σ(x − x̄)² of least squares.
 */
import type { Estimate, Instruments } from '../contract';
import type { CaliperReading, Moment, StrainGauge } from './tensile-marks';
import { OFFSET, type TensileRecord } from './tensile-record';
import type { tensileReadings } from './tensile-readings';
import type { Mounted } from './tensile-specimen';

/** What of a test the results rest on. */
interface Tested {
  readonly gauge: StrainGauge;
  readonly caliper: CaliperReading | null;
  readonly record: TensileRecord;
}

type Bench = Instruments<typeof tensileReadings>;

interface Point {
  /** MPa, and a fraction. */
  readonly stress: number;
  readonly strain: number;
  readonly scatter: { readonly stress: number; readonly strain: number };
}

const whole = (...parts: readonly number[]): number => Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));

/** Strain and stress of a moment as they were shown, with L0 and S0 of the bar as it is entered. */
function pointOf(
  { force, extension, travel, gauge, time, ordinal }: Moment,
  { diameter, gauge_length }: Mounted,
  bench: Bench,
): Point {
  const area = (Math.PI / 4) * diameter ** 2;
  const at = (id: 'force' | 'extension' | 'crosshead', value: number, then = time): readonly [number, number] => [
    bench.shownAt(id, value, then, ordinal),
    bench.scatterAt(id, value),
  ];
  const [load, loadScatter] = at('force', force / 1e3);
  const stress = (load * 1e3) / area;
  const stressScatter = (loadScatter * 1e3) / area;
  const made = (length: number, scatter: number): Point => ({
    stress,
    strain: length / gauge_length,
    scatter: { stress: stressScatter, strain: scatter / gauge_length },
  });
  if (gauge.is === 'extensometer') return made(...at('extension', extension * 1e3));
  const [now, scatter] = at('crosshead', travel * 1e3);
  if (!gauge.from) return made(now, scatter);
  const [left, leftScatter] = at('crosshead', gauge.travel * 1e3, gauge.from.time);
  const [begun, begunScatter] = at('extension', gauge.from.extension * 1e3, gauge.from.time);
  return made(begun + now - left, whole(scatter, leftScatter, begunScatter));
}

interface Line {
  readonly slope: number;
  readonly intercept: number;
  /** Of the slope. */
  readonly scatter: number;
}

/** Line of least squares of y on x; null for fewer than two places. Each point: x, y, and the scatter of y beside the line. */
function lineThrough(points: readonly (readonly [x: number, y: number, scatter: number])[]): Line | null {
  const count = points.length;
  const meanOf = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / count;
  const [x, y] = [meanOf(0), meanOf(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  if (count < 2 || !(spread > 0)) return null;
  const slope = points.reduce((sum, point) => sum + (point[0] - x) * point[1], 0) / spread;
  const scatter = whole(...points.map((point) => ((point[0] - x) / spread) * point[2]));
  return { slope, intercept: y - slope * x, scatter };
}

/** The elastic line as strain on stress, per MPa; for a material without a straight part the slope of unloading. */
function elasticLine({ record: { elasticSource, hysteresis, marks } }: Tested, pointAt: (moment: Moment) => Point) {
  if (elasticSource === null || elasticSource === 'mixed') return { fitted: null, line: null };
  const fitted = lineThrough(
    marks.elastic.kept.map(pointAt).map(({ stress, strain, scatter }) => [stress, strain, scatter.strain]),
  );
  const line = hysteresis ? { slope: 1e6 / hysteresis[elasticSource], intercept: 0, scatter: 0 } : fitted;
  return { fitted: elasticSource === 'extensometer' ? fitted : null, line };
}

/** Where the line, shifted by 0.2 %, meets the curve between a point below and one above. */
function proofStress(line: Line, below: Point, above: Point): Estimate | null {
  const beyond = ({ strain, stress }: Point): number => strain - line.intercept - OFFSET - line.slope * stress;
  const [one, other] = [beyond(below), beyond(above)];
  if (other <= one) return null;
  const part = -one / (other - one);
  const tangent = (above.stress - below.stress) / (above.strain - below.strain);
  const inStrain = whole((1 - part) * below.scatter.strain, part * above.scatter.strain, line.scatter * below.stress);
  return {
    value: below.stress + part * (above.stress - below.stress),
    scatter: whole((1 - part) * below.scatter.stress, part * above.scatter.stress, tangent * inStrain),
  };
}

/** n: slope of ln σ on ln ε. */
function hardening(points: readonly Point[]): Estimate | null {
  const logs = points.map(({ stress, strain, scatter }): [number, number, number] => [
    Math.log(Math.log1p(strain)),
    Math.log(stress * (1 + strain)),
    whole(scatter.stress / stress, scatter.strain / strain),
  ]);
  const line = lineThrough(logs);
  return line && { value: line.slope, scatter: line.scatter };
}

/** The live axes: stress, and strain in per cent. */
function live({ gauge }: Tested, { diameter, gauge_length }: Mounted, bench: Bench) {
  const load = bench.shown('force');
  const stress = load === null ? null : (load * 1e3) / ((Math.PI / 4) * diameter ** 2);
  if (gauge.is === 'extensometer') {
    const extension = bench.shown('extension');
    return { stress, strain: extension === null ? null : { value: (extension / gauge_length) * 100, scatter: 0 } };
  }
  const travel = bench.shown('crosshead');
  if (travel === null) return { stress, strain: null };
  const { from } = gauge;
  const left = from ? bench.shownAt('crosshead', gauge.travel * 1e3, from.time) : 0;
  const begun = from ? bench.shownAt('extension', from.extension * 1e3, from.time) : 0;
  const scatter = from
    ? whole(bench.scatterAt('crosshead', gauge.travel * 1e3), bench.scatterAt('extension', from.extension * 1e3))
    : 0;
  const percent = 100 / gauge_length;
  return { stress, strain: { value: (begun + travel - left) * percent, scatter: scatter * percent } };
}

/** True stress and strain: of the uniform bar from the axes, of the neck from the caliper. */
function trueAxes(state: Tested, mounted: Mounted, bench: Bench, uniform: boolean) {
  const { stress, strain } = live(state, mounted, bench);
  if (uniform) {
    if (stress === null || strain === null) return { true_stress: null, true_strain: null };
    const e = strain.value / 100;
    return {
      true_stress: { value: stress * (1 + e), scatter: (stress * strain.scatter) / 100 },
      true_strain: { value: Math.log1p(e) * 100, scatter: strain.scatter / (1 + e) },
    };
  }
  const d = bench.shown('neck_diameter');
  const measured = state.caliper?.neck;
  if (d === null || !measured) return { true_stress: null, true_strain: null };
  const section = (Math.PI / 4) * d ** 2;
  const kilonewtons = measured.force / 1e3;
  return {
    true_stress: {
      value: (bench.shownAt('force', kilonewtons, measured.time) * 1e3) / section,
      scatter: (bench.scatterAt('force', kilonewtons) * 1e3) / section,
    },
    true_strain: 200 * Math.log(mounted.diameter / d),
  };
}

/** The results, once the bar is apart. */
function results(state: Tested, mounted: Mounted, bench: Bench) {
  const { marks } = state.record;
  const pointAt = (moment: Moment): Point => pointOf(moment, mounted, bench);
  const stressAt = (moment: Moment | null): Estimate | null => {
    const point = moment && pointAt(moment);
    return point && { value: point.stress, scatter: point.scatter.stress };
  };
  const { fitted, line } = elasticLine(state, pointAt);
  const peak = marks.greatest && pointAt(marks.greatest);
  const d = state.caliper?.apart ? bench.shown('neck_diameter') : null;
  const length = bench.shown('final_length');
  return {
    youngs_modulus: fitted && { value: 1e-3 / fitted.slope, scatter: (1e-3 * fitted.scatter) / fitted.slope ** 2 },
    rp02: line && marks.before && marks.after && proofStress(line, pointAt(marks.before), pointAt(marks.after)),
    upper_yield: stressAt(marks.upperYield),
    rm: stressAt(marks.greatest),
    ag:
      peak && line
        ? {
            value: (peak.strain - line.intercept - line.slope * peak.stress) * 100,
            scatter: whole(peak.scatter.strain, line.scatter * peak.stress) * 100,
          }
        : null,
    elongation: length === null ? null : (length / mounted.gauge_length - 1) * 100,
    reduction_area: d === null ? null : (1 - (d / mounted.diameter) ** 2) * 100,
    fracture_stress: stressAt(marks.fracture),
    hardening_n: hardening(marks.hardening.kept.map(pointAt)),
  };
}

/** All derived readings; `uniform`: the bar has no neck yet; `apart`: it is broken. */
export function tensileDerived(
  state: Tested,
  mounted: Mounted,
  bench: Bench,
  { uniform, apart }: { readonly uniform: boolean; readonly apart: boolean },
) {
  return {
    ...live(state, mounted, bench),
    ...trueAxes(state, mounted, bench, uniform),
    ...(apart && results(state, mounted, bench)),
  };
}
