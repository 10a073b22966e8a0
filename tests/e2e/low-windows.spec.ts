/** Windows lower than a laptop's: what is set and done can be pressed in each, with and without the medical note. */
import { listings } from '../../catalogue/index';
import { described } from '../../scripts/stages/check';
import { checkDock } from '../../scripts/stages/dock';
import { expect, test } from '@playwright/test';

/** One of each kind: few settings, many readings, an instrument with many settings, one with the medical note. */
const KINDS = ['chem1', 'es3', 'icpms', 'ecg-machine'];

for (const { id } of listings.filter(({ entry }) => entry)) {
  test.describe(id, KINDS.includes(id) ? {} : { tag: '@rest' }, () => {
    test.use({ reducedMotion: 'reduce' });

    test('the dock can be worked in low windows', async ({ page, baseURL }) => {
      expect(described(await checkDock(page, baseURL ?? '', id))).toBe('');
    });
  });
}
