/** The film under the objective that is turned in: painted anew only when it looks otherwise. */
import { OBJECTIVES } from '../../../../engine/medical-microbiology/capsule-kinds';
import type { Frame } from '../../contract';
import type { SlideView } from '../../kit/staining/slide-view';
import { FIELD } from '../../kit/staining/smear-field';
import type { CapsulePainter } from './capsule-painter';

/** The 100x objective shows this field; others a larger one. */
const FIELD_AT = 100;

export function createCapsuleField(painter: CapsulePainter, view: SlideView) {
  let drawing = 0;
  let looked = '';
  return {
    draw({ view: seen, params }: Frame<'capsule_stain'>, now: number): void {
      const { width, stained, copper, contrast, fieldSeed: seed } = seen;
      const { organism } = params;
      const anthony = params.method === 'Anthony';
      const tone = (part: number): string => part.toFixed(2);
      const key = `${organism} ${anthony} ${seed} ${width?.toFixed(3)} ${tone(stained)} ${tone(copper)} ${tone(contrast)}`;
      if (key !== looked) {
        looked = key;
        drawing++;
        painter.put({ organism, anthony, width, stained, copper, contrast, seed });
      }
      const objective = OBJECTIVES[params.objective];
      const diameter = (FIELD * FIELD_AT) / objective.magnification;
      view.draw({ drawing, objective, diameter, instead: '' }, now);
    },
  };
}
