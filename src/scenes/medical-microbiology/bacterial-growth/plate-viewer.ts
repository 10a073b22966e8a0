/** The plate brought close: a large dish on which colonies are marked one by one, with a tally. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, SceneContext, TypeSizes } from '../../contract';
import { createPetriDish } from './petri-dish';
import { createKey } from '../../kit/instruments/key';
import { cells, inset } from '../../kit/layout/layout';
import { contactShadow, housing, mix, roundGradient } from '../../kit/paint/shading';
import { createTally, TALLY } from './tally';

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
  /** Covers the box. */
  lay(box: Box, type: TypeSizes): void;
  open(plate: ViewedPlate, marked: ReadonlySet<number>): void;
  close(): void;
}

export interface PlateViewerOptions {
  /** The marks have changed. */
  marked(colonies: ReadonlySet<number>): void;
  putBack(): void;
}

/** The lit stage is so much wider than the dish. */
const RIM = 1.07;
const PAD = 16;
/** Of the column or the strip with words, tally and keys. */
const COLUMN = 176;
const STRIP = 176;
const KEYS = 132;

/** Built once at this radius and scaled. */
const RADIUS = 236;
/** A colony is hit within this many of its radii, or this many stage units of the dish at its built size. */
const REACH = 2;
const LEAST_REACH = 9;
const STRIDE = 3;

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
  const lid = context.text({ size: 14, colour: theme.ink, wrap: 150 });
  const tally = createTally(context);
  const clear = createKey(context, { name: 'Wipe marks', press: () => update(new Set()) });
  const putBack = createKey(context, { name: 'Put back', tone: 'accent', press: () => options.putBack() });
  root.addChild(back, ring, lid, tally.root, clear.root, putBack.root);

  let disc: Point & { readonly radius: number } = { x: 0, y: 0, radius: RADIUS };
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
    tally.set(marks.size);
    handle.update(marks.size);
  };
  /** The colony under a point of the stage, if there is one; marked ones only if asked for. */
  const colonyAt = (point: Point, wanted: 'unmarked' | 'any'): number | null => {
    if (!plate) return null;
    const scale = disc.radius / RADIUS;
    const x = (point.x - disc.x) / scale;
    const y = (point.y - disc.y) / scale;
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
  clear.enable(false);
  putBack.enable(false);

  return {
    root,
    lay(box, type) {
      for (const child of back.removeChildren()) child.destroy();
      const face = housing(theme, box.width, box.height, 16);
      face.position.set(box.x, box.y);
      back.addChild(face);
      const inner = inset(box, PAD);
      const beside = box.width > box.height * 1.15;
      const room = beside
        ? { ...inner, width: inner.width - COLUMN - PAD }
        : { ...inner, height: inner.height - STRIP - PAD };
      const radius = Math.min(room.width, room.height) / 2 / RIM;
      disc = { x: room.x + room.width / 2, y: room.y + room.height / 2, radius };
      ring.position.set(disc.x, disc.y);
      ring.scale.set(radius / RADIUS);
      handle.place(disc.x - radius, disc.y - radius, 2 * radius, 2 * radius);
      const words: Box = beside
        ? { ...inner, x: inner.x + inner.width - COLUMN, width: COLUMN }
        : { ...inner, y: inner.y + inner.height - STRIP, width: inner.width / 2 - PAD, height: STRIP };
      const keys: Box = beside
        ? { ...words, y: words.y + words.height - KEYS, height: KEYS }
        : { ...words, x: words.x + words.width + 2 * PAD, y: words.y + STRIP - KEYS - PAD };
      lid.style.fontSize = type.text;
      lid.style.wordWrapWidth = words.width;
      lid.position.set(words.x, words.y);
      const scale = Math.min(1.7, words.width / TALLY.width);
      const bottom = beside ? keys.y - PAD : words.y + words.height;
      tally.fit(type.small / scale);
      tally.root.scale.set(scale);
      tally.root.position.set(words.x, bottom - TALLY.height * scale);
      const [upper, lower] = cells({ ...keys, height: KEYS }, 'y', 2, 12);
      if (upper) clear.lay(upper, type);
      if (lower) putBack.lay(lower, type);
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
      clear.enable(true);
      putBack.enable(true);
    },
    close() {
      root.visible = false;
      handle.enable(false);
      clear.enable(false);
      putBack.enable(false);
    },
  };
}
