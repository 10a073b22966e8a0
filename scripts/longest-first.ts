/**
 * The order of the unit tests: files that take long by themselves begin first, so that no processor stands idle beside the last of
 * them. Without it a fresh copy, which knows no durations yet, would begin with the largest files.
 */
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** The longest first. */
const LONG = [
  'reference/reference',
  'scenes/hidden-inputs',
  'scripts/coverage',
  'engine/invariants',
  'hidden/hidden-values',
  'engine/trials',
  'scenes/scenes',
  'physics/pendulum',
  'physics/harmonic',
  'instruments/ct-uncertainty',
  'physics/projectile',
  'chemistry/titration-labels',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? LONG.length : rank;
};

export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b));
  }

  /** A run is not shared out among machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
