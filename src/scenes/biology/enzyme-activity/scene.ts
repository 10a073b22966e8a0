/** Catalase at work: a stoppered cylinder in a water bath foams, its oxygen goes over into a burette. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { knobTravel } from '../../kit/controls/knob';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCatalaseApparatus } from './catalase-apparatus';
import { createEnzymeLens } from './enzyme-lens';
import { describeBench } from './enzyme-words';
import { createGasChart } from './gas-chart';

/** On a phone the curve is the page's own plot; where the stage is wide the lens is held between bath and burette. */
const ARRANGEMENT: Arrangements<'bench' | 'lens' | 'meter' | 'block' | 'chart'> = {
  wide: row(grow(3.3, 'bench'), grow(1, column(grow(1.3, 'chart'), grow(0.85, 'meter'), grow(1.5, 'block')))),
  tall: column(grow(2.9, 'bench'), row(grow(0.5, 'lens'), grow(1.25, 'meter'), grow(1.2, 'block'))),
};
const KNOB_TRAVEL = 150;

/** What is dragged and pressed at the apparatus. */
function createHandles(context: SceneContext<'enzyme_activity'>) {
  const thermostat = context.inputHandle('temperature', {
    name: 'Thermostat of the bath',
    hint: 'Drag the knob to the right or up for a warmer bath; or use the arrow keys.',
    grip: 'none',
    drag: (point, start, celsius) =>
      celsius +
      knobTravel(point, start, KNOB_TRAVEL) *
        ((context.facts.inputs['temperature']?.max ?? 100) - (context.facts.inputs['temperature']?.min ?? 0)),
  });
  const syringe = context.actionHandle('add_enzyme', { name: 'Syringe: add enzyme', grip: 'press' });
  const drops = context.actionHandle('add_copper_sulfate', { name: 'Copper sulfate: add', grip: 'press' });
  return { thermostat, syringe, drops };
}

function createBlock(context: SceneContext<'enzyme_activity'>) {
  return createInstrument(context, {
    form: 'bench',
    title: 'Heating block',
    display: { rows: [{ unit: '°C', widest: '100' }], note: true },
    keys: [{ action: 'preheat_enzyme', print: 'HEAT' }],
    knobs: [{ action: 'preheat_temperature' }],
  });
}

export const createScene: CreateScene<'enzyme_activity'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'catalase' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const apparatus = createCatalaseApparatus(context);
  const lens = createEnzymeLens(context);
  const meter = createInstrument(context, {
    form: 'hand-held',
    title: 'pH meter',
    display: { rows: [{ widest: '00.00' }] },
  });
  const block = createBlock(context);
  const chart = createGasChart(context);
  root.addChild(room.root, chart.root, ...apparatus.views, lens.root, meter.root, block.root);
  const { thermostat, syringe, drops } = createHandles(context);
  let wide = false;

  const layBench: Placed = {
    lay(box, type) {
      apparatus.lay(box, type);
      const grips = apparatus.grips();
      placeHandle(thermostat, grips.dial);
      placeHandle(syringe, grips.syringe);
      placeHandle(drops, grips.dropper);
    },
  };

  return {
    root,
    resize(next) {
      wide = next.layout === 'wide';
      arrange(
        ARRANGEMENT[next.layout],
        { bench: layBench, lens, meter, block, chart },
        inset(stageBox(next), 14, 16),
        next.type,
      );
      if (wide) {
        lens.lay(apparatus.lensBox(), next.type);
        lens.root.visible = true;
      }
      room.resize(next, apparatus.benchY());
    },

    draw(now, wall) {
      const { view, params, shown, time, fields } = now;
      apparatus.draw(now, wall, wide);
      chart.set(fields.past, view.recorded);
      lens.set(view.folded, view.left, view.copper / 50, reducedMotion ? 0 : time * 0.8);
      meter.set(0, shown.actual_ph.text);
      block.set(0, String(view.heater ?? params.temperature));
      block.knobs[0]?.turnTo(view.heater ?? params.temperature);
      block.note(view.heated > 0 ? `${view.heated} s heated` : wide ? 'enzyme not heated' : '');
    },

    describe: (now) => describeBench(now, chart.root.visible ? chart.says : ''),

    destroy: () => root.destroy({ children: true }),
  };
};
