/** The resistivities that were found: of metals against the temperature, of others in Arrhenius’s way. */
import { Graphics } from 'pixi.js';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { inset } from '../../kit/layout/layout';
import { drawCard } from '../../kit/words/paper-sheet';

/** What Arrhenius's chart shows at least: of 1000/T, and decades. */
const INVERSE = [1.5, 3.5] as const;
const DECADES = 2;

type ConductivityFrame = Frame<'electrical_conductivity'>;

/** Points as a chart has them, x and y in turn. */
function pointsOf(
  { view, fields }: ConductivityFrame,
  along: (kelvin: number) => number,
  unit: number,
  into: number[],
): void {
  into.length = 0;
  for (let n = 0; n < view.points; n++)
    into.push(along(fields.points[2 * n] ?? 0), (fields.points[2 * n + 1] ?? 0) / unit);
}

/** Resistivity against temperature. */
function createStraightChart(context: SceneContext<'electrical_conductivity'>) {
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'Temperature', short: 'T', unit: 'K', domain: [0, 600] },
    y: { label: 'Resistivity', short: 'ρ', unit: '10⁻⁸ Ω·m' },
    marks: { taken: points({ colour: 'sky', radius: 3.4 }), now: pen({ colour: 'orange' }) },
  });
  return {
    chart,
    range({ view, fields }: ConductivityFrame, unit: number) {
      let highest = view.resistivity ?? 0;
      for (let n = 0; n < view.points; n++) highest = Math.max(highest, fields.points[2 * n + 1] ?? 0);
      const most = Math.max(1, Math.ceil((highest / unit) * 1.1));
      const step = most > 200 ? 100 : most > 50 ? 20 : most > 10 ? 5 : 1;
      chart.domain({ y: [0, Math.ceil(most / step) * step] });
    },
  };
}

/** Arrhenius's way: where heat frees the carriers the points lie on a line. */
function createArrheniusChart(context: SceneContext<'electrical_conductivity'>) {
  const chart = createChart(context, {
    ground: 'none',
    x: { label: '1000 / T', unit: 'K⁻¹' },
    y: { label: 'Resistivity', short: 'ρ', unit: 'Ω·m', log: true },
    marks: { taken: points({ colour: 'sky', radius: 3.4 }), now: pen({ colour: 'orange' }) },
  });
  let reached = 0;
  const inverse = growingDomain({ least: INVERSE });
  return {
    chart,
    /** Whole decades about what was measured, and as far along as it was cold. */
    range({ resistivity, t, points: count }: ConductivityFrame['view'], taken: readonly number[]) {
      if (count < reached) inverse.reset();
      reached = count;
      let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
      const hold = (x: number, y: number | null): void => {
        if (y === null || y <= 0) return;
        inverse.hold(x);
        least = Math.min(least, y);
        greatest = Math.max(greatest, y);
      };
      hold(1000 / t, resistivity);
      for (let n = 0; n < taken.length; n += 2) hold(taken[n] ?? 0, taken[n + 1] ?? null);
      const low = greatest > 0 ? Math.floor(Math.log10(least)) : -1;
      const high = greatest > 0 ? Math.max(low + DECADES, Math.ceil(Math.log10(greatest))) : low + DECADES;
      chart.domain({ x: inverse.domain, y: [10 ** low, 10 ** high] });
    },
  };
}

export function createResistivityChart(context: SceneContext<'electrical_conductivity'>) {
  const sheet = new Graphics({ label: 'sheet' });
  const straight = createStraightChart(context);
  const arrhenius = createArrheniusChart(context);
  const measure = context.actionHandle('measure', { name: 'Chart: measure a point', grip: 'press' });
  let charted = true;
  const taken: number[] = [];
  return {
    roots: [sheet, straight.chart.root, arrhenius.chart.root],
    /** The stage is arranged anew, and may have no room for it. */
    forget() {
      charted = false;
    },
    lay(box: Box, type: TypeSizes) {
      charted = true;
      measure.place(box.x, box.y, box.width, box.height);
      drawCard(sheet, box, context.theme);
      straight.chart.lay(inset(box, 10), type);
      arrhenius.chart.lay(inset(box, 10), type);
    },
    draw(frame: ConductivityFrame) {
      const { view, hidden } = frame;
      measure.enable(charted);
      const linear = view.form === 'metal' && !hidden.has('material');
      sheet.visible = charted;
      straight.chart.root.visible = charted && linear;
      arrhenius.chart.root.visible = charted && !linear;
      if (!charted) return;
      const known = !hidden.has('temperature');
      const { chart } = linear ? straight : arrhenius;
      const unit = linear ? 1e-8 : 1;
      const along = (t: number): number => (linear ? t : 1000 / t);
      taken.length = 0;
      if (known) pointsOf(frame, along, unit, taken);
      if (linear) straight.range(frame, unit);
      else arrhenius.range(view, taken);
      chart.marks.taken.rows(taken, 2, 0, 1, taken.length / 2);
      const here = view.resistivity;
      chart.marks.now.at(
        known && here !== null && here > 0 ? along(view.t) : Number.NaN,
        here === null ? Number.NaN : here / unit,
      );
    },
  };
}
