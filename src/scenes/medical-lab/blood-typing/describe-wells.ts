/** What the tiles show, in words. */
import type { WellName } from '../../../../engine/medical-lab/blood-typing';
import type { Frame } from '../../contract';

type TypingFrame = Frame<'blood_typing'>;

export const FORWARD: readonly WellName[] = ['a', 'b', 'd'];
export const REVERSE: readonly WellName[] = ['a1', 'b_cells', 'o'];
/** What is written on the tiles. */
export const LABELS: Readonly<Record<WellName, string>> = {
  a: 'Anti-A',
  b: 'Anti-B',
  d: 'Anti-D',
  a1: 'A1 cells',
  b_cells: 'B cells',
  o: 'O cells',
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

function wellOf({ view }: TypingFrame, name: WellName): string {
  const { cells, serum, clump } = view.wells[name];
  const words = name === 'a' || name === 'b' || name === 'd' ? LABELS[name].replace('Anti', 'anti') : LABELS[name];
  if (name === 'd' && view.incubationLeft !== null) return `${words}: its contents are in the block at 37 °C`;
  if (!cells && !serum) return `${words}: empty`;
  if (!cells) return `${words}: serum without cells`;
  if (!serum) return `${words}: cells without serum`;
  return `${words}: ${LOOKS.find(([below]) => clump < below)?.[1]}`;
}

export function describeWells(frame: TypingFrame): string {
  const { view } = frame;
  const wells = (names: readonly WellName[]): string => names.map((name) => wellOf(frame, name)).join('; ');
  const reverse = view.wells.o.cells ? ` Reverse tile, ${wells(REVERSE)}.` : '';
  const rocking = view.rocking ? ' The tiles are rocking.' : ' The tiles are at rest.';
  const { reportedAbo, reportedRh, answer } = view;
  const report = answer
    ? ` ${reportOf(view).join('. ')}`
    : reportedAbo !== null || reportedRh !== null
      ? ` Reported: ${reportedAbo ?? '–'}, ${reportedRh ?? '–'}.`
      : '';
  return `Forward tile, ${wells(FORWARD)}.${reverse}${rocking}${report}`;
}
