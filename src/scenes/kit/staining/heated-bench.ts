/** The bench of a stain that is heated: a burner under the slide or a steaming beaker, and a counter for what is seen in the field. */
import type { Container } from 'pixi.js';
import type { Box, StageContext, StageSize } from '../../contract';
import { createInstrument, type Instrument, type InstrumentOptions } from '../instruments/instrument';
import type { DrawLayer } from '../microscope/field-picture';
import { createCallout } from '../words/callout';
import { REAGENT } from './dyes';
import { IMMERSION, IRIS } from './slide-view';
import { FIELD } from './smear-field';
import { createStainBench } from './stain-bench';
import { timedOf } from './stain-timer';

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
  readonly heater: 'burner' | 'steam bath';
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
  /** What the heater is set to, °C, and whether it burns, where the slide cools by and by. Default: as the slide is. */
  readonly heater?: { readonly set: number; readonly lit: boolean };
  /** Colour of the blotting paper on the smear; null: none. The slide lies across the beaker with it. */
  readonly paper?: number | null;
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

/** °C for a stage unit of a drag of the burner. */
const HEAT_DRAG = 0.6;
/** A slide that is warmer stands over the flame; a flooded one steams from here to here. */
const FLAME_FROM = 30;
const BOILING = 100;
const STEAM = { from: 55, most: 95 } as const;

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** What the rack with its heater shows. */
function rackOf<Id extends string>(state: HeatedBenchState<Id>, pool: number | null, bath: boolean) {
  const { celsius, looking, smear, runOff, paper = null } = state;
  const own = state.heater ?? { set: celsius, lit: celsius > FLAME_FROM };
  return {
    pool,
    smear,
    cells: 1,
    runOff,
    lit: own.lit && !looking,
    under: true,
    slide: looking ? ('away' as const) : bath && paper !== null ? ('beaker' as const) : ('rack' as const),
    heat: share((own.set - FLAME_FROM) / (BOILING - FLAME_FROM)),
    paper,
    steam: !bath && (pool === null || looking) ? 0 : share((celsius - STEAM.from) / (STEAM.most - STEAM.from)),
    cover: null,
  };
}

/** A scene's context has both. */
type BenchContext = StageContext & { redraw(): void };

export function createHeatedBench<Id extends string>(
  context: BenchContext,
  { name, bottles, heater, counter: counting, draw, pour }: HeatedBenchOptions<Id>,
): HeatedBench<Id> {
  const counter = createInstrument(context, counting);
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  const bench = createStainBench<Id, Id>(context, {
    name,
    reagents: bottles.map(({ id, contents }) => ({
      id,
      does: id,
      name: context.facts.actions[id]?.label ?? id,
      hint: context.facts.actions[id]?.hint ?? '',
      ...(contents === undefined ? {} : { contents }),
    })),
    timed: bottles.map((bottle) => timedOf(context, bottle.id, bottle.name)),
    own: counter,
    draw,
    heater,
    pour,
  });
  const { root, rack, stand, view, timer } = bench;
  root.addChild(warning.root);
  const heat = context.actionHandle('heat', {
    name: heater === 'burner' ? 'Burner under the slide' : 'Hot plate under the beaker',
    hint: 'Drag up for a hotter slide, down for a cooler one, or use the arrow keys.',
    grip: 'y',
    drag: (point, start, from) => from - (point.y - start.y) * HEAT_DRAG,
  });
  const contentsOf = (id: Id | null): number | null =>
    id === null ? null : (bottles.find((bottle) => bottle.id === id)?.contents ?? REAGENT.water);
  /** Where the slide lies, of which the bottles know. */
  let aimed = Number.NaN;
  const sayOver = ({ x, y, width, height }: Box): void => {
    warning.lay(width * 1.2);
    warning.root.position.set(x + width / 2, y - height * 0.9);
  };

  return {
    root,
    counter,
    label: (id, words) => bench.shelf.label(id, words),
    resize(size) {
      bench.resize(size);
      const slide = rack.slideBox();
      for (const key of counter.keys) key.enable(!bench.tall);
      const burner = rack.heaterBox();
      heat.place(burner.x, burner.y, burner.width, burner.height);
      aimed = slide.x;
      sayOver(slide);
    },
    draw(state, now) {
      bench.pour(state.doing, now);
      const pool = contentsOf(state.pool ?? state.doing);
      if (rack.draw(rackOf(state, pool, heater === 'steam bath'), now)) context.redraw();
      const slide = rack.slideBox();
      if (slide.x !== aimed) {
        aimed = slide.x;
        bench.shelf.aim(slide);
        sayOver(slide);
      }
      const burner = rack.heaterBox();
      heat.place(burner.x, burner.y, burner.width, burner.height);
      heat.update(state.heater?.set ?? state.celsius);
      const lamp = state.looking ? 0.8 : 0;
      stand.set({ objective: 2, coarse: 0.5, fine: view.focus(), lamp, iris: IRIS });
      timer.draw(state.left, state.acting);
      warning.set(state.warning);
      const { drawing, instead } = state;
      view.draw({ drawing, objective: IMMERSION, diameter: FIELD, instead }, now);
    },
  };
}
