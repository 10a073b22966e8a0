/** Recording an electrocardiogram: patient with electrodes, dial of the axis, loop of the dipole, the machine, its sheet. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createAxisDial } from './axis-dial';
import { createLeadSheet } from './lead-sheet';
import { createPatientCouch } from './patient-couch';

const ARRANGEMENT: Arrangements<'patient' | 'dial' | 'vector' | 'machine' | 'sheet'> = {
  wide: column(
    grow(1, row(grow(2.05, 'patient'), grow(0.78, 'dial'), grow(0.82, 'vector'), grow(1.15, 'machine'))),
    grow(1.25, 'sheet'),
  ),
  tall: column(
    grow(0.8, row(grow(1.7, 'patient'), grow(0.8, 'dial'))),
    grow(0.85, row(grow(0.75, 'vector'), grow(1.25, 'machine'))),
    grow(1.35, 'sheet'),
  ),
};
const STAGES = ['average', 'slope²', 'band', 'trace'] as const;
const STAGE_SECONDS = 5;
const SPAN_AT_FIRST = 800;
/** mV at the edge of the loop's screen. */
const LOOP_SPAN = 1.3;
/** How far the loop swings to and fro, rad, and how fast. */
const TURN = { reach: 0.6, speed: 0.5 } as const;
const DEPTH = 0.35;

export const createScene: CreateScene<'ecg_synthesis'> = (context) => {
  const root = new Container({ label: 'electrocardiograph' });
  const room = createRoom(context, { kind: 'clinic' });
  const patient = createPatientCouch(context);
  const dial = createAxisDial(context);
  const vectorCase = createScreenCase(context, { keys: [{ action: 'calibrate', print: '1 mV' }] });
  const loop = createChart(context, {
    ground: 'screen',
    x: { label: 'right – left', short: 'x', unit: '', bare: true },
    y: { label: 'up – down', short: 'y', unit: '', bare: true },
    marks: {
      way: line({ colour: 'green', width: 2, points: 'changes' }),
      arrow: line({ colour: 'orange', width: 3 }),
      tip: pen({ colour: 'orange' }),
    },
  });
  loop.domain({ x: [-LOOP_SPAN, LOOP_SPAN], y: [-LOOP_SPAN, LOOP_SPAN] });
  const machine = createScreenCase(context, {
    form: 'console',
    title: '',
    keys: [
      { action: 'start_recording', print: 'START' },
      { action: 'detect', print: 'QRS' },
      { action: 'print_strip', print: 'PRINT' },
    ],
  });
  const detector = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's', domain: [-STAGE_SECONDS, 0] },
    y: { label: '', unit: '', names: STAGES },
    marks: {
      average: line({ colour: 'orange', width: 1.8 }),
      squared: line({ colour: 'purple', width: 1.4 }),
      band: line({ colour: 'sky', width: 1.4 }),
      trace: line({ colour: 'main', width: 1.4 }),
    },
  });
  const sheet = createLeadSheet(context);
  root.addChild(
    room.root,
    patient.root,
    dial.root,
    vectorCase.root,
    loop.root,
    machine.root,
    detector.root,
    sheet.root,
  );
  const attach = context.actionHandle('attach_electrodes', { name: 'Electrodes: put them on', grip: 'press' });

  const vector: Placed = {
    least: (type) => vectorCase.least(type, { width: 6 * type.small, height: 6 * type.small }),
    lay(box, type) {
      vectorCase.lay(box, type);
      loop.lay(vectorCase.pane, type);
    },
  };
  const machinePlaced: Placed = {
    least: (type) => machine.least(type, detector.least(type)),
    lay(box, type) {
      machine.lay(box, type);
      detector.lay(machine.pane, type);
    },
  };
  const layPatient: Placed = {
    lay(box, type) {
      patient.lay(box, type);
      const { x, y, width, height } = patient.chest;
      attach.place(x, y, width, height);
    },
  };
  const xs = new Float32Array(400);
  const ys = new Float32Array(400);
  const times = Float32Array.from({ length: 1000 }, (_, n) => ((n - 999) / 1000) * STAGE_SECONDS);
  const heights = new Float32Array(1000);

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { patient: layPatient, dial, vector, machine: machinePlaced, sheet },
        inset(stageBox(stage), 12, 12),
        stage.type,
      );
      room.resize(stage, null);
    },

    draw({ view, params, shown, fields, time }) {
      patient.attach(view.attached);
      patient.wire(params.lead, params.swap === 'RA-LA swapped');
      attach.enable(!view.attached);
      machine.keys[0]?.light(view.recording);
      const { loop: way } = fields;
      const turn = TURN.reach * Math.sin(TURN.speed * time);
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const count = xs.length;
      for (let n = 0; n < count; n++) {
        const [x, y, z] = [way[n] ?? 0, way[count + n] ?? 0, way[2 * count + n] ?? 0];
        xs[n] = c * x + s * z;
        ys[n] = -y + DEPTH * (c * z - s * x);
      }
      const [x, y] = [xs[count - 1] ?? 0, ys[count - 1] ?? 0];
      patient.glow(Math.sqrt(x * x + y * y));
      loop.marks.way.columns(xs, ys, count);
      loop.marks.arrow.columns([0, x], [0, y], 2);
      loop.marks.tip.at(x, y);
      const axis = shown.axis.value;
      dial.point(typeof axis === 'number' ? axis : null);
      // From below: average, squared slope, band, trace.
      [detector.marks.average, detector.marks.squared, detector.marks.band, detector.marks.trace].forEach((mark, n) => {
        const from = (3 - n) * heights.length;
        let most = 1e-9;
        for (let k = 0; k < heights.length; k++) most = Math.max(most, Math.abs(fields.stages[from + k] ?? 0));
        const unit = (n < 2 ? 0.85 : 0.5) / most;
        for (let k = 0; k < heights.length; k++)
          heights[k] = n + (n < 2 ? -0.4 : 0) + unit * (fields.stages[from + k] ?? 0);
        mark.columns(times, heights, view.measured ? heights.length : 0);
      });
      sheet.show({
        values: fields.paper,
        stride: fields.paper.length / 4,
        count: view.count,
        filled: view.filled,
        speed: Number(params.paper_speed),
        gain: Number(params.gain),
        lead: params.lead,
        calibrated: view.calibrated,
        end: view.paperEnd,
        still: view.printed,
      });
      sheet.callipers.set(
        view.callipers ?? SPAN_AT_FIRST,
        view.callipers === null ? 'ms' : `${shown.caliper_ms.text} ms`,
      );
    },

    describe({ view, shown, params }) {
      return [
        view.attached
          ? `Ten electrodes are on the patient; the wires of lead ${params.lead} are lit.`
          : 'A patient lies on the couch; the electrodes are still in their tray.',
        view.recording ? `The sheet runs at ${params.paper_speed} mm/s.` : 'The sheet stands still.',
        view.printed ? `The ten seconds up to ${view.paperEnd.toFixed(0)} s of recording are printed on it.` : '',
        view.measured
          ? `Measured: ${shown.qrs_detected.text} beats, RR ${shown.rr_mean.text} ms, axis ${shown.axis.text}°.`
          : view.changed
            ? 'Settings have changed: nothing is measured yet.'
            : '',
        view.callipers === null ? '' : `The callipers span ${shown.caliper_ms.text} ms.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
