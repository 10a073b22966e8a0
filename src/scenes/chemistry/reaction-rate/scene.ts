/** An iodine clock: two flasks in a bath, a cross behind the one that turns, a stopwatch, and the molecules that get over. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext, StageSize, TypeSizes } from '../../contract';
import { knobTravel } from '../../kit/controls/knob';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { type ClockBench, type ClockFrame, createClockBench, PLACES } from './clock-bench';
import { createClockFlasks } from './clock-flasks';
import { createClockPanel } from './clock-panel';
import { describeClock } from './describe-clock';
import { createStopwatch } from './stopwatch';

type Context = SceneContext<'reaction_rate'>;

const ARRANGEMENT: Arrangements<'bench' | 'panel'> = {
  wide: row(grow(2.3, 'bench'), grow(1, 'panel')),
  tall: column(grow(1.75, 'bench'), grow(1, 'panel')),
};
const BATH = { width: 416, tank: 288 } as const;
const KNOB_TRAVEL = 150;
/** Stage units of a drag from the weakest stock to the strongest. */
const STOCK_TRAVEL = 260;

const spanOf = (context: Context, input: string): number => {
  const facts = context.facts.inputs[input];
  return facts ? facts.max - facts.min : 0;
};

/** The stopwatch in the hand, and whether time is skipped. */
function createHandWatch(context: Context, bench: ClockBench) {
  const watch = createStopwatch(context, 56, 150);
  const skip = context.text({
    text: 'time × 10',
    size: 13,
    weight: '600',
    colour: context.theme.warning,
    anchor: [0.5, 0],
  });
  const watchHandle = context.actionHandle('stop_timer', {
    name: 'Stopwatch: stop',
    held(down) {
      watch.hold(down);
      context.redraw();
    },
  });
  return {
    roots: [watch.root, skip],
    lay({ small }: TypeSizes) {
      const { scale } = bench;
      bench.put(watch.root, PLACES.watch);
      watch.scaleText(1 / scale);
      const face = bench.placeOf(PLACES.watch);
      const r = watch.radius * scale;
      skip.style.fontSize = small;
      skip.position.set(face.x, face.y + r + 8);
      watchHandle.place(face.x - r, face.y - r - 20, 2 * r, 2 * r + 20);
    },
    draw({ view, shown }: ClockFrame) {
      const stopped = view.stopwatch !== null;
      const figures = stopped ? shown.stopwatch_s.text : view.mixed ? view.elapsed.toFixed(1) : '0.0';
      const word = view.mixed ? 's' : 'ready';
      watch.set(figures, word, view.mixed && !stopped);
      skip.visible = view.skipping;
    },
  };
}

/** Thermostat of the bath. */
function createThermostat(context: Context, bench: ClockBench, bath: ReturnType<typeof createShakingWaterBath>) {
  const knob = context.inputHandle('temperature', {
    name: 'Thermostat of the bath',
    hint: 'Drag the knob to the right or up for a warmer bath; or use the arrow keys.',
    grip: 'none',
    drag: (point, start, celsius) => celsius + knobTravel(point, start, KNOB_TRAVEL) * spanOf(context, 'temperature'),
  });
  return {
    lay(wide: boolean) {
      const { scale } = bench;
      bench.put(bath.root, PLACES.bath);
      bath.fitText(1 / scale, wide);
      const reach = 24 * scale;
      const dial = bench.placeOf({ x: PLACES.bath.x + bath.knob.x, y: PLACES.bath.y + bath.knob.y });
      knob.place(dial.x - reach, dial.y - reach, 2 * reach, 2 * reach);
    },
    draw({ params, shown }: ClockFrame) {
      const { min = 0, max = 1 } = context.facts.inputs['temperature'] ?? {};
      bath.set(
        `${params.temperature} °C`,
        `gate ${shown.clock_time_s.text} s`,
        (params.temperature - min) / (max - min),
      );
    },
  };
}

/** Potassium iodide and molybdate. */
function createBottles(context: Context, bench: ClockBench) {
  const iodide = createReagentBottle(context, { width: 82, height: 132, title: 'KI' });
  const molybdate = createDropperBottle(context, { width: 62, height: 108 });
  const stock = context.inputHandle('concentration', {
    name: 'Potassium iodide stock',
    hint: 'Drag up for a stronger stock; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, molar) => molar + ((start.y - point.y) / STOCK_TRAVEL) * spanOf(context, 'concentration'),
  });
  const drops = context.inputHandle('catalyst', { name: 'Molybdate catalyst' });
  return {
    roots: [iodide.root, molybdate.root],
    lay(type: TypeSizes) {
      bench.put(iodide.root, PLACES.iodide);
      iodide.fit(bench.scale, type);
      bench.put(molybdate.root, PLACES.molybdate);
      molybdate.fit(bench.scale, type);
      stock.place(...bench.around(PLACES.iodide, 84, 134));
      drops.place(...bench.around(PLACES.molybdate, 64, 112));
    },
    draw({ params }: ClockFrame, broad: boolean) {
      iodide.set('KI', broad ? `${params.concentration.toFixed(1)} mol/L` : '');
      molybdate.set(params.catalyst ? 'Mo: in' : 'Mo', 0xd8e4ee, params.catalyst ? 1 : 0);
    },
  };
}

export const createScene: CreateScene<'reaction_rate'> = (context) => {
  const root = new Container({ label: 'iodine clock' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const bench = createClockBench();
  const bath = createShakingWaterBath(context, BATH);
  bath.shake(0);
  const flasks = createClockFlasks(context, bench, bath);
  const watch = createHandWatch(context, bench);
  const thermostat = createThermostat(context, bench, bath);
  const bottles = createBottles(context, bench);
  const panel = createClockPanel(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(room.root, ...watch.roots, ...bottles.roots, bath.root, ...panel.roots, message.root);
  let layout: StageSize['layout'] = 'wide';
  const layBench: Placed = {
    lay(box, type) {
      bench.lay(box);
      thermostat.lay(layout === 'wide');
      flasks.lay();
      watch.lay(type);
      bottles.lay(type);
      message.root.position.set(box.x + box.width / 2, box.y);
      message.lay(box.width * 0.6);
    },
  };

  return {
    root,
    resize(next) {
      ({ layout } = next);
      const parts = { bench: layBench, panel: panel.part(layout) };
      arrange(ARRANGEMENT[layout], parts, inset(stageBox(next), 14, 18), next.type);
      room.resize(next, bench.benchY);
    },

    draw(frame, now) {
      const broad = layout === 'wide';
      flasks.draw(frame);
      watch.draw(frame);
      thermostat.draw(frame);
      bottles.draw(frame, broad);
      panel.draw(frame, now, broad);
      message.set(frame.view.message ?? '');
    },

    describe: describeClock,

    destroy: () => root.destroy({ children: true }),
  };
};
