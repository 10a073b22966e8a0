import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/Button';
import { useLatest } from '../../ui/use-latest';
import { useBench } from '../bench-context';
import { drawnPoints } from './crowd';
import { axisAt, type PlotFrame } from './draw';
import { PlotDrawing } from './plot-drawing';
import { withUncertainty } from './plot-text';
import { barOf, type PlotPoint, type PlotScene, type SeriesScene } from './scene';
import type { PlotSettings } from './settings';
import { changedView, panned, viewOf, zoomed } from './zoom';

/** The crosshair catches a point from this far, CSS px. */
const CATCH_PX = 22;
/** A press that moves farther is a drag, CSS px. */
const STILL_PX = 5;
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
  /** A point was pressed, or Enter while it was read. */
  readonly onPoint: (row: number) => void;
  /** Lies over the plot, wherever that came to be drawn. */
  readonly layer?: ((frame: PlotFrame) => ReactNode) | null;
}

interface Found {
  readonly series: SeriesScene;
  readonly point: PlotPoint;
}

/** The canvas, drawn again only when something in it changed, with a crosshair by pointer and by arrow keys. */
export function PlotCanvas(props: PlotCanvasProps) {
  const { settings, scene, summary, selecting, change, layer = null } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const crossBox = useRef<HTMLDivElement>(null);
  const [drawing, framed] = useDrawing(props, box, canvas);
  const cross = useCross(crossBox, scene);
  const shown: Shown = { frame: () => drawing.current?.frame ?? null, cross };
  const pointing = usePointing(props, shown, canvas);
  const { readOut, onKeyDown } = useReadByKeys(props, shown);

  return (
    <div className="plot-box" ref={box} data-selecting={selecting || undefined} {...pointing}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas that is a picture; arrow keys read its points */}
      <canvas ref={canvas} role="img" aria-label={summary} tabIndex={0} onKeyDown={onKeyDown} onBlur={cross.hide} />
      <div className="plot-cross" ref={crossBox} hidden aria-hidden="true">
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

/** What is on the screen: where the plot was drawn last, null before that, and the crosshair. */
interface Shown {
  readonly frame: () => PlotFrame | null;
  readonly cross: Cross;
}

interface Cross {
  readonly hide: () => void;
  readonly atPoint: (place: PlotFrame, found: Found) => void;
  /** Of a place without a point, CSS px. */
  readonly atPlace: (place: PlotFrame, px: number, py: number) => void;
}

const useCross = (element: RefObject<HTMLElement | null>, scene: PlotScene): Cross => ({
  hide() {
    if (element.current) element.current.hidden = true;
  },
  atPoint(place, found) {
    const y = axisAt(place, found.series.side).of(found.point.y);
    showCross(element.current, place, place.x.of(found.point.x), y, pointText(scene, found));
  },
  atPlace(place, px, py) {
    showCross(element.current, place, px, py, placeText(scene, place, px, py));
  },
});

/** The crosshair follows the pointer; a press that does not move chooses a point. */
function usePointing(
  { scene, selecting, onPoint }: PlotCanvasProps,
  { frame, cross }: Shown,
  canvas: RefObject<HTMLCanvasElement | null>,
) {
  const pressedAt = useRef({ x: 0, y: 0 });
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const place = frame();
    if (!place) return;
    const { px, py } = within(event);
    if (px < place.left || px > place.right || py < place.top || py > place.bottom) return cross.hide();
    const near = nearestPoint(scene, place, px, py);
    if (near) cross.atPoint(place, near);
    else cross.atPlace(place, px, py);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    pressedAt.current = { x: event.clientX, y: event.clientY };
    onPointerMove(event);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>): void => {
    const place = frame();
    const { x, y } = pressedAt.current;
    const still = Math.max(Math.abs(event.clientX - x), Math.abs(event.clientY - y)) < STILL_PX;
    if (!place || !still || selecting || event.button !== 0 || event.target !== canvas.current) return;
    const { px, py } = within(event);
    const near = nearestPoint(scene, place, px, py);
    if (near) onPoint(near.point.row);
  };
  return { onPointerMove, onPointerDown, onPointerUp, onPointerLeave: cross.hide };
}

/** What keys do: the point that arrows have come to is also read out. */
function useReadByKeys({ scene, change, onPoint }: PlotCanvasProps, { frame, cross }: Shown) {
  const [readOut, setReadOut] = useState('');
  const chosen = useRef({ series: 0, point: -1 });
  const shown = scene.series.filter(({ points }) => points.length > 0);
  const read = (): Found | null => {
    const series = shown[chosen.current.series];
    const point = inOrder(series?.points ?? [])[chosen.current.point];
    return series && point ? { series, point } : null;
  };
  const step = (place: PlotFrame, across: number, series: number): void => {
    if (shown.length === 0) return;
    const at = Math.min(shown.length - 1, Math.max(0, chosen.current.series + series));
    const count = shown[at]?.points.length ?? 0;
    chosen.current = { series: at, point: Math.min(count - 1, Math.max(0, chosen.current.point + across)) };
    const found = read();
    if (!found) return;
    cross.atPoint(place, found);
    setReadOut(pointText(scene, found));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = frame();
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionOf(event.key, event.shiftKey);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.is === 'step') return step(place, act.across, act.series);
    if (act.is === 'reset') return change({ view: null });
    if (act.is === 'move') return change({ view: movedView(place, scene, act) });
    const found = read();
    if (found) onPoint(found.point.row);
  };
  return { readOut, onKeyDown };
}

/** Draws as long as the canvas is in the page; where it was drawn last is told to what lies over it. */
function useDrawing(
  { settings, scene, empty, selecting, change, layer = null }: PlotCanvasProps,
  box: RefObject<HTMLDivElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
): readonly [RefObject<PlotDrawing | null>, PlotFrame | null] {
  const { session } = useBench();
  const drawing = useRef<PlotDrawing>(null);
  const [framed, setFramed] = useState<PlotFrame | null>(null);
  const layered = layer !== null;
  const present = useLatest({ settings, scene, empty, selecting, change, layered });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const element = box.current;
    if (!context || !element) return;
    const made = new PlotDrawing({
      context,
      element,
      trace: () => session.trace,
      present: () => present.current,
      onFrame: setFramed,
    });
    drawing.current = made;
    const off = session.store.subscribe((state, before) => {
      if (state.traceVersion !== before.traceVersion) made.ask();
    });
    return () => {
      off();
      made.end();
      drawing.current = null;
    };
  }, [session, present, box, canvas]);
  // What is drawn is read when its turn comes; a change of any of these asks for one.
  useEffect(() => {
    drawing.current?.ask(layered);
  }, [settings, scene, empty, layered]);
  return [drawing, framed];
}

/** Place of a pointer in the box, CSS px. */
function within(event: PointerEvent<HTMLDivElement>): { readonly px: number; readonly py: number } {
  const bounds = event.currentTarget.getBoundingClientRect();
  return { px: event.clientX - bounds.left, py: event.clientY - bounds.top };
}

function pointText(scene: PlotScene, { series: { title: y }, point }: Found): string {
  const up = scene.hidden ? 'hidden' : `${withUncertainty(point.y, barOf(point.uy, point.sharedY))} ${y.unit}`.trim();
  const { title: x } = scene.x;
  const across = `${x.name} ${withUncertainty(point.x, barOf(point.ux, point.sharedX))} ${x.unit}`.trim();
  return `row ${point.row}${point.struck ? ' (struck out)' : ''}: ${across}, ${y.name} ${up}`;
}

/** Of a place without a point. */
function placeText(scene: PlotScene, place: PlotFrame, px: number, py: number): string {
  const [x, y] = [scene.x.title, scene.left.title];
  const free = `${x.name} ${short(place.x.at(px))} ${x.unit}`.trim();
  return scene.hidden ? free : `${free}, ${y.name} ${short(place.leftAxis.at(py))} ${y.unit}`.trim();
}

function showCross(element: HTMLElement | null, place: PlotFrame, px: number, py: number, text: string): void {
  if (!element) return;
  element.hidden = false;
  element.style.setProperty('--x', `${px}px`);
  element.style.setProperty('--y', `${py}px`);
  const label = element.querySelector('b');
  if (!label) return;
  label.textContent = text;
  label.dataset['side'] = px > (place.left + place.right) / 2 ? 'left' : 'right';
}

interface Move {
  readonly is: 'move';
  readonly factor: number;
  readonly right: number;
  readonly up: number;
}

type KeyAction =
  | { readonly is: 'step'; readonly across: number; readonly series: number }
  | Move
  | { readonly is: 'reset' }
  | { readonly is: 'choose' };

const movedView = (place: PlotFrame, scene: PlotScene, { factor, right, up }: Move) =>
  changedView(
    viewOf(place),
    scene,
    (domain, scale) => panned(zoomed(domain, scale, factor, 0.5), scale, right),
    (domain, scale) => panned(zoomed(domain, scale, factor, 0.5), scale, up),
  );

/** Arrows read the points, Enter asks what may be done with one; with Shift they move the plot, + and − magnify it, 0 shows it whole. */
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
    case 'Enter':
      return { is: 'choose' };
    default:
      return null;
  }
}

const ordered = new WeakMap<readonly PlotPoint[], readonly PlotPoint[]>();

/** From left to right. */
function inOrder(points: readonly PlotPoint[]): readonly PlotPoint[] {
  const known = ordered.get(points) ?? points.toSorted((a, b) => a.x - b.x);
  ordered.set(points, known);
  return known;
}

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
