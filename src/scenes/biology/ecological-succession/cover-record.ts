/** The covers of the groups as they were, one on top of the other on paper, and the soil. */
import { GROUPS, KEPT, KEPT_PER_YEAR } from '../../../../engine/biology/succession-record';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line } from '../../kit/charts/line';
import { createPaperSheet } from '../../kit/words/paper-sheet';

/** Colours of the groups on paper, from the best competitor on, and their names there. */
const INKS = [0x1f5c46, 0x4b9350, 0xa3b64c, 0xe0c94f, 0xb9a48c] as const;
/** Of the groups on paper, from the best competitor on. */
export const NAMES = ['climax', 'trees', 'shrubs', 'herbs', 'pioneers'] as const;
type SuccessionFrame = Frame<'ecological_succession'>;

function createCovers(context: SceneContext<'ecological_succession'>) {
  return createChart(context, {
    ground: 'paper',
    x: { label: 'Year', short: 'yr' },
    y: { label: 'Cover', unit: '%', domain: [0, 100] },
    marks: {
      climax: area({ colour: INKS[0], alpha: 1, name: NAMES[0] }),
      pioneer_tree: area({ colour: INKS[1], alpha: 1, name: NAMES[1] }),
      shrub: area({ colour: INKS[2], alpha: 1, name: NAMES[2] }),
      herb: area({ colour: INKS[3], alpha: 1, name: NAMES[3] }),
      pioneer: area({ colour: INKS[4], alpha: 1, name: NAMES[4] }),
      soil: line({ colour: 'red', width: 2, dashed: true, name: 'soil' }),
    },
  });
}

export function createCoverRecord(context: SceneContext<'ecological_succession'>) {
  const paper = createPaperSheet(context);
  const chart = createCovers(context);
  const years = growingDomain({ least: [0, 25], ends: [25, 50, 100], room: 0 });
  let year = 0;
  const x = new Float32Array(KEPT);
  for (let n = 0; n < KEPT; n++) x[n] = n / KEPT_PER_YEAR;
  const sums = GROUPS.map(() => new Float32Array(KEPT));
  const soils = new Float32Array(KEPT);

  /** Sums of the covers, from the last group on. */
  function addUp(past: SuccessionFrame['fields']['past'], count: number): void {
    for (let n = 0; n < count; n++) {
      let sum = 0;
      for (let g = GROUPS.length - 1; g >= 0; g--) {
        sum += 100 * (past[g * KEPT + n] ?? 0);
        const own = sums[g];
        if (own) own[n] = sum;
      }
      soils[n] = 100 * (past[GROUPS.length * KEPT + n] ?? 0);
    }
  }

  return {
    views: [paper.root, chart.root],
    lay: (box: Box, type: TypeSizes) => {
      chart.lay(paper.lay(box), type);
    },
    draw({ view, fields }: SuccessionFrame): void {
      if (view.kept < year) years.reset();
      year = view.kept;
      const count = Math.min(KEPT, view.kept);
      addUp(fields.past, count);
      chart.domain({ x: years.hold((count - 1) / KEPT_PER_YEAR) });
      GROUPS.forEach((group, g) => {
        const own = sums[g];
        if (own) chart.marks[group].columns(x, own, count);
      });
      chart.marks.soil.columns(x, soils, count);
    },
  };
}
