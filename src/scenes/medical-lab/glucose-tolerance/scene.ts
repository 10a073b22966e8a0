/** A glucose tolerance test: the patient in the chair, the drink, the tubes of the timetable, the analyser's chart and its slip. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { createResultSlip, type ResultSlip } from '../../kit/instruments/result-slip';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createSeatedPatient } from './seated-patient';
import { createToleranceChart } from './tolerance-chart';
import { createTubeTray } from './tube-tray';

type ToleranceFrame = Frame<'glucose_tolerance'>;

const ARRANGEMENT: Arrangements<'patient' | 'screen' | 'timer' | 'tray' | 'slip'> = {
  wide: spaced(
    12,
    row(
      grow(47, 'patient'),
      grow(
        53,
        spaced(
          10,
          column(
            grow(27, 'screen'),
            grow(27, spaced(12, row(grow(17, spaced(8, column('timer', grow(1, 'tray')))), grow(13, 'slip')))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      // The slip is left out: the chart shows its tubes, the readings beside the stage its figures.
      grow(22, spaced(8, row(grow(13, 'patient'), grow(11, spaced(6, column('timer', grow(1, 'tray'))))))),
      grow(18, 'screen'),
    ),
  ),
};
const MARGIN = 12;
const LINES = [
  { id: 'glucose_0', name: 'Fasting', unit: 'mmol/L' },
  { id: 'glucose_30', name: '30 min', unit: 'mmol/L' },
  { id: 'glucose_60', name: '60 min', unit: 'mmol/L' },
  { id: 'glucose_90', name: '90 min', unit: 'mmol/L' },
  { id: 'glucose_120', name: '120 min', unit: 'mmol/L' },
  { id: 'insulin_now', name: 'Insulin', unit: 'pmol/L' },
  { id: 'homa_ir', name: 'HOMA-IR', unit: '' },
  { id: 'auc_glucose', name: 'Area', unit: 'mmol/L·min' },
] as const;
const MARKED = ['glucose_0', 'glucose_30', 'glucose_60', 'glucose_90', 'glucose_120'] as const;
const DRAWING = 700;

function fillSlip(slip: ResultSlip, { view, shown, params, hidden }: ToleranceFrame): void {
  slip.set(
    LINES.map(({ id }) => {
      const { text, value } = shown[id];
      return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
    }),
  );
  slip.heading(hidden.has('patient') ? 'Glucose tolerance' : params.patient);
  const category = shown.category.value;
  const said = view.answer ?? (typeof category === 'string' && category !== 'Incomplete' ? category : '');
  slip.words(said, said !== '' && said !== 'Normal' && view.answer === null);
}

function describeTolerance({ view, shown, params, hidden }: ToleranceFrame): string {
  const who = hidden.has('patient') ? 'A patient' : params.patient;
  const when =
    view.minute === null
      ? 'has fasted and sits in the chair with a cannula in the arm'
      : `drank ${params.dose_g} g of glucose ${shown.minutes.text} min ago`;
  const { flows } = view;
  const body =
    view.minute === null || hidden.has('patient')
      ? ''
      : ` ${Math.round(100 * flows.stomach)} % of it is still in the stomach; the gut gives off ${flows.appearance.toFixed(1)}, the liver ${flows.liver.toFixed(1)} and muscle takes up ${flows.uptake.toFixed(1)} mg of glucose for each kilogram and minute.`;
  const last = shown.glucose_now.value === null ? '' : ` The last tube reads ${shown.glucose_now.text} mmol/L.`;
  const category = shown.category.value === null ? '' : ` Category: ${shown.category.text}.`;
  const answer = view.answer ? ` The answer: ${view.answer}.` : '';
  return `${who} ${when}.${body} ${view.tubes.length} tubes are drawn.${last}${category}${answer}`;
}

export const createScene: CreateScene<'glucose_tolerance'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'glucose tolerance test' });
  const room = createRoom(context, { kind: 'clinic' });
  const patient = createSeatedPatient(context);
  const tray = createTubeTray(context);
  const slip = createResultSlip(context, LINES);
  const timer = createInstrument(context, {
    title: 'Since the drink',
    form: 'hand-held',
    display: { rows: [{ unit: 'min', widest: '000.0' }] },
  });
  const chart = createToleranceChart(context);
  root.addChild(room.root, patient.root, tray.root, timer.root, ...chart.roots, slip.root);

  const cannula = context.actionHandle('draw_sample', { name: 'Cannula: draw a tube of blood', grip: 'press' });
  const glass = context.actionHandle('drink_glucose', { name: 'Glass of glucose: drink it', grip: 'press' });
  const standing = context.inputHandle('tube_delay_h', { name: 'Rack: hours for which tubes stand', grip: 'none' });
  let drawn = 0;
  let drewAt = Number.NEGATIVE_INFINITY;

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { patient, screen: chart.screen, timer, tray, slip },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const [first] = tray.standing();
      room.resize(
        stage,
        stage.layout === 'wide' && first ? first.y - 46 * (stage.height / 540) : null,
        first ? [first] : [],
      );
      for (const [handle, box] of [
        [cannula, patient.cannula()],
        [glass, tray.place('glass')],
        [standing, tray.place('rack')],
      ] as const)
        handle.place(box.x, box.y, box.width, box.height);
    },
    draw(frame, wall) {
      const { view, shown, params, hidden } = frame;
      if (view.tubes.length > drawn) drewAt = wall;
      drawn = view.tubes.length;
      const since = (wall - drewAt) / DRAWING;
      const draws = since >= 0 && since < 1 && !reducedMotion;
      patient.draw(draws ? Math.sin(Math.PI * since) : 0);
      if (draws) context.redraw();
      patient.set(
        // What goes on inside would tell the patient before any tube does.
        hidden.has('patient') ? null : view.flows,
        !view.finished,
        view.pregnant && !hidden.has('patient'),
        wall,
        reducedMotion || !frame.running,
      );
      tray.set({
        drunk: view.drunk,
        dose: params.dose_g,
        filled: MARKED.map((id) => shown[id].value !== null),
        delay: hidden.has('tube_delay_h') ? 0 : params.tube_delay_h,
      });
      timer.set(0, shown.minutes.value === null ? '' : shown.minutes.text);
      chart.draw(frame);
      fillSlip(slip, frame);
    },
    describe: describeTolerance,
    destroy: () => root.destroy({ children: true }),
  };
};
