/**
 * What a survey has found, drawn on two sheets of paper: shares of the species by rank beside the species found frame by
 * frame, and individuals in each frame with their mean and its standard error. The whole plot can be drawn beside the sample.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { band, points, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { inset, split } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';

const PAD = 7;
/** Shares from 100 % down to one in ten thousand, in %. */
const SHARES = [0.01, 100] as const;
const LEAST_SPECIES = 5;
/** An estimate beyond so many species does not stretch the scale. */
const MOST_ESTIMATED = 60;
/** Part of the scale that stays free above the curve. */
const ROOM = 1.08;
/** Frames that are still drawn as dots of their own. */
const MOST_DOTS = 40;

/** A sheet of paper with its shadow, in units of its parent. */
export function drawPaper({ theme }: StageContext, paper: Graphics, { x, y, width, height }: Box): void {
  paper
    .clear()
    .roundRect(x + 2, y + 4, width, height, 4)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .roundRect(x, y, width, height, 4)
    .fill(theme.paper);
}

export interface SpeciesFound {
  /** Individuals of each species in all frames counted, in any order. */
  readonly counts: readonly number[];
  /** Species found up to and with each frame counted. */
  readonly found: readonly number[];
  readonly planned: number;
  readonly chao1: number | null;
  /** Individuals of each species of the whole plot, most first; null: not to be seen. */
  readonly whole: readonly number[] | null;
}

export interface SpeciesSheet extends Part {
  draw(found: SpeciesFound): void;
}

/** Rank–abundance (R. H. Whittaker 1965) and species accumulation. */
export function createSpeciesSheet(context: StageContext): SpeciesSheet {
  const root = new Container({ label: 'sheet of species' });
  const paper = new Graphics();
  const ranks = createChart(context, {
    ground: 'paper',
    x: { label: 'Rank' },
    y: { label: 'Share', unit: '%', log: true, domain: SHARES, ticks: [0.1, 1, 10, 100] },
    marks: {
      whole: line({ colour: 'orange' }),
      sample: line({ colour: 'green', width: 1.6 }),
      each: points({ colour: 'green', radius: 3 }),
    },
  });
  const curve = createChart(context, {
    ground: 'paper',
    x: { label: 'Frames' },
    y: { label: 'Species' },
    marks: {
      whole: rule({ along: 'y', colour: 'orange', dashed: true }),
      found: line({ colour: 'green', width: 1.8 }),
      each: points({ colour: 'green', radius: 2.6 }),
      chao1: points({ colour: 'purple', shape: 'diamond' }),
      estimate: corner({ at: 'bottom right', colour: 'purple', size: 'small' }),
    },
  });
  root.addChild(paper, ranks.root, curve.root);
  /** Shares in %, by rank from 1. */
  const shares = (list: readonly number[]): number[] => {
    const total = list.reduce((sum, count) => sum + count, 0);
    return list.map((count) => (100 * count) / total);
  };
  const places = (list: readonly unknown[]): number[] => list.map((_, n) => n + 1);
  return {
    root,
    lay(box, type) {
      drawPaper(context, paper, box);
      asPanel(root, box);
      const [left, right] = split(inset(box, PAD), 'x', 0.5, 6);
      ranks.lay(left, type);
      curve.lay(right, type);
    },
    draw({ counts, found, planned, chao1, whole }) {
      const sorted = counts.filter((count) => count > 0).sort((a, b) => b - a);
      ranks.domain({ x: [0, niceEnd(Math.max(LEAST_SPECIES, sorted.length, whole?.length ?? 0))] });
      const { marks } = ranks;
      marks.sample.columns(places(sorted), shares(sorted));
      marks.each.columns(places(sorted), shares(sorted));
      if (whole) marks.whole.columns(places(whole), shares(whole));
      else marks.whole.clear();

      const estimate = found.length > 0 ? chao1 : null;
      const most = Math.max(
        LEAST_SPECIES,
        found.at(-1) ?? 0,
        Math.min(MOST_ESTIMATED, estimate ?? 0),
        whole?.length ?? 0,
      );
      curve.domain({ x: [0, Math.max(planned, found.length, 1)], y: [0, niceEnd(most * ROOM)] });
      curve.marks.whole.set(whole ? whole.length : null);
      curve.marks.found.columns([0, ...places(found)], [0, ...found]);
      if (found.length <= MOST_DOTS) curve.marks.each.columns(places(found), found);
      else curve.marks.each.clear();
      if (estimate === null) curve.marks.chao1.clear();
      else curve.marks.chao1.columns([found.length], [estimate]);
      curve.marks.estimate.set(estimate === null ? '' : '◇ Chao1');
    },
  };
}

export interface FrameCounts extends Part {
  /** Individuals in each frame counted; `whole`: the mean over the whole plot, or null. */
  draw(counts: readonly number[], whole: number | null): void;
}

/** Mean and its standard error s/√q; no error below two. */
export function meanAndError(counts: readonly number[]): { readonly mean: number; readonly error: number | null } {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  if (counts.length < 2) return { mean, error: null };
  const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (counts.length - 1) / counts.length) };
}

/** One dot a frame, stacked over a line of numbers; the mean with its standard error either way. */
export function createFrameCounts(context: StageContext): FrameCounts {
  const root = new Container({ label: 'sheet of frames' });
  const paper = new Graphics();
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: 'Individuals' },
    y: { label: '', bare: true },
    marks: {
      error: band({ along: 'x', colour: 'green', alpha: 0.25 }),
      whole: rule({ along: 'x', colour: 'orange', dashed: true }),
      mean: rule({ along: 'x', colour: 'green', width: 2 }),
      frames: points({ colour: 'main', radius: 3 }),
      words: corner({ at: 'above', colour: 'green', size: 'small' }),
    },
  });
  root.addChild(paper, chart.root);
  return {
    root,
    lay(box, type) {
      drawPaper(context, paper, box);
      asPanel(root, box);
      chart.lay(inset(box, PAD), type);
    },
    draw(counts, whole) {
      const { marks } = chart;
      const seen = new Map<number, number>();
      const rows = counts.map((count) => {
        const row = seen.get(count) ?? 0;
        seen.set(count, row + 1);
        return row + 0.5;
      });
      const end = niceEnd(Math.max(LEAST_SPECIES, ...counts, (whole ?? 0) * ROOM));
      chart.domain({ x: [0, end], y: [0, Math.max(3, ...seen.values())] });
      marks.frames.columns(counts, rows);
      marks.whole.set(whole);
      if (counts.length === 0) {
        marks.mean.set(null);
        marks.error.hide();
        marks.words.set('');
        return;
      }
      const { mean, error } = meanAndError(counts);
      marks.mean.set(mean);
      if (error === null) marks.error.hide();
      else marks.error.set(Math.max(0, mean - error), mean + error);
      marks.words.set(`in a frame ${mean.toFixed(1)}${error === null ? '' : ` ± ${error.toFixed(1)}`}`);
    },
  };
}
