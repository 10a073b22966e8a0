/** Cells that respire in a closed flask with its syringes and probes; one of them cut open; what is in the flask against time. */
import { Container } from 'pixi.js';
import { MOST_GLUCOSE, MOST_OXYGEN } from '../../../../engine/biology/respiring-cells';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  boxOf,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createAmountsScreen } from './amounts-screen';
import { createCellWindow } from './cell-window';
import { createRespirometer, GLUCOSE_BOX, OXYGEN_BOX, RESPIROMETER, STOPPER_BOX } from './respirometer';

const ARRANGEMENT: Arrangements<'flask' | 'cell' | 'amounts' | 'meter'> = {
  wide: row(grow(27, 'flask'), grow(44, column(grow(31, 'cell'), grow(9, 'meter'))), grow(29, 'amounts')),
  tall: spaced(
    8,
    column(
      grow(11, spaced(8, row(grow(10, 'flask'), grow(17, 'cell')))),
      grow(15, spaced(8, row(grow(13, 'amounts'), grow(11, 'meter')))),
    ),
  ),
};
const BENCH_DEPTH = 22;
const LONGEST = 0.1;
/** mmol of carbon dioxide a minute at which the flask foams. */
const LIVELY = 8;
/** What the screens follow from. */
const BOUND_BY = ['glucose', 'oxygen'] as const;

const isTold = (hidden: ReadonlySet<string>): boolean => !BOUND_BY.some((id) => hidden.has(id));

const createMeter = (context: SceneContext<'cellular_respiration'>) =>
  createInstrument(context, {
    form: 'bench',
    title: 'Meter',
    display: {
      rows: [
        { label: 'O₂', unit: 'mmol', widest: '000.00' },
        { label: 'CO₂', widest: '000.00', second: true },
        { label: 'pH', widest: '0.000', second: true },
      ],
    },
    keys: [{ action: 'seal_air', print: 'N₂' }],
  });

function describeFlask({ view, shown, hidden }: Frame<'cellular_respiration'>): string {
  const told = isTold(hidden);
  return [
    `${view.yeast ? 'Yeast' : 'Muscle cells'} are stirred in a closed flask${view.leaky && !hidden.has('seal') ? ' whose stopper is loose' : ''}.`,
    told
      ? `There are ${shown.glucose_mmol.text} mmol of glucose and ${shown.oxygen_mmol.text} mmol of oxygen left.`
      : '',
    view.idle
      ? 'No glucose is left: the mitochondrion is dark.'
      : view.aerobic > 0.9
        ? 'The mitochondrion is bright: all pyruvate is burnt.'
        : view.aerobic > 0.1
          ? 'The mitochondrion is dim: a part of the pyruvate is fermented.'
          : `The mitochondrion is dark: pyruvate becomes ${view.yeast ? 'ethanol and carbon dioxide' : 'lactate'}.`,
    `${shown.atp_mmol.text} mmol of ATP are made, ${shown.co2_mmol.text} mmol of carbon dioxide, of which the sensor sees ${shown.co2_gas_mmol.text} in the gas, ${shown.fermentation_mmol.text} mmol of ${view.yeast ? 'ethanol' : 'lactate'}; the pH is ${shown.ph.text}.`,
  ].join(' ');
}

export const createScene: CreateScene<'cellular_respiration'> = (context) => {
  const root = new Container({ label: 'cellular respiration' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const flask = createRespirometer(context);
  const cell = createCellWindow(context);
  const amounts = createAmountsScreen(context);
  const meter = createMeter(context);
  root.addChild(room.root, flask.root, cell.root, amounts.root, meter.root);

  let benchY = 0;
  const glucose = context.actionHandle('inject_glucose', { name: 'Glucose syringe', grip: 'press' });
  const oxygen = context.actionHandle('inject_oxygen', { name: 'Oxygen syringe', grip: 'press' });
  const stopper = context.inputHandle('seal', {
    name: 'Stopper',
    hint: 'A press loosens it or sets it tight.',
    grip: 'press',
    tap: () => context.setInput('seal', leaky ? 'Tight' : 'Leaky'),
  });
  let leaky = false;
  let last = Number.NaN;

  const layFlask: Placed = {
    lay(box) {
      const { x, y, width, height, scale } = fitted(box, RESPIROMETER);
      const [cx, foot] = [x + width / 2, y + height - 6];
      flask.root.position.set(cx, foot);
      flask.root.scale.set(scale);
      benchY = foot - BENCH_DEPTH * scale;
      const stand = { x: cx, y: foot, scale };
      placeHandle(glucose, boxOf(stand, GLUCOSE_BOX));
      placeHandle(oxygen, boxOf(stand, OXYGEN_BOX));
      placeHandle(stopper, boxOf(stand, STOPPER_BOX));
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { flask: layFlask, cell, amounts, meter },
        inset(stageBox(stage), 14, 14),
        stage.type,
      );
      room.resize(stage, benchY);
    },
    draw({ view, fields, shown, hidden, running }, now) {
      const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      ({ leaky } = view);
      const told = isTold(hidden);
      const gas = view.rate * (6 * view.aerobic + (view.yeast ? 2 * (1 - view.aerobic) : 0));
      flask.set({
        look: view.look,
        yeast: view.yeast,
        leaky: view.leaky && !hidden.has('seal'),
        ph: view.ph,
        glucose: told ? 1 - view.glucoseGiven / MOST_GLUCOSE : 0.5,
        oxygen: told ? 1 - view.oxygenGiven / MOST_OXYGEN : 0.5,
        gas: view.yeast ? Math.min(1, gas / LIVELY) : 0,
      });
      cell.set(view, shown.atp_mmol.text);
      if (running) {
        flask.tick(seconds);
        cell.tick(seconds);
      }
      const greatest = Math.max(view.glucose, view.oxygen, view.made, view.product);
      amounts.set(told ? fields.past : null, view.rows, told ? greatest : 1, view.minutes);
      meter.set(0, shown.oxygen_mmol.text);
      meter.set(1, shown.co2_gas_mmol.text);
      meter.set(2, shown.ph.text);
    },
    describe: describeFlask,
    destroy: () => root.destroy({ children: true }),
  };
};
