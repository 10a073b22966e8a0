/** What a piece reads on a tester without error, after 4 s, thick and far from other indents. */
import { type HardMaterialName, hardMaterials } from '../data/hardness-materials';
import { permanentDepth, pointsOf } from './rockwell-contact';
import type { ScaleName } from './rockwell-scales';

/** Points on the scale; NaN for what is not in the table. */
export function materialHardness(material: HardMaterialName, scale: ScaleName): number {
  const piece = hardMaterials.find(({ name }) => name === material);
  return piece ? pointsOf(scale, permanentDepth(piece, scale)) : Number.NaN;
}
