/** What light and Rubisco would each allow, and what respiration takes: the lower of the two is lit, the rate of now is a line. */
import { Container } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { bars, rule } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Size } from '../../kit/layout/layout';

/** All in µmol m⁻² s⁻¹. */
export interface Limits {
  readonly rubisco: number;
  readonly electrons: number;
  readonly respiration: number;
  readonly byRubisco: boolean;
  /** Now. */
  readonly rate: number;
}

export interface LimitsScreen extends Part {
  least(type: TypeSizes): Size;
  /** Null: they are not to be seen. */
  set(limits: Limits | null): void;
}

const NONE = Number.NaN;

export function createLimitsScreen(context: StageContext): LimitsScreen {
  const root = new Container({ label: 'limits' });
  const housing = createScreenCase(context, { form: 'bench', title: 'Limits' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: '', names: ['CO₂', 'light', 'R_d'] },
    y: { label: 'Rate', short: 'A', unit: 'µmol/m²s', domain: [-1, 8], ticks: [0, 2, 4, 6, 8] },
    marks: {
      // Bars of one mark have one colour each: what is lit and what is not are two marks.
      free: bars({ colour: 'main', alpha: 0.3 }),
      limits: bars({ colour: ['orange', 'green', 'red'] }),
      now: rule({ along: 'y', width: 2 }),
    },
  });
  root.addChild(housing.root, chart.root);
  const free = [NONE, NONE, NONE];
  const limits = [NONE, NONE, NONE];
  return {
    root,
    least: (type) => ({ width: 10 * type.small, height: housing.least(type, chart.least(type)).height }),
    lay(box, type) {
      housing.lay(box, type);
      chart.lay(housing.pane, type);
    },
    set(now) {
      const byRubisco = now?.byRubisco ?? false;
      const rubisco = now?.rubisco ?? NONE;
      const electrons = now?.electrons ?? NONE;
      free[0] = byRubisco ? NONE : rubisco;
      free[1] = byRubisco ? electrons : NONE;
      limits[0] = byRubisco ? rubisco : NONE;
      limits[1] = byRubisco ? NONE : electrons;
      limits[2] = now ? -now.respiration : NONE;
      chart.marks.free.set(free);
      chart.marks.limits.set(limits);
      chart.marks.now.set(now?.rate ?? null);
    },
  };
}
