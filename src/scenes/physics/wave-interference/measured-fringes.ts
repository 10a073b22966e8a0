/** The screen from the front, millimetre for millimetre above the photometer’s trace, with a ruler to lay along it. */
import { Container } from 'pixi.js';
import type { Box, Handle, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { createFringeScreen } from './fringe-screen';
import { createRuler } from './ruler';

const POINTS = 512;
const HALF_WIDTH = 16;
const RULER_MM = 30;

function createPhotometer(context: SceneContext<'wave_interference'>) {
  const screenCase = createScreenCase(context, { form: 'panel', title: 'Photometer' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Place', short: 'y', unit: 'mm', domain: [-HALF_WIDTH, HALF_WIDTH] },
    y: { label: 'Intensity', short: 'I', domain: [0, 1], bare: true },
    marks: { trace: line({ points: 'changes' }) },
  });
  const photometer = new Container({ label: 'photometer' });
  photometer.addChild(screenCase.root, chart.root);
  return {
    chart,
    part: {
      root: photometer,
      least: (type: TypeSizes) => screenCase.least(type, chart.least(type)),
      lay(box: Box, type: TypeSizes) {
        screenCase.lay(box, type);
        chart.lay(screenCase.pane, type);
      },
    },
  };
}

/** A ruler in millimetres. */
function createLaidRuler(context: SceneContext<'wave_interference'>) {
  const ruler = createRuler(context, 'mm');
  let rulerAt: Point = { x: 0, y: 0 };
  /** Stage units of 1 mm on the screen, and where the ruler rests. */
  let mm = 1;
  let rest: Point = { x: 0, y: 0 };
  const handle: Handle = context.handle({
    role: 'point',
    name: 'Ruler',
    hint: 'Lay it along the fringes. Arrow keys move it by 0.1 mm.',
    min: { x: -30, y: -6 },
    max: { x: 30, y: 10 },
    step: 0.1,
    value: rulerAt,
    format: ({ x, y }) => `its middle at ${x.toFixed(1)} mm, ${y.toFixed(1)} mm above its rest`,
    set(value) {
      rulerAt = value;
      context.redraw();
    },
    drag: (point, start, from) => ({
      x: from.x + (point.x - start.x) / mm,
      y: from.y - (point.y - start.y) / mm,
    }),
  });
  return {
    root: ruler.root,
    width: ruler.width,
    handle,
    /** `unit`: stage units of 1 mm; `at`: where its middle rests. */
    lay(unit: number, at: Point, small: number) {
      mm = unit;
      rest = at;
      ruler.lay({ unit: mm, length: RULER_MM, fine: mm > small ? 0.5 : 1, middle: 1, figure: 5 });
    },
    draw() {
      ruler.root.position.set(rest.x + rulerAt.x * mm, rest.y - rulerAt.y * mm);
      const half = (RULER_MM / 2) * mm;
      handle.place(ruler.root.x - half, ruler.root.y, 2 * half, ruler.width);
      handle.update(rulerAt);
    },
  };
}

export function createMeasuredFringes(context: SceneContext<'wave_interference'>) {
  const fringes = createFringeScreen(context, POINTS);
  const { chart, part } = createPhotometer(context);
  const ruler = createLaidRuler(context);
  return {
    screen: fringes.root,
    photometer: part,
    ruler: ruler.root,
    handle: ruler.handle,
    /** After the photometer; returns where the screen begins, and its half width. */
    lay(box: Box, { small }: TypeSizes): { readonly left: number; readonly half: number } {
      const { area } = chart;
      const mm = area.width / (2 * HALF_WIDTH);
      const rulerRoom = ruler.width + 14;
      fringes.root.position.set(area.x, box.y);
      fringes.lay(area.width, box.height - rulerRoom);
      ruler.lay(mm, { x: area.x + area.width / 2, y: box.y + box.height - rulerRoom + 8 }, small);
      return { left: area.x, half: HALF_WIDTH * mm };
    },
    draw(intensities: Float32Array, colour: number) {
      fringes.draw(intensities, colour);
      // Each of the screen's columns is known at its middle.
      const edge = HALF_WIDTH * (1 - 1 / POINTS);
      chart.marks.trace.even(intensities, -edge, edge);
      ruler.draw();
    },
  };
}
