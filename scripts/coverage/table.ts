/** The tallies as lines on a terminal and as a page of the documentation. */
import { formatSignificant } from '../../engine/runtime/format';
import { GATE, isInside } from './gate';
import type { Tally } from './tally';

/** How many seeds each measurement is done with: `inDoubt` where the first lie outside the gate by no more than chance. */
export const SEEDS = { first: 200, inDoubt: 1000 } as const;

const percent = (count: number, seeds: number): string => `${((100 * count) / seeds).toFixed(0)} %`;

/** A number beside others of its kind: three digits. */
const brief = (value: number): string => formatSignificant(value, 3);

/** Last binary digits are no part of an uncertainty. */
const partOf = (part: number, whole: number): string => brief(part < 1e-9 * whole ? 0 : part);

export function verdict(tally: Tally): string {
  if (isInside(tally)) return tally.seeds > SEEDS.first ? `inside, by ${tally.seeds} seeds` : 'inside';
  return tally.reason === null ? 'OUTSIDE' : 'outside, for a reason';
}

export const fails = (tally: Tally): boolean => !isInside(tally) && tally.reason === null;

const HEADINGS = [
  'entry',
  'truth, seed 1',
  'mean u',
  'scatter',
  'calibration',
  'within 1u',
  'within 2u',
  'mean pull',
  'sd of pull',
  'verdict',
] as const;

const cellsOf = (tally: Tally): readonly string[] => [
  tally.id,
  `${formatSignificant(tally.truth, 4)} ${tally.unit}`.trimEnd(),
  brief(tally.whole),
  partOf(tally.scatter, tally.whole),
  partOf(tally.calibration, tally.whole),
  percent(tally.within[0], tally.seeds),
  percent(tally.within[1], tally.seeds),
  tally.pull.mean.toFixed(2),
  tally.pull.deviation.toFixed(2),
  verdict(tally),
];

const WIDTHS = [20, 20, 10, 10, 12, 10, 10, 10, 11, 8] as const;
const padded = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[index] ?? 0))).join(' ');

export const headingLine = (): string => padded(HEADINGS);

/** One line, and beneath it what is to be said of it. */
export function linesOf(tally: Tally): readonly string[] {
  const { count, why } = tally.without;
  return [
    padded(cellsOf(tally)),
    `    ${tally.quantity}`,
    ...(count > 0 ? [`    ${count} of ${tally.seeds} seeds gave no value with an uncertainty: ${why ?? ''}`] : []),
    ...(!isInside(tally) && tally.reason !== null ? [`    ${tally.reason}`] : []),
  ];
}

const [LEAST, MOST] = GATE.one;

const INTRODUCTION = `# Coverage

Written by \`npm run coverage -- --write\`. For each built entry: the quantity that its procedure comes to (\`measurement\` in \`<id>.worked.ts\` beside the
entry), found with ${SEEDS.first} seeds at school grade the way the procedure says, by the notebook's formulas and the plot's own fit, and how
often the true value lies within one and within two of the standard uncertainties stated; with ${SEEDS.inDoubt} seeds where the first lie outside
the gate by no more than chance. A normal distribution has 68 and 95 %, one tolerance alone, any error within which is as likely, 58 and
100 %; the gate is ${(LEAST * 100).toFixed(0)} to ${(MOST * 100).toFixed(0)} % within one and at least ${(GATE.two * 100).toFixed(0)} % within two, or the measurement says why not.

The mean uncertainty is given whole and in its two parts: scatter, which more rows make smaller, and calibration, which all rows
share. A pull is (found − true)/u: its mean is 0 and its standard deviation 1 where everything is right.
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function pageOf(tallies: readonly Tally[]): string {
  const headings = ['entry', 'quantity', ...HEADINGS.slice(1)];
  const rows = tallies.map((tally) => {
    const [id = '', ...numbers] = cellsOf(tally);
    return row([id, tally.quantity, ...numbers]);
  });
  const reasons = tallies.flatMap((tally) =>
    !isInside(tally) && tally.reason !== null ? [`- **${tally.id}** (${tally.title}): ${tally.reason}`] : [],
  );
  return [
    INTRODUCTION,
    row(headings),
    row(headings.map((_, index) => (index < 2 ? '---' : '--:'))),
    ...rows,
    '',
    ...(reasons.length > 0 ? ['Outside the gate, and why:', '', ...reasons, ''] : []),
  ].join('\n');
}
