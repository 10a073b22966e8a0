/**
 * A quadrat from close by: the organisms rooted in it and those that lean over its edge, to be pinned and named one by one.
 * The ground is painted behind (`habitat-ground.ts`).
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import type { Individuals, PlotBox } from './habitat-ground';
import type { HabitatLife } from './habitat-life';
import { ORGANISM_REACH, type Organisms } from './organisms';
import { createQuadratFrame } from './quadrat-frame';

export type Pin = 'none' | 'recorder' | 'mine' | 'right' | 'wrong' | 'missed';

export interface PinnedOrganism {
  /** Index among the individuals of the plot. */
  readonly index: number;
  /** Rank of its species. */
  readonly species: number;
  /** Rooted inside the frame. */
  readonly inside: boolean;
}

export interface QuadratCloseupOptions {
  readonly organisms: Organisms;
  /** One was pressed, by its place in `organisms`. */
  choose(place: number): void;
  /** Enter on one: name it. */
  name(place: number): void;
  /** In words, for screen readers; never more than the learner may know. */
  say(place: number): string;
}

export interface QuadratCloseup {
  readonly root: Container;
  /** Those in sight, in reading order: row by row from the top. */
  readonly organisms: readonly PinnedOrganism[];
  /** Outer square, with the strip outside the frame. */
  lay(box: PlotBox): void;
  show(
    life: HabitatLife,
    frame: { readonly x: number; readonly y: number; readonly side: number },
    individuals: Individuals,
  ): void;
  clear(): void;
  pin(place: number, pin: Pin): void;
  /** The ring around one; −1 for none. */
  select(place: number): void;
  /** Put away, with its handle. */
  enable(enabled: boolean): void;
}

/** Strip around the frame and slats, as parts of the side of the whole. */
const STRIP = 0.085;
const SLAT = 0.04;
/** An organism reaches so far, m; drawn within these bounds, stage units. */
const REACH_M = 0.17;
const REACH_BOUNDS = [11, 44] as const;

const pinHeads: Readonly<Record<Exclude<Pin, 'none'>, number>> = {
  recorder: 0xf7fafc,
  mine: 0x4fb3ff,
  right: 0x2fbf8f,
  wrong: 0xf28a2e,
  missed: 0xffffff,
};

function pinContexts(): Record<Exclude<Pin, 'none'>, GraphicsContext> {
  const make = (pin: Exclude<Pin, 'none'>): GraphicsContext => {
    const pen = new GraphicsContext();
    if (pin === 'missed') {
      return pen
        .circle(0, 0, 8)
        .stroke({ width: 4, color: 0x1a1206 })
        .circle(0, 0, 8)
        .stroke({ width: 2, color: 0xffd34d });
    }
    const head = pinHeads[pin];
    pen
      .ellipse(4, 3, 7, 2.6)
      .fill({ color: 0x000000, alpha: 0.3 })
      .moveTo(0, 0)
      .lineTo(3.5, -9)
      .stroke({ width: 1.6, color: 0xe6ebf0 })
      .circle(4, -11, 5.6)
      .fill(0x14202c)
      .circle(4, -11, 4.7)
      .fill(head);
    if (pin === 'right') pen.moveTo(1.8, -11).lineTo(3.6, -9).lineTo(6.6, -13.2);
    if (pin === 'wrong') pen.moveTo(2, -13).lineTo(6, -9).moveTo(6, -13).lineTo(2, -9);
    if (pin === 'right' || pin === 'wrong') pen.stroke({ width: 1.5, color: 0x0b1620 });
    else pen.circle(2.6, -12.6, 1.5).fill({ color: 0xffffff, alpha: 0.85 });
    return pen;
  };
  return {
    recorder: make('recorder'),
    mine: make('mine'),
    right: make('right'),
    wrong: make('wrong'),
    missed: make('missed'),
  };
}

interface Item extends PinnedOrganism {
  readonly x: number;
  readonly y: number;
  pin: Pin;
}

/** A number on [0, 1) for each individual: no two stand alike. */
const vary = (index: number): number => (index * 0.618_033_989) % 1;

export function createQuadratCloseup(context: StageContext, options: QuadratCloseupOptions): QuadratCloseup {
  const { theme } = context;
  const root = new Container({ label: 'quadrat close-up' });
  const window = new Graphics();
  const plants = new Container({ label: 'organisms' });
  const frame = createQuadratFrame(context);
  const pins = new Container({ label: 'pins' });
  const ring = new Graphics().circle(0, 0, 20).stroke({ width: 4.4, color: 0x0b1620 }).circle(0, 0, 20).stroke({
    width: 2.4,
    color: theme.accent,
  });
  const border = new Graphics();
  ring.visible = false;
  plants.mask = window;
  root.addChild(plants, window, frame.root, pins, ring, border);
  const contexts = pinContexts();
  root.once('destroyed', () => {
    for (const pen of Object.values(contexts)) pen.destroy();
  });

  let box: PlotBox = { x: 0, y: 0, side: 1 };
  let items: Item[] = [];
  let selected = -1;
  let reach = 20;

  const nearest = (point: Point): number => {
    let best = -1;
    let least = (reach * 1.6) ** 2;
    items.forEach((item, place) => {
      const dx = box.x + item.x - point.x;
      const dy = box.y + item.y - point.y;
      if (dx * dx + dy * dy < least) {
        least = dx * dx + dy * dy;
        best = place;
      }
    });
    return best;
  };
  const handle = context.handle({
    role: 'slider',
    name: 'Organism in the close-up',
    hint: 'Press one, or go from one to the next with the arrow keys; Enter names it as the species chosen in the key.',
    min: 0,
    get max() {
      return items.length;
    },
    step: 1,
    value: 0,
    format: (value) => (value === 0 ? `${items.length} in sight` : options.say(value - 1)),
    set: (value) => options.choose(value - 1),
    drag: (point) => nearest(point) + 1,
    tap: (point) => {
      const place = nearest(point);
      if (place >= 0) options.choose(place);
    },
    keys: { Enter: () => selected >= 0 && options.name(selected) },
  });

  const drawing = (item: Item): Graphics => plants.getChildByLabel(String(item.index)) as Graphics;

  return {
    root,
    get organisms() {
      return items;
    },
    lay(next) {
      box = next;
      root.position.set(box.x, box.y);
      const { side } = box;
      window.clear().rect(0, 0, side, side).fill(0xffffff);
      border
        .clear()
        .roundRect(-2, -2, side + 4, side + 4, 5)
        .stroke({ width: 4, color: theme.housing })
        .roundRect(-4, -4, side + 8, side + 8, 7)
        .stroke({ width: 1.2, color: theme.housingEdge });
      frame.lay(side * (1 - 2 * STRIP), side * SLAT);
      frame.root.position.set(side * STRIP, side * STRIP);
      handle.place(box.x, box.y, side, side);
    },
    show(life, { x, y, side }, individuals) {
      this.clear();
      const strip = box.side * STRIP;
      const scale = (box.side - 2 * strip) / side;
      reach = Math.min(REACH_BOUNDS[1], Math.max(REACH_BOUNDS[0], REACH_M * scale));
      const beyond = (strip + reach * 0.6) / scale;
      for (let i = 0; i < individuals.x.length; i++) {
        const dx = (individuals.x[i] ?? 0) - x;
        const dy = (individuals.y[i] ?? 0) - y;
        if (dx < -beyond || dx > side + beyond || dy < -beyond || dy > side + beyond) continue;
        items.push({
          index: i,
          species: individuals.species[i] ?? 0,
          inside: dx >= 0 && dx < side && dy >= 0 && dy < side,
          x: strip + dx * scale,
          y: box.side - strip - dy * scale,
          pin: 'none',
        });
      }
      // Low ones first: what crawls lies on top of what grows.
      for (const item of [...items].sort((a, b) => a.index - b.index)) {
        const plant = new Graphics({
          context: options.organisms.drawing(life, item.species),
          label: String(item.index),
        });
        plant.position.set(item.x, item.y);
        plant.scale.set((reach / ORGANISM_REACH) * (0.88 + 0.24 * vary(item.index)));
        plant.rotation = 1.1 * (vary(item.index * 3 + 1) - 0.5);
        plants.addChild(plant);
      }
      const row = reach * 1.5;
      items = items
        .filter((item) => item.x > -4 && item.x < box.side + 4 && item.y > -4 && item.y < box.side + 4)
        .sort((a, b) => Math.floor(a.y / row) - Math.floor(b.y / row) || a.x - b.x);
      for (const item of items) {
        const pin = new Graphics({ context: contexts.recorder, visible: false });
        pin.position.set(item.x, item.y);
        pins.addChild(pin);
      }
      ring.scale.set(Math.max(0.7, (reach * 0.95) / 20));
      frame.root.visible = true;
      this.select(-1);
    },
    enable(next) {
      if (next === root.visible) return;
      root.visible = next;
      handle.enable(next);
    },
    clear() {
      items = [];
      selected = -1;
      ring.visible = false;
      frame.root.visible = false;
      for (const layer of [plants, pins]) for (const child of layer.removeChildren()) child.destroy();
    },
    pin(place, pin) {
      const item = items[place];
      const mark = pins.children[place] as Graphics | undefined;
      if (!item || !mark || item.pin === pin) return;
      item.pin = pin;
      mark.visible = pin !== 'none';
      if (pin !== 'none') mark.context = contexts[pin];
      // In a crowd the recorder's pins are small, so that the organisms stay in sight.
      const size = reach > 18 ? 1.15 : reach > 13 ? 0.85 : 0.6;
      mark.scale.set(pin === 'recorder' ? size : Math.max(0.85, size));
    },
    select(place) {
      selected = place;
      const item = items[place];
      ring.visible = item !== undefined;
      handle.update(place + 1);
      if (!item) return;
      const plant = drawing(item);
      ring.position.set(plant.x, plant.y);
    },
  };
}
