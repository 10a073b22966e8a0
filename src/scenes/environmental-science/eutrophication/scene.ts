/** A lake in section: two layers of water with algae and fish, a disc on its line, the mud; below it the record, a sonde and a microscope. */
import { Container, Graphics } from 'pixi.js';
import { DAYS_A_YEAR, LAST_YEAR, RECORD } from '../../../../engine/environmental-science/lake-model';
import type { Box, CreateScene, Frame, StageSize, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { createInstrument } from '../../kit/instruments/instrument';
import { createScreenCase } from '../../kit/instruments/screen-case';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createSignBoard } from '../../kit/words/sign-board';
import { describeLake } from './describe-lake';
import { type Basin, paintLake } from './lake-picture';
import { createLakeWater } from './lake-water';
import { createMicroscopeField } from './microscope-field';

type LakeFrame = Frame<'eutrophication'>;

const ARRANGEMENT: Arrangements<'lake' | 'record' | 'sonde' | 'field'> = {
  wide: column(grow(1.45, 'lake'), grow(1, spaced(12, row(grow(2, 'record'), grow(1, 'sonde'), grow(0.9, 'field'))))),
  tall: spaced(
    8,
    column(grow(1.1, 'lake'), grow(1.1, 'record'), grow(0.55, spaced(8, row(grow(1.6, 'sonde'), grow(1, 'field'))))),
  ),
};
const MARGIN = 14;
/** mg/L: a little above what water in equilibrium with air holds. */
const MOST_OXYGEN = 10;
const MARKS = 4;
/** m below what it was seen at to which a hand may go on. */
const BEYOND = 1.15;

export const createScene: CreateScene<'eutrophication'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'lake in section' });
  const water = createLakeWater(context);
  const staff = new Graphics({ label: 'depth staff' });
  const marks = Array.from({ length: MARKS }, () => createSignBoard(context));
  const sonde = createInstrument(context, {
    form: 'hand-held',
    title: 'Lake sonde',
    display: {
      rows: [
        { label: 'Chl', unit: 'µg/L', widest: '000.0' },
        { label: 'deep O₂', unit: 'mg/L', widest: '00.00' },
      ],
    },
  });
  const screen = createScreenCase(context, { form: 'panel' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 'yr', domain: [0, LAST_YEAR] },
    y: { label: 'Chlorophyll', short: 'Chl', unit: 'µg/L' },
    y2: { label: 'Deep oxygen', short: 'O₂', unit: 'mg/L', domain: [0, MOST_OXYGEN] },
    marks: {
      oxygen: line({ colour: 'sky', points: 'grows', axis: 'y2', name: 'oxygen' }),
      green: line({ colour: 'green', width: 2.6, points: 'grows', name: 'chlorophyll' }),
      now: pen({ colour: 'green' }),
    },
  });
  const values = growingDomain({ least: [0, 20] });
  const field = createMicroscopeField(context);
  root.addChild(water.root, staff, ...marks.map((mark) => mark.root), screen.root, chart.root, sonde.root, field.root);

  let stage: StageSize | null = null;
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let lakeBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let basin: Basin = { box: lakeBox, left: 0, right: 1, surface: 0, bed: 1 };
  let laid = '';
  let frame: LakeFrame | null = null;
  let held = 0;
  let holds = false;
  let read = false;
  let lastDisc: number | null = null;
  let lastYears = 0;

  // ------------------------------------------------------------ what hands do
  const lower = (): void => context.dispatch({ do: 'lower_secchi' });
  const most = (): number => Math.min((frame?.view.secchi ?? 1) * BEYOND, frame?.view.depth ?? 1);
  const disc = context.handle({
    role: 'slider',
    name: 'Secchi disc: lower it until it vanishes',
    hint: 'Drag it down its line, or press Enter to read where it vanishes.',
    grip: 'y',
    min: 0,
    max: 50,
    step: 0.1,
    value: 0,
    format: (metres) => (metres === 0 ? 'at the boat' : 'in the water'),
    set(metres) {
      held = Math.max(0, Math.min(most(), metres));
      const vanishes = Math.min(frame?.view.secchi ?? 1, frame?.view.depth ?? 1);
      if (held >= vanishes - 1e-9 && !read) {
        read = true;
        lower();
      }
      if (held === 0) read = false;
      context.redraw();
    },
    drag: (point, start, metres) =>
      metres + ((point.y - start.y) * (frame?.view.depth ?? 1)) / Math.max(1, basin.bed - basin.surface),
    held(down) {
      holds = down;
      if (!down) held = 0;
      if (!down) read = false;
      context.redraw();
    },
    keys: { Enter: lower },
  });
  const deepBottle = context.actionHandle('sample_deep', { name: 'Deep water: fill a bottle', grip: 'press' });
  const storm = context.actionHandle('rain_storm', { name: 'Stream: a rain storm', grip: 'press' });
  const aerator = context.actionHandle('aerate', { name: 'Aerator at the bottom' });

  // ------------------------------------------------------------ drawing
  function lay({ view, hidden }: LakeFrame): void {
    if (!stage) return;
    const key = `${stage.pixel} ${stage.bleed.x} ${stage.bleed.width} ${stage.bleed.height} ${lakeBox.height} ${view.depth} ${view.deep} ${hidden.has('depth')}`;
    if (key === laid) return;
    laid = key;
    const { y, height } = lakeBox;
    const u = height / 250;
    const surface = y + height * 0.36;
    const left = stage.layout === 'wide' ? 170 : 120;
    basin = { box: lakeBox, left, right: stage.width - 70, surface, bed: y + height - 22 * u };
    const here = stage;
    context.paintBehind(here, (canvas) => paintLake(canvas, theme, here, basin));
    water.lay(basin, view.deep / view.depth);
    const x = basin.right + 26;
    const tall = basin.bed - surface;
    staff
      .clear()
      .rect(x - 2, surface - 10, 4, tall + 10)
      .fill(0xf2efe4)
      .stroke({ width: 1, color: 0x2b333c });
    for (let n = 0; n < 20; n += 2) staff.rect(x - 2, surface + (tall * n) / 20, 4, tall / 20).fill(0xc8372d);
    marks.forEach((mark, n) => {
      const part = n / (MARKS - 1);
      mark.paint(hidden.has('depth') ? '' : `${Number((view.depth * part).toFixed(1))} m`, type.small);
      const { width, height: high } = mark.size;
      mark.root.visible = !hidden.has('depth') && (n === 0 || n === MARKS - 1 || tall / (MARKS - 1) > high + 2);
      mark.root.position.set(Math.min(x, here.width - width / 2 - 3), surface + tall * part);
    });
    const width = basin.right - basin.left;
    const deepTop = surface + tall * (1 - view.deep / view.depth);
    deepBottle.place(
      basin.left + width * 0.17,
      Math.min(deepTop, basin.bed - 44),
      width * 0.14,
      Math.max(40, basin.bed - deepTop - 6),
    );
    aerator.place(
      basin.left + width * 0.66,
      Math.min(deepTop, basin.bed - 44),
      width * 0.14,
      Math.max(40, basin.bed - deepTop - 6),
    );
    storm.place(basin.left - 60 * u, surface - 30 * u, 60 * u, 34 * u);
  }

  function drawRecord({ view, fields }: LakeFrame): void {
    const { trace } = fields;
    if (view.years < lastYears) values.reset();
    lastYears = view.years;
    for (let n = 0; n < view.rows; n++) values.hold(trace[RECORD.columns * n] ?? 0);
    chart.domain({ y: values.domain });
    const until = ((view.rows - 1) * RECORD.days) / DAYS_A_YEAR;
    chart.marks.green.even(columnOf(trace, 0, greens, view.rows), 0, until, view.rows);
    chart.marks.oxygen.even(columnOf(trace, 2, oxygens, view.rows), 0, until, view.rows);
    chart.marks.now.at(view.years, view.chlorophyll);
  }
  const greens = new Float64Array(RECORD.rows);
  const oxygens = new Float64Array(RECORD.rows);
  function columnOf(trace: Float32Array, at: number, to: Float64Array, rows: number): Float64Array {
    for (let n = 0; n < rows; n++) to[n] = trace[RECORD.columns * n + at] ?? 0;
    return to;
  }

  const lake: Placed = {
    lay(box) {
      const top = stage?.bleed.y ?? 0;
      lakeBox = { x: box.x, y: top, width: box.width, height: box.y + box.height - top };
    },
  };
  const record: Placed = {
    least: (sizes) => {
      const { width, height } = chart.least(sizes);
      return screen.least(sizes, { width, height: height + 1.6 * sizes.small });
    },
    lay(box, sizes) {
      screen.lay(box, sizes);
      chart.lay(inset(screen.pane, 6, 3), sizes);
    },
  };

  return {
    root,
    resize(next) {
      stage = next;
      type = next.type;
      arrange(ARRANGEMENT[next.layout], { lake, record, sonde, field }, inset(stageBox(next), MARGIN), next.type);
      laid = '';
    },
    draw(now, wall) {
      frame = now;
      const { view, shown, running } = now;
      lay(now);
      if (!holds) held = 0;
      // One that was sent down by a key or from the dock hangs where it was read until time goes on.
      if (view.disc !== lastDisc) lastDisc = view.disc;
      const hangs = holds || running ? held : (lastDisc ?? 0);
      water.draw({ ...view, disc: hangs, flows: running }, wall);
      const tall = basin.bed - basin.surface;
      const u = Math.max(0.7, lakeBox.height / 250);
      const boatX = basin.left + 0.42 * (basin.right - basin.left) + 22 * u;
      disc.place(boatX - 22 * u, basin.surface + (tall * hangs) / view.depth - 8 * u, 44 * u, 18 * u);
      disc.update(held);
      drawRecord(now);
      sonde.set(0, shown.chlorophyll.text);
      sonde.set(1, shown.deep_oxygen.text);
      field.draw(view.chlorophyll, wall, running);
    },
    describe: describeLake,
    destroy: () => root.destroy({ children: true }),
  };
};
