/** A spectrum on the workstation: the record of now, over the one before where that is kept, and a cursor that picks a peak. */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../charts/chart';
import type { AxisOptions } from '../charts/frame-axes';
import { type Domain, growingDomain } from '../charts/domains';
import { line } from '../charts/line';
import { band, points, rule } from '../charts/marks';
import { createPickCursor } from '../charts/pick-cursor';
import { corner, label } from '../charts/words';
import { createZoom, type Zoom } from './zoom';

export interface SpectrumOptions {
  readonly x: AxisOptions;
  readonly y: AxisOptions;
  /** The least span of the values. */
  readonly least: Domain;
  /** Whether the record before is kept: without it there is nothing to tell apart in a legend. */
  readonly compares: boolean;
  /** The action that picks the peak next to a place of the x axis, and what its cursor is called. */
  readonly pick: { readonly action: string; readonly name: string };
  /** Parts of the x axis that are known for something: those in which the picked peak lies, or else the cursor, are shaded and named. */
  readonly regions?: readonly SpectrumRegion[];
}

export interface SpectrumRegion {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface Spectrum {
  /** Ends of the x axis. */
  readonly ends: Domain;
  /** Where `values` begin and end on the x axis. */
  readonly from: number;
  readonly to: number;
  /** What was not recorded is not finite. */
  readonly values: ArrayLike<number>;
  readonly before: ArrayLike<number>;
  /** `wordsAt`: height of its words, where they do not stand beside the peak itself. */
  readonly peak: {
    readonly at: number;
    readonly height: number;
    readonly words: string;
    readonly wordsAt?: number;
  } | null;
  /** Where the instrument stands. */
  readonly now: number | null;
}

export interface SpectrumView extends Part {
  readonly zoom: Zoom;
  draw(spectrum: Spectrum): void;
  /** The cursor is there while there is a spectrum on the screen. */
  enable(on: boolean): void;
}

/** At one place so many regions are shaded. */
const SHADES = ['first', 'second'] as const;

export function createSpectrumView(context: StageContext, options: SpectrumOptions): SpectrumView {
  const zoom = createZoom();
  const named = (name: string) => (options.compares ? { name } : {});
  const chart = createChart(context, {
    ground: 'screen',
    x: options.x,
    y: options.y,
    marks: {
      first: band({ along: 'x', colour: 'orange', alpha: 0.16 }),
      second: band({ along: 'x', colour: 'orange', alpha: 0.1 }),
      before: line({ colour: 'sky', width: 1.4, alpha: 0.75, ...named('before') }),
      values: line({ width: 2, points: 'grows', ...named('now') }),
      now: rule({ along: 'x', colour: 'green', dashed: true, width: 1 }),
      cursor: rule({ along: 'x', colour: 'orange', width: 1.4 }),
      peak: points({ colour: 'orange', radius: 4, shape: 'diamond' }),
      words: label({ colour: 'main' }),
      region: corner({ at: 'above', colour: 'orange' }),
    },
  });
  const height = growingDomain({ least: options.least });
  let cursorAt = Number.NaN;
  let shown = false;
  const regions = [...(options.regions ?? [])].sort((one, other) => one.to - one.from - (other.to - other.from));
  let peakAt: number | null = null;
  // The narrowest says most.
  const shade = (): void => {
    const here = peakAt ?? cursorAt;
    const about = shown ? regions.filter(({ from, to }) => here >= from && here <= to).slice(0, SHADES.length) : [];
    SHADES.forEach((id, n) => {
      const region = about[n];
      if (region) chart.marks[id].set(region.from, region.to);
      else chart.marks[id].hide();
    });
    chart.marks.region.set(about.map(({ name }) => name).join(' or '));
  };
  const cursor = createPickCursor(context, chart, {
    ...options.pick,
    moved(at) {
      cursorAt = at;
      shade();
      context.sound('click');
    },
  });
  return {
    root: chart.root,
    zoom,
    lay(box, type) {
      chart.lay(box, type);
      cursor.place();
    },
    enable(on) {
      if (shown === on) return;
      shown = on;
      shade();
      cursor.enable(on);
    },
    draw({ ends, from, to, values, before, peak, now }) {
      height.reset();
      for (const column of [values, before])
        for (let n = 0; n < column.length; n++) height.hold(column[n] ?? Number.NaN);
      chart.domain({ x: zoom.of(ends, peak?.at ?? (ends[0] + ends[1]) / 2), y: height.domain });
      chart.marks.before.even(before, from, to);
      chart.marks.values.even(values, from, to);
      chart.marks.now.set(now);
      chart.marks.cursor.set(cursor.line);
      peakAt = peak?.at ?? null;
      shade();
      if (peak) {
        chart.marks.peak.columns([peak.at], [peak.height]);
        chart.marks.words.at(peak.at, peak.wordsAt ?? peak.height, peak.words);
      } else {
        chart.marks.peak.clear();
        chart.marks.words.hide();
      }
      cursor.place();
    },
  };
}
