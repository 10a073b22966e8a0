/** The smear under the immersion objective: its cells lie where they were placed, each in the dye that it has kept. */
import type { Organism } from '../../../../engine/medical-microbiology/gram-organisms';
import type { Frame } from '../../contract';
import { DYED, dyedWith } from '../../kit/staining/dyes';
import { IMMERSION, type SlideView } from '../../kit/staining/slide-view';
import { type CellForm, FIELD, type PlacedCell, placeCells, type SmearPainter } from '../../kit/staining/smear-field';

/** As these species are found under the microscope, µm. */
const FORMS: Readonly<Record<Organism, CellForm>> = {
  'Staphylococcus aureus': { length: [0.95, 0.06], width: 0.95, lie: 'clusters', group: [6, 34] },
  'Bacillus subtilis': { length: [3.1, 0.5], width: 0.85, lie: 'chains', group: [2, 6] },
  'Escherichia coli': { length: [2.3, 0.5], width: 0.85, lie: 'single', group: [1, 2] },
  'Pseudomonas aeruginosa': { length: [2, 0.4], width: 0.6, lie: 'single', group: [1, 1] },
};
/** The field holds so many times the cells that are counted; each of the counted ones gives its dye to as many. */
const CROWD = 3;

export function createGramField(painter: SmearPainter, view: SlideView) {
  /** The cells that lie there, and for which smear they were placed. */
  let cells: readonly PlacedCell[] = [];
  let placed = '';
  /** Another number for every other look of the cells. */
  let drawing = 0;
  let looked = '';

  return {
    draw({ view: seen, fields, params }: Frame<'gram_stain'>, now: number): void {
      const smear = `${params.organism} ${seen.smearSeed}`;
      const count = fields.cells.length / 2;
      if (smear !== placed) {
        placed = smear;
        cells = placeCells(FORMS[params.organism], CROWD * count, seen.smearSeed);
      }
      const state = `${smear} ${seen.viewed} ${seen.distorted} ${seen.onGlass.toFixed(3)}`;
      if (state !== looked) {
        looked = state;
        drawing++;
        // Fields are valid during a draw only, and the picture may be painted later.
        const dyes = fields.cells.slice();
        painter.put(
          seen.viewed ? cells : [],
          (n) =>
            (cells[n]?.own ?? 1) > seen.onGlass
              ? null
              : dyedWith(DYED.violet, dyes[2 * (n % count)] ?? 0, DYED.safranin, dyes[2 * (n % count) + 1] ?? 0),
          seen.distorted,
          seen.smearSeed,
        );
      }
      const instead = seen.viewed ? '' : 'No slide here';
      view.draw({ drawing, objective: IMMERSION, diameter: FIELD, instead }, now);
    },
  };
}
