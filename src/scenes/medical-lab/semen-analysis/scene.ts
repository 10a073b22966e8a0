/** Semen analysis: camera on the warm stage, counting chamber or stained smear, balance, centrifuge and the report beside the limits. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, SceneContext, TypeSizes } from '../../contract';
import { createBenchCentrifuge } from '../../kit/centrifuge/bench-centrifuge';
import { createInstrument } from '../../kit/instruments/instrument';
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
import type { CountingChamber } from '../../kit/microscope/counting-chamber';
import { createSquareSlider } from '../../kit/microscope/square-slider';
import { createRoom } from '../../kit/room/room';
import { createSemenLens } from './semen-lens';
import { createReport, describeAnalysis, type SemenFrame, waits } from './semen-words';
import { createSwimmingField } from './swimming-field';
import { createWeighedCup } from './weighed-cup';

const ARRANGEMENT: Arrangements<'swim' | 'warm' | 'lens' | 'balance' | 'centrifuge' | 'sheet'> = {
  wide: spaced(
    12,
    row(
      grow(40, spaced(10, column(grow(31, 'swim'), grow(17, spaced(10, row(grow(16, 'warm'), grow(20, 'balance'))))))),
      grow(26, spaced(8, column(grow(27, 'lens'), grow(19, 'centrifuge')))),
      grow(33, 'sheet'),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(23, spaced(8, row(grow(23, 'swim'), grow(15, 'lens')))),
      grow(9, spaced(8, row(grow(11, 'warm'), grow(12, 'balance'), grow(10, 'centrifuge')))),
      grow(27, 'sheet'),
    ),
  ),
};
const MARGIN = 12;
const TRAIL_POINTS = 16;
/** Stage units that a hand moves for a degree. */
const DEGREE = 5;

/** What is pressed and dragged; what a press does goes with the state. */
function createHandles(context: SceneContext<'semen_analysis'>, chamber: CountingChamber) {
  const warmth = context.inputHandle('temperature', {
    name: 'Warm stage: its temperature',
    hint: 'Drag up and down; it holds for the next preparation or tracking.',
    grip: 'y',
    drag: (point, start, celsius) => celsius + (start.y - point.y) / DEGREE,
  });
  let wet = false;
  let loaded = false;
  const camera = context.handle({
    role: 'button',
    name: 'Warm stage: preparation and tracks',
    hint: 'First press: a wet preparation. Then: the camera tracks the cells.',
    grip: 'press',
    press: () => context.dispatch({ do: wet ? 'track' : 'wet_preparation' }),
  });
  const look = createSquareSlider(context, chamber, {
    hint: 'Press to fill and to count; then press cells to tick them, or drag to another square.',
    count: () => context.dispatch(loaded ? { do: 'count_squares', value: 25 } : { do: 'load_chamber' }),
  });
  const weigh = context.actionHandle('measure_volume', { name: 'Cup on the balance: weigh it', grip: 'press' });
  const spin = context.actionHandle('centrifuge_pellet', {
    name: 'Centrifuge: spin and search the pellet',
    grip: 'press',
  });
  return {
    warmth,
    camera,
    look,
    weigh,
    spin,
    follow: ({ wet: is, chamber: filled }: SemenFrame['view']): void => {
      wet = is;
      loaded = filled !== null;
    },
  };
}

export const createScene: CreateScene<'semen_analysis'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'semen analysis' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const swim = createSwimmingField(context);
  const lens = createSemenLens(context);
  const { chamber } = lens;
  const warm = createInstrument(context, {
    title: 'Stage',
    display: { rows: [{ unit: '°C', widest: '00' }] },
  });
  const balance = createWeighedCup(context);
  const centrifuge = createBenchCentrifuge(context);
  const report = createReport(context);
  const { sheet } = report;
  root.addChild(room.root, swim.root, warm.root, balance.root, balance.front, centrifuge.root, lens.root, sheet.root);

  const { warmth, camera, look, weigh, spin, follow } = createHandles(context, chamber);
  let heater: Box = { x: 0, y: 0, width: 1, height: 1 };
  const onHeater = {
    root: warm.root,
    least: (type: TypeSizes) => warm.least(type),
    lay(box: Box, type: TypeSizes) {
      heater = box;
      warm.lay(box, type);
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { swim, warm: onHeater, lens, balance, centrifuge, sheet },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = centrifuge.standing();
      if (stage.layout === 'wide') room.resize(stage, standing.y - 36, [standing]);
      else room.resize(stage, null);
      for (const [part, handle] of [
        [swim.place(), camera],
        [balance.pan(), weigh],
        [heater, warmth],
        [centrifuge.place(), spin],
      ] as const)
        placeHandle(handle, part);
      look.place();
    },
    draw(frame, wall) {
      const { view, params, fields } = frame;
      follow(view);
      const still = reducedMotion || !frame.running;
      swim.set({
        heads: fields.heads,
        trails: fields.trails,
        points: TRAIL_POINTS,
        tracked: view.tracked,
        beaten: view.beaten,
        lit: view.wet,
      });
      swim.say(waits(view));
      warm.set(0, String(frame.waiting.temperature ?? params.temperature));
      balance.set(frame);
      centrifuge.set(view.busy?.is === 'spinning' ? view.busy.part : null, 0xe8e4d6, wall, still);
      lens.draw(frame, look, wall);
      report.draw(frame, chamber.ticked);
    },
    describe: describeAnalysis,
    destroy: () => root.destroy({ children: true }),
  };
};
