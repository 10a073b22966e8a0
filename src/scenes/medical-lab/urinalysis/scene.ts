/** Urinalysis: cup and strip, the chart of the bottle, a refractometer, a centrifuge and the field of the microscope. */
import { Container } from 'pixi.js';
import { CHART, PADS } from '../../../../engine/medical-lab/reagent-strip';
import type { CreateScene, SceneContext } from '../../contract';
import { createBenchCentrifuge } from '../../kit/centrifuge/bench-centrifuge';
import { createStopwatch } from '../../kit/instruments/stopwatch';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createRefractometer } from './refractometer';
import { createSedimentField } from './sediment-field';
import { createStripChart, type StripChart } from './strip-chart';
import { createUrineCup } from './urine-cup';
import { describeUrine } from './urine-words';

const ARRANGEMENT: Arrangements<'cup' | 'chart' | 'prism' | 'field' | 'watch' | 'centrifuge'> = {
  wide: spaced(
    14,
    row(
      grow(28, spaced(8, column(grow(24, 'prism'), grow(27, 'cup')))),
      grow(40, 'chart'),
      grow(
        30,
        spaced(10, column(grow(28, 'field'), grow(19, spaced(10, row(grow(10, 'watch'), grow(17, 'centrifuge')))))),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(36, spaced(8, row(grow(23, 'chart'), grow(11, spaced(6, column(grow(13, 'cup'), grow(12, 'prism'))))))),
      grow(
        24,
        spaced(8, row(grow(20, 'field'), grow(14, spaced(8, column(grow(11, 'watch'), grow(13, 'centrifuge')))))),
      ),
    ),
  ),
};
const MARGIN = 12;

/** The strip on its chart: a pad is read when it is pressed. */
function createPads(context: SceneContext<'urinalysis'>, chart: StripChart) {
  let cursor = 0;
  const readPad = (n: number): void => {
    cursor = n;
    const pad = PADS[n];
    if (pad) context.dispatch({ do: 'read_pad', value: pad });
    context.redraw();
  };
  const pads = context.handle({
    role: 'slider',
    name: 'Strip: pad to read',
    hint: 'Press a pad to read it now; by keyboard arrows choose, Enter reads.',
    grip: 'none',
    min: 0,
    max: PADS.length - 1,
    step: 1,
    value: 0,
    format: (value) => CHART[PADS[Math.round(value)] ?? 'glucose'].name,
    set(value) {
      cursor = Math.round(value);
      context.redraw();
    },
    drag: (point) => chart.rowAt(point),
    tap: (point) => readPad(chart.rowAt(point)),
    keys: { Enter: () => readPad(cursor) },
  });
  return {
    handle: pads,
    /** The pad that the learner looks at. */
    get at() {
      return cursor;
    },
  };
}

export const createScene: CreateScene<'urinalysis'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'urinalysis' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const cup = createUrineCup(context, () => context.dispatch({ do: 'dip_strip' }));
  const chart = createStripChart(context);
  const prism = createRefractometer(context);
  const centrifuge = createBenchCentrifuge(context);
  const watch = createStopwatch(context);
  const pads = createPads(context, chart);
  const drop = context.actionHandle('refractometer', { name: 'Prism: put a drop on it', grip: 'press' });
  const spin = context.actionHandle('centrifuge', { name: 'Centrifuge: spin the urine', grip: 'press' });
  const field = createSedimentField(context);
  root.addChild(room.root, prism.root, cup.root, chart.root, field.root, watch.root, centrifuge.root);

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { cup, chart, prism, field, watch, centrifuge },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = [...cup.standing(), centrifuge.standing()];
      if (stage.layout === 'wide') room.resize(stage, (standing[0]?.y ?? 0) - 40, standing);
      else room.resize(stage, null);
      for (const [part, handle] of [
        [chart.rows(), pads.handle],
        [prism.place(), drop],
        [centrifuge.place(), spin],
      ] as const)
        placeHandle(handle, part);
    },
    draw(frame, wall) {
      const { view, params, shown, hidden } = frame;
      cup.set({ ...view.urine, label: hidden.has('sample') ? 'Cup' : params.sample }, wall);
      pads.handle.update(pads.at);
      chart.set(view.pads, pads.at);
      prism.set(view.gravity, view.urine.colour);
      centrifuge.set(
        view.spinning,
        view.spinning === null ? null : view.urine.colour,
        wall,
        reducedMotion || !frame.running,
      );
      watch.set(0, view.dipped ? shown.strip_time.text : '');
      field.draw(frame, wall);
    },
    describe: describeUrine,
    destroy: () => root.destroy({ children: true }),
  };
};
