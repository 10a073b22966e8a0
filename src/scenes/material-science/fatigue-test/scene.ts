/** An axial resonance machine with its counter, the section of the bar, the S-N sheet and Haigh's diagram. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, SceneContext, TypeSizes } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  boxOf,
  column,
  fitted,
  grow,
  placeHandle,
  row,
  spaced,
  stageRoom,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { JAW_HEIGHT } from '../../kit/testing/universal-testing-machine';
import { createBeachMarks } from './beach-marks';
import { createFatigueBar } from './fatigue-bar';
import { createHaighSheet, createSnSheet } from './fatigue-sheets';
import { describeFatigue, modeWords, stressWords } from './fatigue-words';
import { CELL_HEIGHT, createResonanceMachine, MACHINE, WHEEL } from './resonance-machine';

type FatigueFrame = Frame<'fatigue_test'>;

const ARRANGEMENT: Arrangements<'machine' | 'counter' | 'section' | 'sn' | 'haigh'> = {
  wide: spaced(
    16,
    row(
      grow(34, 'machine'),
      grow(
        66,
        spaced(
          12,
          column(
            grow(42, spaced(12, row(grow(62, 'counter'), grow(38, 'section')))),
            grow(58, spaced(12, row(grow(58, 'sn'), grow(42, 'haigh')))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(52, spaced(8, row(grow(42, 'machine'), grow(58, 'counter')))),
      grow(48, spaced(8, row(grow(36, 'section'), grow(64, 'sn')))),
    ),
  ),
};
const TONES: Readonly<Record<FatigueFrame['params']['material'], number>> = {
  'SAE 1015 normalised': 0x93a0ae,
  'Man-Ten': 0x88939e,
  'RQC-100': 0x7f8b98,
  'SAE 4142 (450 HB)': 0x6f7c8a,
  'Steel AISI 4340': 0x7d8995,
  'Aluminium 2024-T4': 0xcdd5dc,
  'Ti-6Al-4V': 0xa7a59c,
};
const COVERED = 0x8f9aa6;
const OPENING = 132;
/** MPa that draw the spindle as far as it goes, and stage units of a drag over that. */
const FULL_MEAN = 600;
const MEAN_TRAVEL = 110;
/** How far the grips are seen to move, and how fast, in radians a wall millisecond. */
const SHAKE = { by: 2.2, rate: 0.045 } as const;
/** The bar with its grips, from the middle of the table's top. */
const BAR_BOX: Box = { x: -50, y: -CELL_HEIGHT - JAW_HEIGHT - OPENING - 34, width: 100, height: OPENING + 68 };

/** The resonance machine with a bar in its grips, and the bar's section. */
function createRig(context: SceneContext<'fatigue_test'>) {
  const root = new Container({ label: 'fatigue machine' });
  const machine = createResonanceMachine(context, '100 kN');
  const bar = createFatigueBar();
  bar.root.y = -CELL_HEIGHT;
  root.addChild(machine.root, bar.root, machine.front);
  const section = createBeachMarks(context);
  let place: Stand = { x: 0, y: 0, scale: 1 };
  return {
    root,
    section,
    get place() {
      return place;
    },
    lay(box: Box, type: TypeSizes) {
      place = fitted(box, MACHINE);
      const { x, y, scale } = place;
      root.position.set(x + MACHINE.x * scale, y + MACHINE.table * scale);
      root.scale.set(scale);
      machine.lay(type.small / scale);
    },
    draw({ view, params, hidden, running }: FatigueFrame, wall: number) {
      const tone = hidden.has('material') ? COVERED : TONES[params.material];
      const broken = view.mode === 'failed';
      const moving = view.mode === 'running' && running;
      const shake = moving && !context.reducedMotion ? SHAKE.by * Math.sin(wall * SHAKE.rate) : 0;
      const opening = OPENING + shake + (broken ? 9 : 0);
      const mean = hidden.has('mean_stress') ? 0 : params.mean_stress;
      const { crack, share, marks } = view;
      machine.set(opening, mean / FULL_MEAN, broken ? 'warning' : moving ? 'moving' : 'idle');
      const rough = params.surface === 'Hot rolled' && !hidden.has('surface');
      bar.set({ opening: broken ? OPENING : opening, tone, rough, crack, broken });
      section.set({
        crack,
        share,
        marks,
        broken,
        tone,
        words: broken ? 'Fracture' : crack > 0.02 ? 'Crack' : 'Section',
      });
    },
  };
}

const createCounter = (context: SceneContext<'fatigue_test'>) =>
  createInstrument(context, {
    form: 'console',
    title: 'Cycles',
    display: {
      rows: [
        { widest: '00000000', unit: '', key: 'cycles' },
        { unit: 'MPa', widest: '−000 ± 0000', second: true, key: 'stress' },
      ],
      note: true,
    },
    keys: [{ action: 'start', print: 'START' }],
    knobs: [{ input: 'amplitude', print: 'σa' }],
  });

export const createScene: CreateScene<'fatigue_test'> = (context) => {
  const root = new Container({ label: 'Fatigue test' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const rig = createRig(context);
  const counter = createCounter(context);
  const sn = createSnSheet(context);
  const haigh = createHaighSheet(context);
  root.addChild(workshop.root, rig.root, rig.section.root, counter.root, sn.root, haigh.root);
  const next = context.actionHandle('next_specimen', { name: 'Bar: mount the next one', grip: 'press' });
  const spindle = context.inputHandle('mean_stress', {
    grip: 'y',
    drag: (point, start, value) => value + ((start.y - point.y) / MEAN_TRAVEL) * FULL_MEAN,
  });
  const parts = { machine: rig, counter, section: rig.section, sn, haigh };

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, 14, 22), stage.type);
      const { place } = rig;
      const onTable = { x: rig.root.x, y: rig.root.y, scale: place.scale };
      placeHandle(next, boxOf(onTable, BAR_BOX));
      placeHandle(spindle, boxOf(onTable, WHEEL));
      workshop.resize(stage, place.y + MACHINE.height * place.scale * 0.88, [
        {
          ...boxOf(place, { x: MACHINE.x, y: MACHINE.height, width: 290, height: 200 }),
          tone: context.theme.housing,
        },
      ]);
    },

    draw(frame, wall) {
      const { view } = frame;
      rig.draw(frame, wall);
      counter.set('cycles', String(Math.round(view.cycles)));
      counter.set('stress', stressWords(frame));
      counter.note(modeWords(view), view.mode === 'failed' ? 'warning' : 'plain');
      next.enable(view.mode !== 'running' && view.mode !== 'ready');
      sn.draw(frame);
      haigh.draw(frame);
    },

    describe: describeFatigue,
    destroy: () => root.destroy({ children: true }),
  };
};
