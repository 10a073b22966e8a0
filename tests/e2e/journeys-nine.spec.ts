/** A learner's way through nine more benches, each to a number or a word that theory or a published table gives. */
import { expect, SIZES, test } from './bench-driver';

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

  test('bacterial growth: a plate of the undiluted broth counts what lives in it', async ({ bench }) => {
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

  test('tensile test: caliper, start, extensometer off, fracture, pieces fitted', async ({ bench }) => {
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

  test('biodiversity: quadrats thrown and counted, then the published worked example', async ({ bench }) => {
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
    await bench.choose(/^Habitat/, 'Custom Counts');
    await expect.poll(() => bench.number('individuals')).toBe(15);
    // 2, 8, 1, 1, 3: 1 − D = 1 − 64/210.
    expect(await bench.number('simpson_1_minus_d')).toBeCloseTo(1 - 64 / 210, 3);
    await bench.record.click();
    await bench.expectDone(1);
  });

  test('gel: cast, digest, load, run, stain, photograph, calibrate, check the unknown', async ({ bench, page }) => {
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

test.describe('by keyboard alone', () => {
  test('projectile: v² sin 2θ / g at 45°, 30° and 60°', async ({ bench, page }) => {
    await bench.open('phy1', '?grade=ideal');
    const launch = async (): Promise<void> => {
      await bench.handle('Barrel').focus();
      await page.keyboard.press('Enter');
      await bench.phase('running');
      await bench.phase('done');
      await bench.record.focus();
      await page.keyboard.press('Enter');
    };
    const range = (degrees: number): number => (20 ** 2 * Math.sin((2 * degrees * Math.PI) / 180)) / 9.81;
    const turn = async (key: string, times: number, to: string): Promise<void> => {
      await bench.handle('Barrel').focus();
      for (let press = 0; press < times; press++) await page.keyboard.press(key);
      await expect(bench.handle('Barrel')).toHaveAttribute('aria-valuenow', to);
    };
    await launch();
    await expect.poll(() => bench.number('range_m')).toBeCloseTo(range(45), 1);
    await turn('ArrowDown', 15, '30');
    await launch();
    await expect.poll(() => bench.number('range_m')).toBeCloseTo(range(30), 1);
    const low = await bench.number('flight_time_s');
    await turn('PageUp', 3, '60');
    await launch();
    await expect.poll(() => bench.number('flight_time_s')).toBeGreaterThan(low);
    expect(await bench.number('range_m')).toBeCloseTo(range(60), 1);
    await page.getByRole('tab', { name: /^Plot/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bench.rows()).toHaveCount(3);
  });

  test('CT: water is 0 HU, and the smoother filter has the lower noise', async ({ bench, page }) => {
    await bench.open('ctscanner', '?phantom=Water+Cylinder&beam=70+keV');
    const press = async (name: string): Promise<void> => {
      await expect(bench.handle(name)).toBeVisible();
      await bench.handle(name).focus();
      await page.keyboard.press('Enter');
    };
    const give = async (action: string): Promise<void> => {
      await bench.action(action).getByRole('button').focus();
      await page.keyboard.press('Enter');
    };
    await press('Load patient');
    await give('warm_up');
    // Out of use while the tube warms up.
    await expect(bench.handle('Start scan')).toBeHidden();
    await press('Start scan');
    await expect.poll(() => bench.reading('hu_roi')).not.toBe('–');
    expect(await bench.number('views_done')).toBe(360);
    expect(Math.abs(await bench.number('hu_roi'))).toBeLessThan(3);
    // Two independent simulations of this scan: 18.4 and 17.5 HU with Ram-Lak, 7.1 and 6.6 HU with Hann.
    expect(Math.abs((await bench.number('noise_sd')) - 18)).toBeLessThan(2.5);
    const filter = page.getByRole('combobox', { name: /^Filter/ });
    await filter.focus();
    await page.keyboard.press('h');
    await expect(filter).toHaveValue('Hann');
    await give('reconstruct');
    await expect.poll(() => bench.number('noise_sd')).toBeLessThan(10);
    expect(Math.abs((await bench.number('noise_sd')) - 6.8)).toBeLessThan(1.3);
    await bench.record.focus();
    await page.keyboard.press('Enter');
    // What is finished warms up once more: the clock goes on until that is done.
    await bench.phase('done');
    const finished = await bench.seconds();
    await give('warm_up');
    await expect.poll(() => bench.seconds()).toBeGreaterThanOrEqual(finished + 2.9);
    await bench.phase('done');
    await page.getByRole('tab', { name: /^Plot/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bench.rows()).toHaveCount(1);
  });
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

  test('blood typing: Patient 2 is A by cells and by plasma, RhD positive', async ({ bench, page }) => {
    await bench.open('mlab1', '?sample=Patient+2');
    await bench.handle('Add patient').tap();
    for (const serum of ['A', 'B', 'D']) await bench.handle(`Bottle of anti-${serum}`).tap();
    await bench.handle('Set up the reverse group').tap();
    await bench.handle('Rock the tile').tap();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
    await page.getByRole('tab', { name: /^Readings/ }).tap();
    await expect.poll(() => bench.number('grade_a')).toBe(4);
    await expect.poll(() => bench.number('rocked')).toBeGreaterThanOrEqual(120);
    expect(await bench.reading('abo_forward')).toBe('A');
    expect(await bench.reading('abo_reverse')).toBe('A');
    expect(await bench.reading('rh')).toBe('Positive');
    expect(await bench.number('discrepancy')).toBe(0);
    await page.getByRole('button', { name: 'Record reading' }).tap();
    await page.getByRole('tab', { name: /^Set up/ }).tap();
    for (const [action, group] of [
      ['report_abo', 'A'],
      ['report_rh', 'Positive'],
    ] as const) {
      await bench.action(action).getByRole('combobox').selectOption(group);
      await bench.action(action).getByRole('button').tap();
    }
    await bench.action('reveal').getByRole('button').tap();
    await page.getByRole('tab', { name: /^Steps/ }).tap();
    for (const step of [1, 2, 3, 4, 5, 6, 8, 9, 10]) await bench.expectDone(step);
    await page.getByRole('button', { name: 'Describe the stage' }).tap();
    await expect(page.locator('.description p')).toContainText('anti-A: one large clump');
  });

  test('intensive care: monitor, calibration, ventilation, and the compliance from a hold', async ({ bench, page }) => {
    await bench.open('icu-machine');
    await bench.handle('Attach').tap();
    await bench.handle('Zero').tap();
    await bench.action('start_ventilation').getByRole('button').tap();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await page.getByRole('tab', { name: /^Readings/ }).tap();
    // The flow sensor of a bedside ventilator: ±8 %.
    await expect.poll(async () => Math.abs((await bench.number('vte')) / 500 - 1)).toBeLessThan(0.08);
    await page.getByRole('tab', { name: /^Set up/ }).tap();
    await bench.action('inspiratory_hold').getByRole('button').tap();
    await bench.action('expiratory_hold').getByRole('button').tap();
    await page.getByRole('tab', { name: /^Readings/ }).tap();
    await expect.poll(() => bench.reading('pplat')).not.toBe('–');
    // The healthy adult of the sheet: C = 60 mL/cmH2O at a PEEP of 5.
    // Its sensor: ±(2 cmH2O + 4 %); a zero error cancels in the driving pressure.
    const plateau = 5 + 500 / 60;
    expect(Math.abs((await bench.number('pplat')) - plateau)).toBeLessThan(2 + 0.04 * plateau);
    expect(Math.abs((await bench.number('driving_pressure')) / (500 / 60) - 1)).toBeLessThan(0.06);
    expect(await bench.number('hr')).toBeGreaterThanOrEqual(60);
    expect(await bench.number('hr')).toBeLessThanOrEqual(100);
    await expect.poll(() => bench.number('spo2')).toBeGreaterThanOrEqual(95);
    expect(await bench.number('spo2')).toBeLessThanOrEqual(100);
    await page.getByRole('button', { name: 'Record reading' }).tap();
    await page.getByRole('tab', { name: /^Steps/ }).tap();
    for (const step of [1, 2]) await bench.expectDone(step);
    await expect(page.getByText('For learning only. Not for diagnosis or treatment.')).toBeInViewport();
  });
});
