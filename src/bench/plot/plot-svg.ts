/** A plot as an SVG picture that stands alone: for files and for the report. Pure. */
import type { TitrationPlot } from '../../../catalogue/define';
import { atOnce, type Sliced } from '../../ui/sliced';
import type { NotebookTable } from '../notebook/table';
import { type Analysis, inLines } from './analysis/analysis';
import { slicedAnalysis } from './analysis/analyse';
import type { FitOf } from './analysis/fits';
import { compose, withTrace } from './compose';
import { drawPlot, type PlotSize, preparedPlot } from './draw';
import type { OverlayScene, PlotPalette, PlotScene, SeriesScene } from './scene';
import { seriesOf, type TraceColumns } from './series';
import { settledSettings } from './transform';
import type { PlotSettings } from './settings';
import { svgPainter } from './svg-painter';

/** Colours on white paper, as those of the light theme. */
export const PAPER: PlotPalette = {
  trace: '#0b7d73',
  point: '#0f172a',
  old: '#7b8898',
  fit: '#b45309',
  derivative: '#be185d',
  more: ['#1d4ed8', '#7c3aed', '#4d7c0f'],
  grid: '#e6ebf1',
  ink: '#3c495d',
  ground: '#ffffff',
};

export const PICTURE: PlotSize = { width: 800, height: 500 };
/** Characters that a line beneath such a picture holds. */
const LINE = 120;

export function sceneSvg(scene: PlotScene, size: PlotSize = PICTURE): string {
  const painter = svgPainter();
  drawPlot(painter, scene, size, PAPER);
  return painter.finish(size.width, size.height, PAPER.ground, scene.heading ?? 'Plot');
}

/** The same in slices. */
export function* slicedSvg(scene: PlotScene, size: PlotSize): Sliced<string> {
  yield* preparedPlot(svgPainter(), scene, size);
  yield;
  return sceneSvg(scene, size);
}

export interface PlotPicture {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  /** The points, where they are known already. */
  readonly series?: readonly SeriesScene[];
  readonly titration?: TitrationPlot | undefined;
  readonly trace?: TraceColumns | undefined;
  /** What else is drawn beneath the points. */
  readonly more?: readonly OverlayScene[] | undefined;
  readonly heading?: string | undefined;
  /** Line below the result. */
  readonly footer?: string | undefined;
  readonly size?: PlotSize;
  /** Where fits come from; absent where there is no page to be held up. */
  readonly fitOf?: FitOf;
}

export interface PlotFigure {
  readonly scene: PlotScene;
  readonly analysis: Analysis | null;
}

/** The plot of a notebook with these settings, and what was found in it. */
export const plotFigure = (picture: PlotPicture): PlotFigure => atOnce(slicedFigure(picture));

/** The same in slices. */
export function* slicedFigure({
  settings,
  table,
  series = seriesOf(table, settings),
  titration,
  trace,
  more = [],
  fitOf,
}: PlotPicture): Sliced<PlotFigure> {
  const analysis = yield* slicedAnalysis({
    settings,
    table,
    series,
    titration: titration ?? null,
    hidden: false,
    ...(fitOf && { fitOf }),
  });
  const scene = compose({ settings, table, series, analysis, more, hidden: false });
  return { scene: trace ? withTrace(scene, settledSettings(settings, table.columns), trace) : scene, analysis };
}

/** The same as a picture that needs no words beside it. */
export function plotSvg(picture: PlotPicture): string {
  const { scene, analysis } = plotFigure(picture);
  return sceneSvg(alone(scene, analysis, picture.heading, picture.footer), picture.size);
}

/** A plot as it stands alone: what it shows above it, what was found and where it comes from below. */
export const alone = (scene: PlotScene, analysis: Analysis | null, heading?: string, footer?: string): PlotScene => ({
  ...scene,
  heading: heading ?? null,
  footer: [...(analysis && !scene.hidden ? inLines(analysis, LINE) : []), ...(footer === undefined ? [] : [footer])],
});
