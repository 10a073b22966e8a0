/** What is to be found in a sample from the shelf: its key comes with it. */
import type { Answer } from '../contract';
import { roundSignificant } from '../runtime/format';
import type { SamplePart } from '../data/samples/sample';
import { SUBSTANCES } from '../data/samples/substances';

/** The content of a part, in the unit of the instrument's result; `tolerance`: relative. */
export const contentAnswer = ({ id }: SamplePart, value: number, unit: string, tolerance: number): Answer => ({
  id: `shelf_${id.replaceAll('-', '_')}`,
  label: `${SUBSTANCES[id].name} in the sample from the shelf`,
  value: roundSignificant(value, 5),
  unit,
  tolerance: roundSignificant(tolerance * value, 2),
});
