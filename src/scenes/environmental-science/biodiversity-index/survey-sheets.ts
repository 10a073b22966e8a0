/** The sheets of a survey: how the species found and the counts of each frame grow, beside the whole plot if wanted. */
import { isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createFrameCounts, createSpeciesSheet } from './sampling-plots';
import { PLOT_METRES } from './survey-ground';
import type { SurveyFrame, SurveyState } from './survey-state';

export function createSurveySheets(
  context: SceneContext<'biodiversity_index'>,
  survey: SurveyState,
  changed: () => void,
) {
  const sheet = createSpeciesSheet(context);
  const counts = createFrameCounts(context);
  const wholeHandle = context.handle({
    role: 'toggle',
    name: 'Compare with the whole plot',
    hint: 'Draws on the sheets what is really there beside the sample.',
    pressed: false,
    toggle(on) {
      survey.withWhole = on;
      wholeHandle.update(on);
      changed();
    },
  });
  let drawn = '';
  const sheetPart = {
    root: sheet.root,
    lay(box: Box, type: TypeSizes) {
      sheet.lay(box, type);
      wholeHandle.place(box.x, box.y, box.width, box.height);
    },
  };
  return {
    sheet: sheetPart,
    counts,
    enable(sampled: boolean, wide: boolean) {
      counts.root.visible = sampled && wide;
      wholeHandle.enable(sampled && wide);
    },
    draw(frame: SurveyFrame, groundKey: string) {
      const { view, params, fields, readings } = frame;
      const { knownBelow, withWhole } = survey;
      const next = `${groundKey} ${view.counted} ${view.laid} ${knownBelow} ${view.knownBelow} ${view.counts.join()} ${withWhole}`;
      if (next === drawn) return;
      drawn = next;
      const sampled = isSampledHabitat(params.habitat);
      const real = withWhole && sampled ? view.abundances : null;
      const found: number[] = [];
      const totals: number[] = [];
      for (let k = 0; k < view.counted; k++) {
        totals.push(fields.frame[4 * k + 2] ?? 0);
        found.push(fields.frame[4 * k + 3] ?? 0);
      }
      sheet.draw({ counts: view.counts, found, planned: params.quadrat_count, chao1: readings.chao1, whole: real });
      const density = fields.x.length / PLOT_METRES ** 2;
      counts.draw(totals, real ? density * params.quadrat_size ** 2 : null);
    },
  };
}
