/** A bench has no empty ground: not at the size of a school's laptop, nor in a low window, nor on a large screen. All: `low-windows.spec.ts`. */
import { expect, test } from '@playwright/test';
import { BenchDriver } from './bench-driver';
import { emptyGround } from './empty-ground';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1093, height: 560 },
  { width: 1920, height: 1080 },
] as const;

test('a bench has no empty ground at any size', async ({ page }) => {
  await new BenchDriver(page).open('uv-vis');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await emptyGround(page), `${size.width}×${size.height}`).toEqual([]);
  }
});
