/** Oxygen and demand along the way, as the marked water meets them, on the screen of the record. */
import { PROFILE } from '../../../../engine/environmental-science/river-oxygen';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { inset } from '../../kit/layout/layout';
import type { RiverFrame, RiverReach } from './river-reach';

export function createRiverRecord(context: StageContext, reach: RiverReach) {
  const sheet = createScreenCase(context, { form: 'panel' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Way from the outfall', short: 'x', unit: 'km' },
    y: { label: 'Oxygen and demand', short: 'O₂, L', unit: 'mg/L' },
    marks: {
      saturation: rule({ along: 'y', colour: 'main', dashed: true, width: 1.2 }),
      demand: line({ colour: 'orange', points: 'grows', name: 'demand' }),
      oxygen: line({ colour: 'sky', width: 2.6, points: 'grows', name: 'oxygen' }),
      bottles: points({ colour: 'purple', shape: 'square', radius: 4.5 }),
      now: pen({ colour: 'sky' }),
    },
  });
  const values = growingDomain({ least: [0, 12] });
  const kms = new Float64Array(PROFILE.points + 1);
  const oxygens = new Float64Array(PROFILE.points + 1);
  const demands = new Float64Array(PROFILE.points + 1);
  const bottleKms: number[] = [];
  const bottleValues: number[] = [];
  return {
    roots: [sheet.root, chart.root],
    least(sizes: TypeSizes) {
      // The legend has a line of its own where the screen is narrow.
      const { width, height } = chart.least(sizes);
      return sheet.least(sizes, { width, height: height + 1.6 * sizes.small });
    },
    lay(box: Box, sizes: TypeSizes) {
      sheet.lay(box, sizes);
      chart.lay(inset(sheet.pane, 6, 3), sizes);
    },
    /** Another reach. */
    begin({ view }: RiverFrame) {
      chart.domain({ x: [0, reach.shownKm] });
      values.reset();
      values.hold(view.saturation);
    },
    draw({ view }: RiverFrame) {
      const { spacing, profile } = reach;
      const count = view.started ? Math.min(PROFILE.points, Math.floor(view.km / spacing + 1e-9) + 1) : 0;
      for (let n = 0; n < count; n++) {
        kms[n] = n * spacing;
        oxygens[n] = profile.oxygen[n] ?? 0;
        demands[n] = profile.demand[n] ?? 0;
      }
      kms[count] = view.km;
      oxygens[count] = view.oxygen;
      demands[count] = view.demand;
      // Held only where the curve begins: before, the end of the axis would tell what may be hidden.
      if (count > 0) values.hold(demands[0] ?? 0);
      chart.domain({ y: values.domain });
      const drawn = view.started ? count + 1 : 0;
      chart.marks.oxygen.columns(kms, oxygens, drawn);
      chart.marks.demand.columns(kms, demands, drawn);
      chart.marks.saturation.set(view.saturation, 'saturated');
      chart.marks.now.at(view.km, view.oxygen);
      view.bottles.forEach(({ km, oxygen }, n) => {
        bottleKms[n] = km;
        bottleValues[n] = oxygen;
      });
      chart.marks.bottles.columns(bottleKms, bottleValues, view.bottles.length);
    },
  };
}
