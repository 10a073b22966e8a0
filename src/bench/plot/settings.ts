/** What the learner chose to see in the plot: plain data, kept with the notebook. */
import type { AnyEntry, AxisTransform } from '../../../catalogue/define';
import { FIT_KINDS, type FitKind } from '../../../engine/core/fit-kinds';
import type { AxisScale, Domain } from './scene';

/** What an axis may show of a quantity. */
export const TRANSFORMS: readonly AxisTransform[] = [
  'value',
  'reciprocal',
  'square',
  'root',
  'ln',
  'log10',
  'sin',
  'sinTwice',
];

export const MOST_SERIES = 4;

export interface AxisSetting {
  /** 'time', or the id of an input, a reading or a computed column. */
  readonly column: string;
  readonly transform: AxisTransform;
  /** The column is in °C: what is no plain value is reckoned with kelvins (`transform.ts`, `settled`). */
  readonly inKelvin?: true;
}

export const DERIVED = ['derivative', 'secondDerivative', 'granStrong', 'granWeak', 'granBase'] as const;
export type Derived = (typeof DERIVED)[number];
export type Overlay = 'none' | FitKind | 'custom' | Derived;

export interface CustomFit {
  readonly formula: string;
  /** First guesses by the symbols of the parameters. */
  readonly starts: Readonly<Record<string, number>>;
}

/** What is asked of a fitted curve beyond its parameters. */
export interface Asked {
  /** Its value here. */
  readonly x: number | null;
  /** The x of this value of y, and its standard uncertainty; without one, the scatter of the points stands for it. */
  readonly y: number | null;
  readonly u: number | null;
  /** Instead of a typed value of y: the mean of these rows, by their keys. */
  readonly rows: readonly string[];
}

/** Of these the first two are one series, with or without the others in sight. */
export const SERIES_CHOICES = ['present', 'only', 'inputs', 'rows', 'all'] as const;
export type SeriesChoice = (typeof SERIES_CHOICES)[number];

export interface Where {
  readonly column: string;
  /** As the table shows it. */
  readonly text: string;
}

export interface View {
  readonly x: Domain;
  readonly left: Domain;
  readonly right: Domain | null;
}

export interface PlotSettings {
  readonly x: AxisSetting;
  /** One to four; the first is the one that is fitted. */
  readonly ys: readonly [AxisSetting, ...AxisSetting[]];
  readonly xScale: AxisScale;
  readonly yScale: AxisScale;
  readonly rightScale: AxisScale;
  readonly overlay: Overlay;
  readonly custom: CustomFit;
  /** The part of x that a fit uses; null for no limit. */
  readonly from: number | null;
  readonly to: number | null;
  readonly residuals: boolean;
  /** The standard uncertainty of a fitted curve, drawn about it. */
  readonly uncertaintyBand: boolean;
  readonly asked: Asked;
  readonly errorBars: boolean;
  /** Which points are reckoned with: those of one series, of rows with the same inputs, of chosen rows, or all. */
  readonly series: SeriesChoice;
  /** Key of a row of the series, or with the inputs, that is meant; null for the newest. */
  readonly anchor: string | null;
  /** Keys of the chosen rows. */
  readonly rows: readonly string[];
  /** Only rows in which a column shows this are in the plot; null for all. */
  readonly where: Where | null;
  /** What of the plot is in sight; null for all. */
  readonly view: View | null;
}

const NOTHING_ASKED: Asked = { x: null, y: null, u: null, rows: [] };

export const initialSettings = ({ plot }: AnyEntry): PlotSettings => ({
  x: { column: plot.x.column, transform: plot.x.transform ?? 'value' },
  ys: [{ column: plot.y.column, transform: plot.y.transform ?? 'value' }],
  xScale: 'linear',
  yScale: 'linear',
  rightScale: 'linear',
  overlay: 'none',
  custom: { formula: '', starts: {} },
  from: null,
  to: null,
  residuals: true,
  uncertaintyBand: false,
  asked: NOTHING_ASKED,
  errorBars: true,
  series: 'present',
  anchor: null,
  rows: [],
  where: null,
  view: null,
});

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
function isDomain(value: unknown): value is Domain {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to]: readonly unknown[] = value;
  return isNumber(from) && isNumber(to) && from < to;
}

const axisFrom = (value: unknown): AxisSetting | null =>
  isLoose(value) &&
  typeof value['column'] === 'string' &&
  TRANSFORMS.some((transform) => transform === value['transform'])
    ? { column: value['column'], transform: value['transform'] as AxisTransform }
    : null;

const viewFrom = (value: unknown): View | null =>
  isLoose(value) && isDomain(value['x']) && isDomain(value['left'])
    ? { x: value['x'], left: value['left'], right: isDomain(value['right']) ? value['right'] : null }
    : null;

function keysFrom(value: unknown): readonly string[] {
  const keys: readonly unknown[] = Array.isArray(value) ? value : [];
  return keys.filter((key) => typeof key === 'string');
}

function askedFrom(value: unknown): Asked {
  if (!isLoose(value)) return NOTHING_ASKED;
  const number = (each: unknown): number | null => (isNumber(each) ? each : null);
  return {
    x: number(value['x']),
    y: number(value['y']),
    u: number(value['u']),
    rows: keysFrom(value['rows']),
  };
}

const whereFrom = (value: unknown): Where | null =>
  isLoose(value) && typeof value['column'] === 'string' && typeof value['text'] === 'string'
    ? { column: value['column'], text: value['text'] }
    : null;

const OVERLAYS: readonly Overlay[] = ['none', ...FIT_KINDS, 'custom', ...DERIVED];

/** Settings as they were kept; whatever of them does not hold is as the experiment begins. */
export function settingsFrom(entry: AnyEntry, kept: unknown): PlotSettings {
  const initial = initialSettings(entry);
  if (!isLoose(kept)) return initial;
  const [first, ...more] = Array.isArray(kept['ys'])
    ? kept['ys'].slice(0, MOST_SERIES).flatMap((y) => axisFrom(y) ?? [])
    : [];
  const scale = (value: unknown): AxisScale => (value === 'log' ? 'log' : 'linear');
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  const custom = isLoose(kept['custom']) ? kept['custom'] : {};
  const starts = isLoose(custom['starts']) ? Object.entries(custom['starts']) : [];
  return {
    x: axisFrom(kept['x']) ?? initial.x,
    ys: first ? [first, ...more] : initial.ys,
    xScale: scale(kept['xScale']),
    yScale: scale(kept['yScale']),
    rightScale: scale(kept['rightScale']),
    overlay: OVERLAYS.find((overlay) => overlay === kept['overlay']) ?? 'none',
    custom: {
      formula: typeof custom['formula'] === 'string' ? custom['formula'] : '',
      starts: Object.fromEntries(starts.filter((pair): pair is [string, number] => isNumber(pair[1]))),
    },
    from: isNumber(kept['from']) ? kept['from'] : null,
    to: isNumber(kept['to']) ? kept['to'] : null,
    residuals: flag(kept['residuals'], true),
    uncertaintyBand: flag(kept['uncertaintyBand'], false),
    asked: askedFrom(kept['asked']),
    errorBars: flag(kept['errorBars'], true),
    series: SERIES_CHOICES.find((choice) => choice === kept['series']) ?? 'present',
    anchor: typeof kept['anchor'] === 'string' ? kept['anchor'] : null,
    rows: keysFrom(kept['rows']),
    where: whereFrom(kept['where']),
    view: viewFrom(kept['view']),
  };
}
