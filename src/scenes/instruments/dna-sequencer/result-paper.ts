/** What the machine says on paper: how far it has read, the read, or its differences and their alignment. */
import type { Box, SceneContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { printAlignment } from './alignment';
import { createLetterRows } from './letter-rows';
import type { SequencerFrame } from './trace-screen';

/** A read is written in groups of so many letters; a group of capitals is so wide, in heights of its text. */
const GROUP = 10;
const GROUP_WIDTH = 7.6;
/** Rows that an alignment takes on the paper. */
const ON_PAPER = 5;
const PAPER_PAD = 12;
const cut = (words: string, most: number): string => (words.length > most ? `${words.slice(0, most - 1)}…` : words);

const inGroups = (letters: string): string => letters.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$& ');

export function createResultPaper(context: SceneContext<'dna_sequencing'>) {
  const slip = createPaperSlip(context);
  const printed = createLetterRows(context, { ink: context.theme.paperInk, band: 0xd97706, most: ON_PAPER });
  let mostLetters = 5 * GROUP;
  let mostDifferences = 2 * GROUP;
  /** A small paper has no room to say where the rows begin, a smaller one none for its heading. */
  let captions = true;
  let headed = true;

  /** The rows of an alignment stand at the foot of the paper, its differences above them. */
  function layAlignment(box: Box, type: TypeSizes): void {
    captions = box.height > (ON_PAPER + 2) * 1.3 * type.small + 2.6 * type.text;
    const three = (ON_PAPER - 2) * type.small;
    headed = box.height > 1.2 * three + 3.4 * type.text;
    const foot = captions ? ON_PAPER * 1.3 * type.small : (headed ? 1.2 : 1.04) * three;
    const left = Math.floor((box.height - foot - 2.6 * type.text) / (1.3 * type.small));
    mostDifferences = Math.floor(((box.width - 18) / (0.62 * type.small)) * Math.max(1, left));
    const x = box.x + PAPER_PAD;
    const y = box.y + box.height - foot - 3;
    printed.lay({ x, y, width: box.width - 2 * PAPER_PAD, height: foot }, type);
  }

  function write({ view, shown }: SequencerFrame): void {
    const differences = cut(shown.variants_found.text, mostDifferences);
    if (view.rows) slip.set(headed ? 'Differences' : differences, headed ? differences : '');
    else if (view.fastq !== '') slip.set('FASTQ', inGroups(cut(view.read, mostLetters)));
    else if (view.called > 0) slip.set(`${view.called} bases called`, inGroups(cut(view.read, mostLetters)));
    else
      slip.set(
        view.running ? 'Reading' : view.finished ? 'Read' : view.loaded ? 'Sample loaded' : 'No sample',
        view.method === null ? (view.prepared ? 'prepared' : '') : `${view.passed} of ${view.length}`,
      );
  }

  return {
    slip: slip.root,
    printed: printed.root,
    least: (type: TypeSizes): Size => slip.least(type),
    lay(box: Box, type: TypeSizes): void {
      const across = Math.max(1, Math.floor((box.width - 18) / (GROUP_WIDTH * type.small)));
      const down = Math.floor((box.height - 3 * type.text) / (1.3 * type.small));
      mostLetters = GROUP * Math.max(2, across * down);
      slip.lay(box, type);
      layAlignment(box, type);
    },
    draw(frame: SequencerFrame): void {
      const { rows } = frame.view;
      printed.root.visible = rows !== null;
      if (rows) printAlignment(printed, rows, frame, captions);
      write(frame);
    },
  };
}
