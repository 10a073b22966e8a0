/** The analyser's chart: glucose of the tubes against the minutes, with the ranges of the two-hour value. */
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { band, points, rule } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Placed } from '../../kit/layout/layout';

/** mmol/L at two hours, WHO 2006: impaired from, diabetes from; and fasting. */
const LIMITS = { impaired: 7.8, diabetes: 11.1, fasting: 7 } as const;
/** Two names one above the other need so many heights of their letters. */
const LINE_PITCH = 2;

export function createToleranceChart(context: SceneContext<'glucose_tolerance'>) {
  const face = createScreenCase(context, { title: 'Glucose analyser' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Minutes since the drink', short: 't', unit: 'min', domain: [-15, 180] },
    y: { label: 'Plasma glucose', short: 'G', unit: 'mmol/L', domain: [0, 14] },
    marks: {
      impaired: band({ along: 'y', colour: 'yellow', alpha: 0.22 }),
      diabetes: band({ along: 'y', colour: 'red', alpha: 0.2 }),
      fasting: rule({ along: 'y', colour: 'main', dashed: true, width: 1 }),
      now: rule({ along: 'x', colour: 'bright', dashed: true }),
      between: line({ colour: 'orange', width: 1.8 }),
      tubes: points({ colour: 'orange', radius: 4.5 }),
      above: label({ colour: 'main', side: 'left' }),
      within: label({ colour: 'main', side: 'left' }),
    },
  });
  const heights = growingDomain({ least: [0, 14] });
  let letter = 0;
  const screen: Placed = {
    root: face.root,
    lay(box, type) {
      letter = type.small;
      face.lay(box, type);
      chart.lay(face.pane, type);
    },
  };
  return {
    screen,
    roots: [face.root, chart.root],
    draw({ view }: Frame<'glucose_tolerance'>): void {
      const { tubes, minute } = view;
      if (tubes.length === 0) heights.reset();
      const most = Math.max(LIMITS.diabetes + 2, ...tubes.map(({ glucose }) => glucose * 1.08));
      const top = heights.hold(most);
      chart.domain({ y: top });
      chart.marks.impaired.set(LIMITS.impaired, LIMITS.diabetes);
      chart.marks.diabetes.set(LIMITS.diabetes, top[1]);
      chart.marks.fasting.set(LIMITS.fasting);
      chart.marks.above.at(180, (LIMITS.diabetes + top[1]) / 2, 'diabetes range at 2 h');
      // In a low chart there is room for the upper name only.
      const apart = (face.pane.height * (top[1] - LIMITS.impaired)) / (2 * (top[1] - top[0]));
      const named = apart > LINE_PITCH * letter ? 'impaired at 2 h' : '';
      chart.marks.within.at(180, (LIMITS.impaired + LIMITS.diabetes) / 2, named);
      chart.marks.now.set(minute);
      const x = tubes.map((tube) => tube.minute ?? 0);
      const y = tubes.map(({ glucose }) => glucose);
      chart.marks.between.columns(x, y, x.length);
      chart.marks.tubes.columns(x, y, x.length);
    },
  };
}
