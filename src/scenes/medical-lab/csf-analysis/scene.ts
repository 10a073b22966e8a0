/** Spinal fluid: needle and manometer, four tubes, centrifuge, chamber or smear under the microscope, the photometer's spectrum, the slip. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createBenchCentrifuge } from '../../kit/centrifuge/bench-centrifuge';
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
import { createSquareSlider } from '../../kit/microscope/square-slider';
import { mix } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createFluidSlip, describeFluid } from './csf-words';
import { createFluidLens } from './fluid-lens';
import { createLumbarView } from './lumbar-view';
import { createSpectrumScreen } from './spectrum-screen';
import { createTubeRack, type RackTube, type TubeRack } from './tube-rack';

type FluidFrame = Frame<'csf_analysis'>;

const ARRANGEMENT: Arrangements<'spine' | 'rack' | 'lens' | 'centrifuge' | 'screen' | 'slip'> = {
  wide: spaced(
    12,
    row(
      grow(30, spaced(8, column(grow(30, 'spine'), grow(21, 'rack')))),
      grow(29, spaced(8, column(grow(29, 'lens'), grow(20, 'centrifuge')))),
      grow(39, spaced(10, column(grow(24, 'screen'), grow(27, 'slip')))),
    ),
  ),
  tall: spaced(
    8,
    row(
      grow(
        19,
        spaced(
          8,
          column(
            grow(17, 'spine'),
            grow(10, spaced(6, row(grow(20, 'rack'), grow(11, 'centrifuge')))),
            grow(20, 'screen'),
          ),
        ),
      ),
      grow(16, spaced(8, column(grow(15, 'lens'), grow(32, 'slip')))),
    ),
  ),
};
const MARGIN = 12;
const CLEAR = 0xe4f0f4;
const BLOOD = 0xb3171d;
const YELLOW = 0xf0d25a;

/** What a tube looks like: red by its cells, yellow by bilirubin, cloudy by white cells. */
function tubeLook({ view, params }: FluidFrame, n: number): RackTube {
  const { filled = 0, red = 0 } = view.tubes[n] ?? {};
  const own = Number(params.tube) - 1 === n;
  const spun = own && view.spun;
  const blood = 1 - Math.exp(-red / 9000);
  const yellow = Math.min(0.8, view.yellow * 6);
  const clear = mix(CLEAR, YELLOW, yellow);
  const away = own && view.spinning !== null;
  return {
    filled: away ? 0 : filled,
    colour: spun ? clear : mix(clear, BLOOD, blood),
    cloudy: spun ? 0 : Math.min(0.9, view.cloudy / 1500),
    pellet: spun ? (red > 500 ? BLOOD : 0xeeeade) : null,
  };
}

function createTubeHandle(context: SceneContext<'csf_analysis'>, rack: TubeRack) {
  let collected = false;
  const tubes = context.inputHandle('tube', {
    name: 'Rack: tube that is analysed',
    hint: 'Press the rack to collect; then press a tube to analyse that one.',
    grip: 'x',
    drag: (point) => rack.tubeAt(point),
    tap(point) {
      const tube = (['1', '2', '3', '4'] as const)[rack.tubeAt(point)];
      if (!collected) context.dispatch({ do: 'collect' });
      else if (tube) context.setInput('tube', tube);
    },
  });
  return {
    tubes,
    follow: (view: FluidFrame['view']): void => {
      collected = view.tubes.some(({ filled }) => filled > 0);
    },
  };
}

export const createScene: CreateScene<'csf_analysis'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'spinal fluid' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const spine = createLumbarView(context);
  const rack = createTubeRack(context);
  const centrifuge = createBenchCentrifuge(context);
  const lens = createFluidLens(context);
  const { chamber } = lens;
  const spectrum = createSpectrumScreen(context);
  const { screen } = spectrum;
  const paper = createFluidSlip(context);
  const { slip } = paper;
  root.addChild(room.root, spine.root, rack.root, centrifuge.root, lens.root, screen.root, slip.root);

  const pressure = context.actionHandle('measure_pressure', { name: 'Manometer: measure the pressure', grip: 'press' });
  const { tubes, follow } = createTubeHandle(context, rack);
  const spin = context.actionHandle('centrifuge', { name: 'Centrifuge: spin the tube', grip: 'press' });
  const look = createSquareSlider(context, chamber, {
    hint: 'Press to count; then press cells to tick them, or drag to another square.',
    count: () => context.dispatch({ do: 'count_cells' }),
  });

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { spine, rack, lens, centrifuge, screen, slip },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = [rack.standing(), centrifuge.standing()];
      if (stage.layout === 'wide') room.resize(stage, (standing[0]?.y ?? 0) - 36, standing);
      else room.resize(stage, null);
      for (const [part, handle] of [
        [spine.place(), pressure],
        [rack.place(), tubes],
        [centrifuge.place(), spin],
      ] as const)
        placeHandle(handle, part);
      look.place();
    },
    draw(frame, wall) {
      const { view, params, fields } = frame;
      const still = reducedMotion || !frame.running;
      const filling = view.tubes.some(({ filled }) => filled > 0 && filled < 1);
      follow(view);
      const looks = [0, 1, 2, 3].map((n) => tubeLook(frame, n));
      const now = view.tubes.findIndex(({ filled }) => filled < 1);
      spine.set(view.column, filling, looks[Math.max(0, now)]?.colour ?? CLEAR, wall, still);
      rack.set(looks, Number(params.tube) - 1);
      centrifuge.set(
        view.spinning,
        view.spinning === null ? null : (looks[Number(params.tube) - 1]?.colour ?? CLEAR),
        wall,
        still,
      );
      lens.draw(frame, look, wall);
      spectrum.draw(fields.spectrum);
      paper.draw(frame, chamber.ticked);
    },
    describe: describeFluid,
    destroy: () => root.destroy({ children: true }),
  };
};
