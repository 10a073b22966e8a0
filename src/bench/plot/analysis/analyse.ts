/** Everything that is reckoned from the points of the first series: fitted curves, derivatives, Gran's functions. */
import type { TitrationPlot } from '../../../../catalogue/define';
import { curveAt } from '../../../../engine/core/calibration';
import { type CurveFit, fitCurve, following } from '../../../../engine/core/curve-fit';
import { FIT_KINDS, type FitKind } from '../../../../engine/core/fit-kinds';
import { rangeOf } from '../../../../engine/core/range';
import type { TwoParts } from '../../../../engine/core/two-parts';
import { formatSignificant } from '../../../../engine/runtime/format';
import { partsOf } from '../../notebook/measured-text';
import { atOnce, type Sliced } from '../../../ui/sliced';
import type { NotebookTable } from '../../notebook/table';
import type { AxisTitle, PlotPoint, SeriesScene } from '../scene';
import { axisTitle, chosenPoints } from '../series';
import { slicedUsedWords } from './used-words';
import type { AxisSetting, Derived, PlotSettings } from '../settings';
import { ratioUnit, transformedUnit } from '../transform';
import { type Analysis, refusal } from './analysis';
import { answersOf } from './answers';
import { fitWithin, type FitTask, MOST_ALONE, tooLong } from './fit-task';
import type { FitOf, Unfinished } from './fits';
import { type CurveWords, curveWords } from './curve-words';
import { customTask, customWords } from './custom';
import { derivativeOf, steepestAt, steepestOf, turningAt } from './derivative';
import { followOns, zeroOf } from './follow-ons';
import { type GranKind, granName, granPoints } from './gran';
import { measured, resultLine } from './measured';
import { causeWords } from './misfit';
import { curveOverlay, markOverlay, trianglesOverlay, uncertaintyOverlay } from './overlays';
import { remediesOf } from './remedies';
import { residualPane } from './residuals';
import { growthOf, reported, scatterOf } from './scatter';

export interface Analysed {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  readonly series: readonly SeriesScene[];
  readonly titration: TitrationPlot | null;
  /** Values along y are not shown. */
  readonly hidden: boolean;
  /** Where fits come from; absent where there is no page to be held up. */
  readonly fitOf?: FitOf;
}

interface Axes {
  readonly x: AxisTitle & { readonly symbol: string };
  readonly y: AxisTitle & { readonly symbol: string };
}

const isFitKind = (overlay: string): overlay is FitKind => FIT_KINDS.some((kind) => kind === overlay);

/** A longer name makes an equation hard to read: it is then of x and y. */
const MOST_LETTERS = 4;

function axesOf({ table, settings }: Analysed): Axes {
  const axis = (setting: AxisSetting, otherwise: string) => {
    const column = table.columns.find(({ id }) => id === setting.column);
    const own = setting.transform === 'value' ? column?.symbol : undefined;
    const symbol = own !== undefined && own.length <= MOST_LETTERS ? own : otherwise;
    return { ...axisTitle(table.columns, setting), symbol };
  };
  return { x: axis(settings.x, 'x'), y: axis(settings.ys[0], 'y') };
}

/** At once, for who has no page to keep alive. */
export const analyse = (what: Analysed): Analysis | null => atOnce(slicedAnalysis(what));

/** With curves through very many points in slices. */
export function* slicedAnalysis(what: Analysed): Sliced<Analysis | null> {
  const { settings, series, hidden } = what;
  const { overlay } = settings;
  const [first] = series;
  if (overlay === 'none' || !first) return null;
  const axes = axesOf(what);
  const points = chosenPoints(first.points, settings);
  yield;
  // A difference joins two points: it is taken within the present series.
  const joined = chosenPoints(first.points, { ...settings, series: 'present' });
  if (isFitKind(overlay)) {
    return yield* fitted(curveWords(overlay, axes.x, axes.y), { is: 'kind', kind: overlay }, points, what, axes);
  }
  if (overlay === 'custom') {
    const task = customTask(settings.custom, what.table, settings);
    const words = customWords(settings.custom.formula, axes.y.symbol, 'own' in task ? task.own.parameters : []);
    return yield* fitted(words, task, points, what, axes);
  }
  if (series.some(({ side }) => side === 'right')) {
    return refusal(derivedName[overlay], 'The right axis is taken by another series. Remove that series to see this.');
  }
  if (overlay === 'derivative' || overlay === 'secondDerivative') return derived(overlay, joined, axes, hidden);
  return gran(overlay, what);
}

export const derivedName: Readonly<Record<Derived, string>> = {
  derivative: 'Derivative',
  secondDerivative: 'Second derivative',
  granStrong: 'Gran, strong acid before equivalence',
  granWeak: 'Gran, weak acid before equivalence',
  granBase: 'Gran, excess base after equivalence',
};

// ---------------------------------------------------------------- curves

function whyUnfinished(why: Unfinished, task: FitTask, count: number): string {
  switch (why) {
    case 'reckoning':
      return `The curve through ${count} points is being reckoned.`;
    case 'stopped':
      return `The fit through ${count} points was stopped.`;
    case 'too long':
      return tooLong(task, count);
  }
}

/** Where there is no page to be held up. */
const fitHere: FitOf = (task, points) => fitWithin(task, points, MOST_ALONE) ?? 'too long';

function* fitted(
  words: CurveWords,
  task: FitTask | { readonly refused: string },
  points: readonly PlotPoint[],
  { settings, table, series, hidden, fitOf = fitHere }: Analysed,
  { x, y }: Axes,
): Sliced<Analysis> {
  const used = yield* slicedUsedWords(points, series[0]?.points ?? []);
  if ('refused' in task) return { ...refusal(words.name, task.refused), equation: words.equation, comments: [used] };
  const outcome = fitOf(task, points);
  if (typeof outcome === 'string') {
    const sentence = whyUnfinished(outcome, task, points.length);
    return { ...refusal(words.name, sentence), equation: words.equation, unfinished: outcome };
  }
  if ('refused' in outcome) {
    const remedies = remediesOf(points, series[0]?.points ?? [], settings);
    const sentence = [outcome.refused, remedies[0]?.because ?? ''].join(' ').trimEnd();
    return { ...refusal(words.name, sentence), equation: words.equation, comments: [used], used: points, remedies };
  }
  const fit = reported(outcome.fit);
  const parameters = fit.parameters.map((parameter, index) => {
    const { symbol } = parameter;
    const { name, unit } = words.parameters[index] ?? { name: '', unit: '' };
    return resultLine(name === '' ? `${symbol} =` : `${name} ${symbol} =`, parameter, unit);
  });
  const kind = task.is === 'kind' ? task.kind : null;
  const more = kind === null ? [] : followOns(kind, fit, x);
  yield;
  const [from, to] = rangeOf(points.map(({ x: across }) => across));
  const range = { from, to };
  yield;
  const answers = answersOf(fit, { asked: settings.asked, table, y: settings.ys[0], range, kind, axes: { x, y } });
  yield;
  const lower = settings.residuals ? residualPane(points, fit.residuals, fit.sigmas, y.unit, hidden) : null;
  yield;
  return {
    title: words.name,
    overlays: [
      ...(settings.uncertaintyBand && fit.covariance
        ? [uncertaintyOverlay(fit.at, (at) => curveAt(fit, at).error ?? Number.NaN)]
        : []),
      curveOverlay(fit.at, range.from, range.to),
    ],
    lower,
    right: null,
    equation: words.equation,
    lines: [
      ...parameters,
      ...more.map(({ name, found, unit }) => resultLine(`${name} =`, found, unit)),
      ...goodness(fit, y.unit),
      ...answers.lines,
    ],
    comments: [...comment(fit, points), ...correlationWords(fit), used, ...answers.comments],
    refused: null,
    fit,
    used: points,
  };
}

function goodness({ weighted, chiSquare, degreesOfFreedom }: CurveFit, unit: string) {
  if (degreesOfFreedom === 0) return [];
  if (weighted) return [{ name: 'χ²/ν =', text: formatSignificant(chiSquare / degreesOfFreedom, 2) }];
  const scatter = Math.sqrt(chiSquare / degreesOfFreedom);
  return [{ name: 'scatter about the curve', text: `${formatSignificant(scatter, 2)} ${unit}`.trimEnd() }];
}

function comment(fit: CurveFit, points: readonly PlotPoint[]): readonly string[] {
  const { weighted, degreesOfFreedom: nu } = fit;
  if (nu === 0)
    return [`The curve goes through all ${points.length} points: nothing is left to tell how well it suits them.`];
  if (!weighted) {
    const bare = points.some(({ ux, uy }) => ux === null && uy === null);
    return [
      bare
        ? 'Not every point has an uncertainty: all weigh the same, and their scatter about the curve stands for it.'
        : 'The uncertainties of the points are shared by all of them (calibration), not scatter of each: all weigh the same, and their scatter about the curve stands for it.',
    ];
  }
  switch (scatterOf(fit)) {
    case 'more':
      return [
        `The points scatter more than their uncertainties say. ${causeWords(fit, points)} The scatter of the result is therefore ${formatSignificant(growthOf(fit), 2)} times larger.`,
      ];
    case 'less':
      return ['The points scatter less than their uncertainties say: these may be too large.'];
    case 'as said':
      return ['The points scatter about as much as their uncertainties say: the curve suits them.'];
  }
}

/** Correlation from which on two parameters should not be used one by one. */
const STRONG = 0.95;

function correlationWords({ parameters, correlation }: CurveFit): readonly string[] {
  const pairs = parameters.flatMap(({ symbol }, i) =>
    parameters.slice(i + 1).flatMap((other, offset) => {
      const r = correlation?.[i]?.[i + 1 + offset] ?? 0;
      return Math.abs(r) >= STRONG ? [`${symbol} and ${other.symbol} (${formatSignificant(r, 3)})`] : [];
    }),
  );
  return pairs.length === 0 ? [] : [`Strongly correlated: ${pairs.join(', ')}.`];
}

// ---------------------------------------------------------------- derivatives

function derived(
  overlay: 'derivative' | 'secondDerivative',
  points: readonly PlotPoint[],
  { x, y }: Axes,
  hidden: boolean,
): Analysis {
  const first = derivativeOf(points);
  const title = derivedName[overlay];
  const drawn = overlay === 'derivative' ? first : derivativeOf(first);
  if (drawn.length === 0) {
    const needs = overlay === 'derivative' ? 'two' : 'three';
    return refusal(title, `Record at least ${needs} points with different ${x.name}.`);
  }
  const unit = ratioUnit(y.unit, overlay === 'derivative' ? x.unit : transformedUnit(x.unit, 'square'));
  const found = overlay === 'derivative' ? steepestAt(points) : turningAt(points);
  const name = overlay === 'derivative' ? 'steepest at' : 'zero at';
  const result = found && { ...found, error: found.uncertainty, ...partsOf(found) };
  const text = result && measured(result.value, result.error, x.unit);
  return {
    title,
    overlays: [trianglesOverlay(drawn), ...(found ? [markOverlay(found.value, hidden ? '' : `${name} ${text}`)] : [])],
    lower: null,
    right: { name: overlay === 'derivative' ? 'slope' : 'change of slope', unit: hidden ? '' : unit },
    equation: [],
    lines: result ? [resultLine(name, result, x.unit)] : [],
    comments: [
      overlay === 'derivative'
        ? 'Differences of neighbouring recorded points: triangles, scale on the right.'
        : 'Differences of the differences of neighbouring points: triangles, scale on the right.',
    ],
    refused: null,
    fit: null,
  };
}

// ---------------------------------------------------------------- Gran

/** Whether the learner chose points by limits; else those on the function's side of the steepest place are taken. */
const limited = ({ from, to }: PlotSettings): boolean => from !== null || to !== null;

function gran(kind: GranKind, { settings, table, series, titration, hidden }: Analysed): Analysis {
  const title = derivedName[kind];
  const [y] = settings.ys;
  const { x } = settings;
  const suits =
    titration &&
    x.column === titration.volume &&
    y.column === titration.ph &&
    x.transform === 'value' &&
    y.transform === 'value';
  if (!titration || !suits) {
    return refusal(title, 'Gran’s functions need the pH along y and the volume run in along x, both untransformed.');
  }
  const shown = new Set(series[0]?.points.filter((point) => point.series === 0).map(({ row }) => row));
  const all = granPoints(
    kind,
    table.rows.filter(({ row }) => shown.has(row)),
    titration,
  );
  if (all.length === 0)
    return refusal(title, 'Record the pH at several volumes first. The volume of the sample must be known.');
  const steepest =
    steepestOf(derivativeOf(series[0]?.points.filter((point) => !point.struck && point.series === 0) ?? []))?.x ?? null;
  const side = (point: PlotPoint): boolean =>
    limited(settings) || steepest === null || (kind === 'granBase' ? point.x > steepest : point.x < steepest);
  const used = chosenPoints(all, settings).filter(side);
  const outcome = fitCurve('line', used);
  const unit = axisTitle(table.columns, x).unit;
  const right = { name: granName[kind], unit: '' };
  const triangles = trianglesOverlay(used);
  if ('refused' in outcome) return { ...refusal(title, outcome.refused), right, overlays: [triangles] };
  const fit = reported(outcome.fit);
  const [slope] = fit.parameters;
  const equivalence = zeroOf(fit);
  const [from, to] = rangeOf(used.map((point) => point.x));
  const constant =
    kind === 'granWeak' && slope && slope.value < 0 ? [resultLine('pKₐ =', constantOf(fit, slope.value))] : [];
  return {
    title,
    overlays: [
      triangles,
      { ...curveOverlay(fit.at, from, to, 'right') },
      markOverlay(
        equivalence.value,
        hidden ? '' : `equivalence ${measured(equivalence.value, equivalence.error, unit)}`,
      ),
    ],
    lower: null,
    right,
    equation: [],
    lines: [resultLine('equivalence volume', equivalence, unit), ...constant, ...goodness(fit, '')],
    comments: [
      limited(settings)
        ? `Line through the ${used.length} points between the limits.`
        : `Line through the ${used.length} points ${kind === 'granBase' ? 'after' : 'before'} the steepest place. Limits choose others.`,
    ],
    refused: null,
    fit: null,
  };
}

/** pKₐ = −log₁₀(−slope). */
const constantOf = (fit: CurveFit, slope: number): TwoParts =>
  following(fit, -Math.log10(-slope), [-1 / (slope * Math.LN10), 0]);
