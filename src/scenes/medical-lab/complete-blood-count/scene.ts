/** A blood counter: the tube with needle and block, its counting baths, oscilloscope, histograms and the slip that it prints. */
import { Container } from 'pixi.js';
import { RANGES } from '../../../../engine/data/blood-counts';
import type { Box, CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { growingDomain } from '../../kit/charts/domains';
import { createResultSlip, type SlipLine } from '../../kit/instruments/result-slip';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, cells, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCountingBaths } from './counting-baths';
import { createSampler, type SamplerPlace } from './sampler';

type CountFrame = Frame<'cbc'>;

const ARRANGEMENT: Arrangements<'baths' | 'sampler' | 'screen' | 'scope' | 'slip'> = {
  wide: spaced(
    12,
    row(
      grow(46, spaced(8, column(grow(28, 'baths'), grow(25, 'sampler')))),
      grow(54, spaced(10, column(grow(19, 'screen'), grow(30, spaced(10, row(grow(10, 'scope'), grow(17, 'slip'))))))),
    ),
  ),
  tall: spaced(
    8,
    column(grow(19, spaced(8, row(grow(13, 'baths'), grow(12, 'sampler')))), grow(21, 'screen'), grow(22, 'slip')),
  ),
};
const MARGIN = 12;
const LINES = [
  { id: 'rbc', name: 'RBC', unit: '10¹²/L', range: RANGES.rbc },
  { id: 'hgb', name: 'HGB', unit: 'g/L', range: RANGES.hgb },
  { id: 'hct', name: 'HCT', unit: 'L/L' },
  { id: 'mcv', name: 'MCV', unit: 'fL', range: RANGES.mcv },
  { id: 'mch', name: 'MCH', unit: 'pg', range: RANGES.mch },
  { id: 'mchc', name: 'MCHC', unit: 'g/L', range: RANGES.mchc },
  { id: 'rdw_cv', name: 'RDW', unit: '%', range: RANGES.rdw_cv },
  { id: 'plt', name: 'PLT', unit: '10⁹/L', range: RANGES.plt },
  { id: 'wbc', name: 'WBC', unit: '10⁹/L', range: RANGES.wbc },
  { id: 'lymph_pct', name: 'LYM', unit: '%' },
  { id: 'mid_pct', name: 'MID', unit: '%' },
  { id: 'gran_pct', name: 'GRA', unit: '%' },
] as const satisfies readonly (SlipLine & { readonly id: string })[];
/** The window of the oscilloscope, ms of wall time shown as units, and the tallest pulse, fL. */
const WINDOW = 100;
const PULSE_WIDTH = 0.7;
const DIP = 900;

export const createScene: CreateScene<'cbc'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'complete blood count' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const baths = createCountingBaths(context);
  const sampler = createSampler(context);
  const slip = createResultSlip(context, LINES);
  const screen = createScreenCase(context, { title: 'Volumes, fL' });
  const scope = createScreenCase(context, { title: 'Pulses' });
  const histogram = (label: string, to: number) =>
    createChart(context, {
      ground: 'screen',
      x: { label, domain: [0, to] },
      y: { label: '', bare: true },
      marks: {
        under: area({ colour: 'sky', alpha: 0.35 }),
        outline: line({ colour: 'sky', width: 1.6 }),
        threshold: rule({ along: 'x', colour: 'orange', dashed: true, width: 2 }),
      },
    });
  const charts = {
    platelet: histogram('PLT', 48),
    red: histogram('RBC', 256),
    white: histogram('WBC', 512),
  } as const;
  const spans = { platelet: 48, red: 256, white: 512 } as const;
  const heights = {
    platelet: growingDomain({ least: [0, 10] }),
    red: growingDomain({ least: [0, 100] }),
    white: growingDomain({ least: [0, 40] }),
  } as const;
  const pulses = createChart(context, {
    ground: 'screen',
    x: { label: '', bare: true, domain: [0, WINDOW] },
    y: { label: 'Volume', short: 'V', unit: 'fL', domain: [0, 250] },
    marks: {
      trace: line({ colour: 'green', width: 1.6 }),
      threshold: rule({ along: 'y', colour: 'orange', dashed: true }),
    },
  });
  root.addChild(room.root, sampler.root, baths.root, screen.root, scope.root);
  for (const { root: chart } of Object.values(charts)) root.addChild(chart);
  root.addChild(pulses.root, slip.root);

  const handles = {
    bottle: context.actionHandle('flush', { name: 'Diluent: rinse the lines', grip: 'press' }),
    tube: context.actionHandle('mix_sample', { name: 'Tube: mix it', grip: 'press' }),
    needle: context.actionHandle('aspirate', { name: 'Needle: draw the sample in', grip: 'press' }),
    block: context.actionHandle('warm_sample', { name: 'Block at 37 °C: warm the tube', grip: 'press' }),
  } as const satisfies Record<SamplerPlace, unknown>;
  const count = context.actionHandle('run_all', { name: 'Baths: count everything', grip: 'press' });
  const threshold = context.inputHandle('plt_threshold', {
    name: 'Threshold between platelets and red cells',
    hint: 'Drag the line; it holds for the next count.',
    grip: 'x',
    drag: (point) => charts.platelet.toValue(point).x,
  });

  let dipped = Number.NEGATIVE_INFINITY;
  let hadDrawn = false;
  let scoped = true;
  const trace = { x: [] as number[], y: [] as number[] };

  const inScreen = {
    root: screen.root,
    lay(box: Box, type: Parameters<typeof screen.lay>[1]) {
      screen.lay(box, type);
      const parts = cells(screen.pane, 'x', 3, 8);
      [charts.platelet, charts.red, charts.white].forEach((chart, n) => {
        const place = parts[n];
        if (place) chart.lay(place, type);
      });
    },
  };
  const inScope = {
    root: scope.root,
    lay(box: Box, type: Parameters<typeof scope.lay>[1]) {
      scoped = true;
      scope.lay(box, type);
      pulses.lay(scope.pane, type);
    },
  };

  function drawPulses({ fields, view }: CountFrame, limit: number): void {
    pulses.root.visible = scoped;
    if (!scoped) return;
    const { pulses: volumes } = fields;
    trace.x.length = 0;
    trace.y.length = 0;
    trace.x.push(0);
    trace.y.push(0);
    let n = 0;
    while (n < volumes.length && !Number.isNaN(volumes[n] ?? Number.NaN)) n++;
    const apart = WINDOW / Math.max(1, n);
    for (let k = 0; k < n && view.running; k++) {
      const at = (k + 0.5) * apart;
      const volume = volumes[k] ?? 0;
      for (const [shift, part] of [
        [-2, 0],
        [-1, 0.35],
        [-0.4, 0.9],
        [0, 1],
        [0.4, 0.9],
        [1, 0.35],
        [2, 0],
      ] as const) {
        trace.x.push(at + shift * PULSE_WIDTH);
        trace.y.push(volume * part);
      }
    }
    trace.x.push(WINDOW);
    trace.y.push(0);
    pulses.domain({ y: [0, view.white ? 500 : 250] });
    pulses.marks.trace.columns(trace.x, trace.y, trace.x.length);
    pulses.marks.threshold.set(view.white ? null : limit);
  }

  function drawHistograms({ fields }: CountFrame, limit: number): void {
    for (const which of ['platelet', 'red', 'white'] as const) {
      const chart = charts[which];
      const values = fields[which];
      let most = 0;
      // Platelets at the foot of the red histogram must not press it down.
      for (let n = which === 'red' ? 20 : 0; n < values.length; n++) most = Math.max(most, values[n] ?? 0);
      if (most === 0) heights[which].reset();
      chart.domain({ y: heights[which].hold(most * 1.08) });
      chart.marks.under.even(values, 0, spans[which]);
      chart.marks.outline.even(values, 0, spans[which]);
      chart.marks.threshold.set(which === 'white' ? null : limit);
    }
    const { area: box } = charts.platelet;
    const at = charts.platelet.toPixel(limit, 0);
    threshold.place(at.x - 10, box.y, 20, box.height);
  }

  return {
    root,
    resize(stage) {
      scoped = false;
      arrange(
        ARRANGEMENT[stage.layout],
        { baths, sampler, screen: inScreen, scope: inScope, slip },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = sampler.standing();
      if (stage.layout === 'wide') room.resize(stage, (standing[0]?.y ?? 0) - 26, standing);
      else room.resize(stage, null);
      for (const [part, handle] of Object.entries(handles) as [SamplerPlace, typeof count][]) {
        const { x, y, width, height } = sampler.place(part);
        handle.place(x, y, width, height);
      }
      const { x, y, width, height } = baths.place();
      count.place(x, y, width, height);
    },
    draw(frame, wall) {
      const { view, params, shown, waiting, hidden } = frame;
      const limit = waiting.plt_threshold ?? params.plt_threshold;
      const has = view.drawn !== null;
      if (has && !hadDrawn) dipped = wall;
      hadDrawn = has;
      const since = wall - dipped;
      const dips = since >= 0 && since < DIP && !reducedMotion;
      sampler.set({
        mixing: view.busy?.is === 'mixing' ? view.busy.part : null,
        warming: view.busy?.is === 'warming' ? view.busy.part : null,
        settled: view.settled,
        warmed: view.warmed,
        dipped: dips ? Math.sin((Math.PI * since) / DIP) : 0,
        drawn: has,
        label: hidden.has('patient') ? 'Tube' : params.patient,
      });
      if (dips) context.redraw();
      const running = view.running;
      baths.set(
        {
          running: running?.what.includes('red') ? 'red' : running?.what.includes('white') ? 'white' : null,
          readsHaemoglobin: running?.what.includes('hgb') ?? false,
          filled: has,
          crowding: view.crowding,
          aperture: Number(waiting.aperture ?? params.aperture),
          absorbance: view.absorbance,
        },
        wall,
        reducedMotion || !frame.running,
      );
      drawHistograms(frame, limit);
      drawPulses(frame, limit);
      slip.set(
        LINES.map(({ id }) => {
          const { text, value } = shown[id];
          return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
        }),
      );
      slip.heading(hidden.has('patient') ? 'Blood count' : `Blood count, ${params.patient}`);
      const status = shown.status.text;
      const flags = shown.flags.value;
      const out = status.startsWith('Above') || status.startsWith('Too');
      slip.words(
        out ? status : typeof flags === 'string' ? flags : running ? 'Counting' : status === 'Ready' ? 'Ready' : '',
        out || (typeof flags === 'string' && flags !== 'Normal'),
      );
    },
    describe({ view, shown, params }) {
      const tube =
        view.busy?.is === 'mixing'
          ? 'The tube is being turned over.'
          : view.busy?.is === 'warming'
            ? 'The tube stands in the block at 37 °C.'
            : view.settled > 0.3
              ? 'The tube stands; its cells have settled below yellow plasma.'
              : 'The tube is mixed.';
      const run = view.running
        ? `Cells stream through the aperture of ${params.aperture} µm; ${Math.round(100 * view.running.part)} % of the count is done.`
        : view.drawn
          ? 'The sample is drawn in.'
          : 'Nothing is drawn in yet.';
      const printed =
        shown.rbc.value === null
          ? ''
          : ` The slip says: red cells ${shown.rbc.text}, haemoglobin ${shown.hgb.text}, mean volume ${shown.mcv.text}, platelets ${shown.plt.text}, white cells ${shown.wbc.text}; ${shown.flags.text}.`;
      const answer = view.answer ? ` The answer: ${view.answer.name}.` : '';
      return `${tube} ${run}${printed}${answer}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
