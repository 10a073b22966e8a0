/** What is in the flask against time. */
import { Container } from 'pixi.js';
import { PAST_COLUMNS } from '../../../../engine/biology/respiring-cells';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Size } from '../../kit/layout/layout';

export interface AmountsScreen extends Part {
  least(type: TypeSizes): Size;
  /** Null: they are not to be seen. */
  set(past: Float32Array | null, rows: number, greatest: number, minutes: number): void;
}

export function createAmountsScreen(context: StageContext): AmountsScreen {
  const root = new Container({ label: 'amounts' });
  const housing = createScreenCase(context, { form: 'bench', title: 'Amounts' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 'min' },
    y: { label: 'Amount', short: 'n', unit: 'mmol' },
    marks: {
      glucose: line({ colour: 'green', width: 2, name: 'glucose' }),
      oxygen: line({ colour: 'red', width: 2, name: 'O₂' }),
      gas: line({ colour: 'sky', width: 2, name: 'CO₂' }),
      product: line({ colour: 'orange', width: 2, name: 'product' }),
    },
  });
  root.addChild(housing.root, chart.root);
  const times = growingDomain({ least: [0, 6] });
  const amounts = growingDomain({ least: [0, 6] });
  let latest = 0;
  return {
    root,
    least: (type) => housing.least(type, chart.least(type)),
    lay(box, type) {
      housing.lay(box, type);
      chart.lay(housing.pane, type);
    },
    set(past, rows, greatest, minutes) {
      if (minutes < latest) {
        times.reset();
        amounts.reset();
      }
      latest = minutes;
      chart.domain({ x: times.hold(minutes), y: amounts.hold(greatest) });
      const count = past ? rows : 0;
      const of = past ?? new Float32Array(0);
      chart.marks.glucose.rows(of, PAST_COLUMNS, 0, 1, count);
      chart.marks.oxygen.rows(of, PAST_COLUMNS, 0, 2, count);
      chart.marks.gas.rows(of, PAST_COLUMNS, 0, 3, count);
      chart.marks.product.rows(of, PAST_COLUMNS, 0, 4, count);
    },
  };
}
