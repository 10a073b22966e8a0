import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { oneSlice } from '../../ui/sliced';
import { useLatest } from '../../ui/use-latest';
import { useBench } from '../bench-context';
import { withTrace } from './compose';
import { FEW } from './decimate';
import { drawnPoints } from './crowd';
import { axisAt, drawPlot, type PlotFrame, preparedPlot } from './draw';
import { type Fonts, canvasPainter } from './painter';
import { paletteOf } from './palette';
import { withUncertainty } from './plot-text';
import { barOf, type PlotPalette, type PlotPoint, type PlotScene, type SeriesScene } from './scene';
import type { PlotSettings, View } from './settings';
import { changedView, panned, viewOf, withView, zoomed } from './zoom';

/** At most ten drawings a second; a gesture is followed at once. */
const DRAW_EVERY_MS = 100;
/** Nobody waits longer for a plot of very many points, though its axes move on and on. */
const PREPARE_MS = 2000;
/** What takes longer was not known yet: the drawing itself is left to the next turn. */
const KNOWN_MS = 3;
/** The crosshair catches a point from this far, CSS px. */
const CATCH_PX = 22;
/** Of the plot, with one key. */
const KEY_ZOOM = 0.8;
const KEY_PAN = 0.1;

interface PlotCanvasProps {
  readonly settings: PlotSettings;
  /** All but the live trace, which is taken from the session while drawing. */
  readonly scene: PlotScene;
  /** Written where there is nothing to draw yet. */
  readonly empty: string;
  readonly summary: string;
  /** A drag chooses the points of a fit. */
  readonly selecting: boolean;
  readonly change: (part: Partial<PlotSettings>) => void;
  /** Lies over the plot, wherever that came to be drawn. */
  readonly layer?: ((frame: PlotFrame) => ReactNode) | null;
}

interface Found {
  readonly series: SeriesScene;
  readonly point: PlotPoint;
}

/** The canvas, drawn again only when something in it changed, with a crosshair by pointer and by arrow keys. */
export function PlotCanvas({ settings, scene, empty, summary, selecting, change, layer = null }: PlotCanvasProps) {
  const { session } = useBench();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cross = useRef<HTMLDivElement>(null);
  const frame = useRef<PlotFrame | null>(null);
  /** What a gesture under way shows, before it is kept. */
  const live = useRef<{ readonly view?: View; readonly band?: PlotScene['band'] }>({});
  const [readOut, setReadOut] = useState('');
  /** Where the plot was drawn last, for what lies over it. */
  const [framed, setFramed] = useState<PlotFrame | null>(null);
  const layered = layer !== null;
  const chosen = useRef({ series: 0, point: -1 });
  const redraw = useRef<(atOnce?: boolean) => void>(() => {});
  const present = useLatest({ settings, scene, empty, selecting, change, layered });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const element = box.current;
    if (!context || !element) return;
    // Styles and sizes are asked for when they are known anyway, never while the page is being built.
    let palette: (PlotPalette & Fonts) | null = null;
    let [width, height] = [0, 0];
    let drawnAt = 0;
    let timer = 0;
    let visible = true;
    let stale = true;
    /** When what is to be drawn next began to be prepared; 0 where nothing is. */
    let preparedFrom = 0;

    const draw = (): void => {
      timer = 0;
      if (!visible || width === 0 || height === 0) return;
      palette ??= paletteOf(element);
      const now = present.current;
      const traced = withView(withTrace(now.scene, now.settings, session.trace), live.current.view ?? null);
      if (isCrowd(now.scene)) {
        // In slices, while the plot as it was still stands.
        const began = performance.now();
        preparedFrom ||= began;
        const ready = oneSlice(preparedPlot(canvasPainter(context, palette), traced, { width, height }));
        const ended = performance.now();
        const waits = ended - preparedFrom < PREPARE_MS;
        if (waits && (!ready || ended - began > KNOWN_MS)) {
          timer = window.setTimeout(draw);
          return;
        }
      }
      preparedFrom = 0;
      stale = false;
      drawnAt = performance.now();
      const ratio = devicePixelRatio || 1;
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (context.canvas.width !== wide) context.canvas.width = wide;
      if (context.canvas.height !== high) context.canvas.height = high;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, width, height);
      const nothing =
        traced.overlays.length === 0 && traced.series.every(({ points, trace }) => points.length === 0 && !trace);
      const whole = { ...traced, band: live.current.band ?? traced.band, empty: nothing ? now.empty : null };
      frame.current = drawPlot(canvasPainter(context, palette), whole, { width, height }, palette);
      if (now.layered) setFramed(frame.current);
    };
    const ask = (atOnce = false): void => {
      stale = true;
      if (!visible || timer !== 0) return;
      const wait = atOnce ? 0 : Math.max(0, drawnAt + DRAW_EVERY_MS - performance.now());
      timer = window.setTimeout(draw, wait);
    };
    redraw.current = ask;

    const repaint = (): void => {
      palette = null;
      ask();
    };
    const theme = new MutationObserver(repaint);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const size = new ResizeObserver(([entry]) => {
      width = entry?.contentRect.width ?? 0;
      height = entry?.contentRect.height ?? 0;
      // At once, so that nothing flickers; very many points in a turn of their own, since the page has just been laid out.
      if (isCrowd(present.current.scene)) ask(true);
      else draw();
    });
    size.observe(element);
    const seen = new IntersectionObserver((entries) => {
      visible = entries.some((entry) => entry.isIntersecting);
      if (visible && stale) ask();
    });
    seen.observe(element);
    void document.fonts.ready.then(repaint);
    const off = session.store.subscribe((state, before) => {
      if (state.traceVersion !== before.traceVersion) ask();
    });

    let detach = (): void => {};
    let ended = false;
    const onNear = (): void => {
      element.removeEventListener('pointerenter', onNear);
      const attach = ({ attachGestures }: typeof import('./gestures')): void => {
        if (ended) return;
        detach = attachGestures(element, {
          frame: () => frame.current,
          scene: () => present.current.scene,
          selecting: () => present.current.selecting,
          show: (view) => {
            live.current = { view };
            ask(true);
          },
          keep: (view) => {
            live.current = {};
            present.current.change({ view });
          },
          showBand: (from, to) => {
            live.current = { band: { from, to } };
            ask(true);
          },
          keepBand: (from, to) => {
            live.current = {};
            present.current.change({ from: round(from), to: round(to) });
          },
        });
      };
      import('./gestures').then(attach, () => {
        // Asked for again when the pointer comes back; the options of the plot do the same.
        if (!ended) element.addEventListener('pointerenter', onNear);
      });
    };
    element.addEventListener('pointerenter', onNear);
    return () => {
      ended = true;
      detach();
      element.removeEventListener('pointerenter', onNear);
      off();
      theme.disconnect();
      size.disconnect();
      seen.disconnect();
      clearTimeout(timer);
      redraw.current = () => {};
    };
  }, [session, present]);

  // What is drawn is read when its turn comes; a change of any of these asks for one.
  useEffect(() => {
    redraw.current(layered);
  }, [settings, scene, empty, layered]);

  const pointText = ({ series: { title: y }, point }: Found): string => {
    const up = scene.hidden ? 'hidden' : `${withUncertainty(point.y, barOf(point.uy, point.sharedY))} ${y.unit}`.trim();
    const { title: x } = scene.x;
    const across = `${x.name} ${withUncertainty(point.x, barOf(point.ux, point.sharedX))} ${x.unit}`.trim();
    return `row ${point.row}${point.struck ? ' (struck out)' : ''}: ${across}, ${y.name} ${up}`;
  };

  const showCross = (px: number, py: number, text: string): void => {
    const { current: element } = cross;
    const { current: place } = frame;
    if (!element || !place) return;
    element.hidden = false;
    element.style.setProperty('--x', `${px}px`);
    element.style.setProperty('--y', `${py}px`);
    const label = element.querySelector('b');
    if (!label) return;
    label.textContent = text;
    label.dataset['side'] = px > (place.left + place.right) / 2 ? 'left' : 'right';
  };
  const hideCross = (): void => {
    if (cross.current) cross.current.hidden = true;
  };
  const showPoint = (place: PlotFrame, found: Found): void =>
    showCross(place.x.of(found.point.x), axisAt(place, found.series.side).of(found.point.y), pointText(found));

  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { current: place } = frame;
    if (!place) return;
    const bounds = event.currentTarget.getBoundingClientRect();
    const [px, py] = [event.clientX - bounds.left, event.clientY - bounds.top];
    if (px < place.left || px > place.right || py < place.top || py > place.bottom) return hideCross();
    const near = nearestPoint(scene, place, px, py);
    if (near) return showPoint(place, near);
    const [x, y] = [scene.x.title, scene.left.title];
    const free = `${x.name} ${short(place.x.at(px))} ${x.unit}`.trim();
    showCross(px, py, scene.hidden ? free : `${free}, ${y.name} ${short(place.leftAxis.at(py))} ${y.unit}`.trim());
  };

  const move = (place: PlotFrame, factor: number, right: number, up: number): void =>
    change({
      view: changedView(
        viewOf(place),
        scene,
        (domain, scale) => panned(zoomed(domain, scale, factor, 0.5), scale, right),
        (domain, scale) => panned(zoomed(domain, scale, factor, 0.5), scale, up),
      ),
    });

  const step = (place: PlotFrame, across: number, series: number): void => {
    const shown = scene.series.filter(({ points }) => points.length > 0);
    if (shown.length === 0) return;
    const at = Math.min(shown.length - 1, Math.max(0, chosen.current.series + series));
    const sorted = inOrder(shown[at]?.points ?? []);
    const number = Math.min(sorted.length - 1, Math.max(0, chosen.current.point + across));
    chosen.current = { series: at, point: number };
    const found = shown[at] && sorted[number] ? { series: shown[at], point: sorted[number] } : null;
    if (!found) return;
    showPoint(place, found);
    setReadOut(pointText(found));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { current: place } = frame;
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event.key, event.shiftKey);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.is === 'step') step(place, act.across, act.series);
    else if (act.is === 'reset') change({ view: null });
    else move(place, act.factor, act.right, act.up);
  };

  return (
    <div
      className="plot-box"
      ref={box}
      data-selecting={selecting || undefined}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={hideCross}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas that is a picture; arrow keys read its points */}
      <canvas ref={canvas} role="img" aria-label={summary} tabIndex={0} onKeyDown={onKeyDown} onBlur={hideCross} />
      <div className="plot-cross" ref={cross} hidden aria-hidden="true">
        <i />
        <i />
        <b />
      </div>
      {framed && layer?.(framed)}
      {settings.view && (
        <Button className="plot-whole" onClick={() => change({ view: null })}>
          Whole plot
        </Button>
      )}
      <output className="visually-hidden">{readOut}</output>
    </div>
  );
}

type KeyAction =
  | { readonly is: 'step'; readonly across: number; readonly series: number }
  | { readonly is: 'move'; readonly factor: number; readonly right: number; readonly up: number }
  | { readonly is: 'reset' };

/** Arrows read the points, with Shift they move the plot; + and − magnify it, 0 shows it whole. */
function actionOf(key: string, shift: boolean): KeyAction | null {
  const moved = (right: number, up: number, factor = 1): KeyAction => ({ is: 'move', factor, right, up });
  switch (key) {
    case 'ArrowRight':
      return shift ? moved(KEY_PAN, 0) : { is: 'step', across: 1, series: 0 };
    case 'ArrowLeft':
      return shift ? moved(-KEY_PAN, 0) : { is: 'step', across: -1, series: 0 };
    case 'ArrowUp':
      return shift ? moved(0, KEY_PAN) : { is: 'step', across: 0, series: -1 };
    case 'ArrowDown':
      return shift ? moved(0, -KEY_PAN) : { is: 'step', across: 0, series: 1 };
    case '+':
    case '=':
      return moved(0, 0, KEY_ZOOM);
    case '-':
      return moved(0, 0, 1 / KEY_ZOOM);
    case '0':
      return { is: 'reset' };
    default:
      return null;
  }
}

const isCrowd = ({ series }: PlotScene): boolean => series.some(({ points }) => points.length > FEW);

const ordered = new WeakMap<readonly PlotPoint[], readonly PlotPoint[]>();

/** From left to right. */
function inOrder(points: readonly PlotPoint[]): readonly PlotPoint[] {
  const known = ordered.get(points) ?? points.toSorted((a, b) => a.x - b.x);
  ordered.set(points, known);
  return known;
}

/** Limits chosen by hand need no more digits than a hand gives. */
const round = (value: number): number => Number(value.toPrecision(4));

const short = (value: number): string => String(Number(value.toPrecision(3))).replace('-', '−');

function nearestPoint(scene: PlotScene, place: PlotFrame, px: number, py: number): Found | null {
  let best: Found | null = null;
  let least = CATCH_PX;
  for (const series of scene.series) {
    const axis = axisAt(place, series.side);
    for (const point of drawnPoints(series.points, scene.errorBars, place, place.x, axis)) {
      const [dx, dy] = [place.x.of(point.x) - px, axis.of(point.y) - py];
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < least) {
        least = distance;
        best = { series, point };
      }
    }
  }
  return best;
}
