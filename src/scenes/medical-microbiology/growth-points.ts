/** What the notebook holds, as points of the growth chart. */
import { LEAST_OD } from '../../../engine/medical-microbiology/optical-density';
import type { Frame } from '../contract';
import type { GrowthMark, GrowthPoint } from '../kit/growth-chart';

type GrowthFrame = Frame<'bacterial_growth'>;

/** log₁₀ of the number per mL that the chart sets beside OD 1. */
export const LOG_AT_OD_1 = Math.log10(8e8);
/** Of what belongs to the optical density: on the dark screen of both themes. */
export const OD_HUE = 0xf0b04a;
/** By the kind of a noted plate, in the model's order: countable, too few, above, below. */
const MARKS: readonly GrowthMark[] = ['dot', 'ring', 'above', 'below'];
/** Columns of a noted plate and of a noted photometer reading. */
export const PLATE_COLUMNS = 5;
export const OD_COLUMNS = 2;

export function pointsOf(view: GrowthFrame['view'], fields: GrowthFrame['fields']): readonly GrowthPoint[] {
  const points: GrowthPoint[] = [];
  for (let n = 0; n < view.platesNoted; n++) {
    const [hours = 0, log = 0, low = 0, high = 0, kind = 0] = fields.plates.subarray(n * PLATE_COLUMNS);
    points.push({ hours, log, low, high, mark: MARKS[kind] ?? 'dot' });
  }
  for (let n = 0; n < view.odsNoted; n++) {
    const [hours = 0, od = 0] = fields.ods.subarray(n * OD_COLUMNS);
    if (od < LEAST_OD) continue;
    const log = LOG_AT_OD_1 + Math.log10(od);
    points.push({ hours, log, low: log, high: log, mark: 'diamond' });
  }
  return points;
}
