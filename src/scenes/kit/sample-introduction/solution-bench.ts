/**
 * The bench of a spectrometer that sprays solutions: the opened instrument, cups below it, the capillary that a hand carries from cup
 * to cup, the panel with its keys, and the workstation.
 */
import { Container } from 'pixi.js';
import type { Part, Point, StageContext, StageSize } from '../../contract';
import { createCarried } from '../controls/carried';
import type { Instrument } from '../instruments/instrument';
import { type Arrangements, arrange, inset, type Placed, stageBox } from '../layout/layout';
import { createRoom } from '../room/room';
import { createCapillary, TIP } from './capillary';
import { createCupRack, type CupGroup, type CupRack } from './cup-rack';

/** A scene's context has both. */
type BenchContext = StageContext & { redraw(): void };

/** The opened instrument. */
export interface SprayingDeck extends Part {
  readonly foot: number;
  /** Where the capillary enters, in units of the parent. */
  readonly inlet: Point;
  drift(seconds: number): void;
}

export interface SolutionBenchOptions {
  readonly label: string;
  readonly arrangement: Arrangements<'deck' | 'rack' | 'panel' | 'workstation'>;
  readonly deck: SprayingDeck;
  readonly panel: Instrument;
  readonly workstation: Placed & { readonly root: Container };
  readonly cups: readonly CupGroup[];
  /** What a hand does with the capillary. */
  readonly hint: string;
  /** It was let go over a cup. */
  dip(cup: number): void;
  /** It was sent on without being carried. */
  send(): void;
}

export interface SolutionBench {
  readonly root: Container;
  readonly rack: CupRack;
  resize(stage: StageSize): void;
  /**
   * Once for each picture, at its wall milliseconds: the cup in which the tip hangs, null while it rests beside the first. Solution
   * runs up while it is `sprayed`; vapour and solution move on while the bench `moves`.
   */
  draw(cup: number | null, now: number, state: { readonly sprayed: boolean; readonly moves: boolean }): void;
}

/** The tip hangs so deep in a cup, as a part of it. */
const DIPS = 0.62;
/** A cup that is aimed at, as a part of its depth. */
const AIMED = 0.7;
/** Longest step of what drifts, s. */
const LONGEST = 0.1;
const SHADOW = 230;

export function createSolutionBench(context: BenchContext, options: SolutionBenchOptions): SolutionBench {
  const { deck, panel, workstation } = options;
  const root = new Container({ label: options.label });
  const room = createRoom(context, { kind: 'clean-room' });
  const rack = createCupRack(context, options.cups);
  const capillary = createCapillary(context);
  root.addChild(
    room.root,
    deck.root,
    rack.root,
    capillary.root,
    capillary.tip,
    rack.front,
    workstation.root,
    panel.root,
  );
  const nearest = (x: number): number => {
    let best = 0;
    for (let n = 1; n < rack.cups; n++) if (Math.abs(rack.mouth(n).x - x) < Math.abs(rack.mouth(best).x - x)) best = n;
    return best;
  };
  const carried = createCarried(context, capillary.tip, {
    name: 'Capillary of the nebuliser',
    hint: options.hint,
    box: { x: -TIP.width / 2, y: -TIP.height, width: TIP.width, height: TIP.height },
    drop(at) {
      if (at.y > rack.mouth(0).y - TIP.height) options.dip(nearest(at.x));
    },
    send: () => options.send(),
  });
  let deckBox = { x: 0, width: 0 };
  const layDeck: Placed = {
    lay(place, type) {
      deckBox = place;
      deck.lay(inset(place, 0, 4), type);
    },
  };
  const layRack: Placed = { lay: (place, type) => rack.lay(inset(place, 6, 0), type) };
  let last = Number.NaN;
  return {
    root,
    rack,
    resize(stage) {
      arrange(
        options.arrangement[stage.layout],
        { deck: layDeck, rack: layRack, panel, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      for (const key of panel.keys) key.enable(panel.root.visible);
      room.resize(stage, Math.min(stage.height - 60, deck.foot - 30), [
        { x: deckBox.x + deckBox.width / 2, y: deck.foot, width: deckBox.width, height: SHADOW },
      ]);
      carried.aim(
        Array.from({ length: rack.cups }, (_, n) => {
          const { x, y } = rack.mouth(n);
          return { x: x - rack.width / 2, y: y - 4, width: rack.width, height: rack.depth * AIMED };
        }),
      );
    },
    draw(cup, now, { sprayed, moves }) {
      const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      const mouth = rack.mouth(cup ?? 0);
      carried.home(
        cup === null
          ? { x: mouth.x + rack.width * 0.9, y: mouth.y - 2 }
          : { x: mouth.x, y: mouth.y + rack.depth * DIPS },
        1,
      );
      carried.move(now);
      capillary.hang(deck.inlet, 1);
      capillary.flow(sprayed);
      if (!moves || context.reducedMotion) return;
      capillary.drift(seconds);
      deck.drift(seconds);
      context.redraw();
    },
  };
}
