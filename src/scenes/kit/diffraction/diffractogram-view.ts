/** A diffractogram on the workstation: the pattern over the one before, the bars of a card, the lines found, a cursor that picks one. */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../charts/chart';
import { type Domain, growingDomain } from '../charts/domains';
import { line } from '../charts/line';
import { points, rule } from '../charts/marks';
import { createPickCursor } from '../charts/pick-cursor';
import { label } from '../charts/words';
import { createZoom, type Zoom } from '../workstation/zoom';

export interface Diffractogram {
  readonly ends: Domain;
  /** At even steps between these angles; what was not recorded is not finite. */
  readonly values: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
  readonly before: { readonly values: ArrayLike<number>; readonly from: number; readonly to: number };
  /** Angle and % of each bar in turn; what is 0 is none. */
  readonly card: ArrayLike<number> | null;
  /** Angles of the lines found, and the one that is picked with its words. */
  readonly lines: readonly number[];
  /** The cursor is there: by default while there are lines. */
  readonly pickable?: boolean;
  readonly picked: { readonly at: number; readonly words: string } | null;
  readonly now: number | null;
}

export interface DiffractogramView extends Part {
  readonly zoom: Zoom;
  draw(pattern: Diffractogram): void;
}

/** The strongest bar of a card is so high, as a part of the axis. */
const CARD_HIGH = 0.9;
/** Around a line the highest value is its top. */
const TOP = 0.4;

export function createDiffractogramView(
  context: StageContext,
  pick: { readonly action: string; readonly name: string },
): DiffractogramView {
  const zoom = createZoom();
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: '2θ', unit: '°' },
    y: { label: 'Count rate', short: 'Rate', unit: '1/s' },
    marks: {
      before: line({ colour: 'sky', width: 1.2, alpha: 0.6, name: 'before' }),
      card: line({ colour: 'orange', width: 2.4, alpha: 0.8, name: 'card' }),
      values: line({ width: 1.6, points: 'grows', name: 'now' }),
      now: rule({ along: 'x', colour: 'green', dashed: true, width: 1 }),
      cursor: rule({ along: 'x', colour: 'orange', width: 1.2 }),
      lines: points({ colour: 'green', radius: 2.6, shape: 'diamond' }),
      picked: points({ colour: 'orange', radius: 4, shape: 'diamond' }),
      words: label({ colour: 'orange' }),
    },
  });
  const height = growingDomain({ least: [0, 100] });
  const cursor = createPickCursor(context, chart, { ...pick, moved: () => context.sound('click') });
  const topAt = ({ values, from, to }: Diffractogram, angle: number): number => {
    const step = (to - from) / Math.max(1, values.length - 1);
    const middle = Math.round((angle - from) / step);
    const reach = Math.max(1, Math.round(TOP / step));
    let top = 0;
    for (let n = Math.max(0, middle - reach); n <= Math.min(values.length - 1, middle + reach); n++)
      if ((values[n] ?? 0) > top) top = values[n] ?? 0;
    return top;
  };
  const sticks = { x: new Float64Array(0), y: new Float64Array(0) };
  return {
    root: chart.root,
    zoom,
    lay(box, type) {
      chart.lay(box, type);
      cursor.place();
    },
    draw(pattern) {
      const { ends, values, from, to, before, card, lines, picked, now } = pattern;
      cursor.enable(pattern.pickable ?? lines.length > 0);
      height.reset();
      for (const column of [values, before.values])
        for (let n = 0; n < column.length; n++) height.hold(column[n] ?? Number.NaN);
      chart.domain({ x: zoom.of(ends, picked?.at ?? (ends[0] + ends[1]) / 2), y: height.domain });
      chart.marks.before.even(before.values, before.from, before.to);
      chart.marks.values.even(values, from, to);
      chart.marks.now.set(now);
      chart.marks.cursor.set(cursor.line);
      const bars = card ? Math.floor(card.length / 2) : 0;
      if (sticks.x.length !== 3 * bars) {
        sticks.x = new Float64Array(3 * bars);
        sticks.y = new Float64Array(3 * bars);
      }
      let used = 0;
      for (let n = 0; n < bars && card; n++) {
        const [angle, part] = [card[2 * n] ?? 0, card[2 * n + 1] ?? 0];
        if (part <= 0 || angle < ends[0] || angle > ends[1]) continue;
        sticks.x.set([angle, angle, Number.NaN], used);
        sticks.y.set([0, (part / 100) * CARD_HIGH * height.domain[1], Number.NaN], used);
        used += 3;
      }
      chart.marks.card.columns(sticks.x, sticks.y, used);
      chart.marks.lines.columns(
        lines,
        lines.map((angle) => topAt(pattern, angle)),
      );
      if (picked) {
        const top = topAt(pattern, picked.at);
        chart.marks.picked.columns([picked.at], [top]);
        chart.marks.words.at(picked.at, top, picked.words);
      } else {
        chart.marks.picked.clear();
        chart.marks.words.hide();
      }
      cursor.place();
    },
  };
}
