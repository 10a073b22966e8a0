import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { electronWavelength } from '../../../engine/core/electron-wave';
import {
  createTally,
  follow,
  kanayaOkayama,
  quantile,
  secondaryYield,
} from '../../../engine/material-science/electron-tracks';
import { type Params, simulation } from '../../../engine/material-science/scanning-electron-microscope';
import {
  blurLines,
  IMAGE,
  PIXELS,
  probeDiameter,
  probeParts,
  yields,
} from '../../../engine/material-science/sem-image';
import { ELEMENTS, type ElementName } from '../../../engine/material-science/sem-specimens';
import { SimulationHost } from '../../../engine/runtime/host';

const DEFAULTS: Params = {
  specimen_type: 'Copper',
  energy: 20,
  probe_current: 100,
  working_distance: 10,
  aperture_um: '100',
  tilt: 0,
  detector: 'SE',
  magnification: 1000,
  electrons: 200,
  specimen: 1,
  noise: true,
};
const OPTICS = { energy: 20, probe_current: 100, working_distance: 10, aperture: 200, defocus: 0 };
const LOOK = {
  ...OPTICS,
  specimen: 'Al-Cu-Au test stripes',
  detector: 'BSE',
  tilt: 0,
  magnification: 1000,
  coated: false,
  stigma: { x: 0, y: 0 },
  pear: 0,
} as const;

function etaOf(name: ElementName, tilt = 0, seed = 1, tracks = 2000) {
  const tally = createTally(tracks);
  follow(tally, tracks, ELEMENTS[name], 20, (tilt * Math.PI) / 180, createRng(seed, 'tracks'));
  const eta = tally.back / tracks;
  return { tally, eta, error: Math.sqrt((eta * (1 - eta)) / tracks) };
}

class Microscope extends SimulationHost {
  constructor(inputs: Partial<Params> = {}, seed = 1) {
    super({
      simulation,
      inputs: { ...DEFAULTS, ...inputs },
      applies: Object.fromEntries(Object.keys(DEFAULTS).map((id) => [id, id === 'noise' ? 'restart' : 'live'])),
      seed,
      grade: 'ideal',
    });
  }
  seconds(seconds: number): this {
    this.advance(Math.round(seconds / simulation.dt));
    return this;
  }
  beam(): this {
    this.act({ do: 'pump' });
    this.seconds(180);
    this.act({ do: 'beam_on' });
    return this;
  }
  frame(dwell = 10): this {
    this.act({ do: 'scan_frame', value: dwell });
    return this.seconds(dwell * 0.06 + 1);
  }
  number(id: string): number {
    return Number(this.readings()[id]);
  }
}

describe('tracks', () => {
  it('come back the more, the heavier the element', () => {
    const names = ['Carbon', 'Aluminium', 'Silicon', 'Iron', 'Copper', 'Silver', 'Gold'] as const;
    const runs = names.map((name) => etaOf(name));
    for (let n = 1; n < runs.length; n++) {
      const [before, now] = [runs[n - 1]!, runs[n]!];
      const tie = names[n] === 'Silicon' ? 3 * Math.sqrt(before.error ** 2 + now.error ** 2) : 0;
      expect(now.eta).toBeGreaterThan(before.eta - tie);
    }
    for (const [n, name] of names.entries())
      expect(Math.abs(runs[n]!.eta - ELEMENTS[name].eta)).toBeLessThan(4 * runs[n]!.error);
  }, 60_000);

  it('come back as often as was measured at 20 keV', () => {
    // J. I. Goldstein and others (2018), and the fit of Reuter: C 0.06, Al 0.15, Si 0.17, Fe 0.28, Cu 0.30, Ag 0.40, Au 0.50.
    const measured = { Carbon: 0.06, Aluminium: 0.15, Silicon: 0.17, Iron: 0.28, Copper: 0.3, Silver: 0.4, Gold: 0.5 };
    for (const [name, eta] of Object.entries(measured))
      expect(Math.abs(ELEMENTS[name as ElementName].eta - eta), name).toBeLessThanOrEqual(0.02);
  });

  it('come back more from a tilted surface, for every seed', () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(etaOf('Copper', 60, seed, 1500).eta).toBeGreaterThan(etaOf('Copper', 0, seed, 1500).eta);
  }, 60_000);

  it('go no deeper than the way that they have, and half of them less deep than the pear', () => {
    const { tally } = etaOf('Copper');
    const range = kanayaOkayama(ELEMENTS.Copper, 20);
    expect(Math.max(...tally.depths)).toBeLessThan(2 * range);
    expect(quantile(tally.depths, tally.done, 0.5)).toBeLessThan(quantile(tally.depths, tally.done, 0.95));
    expect(tally.backEnergy / tally.back).toBeGreaterThan(0.5);
    expect(tally.backEnergy / tally.back).toBeLessThan(1);
  });

  it('fill a pear that grows with a power of 1.6 to 1.85 of the energy', () => {
    const depth = (energy: number): number => {
      const tally = createTally(1500);
      follow(tally, 1500, ELEMENTS.Copper, energy, 0, createRng(3, 'power'));
      return quantile(tally.depths, 1500, 0.95);
    };
    const slope = Math.log(depth(30) / depth(5)) / Math.log(6);
    expect(slope).toBeGreaterThan(1.6);
    expect(slope).toBeLessThan(1.85);
  }, 60_000);
});

describe('the probe', () => {
  it('is smallest with the aperture of 200 µm at 100 pA', () => {
    const sizes = [50, 100, 200, 400].map((aperture) => probeDiameter({ ...OPTICS, aperture }));
    expect(sizes.map(Math.round)).toEqual([81, 41, 25, 83]);
  });

  it('has its parts by hand', () => {
    const parts = probeParts(OPTICS);
    expect(parts.source).toBeCloseTo(20.1, 1);
    expect(parts.spherical).toBeCloseTo(10, 6);
    expect(parts.chromatic).toBeCloseTo(10, 6);
    expect(parts.diffraction).toBeCloseTo(0.52, 2);
    expect(probeParts({ ...OPTICS, defocus: 0.01 }).defocus).toBeCloseTo(200, 6);
  });

  it('has the wavelength of relativity', () => {
    expect(electronWavelength(20_000) * 1e12).toBeCloseTo(8.59, 2);
    expect(electronWavelength(300_000) * 1e12).toBeCloseTo(1.9687, 3);
  });
});

describe('the picture', () => {
  it('keeps its sum and has the width of a Gaussian after a blur, short or wide', () => {
    for (const sigma of [1.2, 8]) {
      const line = new Float32Array(201);
      line[100] = 1;
      blurLines(line, 201, 1, 1, 201, sigma);
      const sum = line.reduce((total, value) => total + value, 0);
      const variance = line.reduce((total, value, n) => total + value * (n - 100) ** 2, 0);
      expect(sum).toBeCloseTo(1, 5);
      expect(Math.sqrt(variance)).toBeGreaterThan(0.93 * sigma);
      expect(Math.sqrt(variance)).toBeLessThan(1.07 * sigma);
    }
  });

  it('tells gold from copper better by backscattered electrons', () => {
    const contrast = (detector: 'SE' | 'BSE'): number => {
      const field = new Float32Array(PIXELS);
      yields({ ...LOOK, detector }, field);
      const mean = (from: number, to: number): number => {
        let sum = 0;
        for (let j = 0; j < IMAGE.rows; j++) for (let i = from; i < to; i++) sum += field[j * IMAGE.columns + i] ?? 0;
        return sum / (IMAGE.rows * (to - from));
      };
      const [copper, gold] = [mean(90, 115), mean(125, 150)];
      return (gold - copper) / (gold + copper);
    };
    expect(contrast('BSE')).toBeGreaterThan(1.5 * contrast('SE'));
  });

  it('goes by the atomic number with backscattered electrons, and not with secondary ones', () => {
    const contrasts = (detector: 'SE' | 'BSE') => {
      const scope = new Microscope({ specimen_type: 'Al-Cu-Au test stripes', detector }).beam().frame(50);
      return [scope.number('contrast_copper_aluminium'), scope.number('contrast_gold_copper')] as const;
    };
    const [lightBack, heavyBack] = contrasts('BSE');
    const [light, heavy] = contrasts('SE');
    expect(lightBack).toBeCloseTo((100 * (0.311 - 0.155)) / (0.311 + 0.155), -0.5);
    expect(heavyBack).toBeCloseTo((100 * (0.493 - 0.311)) / (0.493 + 0.311), -0.5);
    expect(heavyBack).toBeGreaterThan(3.5 * heavy);
    expect(light).toBeLessThan(0);
    expect(heavy).toBeGreaterThan(0);
    expect(new Microscope({ detector: 'BSE' }).beam().frame(50).readings()['contrast_gold_copper']).toBeNull();
  });

  it('measures no edge that is blurred over the whole window', () => {
    const scope = new Microscope({ specimen_type: 'Al-Cu-Au test stripes', detector: 'BSE', noise: false }).beam();
    scope.act({ do: 'focus', value: 30 });
    scope.frame();
    scope.act({ do: 'measure_edge' });
    expect(scope.readings()['edge_width']).toBeNull();
  });

  it('counts with the root of its electrons', () => {
    const scope = new Microscope({ electrons: 200 }).beam();
    scope.frame(10);
    const short = scope.number('snr');
    scope.frame(40);
    expect(scope.number('snr') / short).toBeCloseTo(2, 6);
    expect(short).toBeCloseTo(Math.sqrt(6241.5 * secondaryYield(ELEMENTS.Copper, 20, 1)), 1);
    expect(scope.readings()['rose_ok']).toBe(1);
  });

  it('has an edge as wide as probe and pixel, which magnifying does not sharpen', () => {
    const scope = new Microscope({
      specimen_type: 'Al-Cu-Au test stripes',
      noise: false,
      magnification: 20_000,
    }).beam();
    const edge = (): number => {
      scope.frame();
      scope.act({ do: 'measure_edge' });
      return scope.number('edge_width');
    };
    const wide = edge();
    // 20 to 80 % of a Gaussian edge: 1.683 standard deviations.
    expect(wide / ((1.683 * scope.number('probe_diameter')) / 2.3548)).toBeCloseTo(1, 0);
    scope.change({ magnification: 100_000 });
    expect(Math.abs(edge() / wide - 1)).toBeLessThan(0.35);
  });
});

describe('the bench', () => {
  it('waits for the vacuum', () => {
    const scope = new Microscope();
    scope.act({ do: 'beam_on' });
    scope.seconds(1);
    scope.act({ do: 'run_trajectories' });
    scope.seconds(5);
    expect(scope.readings()['eta']).toBeNull();
    expect(scope.number('pressure')).toBeGreaterThan(1e5);
    scope.beam();
    expect(scope.number('pressure')).toBeCloseTo(1e-3, 6);
  });

  it('loses focus when the stage moves, and finds it again', () => {
    const scope = new Microscope().beam();
    const sharp = scope.number('probe_diameter');
    scope.change({ working_distance: 12 });
    expect(scope.number('probe_diameter')).toBeGreaterThan(20 * sharp);
    scope.act({ do: 'focus', value: 12 });
    expect(scope.number('probe_diameter')).toBeLessThan(3 * sharp);
  });
});
