/** The plots of a report: the one on show, and one for each curve sketched on other axes. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import { atOnce, type Sliced } from '../../ui/sliced';
import type { NotebookTable } from '../notebook/table';
import { type Rich } from '../plot/analysis/analysis';
import type { FitOf } from '../plot/analysis/fits';
import { summaryOf } from '../plot/plot-text';
import { type PlotFigure, slicedFigure, slicedSvg } from '../plot/plot-svg';
import { slicedSeries, type TraceColumns } from '../plot/series';
import { initialSettings, type PlotSettings } from '../plot/settings';
import { type Choice, type Sketch, sketchId } from '../predict/prediction';
import { sketchOverlay } from '../predict/sketch-overlay';

export interface ReportFigure {
  readonly id: string;
  readonly svg: string;
  /** The plot in words. */
  readonly words: string;
  readonly caption: string;
  readonly equation: readonly Rich[];
  readonly lines: readonly { readonly name: string; readonly text: string }[];
  /** Comments on the fit, or why there is none. */
  readonly comments: readonly string[];
}

/** For paper: as wide as its text. */
const SIZE = { width: 680, height: 400 };
/** With residuals below. */
const TALL = { width: 680, height: 500 };

interface FiguresSource {
  readonly entry: AnyEntry;
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  readonly trace: TraceColumns;
  readonly predictions: readonly (Choice | Sketch)[];
  /** Where fits come from; absent where there is no page to be held up. */
  readonly fitOf?: FitOf;
}

export const figuresOf = (source: FiguresSource): readonly ReportFigure[] => atOnce(slicedFigures(source));

/** Each figure's points, its scene and its picture are a slice or more. */
export function* slicedFigures({
  entry,
  settings,
  table,
  trace,
  predictions,
  fitOf,
}: FiguresSource): Sliced<readonly ReportFigure[]> {
  const sketches = predictions.filter((each): each is Sketch => each.kind === 'sketch');
  const here = sketchId(settings.x, settings.ys[0]);
  const elsewhere = sketches.filter(({ id }) => id !== here);
  const shown = sketches.find(({ id }) => id === here) ?? null;
  const plots = [
    { id: here, settings, sketch: shown },
    ...elsewhere.map((sketch) => ({
      id: sketch.id,
      settings: { ...initialSettings(entry), x: sketch.x, ys: [sketch.y] as const },
      sketch,
    })),
  ];
  const figures: ReportFigure[] = [];
  for (const plot of plots) {
    const series = yield* slicedSeries(table, plot.settings);
    yield;
    const figure = yield* slicedFigure({
      settings: plot.settings,
      table,
      series,
      titration: entry.plot.titration,
      trace,
      more: plot.sketch ? [sketchOverlay(plot.sketch.points)] : [],
      ...(fitOf && { fitOf }),
    });
    const { scene } = figure;
    const nothing =
      scene.overlays.length === 0 && scene.series.every(({ points, trace: line }) => points.length === 0 && !line);
    yield;
    if (!nothing) figures.push(yield* captioned(plot.id, figure, plot.sketch !== null));
  }
  return figures;
}

function* captioned(id: string, { scene, analysis }: PlotFigure, sketched: boolean): Sliced<ReportFigure> {
  const names = scene.series.map(({ title }) => title.name).join(' and ');
  const traced = scene.series.some(({ trace }) => trace !== null);
  const parts = [
    `${names} against ${scene.x.title.name}.`,
    ...(scene.errorBars ? ['Bars: whole standard uncertainties.'] : []),
    ...(scene.series.some(({ points }) => points.some(({ struck }) => struck))
      ? ['Crossed points are struck out.']
      : []),
    ...(traced ? ['Line: the run as it went.'] : []),
    ...(sketched ? ['Dashed: what was predicted.'] : []),
  ];
  const words = summaryOf(scene, traced, analysis);
  yield;
  return {
    id,
    svg: yield* slicedSvg(scene, scene.lower ? TALL : SIZE),
    words,
    caption: parts.join(' '),
    equation: analysis?.equation ?? [],
    lines: analysis?.lines ?? [],
    comments: analysis ? [...(analysis.refused === null ? [] : [analysis.refused]), ...analysis.comments] : [],
  };
}
