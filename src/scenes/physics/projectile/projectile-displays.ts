/** What the stage of the throw shows beside the field: curves with the values at the ball, the series of shots, the legend. */
import { Container, Graphics } from 'pixi.js';
import { formatFixed, formatSignificant } from '../../../../engine/runtime/format';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import type { SeriesName } from '../../kit/charts/series-colours';
import { corner } from '../../kit/charts/words';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { cells } from '../../kit/layout/layout';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';
import { worldOf } from '../../kit/room/landscape';
import { createNoteCard } from './note-card';
import { roundUp, type ProjectileField } from './projectile-field';
import type { ProjectileFrame } from './projectile-frame';

const TEXT_EVERY_MS = 125;
/** Of the simulation's traces: time, x, y, v_x, v_y. */
const TRACE_WIDTH = 5;
/** Charts that are narrower, in heights of small text, are not read: there are fewer then. */
const LEAST_CHART = 12;

export interface MotionBoard extends Part {
  draw(frame: ProjectileFrame, field: ProjectileField, now: number): void;
  /** The values follow at once: the tracer was moved. */
  touch(): void;
}

const CURVES: readonly {
  readonly label: string;
  readonly unit: string;
  readonly column: number;
  readonly colour: SeriesName;
  readonly of: 'x' | 'y' | 'vy';
}[] = [
  { label: 'x', unit: 'm', column: 1, colour: 'blue', of: 'x' },
  { label: 'y', unit: 'm', column: 2, colour: 'green', of: 'y' },
  { label: 'vᵧ', unit: 'm/s', column: 4, colour: 'red', of: 'vy' },
];

export function createMotionBoard(context: StageContext): MotionBoard {
  const root = new Container({ label: 'motion board' });
  const board = createScreenCase(context, { form: 'bench' });
  const curves = CURVES.map((curve) => ({
    ...curve,
    chart: createChart(context, {
      ground: 'screen',
      x: { label: 't', unit: 's' },
      y: { label: curve.label, unit: curve.unit },
      marks: {
        zero: rule({ along: 'y', colour: 'main', width: 1 }),
        path: line({ colour: curve.colour, points: 'grows' }),
        now: pen({ colour: curve.colour }),
        value: corner({ at: 'above', colour: curve.colour, mono: true }),
      },
    }),
  }));
  root.addChild(board.root, ...curves.map(({ chart }) => chart.root));
  let lastText = Number.NEGATIVE_INFINITY;
  let ends = '';
  return {
    root,
    touch() {
      lastText = Number.NEGATIVE_INFINITY;
    },
    lay(box: Box, type: TypeSizes) {
      board.lay(box, type);
      const { pane } = board;
      const fit = Math.max(1, Math.min(curves.length, Math.floor(pane.width / (LEAST_CHART * type.small))));
      const boxes = cells(pane, 'x', fit, 12);
      curves.forEach(({ chart }, n) => {
        const own = boxes[n];
        chart.root.visible = own !== undefined;
        if (own) chart.lay(own, type);
      });
      lastText = Number.NEGATIVE_INFINITY;
    },
    draw({ view, fields, running }, { focus }, now) {
      const { flight } = view;
      const present = view.traces[0]?.number === view.launches ? view.traces[0] : null;
      const write = !running || now === 0 || now - lastText > TEXT_EVERY_MS;
      if (write) lastText = now;
      const next = flight ? `${flight.expectedTime} ${flight.expectedReach} ${view.top} ${flight.fullSpeed}` : '';
      if (flight && next !== ends) {
        ends = next;
        const speed = roundUp(Math.max(flight.fullSpeed, 0.01));
        const upTo = (value: number): readonly [number, number] => [0, roundUp(Math.max(value, 0.01))];
        const domains = { x: upTo(flight.expectedReach), y: upTo(view.top), vy: [-speed, speed] as const };
        for (const { chart, of } of curves) chart.domain({ x: upTo(flight.expectedTime), y: domains[of] });
      }
      for (const { chart, column, of, unit } of curves) {
        const { path, now: at, value, zero } = chart.marks;
        zero.set(0);
        if (present) path.rows(fields.traces, TRACE_WIDTH, 0, column, present.points);
        else path.clear();
        if (focus && present) at.at(focus.time, focus[of]);
        else at.hide();
        if (write) value.set(focus ? `${formatFixed(focus[of], 2)} ${unit}` : '');
      }
    },
  };
}

export interface FieldNotes {
  readonly root: Container;
  /** In the upper right corner of the box. */
  lay(box: Box, type: TypeSizes, shown: boolean): void;
  draw(frame: ProjectileFrame, field: ProjectileField): void;
}

const LINE = 1.35;
const CARD_MARGINS = 22;
/** Width of the card in heights of small text. */
const CARD = 19;

/** The scale of the arrows, the time between two images, the place; and the mean of the recorded shots. */
export function createFieldNotes(context: StageContext): FieldNotes {
  const { theme } = context;
  const root = new Container({ label: 'notes' });
  const series = createNoteCard(context, 200, 0, true);
  const sampleArrow = createVectorArrow(theme.ink, 3);
  const words = (): ReturnType<typeof context.text> =>
    context.text({ size: 12, mono: true, colour: theme.ink, anchor: [0, 0.5] });
  const [sampleText, flashText] = [words(), words()];
  const dot = new Graphics().circle(0, 0, 3.6).fill(theme.accent);
  const legend = new Container({ label: 'legend' });
  legend.addChild(sampleArrow.root, sampleText, dot, flashText);
  root.addChild(series.root, legend);
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  let small = 12;
  let key = '';
  return {
    root,
    lay(next, type, shown) {
      box = next;
      small = type.small;
      root.visible = shown;
      for (const text of [sampleText, flashText]) text.style.fontSize = small;
      legend.y = box.y + small;
      const width = CARD * small;
      series.root.position.set(box.x + box.width - width, box.y + 2.2 * small);
      series.resize(width, CARD_MARGINS + 3 * LINE * 13);
      key = '';
    },
    draw({ view: { flight, series: run }, params, shown }, { sample }) {
      series.root.visible = run !== null;
      if (run) {
        const { angle, velocity, count } = run;
        const { mean_range_m: mean, range_deviation_m: deviation } = shown;
        const s = Number(deviation.value);
        const words =
          mean.value === null
            ? 'one shot: no mean,\nno spread yet'
            : `mean ${mean.text} m\ns ${deviation.text}   s/√n ${formatSignificant(s / Math.sqrt(count), 2)}`;
        series.set(`${count} × ${angle}°, ${velocity} m/s`, words);
      }
      const { name } = worldOf(params.gravity);
      const speed = sample ? `${sample.speed} m/s` : '';
      const length = sample?.length ?? 0;
      const flashes = flight ? `every ${Number(flight.strobeInterval.toFixed(3))} s` : '';
      const next = `${speed} ${length} ${flashes} ${params.gravity}`;
      if (next === key) return;
      key = next;
      const place = name === '' ? `${params.gravity} m/s²` : `${name}, ${params.gravity} m/s²`;
      sampleArrow.set(length, 0);
      sampleText.text = speed;
      sampleText.x = length + 8;
      dot.visible = flashes !== '';
      dot.x = sample ? sampleText.x + sampleText.width + 2 * small : 0;
      flashText.text = flashes === '' ? place : `${flashes}   ${place}`;
      flashText.x = dot.visible ? dot.x + 10 : 0;
      legend.x = box.x + box.width - flashText.x - flashText.width;
    },
  };
}
