/** The order of test files: those that look over every bench take a minute and more, and at the end one processor would wait for them. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the heaviest on. */
const HEAVY = [
  'tests/scenes/scenes.test.ts',
  'tests/worked/worked.test.ts',
  'tests/bench/hidden/hidden-values.test.ts',
  'tests/scripts/coverage.test.ts',
  'tests/engine/invariants.test.ts',
  'tests/engine/trials.test.ts',
  'tests/claims/claims.test.ts',
  'tests/reference/reference.test.ts',
  'tests/scripts/kernels.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = HEAVY.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? HEAVY.length : place;
};

export class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
