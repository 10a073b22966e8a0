/** A push-rod dilatometer on a workshop bench, its controller and recorder, and a lens over the lattice of the sample. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
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
import {
  createDilatometer,
  DILATOMETER,
  type DilatometerState,
  FURNACE_BOX,
  HEAD_BOX,
  SAMPLE_BOX,
} from './dilatometer';
import { controlNote, describeExpansion } from './expansion-words';
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

const createControl = (context: SceneContext<'thermal_expansion'>) =>
  createInstrument(context, {
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

/** Growth over the temperature of the sample. */
function createRecorder(context: SceneContext<'thermal_expansion'>) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Temperature', short: 'T', unit: '°C' },
    y: { label: 'ΔL/L₀', unit: '%' },
    marks: { curve: line({ colour: 'orange', width: 2.2, points: 'grows' }), now: pen({ colour: 'bright' }) },
  });
  const domains = traceDomains(
    growingDomain({ least: [0, 100], ends: [100, 200, 300, 400, 500, 600] }),
    growingDomain({ least: [0, 0.05] }),
  );
  return {
    ...chartOnScreen(createScreenCase(context, { title: 'Recorder', form: 'bench' }), chart),
    draw({ view, fields }: ExpansionFrame) {
      chart.domain(domains.hold(fields.trace, view.points));
      chart.marks.curve.rows(fields.trace, 2, 0, 1, view.points);
      const last = view.points - 1;
      chart.marks.now.at(fields.trace[2 * last] ?? Number.NaN, fields.trace[2 * last + 1] ?? Number.NaN);
    },
  };
}

/** What is pressed at its place; of two at the same place one is enabled. */
const createHandles = (context: SceneContext<'thermal_expansion'>) =>
  ({
    sample: [context.actionHandle('mount', { name: 'Sample: mount it', grip: 'press' })],
    head: [context.actionHandle('zero', { name: 'Dial: set the zero', grip: 'press' })],
    furnace: [
      context.actionHandle('start', { name: 'Furnace: heat', grip: 'press' }),
      context.actionHandle('cool', { name: 'Furnace: cool', grip: 'press' }),
    ],
  }) as const;

function toneOf({ view, params, hidden }: ExpansionFrame): number {
  if (view.reference) return TONES.Tungsten;
  return hidden.has('material') ? COVERED : TONES[params.material];
}

function dilatometerState({ view, params, shown }: ExpansionFrame, tone: number): DilatometerState {
  const raw = shown.delta_l_raw.value;
  return {
    mounted: view.mounted,
    tone,
    toneBelow: TONES.Invar,
    length: params.length,
    strain: view.strain,
    silica: view.silica,
    dial: typeof raw === 'number' ? raw : 0,
    furnace: view.furnace,
    turn: view.turn,
  };
}

export const createScene: CreateScene<'thermal_expansion'> = (context) => {
  const root = new Container({ label: 'Thermal expansion' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const dilatometer = createDilatometer(context);
  const lattice = createLatticeLens(context);
  const control = createControl(context);
  const recorder = createRecorder(context);
  root.addChild(workshop.root, dilatometer.root, control.root, recorder.root, lattice.root);
  const handles = createHandles(context);
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const layDilatometer: Placed = {
    lay(box, type) {
      stand = fitDrawing(dilatometer.root, box, DILATOMETER);
      dilatometer.fit(stand.scale, type);
    },
  };

  function enableHandles({ reference, mounted, mode, furnace, end }: ExpansionFrame['view']): void {
    handles.sample[0].enable(!reference && !mounted);
    const ready = !reference && mounted;
    handles.head[0].enable(ready);
    handles.furnace[0].enable(ready && mode !== 'ramp' && furnace < end);
    handles.furnace[1].enable(ready && mode === 'hold' && furnace >= end);
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { dilatometer: layDilatometer, control, lattice, recorder },
        stageRoom(stage, 14, 22),
        stage.type,
      );
      for (const handle of handles.sample) placeHandle(handle, boxOf(stand, SAMPLE_BOX));
      for (const handle of handles.head) placeHandle(handle, boxOf(stand, HEAD_BOX));
      for (const handle of handles.furnace) placeHandle(handle, boxOf(stand, FURNACE_BOX));
      const { width, height } = DILATOMETER;
      workshop.resize(stage, stand.y + height * stand.scale * 0.84, [
        {
          ...boxOf(stand, { x: width / 2, y: height, width: width * 0.94, height: 120 }),
          tone: context.theme.housing,
        },
      ]);
    },

    draw(frame, wall) {
      const { view, shown } = frame;
      const tone = toneOf(frame);
      dilatometer.set(dilatometerState(frame, tone));
      lattice.set({ celsius: view.sample, strain: view.strain, tone, wall });
      control.set('temperature', shown.temperature.text);
      control.set('length', view.reference ? '–' : shown.delta_l_raw.text);
      control.note(...controlNote(frame));
      enableHandles(view);
      recorder.draw(frame);
    },

    describe: describeExpansion,
    destroy: () => root.destroy({ children: true }),
  };
};
