/** What the tiles show, in words. */
import type { WellName } from '../../../../engine/medical-lab/typing-wells';
import type { Frame } from '../../contract';

type TypingFrame = Frame<'blood_typing'>;

/** Check cells go into the D well. */
export type SeenWell = Exclude<WellName, 'check'>;
export const FORWARD: readonly SeenWell[] = ['a', 'b', 'd', 'control'];
export const REVERSE: readonly SeenWell[] = ['a1', 'b_cells', 'o'];
/** What is written on the tiles. */
export const LABELS: Readonly<Record<SeenWell, string>> = {
  a: 'Anti-A',
  b: 'Anti-B',
  d: 'Anti-D',
  a1: 'A1 cells',
  b_cells: 'B cells',
  o: 'O cells',
  control: 'Control',
};
const RHD_WORDS = { Positive: 'positive', Negative: 'negative', 'Weak D': 'weak D' } as const;

/** Clump sizes up to which a drop looks so. */
const LOOKS: readonly (readonly [below: number, words: string])[] = [
  [1.5, 'a smooth suspension'],
  [4, 'hardly visible grains'],
  [15, 'fine clumps in a cloudy background'],
  [50, 'medium clumps'],
  [150, 'several large clumps'],
  [Number.POSITIVE_INFINITY, 'one large clump in clear fluid'],
];

/** Heading and text of the report slip. */
export function reportOf({ answer, reportedAbo, reportedRh }: TypingFrame['view']): readonly [string, string] {
  if (!answer) return ['Report', `ABO: ${reportedAbo ?? '–'}\nRhD: ${reportedRh ?? '–'}`];
  const [abo, rh] = [answer.aboRight, answer.rhRight].map((right) =>
    right === null ? 'not reported' : right ? 'right' : 'wrong',
  );
  return [
    `It was ${answer.abo}, RhD ${RHD_WORDS[answer.rh]}`,
    `ABO ${abo}, RhD ${rh}.${answer.remark ? ` ${answer.remark}` : ''}`,
  ];
}

/** A well as it lies on the tile; `clump` is null where there are no cells. With check cells in the D well theirs is what is seen. */
export function seenIn({ wells }: TypingFrame['view'], name: SeenWell) {
  const { cells, serum, clump, away } = wells[name];
  const seen = name === 'd' && wells.check.cells ? wells.check.clump : clump;
  return { cells, serum, away, clump: away || !cells ? null : serum ? seen : 1 };
}

function wellOf({ view }: TypingFrame, name: SeenWell): string {
  const { cells, serum, away, clump } = seenIn(view, name);
  const words = name === 'a' || name === 'b' || name === 'd' ? LABELS[name].replace('Anti', 'anti') : LABELS[name];
  if (away) return `${words}: its contents are in a tube, ${whereIs(view.tube?.is ?? null)}`;
  if (!cells && !serum) return `${words}: empty`;
  if (!cells) return `${words}: serum without cells`;
  if (!serum) return `${words}: cells without serum`;
  const look = LOOKS.find(([below]) => (clump ?? 1) < below)?.[1];
  return `${words}${name === 'd' && view.wells.check.cells ? ' with check cells' : ''}: ${look}`;
}

const whereIs = (doing: 'incubating' | 'washing' | null): string =>
  doing === 'washing' ? 'which is being washed' : doing === 'incubating' ? 'in the block at 37 °C' : 'incubated';

export function describeWells(frame: TypingFrame): string {
  const { view } = frame;
  const wells = (names: readonly SeenWell[]): string => names.map((name) => wellOf(frame, name)).join('; ');
  const forward = FORWARD.filter((name) => name !== 'control' || view.wells.control.cells);
  const reverse = view.wells.o.cells ? ` Reverse tile, ${wells(REVERSE)}.` : '';
  const rocking = view.rocking ? ' The tiles are rocking.' : ' The tiles are at rest.';
  const { reportedAbo, reportedRh, answer } = view;
  const report = answer
    ? ` ${reportOf(view).join('. ')}`
    : reportedAbo !== null || reportedRh !== null
      ? ` Reported: ${reportedAbo ?? '–'}, ${reportedRh ?? '–'}.`
      : '';
  return `Forward tile, ${wells(forward)}.${reverse}${rocking}${report}`;
}
