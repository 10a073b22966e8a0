/** Refraction: the ray box by mouse and by keyboard, the swapped media, total reflection, and rows for the line. */
import { expect, test } from './bench-driver';

test('refraction: the ray box is turned, Snell holds, and beyond the critical angle nothing passes', {
  tag: '@rest',
}, async ({ bench }) => {
  await bench.open('phy6', '?grade=ideal');
  const box = bench.handle('Ray box');
  const refracted = async (): Promise<number> => bench.number('angle_refracted');
  const angle = async (): Promise<number> => Number(await box.getAttribute('aria-valuenow'));
  const obeysSnell = async (n: number): Promise<void> =>
    expect
      .poll(
        async () => Math.sin(((await refracted()) * Math.PI) / 180) * n - Math.sin(((await angle()) * Math.PI) / 180),
      )
      .toBeCloseTo(0, 2);

  await obeysSnell(1.33);
  await bench.record.click();
  await bench.drag('Ray box', (_grip, place) => ({ x: place.x - 60, y: place.y + 90 }));
  await expect.poll(angle).toBeGreaterThan(50);
  await obeysSnell(1.33);
  await bench.record.click();

  await bench.action('swap_media').click();
  await expect.poll(() => bench.reading('angle_refracted')).toBe('–');
  await expect.poll(() => bench.number('reflectance')).toBe(1);
  await box.focus();
  for (let n = Math.ceil((await angle()) - 45); n > 0; n--) await box.press('PageDown');
  await expect.poll(angle).toBeLessThan(48);
  await obeysSnell(1 / 1.33);
  // Not told before a row was recorded with these media.
  expect(await bench.reading('critical_angle')).toBe('–');
  await bench.record.click();
  await bench.expectRows(3);
  await expect.poll(() => bench.number('critical_angle')).toBeCloseTo(48.75, 1);
});

test('the eleven colours of white light add up to white', { tag: '@rest' }, async ({ bench, page, context }) => {
  await bench.open('phy6', '?angle=0&actions=0:white_light=1');
  const box = await bench.box('Ray box');
  const clip = {
    x: Math.round(box.x + box.width / 2) - 4,
    y: Math.round(box.y + box.height) + 30,
    width: 8,
    height: 8,
  };
  // The page's security policy decodes no picture for the test: a blank page does.
  const blank = await context.newPage();
  const brightest = async (): Promise<readonly number[]> => {
    const png = (await page.screenshot({ clip })).toString('base64');
    return blank.evaluate(async (source) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const painter = new OffscreenCanvas(image.width, image.height).getContext('2d');
      painter?.drawImage(image, 0, 0);
      const { data = [] } = painter?.getImageData(0, 0, image.width, image.height) ?? {};
      const most = [0, 0, 0];
      for (let n = 0; n < data.length; n++) if (n % 4 < 3) most[n % 4] = Math.max(most[n % 4] ?? 0, data[n] ?? 0);
      return most;
    }, png);
  };
  await expect.poll(async () => Math.min(...(await brightest()))).toBeGreaterThan(230);
});
