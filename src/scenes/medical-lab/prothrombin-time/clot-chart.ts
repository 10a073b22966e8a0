/** Thrombin and fibrin in the cuvette over the time, and when the clot was found. */
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';

const LEAST_TIME = 20;

export function createClotChart(context: SceneContext<'prothrombin_time'>) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's', domain: [0, LEAST_TIME] },
    y: { label: 'Thrombin', short: 'IIa', unit: 'nM', colour: 'orange' },
    y2: { label: 'Fibrin', unit: '%', domain: [0, 100], colour: 'sky' },
    marks: {
      under: area({ colour: 'orange', alpha: 0.2 }),
      thrombin: line({ colour: 'orange', width: 2 }),
      fibrin: line({ colour: 'sky', width: 2.4, axis: 'y2' }),
      clot: rule({ along: 'x', colour: 'bright', dashed: true }),
    },
  });
  const screen = chartOnScreen(createScreenCase(context, { title: 'In the cuvette' }), chart);
  const times = growingDomain({ least: [0, LEAST_TIME] });
  const heights = growingDomain({ least: [0, 20] });
  return {
    screen,
    draw({ view, fields }: Frame<'prothrombin_time'>): void {
      let most = 0;
      for (const value of fields.thrombin) if (value > most) most = value;
      if (most === 0) {
        heights.reset();
        times.reset();
      }
      chart.domain({ x: times.hold(view.watched), y: heights.hold(most * 1.08) });
      chart.marks.under.even(fields.thrombin, 0, view.watched);
      chart.marks.thrombin.even(fields.thrombin, 0, view.watched);
      chart.marks.fibrin.even(fields.fibrin, 0, view.watched);
      chart.marks.clot.set(view.pt);
    },
  };
}
