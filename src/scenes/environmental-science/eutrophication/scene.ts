/** A lake in section: two layers of water with algae and fish, a disc on its line, the mud; below it the record, a sonde and a microscope. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, StageSize, TypeSizes } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
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
import { BOAT_AT, createLakeGear } from './lake-gear';
import { type Basin, paintLake, seasonOf } from './lake-picture';
import { createLakeRecord } from './lake-record';
import { createLakeWater } from './lake-water';
import { createMicroscopeField } from './microscope-field';

type LakeFrame = Frame<'eutrophication'>;

const ARRANGEMENT: Arrangements<'lake' | 'record' | 'sonde' | 'field'> = {
  wide: column(grow(1.45, 'lake'), grow(1, spaced(12, row(grow(2, 'record'), grow(1, 'sonde'), grow(0.9, 'field'))))),
  tall: spaced(8, column(grow(1.5, 'lake'), grow(1, spaced(8, row(grow(1.5, 'record'), grow(1, 'sonde')))))),
};
const MARGIN = 14;
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
        { label: 'probe', unit: '°C', widest: '00.0', second: true },
      ],
    },
  });
  const record = createLakeRecord(context);
  const gear = createLakeGear(context);
  const date = createSignBoard(context);
  const field = createMicroscopeField(context);
  root.addChild(water.root, gear.root, staff, ...marks.map((mark) => mark.root));
  root.addChild(date.root, record.root, sonde.root, field.root);

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
  const probe = context.actionHandle('lower_probe', {
    name: 'Probe: let it down its line',
    grip: 'y',
    drag: (point, start, metres) =>
      Math.min(
        frame?.view.depth ?? 1,
        metres + ((point.y - start.y) * (frame?.view.depth ?? 1)) / Math.max(1, basin.bed - basin.surface),
      ),
  });
  const deepBottle = context.actionHandle('sample_deep', { name: 'Deep water: fill a bottle', grip: 'press' });
  const storm = context.actionHandle('rain_storm', { name: 'Stream: a rain storm', grip: 'press' });
  const aerator = context.actionHandle('aerate', { name: 'Aerator at the bottom' });

  // ------------------------------------------------------------ drawing
  function lay({ view, hidden }: LakeFrame): void {
    if (!stage) return;
    const key = `${stage.pixel} ${stage.bleed.x} ${stage.bleed.width} ${stage.bleed.height} ${lakeBox.height} ${view.depth} ${view.deep} ${hidden.has('depth')} ${seasonOf(view)}`;
    if (key === laid) return;
    laid = key;
    const { y, height } = lakeBox;
    const u = height / 250;
    const surface = y + height * 0.36;
    const left = stage.layout === 'wide' ? 170 : 120;
    basin = { box: lakeBox, left, right: stage.width - 70, surface, bed: y + height - 22 * u };
    const here = stage;
    context.paintBehind(here, (canvas) => paintLake(canvas, theme, here, basin, seasonOf(view)));
    water.lay(basin, view.deep / view.depth);
    gear.lay(basin);
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

  const lake: Placed = {
    lay(box) {
      const top = stage?.bleed.y ?? 0;
      lakeBox = { x: box.x, y: top, width: box.width, height: box.y + box.height - top };
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
      water.draw({ ...view, disc: hangs, flows: running }, now.fields.warmth, wall);
      gear.draw(view);
      const tall = basin.bed - basin.surface;
      const u = Math.max(0.7, lakeBox.height / 250);
      const boatX = basin.left + BOAT_AT * (basin.right - basin.left) + 22 * u;
      disc.place(boatX - 22 * u, basin.surface + (tall * hangs) / view.depth - 8 * u, 44 * u, 18 * u);
      disc.update(held);
      probe.place(gear.probe.x - 14 * u, gear.probe.y - 12 * u, 28 * u, 24 * u);
      probe.update(view.probe);
      date.root.visible = view.seasons && !now.hidden.has('seasons');
      if (date.root.visible) {
        date.paint(`${shown.calendar.text} · ${shown.layering.text.toLowerCase()}`, type.small);
        date.root.position.set(basin.right - date.size.width / 2, lakeBox.y + 0.9 * date.size.height);
      }
      record.draw(now);
      sonde.set(0, shown.chlorophyll.text);
      sonde.set(1, shown.deep_oxygen.text);
      sonde.set(2, shown.probe_temperature.text);
      field.draw(view.chlorophyll, wall, running);
    },
    describe: describeLake,
    destroy: () => root.destroy({ children: true }),
  };
};
