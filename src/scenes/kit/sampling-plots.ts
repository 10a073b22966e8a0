/**
 * Three small plots of a survey on graph paper: shares of the species by rank, species found frame by frame, individuals
 * in each frame with their mean and its standard error. The whole plot can be drawn beside the sample.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { downGradient } from './shading';

interface Paper {
  readonly root: Container;
  readonly ink: Graphics;
  readonly heading: Text;
  /** The area of the curve; origin of `root` is the top left of the paper. */
  area: { x: number; y: number; width: number; height: number };
  /** Height of its text. */
  text: number;
  lay(width: number, height: number, text: number): void;
  label(n: number, words: string, x: number, y: number, anchor: readonly [number, number]): void;
}

const MARGIN = 9;
const SAMPLE = 0x0f766e;
const TRUTH = 0xb4541a;
const FAINT = 0x5b6b7b;

/** `gutter`: room for figures left of the curve, in heights of the text. */
function createPaper(context: StageContext, title: string, labels: number, gutter = 0): Paper {
  const { theme } = context;
  const root = new Container({ label: title });
  const sheet = new Graphics();
  const ink = new Graphics();
  const heading = context.text({ text: title, size: 12.5, weight: '700', colour: theme.paperInk });
  const words = Array.from({ length: labels }, () => context.text({ size: 11, mono: true, colour: FAINT }));
  root.addChild(sheet, ink, heading, ...words);
  const paper: Paper = {
    root,
    ink,
    heading,
    area: { x: 0, y: 0, width: 1, height: 1 },
    text: 12,
    lay(width, height, text) {
      paper.text = text;
      const top = MARGIN + 1.4 * text;
      const left = MARGIN + gutter * text;
      paper.area = { x: left, y: top, width: width - left - MARGIN, height: height - top - MARGIN - 1.2 * text };
      sheet
        .clear()
        .roundRect(2, 4, width, height, 5)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(0, 0, width, height, 5)
        .fill(
          downGradient([
            [0, 0xfdfbf4],
            [1, 0xe9e6dc],
          ]),
        );
      const { x, y, width: w, height: h } = paper.area;
      for (let k = 0; k <= 8; k++) sheet.rect(x + (k * w) / 8, y, 0.7, h).fill({ color: 0x7fa3c0, alpha: 0.28 });
      for (let k = 0; k <= 6; k++) sheet.rect(x, y + (k * h) / 6, w, 0.7).fill({ color: 0x7fa3c0, alpha: 0.28 });
      sheet
        .moveTo(x, y)
        .lineTo(x, y + h)
        .lineTo(x + w, y + h)
        .stroke({ width: 1.3, color: 0x4a5a6a });
      heading.position.set(MARGIN, MARGIN - 4);
    },
    label(n, text, x, y, [across, down]) {
      const word = words[n];
      if (!word) return;
      if (word.text !== text) word.text = text;
      word.visible = text !== '';
      word.anchor.set(across, down);
      word.position.set(x, y);
    },
  };
  return paper;
}

export interface RankAbundancePlot {
  readonly root: Container;
  lay(width: number, height: number, text: number): void;
  /** Counts in any order; `whole`: those of the whole plot, or null. */
  draw(counts: readonly number[], whole: readonly number[] | null): void;
}

/** Decades of the share, from 100 % down. */
const DECADES = 4;

/** Shares on a scale of powers of ten against rank (R. H. Whittaker 1965). */
export function createRankAbundancePlot(context: StageContext): RankAbundancePlot {
  const paper = createPaper(context, 'Rank–abundance', 4, 2.3);
  let last: readonly [readonly number[], readonly number[] | null] = [[], null];
  const draw = (counts: readonly number[], whole: readonly number[] | null): void => {
    last = [counts, whole];
    const { ink, area } = paper;
    const sorted = counts.filter((count) => count > 0).sort((a, b) => b - a);
    const ranks = Math.max(5, sorted.length, whole?.length ?? 0);
    const place = (list: readonly number[], rank: number): [number, number] => {
      const total = list.reduce((sum, count) => sum + count, 0);
      const share = (list[rank] ?? 0) / total;
      const y = Math.min(1, -Math.log10(share) / DECADES);
      return [area.x + ((rank + 0.5) / ranks) * area.width, area.y + y * area.height];
    };
    ink.clear();
    if (whole) {
      whole.forEach((_, rank) => {
        const [x, y] = place(whole, rank);
        if (rank === 0) ink.moveTo(x, y);
        else ink.lineTo(x, y);
      });
      ink.stroke({ width: 2, color: TRUTH, alpha: 0.9 });
    }
    sorted.forEach((_, rank) => {
      const [x, y] = place(sorted, rank);
      if (rank === 0) ink.moveTo(x, y);
      else ink.lineTo(x, y);
    });
    if (sorted.length > 1) ink.stroke({ width: 1.6, color: SAMPLE });
    const dot = Math.min(3, 1.2 + area.width / ranks / 4);
    sorted.forEach((_, rank) => ink.circle(...place(sorted, rank), dot).fill(SAMPLE));
    const right = area.x + area.width;
    const crowded = area.height / DECADES < 1.15 * paper.text;
    ['100%', crowded ? '' : '10%', '1%'].forEach((words, k) => {
      paper.label(k, words, area.x - 3, area.y + (k * area.height) / DECADES, [1, k === 0 ? 0.2 : 0.5]);
    });
    paper.label(3, `rank 1–${ranks}`, right, area.y + area.height + 3, [1, 0]);
  };
  return {
    root: paper.root,
    lay(width, height, text) {
      paper.lay(width, height, text);
      draw(...last);
    },
    draw,
  };
}

export interface AccumulationCurve {
  readonly root: Container;
  lay(width: number, height: number, text: number): void;
  /** Species found up to and with each frame counted; `planned` frames; estimate and truth where there are any. */
  draw(found: readonly number[], planned: number, chao1: number | null, whole: number | null): void;
}

export function createAccumulationCurve(context: StageContext): AccumulationCurve {
  const paper = createPaper(context, 'Species found', 3, 1.3);
  let last: Parameters<AccumulationCurve['draw']> = [[], 10, null, null];
  const draw = (...[found, planned, chao1, whole]: Parameters<AccumulationCurve['draw']>): void => {
    last = [found, planned, chao1, whole];
    const { ink, area } = paper;
    const most = Math.max(5, found.at(-1) ?? 0, Math.min(60, chao1 ?? 0), whole ?? 0) * 1.12;
    const frames = Math.max(planned, found.length, 1);
    const x = (n: number): number => area.x + (n / frames) * area.width;
    const y = (species: number): number => area.y + area.height * (1 - Math.min(species, most) / most);
    const dashes = (level: number, colour: number): void => {
      for (let at = area.x; at < area.x + area.width - 3; at += 8) ink.moveTo(at, y(level)).lineTo(at + 5, y(level));
      ink.stroke({ width: 1.7, color: colour });
    };
    ink.clear();
    if (whole !== null) dashes(whole, TRUTH);
    ink.moveTo(x(0), y(0));
    found.forEach((species, k) => ink.lineTo(x(k + 1), y(species)));
    if (found.length > 0) ink.stroke({ width: 1.8, color: SAMPLE });
    if (found.length <= 40) found.forEach((species, k) => ink.circle(x(k + 1), y(species), 2.6).fill(SAMPLE));
    if (chao1 !== null && found.length > 0) {
      const at = x(found.length);
      const from = y(found.at(-1) ?? 0);
      const to = y(chao1);
      if (from - to > 5)
        ink
          .moveTo(at, from - 3)
          .lineTo(at, to)
          .stroke({ width: 1.2, color: FAINT });
      ink
        .poly([at, to - 5, at + 5, to, at, to + 5, at - 5, to], true)
        .fill(0xffffff)
        .stroke({ width: 1.6, color: 0x7c3aed });
    }
    paper.label(0, String(Math.floor(most)), area.x - 3, area.y, [1, 0.2]);
    paper.label(1, `${frames} frames`, area.x + area.width, area.y + area.height + 3, [1, 0]);
    paper.label(
      2,
      chao1 !== null && found.length > 0 ? '◇ Chao1' : '',
      area.x + area.width - 2,
      area.y + area.height - 3,
      [1, 1],
    );
  };
  return {
    root: paper.root,
    lay(width, height, text) {
      paper.lay(width, height, text);
      draw(...last);
    },
    draw,
  };
}

export interface FrameCounts {
  readonly root: Container;
  lay(width: number, height: number, text: number): void;
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

/** One dot a frame over a line of numbers, the mean as a bar as wide as its standard error either way. */
export function createFrameCounts(context: StageContext): FrameCounts {
  const { theme } = context;
  const root = new Container({ label: 'individuals per frame' });
  const ink = new Graphics();
  const words = context.text({ size: 12, colour: theme.ink });
  const most = context.text({ size: 11, mono: true, colour: theme.inkSoft, anchor: [1, 1] });
  root.addChild(ink, words, most);
  let box = { width: 1, height: 1, text: 12 };
  let last: Parameters<FrameCounts['draw']> = [[], null];
  const draw = (...[counts, whole]: Parameters<FrameCounts['draw']>): void => {
    last = [counts, whole];
    const { width, height, text } = box;
    const top = Math.max(5, ...counts, Math.ceil((whole ?? 0) * 1.2));
    const base = height - 2;
    const x = (n: number): number => 6 + (n / top) * (width - 12);
    ink.clear().moveTo(0, base).lineTo(width, base).stroke({ width: 1.2, color: theme.inkSoft });
    const step = top <= 12 ? 1 : top <= 60 ? 5 : 20;
    for (let n = 0; n <= top; n += step) ink.rect(x(n) - 0.5, base - 4, 1, 4).fill(theme.inkSoft);
    const room = base - 1.3 * text - 4;
    const seen = new Map<number, number>();
    const tallest = Math.max(1, ...counts.map((count) => counts.filter((other) => other === count).length));
    const pitch = Math.min(7, room / tallest);
    if (counts.length > 0) {
      const { mean, error } = meanAndError(counts);
      if (error !== null) {
        ink
          .rect(x(Math.max(0, mean - error)), base - room, x(mean + error) - x(Math.max(0, mean - error)), room)
          .fill({ color: theme.accent, alpha: 0.28 });
      }
      ink.rect(x(mean) - 1, base - room, 2, room).fill(theme.accent);
      words.text = `In a frame ${mean.toFixed(1)}${error === null ? '' : ` ± ${error.toFixed(1)}`} individuals`;
    } else words.text = 'Individuals in a frame';
    if (whole !== null) ink.rect(x(whole) - 1, base - room - 3, 2, room + 6).fill(theme.warning);
    for (const count of counts) {
      const row = seen.get(count) ?? 0;
      seen.set(count, row + 1);
      ink.circle(x(count), base - 3.5 - row * pitch, Math.min(3.2, pitch / 2 + 0.4)).fill(theme.ink);
    }
    most.text = String(top);
    most.position.set(width, base - 4);
    most.visible = counts.every((count) => count < top - 1) || top > 20;
  };
  return {
    root,
    lay(width, height, text) {
      box = { width, height, text };
      draw(...last);
    },
    draw,
  };
}
