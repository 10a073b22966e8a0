/** What is left through the years, and where the carbon is, on a screen. */
import { Container } from 'pixi.js';
import { YEARS_KEPT } from '../../../../engine/environmental-science/forest-grid';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { bars } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { inset } from '../../kit/layout/layout';

export function createForestCharts(context: StageContext) {
  const root = new Container({ label: 'charts' });
  const screen = createScreenPane(context);
  const species = createChart(context, {
    ground: 'screen',
    x: { label: 'Years', short: 't', unit: 'yr' },
    y: { label: 'Left', unit: '%', domain: [0, 100] },
    marks: {
      forest: line({ colour: 'green', width: 2.4, name: 'forest', points: 'grows' }),
      area: line({ colour: 'blue', width: 2.4, name: 'species', points: 'grows' }),
      inside: line({ colour: 'orange', width: 2.4, name: 'interior', points: 'grows' }),
    },
  });
  const carbon = createChart(context, {
    ground: 'screen',
    x: { label: '', names: ['trees', 'debris', 'air'] },
    y: { label: 'Carbon', unit: 'Mt' },
    marks: { pools: bars({ colour: ['green', 'orange', 'sky'] }), words: corner({ at: 'top right' }) },
  });
  root.addChild(screen.root, species.root, carbon.root);
  const years = growingDomain({ least: [0, 20], ends: [20, 40, 60, 80, 100] });
  const stocks = growingDomain({ least: [0, 50] });
  let shownYears = 0;
  return {
    root,
    /** `both`: there is room for the carbon, too. */
    lay(box: Box, type: TypeSizes, both: boolean) {
      const inner = inset(screen.lay(box), 10, 7);
      carbon.root.visible = both;
      if (both) layBelow([species, carbon], [1, 1], inner, type);
      else species.lay(inner, type);
    },
    draw({ view, fields: { past }, hidden }: Frame<'deforestation'>) {
      const count = view.years;
      if (count < shownYears) {
        years.reset();
        stocks.reset();
      }
      shownYears = count;
      species.domain({ x: years.hold(count) });
      const points = Math.min(count, YEARS_KEPT - 1);
      species.marks.forest.even(past, 0, points, points + 1);
      species.marks.area.even(past.subarray(YEARS_KEPT), 0, points, points + 1);
      species.marks.inside.even(past.subarray(2 * YEARS_KEPT), 0, points, points + 1);
      // Carbon is worked out from the forest's area and its biomass.
      const unknown = hidden.has('biomass_density') || hidden.has('root_shoot');
      const pools = unknown ? [] : [view.trees, view.debris, view.air];
      carbon.domain({ y: stocks.hold(Math.max(0, ...pools)) });
      carbon.marks.pools.set(pools);
      carbon.marks.words.set(unknown ? 'Worked out once the biomass is known' : '');
    },
  };
}
