/** Windows lower than a laptop's: what is set and done can be pressed in each, with and without the medical note. */
import { listings } from '../../catalogue/index';
import { described } from '../../scripts/stages/check';
import { checkDock } from '../../scripts/stages/dock';
import { expect, test } from '@playwright/test';

/** In every run one with many settings, many readings and the medical note. */
const FULLEST = 'ecg-machine';

for (const { id } of listings.filter(({ entry }) => entry)) {
  test.describe(id, id === FULLEST ? {} : { tag: '@rest' }, () => {
    test.use({ reducedMotion: 'reduce' });

    test('the dock can be worked in low windows', async ({ page, baseURL }) => {
      expect(described(await checkDock(page, baseURL ?? '', id))).toBe('');
    });
  });
}
