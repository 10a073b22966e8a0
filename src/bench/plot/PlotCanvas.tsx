import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/use-latest';
import { useBench } from '../bench-context';
import { drawPlot, type PlotFrame, type PlotPalette, type PlotScene } from './draw';
import { titleText, traceOf, type AxisTitle, type PlotPoint } from './series';
import type { PlotSettings } from './settings';
import { withUncertainty } from './plot-text';

/** At most ten drawings a second. */
const DRAW_EVERY_MS = 100;
/** The crosshair catches a point from this far, CSS px. */
const CATCH_PX = 22;

const paletteOf = (element: Element): PlotPalette => {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    trace: token('--plot-trace'),
    point: token('--plot-point'),
    old: token('--plot-old'),
    fit: token('--plot-fit'),
    derivative: token('--plot-derivative'),
    grid: token('--plot-grid'),
    ink: token('--plot-ink'),
    ground: token('--surface'),
    face: token('--font-text'),
    mono: token('--font-mono'),
  };
};

interface PlotCanvasProps {
  readonly settings: PlotSettings;
  /** All but the live trace, which is taken from the session while drawing. */
  readonly scene: Omit<PlotScene, 'trace' | 'empty'>;
  /** Written where there is nothing to draw yet. */
  readonly empty: string;
  readonly x: AxisTitle;
  readonly y: AxisTitle;
  readonly summary: string;
}

/** The canvas, drawn again only when something in it changed, with a crosshair by pointer and by arrow keys. */
export function PlotCanvas({ settings, scene, empty, x, y, summary }: PlotCanvasProps) {
  const { session } = useBench();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cross = useRef<HTMLDivElement>(null);
  const frame = useRef<PlotFrame | null>(null);
  const [readOut, setReadOut] = useState('');
  const chosen = useRef(-1);
  const redraw = useRef(() => {});
  const present = useLatest({ settings, scene, empty });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const element = box.current;
    if (!context || !element) return;
    // Styles and sizes are asked for when they are known anyway, never while the page is being built.
    let palette: PlotPalette | null = null;
    let [width, height] = [0, 0];
    let drawnAt = 0;
    let timer = 0;
    let visible = true;
    let stale = true;

    const draw = (): void => {
      timer = 0;
      if (!visible || width === 0 || height === 0) return;
      palette ??= paletteOf(element);
      stale = false;
      drawnAt = performance.now();
      const ratio = devicePixelRatio || 1;
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (context.canvas.width !== wide) context.canvas.width = wide;
      if (context.canvas.height !== high) context.canvas.height = high;
      const now = present.current;
      const trace = traceOf(session.trace, now.settings.x, now.settings.y);
      const nothing = !trace && now.scene.points.length === 0;
      const whole = { ...now.scene, trace, empty: nothing ? now.empty : null };
      frame.current = drawPlot(context, whole, { width, height, ratio }, palette);
    };
    const ask = (): void => {
      stale = true;
      if (timer === 0 && visible)
        timer = window.setTimeout(draw, Math.max(0, drawnAt + DRAW_EVERY_MS - performance.now()));
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
      draw();
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
    return () => {
      off();
      theme.disconnect();
      size.disconnect();
      seen.disconnect();
      clearTimeout(timer);
      redraw.current = () => {};
    };
  }, [session, present]);

  // What is drawn is read when its turn comes; a change of any of these asks for one.
  useEffect(() => redraw.current(), [settings, scene, empty]);

  const pointText = (point: PlotPoint): string => {
    const up = scene.hidden ? 'hidden' : `${withUncertainty(point.y, point.uy)} ${y.unit}`.trim();
    return `row ${point.row}: ${x.name} ${withUncertainty(point.x, point.ux)} ${x.unit}`.trim() + `, ${y.name} ${up}`;
  };

  const showCross = (px: number, py: number, text: string): void => {
    const { current: element } = cross;
    if (!element) return;
    element.hidden = false;
    element.style.setProperty('--x', `${px}px`);
    element.style.setProperty('--y', `${py}px`);
    const label = element.querySelector('b');
    if (!label) return;
    label.textContent = text;
    label.dataset['side'] = px > (box.current?.clientWidth ?? 0) / 2 ? 'left' : 'right';
  };
  const hideCross = (): void => {
    if (cross.current) cross.current.hidden = true;
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { current: place } = frame;
    if (!place) return;
    const bounds = event.currentTarget.getBoundingClientRect();
    const [px, py] = [event.clientX - bounds.left, event.clientY - bounds.top];
    if (px < place.left || px > place.right || py < place.top || py > place.bottom) return hideCross();
    const near = nearestPoint(scene.points, place, px, py);
    if (near) return showCross(place.xOf(near.x), place.yOf(near.y), pointText(near));
    const free = `${titleText({ name: x.name, unit: '' })} ${short(place.xAt(px))} ${x.unit}`.trim();
    showCross(px, py, scene.hidden ? free : `${free}, ${y.name} ${short(place.yAt(py))} ${y.unit}`.trim());
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { current: place } = frame;
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (direction === 0 || !place || scene.points.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const sorted = scene.points.toSorted((a, b) => a.x - b.x);
    chosen.current = Math.min(sorted.length - 1, Math.max(0, chosen.current + direction));
    const point = sorted[chosen.current];
    if (!point) return;
    showCross(place.xOf(point.x), place.yOf(point.y), pointText(point));
    setReadOut(pointText(point));
  };

  return (
    <div
      className="plot-box"
      ref={box}
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
      <output className="visually-hidden">{readOut}</output>
    </div>
  );
}

const short = (value: number): string => String(Number(value.toPrecision(3))).replace('-', '−');

function nearestPoint(points: readonly PlotPoint[], place: PlotFrame, px: number, py: number): PlotPoint | null {
  let best: PlotPoint | null = null;
  let least = CATCH_PX;
  for (const point of points) {
    const [dx, dy] = [place.xOf(point.x) - px, place.yOf(point.y) - py];
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance < least) {
      least = distance;
      best = point;
    }
  }
  return best;
}
