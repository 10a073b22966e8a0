/** A microscope with an oil lens, its smear, what the camera on it shows, the tally counter, the sheet of the count and the table of limits. */
import { Container } from 'pixi.js';
import { CLASS_NAMES, type SmearArea } from '../../../../engine/data/white-cells';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createBloodFilmPainter } from '../../kit/blood/smear-painter';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createCameraField } from '../../kit/microscope/camera-field';
import { createMicroscopeStand, OIL_LENSES } from '../../kit/microscope/microscope-stand';
import { createRoom } from '../../kit/room/room';
import { createLimitsTable } from './limits-table';
import { createShareSheet } from './share-sheet';
import { createSmearSlide } from './smear-slide';
import { createTallyCounter } from './tally-counter';

type CountFrame = Frame<'wbc_differential'>;

const ARRANGEMENT: Arrangements<'stand' | 'table' | 'field' | 'slide' | 'chart' | 'counter'> = {
  wide: spaced(
    12,
    row(
      grow(20, column(grow(10, 'table'), grow(16, 'stand'))),
      grow(41, spaced(8, column(grow(30, 'field'), grow(10, 'slide')))),
      grow(38, spaced(10, column(grow(9, 'chart'), grow(13, 'counter')))),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(1, spaced(8, row(grow(14, 'field'), grow(10, spaced(8, column(grow(3, 'chart'), grow(2, 'slide'))))))),
      'counter',
    ),
  ),
};
const MARGIN = 12;
/** Of the field, µm; pixels of its picture. */
const FIELD = 72;
const PIXELS = 512;
const BAR = 10;
/** Wall ms in which the stage drive brings the next cell under the lens. */
const TRAVEL = 420;
/** A jump further than this, µm, is not drawn as travel. */
const FURTHEST = 400;
/** Room between a cell and its brackets, µm. */
const AROUND = 2.4;
const SPREAD = 0.09;
const THICK_SPREAD = 0.3;
const OPTIONS: readonly SmearArea[] = ['Monolayer', 'Feathered edge', 'Thick end'];

export const createScene: CreateScene<'wbc_differential'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'differential count' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const stand = createMicroscopeStand(context, OIL_LENSES);
  const painter = createBloodFilmPainter();
  const field = createCameraField(context, { draw: painter.draw, pixels: PIXELS, diameter: FIELD, bar: BAR });
  const slide = createSmearSlide(context);
  const chart = createShareSheet(context);
  const counter = createTallyCounter(context);
  const table = createLimitsTable(context);
  root.addChild(room.root, stand.root, field.root, slide.root, chart.root, table.root, counter.root);

  const area = context.inputHandle('smear_area', {
    name: 'Slide: area under the lens',
    hint: 'Press or drag along the smear.',
    grip: 'x',
    drag: (point) => OPTIONS.indexOf(slide.areaAt(point)),
    tap: (point) => context.setInput('smear_area', slide.areaAt(point)),
  });
  /** On a phone the table is on the back of the sheet. */
  let [tall, turned] = [false, false];
  const back = context.handle({
    role: 'toggle',
    name: 'Sheet of the count: turn it over',
    hint: 'On its back is Rümke’s table of the 95 % limits.',
    pressed: false,
    toggle(on) {
      turned = on;
      back.update(on);
      context.redraw();
    },
  });

  /** Where the lens looked before and looks now, µm, and when it set out. */
  let from = { x: 0, y: 0 };
  let to = { x: Number.NaN, y: Number.NaN };
  let left = 0;
  const parts = {
    stand: { root: stand.root, lay: (box: Box) => stand.lay(box) },
    field,
    slide,
    chart: {
      root: chart.root,
      lay(box: Box, type: TypeSizes) {
        chart.lay(box, type);
        if (!tall) return;
        table.lay(box, type);
        back.place(box.x, box.y, box.width, box.height);
      },
    },
    table,
    counter,
  } as const;

  /** The middle of the field at a wall time, and whether it moves still. */
  function lensAt(
    x: number,
    y: number,
    wall: number,
  ): { readonly x: number; readonly y: number; readonly moves: boolean } {
    const part = reducedMotion ? 1 : Math.min(1, Math.max(0, (wall - left) / TRAVEL));
    if (to.x !== x || to.y !== y) {
      const ease = part * part * (3 - 2 * part);
      const now = { x: from.x + (to.x - from.x) * ease, y: from.y + (to.y - from.y) * ease };
      const far = Math.abs(now.x - x) + Math.abs(now.y - y);
      from = Number.isNaN(far) || far > FURTHEST ? { x, y } : now;
      to = { x, y };
      left = wall;
      return { ...from, moves: from.x !== x || from.y !== y };
    }
    const ease = part * part * (3 - 2 * part);
    return { x: from.x + (x - from.x) * ease, y: from.y + (y - from.y) * ease, moves: part < 1 };
  }

  function drawField({ view, params, hidden }: CountFrame, wall: number): void {
    const { cells, here } = view;
    const cell = cells[here];
    if (!cell) return;
    const lens = lensAt(cell.x, cell.y, wall);
    const smearArea = params.smear_area;
    painter.put({ area: smearArea, seed: params.specimen, white: cells });
    field.bracket(lens.moves ? null : cell.diameter / 2 + AROUND);
    const settled = field.draw(
      {
        drawing: (cell.form % 1e6) * 10 + OPTIONS.indexOf(smearArea),
        x: lens.x,
        y: lens.y,
        diameter: FIELD,
        spreads: [smearArea === 'Thick end' ? THICK_SPREAD : SPREAD],
        grey: 0.97,
        contrast: 1,
      },
      wall,
    );
    if (lens.moves || !settled) context.redraw();
    slide.set(smearArea, hidden.has('patient') ? 'Slide' : params.patient);
    stand.set({
      objective: 2,
      coarse: 0.5,
      fine: 0.03 * Math.sin(cell.form),
      lamp: 0.9,
      iris: 0.75,
    });
  }

  return {
    root,
    resize(stage) {
      tall = stage.layout === 'tall';
      back.enable(tall);
      arrange(ARRANGEMENT[stage.layout], parts, inset(stageBox(stage), MARGIN), stage.type);
      if (stage.layout === 'wide') {
        const foot = stand.standing();
        room.resize(stage, foot.y - 34, [foot]);
      } else room.resize(stage, null);
      const { x, y, width, height } = slide.film();
      area.place(x, y, width, height);
    },
    draw(frame, wall) {
      const { view, params } = frame;
      drawField(frame, wall);
      counter.set(view.tally, view.counted, params.cells_to_count);
      counter.light(view.last);
      counter.enable(params.mode === 'Manual', view.complete);
      chart.root.visible = !tall || !turned;
      table.root.visible = !tall || turned;
      table.set(params.cells_to_count, view.sheet[0]?.share ?? null);
      chart.set(view.sheet, view.earlier, view.answer?.shares ?? null);
    },
    describe({ view, params, shown }) {
      const cell = view.cells[view.here];
      const looks =
        cell && !cell.readable
          ? 'The ringed cell is hidden by the thickness of the film.'
          : 'A white cell is ringed in the middle of the field.';
      const tally =
        view.counted === 0
          ? 'Nothing is tallied yet.'
          : `${view.counted} of ${params.cells_to_count} white cells are tallied.`;
      const shares =
        view.counted === 0
          ? ''
          : ` Neutrophils ${shown.pct_neutrophil.text} %, lymphocytes ${shown.pct_lymphocyte.text} %; limits of the lymphocytes ${shown.ci_low_lymphocyte.text} to ${shown.ci_high_lymphocyte.text} %.`;
      const last = view.last ? ` The last key was ${CLASS_NAMES[view.last]}.` : '';
      const answer = view.answer ? ` The answer: ${view.answer.name}.` : '';
      return `The oil lens looks at the ${params.smear_area.toLowerCase()} of the smear. ${looks} ${tally}${last}${shares}${answer}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
