/** A pendulum tester in its cage, the bath beside it, a camera over the anvils, and the sheet on which bars are plotted. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  boxOf,
  column,
  fitDrawing,
  grow,
  type Placed,
  placeHandle,
  pointOf,
  row,
  spaced,
  stageRoom,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { BAR_TONES, COVERED, rimeAt } from './bar-tones';
import { createCarryingTongs } from './carrying-tongs';
import { ANVIL, createCharpyMachine, MACHINE, type MachineState, PIVOT } from './charpy-machine';
import { bathNote, cameraWords, describeCharpy } from './charpy-words';
import { BATH, BATH_MOUTH, createCoolingBath } from './cooling-bath';
import type { FractureState } from './fracture-state';
import { createFractureView } from './fracture-view';
import { createTransitionSheet } from './transition-sheet';

type CharpyFrame = Frame<'charpy_impact'>;

const ARRANGEMENT: Arrangements<'machine' | 'bath' | 'control' | 'camera' | 'chart'> = {
  wide: spaced(
    18,
    row(
      grow(47, 'machine'),
      grow(
        53,
        spaced(
          10,
          column(
            grow(60, row(grow(46, 'chart'), grow(54, 'camera'))),
            grow(40, row(grow(58, 'bath'), grow(42, 'control'))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(
        60,
        spaced(8, row(grow(58, 'machine'), grow(42, spaced(6, column(grow(1.25, 'camera'), grow(1, 'chart')))))),
      ),
      grow(36, row(grow(56, 'bath'), grow(44, 'control'))),
    ),
  ),
};
const LATCHED_DISC = { x: PIVOT.x - 75, y: PIVOT.y - 130, radius: 34 } as const;

const createControl = (context: SceneContext<'charpy_impact'>) =>
  createInstrument(context, {
    form: 'bench',
    title: 'Bath',
    display: { rows: [{ unit: '°C', widest: '−000' }], note: true },
    knobs: [{ input: 'temperature', print: '' }],
  });

/** What is pressed at its place; of two at the same place one is enabled. */
const createHandles = (context: SceneContext<'charpy_impact'>) =>
  ({
    hammer: [
      context.actionHandle('release', { name: 'Hammer: release it', grip: 'press' }),
      context.actionHandle('free_swing', { name: 'Hammer: free swing', grip: 'press' }),
    ],
    bath: [
      context.actionHandle('cool', { name: 'Bath: lay a bar in', grip: 'press' }),
      context.actionHandle('place', { name: 'Bar: place it on the anvils', grip: 'press' }),
    ],
    camera: [context.actionHandle('inspect_fracture', { name: 'Camera: the fracture', grip: 'press' })],
  }) as const;

const toneOf = ({ params, hidden }: CharpyFrame): number =>
  hidden.has('material') ? COVERED : BAR_TONES[params.material];

function machineState({ view, params }: CharpyFrame, tone: number, rime: number): MachineState {
  const { bar, broken } = view;
  const lies = bar?.at === 'anvil';
  return {
    angle: view.angle,
    pointer: view.pointer,
    capacity: Number(params.hammer),
    bar: lies ? tone : null,
    rime,
    flown: broken && view.sinceBlow !== null && !lies ? view.sinceBlow : null,
    halves: tone,
    stopped: broken?.stopped ?? false,
  };
}

function cameraState(frame: CharpyFrame, tone: number, rime: number): FractureState {
  const { bar, broken, inspected } = frame.view;
  return {
    lies: bar?.at === 'anvil',
    tone,
    rime: Math.round(rime * 20) / 20,
    broken: broken && {
      stopped: broken.stopped,
      shear: broken.shear,
      expansion: broken.expansion ?? 0.3,
      energy: broken.energy,
      width: Number(broken.width),
      notch: broken.notch === 'V 2 mm' ? 2 : 5,
      dull: !frame.hidden.has('material') && broken.material === 'Grey cast iron',
    },
    face: inspected,
    words: cameraWords(frame),
  };
}

export const createScene: CreateScene<'charpy_impact'> = (context) => {
  const root = new Container({ label: 'Charpy impact' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const machine = createCharpyMachine(context);
  const bath = createCoolingBath(context);
  const camera = createFractureView(context);
  const control = createControl(context);
  const sheet = createTransitionSheet(context);
  const tongs = createCarryingTongs(context.theme);
  root.addChild(workshop.root, sheet.root, machine.root, bath.root, camera.root, control.root, tongs.root);
  const handles = createHandles(context);

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let tub: Stand = stand;
  const layMachine: Placed = {
    lay(box, type) {
      stand = fitDrawing(machine.root, box, MACHINE);
      machine.letters(type.small / stand.scale);
    },
  };
  const layBath: Placed = {
    lay(box) {
      tub = fitDrawing(bath.root, box, BATH);
    },
  };

  function drawTongs({ bar, transferred }: CharpyFrame['view'], tone: number): void {
    tongs.root.visible = bar?.at === 'tongs';
    if (!tongs.root.visible) return;
    tongs.carry(transferred, pointOf(tub, BATH_MOUTH), pointOf(stand, { x: ANVIL.x + 6, y: ANVIL.y }), tone);
  }
  function enableHandles({ bar, broken, soaking, stage }: CharpyFrame['view']): void {
    const latched = stage === 'latched';
    const onAnvil = bar?.at === 'anvil';
    handles.hammer[0].enable(latched && onAnvil);
    handles.hammer[1].enable(latched && !onAnvil);
    handles.bath[0].enable(bar === null);
    handles.bath[1].enable(bar?.at === 'bath' && soaking === null && latched);
    handles.camera[0].enable(broken !== null && !broken.stopped);
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { machine: layMachine, bath: layBath, control, camera, chart: sheet },
        stageRoom(stage, 14, 22),
        stage.type,
      );
      const { x, y, radius } = LATCHED_DISC;
      const disc = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      for (const handle of handles.hammer) placeHandle(handle, boxOf(stand, disc));
      for (const handle of handles.bath) placeHandle(handle, boxOf(tub, { x: 30, y: 36, width: 130, height: 110 }));
      for (const handle of handles.camera) placeHandle(handle, camera.pane);
      tongs.root.scale.set(Math.min(stand.scale, tub.scale * 1.4));
      workshop.resize(stage, stand.y + MACHINE.height * stand.scale * 0.9, [
        { ...boxOf(stand, { x: 200, y: 402, width: 360, height: 120 }), tone: context.theme.housing },
        boxOf(tub, { x: 95, y: BATH.height, width: 170, height: 110 }),
      ]);
    },

    draw(frame, wall) {
      const { view, params, hidden } = frame;
      const tone = toneOf(frame);
      const { bar } = view;
      const rime = bar ? rimeAt(bar.temperature) : 0;
      machine.set(machineState(frame, tone, rime));
      bath.set(hidden.has('temperature') ? 20 : view.bath, bar?.at === 'bath' ? tone : null, rime, wall);
      camera.set(cameraState(frame, tone, rime));
      drawTongs(view, rime > 0.3 ? 0xf2f7fb : tone);
      enableHandles(view);
      control.set(0, hidden.has('temperature') ? '–' : String(params.temperature).replace('-', '−'));
      control.note(bathNote(frame));
      sheet.draw(frame);
    },

    describe: describeCharpy,
    destroy: () => root.destroy({ children: true }),
  };
};
