/** The MRI room: magnet, table and door, and the console with k-space, picture and relaxation curves. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { BOTTLE, CARD, createMagnet, MAGNET, WAITING } from './magnet';
import { createSequenceDiagram } from './sequence-diagram';
import { createSliceView } from './slice-view';

type MriFrame = Frame<'mri_scanner'>;

const ARRANGEMENT: Arrangements<'magnet' | 'station'> = {
  wide: spaced(14, row(grow(41, 'magnet'), grow(59, 'station'))),
  tall: spaced(8, column(grow(30, 'magnet'), grow(70, 'station'))),
};
const GLIDE = 0.14;
const POINTS = 80;

export const createScene: CreateScene<'mri_scanner'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'MRI room' });
  const clinic = createRoom(context, { kind: 'clinic' });
  const magnet = createMagnet(context);
  const slice = createSliceView(context);
  const diagram = createSequenceDiagram(context);
  const curves = {
    white: line({ colour: 'sky', width: 2, name: 'white' }),
    grey: line({ colour: 'purple', width: 2, name: 'grey' }),
    fluid: line({ colour: 'green', width: 2, name: 'CSF' }),
  };
  const recovery = createChart(context, {
    ground: 'screen',
    x: { label: 'Time since the pulse', short: 't', unit: 'ms' },
    y: { label: 'Along the field', short: 'Mz', unit: '' },
    marks: {
      ...curves,
      none: rule({ along: 'y', dashed: true }),
      tr: rule({ along: 'x', colour: 'orange', width: 2 }),
      ti: rule({ along: 'x', colour: 'yellow', width: 2 }),
      trName: label({ text: 'TR', colour: 'orange' }),
      tiName: label({ text: 'TI', colour: 'yellow' }),
    },
  });
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time since the pulse', short: 't', unit: 'ms' },
    y: { label: 'Across the field', short: 'Mxy', unit: '', domain: [0, 1.05] },
    marks: {
      ...curves,
      te: rule({ along: 'x', colour: 'orange', width: 2 }),
      teName: label({ text: 'TE', colour: 'orange' }),
    },
  });
  const station = createWorkstation(context, {
    views: [
      { id: 'slice', print: 'Image', name: 'Screen: k-space and picture', screen: slice },
      { id: 'sequence', print: 'Sequence', name: 'Screen: pulse sequence', screen: diagram },
      { id: 'recovery', print: 'T1 curve', name: 'Screen: recovery', screen: recovery },
      { id: 'decay', print: 'T2 curve', name: 'Screen: decay', screen: decay },
    ],
  });
  root.addChild(clinic.root, magnet.root, station.root);

  const screen = context.actionHandle('screen_patient', { name: 'Screening card: fill it in', grip: 'press' });
  const load = context.actionHandle('load_patient', { name: 'Object: load it', grip: 'press' });
  const bottle = context.actionHandle('hold_bottle', {
    name: 'Steel bottle: carry it through the door',
    grip: 'press',
  });
  const dragTime = (chart: typeof recovery | typeof decay) => (point: { x: number; y: number }) =>
    chart.toValue(point).x;
  const repetition = context.inputHandle('tr', {
    name: 'TR on the recovery curve',
    grip: 'x',
    drag: dragTime(recovery),
  });
  const inversion = context.inputHandle('ti', {
    name: 'TI on the recovery curve',
    grip: 'x',
    drag: dragTime(recovery),
  });
  const echo = context.inputHandle('te', { name: 'TE on the decay curve', grip: 'x', drag: dragTime(decay) });

  let scale = 1;
  let wide = true;
  const parts = {
    magnet: {
      lay(box: Box, { small }: { readonly small: number }) {
        scale = Math.min(box.width / (MAGNET.left + MAGNET.right), box.height / (MAGNET.top + MAGNET.bottom));
        magnet.root.scale.set(scale);
        magnet.root.position.set(
          box.x + (box.width - (MAGNET.left + MAGNET.right) * scale) / 2 + MAGNET.left * scale,
          box.y + box.height - MAGNET.bottom * scale,
        );
        magnet.fitText(small / scale);
      },
    },
    station,
  };
  const place = (handle: typeof load, { x, y, width, height }: Box): void =>
    handle.place(magnet.root.x + x * scale, magnet.root.y + y * scale, width * scale, height * scale);
  let entered = 0;
  let flown = 0;
  const glide = (from: number, to: number): number => {
    const left = to - from;
    if (reducedMotion || Math.abs(left) < 0.01) return to;
    context.redraw();
    return from + GLIDE * left;
  };

  function drawMagnet({ view }: MriFrame): void {
    entered = glide(entered, view.loaded ? 1 : 0);
    flown = glide(flown, view.bottle ? 1 : 0);
    magnet.object(view.object, entered);
    magnet.pulse(view.phase);
    magnet.card(view.screened, view.card !== 'None');
    magnet.bottle(flown);
    screen.enable(!view.screened);
    if (!view.screened) place(screen, CARD);
    load.enable(!view.loaded);
    if (!view.loaded) place(load, { x: WAITING.x - 44, y: WAITING.y - 44, width: 88, height: 88 });
    // On a phone it would stand too near the card: there it is in the dock alone.
    const held = wide && !view.loaded && !view.bottle;
    bottle.enable(held);
    if (held) place(bottle, BOTTLE);
  }

  const times = new Float32Array(POINTS);
  const values = new Float32Array(POINTS);
  function drawCurves({ view, params, hidden }: MriFrame): void {
    const on = { recovery: station.shown === 'recovery', decay: station.shown === 'decay' };
    for (const [chart, which, span] of [
      [recovery, 'recovery', Math.max(1000, 1.25 * params.tr)],
      [decay, 'decay', Math.max(100, 1.6 * params.te)],
    ] as const) {
      if (!on[which]) continue;
      chart.domain({ x: [0, span] });
      for (let n = 0; n < POINTS; n++) times[n] = (span * n) / (POINTS - 1);
      const marks = [chart.marks.white, chart.marks.grey, chart.marks.fluid];
      view.curves.forEach(({ start, recovery: t1, decay: t2 }, tissue) => {
        for (let n = 0; n < POINTS; n++) {
          const t = times[n] ?? 0;
          values[n] = which === 'recovery' ? 1 - (1 - start) * Math.exp(-t / t1) : Math.exp(-t / t2);
        }
        marks[tissue]?.columns(times, values);
      });
    }
    const inverted = params.sequence === 'Inversion Recovery' && !hidden.has('sequence');
    recovery.domain({ y: [inverted ? -1.05 : 0, 1.05] });
    recovery.marks.none.set(inverted ? 0 : null);
    for (const [rules, names, at, y] of [
      [recovery.marks.tr, recovery.marks.trName, hidden.has('tr') ? null : params.tr, 0.15],
      [recovery.marks.ti, recovery.marks.tiName, hidden.has('ti') || !inverted ? null : params.ti, -0.75],
      [decay.marks.te, decay.marks.teName, hidden.has('te') ? null : params.te, 0.15],
    ] as const) {
      rules.set(at);
      if (at === null) names.hide();
      else names.at(at, y);
    }
    for (const [handle, chart, shown, at] of [
      [repetition, recovery, on.recovery && !hidden.has('tr'), params.tr],
      [inversion, recovery, on.recovery && inverted && !hidden.has('ti'), params.ti],
      [echo, decay, on.decay && !hidden.has('te'), params.te],
    ] as const) {
      handle.enable(shown);
      if (!shown) continue;
      const { x } = chart.toPixel(at, 0);
      handle.place(x - 9, chart.area.y, 18, chart.area.height);
    }
  }

  const technique = ({ params, hidden }: MriFrame): string => {
    const said = (id: 'tr' | 'te' | 'ti', value: number): string => (hidden.has(id) ? '?' : String(value));
    const inversion = params.sequence === 'Inversion Recovery' ? `   TI ${said('ti', params.ti)}` : '';
    return `${hidden.has('sequence') ? '?' : params.sequence}   TR ${said('tr', params.tr)}   TE ${said('te', params.te)}${inversion} ms`;
  };
  const result = ({ view, shown, params, hidden }: MriFrame): string => {
    const lines = hidden.has('matrix') || hidden.has('nex') ? '' : `line ${view.acquired} of ${view.lines}   `;
    return view.complete && shown.roi_mean.value !== null
      ? `${params.tissue} ${shown.roi_mean.text} a.u.`
      : `${lines}${shown.scan_time.text} s`;
  };

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      wide = stage.layout === 'wide';
      arrange(ARRANGEMENT[stage.layout], parts, { ...inset(box, 12, 10), height: box.height - 24 }, stage.type);
      const floor = magnet.root.y + (MAGNET.bottom - 18) * scale;
      clinic.resize(stage, floor - 54 * scale, [
        { x: magnet.root.x, y: floor - 10 * scale, width: 380 * scale, height: 400 * scale },
      ]);
    },
    draw(frame) {
      const { view } = frame;
      drawMagnet(frame);
      slice.draw(frame);
      if (station.shown === 'sequence') diagram.draw(frame);
      drawCurves(frame);
      station.method(technique(frame));
      if (view.message !== null) station.result(view.message, 'warning');
      else station.result(result(frame));
    },
    describe(frame) {
      const { view, shown } = frame;
      const state = {
        idle: 'No scan runs; the magnet is on.',
        shimming: 'The field is evened out.',
        scanning: `A scan runs: ${view.acquired} lines are in.`,
        scanned: view.complete ? 'The scan is complete.' : 'The scan was stopped; the other lines are zero.',
      }[view.stage];
      return [
        `An MRI scanner; ${view.object} ${view.loaded ? 'lies in the bore' : 'waits on the table'}.`,
        view.screened ? 'The screening card is filled in.' : 'The screening card is empty.',
        view.bottle ? 'A steel bottle has flown into the bore.' : '',
        `${technique(frame)}.`,
        state,
        shown.roi_mean.value === null ? '' : `The region has a mean of ${shown.roi_mean.text}.`,
        view.message === null ? '' : `${view.message.replace(/\.$/, '')}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};
