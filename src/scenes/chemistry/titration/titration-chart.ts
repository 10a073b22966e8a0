/** A recorder for a titration, screwed to the wall: the pH against the volume of base, and at the right how steeply it rises. */
import { Container } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { inset } from '../../kit/layout/layout';
import { createHousing } from '../../kit/instruments/housing';
import { createScreenPane } from '../../kit/instruments/screen-pane';

export interface TitrationChart extends Part {
  /** Marked points, mL and pH, and where the pen stands now. */
  draw(volumes: readonly number[], ph: readonly number[], volume: number, phNow: number): void;
}

/** Right ends of the volume axis, mL: the least that holds the curve. */
const VOLUMES = [50, 100, 150, 250] as const;
/** The least step of volume that gives a slope, mL. */
const LEAST_STEP = 0.01;
const BEZEL = 6;
const MARGIN = 8;

export function createTitrationChart(context: StageContext): TitrationChart {
  const root = new Container({ label: 'titration chart' });
  const housing = createHousing(context, { form: 'panel' });
  const pane = createScreenPane(context);
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Base added', short: 'V', unit: 'mL', domain: [0, VOLUMES[0]] },
    y: { label: 'pH', domain: [0, 14], ticks: [0, 7, 14] },
    y2: { label: 'Slope ΔpH/ΔV', short: 'ΔpH/ΔV', unit: '1/mL', colour: 'orange' },
    marks: {
      slope: line({ colour: 'orange', axis: 'y2', width: 1.8, points: 'grows' }),
      ph: line({ points: 'grows' }),
      // From the last marked point to the pen.
      loose: line(),
      pen: pen({ radius: 3.2 }),
    },
  });
  root.addChild(housing.root, pane.root, chart.root);
  const reach = growingDomain({ least: [0, VOLUMES[0]], ends: VOLUMES, room: 0 });
  const steepness = growingDomain({ least: [0, 1] });
  const middles: number[] = [];
  const slopes: number[] = [];
  const loose = { x: [0, 0], y: [0, 0] };
  let filled = 0;
  return {
    root,
    lay(box, type) {
      chart.lay(inset(pane.lay(inset(housing.lay(box), MARGIN)), BEZEL), type);
    },
    draw(volumes, ph, volume, phNow) {
      const count = volumes.length;
      // Another flask.
      if (volume < filled) {
        reach.reset();
        steepness.reset();
      }
      filled = volume;
      let steepest = 0;
      for (let n = 0; n + 1 < count; n++) {
        const [from, to] = [volumes[n] ?? 0, volumes[n + 1] ?? 0];
        middles[n] = (from + to) / 2;
        const slope = to - from >= LEAST_STEP ? ((ph[n + 1] ?? 0) - (ph[n] ?? 0)) / (to - from) : Number.NaN;
        slopes[n] = slope;
        if (slope > steepest) steepest = slope;
      }
      chart.domain({ x: reach.hold(volume), y2: steepness.hold(steepest) });
      chart.marks.ph.columns(volumes, ph);
      chart.marks.slope.columns(middles, slopes, Math.max(0, count - 1));
      loose.x[0] = volumes[count - 1] ?? volume;
      loose.y[0] = ph[count - 1] ?? phNow;
      loose.x[1] = volume;
      loose.y[1] = phNow;
      chart.marks.loose.columns(loose.x, loose.y);
      chart.marks.pen.at(volume, phNow);
    },
  };
}
