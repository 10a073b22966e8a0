/** The slip of the counter, and the stage as one reads it out. */
import { RANGES } from '../../../../engine/data/blood-counts';
import type { Frame, SceneContext } from '../../contract';
import { createResultSlip, type SlipLine } from '../../kit/instruments/result-slip';

type CountFrame = Frame<'cbc'>;

const LINES = [
  { id: 'rbc', name: 'RBC', unit: '10¹²/L', range: RANGES.rbc },
  { id: 'hgb', name: 'HGB', unit: 'g/L', range: RANGES.hgb },
  { id: 'hct', name: 'HCT', unit: 'L/L' },
  { id: 'mcv', name: 'MCV', unit: 'fL', range: RANGES.mcv },
  { id: 'mch', name: 'MCH', unit: 'pg', range: RANGES.mch },
  { id: 'mchc', name: 'MCHC', unit: 'g/L', range: RANGES.mchc },
  { id: 'rdw_cv', name: 'RDW', unit: '%', range: RANGES.rdw_cv },
  { id: 'plt', name: 'PLT', unit: '10⁹/L', range: RANGES.plt },
  { id: 'wbc', name: 'WBC', unit: '10⁹/L', range: RANGES.wbc },
  { id: 'lymph_pct', name: 'LYM', unit: '%' },
  { id: 'mid_pct', name: 'MID', unit: '%' },
  { id: 'gran_pct', name: 'GRA', unit: '%' },
] as const satisfies readonly (SlipLine & { readonly id: string })[];

/** Status or flags; true where they warn. */
function wordsOf({ view, shown }: CountFrame): readonly [string, boolean] {
  const status = shown.status.text;
  const flags = shown.flags.value;
  const out = status.startsWith('Above') || status.startsWith('Too');
  const words = out
    ? status
    : typeof flags === 'string'
      ? flags
      : view.running
        ? 'Counting'
        : status === 'Ready'
          ? 'Ready'
          : '';
  return [words, out || (typeof flags === 'string' && flags !== 'Normal')];
}

export function createCountSlip(context: SceneContext<'cbc'>) {
  const slip = createResultSlip(context, LINES);
  return {
    slip,
    draw(frame: CountFrame): void {
      const { shown, hidden, params } = frame;
      slip.set(
        LINES.map(({ id }) => {
          const { text, value } = shown[id];
          return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
        }),
      );
      slip.heading(hidden.has('patient') ? 'Blood count' : `Blood count, ${params.patient}`);
      slip.words(...wordsOf(frame));
    },
  };
}

function tubeWords({ busy, settled }: CountFrame['view']): string {
  if (busy?.is === 'mixing') return 'The tube is being turned over.';
  if (busy?.is === 'warming') return 'The tube stands in the block at 37 °C.';
  return settled > 0.3 ? 'The tube stands; its cells have settled below yellow plasma.' : 'The tube is mixed.';
}

export function describeCount({ view, shown, params }: CountFrame): string {
  const run = view.running
    ? `Cells stream through the aperture of ${params.aperture} µm; ${Math.round(100 * view.running.part)} % of the count is done.`
    : view.drawn
      ? 'The sample is drawn in.'
      : 'Nothing is drawn in yet.';
  const printed =
    shown.rbc.value === null
      ? ''
      : ` The slip says: red cells ${shown.rbc.text}, haemoglobin ${shown.hgb.text}, mean volume ${shown.mcv.text}, platelets ${shown.plt.text}, white cells ${shown.wbc.text}; ${shown.flags.text}.`;
  const answer = view.answer ? ` The answer: ${view.answer.name}.` : '';
  return `${tubeWords(view)} ${run}${printed}${answer}`;
}
