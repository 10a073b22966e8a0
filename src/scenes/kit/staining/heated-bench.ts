/** The bench of a stain that is heated: bottles over a rack with a burner under the slide, microscope, timer, a counter, and the field. */
import { Container } from 'pixi.js';
import type { Box, StageContext, StageSize } from '../../contract';
import { createInstrument, type Instrument, type InstrumentOptions } from '../instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../layout/layout';
import type { DrawLayer } from '../microscope/field-picture';
import { createMicroscopeStand } from '../microscope/microscope-stand';
import { createRoom } from '../room/room';
import { createCallout } from '../words/callout';
import { REAGENT } from './dyes';
import { createReagentShelf } from './reagent-shelf';
import { createSlideView, IMMERSION, IRIS } from './slide-view';
import { FIELD } from './smear-field';
import { createStainTimer, timedOf } from './stain-timer';
import { createStainingRack } from './staining-rack';

/** A bottle does the action of its name. */
export interface BenchBottle<Id extends string> {
  readonly id: Id;
  /** On the timer, where it is short. */
  readonly name: string;
  /** None: the wash bottle. */
  readonly contents?: number;
}

export interface HeatedBenchOptions<Id extends string> {
  readonly name: string;
  readonly bottles: readonly BenchBottle<Id>[];
  readonly counter: InstrumentOptions;
  readonly draw: DrawLayer;
  readonly pour: (id: Id, seconds: number) => void;
}

export interface HeatedBenchState<Id extends string> {
  readonly doing: Id | null;
  /** Seconds for which anything occupies the bench, and in words what. */
  readonly left: number | null;
  readonly acting: string;
  /** What stands on the slide. */
  readonly pool: Id | null;
  readonly smear: number;
  /** Dye in what runs off, 0xrrggbb; null: nothing runs. */
  readonly runOff: number | null;
  readonly celsius: number;
  /** Under the microscope, not on the rack. */
  readonly looking: boolean;
  /** Another number for every other picture of the field. */
  readonly drawing: number;
  readonly instead: string;
  /** Said over the rack; empty: nothing. */
  readonly warning: string;
}

export interface HeatedBench<Id extends string> {
  readonly root: Container;
  readonly counter: Instrument;
  label(id: Id, words: string): void;
  resize(size: StageSize): void;
  draw(state: HeatedBenchState<Id>, now: number): void;
}

const ARRANGEMENT: Arrangements<'shelf' | 'rack' | 'field' | 'look' | 'stand' | 'counter' | 'timer'> = {
  wide: spaced(
    14,
    row(
      grow(48, column(grow(46, 'shelf'), grow(56, 'rack'))),
      grow(
        50,
        spaced(
          10,
          column(
            grow(54, spaced(6, row(grow(1, 'field'), grow(1, 'look')))),
            grow(46, spaced(10, row(grow(26, 'stand'), grow(38, 'counter'), grow(36, 'timer')))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    4,
    column(grow(24, spaced(4, row(grow(1, 'field'), grow(1, 'look')))), grow(16, 'shelf'), grow(23, 'rack')),
  ),
};
const MARGIN = 12;
const POUR_MS = 900;
/** °C for a stage unit of a drag of the burner. */
const HEAT_DRAG = 0.6;
/** A slide that is warmer stands over the flame; a flooded one steams from here to here. */
const FLAME_FROM = 30;
const STEAM = { from: 55, most: 95 } as const;

/** A scene's context has both. */
type BenchContext = StageContext & { redraw(): void };

export function createHeatedBench<Id extends string>(
  context: BenchContext,
  { name, bottles, counter: counting, draw, pour }: HeatedBenchOptions<Id>,
): HeatedBench<Id> {
  const root = new Container({ label: name });
  const room = createRoom(context, { kind: 'wet-lab' });
  const rack = createStainingRack(context);
  const stand = createMicroscopeStand(context);
  const view = createSlideView(context, draw);
  const timer = createStainTimer(
    context,
    bottles.map((bottle) => timedOf(context, bottle.id, bottle.name)),
  );
  const counter = createInstrument(context, counting);
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  const shelf = createReagentShelf<Id>(
    context,
    bottles.map(({ id, contents }) => ({
      id,
      name: context.facts.actions[id]?.label ?? id,
      hint: context.facts.actions[id]?.hint ?? '',
      ...(contents === undefined ? {} : { contents }),
      pour() {
        timer.choose(id);
        context.sound('pour');
        pour(id, timer.seconds(id));
      },
    })),
  );
  const heat = context.actionHandle('heat', {
    name: 'Burner under the slide',
    hint: 'Drag up for a hotter slide, down for a cooler one, or use the arrow keys.',
    grip: 'y',
    drag: (point, start, from) => from - (point.y - start.y) * HEAT_DRAG,
  });
  root.addChild(
    room.root,
    stand.root,
    counter.root,
    timer.part.root,
    view.field.root,
    view.look.root,
    rack.root,
    shelf.root,
    warning.root,
  );
  const parts = {
    shelf,
    rack,
    counter,
    timer: timer.part,
    field: view.field,
    look: view.look,
    stand: { root: stand.root, lay: (box: Box) => stand.lay(box) },
  } as const;
  const contentsOf = (id: Id | null): number | null =>
    id === null ? null : (bottles.find((bottle) => bottle.id === id)?.contents ?? REAGENT.water);

  let treated: Id | null = null;
  let pouredAt = Number.NEGATIVE_INFINITY;
  return {
    root,
    counter,
    label: (id, words) => shelf.label(id, words),
    resize(size) {
      const tall = size.layout === 'tall';
      arrange(ARRANGEMENT[size.layout], parts, inset(stageBox(size), tall ? 4 : MARGIN, MARGIN), size.type);
      const slide = rack.slideBox();
      room.resize(size, slide.y - slide.height * (tall ? 2.1 : 1.5), tall ? [] : [stand.standing()]);
      shelf.aim(slide);
      view.settle(tall ? null : stand.place('fine'));
      timer.enable(!tall);
      for (const key of counter.keys) key.enable(!tall);
      const burner = rack.burnerBox();
      heat.place(burner.x, burner.y, burner.width, burner.height);
      warning.lay(slide.width * 1.2);
      warning.root.position.set(slide.x + slide.width / 2, slide.y - slide.height * 0.9);
    },
    draw(state, now) {
      if (state.doing !== treated) {
        if (state.doing !== null) pouredAt = now;
        treated = state.doing;
      }
      const pours = now - pouredAt < POUR_MS;
      shelf.tip(pours ? state.doing : null);
      if (pours) context.redraw();
      shelf.move(now);
      const pool = contentsOf(state.pool ?? state.doing);
      const steam = (state.celsius - STEAM.from) / (STEAM.most - STEAM.from);
      const moves = rack.draw(
        {
          pool,
          smear: state.smear,
          cells: 1,
          runOff: state.runOff,
          lit: state.celsius > FLAME_FROM && !state.looking,
          under: true,
          slide: state.looking ? 'away' : 'rack',
          steam: pool === null || state.looking ? 0 : Math.min(1, Math.max(0, steam)),
          cover: null,
        },
        now,
      );
      if (moves) context.redraw();
      const burner = rack.burnerBox();
      heat.place(burner.x, burner.y, burner.width, burner.height);
      heat.update(state.celsius);
      const lamp = state.looking ? 0.8 : 0;
      stand.set({ objective: 2, coarse: 0.5, fine: view.focus(), lamp, iris: IRIS });
      timer.draw(state.left, state.acting);
      warning.set(state.warning);
      const { drawing, instead } = state;
      view.draw({ drawing, objective: IMMERSION, diameter: FIELD, instead }, now);
    },
  };
}
