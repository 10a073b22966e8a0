/** The plate brought close: a large dish on which colonies are marked one by one, with a tally. */
import { Container, Graphics } from 'pixi.js';
import type { Point, SceneContext, StageSize } from '../contract';
import { createPetriDish } from '../kit/petri-dish';
import { contactShadow, housing, mix, roundGradient, screen } from '../kit/shading';
import { createStageButton } from '../kit/stage-button';

/** What lies on the counter. */
export interface ViewedPlate {
  /** Triples x, y, radius in parts of the agar's radius. */
  readonly colonies: Float32Array;
  readonly drawn: number;
  readonly lawn: number;
  /** What stands on its lid. */
  readonly lines: readonly string[];
}

export interface PlateViewer {
  readonly root: Container;
  lay(stage: StageSize): void;
  open(plate: ViewedPlate, marked: ReadonlySet<number>): void;
  close(): void;
}

export interface PlateViewerOptions {
  /** The marks have changed. */
  marked(colonies: ReadonlySet<number>): void;
  putBack(): void;
}

interface Layout {
  readonly panel: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly dish: { readonly x: number; readonly y: number; readonly radius: number };
  readonly column: { readonly x: number; readonly y: number; readonly width: number };
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    panel: { x: 270, y: 12, width: 680, height: 516 },
    dish: { x: 516, y: 270, radius: 226 },
    column: { x: 776, y: 40, width: 160 },
  },
  narrow: {
    panel: { x: 3, y: 3, width: 634, height: 394 },
    dish: { x: 198, y: 200, radius: 186 },
    column: { x: 398, y: 20, width: 226 },
  },
};

/** Built once at this radius and scaled. */
const RADIUS = 236;
/** A colony is hit within this many of its radii, or this many stage units of the dish at its built size. */
const REACH = 2;
const LEAST_REACH = 9;
const STRIDE = 3;
const TALLY_DIGITS = 3;

/** From so many colonies on a film covers the agar, which is full at FULL_LAWN. */
const LAWN_FROM = 500;
const FULL_LAWN = 30_000;

/** How much of the agar a film of bacteria hides, 0 to 1. */
export const lawnOf = (count: number): number =>
  Math.min(1, Math.max(0, Math.log(count / LAWN_FROM) / Math.log(FULL_LAWN / LAWN_FROM)));

export function createPlateViewer(context: SceneContext<'bacterial_growth'>, options: PlateViewerOptions): PlateViewer {
  const { theme } = context;
  const root = new Container({ label: 'plate viewer', visible: false });
  const back = new Container();
  const ring = new Container({ label: 'lit stage' });
  const lamp = new Graphics()
    .circle(0, 0, RADIUS + 14)
    .fill(mix(theme.housingShade, 0x000000, 0.55))
    .circle(0, 0, RADIUS + 9)
    .fill(
      roundGradient([
        [0, 0xffffff],
        [0.9, 0xf3fbff],
        [1, 0xb7cfdf],
      ]),
    );
  const shadow = contactShadow(theme, RADIUS * 2.1, RADIUS * 2.06);
  shadow.position.set(5, 9);
  const dish = createPetriDish(context, RADIUS);
  ring.addChild(lamp, shadow, dish.root);
  const lid = context.text({ size: 15, colour: theme.ink, wrap: 150 });
  const display = new Container();
  const tallyTitle = context.text({ text: 'Marked', size: 13, weight: '600', colour: theme.screenGlow });
  const tally = context.text({ size: 40, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 1] });
  const clear = createStageButton(context, {
    label: 'Wipe marks',
    fill: theme.housing,
    ink: theme.ink,
    press: () => update(new Set()),
  });
  const putBack = createStageButton(context, { label: 'Put back', press: () => options.putBack() });
  const ask = context.text({ text: 'Mark each colony that you count.', size: 13, colour: theme.inkSoft, wrap: 150 });
  root.addChild(back, ring, lid, ask, display, tallyTitle, tally, clear.root, putBack.root);

  let layout = LAYOUTS.wide;
  let plate: ViewedPlate | null = null;
  let marks: ReadonlySet<number> = new Set();

  const update = (next: ReadonlySet<number>): void => {
    marks = next;
    dish.mark(marks);
    express();
    options.marked(marks);
    context.redraw();
  };
  const express = (): void => {
    tally.text = String(marks.size).padStart(TALLY_DIGITS, '0');
    handle.update(marks.size);
  };
  /** The colony under a point of the stage, if there is one; marked ones only if asked for. */
  const colonyAt = (point: Point, wanted: 'unmarked' | 'any'): number | null => {
    if (!plate) return null;
    const scale = layout.dish.radius / RADIUS;
    const x = (point.x - layout.dish.x) / scale;
    const y = (point.y - layout.dish.y) / scale;
    let best: number | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let n = 0; n < plate.drawn; n++) {
      if (wanted === 'unmarked' && marks.has(n)) continue;
      const dx = x - (plate.colonies[n * STRIDE] ?? 0) * dish.radius;
      const dy = y - (plate.colonies[n * STRIDE + 1] ?? 0) * dish.radius;
      const reach = Math.max(LEAST_REACH / scale, REACH * (plate.colonies[n * STRIDE + 2] ?? 0) * dish.radius);
      const distance = dx * dx + dy * dy;
      if (distance < reach * reach && distance < least) {
        least = distance;
        best = n;
      }
    }
    return best;
  };
  const mark = (colony: number): void => update(new Set([...marks, colony]));
  const unmark = (colony: number): void => update(new Set([...marks].filter((other) => other !== colony)));

  let drawnTo: Point | null = null;
  /** Pointers report places, not lines: what lies between two of them is marked as well. */
  const markAlong = (from: Point, to: Point): void => {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const pieces = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / LEAST_REACH));
    for (let n = 1; n <= pieces; n++) {
      const colony = colonyAt({ x: from.x + (dx * n) / pieces, y: from.y + (dy * n) / pieces }, 'unmarked');
      if (colony !== null) mark(colony);
    }
  };

  const handle = context.handle({
    role: 'slider',
    name: 'Plate: mark the colonies',
    hint: 'Tap a colony to mark it, again to take the mark away; draw over several to mark them. Right arrow marks the next one, left arrow wipes the last mark.',
    min: 0,
    get max() {
      return plate?.drawn ?? 0;
    },
    step: 1,
    value: 0,
    format: (count) => (count === 1 ? '1 colony marked' : `${count} colonies marked`),
    set(count) {
      if (count === marks.size || !plate) return;
      const next = [...marks].slice(0, count);
      for (let n = 0; next.length < count && n < plate.drawn; n++) if (!marks.has(n)) next.push(n);
      update(new Set(next));
    },
    drag(point, start) {
      markAlong(drawnTo ?? start, point);
      drawnTo = point;
      return marks.size;
    },
    held() {
      drawnTo = null;
    },
    tap(point) {
      const colony = colonyAt(point, 'any');
      if (colony === null) return;
      if (marks.has(colony)) unmark(colony);
      else mark(colony);
    },
    keys: { Escape: () => options.putBack() },
  });
  handle.enable(false);
  clear.show(false);
  putBack.show(false);

  return {
    root,
    lay(stage) {
      layout = LAYOUTS[stage.layout];
      const { panel, dish: at, column } = layout;
      for (const child of back.removeChildren()) child.destroy();
      const face = housing(theme, panel.width, panel.height, 16);
      face.position.set(panel.x, panel.y);
      back.addChild(face);
      ring.position.set(at.x, at.y);
      ring.scale.set(at.radius / RADIUS);
      handle.place(at.x - at.radius, at.y - at.radius, 2 * at.radius, 2 * at.radius);
      lid.position.set(column.x, column.y);
      lid.style.wordWrapWidth = ask.style.wordWrapWidth = column.width;
      ask.position.set(column.x, column.y + 96);
      ask.visible = stage.layout === 'wide';
      const bottom = panel.y + panel.height - 20;
      const tallyY = bottom - 190;
      for (const child of display.removeChildren()) child.destroy();
      display.addChild(screen(theme, column.width, 82, 6));
      display.position.set(column.x, tallyY);
      tallyTitle.position.set(column.x + 12, tallyY + 8);
      tally.position.set(column.x + column.width - 14, tallyY + 78);
      clear.place(column.x, bottom - 96, column.width, 40);
      putBack.place(column.x, bottom - 44, column.width, 40);
    },
    open(next, marked) {
      if (plate !== next) {
        plate = next;
        dish.spread(next.colonies, next.drawn, next.lawn);
        lid.text = next.lines.join('\n');
      }
      marks = marked;
      dish.mark(marks);
      express();
      root.visible = true;
      handle.enable(true);
      clear.show(true);
      putBack.show(true);
    },
    close() {
      root.visible = false;
      handle.enable(false);
      clear.show(false);
      putBack.show(false);
    },
  };
}
