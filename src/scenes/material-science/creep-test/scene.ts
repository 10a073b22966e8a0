/** A lever-arm creep machine with its furnace; the strain of years on a screen, the grains of the bar, and Larson and Miller's sheet. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain, traceDomains } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { band, points } from '../../kit/charts/marks';
import { corner, label } from '../../kit/charts/words';
import { createInstrument } from '../../kit/instruments/instrument';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';
import {
  arrange,
  type Arrangements,
  boxOf,
  column,
  fitDrawing,
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
import { drawCard } from '../../kit/words/paper-sheet';
import { createCreepMachine, FURNACE_BOX, MACHINE, PAN_BOX } from './creep-machine';
import { createVoidMicrograph } from './void-micrograph';

type CreepFrame = Frame<'creep_test'>;

const ARRANGEMENT: Arrangements<'machine' | 'recorder' | 'grains' | 'control' | 'sheet'> = {
  wide: spaced(
    16,
    row(
      grow(42, 'machine'),
      grow(
        58,
        spaced(
          12,
          column(
            grow(52, 'recorder'),
            grow(48, spaced(12, row(grow(35, 'control'), grow(30, 'grains'), grow(35, 'sheet')))),
          ),
        ),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(62, spaced(8, row(grow(56, 'machine'), grow(44, spaced(8, column(grow(1, 'grains'), grow(1, 'control'))))))),
      grow(38, 'recorder'),
    ),
  ),
};
const TONES: Readonly<Record<CreepFrame['params']['material'], number>> = {
  'Stainless steel 316': 0xb4bec8,
  'Steel 2.25Cr-1Mo': 0x87919d,
  'Steel Grade 91': 0x939ba3,
  'Inconel 718': 0xb3ae9f,
};
const COVERED = 0x8f9aa6;
const MOST_STRESS = 800;
/** A share of life from which the neck is drawn. */
const NECKS = 0.75;
const STAGE_SHADE = 0.16;
/** A stage that takes less of the chart's width has no numeral. */
const LEAST_NAMED = 0.03;
const MODES: Readonly<Record<CreepFrame['view']['mode'], string>> = {
  idle: 'no load',
  soaking: 'soaking',
  loaded: 'under load',
  unloaded: 'unloaded',
  ruptured: 'ruptured',
  overloaded: 'fractured on loading',
};

/** Hours in the unit that suits them. */
function hoursIn(hours: number): string {
  if (hours < 1000) return `${hours < 10 ? hours.toFixed(2) : Math.round(hours)} h`;
  const years = hours / 8766;
  return years < 1 ? `${Math.round(hours / 24)} days` : `${years < 10 ? years.toFixed(1) : Math.round(years)} years`;
}

export const createScene: CreateScene<'creep_test'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'Creep test' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const machine = createCreepMachine(context);
  const grains = createVoidMicrograph(context);
  const control = createInstrument(context, {
    form: 'bench',
    title: 'Furnace',
    display: {
      rows: [
        { unit: '°C', widest: '000', key: 'temperature' },
        { unit: 'MPa', widest: '000', second: true, key: 'stress' },
      ],
      note: true,
    },
    knobs: [{ input: 'temperature', print: '' }],
  });
  const curve = createChart(context, {
    ground: 'screen',
    x: { label: 'Time under load', short: 't', unit: 'h' },
    y: { label: 'Strain', short: 'ε', unit: '%' },
    marks: {
      primary: band({ along: 'x', colour: 'sky', alpha: STAGE_SHADE }),
      secondary: band({ along: 'x', colour: 'green', alpha: STAGE_SHADE }),
      tertiary: band({ along: 'x', colour: 'red', alpha: STAGE_SHADE }),
      strain: line({ colour: 'orange', width: 2.4, points: 'grows' }),
      now: pen({ colour: 'bright' }),
      one: label({ text: 'I', side: 'below' }),
      two: label({ text: 'II', side: 'below' }),
      three: label({ text: 'III', side: 'below' }),
      words: corner({ at: 'above', colour: 'orange' }),
    },
  });
  const recorder = chartOnScreen(createScreenCase(context, { title: 'Strain', form: 'bench' }), curve);
  const paper = new Graphics({ label: 'sheet' });
  const lmp = createChart(context, {
    ground: 'none',
    x: { label: 'P / 1000', short: 'P/10³', domain: [18, 30] },
    y: { label: 'Stress', short: 'σ', unit: 'MPa', log: true, domain: [20, 1000] },
    marks: { bars: points({ colour: 'sky', radius: 4 }), words: corner({ at: 'above' }) },
  });
  const sheet = new Container({ label: 'Larson and Miller' });
  sheet.addChild(paper, lmp.root);
  root.addChild(workshop.root, machine.root, recorder.root, control.root, grains.root, sheet);
  const handles = {
    furnace: [context.actionHandle('heat', { name: 'Furnace: heat', grip: 'press' })],
    pan: [
      context.actionHandle('load', { name: 'Weights: put them on', grip: 'press' }),
      context.actionHandle('unload', { name: 'Weights: take them off', grip: 'press' }),
    ],
  } as const;
  const times = growingDomain({ least: [0, 0.1] });
  const strains = growingDomain({ least: [0, 1] });
  const domains = traceDomains(times, strains);
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const parts = {
    machine: {
      lay(box, type) {
        stand = fitDrawing(machine.root, box, MACHINE);
        machine.fit(stand.scale, type);
      },
    } satisfies Placed,
    grains,
    control,
    recorder,
    sheet: {
      root: sheet,
      lay(box, type) {
        drawCard(paper, box, theme);
        lmp.lay(inset(box, 8), type);
      },
    } satisfies Placed,
  };

  function drawCurve({ view, fields, shown }: CreepFrame): void {
    curve.domain(domains.hold(fields.trace, view.points));
    curve.marks.strain.rows(fields.trace, 2, 0, 1, view.points);
    const last = view.points - 1;
    curve.marks.now.at(fields.trace[2 * last] ?? Number.NaN, fields.trace[2 * last + 1] ?? Number.NaN);
    drawStages(view);
    const stage = shown.stage.text;
    curve.marks.words.set(view.mode === 'idle' || view.mode === 'soaking' ? '' : `${stage}, ${hoursIn(view.hours)}`);
  }

  /** The three stages as far as the bar has come. */
  function drawStages({ mode, began, hours }: CreepFrame['view']): void {
    const crept = mode !== 'idle' && mode !== 'soaking' && mode !== 'overloaded';
    const starts = [crept ? 0 : null, began.secondary, began.tertiary];
    const { primary, secondary, tertiary, one, two, three } = curve.marks;
    [primary, secondary, tertiary].forEach((shade, n) => {
      const numeral = [one, two, three][n];
      const from = starts[n] ?? null;
      const to = starts[n + 1] ?? hours;
      if (from === null || to <= from) {
        shade.hide();
        numeral?.hide();
        return;
      }
      shade.set(from, to);
      if (to - from < LEAST_NAMED * times.domain[1]) numeral?.hide();
      else numeral?.at((from + to) / 2, strains.domain[1]);
    });
  }

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, 14, 22), stage.type);
      const { y, scale } = stand;
      for (const handle of handles.furnace) placeHandle(handle, boxOf(stand, FURNACE_BOX));
      for (const handle of handles.pan) placeHandle(handle, boxOf(stand, PAN_BOX));
      workshop.resize(stage, y + MACHINE.height * scale * 0.88, [
        { ...boxOf(stand, { x: 204, y: 498, width: 380, height: 160 }), tone: theme.housing },
      ]);
    },

    draw(frame) {
      const { view, params, hidden } = frame;
      const broken = view.mode === 'ruptured' || view.mode === 'overloaded';
      machine.set({
        furnace: hidden.has('temperature') ? 20 : view.furnace,
        loaded: view.mode === 'loaded',
        weights: hidden.has('stress') ? 0.3 : params.stress / MOST_STRESS,
        strain: view.strain,
        necked: broken ? 1 : Math.max(0, (view.used - NECKS) / (1 - NECKS)) ** 2,
        broken,
        tone: hidden.has('material') ? COVERED : TONES[params.material],
      });
      grains.set({
        damage: view.damage,
        broken: view.mode === 'ruptured',
        words: view.damage > 0.12 ? 'Voids' : 'Grains',
      });
      control.set('temperature', hidden.has('temperature') ? '–' : String(Math.round(view.furnace)));
      control.set('stress', hidden.has('stress') ? '–' : view.mode === 'loaded' ? String(params.stress) : '0');
      control.note(MODES[view.mode], broken ? 'warning' : 'plain');
      const hot = view.mode === 'idle' && view.furnace > 100;
      handles.furnace[0].enable(view.mode !== 'loaded' && view.mode !== 'soaking' && !hot);
      handles.pan[0].enable(view.mode === 'unloaded' || hot);
      handles.pan[1].enable(view.mode === 'loaded');
      drawCurve(frame);
      const bars = hidden.has('stress') || hidden.has('temperature') ? [] : view.ruptured;
      lmp.marks.bars.columns(
        bars.map((bar) => bar.lmp / 1000),
        bars.map((bar) => bar.stress),
        bars.length,
      );
      lmp.marks.words.set(bars.length === 0 ? 'no bar yet' : `${bars.length} ${bars.length === 1 ? 'bar' : 'bars'}`);
    },

    describe({ view, params, shown, hidden }) {
      const sentences = [
        `A bar${hidden.has('material') ? '' : ` of ${params.material}`} hangs in the furnace, ${MODES[view.mode]}.`,
        hidden.has('temperature') ? '' : `The furnace shows ${Math.round(view.furnace)} °C.`,
      ].filter((sentence) => sentence !== '');
      if (view.mode !== 'idle' && view.mode !== 'soaking')
        sentences.push(`After ${hoursIn(view.hours)} the strain is ${shown.strain.text} %: ${shown.stage.text} stage.`);
      if (view.damage > 0.12) sentences.push('Voids have opened at the grain boundaries.');
      if (view.mode === 'ruptured') sentences.push(`It broke after ${shown.rupture_time.text} h.`);
      if (view.ruptured.length > 0) sentences.push(`The sheet has ${view.ruptured.length} ruptured bars.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
