/**
 * A quadrat from close by: the organisms rooted in it and those that lean over its edge, to be pinned and named one by one.
 * The ground is painted behind (`habitat-ground.ts`).
 */
import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import type { Handle, Point, StageContext } from '../../contract';
import type { Individuals, PlotBox } from './habitat-ground';
import type { HabitatLife } from './habitat-life';
import { ORGANISM_REACH, type Organisms } from './organisms';
import { createOrganismPins, type Pin } from './organism-pins';
import { createQuadratFrame } from './quadrat-frame';
import type { StageTheme } from '../../kit/theme';

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

interface Item extends PinnedOrganism {
  readonly x: number;
  readonly y: number;
  pin: Pin;
}

/** A number on [0, 1) for each individual: no two stand alike. */
const vary = (index: number): number => (index * 0.618_033_989) % 1;
/** Items within the frame and so far beyond it as can be seen, in the order of the individuals. `frame` in metres. */
function itemsAround(
  individuals: Individuals,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  {
    scale,
    strip,
    beyond,
    foot,
  }: { readonly scale: number; readonly strip: number; readonly beyond: number; readonly foot: number },
): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < individuals.x.length; i++) {
    const dx = (individuals.x[i] ?? 0) - x;
    const dy = (individuals.y[i] ?? 0) - y;
    if (dx < -beyond || dx > side + beyond || dy < -beyond || dy > side + beyond) continue;
    items.push({
      index: i,
      species: individuals.species[i] ?? 0,
      inside: dx >= 0 && dx < side && dy >= 0 && dy < side,
      x: strip + dx * scale,
      y: foot - dy * scale,
      pin: 'none',
    });
  }
  return items;
}

/** Those in sight, row by row from the top. */
function inReadingOrder(items: readonly Item[], side: number, row: number): Item[] {
  return items
    .filter((item) => item.x > -4 && item.x < side + 4 && item.y > -4 && item.y < side + 4)
    .sort((a, b) => Math.floor(a.y / row) - Math.floor(b.y / row) || a.x - b.x);
}

function nearestItem(items: readonly Item[], { x, y }: Point, within: number): number {
  let best = -1;
  let least = within ** 2;
  items.forEach((item, place) => {
    const distance = (item.x - x) ** 2 + (item.y - y) ** 2;
    if (distance < least) {
      least = distance;
      best = place;
    }
  });
  return best;
}

function createPlant(drawing: GraphicsContext, { index, x, y }: Item, reach: number): Graphics {
  const plant = new Graphics({ context: drawing, label: String(index) });
  plant.position.set(x, y);
  plant.scale.set((reach / ORGANISM_REACH) * (0.88 + 0.24 * vary(index)));
  plant.rotation = 1.1 * (vary(index * 3 + 1) - 0.5);
  return plant;
}

/** Around the organism that is chosen. */
function createRing(colour: number): Graphics {
  return new Graphics({ visible: false })
    .circle(0, 0, 20)
    .stroke({ width: 4.4, color: 0x0b1620 })
    .circle(0, 0, 20)
    .stroke({ width: 2.4, color: colour });
}

function paintBorder(border: Graphics, side: number, theme: StageTheme): void {
  border
    .clear()
    .roundRect(-2, -2, side + 4, side + 4, 5)
    .stroke({ width: 4, color: theme.housing })
    .roundRect(-4, -4, side + 8, side + 8, 7)
    .stroke({ width: 1.2, color: theme.housingEdge });
}

function handleOf(
  context: StageContext,
  options: QuadratCloseupOptions,
  organisms: { count(): number; nearest(point: Point): number; name(): void },
): Handle {
  return context.handle({
    role: 'slider',
    name: 'Organism in the close-up',
    hint: 'Press one, or go from one to the next with the arrow keys; Enter names it as the species chosen in the key.',
    min: 0,
    get max() {
      return organisms.count();
    },
    step: 1,
    value: 0,
    format: (value) => (value === 0 ? `${organisms.count()} in sight` : options.say(value - 1)),
    set: (value) => options.choose(value - 1),
    drag: (point) => organisms.nearest(point) + 1,
    tap(point) {
      const place = organisms.nearest(point);
      if (place >= 0) options.choose(place);
    },
    keys: { Enter: () => organisms.name() },
  });
}

export function createQuadratCloseup(context: StageContext, options: QuadratCloseupOptions): QuadratCloseup {
  const { theme } = context;
  const root = new Container({ label: 'quadrat close-up' });
  const window = new Graphics();
  const plants = new Container({ label: 'organisms' });
  const frame = createQuadratFrame(context);
  const pins = createOrganismPins();
  const ring = createRing(theme.accent);
  const border = new Graphics();
  plants.mask = window;
  root.addChild(plants, window, frame.root, pins.root, ring, border);

  let box: PlotBox = { x: 0, y: 0, side: 1 };
  let items: Item[] = [];
  let selected = -1;
  let reach = 20;

  const nearest = ({ x, y }: Point): number => nearestItem(items, { x: x - box.x, y: y - box.y }, reach * 1.6);
  const handle = handleOf(context, options, {
    count: () => items.length,
    nearest,
    name: () => selected >= 0 && options.name(selected),
  });

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
      paintBorder(border, side, theme);
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
      items = itemsAround(individuals, { x, y, side }, { scale, strip, beyond, foot: box.side - strip });
      // Low ones first: what crawls lies on top of what grows.
      for (const item of [...items].sort((a, b) => a.index - b.index)) {
        plants.addChild(createPlant(options.organisms.drawing(life, item.species), item, reach));
      }
      items = inReadingOrder(items, box.side, reach * 1.5);
      for (const item of items) pins.add(item.x, item.y);
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
      pins.clear();
      for (const child of plants.removeChildren()) child.destroy();
    },
    pin(place, pin) {
      const item = items[place];
      if (!item || item.pin === pin) return;
      item.pin = pin;
      pins.set(place, pin, reach);
    },
    select(place) {
      selected = place;
      const item = items[place];
      ring.visible = item !== undefined;
      handle.update(place + 1);
      if (item) ring.position.set(item.x, item.y);
    },
  };
}
