/** Asks a stage what it shows. Fetched only when somebody asks. */
import type { Container } from 'pixi.js';
import type { StageSize } from '../../../scenes/contract';
import type { CanvasSize } from '../protocol';
import { inkOf } from './ink';
import type { Inspection, ShownHandle, ShownLead, ShownText, Sides } from './inspection';
export { longText } from './long-text';
import { contrastOf, type Patch, PatchReader } from './pixels';
import { look, meet, partAt } from './shown';

/** So near to its end, in CSS px, must lie what a lead ends in. */
const REACH = 4;

export interface Inspected {
  readonly stage: Container;
  /** Brings the stage onto its canvas. */
  paint(): void;
  readonly layers: readonly (OffscreenCanvas | HTMLCanvasElement)[];
  /** What the page shows where the canvases are clear. */
  readonly ground: number;
  readonly canvas: CanvasSize;
  readonly size: StageSize;
  readonly time: number | null;
  readonly running: boolean;
  readonly handles: readonly ShownHandle[];
}

/** As Pixi tints: part by part. */
const tinted = (colour: number, tint: number): number =>
  [16, 8, 0].reduce(
    (sum, shift) => sum | (Math.round((((colour >> shift) & 255) * ((tint >> shift) & 255)) / 255) << shift),
    0,
  );

export function inspectStage(inspected: Inspected): Inspection {
  const { stage, layers, ground, canvas, size, time, running, handles } = inspected;
  const paint = (): void => inspected.paint();
  const { texts, leads, views } = look(stage, inkOf);
  const whole: Sides = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  const reader = new PatchReader(layers, canvas.density, ground);
  const inside = (box: Sides): Sides => ({
    left: Math.max(box.left, 0),
    top: Math.max(box.top, 0),
    right: Math.min(box.right, whole.right),
    bottom: Math.min(box.bottom, whole.bottom),
  });
  const patches = (): readonly (Patch | null)[] =>
    texts.map(({ box }) => (meet(box, whole) ? reader.read(inside(box)) : null));
  paint();
  const drawn = patches();
  const hidden = [...texts.map(({ text }) => text), ...leads.map(({ lead }) => lead)];
  for (const object of hidden) object.visible = false;
  paint();
  const behind = patches();
  const shownLeads = leads.map(
    ({ name, ends }): ShownLead => ({
      name,
      ends: ends.map((at) => {
        if (!reader.isDrawn(at, REACH)) return { at, in: null };
        return { at, in: partAt(views, at, REACH, canvas.width * canvas.height) ?? 'the bench' };
      }),
    }),
  );
  for (const object of hidden) object.visible = true;
  paint();
  const scale = 1 / size.pixel;
  const inUnits = ({ left, top, right, bottom }: Sides): Sides => ({
    left: left * size.pixel + size.bleed.x,
    top: top * size.pixel + size.bleed.y,
    right: right * size.pixel + size.bleed.x,
    bottom: bottom * size.pixel + size.bleed.y,
  });
  const shownTexts = texts.flatMap(({ text, part, lines, box, size: fontSize, alpha, panel }, index): ShownText[] => {
    const fill: unknown = text.style.fill;
    const colour = typeof fill === 'number' ? tinted(fill, text.tint) : text.tint;
    const [top, below] = [drawn[index], behind[index]];
    const ratio = top && below ? contrastOf(colour, alpha, top, below) : null;
    if (ratio === 'covered') return [];
    return [
      {
        words: text.text,
        part,
        box,
        stageBox: inUnits(box),
        lines,
        size: fontSize,
        bold: Number(text.style.fontWeight) >= 600,
        colour,
        contrast: ratio,
        panel: panel && { name: panel.name, quad: panel.quad },
      },
    ];
  });
  return {
    width: canvas.width,
    height: canvas.height,
    layout: size.layout,
    scale,
    time,
    running,
    texts: shownTexts,
    handles,
    leads: shownLeads,
  };
}
