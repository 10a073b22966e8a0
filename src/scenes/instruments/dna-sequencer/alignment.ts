/** Template and read about the difference that is nearest to the probe: on the paper, and of a flow cell with the clusters between them. */
import { inColumns, type LetterRows, windowOf } from './letter-rows';
import type { SequencerFrame } from './trace-screen';

type Rows = NonNullable<SequencerFrame['view']['rows']>;

/** On the paper. `captions`: there is room to say where the rows begin. */
export function printAlignment(
  printed: LetterRows,
  rows: Rows,
  { view, params }: SequencerFrame,
  captions: boolean,
): void {
  const paper = windowOf(rows, params.probe_position, printed.across, view.split);
  const both = [
    { letters: paper.template },
    { letters: Array.from(paper.read, (letter, k) => (letter === paper.template[k] ? '|' : ' ')).join('') },
    { letters: paper.read, against: paper.template },
  ];
  const begins = [
    { letters: `Template from ${paper.templateFrom}` },
    ...both,
    { letters: `Read from ${paper.readFrom}` },
  ];
  printed.set(captions ? begins : both, null);
}

/** Over the screen, with the letters of single clusters. */
export function pileAlignment(piled: LetterRows, rows: Rows, { view, params }: SequencerFrame): void {
  const seen = windowOf(rows, params.probe_position, piled.across, view.split);
  const place = `${seen.base}`;
  const before = Math.max(0, Math.min(seen.middle - Math.floor(place.length / 2), piled.across - place.length));
  const clusters = view.clusterReads.slice(0, piled.down - 3);
  piled.set(
    [
      { letters: `${' '.repeat(before)}${place}` },
      { letters: seen.template, name: 'Template' },
      ...clusters.map((letters, n) => ({
        letters: inColumns(seen, letters),
        against: seen.template,
        ...(n === 0 ? { name: 'Clusters' } : {}),
      })),
      { letters: seen.read, against: seen.template, name: 'Called' },
    ],
    seen.differs ? seen.middle : null,
  );
}
