/** A lever-arm creep machine with its furnace; the strain of years on a screen, the grains of the bar, and Larson and Miller's sheet. */
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
import { createLarsonMillerSheet, createStrainRecorder } from './creep-charts';
import { createCreepMachine, type CreepMachineState, FURNACE_BOX, MACHINE, PAN_BOX } from './creep-machine';
import { describeCreep, MODES } from './creep-words';
import { createVoidMicrograph } from './void-micrograph';

type CreepFrame = Frame<'creep_test'>;

const ARRANGEMENT: Arrangements<'machine' | 'recorder' | 'grains' | 'control' | 'sheet'> = {
  wide: spaced(
    16,
    row(
      grow(42, 'machine'),
      grow(
        58,
        spaced(
          12,
          column(
            grow(52, 'recorder'),
            grow(48, spaced(12, row(grow(35, 'control'), grow(30, 'grains'), grow(35, 'sheet')))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(62, spaced(8, row(grow(56, 'machine'), grow(44, spaced(8, column(grow(1, 'grains'), grow(1, 'control'))))))),
      grow(38, 'recorder'),
    ),
  ),
};
const TONES: Readonly<Record<CreepFrame['params']['material'], number>> = {
  'Stainless steel 316': 0xb4bec8,
  'Steel 2.25Cr-1Mo': 0x87919d,
  'Steel Grade 91': 0x939ba3,
  'Inconel 718': 0xb3ae9f,
};
const COVERED = 0x8f9aa6;
const MOST_STRESS = 800;
/** A share of life from which the neck is drawn. */
const NECKS = 0.75;

const createControl = (context: SceneContext<'creep_test'>) =>
  createInstrument(context, {
    form: 'bench',
    title: 'Furnace',
    display: {
      rows: [
        { unit: '°C', widest: '000', key: 'temperature' },
        { unit: 'MPa', widest: '000', second: true, key: 'stress' },
      ],
      note: true,
    },
    knobs: [{ input: 'temperature', print: '' }],
  });

/** What is pressed at its place; of two at the same place one is enabled. */
const createHandles = (context: SceneContext<'creep_test'>) =>
  ({
    furnace: [context.actionHandle('heat', { name: 'Furnace: heat', grip: 'press' })],
    pan: [
      context.actionHandle('load', { name: 'Weights: put them on', grip: 'press' }),
      context.actionHandle('unload', { name: 'Weights: take them off', grip: 'press' }),
    ],
  }) as const;

const isBroken = ({ mode }: CreepFrame['view']): boolean => mode === 'ruptured' || mode === 'overloaded';

function machineState({ view, params, hidden }: CreepFrame): CreepMachineState {
  const broken = isBroken(view);
  return {
    furnace: hidden.has('temperature') ? 20 : view.furnace,
    loaded: view.mode === 'loaded',
    weights: hidden.has('stress') ? 0.3 : params.stress / MOST_STRESS,
    strain: view.strain,
    necked: broken ? 1 : Math.max(0, (view.used - NECKS) / (1 - NECKS)) ** 2,
    broken,
    tone: hidden.has('material') ? COVERED : TONES[params.material],
  };
}

export const createScene: CreateScene<'creep_test'> = (context) => {
  const root = new Container({ label: 'Creep test' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const machine = createCreepMachine(context);
  const grains = createVoidMicrograph(context);
  const control = createControl(context);
  const recorder = createStrainRecorder(context);
  const sheet = createLarsonMillerSheet(context);
  root.addChild(workshop.root, machine.root, recorder.root, control.root, grains.root, sheet.root);
  const handles = createHandles(context);
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const layMachine: Placed = {
    lay(box) {
      stand = fitDrawing(machine.root, box, MACHINE);
    },
  };

  function drawControl({ view, params, hidden }: CreepFrame): void {
    const { mode, furnace } = view;
    control.set('temperature', hidden.has('temperature') ? '–' : String(Math.round(furnace)));
    control.set('stress', hidden.has('stress') ? '–' : mode === 'loaded' ? String(params.stress) : '0');
    control.note(MODES[mode], isBroken(view) ? 'warning' : 'plain');
    const hot = mode === 'idle' && furnace > 100;
    handles.furnace[0].enable(mode !== 'loaded' && mode !== 'soaking' && !hot);
    handles.pan[0].enable(mode === 'unloaded' || hot);
    handles.pan[1].enable(mode === 'loaded');
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { machine: layMachine, grains, control, recorder, sheet },
        stageRoom(stage, 14, 22),
        stage.type,
      );
      const { y, scale } = stand;
      for (const handle of handles.furnace) placeHandle(handle, boxOf(stand, FURNACE_BOX));
      for (const handle of handles.pan) placeHandle(handle, boxOf(stand, PAN_BOX));
      workshop.resize(stage, y + MACHINE.height * scale * 0.88, [
        { ...boxOf(stand, { x: 204, y: 498, width: 380, height: 160 }), tone: context.theme.housing },
      ]);
    },

    draw(frame) {
      const { mode, damage } = frame.view;
      machine.set(machineState(frame));
      grains.set({ damage, broken: mode === 'ruptured', words: damage > 0.12 ? 'Voids' : 'Grains' });
      drawControl(frame);
      recorder.draw(frame);
      sheet.draw(frame);
    },

    describe: describeCreep,
    destroy: () => root.destroy({ children: true }),
  };
};
