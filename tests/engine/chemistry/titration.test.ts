/** Ten seconds of a processor: whole burettes are emptied drop by drop, for chance acids. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/chemistry/titration';
import { createRng } from '../../../engine/core/rng';
import { Bench, defaults } from './titration-bench';

const volume = fc.integer({ min: 1, max: 1000 }).map((drops) => drops * 0.05);
const conc = fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100);
const acid = fc.constantFrom('Hydrochloric Acid', 'Acetic Acid');

describe('laws', () => {
  it('raises the pH strictly with every volume of base', () => {
    fc.assert(
      fc.property(
        acid,
        conc,
        conc,
        fc.integer({ min: 5, max: 50 }),
        volume,
        volume,
        (acid_type, acid_conc, base_conc, acid_vol, first, more) => {
          const bench = new Bench({ acid_type, acid_conc, base_conc, acid_vol }).run(['swirl', 1]);
          fc.pre(first + more <= 50);
          bench.run(['add_base', first]).wait(60);
          const before = bench.number('ph');
          bench.run(['add_base', more]).wait(60);
          expect(bench.number('ph')).toBeGreaterThan(before);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('gives one pH for one volume, from stopcock, drops or a dose', () => {
    fc.assert(
      fc.property(
        acid,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 25, max: 100 }),
        (acid_type, drops, percent) => {
          const millilitres = Number((drops * 0.05).toFixed(2));
          const dosed = new Bench({ acid_type }).run(['swirl', 1]).run(['add_base', millilitres]).wait(60);
          const dripped = new Bench({ acid_type }).run(['swirl', 1]);
          for (let drop = 0; drop < drops; drop++) dripped.run('add_drop');
          dripped.wait(60);
          const run = new Bench({ acid_type }).run(['swirl', 1]).run(['open_stopcock', percent / 100]);
          const steps = Math.floor((millilitres * 100) / (percent / 100) + 1e-9);
          run.host.advance(steps);
          run.run('close_stopcock');
          const rest = Math.round((millilitres - run.number('volume_added')) * 1e6);
          if (rest > 0) run.run(['add_base', rest / 1e6]);
          run.wait(60);
          expect(dripped.number('volume_added')).toBe(millilitres);
          expect(dosed.number('volume_added')).toBe(millilitres);
          expect(run.number('volume_added')).toBe(millilitres);
          expect(Math.abs(dripped.number('ph') - dosed.number('ph'))).toBeLessThan(0.001);
          expect(Math.abs(run.number('ph') - dosed.number('ph'))).toBeLessThan(0.001);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('brings the meter to the pH within a minute', () => {
    fc.assert(
      fc.property(acid, volume, fc.boolean(), (acid_type, added, activity) => {
        const bench = new Bench({ acid_type, activity }).run(['swirl', 1]).run(['add_base', added]).wait(60);
        expect(Math.abs(bench.number('ph_meter') - bench.number('ph'))).toBeLessThan(0.001);
      }),
      { numRuns: 20 },
    );
  });

  it('finds the end point of acetic acid with phenolphthalein, and far too early with methyl orange', () => {
    const right = new Bench({ acid_type: 'Acetic Acid' }).run(['swirl', 1]).run(['add_indicator', 3]);
    right.run(['add_base', 24]).wait(20);
    expect(Math.abs(right.toEndPoint() - 25)).toBeLessThanOrEqual(0.15);
    const wrong = new Bench({ acid_type: 'Acetic Acid', indicator: 'Methyl Orange' })
      .run(['swirl', 1])
      .run(['add_indicator', 3]);
    expect(wrong.toEndPoint()).toBeLessThan(7);
  });

  it('hides a concentration from 0.08 to 0.16 mol/L, for titres of 20 to 40 mL, of four decimals, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const bench = new Bench({ unknown: true }, seed);
        expect(bench.view.revealed).toBeNull();
        bench.do('check_answer', 0.1);
        const hidden = bench.view.revealed ?? Number.NaN;
        expect(hidden).toBeGreaterThanOrEqual(0.08);
        expect(hidden).toBeLessThanOrEqual(0.16);
        expect(hidden).toBe(Number(hidden.toFixed(4)));
        const again = new Bench({ unknown: true }, seed);
        again.do('check_answer', 0.1);
        expect(again.view.revealed).toBe(hidden);
        expect(bench.number('ph')).toBeCloseTo(-Math.log10(hidden), 6);
      }),
    );
  });
});

describe('delivery', () => {
  it('empties the burette at exactly 50.00 mL, whatever the stopcock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 100 }), (percent) => {
        const bench = new Bench().run(['open_stopcock', percent / 100]).wait(50 / (percent / 100) + 1);
        expect(bench.number('burette_reading')).toBe(50);
        expect(bench.number('volume_added')).toBe(50);
        expect(bench.view.message).toBe('Refill the burette.');
        expect(bench.view.flow).toBe(0);
        expect(bench.do('add_drop')).toBe('Refill the burette.');
        expect(bench.do('open_stopcock', 1)).toBe('Refill the burette.');
        bench.run('refill_burette');
        expect(bench.number('burette_reading')).toBe(0);
        expect(bench.number('volume_added')).toBe(50);
        expect(bench.view.message).toBeNull();
      }),
      { numRuns: 10 },
    );
  });

  it('delivers the fraction of 1 mL/s', () => {
    expect(new Bench().run(['open_stopcock', 0.37]).wait(10).number('volume_added')).toBe(3.7);
    expect(new Bench().run(['open_stopcock', 1]).wait(7).run('close_stopcock').wait(7).number('volume_added')).toBe(7);
  });

  it('refuses what the burette does not hold, and what is no volume', () => {
    const bench = new Bench().run(['add_base', 40]);
    expect(bench.do('add_base', 12.5)).toBe('The burette holds only 10.00 mL. Refill the burette.');
    expect(bench.do('add_base', 0)).toBe('Add a volume above 0 mL.');
    expect(bench.do('add_base', -1)).toMatch(/takes a number from 0 to 50 mL, not -1/);
    expect(bench.number('volume_added')).toBe(40);
  });

  it('gives half a drop, and two of them are one', () => {
    const halves = new Bench().run('add_half_drop');
    expect(halves.number('volume_added')).toBe(0.025);
    expect(halves.run('add_half_drop').number('volume_added')).toBe(0.05);
  });

  // Half drops find the end point to half a drop: that of 25 mL of acid with equal base lies at 25.00 mL and the pink begins just after.
  it('closes in on the end point by half drops', () => {
    const bench = new Bench().run(['swirl', 1]).run(['add_indicator', 2]).run(['add_base', 24.9]).wait(10);
    for (let n = 0; n < 20 && bench.read('endpoint_volume') === null; n++) bench.run('add_half_drop').wait(6);
    expect(Math.abs(bench.number('endpoint_volume') - 25)).toBeLessThanOrEqual(0.025);
  });

  it('stops at 250 mL in the flask', () => {
    const bench = new Bench({ acid_vol: 50 });
    for (let burette = 0; burette < 3; burette++) bench.run(['add_base', 50]).run('refill_burette');
    bench.run(['add_base', 49.5]).run(['open_stopcock', 1]).wait(2);
    expect(bench.number('volume_added')).toBe(200);
    expect(bench.view.flaskMl).toBe(250);
    expect(bench.view.stopcock).toBe(0);
    expect(bench.view.message).toBe('The flask is full: choose a stronger base or less acid.');
    bench.run('refill_burette');
    for (const [name, value] of [['add_drop'], ['add_base', 1], ['open_stopcock', 0.5]] as const) {
      expect(bench.do(name, value)).toBe('The flask is full: choose a stronger base or less acid.');
    }
    expect(bench.number('volume_added')).toBe(200);
  });

  it('mixes the pool with 1 s swirled and 8 s still', () => {
    const left = (tau: number): number => Math.exp(-4 / tau);
    const ph = (mixed: number): number => -Math.log10((0.1 * 25 - 0.1 * mixed) / (25 + mixed));
    for (const [swirl, tau] of [
      [0, 8],
      [1, 1],
    ] as const) {
      const bench = new Bench().run(['swirl', swirl]).run(['add_base', 10]).wait(4);
      expect(bench.number('ph')).toBeCloseTo(ph(10 * (1 - left(tau))), 9);
    }
  });

  it('does not depend on how steps are grouped', () => {
    const run = (group: number): [unknown, unknown] => {
      const bench = new Bench({ acid_type: 'Acetic Acid' })
        .run(['swirl', 1])
        .run(['add_indicator', 2])
        .run(['open_stopcock', 0.83]);
      for (let step = 0; step < 3360; step += group) bench.host.advance(group);
      return [bench.host.readings(), bench.view];
    };
    expect(run(7)).toEqual(run(1));
    expect(run(480)).toEqual(run(1));
  });
});

describe('indicator', () => {
  it('shows nothing without indicator', () => {
    const bench = new Bench().run(['swirl', 1]).run(['add_base', 30]).wait(30);
    expect(bench.read('base_form_fraction')).toBeNull();
    expect(bench.read('endpoint_volume')).toBeNull();
    expect(bench.view.colour).toEqual({ word: 'colourless', linear: { r: 1, g: 1, b: 1 }, srgb: 0xffffff });
  });

  it('is half in its base form at pKin', () => {
    // Acetate buffer, pH = pKa + log₁₀([A⁻]/[HA]) to 0.002 at this strength; methyl orange, pKin 3.47.
    const bench = new Bench({ acid_type: 'Acetic Acid', acid_conc: 1, base_conc: 1, indicator: 'Methyl Orange' }).run([
      'swirl',
      1,
    ]);
    bench.run(['add_indicator', 2]).run(['add_base', 1.2]).wait(60);
    const beta = bench.number('base_form_fraction');
    expect(beta / (1 - beta)).toBeCloseTo(10 ** (bench.number('ph') - 3.47), 9);
  });

  it('absorbs by Beer and Lambert: drops multiply, dilution divides', () => {
    const green = (drops: number, acid_vol: number): number =>
      new Bench({ indicator: 'Methyl Orange', acid_conc: 1, acid_vol }).run(['add_indicator', drops]).view.colour.linear
        .g;
    // pH 0: base form 0.03 %, acid form 0.26 per drop in 50 mL.
    expect(-Math.log10(green(2, 50))).toBeCloseTo(2 * (0.26 - (0.22 * 10 ** -3.47) / (1 + 10 ** -3.47)), 9);
    expect(Math.log10(green(4, 50))).toBeCloseTo(2 * Math.log10(green(2, 50)), 9);
    expect(Math.log10(green(2, 25))).toBeCloseTo(2 * Math.log10(green(2, 50)), 9);
  });

  it('says when the colour has turned already', () => {
    const bench = new Bench().run(['swirl', 1]).run(['add_base', 30]).wait(30);
    expect(bench.do('add_indicator', 2)).toBe('The solution is past the colour change already: take a new flask.');
    bench.wait(10);
    expect(bench.read('endpoint_volume')).toBeNull();
    expect(bench.view.colour.word).toBe('pink');
  });

  it('counts the end point only after 5 s of colour, at the volume where it came', () => {
    const bench = new Bench().run(['swirl', 1]).run(['add_indicator', 2]).run(['add_base', 25.1]);
    let turned = 0;
    while (bench.number('base_form_fraction') < 0.05) {
      bench.host.advance(1);
      turned++;
    }
    bench.host.advance(499);
    expect(bench.read('endpoint_volume')).toBeNull();
    bench.host.advance(1);
    expect(turned).toBeGreaterThan(0);
    expect(bench.read('endpoint_volume')).toBe(25.1);
    bench.run(['add_base', 5]).wait(20);
    expect(bench.read('endpoint_volume')).toBe(25.1);
  });

  it('flashes longer the nearer the end point', () => {
    const plume = (added: number): number =>
      new Bench().run(['swirl', 1]).run(['add_indicator', 2]).run(['add_base', added]).wait(60).run('add_drop').view
        .plume.volumeMl;
    expect(plume(1)).toBeLessThan(plume(20));
    expect(plume(20)).toBeLessThan(plume(24.5));
    expect(plume(24.5)).toBeLessThanOrEqual(50);
  });
});

describe('flasks, titres and points', () => {
  it('takes a new flask and lets the burette go on', () => {
    const bench = new Bench().run(['swirl', 1]).run(['add_indicator', 2]);
    expect(bench.do('new_aliquot')).toBeUndefined();
    expect(bench.do('new_aliquot')).toBe('This flask is fresh already.');
    bench.run(['add_indicator', 2]).run(['add_base', 24.8]).wait(20);
    const first = bench.toEndPoint();
    bench.run(['open_stopcock', 0.1]).run('new_aliquot');
    expect(bench.view.stopcock).toBe(0);
    expect(bench.number('burette_reading')).toBeGreaterThanOrEqual(first);
    expect([bench.read('volume_added'), bench.read('endpoint_volume'), bench.view.drops]).toEqual([0, null, 0]);
    expect(bench.number('ph')).toBeCloseTo(1, 9);
    expect(bench.number('ph_meter')).toBeGreaterThan(5);
    expect(bench.wait(60).number('ph_meter')).toBeCloseTo(1, 6);
    expect(bench.view.titresMl).toEqual([first]);
    expect(bench.view.concordant).toBeNull();
    bench.run('refill_burette').run(['add_indicator', 2]).run(['add_base', 24.8]).wait(20);
    const second = bench.toEndPoint();
    expect(bench.view.titresMl).toEqual([first, second]);
    expect(bench.view.concordant).toEqual({ count: 2, meanMl: (first + second) / 2 });
  });

  it('leaves a titre that is too far off out of the concordant ones', () => {
    const bench = new Bench().run(['swirl', 1]);
    for (const fast of [26, 25.05, 25.1]) {
      bench.run(['add_indicator', 2]).run(['add_base', fast]).wait(30).run('new_aliquot').run('refill_burette');
    }
    expect(bench.view.titresMl).toEqual([26, 25.05, 25.1]);
    expect(bench.view.concordant?.count).toBe(2);
    expect(bench.view.concordant?.meanMl).toBeCloseTo(25.075, 9);
  });

  it('takes the slope between the last two recorded points', () => {
    const bench = new Bench({ acid_type: 'Acetic Acid' }).run(['swirl', 1]).wait(1).run('record_point');
    const start = bench.number('ph');
    expect(bench.read('derivative')).toBeNull();
    bench.run('record_point');
    expect(bench.read('derivative')).toBeNull();
    bench.run(['add_base', 12.5]).wait(60).run('record_point');
    expect(bench.number('derivative')).toBeCloseTo((bench.number('ph') - start) / 12.5, 12);
    const half = bench.number('ph');
    bench.run(['add_base', 2.5]).wait(60).run('record_point').run('record_point');
    expect(bench.number('derivative')).toBeCloseTo((bench.number('ph') - half) / 2.5, 12);
  });

  it('resets the flask when the acid or a concentration changes', () => {
    const changes: Partial<Params>[] = [
      { acid_vol: 20 },
      { acid_type: 'Acetic Acid' },
      { acid_conc: 0.2 },
      { base_conc: 0.2 },
      { unknown: true },
    ];
    for (const change of changes) {
      const bench = new Bench().run(['swirl', 1]).run(['add_indicator', 2]).run(['add_base', 26]).wait(20);
      expect(bench.view.titresMl).toHaveLength(1);
      bench.host.change(change as Record<string, number | string | boolean>);
      const fresh = new Bench({ ...change });
      expect(bench.read('ph')).toBe(fresh.read('ph'));
      expect(bench.read('ph_meter')).toBe(fresh.read('ph'));
      expect([bench.read('volume_added'), bench.view.drops, bench.view.titresMl]).toEqual([0, 0, []]);
      expect(bench.read('burette_reading')).toBe(change.base_conc === undefined ? 26 : 0);
    }
  });

  it('takes a fresh flask for another indicator only if one is in already', () => {
    const bench = new Bench().run(['add_base', 10]).wait(60);
    bench.host.change({ indicator: 'Methyl Orange' });
    expect(bench.read('volume_added')).toBe(10);
    bench.run(['add_indicator', 2]);
    bench.host.change({ indicator: 'Bromothymol Blue' });
    expect([bench.read('volume_added'), bench.view.drops]).toEqual([0, 0]);
  });

  it('keeps the flask when only the activity corrections change', () => {
    const bench = new Bench().run(['swirl', 1]).run(['add_base', 10]).wait(60);
    const before = bench.number('ph');
    bench.host.change({ activity: true });
    expect(bench.read('volume_added')).toBe(10);
    expect(bench.number('ph')).not.toBe(before);
  });

  it('says how far an answer is off, and shows the true value', () => {
    const bench = new Bench({ acid_conc: 0.1 });
    expect(bench.do('check_answer', 0.101)).toBe('Your 0.1010 mol/L is 1.0 % above the true 0.1000 mol/L.');
    expect(bench.do('check_answer', 0.0995)).toBe('Your 0.0995 mol/L is 0.50 % below the true 0.1000 mol/L.');
    expect(bench.do('check_answer', 0.1)).toBe('Your 0.1000 mol/L agrees with the true 0.1000 mol/L within 0.05 %.');
    expect(bench.view.revealed).toBe(0.1);
    const school = new Bench({}, 1, 'school');
    expect(school.do('check_answer', 0.1003)).toMatch(
      /0\.30 % above the true 0\.1000 mol\/L: within the 0\.6\d % that burette/,
    );
    expect(school.do('check_answer', 0.101)).toBe('Your 0.1010 mol/L is 1.0 % above the true 0.1000 mol/L.');
  });

  it('leaves the state alone when it refuses', () => {
    const rng = createRng(1);
    const { state } = simulation.act(
      simulation.init(defaults, rng, rng),
      defaults,
      { do: 'add_base', value: 50 },
      rng,
      'ideal',
    );
    const before = structuredClone(state);
    const refusals = [
      { do: 'add_drop' },
      { do: 'add_base', value: 1 },
      { do: 'add_base', value: 0 },
      { do: 'open_stopcock', value: 1 },
    ] as const;
    for (const action of refusals) {
      const result = simulation.act(state, defaults, action, rng, 'ideal');
      expect(result.notice).toBeTruthy();
      expect(result.state).toBe(state);
    }
    expect(state).toEqual(before);
  });
});

describe('the recorder on the pH meter', () => {
  it('marks each drop that moves the pH, in order, and what the meter showed when more base came', () => {
    const bench = new Bench().run(['swirl', 1]).run(['add_base', 24.8]).wait(20);
    const shown: number[] = [];
    for (let drop = 0; drop < 8; drop++) {
      shown.push(bench.number('ph_meter'));
      bench.run('add_drop').wait(12);
    }
    const { volumes, ph } = bench.view.curve;
    expect(volumes[0]).toBe(0);
    expect(ph[0]).toBeCloseTo(1, 2);
    expect(volumes.slice(-8)).toEqual(
      [24.8, 24.85, 24.9, 24.95, 25, 25.05, 25.1, 25.15].map((v) => expect.closeTo(v, 9)),
    );
    expect(ph.slice(-8)).toEqual(shown);
  });

  it('takes few points where nothing happens, however slowly the base runs', () => {
    const bench = new Bench({ acid_type: 'Acetic Acid' }).run(['swirl', 1]).run(['open_stopcock', 0.1]).wait(480);
    const { volumes, ph } = bench.view.curve;
    expect(volumes.length).toBe(ph.length);
    expect(volumes.length).toBeLessThan(300);
    volumes.slice(1).forEach((volume, n) => {
      expect(volume).toBeGreaterThan(volumes[n] ?? Number.NaN);
      expect(volume - (volumes[n] ?? Number.NaN)).toBeLessThan(0.51);
    });
  });

  it('begins anew with a new flask', () => {
    const bench = new Bench().run(['add_base', 5]).wait(1).run(['add_base', 5]).wait(1);
    expect(bench.view.curve.volumes).toEqual([0, 5]);
    expect(bench.run('new_aliquot').view.curve.volumes).toEqual([]);
  });
});

it('the burette reads less from above the meniscus and more from below, and its base is the same', () => {
  const bench = new Bench().run(['add_base', 20]);
  const readings = [-7, 0, 7].map((eye) => bench.run(['look_from', eye]).number('burette_reading'));
  // 5.2 mm × 7 cm / 25 cm, on a scale of 11.6 mm to the millilitre.
  expect(readings).toEqual([20.1255, 20, 19.8745].map((reading) => expect.closeTo(reading, 4)));
  expect(bench.number('volume_added')).toBe(20);
});

it('the burette is read on its marks alone: none above 0 mL, none below 50 mL', () => {
  const bench = new Bench();
  expect(bench.run(['look_from', 7]).number('burette_reading')).toBe(0);
  expect(bench.run(['add_base', 50], ['look_from', -7]).number('burette_reading')).toBe(50);
});
