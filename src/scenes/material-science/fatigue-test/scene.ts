/** An axial resonance machine with its counter, the section of the bar, the S-N sheet and Haigh's diagram. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  boxOf,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  spaced,
  stageRoom,
  type Stand,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { JAW_HEIGHT } from '../../kit/testing/universal-testing-machine';
import { drawCard } from '../../kit/words/paper-sheet';
import { createBeachMarks } from './beach-marks';
import { createFatigueBar } from './fatigue-bar';
import { CELL_HEIGHT, createResonanceMachine, MACHINE, WHEEL } from './resonance-machine';

type FatigueFrame = Frame<'fatigue_test'>;

const ARRANGEMENT: Arrangements<'machine' | 'counter' | 'section' | 'sn' | 'haigh'> = {
  wide: spaced(
    16,
    row(
      grow(34, 'machine'),
      grow(
        66,
        spaced(
          12,
          column(
            grow(42, spaced(12, row(grow(62, 'counter'), grow(38, 'section')))),
            grow(58, spaced(12, row(grow(58, 'sn'), grow(42, 'haigh')))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(52, spaced(8, row(grow(42, 'machine'), grow(58, 'counter')))),
      grow(48, spaced(8, row(grow(36, 'section'), grow(64, 'sn')))),
    ),
  ),
};
const TONES: Readonly<Record<FatigueFrame['params']['material'], number>> = {
  'SAE 1015 normalised': 0x93a0ae,
  'Man-Ten': 0x88939e,
  'RQC-100': 0x7f8b98,
  'SAE 4142 (450 HB)': 0x6f7c8a,
  'Steel AISI 4340': 0x7d8995,
  'Aluminium 2024-T4': 0xcdd5dc,
  'Ti-6Al-4V': 0xa7a59c,
};
const COVERED = 0x8f9aa6;
const OPENING = 132;
/** MPa that draw the spindle as far as it goes, and stage units of a drag over that. */
const FULL_MEAN = 600;
const MEAN_TRAVEL = 110;
/** How far the grips are seen to move, and how fast, in radians a wall millisecond. */
const SHAKE = { by: 2.2, rate: 0.045 } as const;
/** The bar with its grips, from the middle of the table's top. */
const BAR_BOX: Box = { x: -50, y: -CELL_HEIGHT - JAW_HEIGHT - OPENING - 34, width: 100, height: OPENING + 68 };
const CURVE_POINTS = 40;
const LIVES = [1e2, 1e8] as const;
const STRESSES = [50, 1500] as const;
/** MPa at the end of Haigh's axis while the material is hidden. */
const UNKNOWN_TOP = 1000;
const MODES: Readonly<Record<FatigueFrame['view']['mode'], string>> = {
  ready: 'ready',
  running: 'running',
  stopped: 'stopped',
  failed: 'broken',
  'run-out': 'run out',
};

/** The part of the face where the crack ran. */
const faceWords = (marks: number): string =>
  marks === 0 ? 'a smooth part' : `a smooth part with ${marks === 1 ? 'one beach mark' : `${marks} beach marks`}`;

export const createScene: CreateScene<'fatigue_test'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'Fatigue test' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const rig = createResonanceMachine(context, '100 kN');
  const bar = createFatigueBar();
  bar.root.y = -CELL_HEIGHT;
  const stand = new Container({ label: 'fatigue machine' });
  stand.addChild(rig.root, bar.root, rig.front);
  const section = createBeachMarks(context);
  const counter = createInstrument(context, {
    form: 'console',
    title: 'Cycles',
    display: {
      rows: [
        { widest: '00000000', unit: '', key: 'cycles' },
        { unit: 'MPa', widest: '−000 ± 0000', second: true, key: 'stress' },
      ],
      note: true,
    },
    keys: [{ action: 'start', print: 'START' }],
    knobs: [{ input: 'amplitude', print: 'σa' }],
  });
  const paper = (): Graphics => new Graphics({ label: 'sheet' });
  const papers = { sn: paper(), haigh: paper() };
  const sn = createChart(context, {
    ground: 'none',
    x: { label: 'Life N, cycles', short: 'N', log: true, domain: LIVES },
    y: { label: 'Amplitude', short: 'σa', unit: 'MPa', log: true, domain: STRESSES, ticks: [100, 200, 500, 1000] },
    marks: {
      curve: line({ colour: 'orange', width: 2.2, points: 'changes' }),
      limit: rule({ along: 'y', colour: 'green', dashed: true }),
      broken: points({ colour: 'sky', radius: 3.8 }),
      lived: points({ colour: 'green', radius: 4.4, shape: 'up' }),
      words: corner({ at: 'above' }),
    },
  });
  const haigh = createChart(context, {
    ground: 'none',
    x: { label: 'Mean stress', short: 'σm', unit: 'MPa', domain: [-300, 600] },
    y: { label: 'Amplitude for 10⁶', short: 'σa', unit: 'MPa' },
    marks: {
      goodman: line({ colour: 'sky', name: 'Goodman' }),
      morrow: line({ colour: 'green', name: 'Morrow' }),
      swt: line({ colour: 'orange', name: 'SWT' }),
      now: points({ colour: 'bright', radius: 5, shape: 'diamond' }),
      words: corner({ at: 'top right' }),
    },
  });
  const sheets = { sn: new Container({ label: 'S-N sheet' }), haigh: new Container({ label: 'Haigh sheet' }) };
  sheets.sn.addChild(papers.sn, sn.root);
  sheets.haigh.addChild(papers.haigh, haigh.root);
  root.addChild(workshop.root, stand, section.root, counter.root, sheets.sn, sheets.haigh);
  const next = context.actionHandle('next_specimen', { name: 'Bar: mount the next one', grip: 'press' });

  const spindle = context.inputHandle('mean_stress', {
    grip: 'y',
    drag: (point, start, value) => value + ((start.y - point.y) / MEAN_TRAVEL) * FULL_MEAN,
  });

  let place: Stand = { x: 0, y: 0, scale: 1 };
  const sheetPart = (name: 'sn' | 'haigh', chart: typeof sn | typeof haigh): Placed => ({
    root: sheets[name],
    lay(box, type) {
      drawCard(papers[name], box, theme);
      chart.lay(inset(box, 9), type);
    },
  });
  const parts = {
    machine: {
      lay(box: Box, type) {
        place = fitted(box, MACHINE);
        const { x, y, scale } = place;
        stand.position.set(x + MACHINE.x * scale, y + MACHINE.table * scale);
        stand.scale.set(scale);
        rig.lay(type.small / scale);
      },
    } satisfies Placed,
    counter,
    section,
    sn: sheetPart('sn', sn),
    haigh: sheetPart('haigh', haigh),
  };
  const curveX = new Float64Array(CURVE_POINTS);
  const curveY = new Float64Array(CURVE_POINTS);
  const broken: [number[], number[]] = [[], []];
  const lived: [number[], number[]] = [[], []];

  function drawSheets(frame: FatigueFrame): void {
    const { view, fields, hidden } = frame;
    const known = !hidden.has('amplitude');
    for (const list of [...broken, ...lived]) list.length = 0;
    for (let n = 0; n < view.shown && known; n++) {
      const [xs, ys] = (fields.tests[3 * n + 2] ?? 0) > 0.5 ? broken : lived;
      xs.push(Math.max(LIVES[0], fields.tests[3 * n + 1] ?? 1));
      ys.push(Math.max(STRESSES[0], Math.min(STRESSES[1], fields.tests[3 * n] ?? STRESSES[0])));
    }
    sn.marks.broken.columns(broken[0], broken[1], broken[0].length);
    sn.marks.lived.columns(lived[0], lived[1], lived[0].length);
    const { fit } = view;
    for (let n = 0; n < CURVE_POINTS && fit; n++) {
      const life = 10 ** (2 + (n / (CURVE_POINTS - 1)) * 5);
      const stress = fit.a * life ** fit.b;
      curveX[n] = life;
      curveY[n] = stress > STRESSES[0] && stress < STRESSES[1] ? stress : Number.NaN;
    }
    sn.marks.curve.columns(curveX, curveY, fit && known ? CURVE_POINTS : 0);
    sn.marks.limit.set(view.limit !== null && known ? view.limit : null);
    sn.marks.words.set(
      view.shown === 0 ? '' : lived[0].length > 0 ? '▲ run-outs' : view.shown === 1 ? '1 test' : `${view.shown} tests`,
    );
    drawHaigh(frame);
  }

  /** Its lines are worked out from the material and its surface: of a hidden one they would tell. */
  function drawHaigh({ view, fields, params, hidden }: FatigueFrame): void {
    const unknown = hidden.has('material') || hidden.has('surface');
    const count = unknown ? 0 : view.haighPoints;
    let most = 0;
    for (let n = 0; n < count; n++) most = Math.max(most, fields.haigh[4 * n + 3] ?? 0, fields.haigh[4 * n + 1] ?? 0);
    const top = unknown ? UNKNOWN_TOP : Math.ceil((most * 1.05) / 100) * 100;
    haigh.domain({ y: [0, top] });
    haigh.marks.goodman.rows(fields.haigh, 4, 0, 1, count);
    haigh.marks.morrow.rows(fields.haigh, 4, 0, 2, count);
    haigh.marks.swt.rows(fields.haigh, 4, 0, 3, count);
    haigh.marks.words.set(unknown ? 'Drawn for a material and a surface that are known' : '');
    const seen = !hidden.has('amplitude') && !hidden.has('mean_stress');
    haigh.marks.now.columns([params.mean_stress], [Math.min(params.amplitude, top)], seen ? 1 : 0);
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, 14, 22), stage.type);
      const onTable = { x: stand.x, y: stand.y, scale: place.scale };
      placeHandle(next, boxOf(onTable, BAR_BOX));
      placeHandle(spindle, boxOf(onTable, WHEEL));
      workshop.resize(stage, place.y + MACHINE.height * place.scale * 0.88, [
        { ...boxOf(place, { x: MACHINE.x, y: MACHINE.height, width: 290, height: 200 }), tone: theme.housing },
      ]);
    },

    draw(frame, wall) {
      const { view, params, hidden } = frame;
      const tone = hidden.has('material') ? COVERED : TONES[params.material];
      const failed = view.mode === 'failed';
      const moving = view.mode === 'running' && frame.running;
      const shake = moving && !reducedMotion ? SHAKE.by * Math.sin(wall * SHAKE.rate) : 0;
      const opening = OPENING + shake + (failed ? 9 : 0);
      const mean = hidden.has('mean_stress') ? 0 : params.mean_stress;
      rig.set(opening, mean / FULL_MEAN, failed ? 'warning' : moving ? 'moving' : 'idle');
      bar.set({
        opening: failed ? OPENING : opening,
        tone,
        rough: params.surface === 'Hot rolled' && !hidden.has('surface'),
        crack: view.crack,
        broken: failed,
      });
      section.set({
        crack: view.crack,
        share: view.share,
        marks: view.marks,
        broken: failed,
        tone,
        words: failed ? 'Fracture' : view.crack > 0.02 ? 'Crack' : 'Section',
      });
      counter.set('cycles', String(Math.round(view.cycles)));
      const swing = hidden.has('amplitude') ? '–' : `± ${params.amplitude}`;
      counter.set('stress', hidden.has('mean_stress') ? swing : `${params.mean_stress} ${swing}`.replace('-', '−'));
      counter.note(
        view.blocks > 1 && !failed ? `${MODES[view.mode]}, block ${view.blocks}` : MODES[view.mode],
        failed ? 'warning' : 'plain',
      );
      next.enable(view.mode !== 'running' && view.mode !== 'ready');
      drawSheets(frame);
    },

    describe({ view, params, shown, hidden }) {
      const sentences = [
        `A bar${hidden.has('material') ? '' : ` of ${params.material}`}, number ${view.mounted}, is in the grips; the machine is ${MODES[view.mode]}.`,
        `The counter shows ${shown.cycles.text} cycles.`,
      ];
      if (view.crack > 0.02 && view.mode !== 'failed') sentences.push('A crack is seen at its waist.');
      if (view.mode === 'failed')
        sentences.push(
          view.overload
            ? 'It broke on the first cycle.'
            : `It broke: ${faceWords(view.marks.length)}, and a rough rest.`,
        );
      if (view.shown > 0)
        sentences.push(
          `The sheet has ${view.shown} tests, of which ${shown.run_outs.text} ran out${view.fit ? `, and a line with B = ${shown.fit_b.text}` : ''}.`,
        );
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
