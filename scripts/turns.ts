/**
 * Tests of one kind, one for each bench, procedure or lesson, take turns: all of them take longer than a change may wait for. A run of
 * `npm test` has a quarter of them whole; which quarter, the commit says, so that a red run can be repeated and the next commits see the
 * others. TURN=all has them all, TURN=0, 1, 2 or 3 that quarter.
 */
import { spawnSync } from 'node:child_process';

const TURNS = 4;
const ALL = 'all';

function turnOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const commit = Number.parseInt(stdout ?? '', 16);
  return String(Number.isNaN(commit) ? 0 : commit % TURNS);
}

function turnOf(asked: string): number | typeof ALL {
  if (asked === ALL) return ALL;
  const turn = /^\d$/.test(asked) ? Number(asked) : TURNS;
  if (turn >= TURNS) throw new Error(`TURN is 0, 1, 2, 3 or ${ALL}, not "${asked}".`);
  return turn;
}

// Kept for the processes that are begun from this one.
process.env['TURN'] ??= turnOfCommit();
export const turn = turnOf(process.env['TURN']);

/** Whether it is the turn of what has this place among its kind. */
export const isInTurn = (place: number): boolean => turn === ALL || place % TURNS === turn;
