/** Catalase test on the bench: a colony on a slide on black paper, a dropper of peroxide, a lid, a lens over the drop, a stopwatch. */
import { Container } from 'pixi.js';
import { BUBBLE_STRIDE, SITES } from '../../../../engine/medical-microbiology/froth';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import { createStopwatch } from '../../kit/instruments/stopwatch';
import {
  arrange,
  type Arrangements,
  column,
  fitDrawing,
  grow,
  inset,
  type Placed,
  pointOf,
  row,
  stageBox,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { BOTTLE, createCatalaseBench, FRAME, LENS } from './catalase-bench';
import { createCatalaseTetramer } from './catalase-tetramer';
import { createCatalaseTools } from './catalase-tools';
import { describeTest } from './catalase-words';
import { createDropLens } from './drop-lens';

type CatalaseFrame = Frame<'catalase_test'>;

const ARRANGEMENT: Arrangements<'bench' | 'watch' | 'meter' | 'enzyme'> = {
  wide: row(grow(2.15, 'bench'), grow(1, column(grow(1, 'watch'), grow(1.05, 'meter'), grow(1.2, 'enzyme')))),
  tall: column(grow(2.7, 'bench'), grow(1, row(grow(1, 'watch'), grow(1, 'meter')))),
};
const BENCH_AT = 268;
const SPREADS_MS = 260;

function createGasSensor(context: SceneContext<'catalase_test'>) {
  return createInstrument(context, {
    form: 'hand-held',
    title: 'Gas sensor',
    display: {
      rows: [
        { unit: 'µL', widest: '000.00' },
        { unit: 'µL/s', widest: '0.00', second: true },
      ],
    },
  });
}

export const createScene: CreateScene<'catalase_test'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'catalase test' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const bench = new Container({ label: 'bench' });
  const { views, set } = createCatalaseBench(context);
  const bottle = createReagentBottle(context, { width: BOTTLE.width, height: BOTTLE.height, title: 'H₂O₂' });
  let place: Stand = { x: 0, y: 0, scale: 1 };
  const lens = createDropLens(context);
  lens.root.position.set(LENS.x, LENS.y);
  bench.addChild(...views, lens.root);
  const enzyme = createCatalaseTetramer(context);
  const watch = createStopwatch(context, true);
  const meter = createGasSensor(context);
  const tools = createCatalaseTools(context, () => place);
  root.addChild(
    room.root,
    bench,
    tools.lid,
    tools.dropper,
    bottle.root,
    tools.stick,
    watch.root,
    meter.root,
    enzyme.root,
  );

  let drops = -1;
  let fellAt = Number.NEGATIVE_INFINITY;
  const bubbles = new Float32Array(SITES * BUBBLE_STRIDE);

  const layBench: Placed = {
    lay(box, type) {
      place = fitDrawing(bench, box, FRAME);
      const { scale } = place;
      bottle.root.scale.set(scale);
      const foot = pointOf(place, BOTTLE);
      bottle.root.position.set(foot.x, foot.y);
      bottle.fit(scale, type);
      tools.lay();
    },
  };

  /** 0 to 1 while the last drop spreads. */
  function fallen(view: CatalaseFrame['view'], now: number): number {
    if (drops >= 0 && view.drops > drops && !reducedMotion) fellAt = now;
    drops = view.drops;
    const part = Math.min(1, Math.max(0, (now - fellAt) / SPREADS_MS));
    if (part < 1) context.redraw();
    return part;
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { bench: layBench, watch, meter, enzyme },
        inset(stageBox(stage), 16, 16),
        stage.type,
      );
      room.resize(stage, place.y + BENCH_AT * place.scale);
    },

    draw(frame, now) {
      const { view, fields, params, shown, hidden, time } = frame;
      bubbles.set(fields.bubbles);
      const unknown = hidden.has('organism') || hidden.has('colony_source');
      set(frame, unknown);
      lens.set(view.grows, view.drops, fallen(view, now), bubbles, view.bubbles);
      bottle.set('H₂O₂', hidden.has('peroxide_percent') ? '? %' : `${params.peroxide_percent} %`);
      tools.move(now);
      watch.set(0, shown.seconds_since_drop.value === null ? '0.0' : shown.seconds_since_drop.text);
      watch.note(
        view.seconds === null ? '' : view.readNow ? 'read until 20' : 'too late to count',
        view.seconds === null || view.readNow ? 'plain' : 'warning',
      );
      meter.set(0, shown.oxygen_ul.text);
      meter.set(1, shown.bubble_rate_ul_s.text);
      const works = view.haem && view.drops > 0 && view.pace > 0.002;
      enzyme.set(unknown ? null : view.haem, works && !unknown, reducedMotion ? 0.3 : time * (0.1 + 0.7 * view.pace));
    },

    describe: (frame) => describeTest(frame, tools.covered),

    destroy: () => root.destroy({ children: true }),
  };
};
