import { type PointerEvent, useRef } from 'react';
import type { PlotFrame } from '../plot/draw';
import type { AxisTitle } from '../plot/scene';
import { type Draft, drawn, HEIGHTS, moved, type Spot, sketchPoints } from './sketching';
import './predict.css';

/** Of the height of the plot, with one key. */
const STEP = 0.02;

interface SketchLayerProps {
  readonly frame: PlotFrame;
  readonly draft: Draft;
  readonly x: AxisTitle;
  readonly y: AxisTitle;
  /** Shown at once. */
  readonly onDraft: (draft: Draft) => void;
  /** The gesture, or the press of a key, is over: to be kept. */
  readonly onKeep: (draft: Draft) => void;
}

/** Lies over the plot while a curve is sketched: a pointer draws it, and each of its points is a slider for the keyboard. */
export function SketchLayer({ frame, draft, x, y, onDraft, onKeep }: SketchLayerProps) {
  const last = useRef<Spot | null>(null);
  const bounds = useRef<DOMRect | null>(null);
  /** The draft as the last event left it, until it is kept: several may come before the next drawing. */
  const latest = useRef<Draft | null>(null);
  const { left, right, top, bottom } = frame;

  const spotOf = (event: PointerEvent): Spot => {
    const box = bounds.current;
    if (!box) return { x: 0, y: 0 };
    return { x: (event.clientX - box.left) / box.width, y: (box.bottom - event.clientY) / box.height };
  };
  const heights = (): readonly number[] => (latest.current ?? draft).heights;
  const show = (next: readonly number[]): void => {
    latest.current = { ...draft, heights: next };
    onDraft(latest.current);
  };
  const keep = (): void => {
    if (latest.current) onKeep(latest.current);
    latest.current = null;
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    bounds.current = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    const spot = spotOf(event);
    last.current = spot;
    show(drawn(heights(), spot, spot));
  };
  const onPointerMove = (event: PointerEvent): void => {
    event.stopPropagation();
    const before = last.current;
    if (!before) return;
    const spot = spotOf(event);
    last.current = spot;
    show(drawn(heights(), before, spot));
  };
  const onPointerEnd = (): void => {
    if (!last.current) return;
    last.current = null;
    keep();
  };
  const values = sketchPoints(draft);
  return (
    <div
      className="sketch-layer"
      data-own-gestures
      style={{ left, top, width: right - left, height: bottom - top }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      {draft.heights.map((height, index) => {
        const [across = 0, up = 0] = values[index] ?? [];
        const place = `${x.name} ${short(across)} ${x.unit}`.trim();
        return (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- the points keep their places
            key={index}
            type="range"
            className="sketch-point"
            aria-label={`Expected ${y.name} at ${place}`}
            aria-orientation="vertical"
            aria-valuetext={`${short(up)} ${y.unit}`.trim()}
            min={0}
            max={1}
            step={STEP}
            value={height}
            style={{ left: `${(100 * index) / (HEIGHTS - 1)}%`, bottom: `${100 * height}%` }}
            onChange={(event) => show(moved(heights(), index, event.target.valueAsNumber))}
            onKeyUp={keep}
            onBlur={keep}
          />
        );
      })}
    </div>
  );
}

const short = (value: number): string => String(Number(value.toPrecision(3))).replace('-', '−');
