/** What the computer makes of DIC and alkalinity: the three forms of carbon, and where the pH lies among their curves (Bjerrum). */
import { Container } from 'pixi.js';
import { CURVE_PH, CURVE_POINTS, curvePh } from '../../../../engine/environmental-science/bjerrum';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { bars, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Size, split } from '../../kit/layout/layout';

export interface CarbonateScreen extends Part {
  least(type: TypeSizes): Size;
  /** µmol/kg of CO₂, bicarbonate and carbonate. */
  forms(co2: number, bicarbonate: number, carbonate: number): void;
  /** Shares along pH, one curve after the other; null where the water is not known well enough for them. */
  curves(shares: Float32Array | null): void;
  at(ph: number | null): void;
}

const COLOURS = ['orange', 'sky', 'green'] as const;

export function createCarbonateScreen(context: StageContext): CarbonateScreen {
  const root = new Container({ label: 'carbonate chemistry' });
  const housing = createScreenCase(context, { form: 'bench', title: 'Carbonates' });
  const amounts = createChart(context, {
    ground: 'screen',
    x: { label: '', names: ['CO₂', 'HCO₃⁻', 'CO₃²⁻'] },
    y: { label: 'Amount', short: 'c', unit: 'µmol/kg', log: true, domain: [1, 4000], ticks: [1, 10, 100, 1000] },
    marks: { forms: bars({ colour: COLOURS, base: 1 }), words: corner({ at: 'top right' }) },
  });
  const bjerrum = createChart(context, {
    ground: 'screen',
    x: { label: 'pH', domain: CURVE_PH, ticks: [4, 5, 6, 7, 8, 9, 10, 11] },
    y: { label: 'Share', short: 'share', unit: '%', domain: [0, 100], ticks: [0, 50, 100] },
    marks: {
      co2: line({ colour: 'orange', width: 2.4 }),
      bicarbonate: line({ colour: 'sky', width: 2.4 }),
      carbonate: line({ colour: 'green', width: 2.4 }),
      now: rule({ along: 'x', width: 2 }),
      words: corner({ at: 'top right' }),
    },
  });
  root.addChild(housing.root, amounts.root, bjerrum.root);
  const places = Float32Array.from({ length: CURVE_POINTS }, (_, n) => curvePh(n));
  const values = new Float32Array(3);
  const percent = new Float32Array(CURVE_POINTS);
  const lines = [bjerrum.marks.co2, bjerrum.marks.bicarbonate, bjerrum.marks.carbonate] as const;
  return {
    root,
    least: (type) => ({ width: 0, height: housing.least(type, amounts.least(type)).height }),
    lay(box, type) {
      housing.lay(box, type);
      const wide = housing.pane.width > 1.35 * housing.pane.height;
      const [one, two] = split(housing.pane, wide ? 'x' : 'y', wide ? 0.56 : 0.5, 6);
      amounts.lay(one, type);
      bjerrum.lay(two, type);
    },
    forms(co2, bicarbonate, carbonate) {
      values[0] = co2;
      values[1] = bicarbonate;
      values[2] = carbonate;
      amounts.marks.forms.set(values);
      amounts.marks.words.set(Number.isNaN(bicarbonate) ? 'Worked out once the water is known' : '');
    },
    curves(shares) {
      bjerrum.marks.words.set(shares ? '' : 'Unknown water');
      lines.forEach((curve, form) => {
        for (let n = 0; n < CURVE_POINTS; n++) percent[n] = 100 * (shares?.[form * CURVE_POINTS + n] ?? 0);
        curve.columns(places, percent, shares ? CURVE_POINTS : 0);
      });
    },
    at: (ph) => bjerrum.marks.now.set(ph),
  };
}
