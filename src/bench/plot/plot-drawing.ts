/** Keeps the drawing of a plot up to date: drawn again only when something in it changed, and while it is in sight. */
import { oneSlice } from '../../ui/sliced';
import { withTrace } from './compose';
import { FEW } from './decimate';
import { drawPlot, type PlotFrame, preparedPlot } from './draw';
import type { Gestured } from './gestures';
import { canvasPainter, type Fonts } from './painter';
import { paletteOf } from './palette';
import type { PlotPalette, PlotScene } from './scene';
import type { TraceColumns } from './series';
import type { PlotSettings, View } from './settings';
import { withView } from './zoom';

/** At most ten drawings a second; a gesture is followed at once. */
const DRAW_EVERY_MS = 100;
/** Nobody waits longer for a plot of very many points, though its axes move on and on. */
const PREPARE_MS = 2000;
/** What takes longer was not known yet: the drawing itself is left to the next turn. */
const KNOWN_MS = 3;

export interface Drawn {
  readonly settings: PlotSettings;
  /** All but the live trace, which is taken from the session while drawing. */
  readonly scene: PlotScene;
  /** Written where there is nothing to draw yet. */
  readonly empty: string;
  /** A drag chooses the points of a fit. */
  readonly selecting: boolean;
  /** Something lies over the plot, wherever that comes to be drawn. */
  readonly layered: boolean;
  readonly change: (part: Partial<PlotSettings>) => void;
}

interface Surroundings {
  readonly context: CanvasRenderingContext2D;
  readonly element: HTMLElement;
  readonly trace: () => TraceColumns;
  /** What is to be drawn now. */
  readonly present: () => Drawn;
  readonly onFrame: (frame: PlotFrame) => void;
}

const isCrowd = ({ series }: PlotScene): boolean => series.some(({ points }) => points.length > FEW);

/** Limits chosen by hand need no more digits than a hand gives. */
const round = (value: number): number => Number(value.toPrecision(4));

export class PlotDrawing {
  readonly #around: Surroundings;
  /** What a gesture under way shows, before it is kept. */
  #live: { readonly view?: View; readonly band?: PlotScene['band'] } = {};
  /** Styles and sizes are asked for when they are known anyway, never while the page is being built. */
  #palette: (PlotPalette & Fonts) | null = null;
  #width = 0;
  #height = 0;
  #drawnAt = 0;
  #timer = 0;
  #visible = true;
  #stale = true;
  /** When what is to be drawn next began to be prepared; 0 where nothing is. */
  #preparedFrom = 0;
  #ends: (() => void)[] = [];
  frame: PlotFrame | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#observe();
    this.#gesture();
  }

  end(): void {
    for (const end of this.#ends.splice(0)) end();
    clearTimeout(this.#timer);
    this.ask = () => {};
  }

  /** Draws soon; what a hand does is followed in the next turn. */
  ask = (atOnce = false): void => {
    this.#stale = true;
    if (!this.#visible || this.#timer !== 0) return;
    const wait = atOnce ? 0 : Math.max(0, this.#drawnAt + DRAW_EVERY_MS - performance.now());
    this.#timer = window.setTimeout(this.#draw, wait);
  };

  /** In slices, while the plot as it was still stands. Whether it may be drawn now. */
  #prepare(scene: PlotScene, palette: PlotPalette & Fonts): boolean {
    const began = performance.now();
    this.#preparedFrom ||= began;
    const size = { width: this.#width, height: this.#height };
    const ready = oneSlice(preparedPlot(canvasPainter(this.#around.context, palette), scene, size));
    const ended = performance.now();
    const waits = ended - this.#preparedFrom < PREPARE_MS;
    return !waits || (ready !== null && ended - began <= KNOWN_MS);
  }

  #draw = (): void => {
    this.#timer = 0;
    const { context, element, trace, present, onFrame } = this.#around;
    const [width, height] = [this.#width, this.#height];
    if (!this.#visible || width === 0 || height === 0) return;
    const palette = (this.#palette ??= paletteOf(element));
    const now = present();
    const traced = withView(withTrace(now.scene, now.settings, trace()), this.#live.view ?? null);
    if (isCrowd(now.scene) && !this.#prepare(traced, palette)) {
      this.#timer = window.setTimeout(this.#draw);
      return;
    }
    this.#preparedFrom = 0;
    this.#stale = false;
    this.#drawnAt = performance.now();
    const ratio = devicePixelRatio || 1;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (context.canvas.width !== wide) context.canvas.width = wide;
    if (context.canvas.height !== high) context.canvas.height = high;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const nothing =
      traced.overlays.length === 0 && traced.series.every(({ points, trace: line }) => points.length === 0 && !line);
    const whole = { ...traced, band: this.#live.band ?? traced.band, empty: nothing ? now.empty : null };
    this.frame = drawPlot(canvasPainter(context, palette), whole, { width, height }, palette);
    if (now.layered) onFrame(this.frame);
  };

  #observe(): void {
    const { element, present } = this.#around;
    const repaint = (): void => {
      this.#palette = null;
      this.ask();
    };
    const theme = new MutationObserver(repaint);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const size = new ResizeObserver(([entry]) => {
      this.#width = entry?.contentRect.width ?? 0;
      this.#height = entry?.contentRect.height ?? 0;
      // At once, so that nothing flickers; very many points in a turn of their own, since the page has just been laid out.
      if (isCrowd(present().scene)) this.ask(true);
      else this.#draw();
    });
    size.observe(element);
    const seen = new IntersectionObserver((entries) => {
      this.#visible = entries.some((entry) => entry.isIntersecting);
      if (this.#visible && this.#stale) this.ask();
    });
    seen.observe(element);
    void document.fonts.ready.then(repaint);
    this.#ends.push(() => {
      theme.disconnect();
      size.disconnect();
      seen.disconnect();
    });
  }

  /** What the hand does to it. */
  #gestured(): Gestured {
    const { present } = this.#around;
    return {
      frame: () => this.frame,
      scene: () => present().scene,
      selecting: () => present().selecting,
      show: (view) => {
        this.#live = { view };
        this.ask(true);
      },
      keep: (view) => {
        this.#live = {};
        present().change({ view });
      },
      showBand: (from, to) => {
        this.#live = { band: { from, to } };
        this.ask(true);
      },
      keepBand: (from, to) => {
        this.#live = {};
        present().change({ from: round(from), to: round(to) });
      },
    };
  }

  /** Gestures are fetched when the pointer first comes near. */
  #gesture(): void {
    const { element } = this.#around;
    let ended = false;
    const onNear = (): void => {
      element.removeEventListener('pointerenter', onNear);
      import('./gestures').then(
        ({ attachGestures }) => {
          if (!ended) this.#ends.push(attachGestures(element, this.#gestured()));
        },
        () => {
          // Asked for again when the pointer comes back; the options of the plot do the same.
          if (!ended) element.addEventListener('pointerenter', onNear);
        },
      );
    };
    element.addEventListener('pointerenter', onNear);
    this.#ends.push(() => {
      ended = true;
      element.removeEventListener('pointerenter', onNear);
    });
  }
}
