/** A board beside the track with the books of energy: what is in it now, one on the other, and how it got there. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { band, rule } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';
import type { SeriesName } from '../../kit/charts/series-colours';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { metalAcross } from '../../kit/paint/shading';

export const ENERGY_COLOURS = { potential: 'sky', kinetic: 'green', thermal: 'red' } as const satisfies Record<
  string,
  SeriesName
>;

export interface EnergyBoard extends Part {
  /** Where its posts end, stage units. */
  stand(groundY: number): void;
  /** `zero`: the level from which potential energy counts, m. */
  draw(frame: SlideFrame, zero: number): void;
}

type SlideFrame = Frame<'energy_conservation'>;

/** Potential, kinetic, thermal. */
type Energies = readonly [u: number, k: number, q: number];

/** How energies are counted: the whole at the start, J, and the level of zero and the axis in parts of it. */
interface Count {
  readonly whole: number;
  readonly shift: number;
  readonly domain: readonly [number, number];
}

/** Of the simulation's trace: time, distance, potential, kinetic, thermal. */
const STRIDE = 5;
const SERIES = ['at', 'total', 'potential', 'kinetic', 'thermal'] as const;
/** Free above the energy at the start, as a part of it. */
const ROOM = 0.06;
/** A part of the column gets its letter where it is so high, in heights of text. */
const NAMED = 1.5;
const POST = 9;
const BROAD = 500;

/** What is in it now, one on the other. */
function createEnergyColumn(context: StageContext) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: '', bare: true },
    y: { label: 'of the start', unit: '%', format: (share) => String(Math.round(100 * share)) },
    marks: {
      potential: band({ along: 'y', colour: ENERGY_COLOURS.potential, alpha: 0.45 }),
      kinetic: band({ along: 'y', colour: ENERGY_COLOURS.kinetic, alpha: 0.45 }),
      thermal: band({ along: 'y', colour: ENERGY_COLOURS.thermal, alpha: 0.45 }),
      zero: rule({ along: 'y', colour: 'main' }),
      start: rule({ along: 'y', dashed: true }),
      u: label({ text: 'U', size: 'text', colour: 'bright' }),
      k: label({ text: 'K', size: 'text', colour: 'bright' }),
      q: label({ text: 'Q', size: 'text', colour: 'bright' }),
    },
  });
  const { marks } = chart;
  return {
    chart,
    /** Energies in parts of that at the start; `text`: height of the letters. */
    draw([u, k, q]: Energies, { shift, domain }: Count, text: number) {
      chart.domain({ y: domain });
      const from = Math.max(0, u);
      marks.potential.set(Math.min(0, u), from);
      marks.kinetic.set(from, from + k);
      marks.thermal.set(from + k, from + k + q);
      marks.zero.set(0);
      marks.start.set(1 - shift);
      const named = (NAMED * text * (1 + ROOM)) / Math.max(1, chart.area.height);
      const name = (mark: typeof marks.u, middle: number, size: number): void => {
        if (Math.abs(size) > named) mark.at(0.42, middle);
        else mark.hide();
      };
      name(marks.u, u / 2, u);
      name(marks.k, from + k / 2, k);
      name(marks.q, from + k + q / 2, q);
    },
  };
}

/** How it got there, over time and over distance; one of the two is shown. */
function createEnergyCurves(context: StageContext) {
  const curvesOver = (name: string, short: string, unit: string) =>
    createChart(context, {
      ground: 'screen',
      x: { label: name, short, unit },
      y: { label: '', bare: true },
      marks: {
        start: rule({ along: 'y', dashed: true }),
        total: line({ colour: 'bright', width: 1.6, points: 'grows', name: 'total' }),
        potential: line({ colour: ENERGY_COLOURS.potential, points: 'grows', name: 'U' }),
        kinetic: line({ colour: ENERGY_COLOURS.kinetic, points: 'grows', name: 'K' }),
        thermal: line({ colour: ENERGY_COLOURS.thermal, points: 'grows', name: 'Q' }),
      },
    });
  const curves = [
    { chart: curvesOver('Time', 't', 's'), span: growingDomain({ least: [0, 2] }) },
    { chart: curvesOver('Distance', 's', 'm'), span: growingDomain({ least: [0, 10] }) },
  ] as const;
  const columns = Object.fromEntries(SERIES.map((key) => [key, new Float64Array(0)])) as Record<
    (typeof SERIES)[number],
    Float64Array
  >;
  let points = 0;
  let room = 0;
  /** `column`: of the trace, what they are drawn over. */
  function read(trace: Float32Array, column: number, whole: number, shift: number): void {
    if (points > room) {
      room = 2 * points;
      for (const key of SERIES) columns[key] = new Float64Array(room);
    }
    for (let n = 0; n < points; n++) {
      const p = n * STRIDE;
      const [u = 0, k = 0, q = 0] = trace.subarray(p + 2, p + STRIDE);
      columns.at[n] = trace[p + column] ?? 0;
      columns.potential[n] = u / whole - shift;
      columns.kinetic[n] = k / whole;
      columns.thermal[n] = q / whole;
      columns.total[n] = (u + k + q) / whole - shift;
    }
  }
  return {
    charts: curves.map(({ chart }) => chart),
    draw({ view, fields }: SlideFrame, column: 0 | 1, { whole, shift, domain }: Count) {
      curves.forEach(({ chart, span }, n) => {
        chart.root.visible = n === column;
        if (view.tracePoints < points) span.reset();
      });
      points = view.tracePoints;
      read(fields.trace, column, whole, shift);
      const { chart, span } = curves[column];
      chart.domain({ x: span.hold(columns.at[points - 1] ?? 0), y: domain });
      chart.marks.start.set(1 - shift);
      for (const key of ['total', 'potential', 'kinetic', 'thermal'] as const)
        chart.marks[key].columns(columns.at, columns[key], points);
    },
  };
}

export function createEnergyBoard(context: StageContext, redraw: () => void): EnergyBoard {
  const root = new Container({ label: 'energy board' });
  let overDistance = false;
  const board = createScreenCase(context, {
    form: 'panel',
    title: 'Energy',
    keys: [
      {
        name: 'Energies over distance',
        print: 'over distance',
        press() {
          overDistance = !overDistance;
          redraw();
        },
      },
    ],
  });
  const posts = new Graphics({ label: 'posts' });
  const now = createEnergyColumn(context);
  const curves = createEnergyCurves(context);
  root.addChild(posts, board.root, now.chart.root, ...curves.charts.map((chart) => chart.root));
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  let text = 14;

  return {
    root,
    lay(next, type: TypeSizes) {
      box = next;
      ({ text } = type);
      board.lay(box, type);
      const { pane } = board;
      const width = Math.max(pane.width * 0.27, 7 * type.small);
      now.chart.lay({ ...pane, width }, type);
      for (const chart of curves.charts)
        chart.lay({ ...pane, x: pane.x + width + 8, width: pane.width - width - 8 }, type);
    },
    stand(groundY) {
      posts.clear();
      // A broad board stands above the track: its posts keep clear of the start.
      for (const share of box.width > BROAD ? [0.72, 0.94] : [0.16, 0.84])
        posts.rect(
          box.x + box.width * share - POST / 2,
          box.y + box.height - 4,
          POST,
          groundY - box.y - box.height + 4,
        );
      posts.fill(metalAcross(context.theme));
    },
    draw(frame, zero) {
      const { view } = frame;
      // In parts of the energy at the start: figures in joules would tell a mass that is to be found.
      const whole = Math.max(view.start, 1e-9);
      const shift = zero / view.height;
      const count: Count = { whole, shift, domain: [-shift, 1 + ROOM - shift] };
      now.draw([view.potential / whole - shift, view.kinetic / whole, view.thermal / whole], count, text);
      board.keys[0]?.light(overDistance);
      curves.draw(frame, overDistance ? 1 : 0, count);
    },
  };
}
