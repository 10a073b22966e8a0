/** Everything that is reckoned from the points of the first series: fitted curves, derivatives, Gran's functions. */
import type { TitrationPlot } from '../../../../catalogue/define';
import { type CurveFit, fitCurve, type FitOutcome } from '../../../../engine/core/curve-fit';
import { FIT_KINDS, type FitKind } from '../../../../engine/core/fit-kinds';
import { formatSignificant } from '../../../../engine/runtime/format';
import { partsOf, partsText } from '../../notebook/measured-text';
import type { NotebookTable } from '../../notebook/table';
import type { AxisTitle, PlotPoint, SeriesScene } from '../scene';
import { axisTitle, chosenPoints } from '../series';
import type { AxisSetting, Derived, PlotSettings } from '../settings';
import { ratioUnit, transformedUnit } from '../transform';
import { type Analysis, refusal } from './analysis';
import { type CurveWords, curveWords, followOns, zeroOf } from './curve-words';
import { customFit, customWords } from './custom';
import { derivativeOf, steepestAt, steepestOf, turningAt } from './derivative';
import { type GranKind, granName, granPoints } from './gran';
import { measured } from './measured';
import { curveOverlay, markOverlay, trianglesOverlay } from './overlays';
import { residualPane } from './residuals';
import { growthOf, reported, scatterOf } from './scatter';

export interface Analysed {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  readonly series: readonly SeriesScene[];
  readonly titration: TitrationPlot | null;
  /** Values along y are not shown. */
  readonly hidden: boolean;
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

export function analyse(what: Analysed): Analysis | null {
  const { settings, series, hidden } = what;
  const { overlay } = settings;
  const [first] = series;
  if (overlay === 'none' || !first) return null;
  const axes = axesOf(what);
  const points = chosenPoints(first.points, settings);
  if (isFitKind(overlay)) {
    const words = curveWords(overlay, axes.x, axes.y);
    return fitted(words, fitCurve(overlay, points), points, what, axes, overlay);
  }
  if (overlay === 'custom') {
    const outcome = customFit(settings.custom, points, what.table, settings);
    const symbols = 'fit' in outcome ? outcome.fit.parameters.map(({ symbol }) => symbol) : [];
    return fitted(customWords(settings.custom.formula, axes.y.symbol, symbols), outcome, points, what, axes, null);
  }
  if (series.some(({ side }) => side === 'right')) {
    return refusal(derivedName[overlay], 'The right axis is taken by another series. Remove that series to see this.');
  }
  if (overlay === 'derivative' || overlay === 'secondDerivative') return derived(overlay, points, axes, hidden);
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

function fitted(
  words: CurveWords,
  outcome: FitOutcome,
  points: readonly PlotPoint[],
  { settings, hidden }: Analysed,
  { x, y }: Axes,
  kind: FitKind | null,
): Analysis {
  if ('refused' in outcome) return { ...refusal(words.name, outcome.refused), equation: words.equation };
  const fit = reported(outcome.fit);
  const parameters = fit.parameters.map(({ symbol, value, error }, index) => {
    const { name, unit } = words.parameters[index] ?? { name: '', unit: '' };
    return { name: name === '' ? `${symbol} =` : `${name} ${symbol} =`, text: measured(value, error, unit) };
  });
  const more = kind === null ? [] : followOns(kind, fit.parameters, fit.correlation, x);
  const xs = points.map((point) => point.x);
  return {
    title: words.name,
    overlays: [curveOverlay(fit.at, Math.min(...xs), Math.max(...xs))],
    lower: settings.residuals ? residualPane(points, fit.residuals, fit.sigmas, y.unit, hidden) : null,
    right: null,
    equation: words.equation,
    lines: [
      ...parameters,
      ...more.map(({ name, value, error, unit }) => ({ name: `${name} =`, text: measured(value, error, unit) })),
      ...goodness(fit, y.unit),
    ],
    comments: [...comment(fit, points.length), ...correlationWords(fit)],
    refused: null,
  };
}

function goodness({ weighted, chiSquare, degreesOfFreedom }: CurveFit, unit: string) {
  if (degreesOfFreedom === 0) return [];
  if (weighted) return [{ name: 'χ²/ν =', text: formatSignificant(chiSquare / degreesOfFreedom, 2) }];
  const scatter = Math.sqrt(chiSquare / degreesOfFreedom);
  return [{ name: 'scatter about the curve', text: `${formatSignificant(scatter, 2)} ${unit}`.trimEnd() }];
}

function comment(fit: CurveFit, count: number): readonly string[] {
  const { weighted, degreesOfFreedom: nu } = fit;
  if (nu === 0) return [`The curve goes through all ${count} points: nothing is left to tell how well it suits them.`];
  if (!weighted) {
    return ['Not every point has an uncertainty: all weigh the same, and their scatter about the curve stands for it.'];
  }
  switch (scatterOf(fit)) {
    case 'more':
      return [
        `The points scatter more than their uncertainties say: the curve does not suit them, or something else varies too. The uncertainties of the result are therefore ${formatSignificant(growthOf(fit), 2)} times larger.`,
      ];
    case 'less':
      return ['The points scatter less than their uncertainties say: these may be too large, or shared by all points.'];
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
  const text = found && measured(found.value, found.uncertainty, x.unit);
  return {
    title,
    overlays: [trianglesOverlay(drawn), ...(found ? [markOverlay(found.value, hidden ? '' : `${name} ${text}`)] : [])],
    lower: null,
    right: { name: overlay === 'derivative' ? 'slope' : 'change of slope', unit: hidden ? '' : unit },
    equation: [],
    lines: found ? [{ name, text: [text, partsText(partsOf(found))].filter((part) => part !== '').join(', ') }] : [],
    comments: [
      overlay === 'derivative'
        ? 'Differences of neighbouring recorded points: triangles, scale on the right.'
        : 'Differences of the differences of neighbouring points: triangles, scale on the right.',
    ],
    refused: null,
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
  const shown = new Set(series[0]?.points.map(({ row }) => row));
  const all = granPoints(
    kind,
    table.rows.filter(({ row }) => shown.has(row)),
    titration,
  );
  if (all.length === 0)
    return refusal(title, 'Record the pH at several volumes first. The volume of the sample must be known.');
  const steepest = steepestOf(derivativeOf(series[0]?.points.filter(({ struck }) => !struck) ?? []))?.x ?? null;
  const side = (point: PlotPoint): boolean =>
    limited(settings) || steepest === null || (kind === 'granBase' ? point.x > steepest : point.x < steepest);
  const used = chosenPoints(all, settings).filter(side);
  const outcome = fitCurve('line', used);
  const unit = axisTitle(table.columns, x).unit;
  const right = { name: granName[kind], unit: '' };
  const triangles = trianglesOverlay(used);
  if ('refused' in outcome) return { ...refusal(title, outcome.refused), right, overlays: [triangles] };
  const { parameters, correlation, at } = outcome.fit;
  const [slope, intercept] = parameters;
  if (!slope || !intercept) return refusal(title, 'No line goes through these points.');
  const equivalence = zeroOf(slope, intercept, correlation?.[0]?.[1] ?? 0);
  const xs = used.map((point) => point.x);
  const text = measured(equivalence.value, equivalence.error, unit);
  const constant =
    kind === 'granWeak' && slope.value < 0
      ? [{ name: 'pKₐ =', text: measured(-Math.log10(-slope.value), pkError(slope)) }]
      : [];
  return {
    title,
    overlays: [
      triangles,
      { ...curveOverlay(at, Math.min(...xs), Math.max(...xs), 'right') },
      markOverlay(equivalence.value, hidden ? '' : `equivalence ${text}`),
    ],
    lower: null,
    right,
    equation: [],
    lines: [{ name: 'equivalence volume', text }, ...constant, ...goodness(outcome.fit, '')],
    comments: [
      limited(settings)
        ? `Line through the ${used.length} points between the limits.`
        : `Line through the ${used.length} points ${kind === 'granBase' ? 'after' : 'before'} the steepest place. Limits choose others.`,
    ],
    refused: null,
  };
}

const pkError = ({ value, error }: { readonly value: number; readonly error: number | null }): number | null =>
  error === null ? null : error / (Math.LN10 * Math.abs(value));
