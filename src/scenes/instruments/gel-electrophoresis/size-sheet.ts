/** A sheet of paper on the bench: fragment size on a logarithmic scale against distance, and the sizes of the unknown below. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { errorBars, points } from '../../kit/charts/marks';
import { asPanel } from '../../kit/stage-marks';

export interface SizeCurves {
  /** Distance, mm, and size, bp. */
  readonly points: readonly { readonly distance: number; readonly size: number }[];
  /** log₁₀ of the size along smooth curve, straight line and Southern fit, each evenly from first point to last. */
  readonly curves: Float32Array;
  /** The unknown on the smooth curve, with its standard uncertainty; null where it has no size. */
  readonly unknown: { readonly distance: number; readonly size: number; readonly uncertainty: number } | null;
}

export interface SizeSheet extends Part {
  /** Greatest distance, mm. */
  reach(length: number): void;
  /** Null: an empty grid. */
  draw(curves: SizeCurves | null): void;
  write(title: string, lines: string): void;
}

const CURVES = 3;
const SIZES = [100, 40_000] as const;
const PAD = 12;

/** The curves of the ladder, and the unknown where the smooth one has it. */
function createSizeCurves(context: StageContext) {
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: 'Distance', short: 'd', unit: 'mm' },
    y: { label: 'Size', unit: 'bp', log: true, domain: SIZES },
    marks: {
      straight: line({ colour: 'sky', width: 1.6, dashed: true, name: 'line' }),
      southern: line({ colour: 'orange', width: 1.8, name: 'Southern' }),
      smooth: line({ colour: 'green', width: 2.2, name: 'smooth' }),
      ladder: points({ radius: 3.6 }),
      spread: errorBars({ colour: 'red' }),
      cross: line({ colour: 'red', width: 1.4 }),
      unknown: points({ shape: 'cross', colour: 'red', radius: 6 }),
    },
  });
  const { marks } = chart;

  function drawUnknown(unknown: SizeCurves['unknown']): void {
    if (!unknown) {
      for (const mark of [marks.cross, marks.unknown]) mark.clear();
      marks.spread.set([], [], []);
      return;
    }
    const { distance, size, uncertainty } = unknown;
    marks.cross.columns([distance, distance, 0], [SIZES[0], size, size]);
    marks.unknown.columns([distance], [size]);
    marks.spread.set([distance], [Math.max(SIZES[0], size - uncertainty)], [size + uncertainty]);
  }

  return {
    chart,
    draw(sizes: SizeCurves | null): void {
      const first = sizes?.points[0]?.distance;
      const last = sizes?.points.at(-1)?.distance;
      if (!sizes || first === undefined || last === undefined) {
        for (const mark of [marks.straight, marks.southern, marks.smooth, marks.ladder]) mark.clear();
        drawUnknown(null);
        return;
      }
      const values = sizes.curves.map((log) => 10 ** log);
      const count = values.length / CURVES;
      marks.smooth.even(values.subarray(0, count), first, last);
      marks.straight.even(values.subarray(count, 2 * count), first, last);
      marks.southern.even(values.subarray(2 * count), first, last);
      marks.ladder.columns(
        sizes.points.map(({ distance }) => distance),
        sizes.points.map(({ size }) => size),
      );
      drawUnknown(sizes.unknown);
    },
  };
}

export function createSizeSheet(context: StageContext): SizeSheet {
  const { theme } = context;
  const root = new Container({ label: 'sheet of sizes' });
  const paper = new Graphics();
  const curves = createSizeCurves(context);
  const { chart } = curves;
  const title = context.text({ size: 12, weight: '600', colour: theme.paperInk });
  const lines = context.text({ size: 12, mono: true, colour: theme.paperInk });
  root.addChild(paper, chart.root, title, lines);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let most = 120;
  let taken = -1;

  /** The chart gets what the words leave. */
  function lay(): void {
    const x = box.x + PAD;
    title.style.fontSize = lines.style.fontSize = type.small;
    const room = box.width - 2 * PAD;
    title.style.wordWrap = true;
    title.style.wordWrapWidth = room;
    // Letters of one width: a line that is too long is set a little smaller where it may be.
    lines.style.wordWrap = true;
    lines.style.wordWrapWidth = room;
    const high = (title.text === '' ? 0 : title.height) + lines.height;
    taken = high;
    lines.position.set(x, box.y + box.height - PAD - lines.height);
    title.position.set(x, lines.y - title.height);
    chart.lay({ x, y: box.y + PAD, width: room, height: box.height - 2 * PAD - high - type.small * 0.6 }, type);
  }

  return {
    root,
    lay(next, sizes) {
      box = next;
      type = sizes;
      const { x, y, width, height } = box;
      paper
        .clear()
        .rect(x + 4, y + 6, width, height)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
        .rect(x, y, width, height)
        .fill(theme.paper);
      asPanel(paper, box);
      lay();
    },
    reach(length) {
      most = length;
      chart.domain({ x: [0, most], y: SIZES });
    },
    write(nextTitle, nextLines) {
      if (title.text === nextTitle && lines.text === nextLines) return;
      title.text = nextTitle;
      lines.text = nextLines;
      const high = (nextTitle === '' ? 0 : title.height) + lines.height;
      if (high !== taken) lay();
    },
    draw: (next) => curves.draw(next),
  };
}
