import { expect, SIZES, test } from './bench-driver';

test.describe('by touch on a tablet', () => {
  test.use({ viewport: SIZES.tablet, hasTouch: true, isMobile: true });

  test('CT: all eight steps, from five materials to a dose that was too much', { tag: '@rest' }, async ({
    bench,
    page,
  }) => {
    test.setTimeout(600_000);
    const act = (id: string) => bench.action(id).getByRole('button').tap();
    let rows = 0;
    const record = async (): Promise<void> => {
      await bench.record.tap();
      await expect(page.getByRole('tab', { name: /^Data/ })).toContainText(String(++rows));
    };
    const measure = async (materials: readonly string[]): Promise<void> => {
      for (const material of materials) {
        await bench.choose(/^Measure/, material);
        await record();
      }
    };
    /** Until the scan or the image is whole: the clock has gone on, and stands. */
    const whole = async (action: 'start_scan' | 'reconstruct'): Promise<void> => {
      const before = await bench.clock.innerText();
      await act(action);
      await expect
        .poll(async () => {
          const phase = await page.locator('.bench').getAttribute('data-bench');
          return phase === 'done' && (await bench.clock.innerText()) !== before;
        })
        .toBe(true);
    };
    const prepare = async (phantom: string): Promise<void> => {
      await bench.choose(/^Phantom/, phantom);
      await act('load_patient');
      await act('warm_up');
    };
    const step = (number: number) => bench.expectDone(number);

    await bench.open('ctscanner');
    await bench.speed('4');
    await bench.choose(/^Beam/, '70 keV');
    await act('load_patient');
    await act('warm_up');
    await whole('start_scan');
    await measure(['Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung']);
    await page.getByRole('tab', { name: /^Procedure/ }).tap();
    await step(1);

    await bench.choose(/^Beam/, 'Polychromatic');
    await prepare('Water Cylinder');
    await bench.choose(/^Measure/, 'Water');
    await page.getByRole('checkbox', { name: /^Water beam-hardening/ }).tap();
    await whole('start_scan');
    await record();
    await page.getByRole('checkbox', { name: /^Water beam-hardening/ }).tap();
    await whole('reconstruct');
    await record();
    await step(2);

    await bench.choose(/^Filter/, 'Hann');
    await whole('reconstruct');
    await record();
    await step(4);

    await bench.choose(/^Filter/, 'Ram-Lak');
    for (const charge of ['50', '100', '400']) {
      await bench.enter(/^Tube charge/, charge);
      await whole('start_scan');
      await record();
    }
    await bench.tab(/^Plot/);
    await page.getByRole('combobox', { name: 'What is reckoned' }).selectOption('proportional');
    await bench.tab(/^Procedure/);
    await step(5);

    await prepare('Insert Phantom');
    for (const views of ['18', '90', '360']) {
      await bench.choose(/^Projections/, views);
      await whole('start_scan');
      await record();
    }
    await step(3);

    await bench.enter(/^Scan length/, '30');
    await bench.enter(/^Tube charge/, '100');
    await whole('start_scan');
    await record();
    await step(6);

    for (const voltage of ['80', '140']) {
      await bench.choose(/^Tube voltage/, voltage);
      await whole('start_scan');
      await measure(['Bone', 'Water']);
    }
    await step(7);

    await bench.choose(/^Measure/, 'Lung');
    for (const charge of ['500', '200']) {
      await bench.enter(/^Tube charge/, charge);
      await whole('start_scan');
      await record();
    }
    await step(8);
  });
});
