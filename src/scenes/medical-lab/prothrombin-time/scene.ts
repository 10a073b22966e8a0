/** A coagulometer: block with cuvettes, its front with timer and INR, the cascade on a board, thrombin and fibrin on a screen. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import type { BlockState, Cuvette } from './block-state';
import { createCascadeMap } from './cascade-map';
import { createClotBlock } from './clot-block';
import { createClotChart } from './clot-chart';

type ClotFrame = Frame<'prothrombin_time'>;

const ARRANGEMENT: Arrangements<'block' | 'meter' | 'cascade' | 'screen'> = {
  wide: spaced(
    14,
    row(
      grow(52, spaced(10, column(grow(9, 'cascade'), grow(22, 'block')))),
      grow(46, spaced(10, column(grow(9, 'meter'), grow(15, 'screen')))),
    ),
  ),
  tall: spaced(8, column(grow(13, spaced(8, row(grow(10, 'block'), grow(9, 'meter')))), 'cascade', grow(13, 'screen'))),
};
const MARGIN = 12;
const EMPTY: Cuvette = { filled: true, started: false, swings: false, clotted: 0 };

const isStarted = ({ elapsed, running }: ClotFrame['view']): boolean => elapsed > 0 || running;

function blockOf({ view, params, waiting, hidden }: ClotFrame): BlockState {
  const own: Cuvette = {
    filled: true,
    started: isStarted(view),
    swings: view.running && view.clotted < 1,
    clotted: view.clotted,
  };
  const other = (one: { readonly clotted: number } | undefined): Cuvette | null =>
    one ? { filled: true, started: true, swings: one.clotted < 1, clotted: one.clotted } : null;
  const mixing = view.warming?.mixing ? EMPTY : null;
  return {
    cuvettes: [own, other(view.mix?.both) ?? mixing, other(view.mix?.normal) ?? mixing],
    warming: view.warming?.part ?? null,
    warm: view.warmed,
    fill: waiting.tube_fill ?? params.tube_fill,
    haematocrit: waiting.haematocrit ?? params.haematocrit,
    plasma: waiting.plasma_percent ?? params.plasma_percent,
    name: hidden.has('patient') ? 'Tube' : (waiting.patient ?? params.patient),
  };
}

function noteOf({ view, shown, params, hidden }: ClotFrame): readonly [string, 'plain' | 'warning'] {
  if (view.warming) return [view.warming.mixing ? 'warming the mixture' : 'warming', 'plain'];
  if (view.mix) {
    const index = shown.rosner_index;
    return index.value === null
      ? [`mixture ${view.mix.elapsed.toFixed(1)} s`, 'plain']
      : [`mix ${shown.pt_mix.text} s, index ${index.text}`, 'plain'];
  }
  if (view.running) return [view.pt === null ? 'timing' : 'clotted', 'plain'];
  if (shown.result.value === 'No clot') return ['no clot', 'warning'];
  if (!view.warmed) return ['not warm', 'plain'];
  return [hidden.has('isi') ? 'ready' : `ISI ${(params.isi + params.isi_offset).toFixed(2)}`, 'plain'];
}

function describeClotting({ view, shown, params, hidden }: ClotFrame): string {
  const whose = hidden.has('patient') ? 'A plasma' : `The plasma of ${params.patient}`;
  const state = view.warming
    ? 'is being warmed in the block'
    : view.running
      ? view.pt === null
        ? `is being timed: ${view.elapsed.toFixed(1)} s, the ball swings`
        : 'has clotted, and the ball is held'
      : shown.result.value === 'No clot'
        ? 'has not clotted within two minutes'
        : shown.pt.value === null
          ? view.warmed
            ? 'is warm'
            : 'is not warm yet'
          : 'has clotted';
  const result = shown.pt.value === null ? '' : ` Prothrombin time ${shown.pt.text} s, INR ${shown.inr.text}.`;
  const mix =
    shown.rosner_index.value === null
      ? ''
      : ` Mixed 1:1 with normal plasma it takes ${shown.pt_mix.text} s, normal plasma ${shown.pt_normal.text} s; Rosner index ${shown.rosner_index.text} %.`;
  const answer = view.answer
    ? ` The answer: ${view.answer.name}${view.answer.entered === null ? '' : `; ${view.answer.entered}`}.`
    : '';
  return `${whose} ${state}.${result}${mix}${answer}`;
}

const createCoagulometer = (context: SceneContext<'prothrombin_time'>) =>
  createInstrument(context, {
    title: 'Coagulometer',
    display: {
      rows: [
        { label: 'PT', unit: 's', widest: '000.0' },
        { label: 'INR', widest: '00.00' },
      ],
      note: true,
    },
    keys: [
      { action: 'add_thromboplastin', print: 'START' },
      { action: 'add_normal_plasma', print: '1:1' },
    ],
    knobs: [{ input: 'temperature', print: '°C' }],
  });

export const createScene: CreateScene<'prothrombin_time'> = (context) => {
  const root = new Container({ label: 'prothrombin time' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const block = createClotBlock(context);
  const cascade = createCascadeMap(context);
  const meter = createCoagulometer(context);
  const clotting = createClotChart(context);
  const { screen } = clotting;
  root.addChild(room.root, block.root, meter.root, cascade.root, screen.root);

  const warm = context.actionHandle('warm_plasma', { name: 'Cuvette in the block: warm it', grip: 'press' });
  const reagent = context.actionHandle('add_thromboplastin', { name: 'Thromboplastin: add it', grip: 'press' });
  const fill = context.inputHandle('tube_fill', {
    name: 'Citrate tube: its fill',
    hint: 'Drag the level; it holds for the next tube.',
    grip: 'y',
    drag: (point) => block.fillAt(point),
  });

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { block, meter, cascade, screen }, inset(stageBox(stage), MARGIN), stage.type);
      const standing = block.standing();
      if (stage.layout === 'wide') room.resize(stage, (standing[0]?.y ?? 0) - 26, standing);
      else room.resize(stage, null);
      for (const [part, handle] of [
        ['block', warm],
        ['reagent', reagent],
        ['tube', fill],
      ] as const) {
        const { x, y, width, height } = block.place(part);
        handle.place(x, y, width, height);
      }
    },
    draw(frame, wall) {
      const { view, shown } = frame;
      block.set(blockOf(frame), wall, context.reducedMotion || !frame.running);
      cascade.set(isStarted(view), view.flows);
      meter.set(0, view.elapsed === 0 ? '' : (view.pt ?? view.elapsed).toFixed(1));
      meter.set(1, shown.inr.value === null ? '' : shown.inr.text);
      meter.note(...noteOf(frame));
      clotting.draw(frame);
    },
    describe: describeClotting,
    destroy: () => root.destroy({ children: true }),
  };
};
