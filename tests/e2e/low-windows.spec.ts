/**
 * Windows of a laptop and lower ones: no bench has much empty ground, and what is set and done can be pressed in each, with and without the
 * medical note.
 */
import { listings } from '../../catalogue/index';
import { described } from '../../scripts/stages/check';
import { checkDock } from '../../scripts/stages/dock';
import { expect, test } from '@playwright/test';
import { BenchDriver } from './bench-driver';
import { emptyGround } from './empty-ground';

/** In every run one with many settings, many readings and the medical note. */
const FULLEST = 'ecg-machine';

for (const { id } of listings.filter(({ entry }) => entry)) {
  test.describe(id, id === FULLEST ? {} : { tag: '@rest' }, () => {
    test.use({ reducedMotion: 'reduce' });

    test('has no empty ground, and its dock can be worked in low windows', async ({ page, baseURL }) => {
      const findings = await checkDock(page, baseURL ?? '', id, async () => {
        await new BenchDriver(page).ready();
        expect(await emptyGround(page)).toEqual([]);
      });
      expect(described(findings)).toBe('');
    });
  });
}
