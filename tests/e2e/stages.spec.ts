/**
 * The stage of every bench at six sizes, in both themes and three states, with its own words and longer ones (`scripts/stages/`): each
 * size in one of the states with one look, another one from bench to bench. `npm run stages` takes all looks everywhere.
 */
import { expect, test } from '@playwright/test';
import { builtIds, checkStage, described } from '../../scripts/stages/check';

test.use({ reducedMotion: 'reduce' });

for (const id of builtIds) {
  test(`${id}: its stage can be read and worked at every size`, async ({ page, baseURL }) => {
    expect(described(await checkStage(page, baseURL ?? '', id, { every: false }))).toBe('');
  });
}
