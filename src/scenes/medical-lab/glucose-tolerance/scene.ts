/** A glucose tolerance test: the patient in the chair, the drink, the tubes of the timetable, the analyser's chart and its slip. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { band, points, rule } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';
import { createInstrument } from '../../kit/instruments/instrument';
import { createResultSlip } from '../../kit/instruments/result-slip';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createSeatedPatient } from './seated-patient';
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
/** mmol/L at two hours, WHO 2006: impaired from, diabetes from; and fasting. */
const LIMITS = { impaired: 7.8, diabetes: 11.1, fasting: 7 } as const;
const DRAWING = 700;
/** Two names one above the other need so many heights of their letters. */
const LINE_PITCH = 2;

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
  const screen = createScreenCase(context, { title: 'Glucose analyser' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Minutes since the drink', short: 't', unit: 'min', domain: [-15, 180] },
    y: { label: 'Plasma glucose', short: 'G', unit: 'mmol/L', domain: [0, 14] },
    marks: {
      impaired: band({ along: 'y', colour: 'yellow', alpha: 0.22 }),
      diabetes: band({ along: 'y', colour: 'red', alpha: 0.2 }),
      fasting: rule({ along: 'y', colour: 'main', dashed: true, width: 1 }),
      now: rule({ along: 'x', colour: 'bright', dashed: true }),
      between: line({ colour: 'orange', width: 1.8 }),
      tubes: points({ colour: 'orange', radius: 4.5 }),
      above: label({ colour: 'main', side: 'left' }),
      within: label({ colour: 'main', side: 'left' }),
    },
  });
  const heights = growingDomain({ least: [0, 14] });
  root.addChild(room.root, patient.root, tray.root, timer.root, screen.root, chart.root, slip.root);

  const cannula = context.actionHandle('draw_sample', { name: 'Cannula: draw a tube of blood', grip: 'press' });
  const glass = context.actionHandle('drink_glucose', { name: 'Glass of glucose: drink it', grip: 'press' });
  const standing = context.inputHandle('tube_delay_h', { name: 'Rack: hours for which tubes stand', grip: 'none' });
  let letter = 0;
  const inScreen = {
    root: screen.root,
    lay(box: Box, type: TypeSizes) {
      letter = type.small;
      screen.lay(box, type);
      chart.lay(screen.pane, type);
    },
  };
  let drawn = 0;
  let drewAt = Number.NEGATIVE_INFINITY;

  function drawChart({ view }: ToleranceFrame): void {
    const { tubes, minute } = view;
    if (tubes.length === 0) heights.reset();
    const most = Math.max(LIMITS.diabetes + 2, ...tubes.map(({ glucose }) => glucose * 1.08));
    const top = heights.hold(most);
    chart.domain({ y: top });
    chart.marks.impaired.set(LIMITS.impaired, LIMITS.diabetes);
    chart.marks.diabetes.set(LIMITS.diabetes, top[1]);
    chart.marks.fasting.set(LIMITS.fasting);
    chart.marks.above.at(180, (LIMITS.diabetes + top[1]) / 2, 'diabetes range at 2 h');
    // In a low chart there is room for the upper name only.
    const apart = (screen.pane.height * (top[1] - LIMITS.impaired)) / (2 * (top[1] - top[0]));
    const named = apart > LINE_PITCH * letter ? 'impaired at 2 h' : '';
    chart.marks.within.at(180, (LIMITS.impaired + LIMITS.diabetes) / 2, named);
    chart.marks.now.set(minute);
    const x = tubes.map((tube) => tube.minute ?? 0);
    const y = tubes.map(({ glucose }) => glucose);
    chart.marks.between.columns(x, y, x.length);
    chart.marks.tubes.columns(x, y, x.length);
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { patient, screen: inScreen, timer, tray, slip },
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
      drawChart(frame);
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
    },
    describe({ view, shown, params, hidden }) {
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
    },
    destroy: () => root.destroy({ children: true }),
  };
};
