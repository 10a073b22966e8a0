/** A row of stain bottles with a wash bottle: each is carried over the slide, tipped, and goes back to its place. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { type Carried, createCarried } from '../controls/carried';
import { createWashBottle } from '../glassware/wash-bottle';
import { fitted } from '../layout/layout';
import { downGradient } from '../paint/shading';
import { createStainBottle } from './stain-bottle';

export interface Reagent<Id extends string> {
  readonly id: Id;
  /** Accessible name and hint, as the dock has them. */
  readonly name: string;
  readonly hint: string;
  /** What lies in the bottle; none: it is the wash bottle. */
  readonly contents?: number;
  /** Room that it takes in the row, beside others of 1: more for a long label. */
  readonly share?: number;
  pour(): void;
}

export interface ReagentShelf<Id extends string> extends Part {
  label(id: Id, words: string): void;
  /** Where the slide is, on which they are let go. */
  aim(slide: Box): void;
  /** The bottle that is over the slide now. */
  tip(id: Id | null): void;
  enable(id: Id, enabled: boolean): void;
  /** Once for each picture, at its wall milliseconds. */
  move(now: number): void;
}

const WASH_HEIGHT = 132;
/** Turn of a bottle that pours, and the part of the way that it turns in a picture. */
const TIPPED = -2.15;
const TURN = 0.24;
/** A bottle may be let go so far beside the slide, parts of the slide. */
const NEAR = 0.25;
const JET = 34;
/** Room of the wash bottle beside that of a stain: its spout may reach over its neighbour's shoulder. */
const WASH_SHARE = 0.6;
/** Height of the board below the feet, stage units. */
const BOARD = 18;

/** A scene's context has both. */
type ShelfContext = StageContext & { redraw(): void };

/** `foot`: where the bottles stand. */
function paintBoard({ theme }: StageContext, board: Graphics, { x, y, width }: Box, foot: number): void {
  const [upper, front, under] = theme.name === 'dark' ? [0x4d6075, 0x35445a, 0x202c3b] : [0xf7fafc, 0xd5dfe8, 0xa9b8c6];
  const top = Math.max(y, foot - 8);
  board
    .clear()
    .rect(x + 4, foot + 14, width - 2, 9)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.45 })
    .poly([x + 10, top, x + width - 10, top, x + width, foot + 5, x, foot + 5])
    .fill(upper)
    .rect(x, foot + 5, width, 11)
    .fill(
      downGradient([
        [0, front],
        [1, under],
      ]),
    );
}

/** Whether a bottle of a height with its middle there is over the slide, or a little above it. */
function over(slide: Box, { x, y }: Point, high: number): boolean {
  const beside = slide.width * NEAR;
  return (
    x > slide.x - beside &&
    x < slide.x + slide.width + beside &&
    y > slide.y - 1.5 * high &&
    y < slide.y + slide.height + 0.3 * high
  );
}

/** A bottle of the row, that is carried, tipped and put back. `slideNow`: where the slide is. */
function createBottle<Id extends string>(context: ShelfContext, reagent: Reagent<Id>, slideNow: () => Box) {
  const wash = reagent.contents === undefined ? createWashBottle(context, WASH_HEIGHT) : null;
  const stain = wash ? null : createStainBottle(context);
  const part = (wash ?? stain)!;
  const root = new Container({ label: reagent.name });
  root.addChild(part.root);
  const { width, height } = part.size;
  let scale = 1;
  let home: Point = { x: 0, y: 0 };
  let turn = 0;
  let words = '';
  const carried: Carried = createCarried(context, root, {
    name: reagent.name,
    hint: `${reagent.hint} Drag it over the slide, or press Enter.`,
    box: { x: -width * 0.44, y: -height, width: width * 0.88, height },
    drop({ x, y }) {
      const high = height * scale;
      if (over(slideNow(), { x, y: y - high / 2 }, high)) reagent.pour();
    },
    send: () => reagent.pour(),
  });
  /** Where its foot is while it pours. */
  const pouring = (): Point => {
    const slide = slideNow();
    const middle = { x: slide.x + slide.width * 0.45, y: slide.y + slide.height * 0.4 };
    if (wash) return { x: middle.x - wash.spout.x * scale, y: middle.y - (wash.spout.y + JET + 8) * scale };
    const nozzle = (stain?.nozzle ?? 0) * scale;
    return { x: middle.x - nozzle * Math.sin(TIPPED), y: middle.y - 12 * scale + nozzle * Math.cos(TIPPED) };
  };
  const turnTowards = (wanted: number): void => {
    if (Math.abs(wanted - turn) < 0.01 || context.reducedMotion) turn = wanted;
    else {
      turn += (wanted - turn) * TURN;
      context.redraw();
    }
    root.rotation = turn;
  };
  return {
    id: reagent.id,
    root,
    carried,
    share: reagent.share ?? (wash ? WASH_SHARE : 1),
    /** The largest scale at which it stands in a place. */
    scaleIn: (place: Box): number => (wash ? 1.4 : fitted(place, part.size).scale),
    stand(place: Point, newScale: number, type: TypeSizes) {
      [home, scale] = [place, newScale];
      part.root.scale.set(scale);
      part.fit(scale, type);
      carried.home(home, scale);
    },
    label(said: string) {
      if (!stain || words === said) return;
      words = said;
      stain.set(said, reagent.contents ?? 0xffffff);
    },
    move(tipped: boolean, now: number) {
      const pours = tipped && !carried.held;
      carried.home(pours ? pouring() : home, scale);
      const moving = carried.move(now);
      wash?.squeeze(pours ? 1 : 0);
      wash?.squirt(pours && !moving ? JET : 0);
      stain?.lift(carried.held || moving || pours);
      if (stain) turnTowards(pours ? TIPPED : 0);
    },
  };
}

export function createReagentShelf<Id extends string>(
  context: ShelfContext,
  reagents: readonly Reagent<Id>[],
): ReagentShelf<Id> {
  const root = new Container({ label: 'reagents' });
  const board = new Graphics({ label: 'shelf' });
  root.addChild(board);
  let slide: Box = { x: 0, y: 0, width: 1, height: 1 };
  let tipped: Id | null = null;
  const bottles = reagents.map((reagent) => {
    const bottle = createBottle(context, reagent, () => slide);
    root.addChild(bottle.root);
    return bottle;
  });
  const of = (id: Id) => bottles.find((bottle) => bottle.id === id);

  return {
    root,
    lay(box: Box, type: TypeSizes) {
      const unit = box.width / bottles.reduce((sum, { share }) => sum + share, 0);
      let left = box.x;
      const places = bottles.map(({ share }): Box => {
        const place = { ...box, x: left, width: share * unit, height: box.height - BOARD };
        left += share * unit;
        return place;
      });
      const scale = Math.min(...bottles.map((bottle, n) => bottle.scaleIn(places[n] ?? box)));
      const foot = box.y + box.height - BOARD;
      paintBoard(context, board, box, foot);
      bottles.forEach((bottle, n) => {
        const { x, width } = places[n] ?? box;
        bottle.stand({ x: x + width / 2, y: foot }, scale, type);
      });
    },
    label: (id, words) => of(id)?.label(words),
    aim(next) {
      slide = next;
      for (const { carried } of bottles) carried.aim([next]);
    },
    tip(id) {
      if (id === tipped) return;
      tipped = id;
      context.redraw();
    },
    enable: (id, enabled) => of(id)?.carried.enable(enabled),
    move(now) {
      for (const bottle of bottles) bottle.move(bottle.id === tipped, now);
    },
  };
}
