/**
 * What the wells of blood typing say: groups, RhD, whether forward and reverse agree, and which red cells would suit before screen
 * and crossmatch. The rules are those of reaction tables (C. S. Cohn et al. (eds.), Technical Manual, 20th edition, AABB, 2020):
 * a group is read after two minutes of rocking, grade 1 and more is positive, a doubtful grade is no result, and nothing
 * is named as suitable before forward, reverse and RhD are valid.
 */
import type { AboGroup } from '../data/blood-donors';
import { gradeIn, isRocked, type WellName, type Wells } from './typing-wells';

export const ABO_RESULTS = ['A', 'B', 'AB', 'O', 'Not read'] as const;
type AboResult = (typeof ABO_RESULTS)[number];

export const RH_RESULTS = [
  'Not read',
  'Invalid: control',
  'Control needed',
  'Positive',
  'Negative, weak D not excluded',
  'Indeterminate',
  'Weak D',
  'Invalid: check cells',
  'Negative',
] as const;
type RhResult = (typeof RH_RESULTS)[number];

const positive = (grade: number | null): boolean => (grade ?? 0) >= 1;
const DOUBTFUL = 0.5;

/** Group of cells that carry A, B, both or neither. */
const groupOf = (a: boolean, b: boolean): AboGroup => (a ? (b ? 'AB' : 'A') : b ? 'B' : 'O');

/** Grades of two wells, once both may be read and neither is doubtful. */
function readBoth(state: Wells, one: WellName, other: WellName): readonly [number, number] | null {
  if (!isRocked(state, one) || !isRocked(state, other)) return null;
  const grades = [gradeIn(state, one) ?? 0, gradeIn(state, other) ?? 0] as const;
  return grades.includes(DOUBTFUL) ? null : grades;
}

export function forwardOf(state: Wells): AboResult {
  const grades = readBoth(state, 'a', 'b');
  return grades ? groupOf(positive(grades[0]), positive(grades[1])) : 'Not read';
}

/** Landsteiner: the plasma holds the antibodies to what the cells lack. */
export function reverseOf(state: Wells): AboResult {
  const grades = readBoth(state, 'a1', 'b_cells');
  return grades ? groupOf(!positive(grades[0]), !positive(grades[1])) : 'Not read';
}

/** The control was read in the phase in which the D well is. */
const controlRead = (state: Wells): boolean =>
  isRocked(state, 'control') && (!state.tube?.antiglobulin || state.tube.withControl);

export function rhOf(state: Wells): RhResult {
  if (!isRocked(state, 'd')) return 'Not read';
  if ((gradeIn(state, 'control') ?? 0) >= DOUBTFUL) return 'Invalid: control';
  const now = gradeIn(state, 'd') ?? 0;
  const { tube } = state;
  const direct = tube?.direct ?? now;
  const antiglobulin = tube?.antiglobulin ?? false;
  const allReact = positive(gradeIn(state, 'a')) && positive(gradeIn(state, 'b')) && positive(direct);
  if ((allReact || (antiglobulin && positive(now))) && !controlRead(state)) return 'Control needed';
  if (direct >= 2) return 'Positive';
  if (!antiglobulin) return direct === 0 ? 'Negative, weak D not excluded' : 'Indeterminate';
  if (positive(now)) return 'Weak D';
  if (now === DOUBTFUL) return 'Indeterminate';
  if ((gradeIn(state, 'check') ?? 0) < 2) return 'Invalid: check cells';
  return direct === 0 ? 'Negative' : 'Indeterminate';
}

export const isInvalid = (rh: RhResult): boolean => rh.startsWith('Invalid');

/** 1 where forward and reverse group disagree, or O cells react; null until that can be said. */
export function discrepancyOf(state: Wells): number | null {
  const [forward, reverse] = [forwardOf(state), reverseOf(state)];
  if (forward === 'Not read' || reverse === 'Not read' || !isRocked(state, 'o')) return null;
  return forward !== reverse || oCellsReact(state) ? 1 : 0;
}

const oCellsReact = (state: Wells): boolean => (gradeIn(state, 'o') ?? 0) >= DOUBTFUL;

const ABO_UNITS: Readonly<Record<AboGroup, readonly AboGroup[]>> = {
  O: ['O'],
  A: ['O', 'A'],
  B: ['O', 'B'],
  AB: ['O', 'A', 'B', 'AB'],
};
const UNRESOLVED = ['O-, O+ until resolved', 'O- until resolved', 'None until resolved'] as const;

/** Red cells for a recipient of a group; whoever is not clearly RhD positive gets D-negative ones. */
const unitsFor = (abo: AboGroup, rhPositive: boolean): string =>
  ABO_UNITS[abo].flatMap((unit) => (rhPositive ? [`${unit}-`, `${unit}+`] : [`${unit}-`])).join(', ');

export const ALL_UNITS: readonly string[] = [
  ...(['O', 'A', 'B', 'AB'] as const).flatMap((abo) => [unitsFor(abo, true), unitsFor(abo, false)]),
  ...UNRESOLVED,
];

/** Null until forward, reverse and RhD are valid. */
export function suitableOf(state: Wells): string | null {
  const forward = forwardOf(state);
  const discrepancy = discrepancyOf(state);
  const rh = rhOf(state);
  if (forward === 'Not read' || discrepancy === null) return null;
  if (rh === 'Not read' || rh === 'Control needed' || isInvalid(rh)) return null;
  if (discrepancy === 0) return unitsFor(forward, rh === 'Positive');
  if (oCellsReact(state)) return 'None until resolved';
  return rh === 'Positive' ? 'O-, O+ until resolved' : 'O- until resolved';
}
