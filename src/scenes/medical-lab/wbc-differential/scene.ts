/** A microscope with an oil lens, its smear, what the camera on it shows, the tally counter, the sheet of the count and the table of limits. */
import { Container } from 'pixi.js';
import { CLASS_NAMES, type SmearArea } from '../../../../engine/data/white-cells';
import type { Box, CreateScene, Frame, Point } from '../../contract';
import { createBloodFilmPainter } from '../../kit/blood/smear-painter';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createCameraField } from '../../kit/microscope/camera-field';
import type { FieldLook } from '../../kit/microscope/field-picture';
import { createMicroscopeStand, OIL_LENSES } from '../../kit/microscope/microscope-stand';
import { createRoom } from '../../kit/room/room';
import { createLensTravel } from './lens-travel';
import { createLimitsTable } from './limits-table';
import { createShareSheet } from './share-sheet';
import { createSmearSlide } from './smear-slide';
import { createTallyCounter } from './tally-counter';
import { createTurnedSheet } from './turned-sheet';

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
/** Room between a cell and its brackets, µm. */
const AROUND = 2.4;
const SPREAD = 0.09;
const THICK_SPREAD = 0.3;
const OPTIONS: readonly SmearArea[] = ['Monolayer', 'Feathered edge', 'Thick end'];

/** The camera at a place of an area; `drawing`: another number for another picture. */
const lookAt = ({ x, y }: Point, area: SmearArea, drawing: number): FieldLook => ({
  drawing,
  x,
  y,
  diameter: FIELD,
  spreads: [area === 'Thick end' ? THICK_SPREAD : SPREAD],
  grey: 0.97,
  contrast: 1,
});

function describeCount({ view, params, shown }: CountFrame): string {
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
}

export const createScene: CreateScene<'wbc_differential'> = (context) => {
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
  const sheet = createTurnedSheet(context, chart, table);
  const lensAt = createLensTravel(context.reducedMotion);
  const parts = {
    stand: { root: stand.root, lay: (box: Box) => stand.lay(box) },
    field,
    slide,
    chart: sheet.sides,
    table,
    counter,
  } as const;

  function drawField({ view, params, hidden }: CountFrame, wall: number): void {
    const { cells, here } = view;
    const cell = cells[here];
    if (!cell) return;
    const lens = lensAt(cell.x, cell.y, wall);
    const smearArea = params.smear_area;
    painter.put({ area: smearArea, seed: params.specimen, white: cells });
    field.bracket(lens.moves ? null : cell.diameter / 2 + AROUND);
    const settled = field.draw(lookAt(lens, smearArea, (cell.form % 1e6) * 10 + OPTIONS.indexOf(smearArea)), wall);
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
      sheet.fold(stage.layout === 'tall');
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
      sheet.show();
      table.set(params.cells_to_count, view.sheet[0]?.share ?? null);
      chart.set(view.sheet, view.earlier, view.answer?.shares ?? null);
    },
    describe: describeCount,
    destroy: () => root.destroy({ children: true }),
  };
};
