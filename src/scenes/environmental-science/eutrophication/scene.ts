/** A lake in section: two layers of water with algae and fish, a disc on its line, the mud; below it the record, a sonde and a microscope. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, StageContext, StageSize } from '../../contract';
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
import { createDepthStaff } from './depth-staff';
import { describeLake } from './describe-lake';
import { createLakeGear } from './lake-gear';
import { createLakeGrips } from './lake-grips';
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

const createSonde = (context: StageContext) =>
  createInstrument(context, {
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

/** The basin of a lake that lies in a box. */
function basinIn(box: Box, { layout, width }: StageSize): Basin {
  const { y, height } = box;
  const [left, right] = [layout === 'wide' ? 170 : 120, width - 70];
  return { box, left, right, surface: y + height * 0.36, bed: y + height - (22 * height) / 250 };
}

/** Of the lake as it is painted: what needs it anew. */
const looksOf = ({ view, hidden }: LakeFrame, { pixel, bleed }: StageSize, { height }: Box): string =>
  `${pixel} ${bleed.x} ${bleed.width} ${bleed.height} ${height} ${view.depth} ${view.deep} ${hidden.has('depth')} ${seasonOf(view)}`;

/** The day of a year with seasons, and how the water lies then. */
function createCalendar(context: StageContext) {
  const board = createSignBoard(context);
  const { root } = board;
  return {
    root,
    draw({ view, shown, hidden }: LakeFrame, { box, right }: Basin, small: number) {
      root.visible = view.seasons && !hidden.has('seasons');
      if (!root.visible) return;
      board.paint(`${shown.calendar.text} · ${shown.layering.text.toLowerCase()}`, small);
      root.position.set(right - board.size.width / 2, box.y + 0.9 * board.size.height);
    },
  };
}

export const createScene: CreateScene<'eutrophication'> = (context) => {
  const root = new Container({ label: 'lake in section' });
  const water = createLakeWater(context);
  const staff = createDepthStaff(context);
  const sonde = createSonde(context);
  const record = createLakeRecord(context);
  const gear = createLakeGear(context);
  const calendar = createCalendar(context);
  const field = createMicroscopeField(context);
  root.addChild(water.root, gear.root, staff.root, calendar.root, record.root, sonde.root, field.root);
  const grips = createLakeGrips(context);
  let stage: StageSize | null = null;
  let lakeBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let basin: Basin | null = null;
  let laid = '';

  /** Lays the lake where it has become another one. */
  function layLake(frame: LakeFrame, size: StageSize): Basin {
    const { view, hidden } = frame;
    const looks = looksOf(frame, size, lakeBox);
    if (basin && looks === laid) return basin;
    laid = looks;
    const next = basinIn(lakeBox, size);
    basin = next;
    context.paintBehind(size, (canvas) => paintLake(canvas, context.theme, size, next, seasonOf(view)));
    const deepPart = view.deep / view.depth;
    water.lay(next, deepPart);
    gear.lay(next);
    staff.lay(next, hidden.has('depth') ? null : view.depth, size);
    grips.lay(next, deepPart);
    return next;
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
      arrange(ARRANGEMENT[next.layout], { lake, record, sonde, field }, inset(stageBox(next), MARGIN), next.type);
      basin = null;
    },
    draw(frame, wall) {
      if (!stage) return;
      const { view, shown, running, fields } = frame;
      calendar.draw(frame, layLake(frame, stage), stage.type.small);
      const hangs = grips.hangs(frame);
      water.draw({ ...view, disc: hangs, flows: running }, fields.warmth, wall);
      gear.draw(view);
      grips.draw(frame, hangs, gear.probe);
      record.draw(frame);
      sonde.set(0, shown.chlorophyll.text);
      sonde.set(1, shown.deep_oxygen.text);
      sonde.set(2, shown.probe_temperature.text);
      field.draw(view.chlorophyll, wall, running);
    },
    describe: describeLake,
    destroy: () => root.destroy({ children: true }),
  };
};
