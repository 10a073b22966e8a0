/**
 * The screen of a testing machine: the stress-strain curve as it grows, a zoom to its beginning with an offset line, and
 * the true curve with the rate of hardening over it.
 */
import { scaleLinear } from 'd3-scale';
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { createAxis } from './axis';
import { createCurveLine } from './curve-line';
import { createIlluminatedButton } from './illuminated-button';
import { createOffsetLine, type PlotBox } from './offset-line';
import { housing, screen } from './shading';

export interface StressStrainCurve {
  /** Rows of strain (%), stress (MPa), true strain (%), true stress and dσ/dε (MPa); the last one is the present state. */
  readonly rows: Float32Array;
  readonly points: number;
  /** The first rows that have true values. */
  readonly uniform: number;
  /** Raised when rows were thinned. */
  readonly thinned: number;
  /** True values found with the caliper in the neck. */
  readonly neckPoints: readonly { readonly strain: number; readonly stress: number }[];
}

export interface StressStrainChart {
  readonly root: Container;
  /** Place and size on the stage, and the height of text there. */
  lay(at: Point, width: number, height: number, textSize: number): void;
  show(curve: StressStrainCurve, source: string, results: readonly string[]): void;
  /** What the learner's line says now; null while it is not shown. */
  readonly offsetWords: string | null;
}

const COLUMNS = 5;
const STRAINS = [0.5, 1, 2, 5, 10, 20, 30, 40, 60, 80, 100, 150] as const;
const ZOOMS = [0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 15] as const;
const STRESSES = [50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 2000] as const;
/** Room above the curve, and beyond it. */
const HEADROOM = 1.08;
const BEZEL = { edge: 10, foot: 46 } as const;
const AMBER = 0xfbbf24;
const VIOLET = 0xc4a5fd;
/** The pen is moved in steps of this. */
const PEN_STEP = 0.4;

const atLeast = (ladder: readonly number[], value: number): number =>
  ladder.find((step) => step >= value) ?? ladder.at(-1) ?? 1;

export function createStressStrainChart(context: StageContext, redraw: () => void): StressStrainChart {
  const { theme } = context;
  const root = new Container({ label: 'stress-strain chart' });
  const frame = new Container();
  const grid = new Graphics();
  const ink = { colour: theme.screenGlow, size: 12 } as const;
  const strainAxis = createAxis(context, { side: 'bottom', unit: '%', ...ink });
  const stressAxis = createAxis(context, { side: 'left', unit: '', ...ink });
  const engineering = createCurveLine(theme.screenGlow, 2.2);
  const truth = createCurveLine(AMBER, 1.8);
  const hardening = createCurveLine(VIOLET, 1.8);
  const neck = new Graphics();
  const pen = new Graphics().circle(0, 0, 4).fill(0xffffff).circle(0, 0, 7).fill({ color: 0xffffff, alpha: 0.2 });
  const title = context.text({ text: 'Stress, MPa', size: 13, weight: '600', colour: theme.screenGlow });
  const sourceText = context.text({ size: 12, colour: theme.screenGlow, anchor: [1, 0] });
  sourceText.alpha = 0.85;
  const wordsBack = new Graphics();
  const words = context.text({ size: 13, mono: true, colour: 0xf4fbfa, anchor: [1, 1] });
  const truthName = context.text({ text: 'σ', size: 14, weight: '700', colour: AMBER, anchor: [0, 1] });
  const hardeningName = context.text({ text: 'dσ/dε', size: 13, weight: '700', colour: VIOLET, anchor: [1, 0] });
  const zoomButton = createIlluminatedButton(context);
  const trueButton = createIlluminatedButton(context);
  let zoomed = false;
  let trueShown = false;
  let stale = true;
  const line = createOffsetLine(context, () => {
    stale = true;
    redraw();
  });
  root.addChild(
    frame,
    grid,
    strainAxis.root,
    stressAxis.root,
    hardening.root,
    truth.root,
    engineering.root,
    neck,
    pen,
    title,
    sourceText,
    truthName,
    hardeningName,
    wordsBack,
    words,
    line.root,
    zoomButton.root,
    trueButton.root,
  );
  const zoomHandle = context.handle({
    role: 'toggle',
    name: 'Zoom to the beginning of the curve, with the offset line',
    pressed: false,
    toggle(on) {
      zoomed = on;
      stale = true;
      redraw();
    },
  });
  const trueHandle = context.handle({
    role: 'toggle',
    name: 'True stress and rate of hardening',
    pressed: false,
    toggle(on) {
      trueShown = on;
      // The true curve lies far beyond the zoom: it takes its place.
      if (on) zoomed = false;
      stale = true;
      redraw();
    },
  });

  let origin: Point = { x: 0, y: 0 };
  let plot = { x: 0, y: 0, width: 1, height: 1 };
  let text = 12;
  let box: PlotBox = { ...plot, strain: 1, stress: 100 };
  let key = '';
  let seen = { points: 0, thinned: 0, strain: 0, stress: 0, truth: 0 };
  let shownWords: string | null = null;
  let shownSource = '';
  let shownNeck = -1;
  let offsetWords: string | null = null;

  const xOf = (strain: number): number => box.x + (strain / box.strain) * box.width;
  const yOf = (stress: number): number => box.y + box.height * (1 - stress / box.stress);

  /** Takes in the rows that came since the last look. */
  const survey = ({ rows, points, uniform, thinned }: StressStrainCurve): void => {
    if (points < seen.points || thinned !== seen.thinned) {
      seen = { points: 0, thinned, strain: 0, stress: 0, truth: 0 };
      for (const curve of [engineering, truth, hardening]) curve.forget();
    }
    for (let n = Math.max(0, seen.points - 1); n < points; n++) {
      seen.strain = Math.max(seen.strain, rows[n * COLUMNS] ?? 0);
      seen.stress = Math.max(seen.stress, rows[n * COLUMNS + 1] ?? 0);
      if (n < uniform) seen.truth = Math.max(seen.truth, rows[n * COLUMNS + 3] ?? 0);
    }
    seen.points = points;
  };

  /** Right edge of the zoom: beyond the elastic line of whatever slope, with room for the offset. */
  const zoomStrain = ({ rows, points }: StressStrainCurve): number => {
    for (let n = 1; n < points; n++) {
      const [strain, stress] = [rows[n * COLUMNS] ?? 0, rows[n * COLUMNS + 1] ?? 0];
      if (stress > 0.25 * seen.stress && strain > 0.01)
        return atLeast(ZOOMS, Math.min(seen.strain, (1.4 * seen.stress * strain) / stress + 0.35));
    }
    return 0.5;
  };
  const stressWithin = ({ rows, points }: StressStrainCurve, strain: number): number => {
    let most = 0;
    for (let n = 0; n < points; n++) {
      if ((rows[n * COLUMNS] ?? 0) <= strain) most = Math.max(most, rows[n * COLUMNS + 1] ?? 0);
    }
    return most;
  };

  const scale = (curve: StressStrainCurve): void => {
    const strain = zoomed ? zoomStrain(curve) : atLeast(STRAINS, seen.strain * 1.02);
    const neckMost = Math.max(0, ...curve.neckPoints.map(({ stress }) => stress));
    const most = zoomed ? stressWithin(curve, strain) : trueShown ? Math.max(seen.truth, neckMost) : seen.stress;
    const stress = atLeast(STRESSES, most * HEADROOM);
    const next = `${plot.x} ${plot.y} ${plot.width} ${plot.height} ${strain} ${stress} ${text}`;
    if (next === key) return;
    key = next;
    shownWords = null;
    box = { ...plot, strain, stress };
    const columns = plot.width > text * 22 ? 5 : 3;
    const rows = plot.height > text * 9 ? 5 : 3;
    strainAxis.root.position.set(plot.x, plot.y + plot.height);
    stressAxis.root.position.set(plot.x, plot.y + plot.height);
    strainAxis.lay(plot.width, 0, strain, plot.width / (columns + 0.01));
    stressAxis.lay(plot.height, 0, stress, plot.height / (rows + 0.01));
    grid.clear();
    for (const tick of scaleLinear([0, strain], [0, 1]).ticks(columns)) {
      grid.moveTo(xOf(tick), plot.y).lineTo(xOf(tick), plot.y + plot.height);
    }
    for (const tick of scaleLinear([0, stress], [0, 1]).ticks(rows)) {
      grid.moveTo(plot.x, yOf(tick)).lineTo(plot.x + plot.width, yOf(tick));
    }
    grid.stroke({ width: 1, color: theme.screenDim, alpha: 0.7 });
    for (const each of [engineering, truth, hardening]) each.forget();
    shownNeck = -1;
    line.lay(box, origin);
    stale = true;
  };

  const drawCurves = ({ rows, points, uniform, neckPoints }: StressStrainCurve): void => {
    const placer =
      (x: number, y: number, last: number) =>
      (n: number, place: Point & { x: number; y: number }): boolean => {
        const strain = rows[n * COLUMNS + x] ?? 0;
        const stress = rows[n * COLUMNS + y] ?? 0;
        if (n >= last || strain > box.strain || stress > box.stress) return false;
        place.x = xOf(Math.max(0, strain));
        place.y = yOf(Math.max(0, stress));
        return true;
      };
    engineering.grow(points - 1, placer(0, 1, points));
    const overlay = trueShown && !zoomed;
    truth.root.visible = hardening.root.visible = overlay;
    truthName.visible = hardeningName.visible = overlay && uniform > 8;
    neck.visible = overlay;
    if (overlay) {
      const last = Math.min(uniform, points - 1);
      truth.grow(last, placer(2, 3, last));
      hardening.grow(last, placer(2, 4, last));
      const end = (last - 1) * COLUMNS;
      truthName.position.set(xOf(rows[end + 2] ?? 0) + 5, yOf(rows[end + 3] ?? 0) + 2);
      // Where the falling branch comes into sight.
      let first = last - 1;
      while (first > 0 && (rows[(first - 1) * COLUMNS + 4] ?? 0) < box.stress * 0.98) first--;
      hardeningName.position.set(xOf(rows[first * COLUMNS + 2] ?? 0) - 8, yOf(box.stress * 0.98));
      if (neckPoints.length !== shownNeck) {
        shownNeck = neckPoints.length;
        neck.clear();
        for (const { strain, stress } of neckPoints) {
          if (strain <= box.strain) neck.rect(xOf(strain) - 4, yOf(stress) - 4, 8, 8).fill(AMBER);
        }
      }
    }
    const at = (points - 1) * COLUMNS;
    const [strain, stress] = [Math.max(0, rows[at] ?? 0), Math.max(0, rows[at + 1] ?? 0)];
    pen.visible = strain <= box.strain && stress <= box.stress;
    const x = Math.round(xOf(strain) / PEN_STEP) * PEN_STEP;
    const y = Math.round(yOf(stress) / PEN_STEP) * PEN_STEP;
    if (pen.x !== x || pen.y !== y) pen.position.set(x, y);
  };

  /** First place where the curve comes down through the line. */
  const meeting = ({ rows, points }: StressStrainCurve): { strain: number; stress: number } | null => {
    const above = (n: number): number =>
      (rows[n * COLUMNS + 1] ?? 0) - line.slope * 10 * ((rows[n * COLUMNS] ?? 0) - line.offset);
    for (let n = 1; n < points; n++) {
      const strain = rows[n * COLUMNS] ?? 0;
      const [before, now] = [above(n - 1), above(n)];
      if (now > 0 || before <= 0 || strain < line.offset) continue;
      const part = before / (before - now);
      const from = (n - 1) * COLUMNS;
      const mid = (column: number): number => {
        const start = rows[from + column] ?? 0;
        return start + part * ((rows[from + COLUMNS + column] ?? 0) - start);
      };
      return { strain: mid(0), stress: mid(1) };
    }
    return null;
  };

  const write = (next: string): void => {
    if (next === shownWords) return;
    shownWords = next;
    words.text = next;
    words.visible = wordsBack.visible = next !== '';
    if (next === '') return;
    // Beside the end of the curve, under it: that corner of the plot is empty.
    const end = xOf(Math.min(box.strain, seen.strain));
    const right = plot.x + plot.width - 8;
    words.position.set(zoomed || right - end > words.width + 24 ? right : end - 14, plot.y + plot.height - 8);
    wordsBack
      .clear()
      .roundRect(words.x - words.width - 8, words.y - words.height - 5, words.width + 14, words.height + 9, 6)
      .fill({ color: theme.screen, alpha: 0.82 });
  };

  return {
    root,
    get offsetWords() {
      return offsetWords;
    },
    lay(at, width, height, textSize) {
      origin = at;
      text = textSize;
      root.position.set(at.x, at.y);
      for (const child of frame.removeChildren()) child.destroy();
      const glass = screen(theme, width - 2 * BEZEL.edge, height - BEZEL.edge - BEZEL.foot, 6);
      glass.position.set(BEZEL.edge, BEZEL.edge);
      frame.addChild(housing(theme, width, height, 12), glass);
      const left = BEZEL.edge + text * 3.3 + 12;
      const top = BEZEL.edge + text * 1.95 + 8;
      plot = {
        x: left,
        y: top,
        width: width - BEZEL.edge - text * 1.6 - 4 - left,
        height: height - BEZEL.foot - text * 1.2 - 16 - top,
      };
      title.position.set(BEZEL.edge + 10, BEZEL.edge + 6);
      sourceText.position.set(width - BEZEL.edge - 10, BEZEL.edge + 6);
      const button = { width: Math.max(96, text * 7.6), height: 30, y: height - BEZEL.foot + 8 };
      zoomButton.lay(button.width, button.height);
      trueButton.lay(button.width, button.height);
      zoomButton.root.position.set(BEZEL.edge + 6, button.y);
      trueButton.root.position.set(BEZEL.edge + 18 + button.width, button.y);
      zoomHandle.place(at.x + BEZEL.edge + 6, at.y + button.y, button.width, button.height);
      trueHandle.place(at.x + BEZEL.edge + 18 + button.width, at.y + button.y, button.width, button.height);
      key = '';
      shownWords = null;
    },
    show(curve, source, results) {
      const more = curve.points !== seen.points;
      survey(curve);
      scale(curve);
      drawCurves(curve);
      zoomButton.set('Zoom', zoomed);
      trueButton.set('True σ–ε', trueShown && !zoomed);
      zoomHandle.update(zoomed);
      trueHandle.update(trueShown && !zoomed);
      line.show(zoomed);
      if (zoomed && (stale || more)) {
        const point = meeting(curve);
        line.meet(point && point.strain <= box.strain ? point : null);
        offsetWords = [
          `slope ${line.slope.toFixed(1)} GPa`,
          `foot ${line.offset.toFixed(2)} %`,
          point ? `meets ${point.stress.toFixed(0)} MPa` : 'meets nothing yet',
        ].join('\n');
      }
      if (!zoomed) offsetWords = null;
      stale = false;
      write(offsetWords ?? (trueShown ? '' : results.join('\n')));
      if (source !== shownSource) {
        shownSource = source;
        sourceText.text = source;
      }
    },
  };
}
