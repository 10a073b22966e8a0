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

export function createReagentShelf<Id extends string>(
  context: ShelfContext,
  reagents: readonly Reagent<Id>[],
): ReagentShelf<Id> {
  const root = new Container({ label: 'reagents' });
  const board = new Graphics({ label: 'shelf' });
  root.addChild(board);
  const dark = context.theme.name === 'dark';
  const [upper, front, under] = dark ? [0x4d6075, 0x35445a, 0x202c3b] : [0xf7fafc, 0xd5dfe8, 0xa9b8c6];
  const paintBoard = ({ x, y, width }: Box, foot: number): void => {
    const top = Math.max(y, foot - 8);
    board
      .clear()
      .rect(x + 4, foot + 14, width - 2, 9)
      .fill({ color: context.theme.shadow, alpha: context.theme.shadowAlpha * 0.45 })
      .poly([x + 10, top, x + width - 10, top, x + width, foot + 5, x, foot + 5])
      .fill(upper)
      .rect(x, foot + 5, width, 11)
      .fill(
        downGradient([
          [0, front],
          [1, under],
        ]),
      );
  };
  let slide: Box = { x: 0, y: 0, width: 1, height: 1 };
  let tipped: Id | null = null;

  /** Whether a bottle with its middle there is over the slide, or a little above it. */
  const over = ({ x, y }: Point, high: number): boolean => {
    const beside = slide.width * NEAR;
    return (
      x > slide.x - beside &&
      x < slide.x + slide.width + beside &&
      y > slide.y - 1.5 * high &&
      y < slide.y + slide.height + 0.3 * high
    );
  };

  const bottles = reagents.map((reagent) => {
    const wash = reagent.contents === undefined ? createWashBottle(context, WASH_HEIGHT) : null;
    const stain = wash ? null : createStainBottle(context);
    const part = (wash ?? stain)!;
    const carrier = new Container({ label: reagent.name });
    carrier.addChild(part.root);
    root.addChild(carrier);
    const { width, height } = part.size;
    const state = { scale: 1, home: { x: 0, y: 0 } as Point, turn: 0, words: '' };
    const carried: Carried = createCarried(context, carrier, {
      name: reagent.name,
      hint: `${reagent.hint} Drag it over the slide, or press Enter.`,
      box: { x: -width * 0.44, y: -height, width: width * 0.88, height },
      drop({ x, y }) {
        const high = height * state.scale;
        if (over({ x, y: y - high / 2 }, high)) reagent.pour();
      },
      send: () => reagent.pour(),
    });
    /** Where its foot is while it pours. */
    const pouring = (): Point => {
      const { scale } = state;
      const middle = { x: slide.x + slide.width * 0.45, y: slide.y + slide.height * 0.4 };
      if (wash) return { x: middle.x - wash.spout.x * scale, y: middle.y - (wash.spout.y + JET + 8) * scale };
      const nozzle = (stain?.nozzle ?? 0) * scale;
      return { x: middle.x - nozzle * Math.sin(TIPPED), y: middle.y - 12 * scale + nozzle * Math.cos(TIPPED) };
    };
    return { reagent, wash, stain, part, carrier, carried, state, pouring };
  });
  const of = (id: Id) => bottles.find(({ reagent }) => reagent.id === id);

  return {
    root,
    lay(box: Box, type: TypeSizes) {
      const shares = bottles.map(({ wash, reagent }) => reagent.share ?? (wash ? WASH_SHARE : 1));
      const unit = box.width / shares.reduce((sum, share) => sum + share, 0);
      let left = box.x;
      const places = shares.map((share): Box => {
        const place = { ...box, x: left, width: share * unit };
        left += share * unit;
        return place;
      });
      const standing = (place: Box): Box => ({ ...place, height: place.height - BOARD });
      const scale = Math.min(
        ...bottles.map(({ part, wash }, n) => (wash ? 1.4 : fitted(standing(places[n] ?? box), part.size).scale)),
      );
      const foot = box.y + box.height - BOARD;
      paintBoard(box, foot);
      bottles.forEach(({ part, state, carried }, n) => {
        const place = places[n] ?? box;
        state.scale = scale;
        state.home = { x: place.x + place.width / 2, y: foot };
        part.root.scale.set(scale);
        part.fit(scale, type);
        carried.home(state.home, scale);
      });
    },
    label(id, words) {
      const bottle = of(id);
      if (!bottle?.stain || bottle.state.words === words) return;
      bottle.state.words = words;
      bottle.stain.set(words, bottle.reagent.contents ?? 0xffffff);
    },
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
      for (const { reagent, wash, stain, carrier, carried, state, pouring } of bottles) {
        const pours = reagent.id === tipped && !carried.held;
        carried.home(pours ? pouring() : state.home, state.scale);
        const moving = carried.move(now);
        wash?.squeeze(pours ? 1 : 0);
        wash?.squirt(pours && !moving ? JET : 0);
        stain?.lift(carried.held || moving || pours);
        if (wash) continue;
        const turn = pours ? TIPPED : 0;
        if (Math.abs(turn - state.turn) < 0.01 || context.reducedMotion) state.turn = turn;
        else {
          state.turn += (turn - state.turn) * TURN;
          context.redraw();
        }
        carrier.rotation = state.turn;
      }
    },
  };
}
