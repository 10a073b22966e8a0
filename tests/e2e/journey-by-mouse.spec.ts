/** A learner's way by mouse through five benches, each to a number or a word that theory or a published table gives. */
import { expect, test } from './bench-driver';

test.describe('by mouse', () => {
  test('Boyle: weights on and off, and p V stays 30.0 atm mL', async ({ bench }) => {
    await bench.open('chem4', '?grade=ideal');
    await bench.run.click();
    // At rest under the load that is set, the gas has the volume that makes p V = 30.0 atm mL; the scale is read to 0.2 mL.
    const atRest = async (): Promise<void> => {
      await expect.poll(() => bench.number('pv_product')).toBeCloseTo(30, 2);
      await expect
        .poll(async () => {
          const volume = 30 / (await bench.number('pressure_gauge_atm'));
          return Math.abs((await bench.number('volume_scale_ml')) - volume);
        })
        .toBeLessThanOrEqual(0.1 + 1e-9);
      await bench.record.click();
    };
    await atRest();

    await bench.drag('Weights on the piston', ({ x, y }) => ({ x, y: y + 60 }));
    await expect.poll(() => bench.number('pressure_gauge_atm')).toBeGreaterThan(1.3);
    await atRest();

    await bench.enter(/^Pressure in/, '0.5');
    await expect.poll(() => bench.number('pressure_gauge_atm')).toBe(0.5);
    await atRest();
    await bench.expectDone(1);
    await bench.expectRows(3);
  });

  test('bacterial growth: a plate of the undiluted broth counts what lives in it', { tag: '@rest' }, async ({
    bench,
  }) => {
    await bench.open('mmb2', '?medium=LB+broth');
    await bench.run.click();
    await expect.poll(async () => Math.log10(await bench.number('cfu_per_ml'))).toBeGreaterThan(3.1);
    await bench.pause.click();
    const rack = bench.handle('Dilution to plate');
    await rack.click({ position: { x: 4, y: 20 } });
    await expect(rack).toHaveAttribute('aria-valuetext', 'undiluted');
    await bench.handle('Sample and plate').click();
    await expect.poll(() => bench.reading('plate_result')).toBe('Countable');
    const count = await bench.number('plate_count');
    // 0.1 mL of it: the number on the plate is Poisson distributed about a tenth of the living in 1 mL.
    const expected = (await bench.number('cfu_per_ml')) / 10;
    expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
    expect(await bench.number('plate_estimate_cfu_ml')).toBe(10 * count);
    await bench.record.click();
    await bench.handle('Plate on the colony counter').click();
    await expect(bench.handle('Plate: mark the colonies')).toBeVisible();
    await bench.expectRows(1);
  });

  test('tensile test: caliper, start, extensometer off, fracture, pieces fitted', { tag: '@rest' }, async ({
    bench,
  }) => {
    await bench.open('ms1');
    await bench.handle('Caliper').click();
    await expect.poll(() => bench.number('neck_diameter')).toBeCloseTo(12.5, 1);
    await bench.handle('Start').click();
    await expect.poll(() => bench.number('strain')).toBeGreaterThan(0.5);
    await bench.handle('Extensometer').click();
    await bench.speed('16');
    await expect.poll(() => bench.number('fracture_stress')).toBeGreaterThan(100);
    await bench.handle('Broken pieces').click();
    await expect.poll(() => bench.reading('elongation')).not.toBe('–');
    // ASTM A36: Rm 400 to 550 MPa, Rp0.2 250 MPa; the sheet's bar: A 33 %, Z 62 %, with 1.5 % and 3 % of scatter.
    expect(await bench.number('rm')).toBeGreaterThan(400);
    expect(await bench.number('rm')).toBeLessThan(550);
    expect(Math.abs((await bench.number('rp02')) / 250 - 1)).toBeLessThan(0.06);
    // Load cell and extensometer of class 1: at most ±1 % each, and the scatter of the points.
    expect(Math.abs((await bench.number('youngs_modulus')) / 200 - 1)).toBeLessThan(0.04);
    expect(Math.abs((await bench.number('elongation')) / 33 - 1)).toBeLessThan(0.12);
    expect(await bench.number('reduction_area')).toBeCloseTo(62, 0);
    await bench.record.click();
    for (const step of [1, 2, 4, 6]) await bench.expectDone(step);
  });

  test('biodiversity: quadrats thrown and counted, then the published worked example', { tag: '@rest' }, async ({
    bench,
  }) => {
    await bench.open('es10');
    await bench.action('throw_quadrat').getByRole('button').click();
    await expect.poll(() => bench.number('individuals')).toBeGreaterThan(0);
    const one = await bench.number('individuals');
    await bench.action('throw_all').getByRole('button').click();
    await expect.poll(() => bench.number('individuals')).toBeGreaterThan(one);
    // The readings change until the last quadrat has been counted; only then do they belong together.
    await expect(async () => {
      const [species, hill1, hill2] = [
        await bench.number('richness'),
        await bench.number('hill_1'),
        await bench.number('hill_2'),
      ];
      expect(species).toBeGreaterThan(1);
      expect(hill1).toBeLessThanOrEqual(species);
      expect(hill2).toBeLessThanOrEqual(hill1);
    }).toPass();
    await bench.record.click();
    // Another habitat begins a new run; the row that was asked for is taken first.
    await bench.choose(/^Habitat/, 'Tidal Rock Pool');
    await bench.action('throw_all').getByRole('button').click();
    await expect.poll(() => bench.reading('density_error')).not.toBe('–');
    await bench.record.click();
    await bench.expectDone(1);
    await bench.choose(/^Habitat/, 'Custom Counts');
    await expect.poll(() => bench.number('individuals')).toBe(15);
    // 2, 8, 1, 1, 3: 1 − D = 1 − 64/210.
    expect(await bench.number('simpson_1_minus_d')).toBeCloseTo(1 - 64 / 210, 3);
    await bench.record.click();
    await bench.expectDone(3);
  });

  test('gel: cast, digest, load, run, stain, photograph, calibrate, check the unknown', { tag: '@rest' }, async ({
    bench,
    page,
  }) => {
    await bench.open('gel-electrophoresis');
    await bench.handle('Cast the gel').click();
    await bench.handle('Tube 3').click();
    await bench.handle('Micropipette').click();
    // HindIII cuts the DNA of phage lambda into eight.
    await expect.poll(() => bench.number('fragment_count')).toBe(8);
    await bench.speed('16');
    await bench.handle('Power').click();
    await expect.poll(() => bench.number('dye_front')).toBeGreaterThan(85);
    await expect.poll(() => bench.reading('run_time')).not.toBe('–');
    await expect(bench.handle('Gel: stain it')).toBeVisible();
    await bench.handle('Gel: stain it').click();
    await bench.handle('Photograph in UV light').click();
    await bench.handle('Sheet: calibrate').click();
    await expect.poll(() => bench.number('calibration_r2')).toBeGreaterThan(0.99);
    const field = page.getByRole('textbox', { name: /^Band to read/ });
    let before = 0;
    for (const [index, size] of [23130, 9416, 6557, 4361, 2322, 2027].entries()) {
      await field.fill(String(index + 1));
      await field.press('Enter');
      await expect.poll(() => bench.number('band_size')).toBe(size);
      const distance = await bench.number('band_distance');
      expect(distance).toBeGreaterThan(before);
      before = distance;
      await bench.record.click();
    }
    await page.getByRole('combobox', { name: 'Quantity along y' }).selectOption({ label: 'True size of the band' });
    await page.getByRole('combobox', { name: 'Quantity along x' }).selectOption({ label: 'Distance of the band' });
    await page.getByRole('button', { name: 'Options of the plot' }).click();
    await page.getByRole('combobox', { name: 'Transform along y' }).selectOption('log10');
    await page.getByRole('combobox', { name: 'What is reckoned from' }).selectOption('line');
    const estimate = Math.round(await bench.number('estimated_size'));
    await bench.check('unknown_size', String(estimate), String(Math.ceil(estimate / 20)));
    for (const step of [1, 2, 3, 4, 5]) await bench.expectDone(step);
  });
});
