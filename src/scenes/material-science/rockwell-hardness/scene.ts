/** A Rockwell tester on a workshop bench; beside it its display and the indent cut open. */
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
  row,
  spaced,
  stageRoom,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createBenchTester, PARTS, TESTER } from './bench-tester';
import { createIndentSection } from './indent-section';

type RockwellFrame = Frame<'rockwell_hardness'>;

const ARRANGEMENT: Arrangements<'tester' | 'section' | 'display'> = {
  wide: spaced(24, row(grow(45, 'tester'), grow(55, spaced(10, column(grow(1, 'display'), grow(2.2, 'section')))))),
  tall: spaced(14, row(grow(48, 'tester'), grow(52, spaced(8, column(grow(1, 'display'), grow(2, 'section')))))),
};
/** Where the pointer rests before its zero is set: between figures. */
const UNSET = 50;
const BLOCK = 0xb8c4d0;
const TONES: Readonly<Record<RockwellFrame['params']['material'], number>> = {
  'Steel 1018 cold drawn': 0x93a0ae,
  'Stainless 304 annealed': 0xaeb9c4,
  'Aluminium 6061-T6': 0xc9d1d9,
  'Brass C26000 half hard': 0xd2a544,
  'Grey iron class 30': 0x5a626a,
  'Steel 4140 quenched and tempered': 0x7f8c9a,
  'Spring steel 1095': 0x6c7a88,
  'Tool steel O1': 0x5f6b77,
};
const STAGES: Readonly<Record<RockwellFrame['view']['stage'], string>> = {
  free: 'The indenter is above a fresh place',
  touching: 'The wheel lifts the piece against the indenter',
  preliminary: 'The preliminary load is on',
  zeroed: 'The zero is set',
  loading: 'The total load comes on',
  dwelling: 'The total load stands',
  releasing: 'The total load goes off',
  released: 'The dial can be read under the preliminary load',
  read: 'The indent is read',
  used: 'This place has an indent of another scale',
};

const createDisplay = (context: SceneContext<'rockwell_hardness'>) =>
  createInstrument(context, {
    form: 'console',
    title: 'Rockwell',
    display: {
      rows: [
        { label: 'HR', widest: '−000.0', key: 'hardness' },
        { label: 'Load', unit: 'kgf', widest: '000.0', second: true, key: 'load' },
      ],
      note: true,
    },
  });

/** What is pressed at its place; of two at the same place one is enabled. */
const createHandles = (context: SceneContext<'rockwell_hardness'>) =>
  ({
    wheel: [context.actionHandle('apply_preliminary', { name: 'Wheel: apply 10 kgf', grip: 'press' })],
    dial: [
      context.actionHandle('set_zero', { name: 'Dial: set the zero', grip: 'press' }),
      context.actionHandle('read_dial', { name: 'Dial: read it', grip: 'press' }),
    ],
    lever: [
      context.actionHandle('apply_major', { name: 'Lever: apply the total load', grip: 'press' }),
      context.actionHandle('release_major', { name: 'Lever: release the total load', grip: 'press' }),
    ],
    piece: [context.actionHandle('next_position', { name: 'Piece: move it to the next position', grip: 'press' })],
  }) as const;

const isLoaded = ({ stage }: RockwellFrame['view']): boolean => stage === 'loading' || stage === 'dwelling';

function displayNote({ view, shown, hidden }: RockwellFrame): readonly [string, 'plain' | 'warning'] {
  const scale = hidden.has('scale') ? 'Scale unknown' : view.scale;
  const valid = shown.valid.value;
  return [valid === null ? scale : `${scale}: ${valid}`, valid === null || valid === 'Valid' ? 'plain' : 'warning'];
}

const describeRockwell = ({ view, shown, hidden }: RockwellFrame): string =>
  [
    `${STAGES[view.stage]}.`,
    `Load ${shown.load.text} kgf, depth ${shown.depth.text} µm${hidden.has('scale') ? '' : `, scale ${view.scale}`}.`,
    view.block ? `The block ${view.block} lies on the anvil.` : 'The specimen lies on the anvil.',
    ...(shown.hardness.value === null ? [] : [`Hardness ${shown.hardness.text}; ${shown.valid.text}.`]),
  ].join(' ');

export const createScene: CreateScene<'rockwell_hardness'> = (context) => {
  const root = new Container({ label: 'Rockwell hardness' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const tester = createBenchTester(context);
  const section = createIndentSection(context);
  const display = createDisplay(context);
  const handles = createHandles(context);
  root.addChild(workshop.root, tester.root, section.root, display.root);

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const layTester: Placed = {
    lay(box, type) {
      stand = fitDrawing(tester.root, box, TESTER);
      tester.letters(type.small / stand.scale);
    },
  };

  function drawTester({ view, shown, params, hidden }: RockwellFrame): void {
    const touching = view.stage !== 'free' && view.stage !== 'used';
    const tone = view.block || hidden.has('material') ? BLOCK : TONES[params.material];
    const ball = view.indenter === 'ball' && !hidden.has('scale');
    tester.set({
      touching,
      points: view.points === null ? UNSET : (view.points - (ball ? 30 : 0)) % 100,
      loaded: isLoaded(view),
      tone,
      ball,
      total: hidden.has('scale') ? null : view.totalKgf,
    });
    section.set({
      ball,
      depth: view.depthMm,
      zero: view.zeroMm,
      dent: view.dentMm,
      tone,
      bulges: view.thin && touching,
      map: view.map,
      words: shown.h_permanent.value === null ? `depth ${shown.depth.text} µm` : `h ${shown.h_permanent.text} µm`,
    });
  }
  function enableHandles(view: RockwellFrame['view']): void {
    const { stage } = view;
    handles.wheel[0].enable(stage === 'free');
    handles.dial[0].enable(stage === 'preliminary');
    handles.dial[1].enable(stage === 'released');
    handles.lever[0].enable(stage === 'zeroed');
    handles.lever[1].enable(isLoaded(view));
    handles.piece[0].enable(stage === 'read' || stage === 'used');
  }

  return {
    root,
    resize(stage) {
      const parts = { tester: layTester, section, display };
      arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, 16, 22), stage.type);
      for (const name of ['wheel', 'dial', 'lever', 'piece'] as const)
        for (const handle of handles[name]) placeHandle(handle, boxOf(stand, PARTS[name]));
      workshop.resize(stage, stand.y + TESTER.height * stand.scale * 0.86, [
        {
          ...boxOf(stand, { x: 141, y: TESTER.height, width: 262, height: 200 }),
          tone: context.theme.housing,
        },
      ]);
    },

    draw(frame) {
      const { view, shown } = frame;
      drawTester(frame);
      display.set('hardness', shown.hardness.text);
      display.set('load', shown.load.text);
      display.note(...displayNote(frame));
      enableHandles(view);
    },

    describe: describeRockwell,
    destroy: () => root.destroy({ children: true }),
  };
};
