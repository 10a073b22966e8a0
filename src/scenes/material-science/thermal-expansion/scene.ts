/** A push-rod dilatometer on a workshop bench, its controller and recorder, and a lens over the lattice of the sample. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain, traceDomains } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { createInstrument } from '../../kit/instruments/instrument';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';
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
import { createDilatometer, DILATOMETER, FURNACE_BOX, HEAD_BOX, SAMPLE_BOX } from './dilatometer';
import { createLatticeLens } from './lattice-lens';

type ExpansionFrame = Frame<'thermal_expansion'>;

const ARRANGEMENT: Arrangements<'dilatometer' | 'control' | 'recorder' | 'lattice'> = {
  wide: spaced(
    12,
    column(
      grow(39, spaced(12, row(grow(34, 'control'), grow(40, 'recorder'), grow(26, 'lattice')))),
      grow(61, 'dilatometer'),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(28, spaced(8, row(grow(60, 'control'), grow(40, 'lattice')))),
      grow(47, 'recorder'),
      grow(25, 'dilatometer'),
    ),
  ),
};
const TONES: Readonly<Record<ExpansionFrame['params']['material'], number>> = {
  Copper: 0xc8713f,
  Aluminium: 0xcdd5dd,
  Iron: 0x7b838c,
  Tungsten: 0x6d757e,
  Silicon: 0x4a5a78,
  'Stainless steel 304': 0xaeb9c4,
  Alumina: 0xf0ece2,
  'Borosilicate glass': 0xb9ddd6,
  'Fused silica': 0xdfeaf2,
  Invar: 0x9c9a86,
};
const COVERED = 0x8f9aa6;
const MODES: Readonly<Record<ExpansionFrame['view']['mode'], string>> = {
  idle: 'off',
  ramp: 'heating',
  hold: 'holding',
  cool: 'cooling',
};

export const createScene: CreateScene<'thermal_expansion'> = (context) => {
  const root = new Container({ label: 'Thermal expansion' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const dilatometer = createDilatometer(context);
  const lattice = createLatticeLens(context);
  const control = createInstrument(context, {
    form: 'bench',
    title: 'Dilatometer',
    display: {
      rows: [
        { label: 'ΔL', unit: 'µm', widest: '−000.00', key: 'length' },
        { label: 'T', unit: '°C', widest: '000.0', second: true, key: 'temperature' },
      ],
      note: true,
    },
  });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Temperature', short: 'T', unit: '°C' },
    y: { label: 'ΔL/L₀', unit: '%' },
    marks: { curve: line({ colour: 'orange', width: 2.2, points: 'grows' }), now: pen({ colour: 'bright' }) },
  });
  const recorder = chartOnScreen(createScreenCase(context, { title: 'Recorder', form: 'bench' }), chart);
  root.addChild(workshop.root, dilatometer.root, control.root, recorder.root, lattice.root);
  const handles = {
    sample: [context.actionHandle('mount', { name: 'Sample: mount it', grip: 'press' })],
    head: [context.actionHandle('zero', { name: 'Dial: set the zero', grip: 'press' })],
    furnace: [
      context.actionHandle('start', { name: 'Furnace: heat', grip: 'press' }),
      context.actionHandle('cool', { name: 'Furnace: cool', grip: 'press' }),
    ],
  } as const;
  const domains = traceDomains(
    growingDomain({ least: [0, 100], ends: [100, 200, 300, 400, 500, 600] }),
    growingDomain({ least: [0, 0.05] }),
  );
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const parts = {
    dilatometer: {
      lay(box, type) {
        stand = fitDrawing(dilatometer.root, box, DILATOMETER);
        dilatometer.fit(stand.scale, type);
      },
    } satisfies Placed,
    control,
    lattice,
    recorder,
  };

  function drawCurve({ view, fields }: ExpansionFrame): void {
    chart.domain(domains.hold(fields.trace, view.points));
    chart.marks.curve.rows(fields.trace, 2, 0, 1, view.points);
    const last = view.points - 1;
    chart.marks.now.at(fields.trace[2 * last] ?? Number.NaN, fields.trace[2 * last + 1] ?? Number.NaN);
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, 14, 22), stage.type);
      const { y, scale } = stand;
      for (const handle of handles.sample) placeHandle(handle, boxOf(stand, SAMPLE_BOX));
      for (const handle of handles.head) placeHandle(handle, boxOf(stand, HEAD_BOX));
      for (const handle of handles.furnace) placeHandle(handle, boxOf(stand, FURNACE_BOX));
      workshop.resize(stage, y + DILATOMETER.height * scale * 0.84, [
        {
          ...boxOf(stand, {
            x: DILATOMETER.width / 2,
            y: DILATOMETER.height,
            width: DILATOMETER.width * 0.94,
            height: 120,
          }),
          tone: context.theme.housing,
        },
      ]);
    },

    draw(frame, wall) {
      const { view, params, shown, hidden } = frame;
      const tone = view.reference ? TONES.Tungsten : hidden.has('material') ? COVERED : TONES[params.material];
      const raw = shown.delta_l_raw.value;
      dilatometer.set({
        mounted: view.mounted,
        tone,
        toneBelow: TONES.Invar,
        length: params.length,
        strain: view.strain,
        silica: view.silica,
        dial: typeof raw === 'number' ? raw : 0,
        furnace: view.furnace,
        turn: view.turn,
      });
      lattice.set({ celsius: view.sample, strain: view.strain, tone, wall });
      control.set('temperature', shown.temperature.text);
      control.set('length', view.reference ? '–' : shown.delta_l_raw.text);
      control.note(
        view.reference
          ? `reference run: ${MODES[view.mode]}`
          : view.mounted && !view.zeroed
            ? 'zero not set'
            : `${MODES[view.mode]}${view.calibrated ? ', k known' : ''}`,
        view.mounted && !view.zeroed && !view.reference ? 'warning' : 'plain',
      );
      const free = !view.reference;
      handles.sample[0].enable(free && !view.mounted);
      handles.head[0].enable(free && view.mounted);
      handles.furnace[0].enable(free && view.mounted && view.mode !== 'ramp' && view.furnace < view.end);
      handles.furnace[1].enable(free && view.mounted && view.mode === 'hold' && view.furnace >= view.end);
      drawCurve(frame);
    },

    describe({ view, params, shown, hidden }) {
      const sentences = [
        view.reference
          ? 'The reference bar of tungsten lies in the tube.'
          : view.mounted
            ? `A sample${hidden.has('material') ? '' : ` of ${params.material.toLowerCase()}`}, ${params.length} mm long, lies in the tube${view.zeroed ? '' : '; the zero is not set'}.`
            : 'The tube is empty.',
        `The furnace is ${MODES[view.mode]}; the thermocouple shows ${shown.temperature.text} °C.`,
      ];
      if (shown.delta_l_raw.value !== null) sentences.push(`The transducer shows ${shown.delta_l_raw.text} µm.`);
      if (view.lag > 1) sentences.push('The sample is colder than the furnace.');
      if (view.lag < -1) sentences.push('The sample is warmer than the furnace.');
      if (view.turn !== null)
        sentences.push(`The end of the bimetal strip stands at ${shown.bimetal_deflection.text} mm.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
