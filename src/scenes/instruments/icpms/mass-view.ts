/** A mass spectrum on the workstation: counts at each mass, on a logarithmic scale, with the natural pattern of an element. */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { bars, points, rule } from '../../kit/charts/marks';
import { createZoom, type Zoom } from '../../kit/workstation/zoom';

const FLOOR = 1;
const CEILING = 1e8;
const FROM = 6;
const TO = 240;

export interface MassSpectrum {
  /** cps by mass from 0. */
  readonly counts: ArrayLike<number>;
  readonly pattern: readonly { readonly x: number; readonly y: number }[];
  /** The mass that is let through. */
  readonly mass: number;
}

export interface MassView extends Part {
  readonly zoom: Zoom;
  draw(spectrum: MassSpectrum): void;
}

export function createMassView(context: StageContext): MassView {
  const zoom = createZoom();
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Mass over charge', short: 'm/z' },
    y: { label: 'Counts', short: 'n', unit: 'cps', log: true, domain: [FLOOR, CEILING] },
    marks: {
      now: rule({ along: 'x', colour: 'green', dashed: true, width: 1 }),
      counts: bars({ colour: 'sky', from: FROM - 0.5, to: TO + 0.5, base: FLOOR, gap: 0.1 }),
      pattern: points({ shape: 'ring', colour: 'orange', radius: 4, name: 'natural pattern' }),
    },
  });
  const shown = new Float32Array(TO - FROM + 1);
  return {
    root: chart.root,
    zoom,
    lay: (box, type) => chart.lay(box, type),
    draw({ counts, pattern, mass }) {
      for (let n = 0; n < shown.length; n++) {
        const value = counts[n + FROM] ?? Number.NaN;
        shown[n] = value > FLOOR ? value : Number.NaN;
      }
      chart.domain({ x: zoom.of([0, TO + 4], pattern[0]?.x ?? mass) });
      chart.marks.counts.set(shown);
      chart.marks.now.set(mass);
      const seen = pattern.filter(({ y }) => y > FLOOR);
      chart.marks.pattern.columns(
        seen.map(({ x }) => x),
        seen.map(({ y }) => y),
      );
    },
  };
}
