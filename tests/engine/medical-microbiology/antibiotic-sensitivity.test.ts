import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/medical-microbiology/mmb3';
import { type Params, simulation } from '../../../engine/medical-microbiology/antibiotic-sensitivity';
import {
  amountIn,
  atDiscEdge,
  CELLS,
  diameterAbove,
  loaded,
  LONGEST_STEP,
  spread,
  spreadFor,
} from '../../../engine/medical-microbiology/disc-diffusion';
import { seriesSlope } from '../../../engine/medical-microbiology/mic-series';
import {
  ANTIBIOTICS,
  breakpointOf,
  controlRange,
  criticalTime,
  DISCS,
  readBy,
  SERIES_MICS,
  STRAINS,
} from '../../../engine/medical-microbiology/susceptibility-tables';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';

const HOUR = 60;

function plateOf(inputs: Partial<Params> = {}, grade: 'ideal' | 'school' = 'ideal', seed = 1) {
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: appliesOf(entry),
    seed,
    grade,
  });
  return { host, hours: (hours: number) => void host.advance(Math.round(hours * HOUR)) };
}

/** The calliper is laid across the zone as it is seen. */
function measure(host: SimulationHost): void {
  const { zone } = host.view({ profile: new Float32Array(CELLS) }) as { readonly zone: number };
  host.act({ do: 'measure_zone', value: zone });
}

const zoneAt18 = (inputs: Partial<Params>): number => {
  const { host, hours } = plateOf(inputs);
  hours(18);
  return Number(host.readings()['zone_diameter_mm']);
};

describe('a disc on agar', () => {
  it('loses no drug', () => {
    const { load, diffusivity } = DISCS['Ampicillin 10 ug'];
    const c = loaded(load, 4);
    expect(amountIn(c, 4)).toBeCloseTo(load, 9);
    for (let step = 0; step < 18 * HOUR; step++) spread(c, diffusivity, LONGEST_STEP, step);
    expect(amountIn(c, 4) / load).toBeCloseTo(1, 6);
  });

  it('follows the point source far from the disc, before the wall is felt', () => {
    const [load, diffusivity, depth, seconds] = [10, 4e-4, 4, 18_000];
    const c = spreadFor(loaded(load, depth), diffusivity, seconds);
    const mic = 0.5;
    // Of a disc of radius a: r² is larger by about a²/2 ln(…), so that both agree within the disc's radius.
    const r = Math.sqrt(
      4 * diffusivity * seconds * Math.log((1000 * load) / (4 * Math.PI * diffusivity * depth * seconds * mic)),
    );
    expect(diameterAbove(c, mic) / 2).toBeGreaterThan(r);
    expect(diameterAbove(c, mic) / 2).toBeLessThan(r + 1.5);
  });

  it('never spreads against the slope: c falls from the middle to the wall', () => {
    const c = spreadFor(loaded(30, 4), 7.5e-4, 30_000);
    for (let n = 1; n < c.length; n++) expect(c[n]!).toBeLessThanOrEqual(c[n - 1]!);
    expect(atDiscEdge(c)).toBeLessThan(c[0]!);
  });
});

describe('zones', () => {
  it('never grow with a heavier inoculum or deeper agar', () => {
    const { load, diffusivity } = DISCS['Gentamicin 10 ug'];
    const zone = (mcfarland: number, depth: number): number =>
      diameterAbove(
        spreadFor(loaded(load, depth), diffusivity, 3600 * criticalTime('Escherichia coli ATCC 25922', mcfarland)),
        0.5,
      );
    for (let m = 0.2; m < 4; m += 0.4) expect(zone(m + 0.4, 4)).toBeLessThanOrEqual(zone(m, 4));
    for (let h = 2; h < 6; h += 0.5) expect(zone(0.5, h + 0.5)).toBeLessThanOrEqual(zone(0.5, h));
  });

  it('are smaller on the multiresistant isolate than on the control strain, with every disc', () => {
    for (const antibiotic of ANTIBIOTICS)
      expect(zoneAt18({ organism: 'Escherichia coli (multiresistant isolate)', antibiotic }), antibiotic).toBeLessThan(
        zoneAt18({ antibiotic }),
      );
  });

  it('fall in a line with the logarithm of the MIC: zone², gentamicin', () => {
    expect(seriesSlope()).toBeGreaterThan(-304 * 1.03);
    expect(seriesSlope()).toBeLessThan(-304 * 0.97);
  });

  it('have no value before the lawn is dense, and no report before 16 h', () => {
    const { host, hours } = plateOf({ antibiotic: 'Gentamicin 10 ug' });
    hours(4.9);
    expect(host.readings()).toMatchObject({ zone_diameter_mm: null, interpretation: null, reported_as: null });
    hours(0.2);
    expect(host.readings()['zone_diameter_mm']).not.toBeNull();
    expect(host.readings()['interpretation']).toBe('not reportable');
    hours(10.8);
    expect(host.readings()).toMatchObject({ interpretation: 'not reportable', qc_status: null });
    hours(0.1);
    expect(host.readings()).toMatchObject({ interpretation: 'not measured', qc_status: null, reported_as: null });
    measure(host);
    expect(host.readings()).toMatchObject({ interpretation: 'S', qc_status: 'in range', reported_as: 'gentamicin S' });
  });

  it('are read by the method alone: another turbidity or depth reports nothing', () => {
    for (const off of [{ mcfarland: 0.6 }, { agar_depth: 3 }, { agar_depth: 5 }]) {
      const { host, hours } = plateOf(off);
      hours(18);
      expect(host.readings()['interpretation']).toBe('not reportable');
    }
    const { host, hours } = plateOf({ agar_depth: 4.5 });
    hours(18);
    measure(host);
    expect(host.readings()['interpretation']).toBe('S');
  });

  it('are whole millimetres: 28.4 and 27.6 are one, and neighbours leave no I', () => {
    const read = (value: number): unknown => {
      const { host, hours } = plateOf({
        organism: 'Staphylococcus aureus (MRSA isolate)',
        antibiotic: 'Gentamicin 10 ug',
      });
      hours(18);
      host.act({ do: 'measure_zone', value });
      hours(0.1);
      return host.readings()['measured_zone_mm'];
    };
    expect(read(28.4)).toBe(28);
    expect(read(27.6)).toBe(28);
    expect(read(27.5)).toBe(28);
    for (let mm = 6; mm <= 86; mm++) {
      expect(readBy([22, 21], mm)).not.toBe('I');
    }
  });

  it('each table is in order, and a control that is out of range forbids a report', () => {
    for (const strain of STRAINS)
      for (const antibiotic of ANTIBIOTICS) {
        const table = breakpointOf(strain, antibiotic);
        if (table !== null && table !== 'R') expect(table[0]).toBeGreaterThan(table[1]);
      }
    const { host, hours } = plateOf();
    hours(17.9);
    host.act({ do: 'measure_zone', value: 45 });
    hours(0.05);
    expect(host.readings()).toMatchObject({ qc_status: 'out of range', interpretation: 'not reportable' });
  });

  it('P. aeruginosa: R by nature, no breakpoint for gentamicin', () => {
    const of = (antibiotic: Params['antibiotic']) => {
      const { host, hours } = plateOf({ organism: 'Pseudomonas aeruginosa ATCC 27853', antibiotic });
      hours(18);
      expect(host.readings()).toMatchObject({ interpretation: 'not measured', reported_as: null });
      measure(host);
      return host.readings();
    };
    expect(of('Tetracycline 30 ug')).toMatchObject({ interpretation: 'R', qc_status: 'no range' });
    expect(of('Gentamicin 10 ug')).toMatchObject({ interpretation: 'no breakpoint', reported_as: null });
  });

  it('scatter from plate to plate at school, and the true zone does not', () => {
    const seen = Array.from({ length: 60 }, (_, seed) => {
      const { host } = plateOf({}, 'school', seed + 1);
      return (host.view({ profile: new Float32Array(CELLS) }) as { readonly zone: number }).zone;
    });
    const mean = seen.reduce((sum, zone) => sum + zone, 0) / seen.length;
    const sd = Math.sqrt(seen.reduce((sum, zone) => sum + (zone - mean) ** 2, 0) / (seen.length - 1));
    expect(sd).toBeGreaterThan(0.28);
    expect(sd).toBeLessThan(0.52);
  });

  it('further discs are laid beforehand, one of a kind', () => {
    const { host, hours } = plateOf();
    host.act({ do: 'add_disc', value: 3 });
    host.act({ do: 'add_disc', value: 3 });
    host.act({ do: 'measure_zone', value: 20 });
    hours(1);
    host.act({ do: 'add_disc', value: 1 });
    hours(0.1);
    expect(host.takeNotices().map(({ notice }) => notice)).toEqual([
      'Gentamicin 10 ug lies on this plate already.',
      'The lawn is not yet visible: there is no edge to measure.',
      'Discs are laid before the plate goes into the incubator.',
    ]);
  });

  it('of the series isolate say what its MIC says by the MIC breakpoints of CLSI M100 (2023), with every disc', () => {
    /** mg/L: S up to, R from. */
    const limits: Readonly<Record<(typeof ANTIBIOTICS)[number], readonly [number, number]>> = {
      'Ampicillin 10 ug': [8, 32],
      'Ciprofloxacin 5 ug': [0.25, 1],
      'Gentamicin 10 ug': [2, 8],
      'Tetracycline 30 ug': [4, 16],
      'Cefoxitin 30 ug': [8, 32],
    };
    for (const antibiotic of ANTIBIOTICS)
      for (const series_mic of SERIES_MICS) {
        const { host, hours } = plateOf({ organism: 'Escherichia coli (MIC series)', antibiotic, series_mic });
        hours(18);
        measure(host);
        const [s, r] = limits[antibiotic];
        const mic = Number(series_mic);
        const byMic = mic <= s ? 'S' : mic >= r ? 'R' : 'I';
        expect(host.readings()['interpretation'], `${antibiotic}, ${series_mic} mg/L`).toBe(byMic);
      }
  });

  it('of control strains lie in their ranges, as they are read', () => {
    for (const organism of STRAINS.filter((strain) => strain.includes('ATCC')))
      for (const antibiotic of ANTIBIOTICS) {
        const range = controlRange(organism, antibiotic);
        if (range === null) continue;
        const zone = zoneAt18({ organism, antibiotic });
        expect(zone, `${organism}, ${antibiotic}`).toBeGreaterThanOrEqual(range[0]);
        expect(zone, `${organism}, ${antibiotic}`).toBeLessThanOrEqual(range[1]);
      }
  });

  it('of ampicillin on S. aureus are not reported: other beta-lactams than penicillin and cefoxitin have no breakpoint', () => {
    for (const organism of ['Staphylococcus aureus ATCC 25923', 'Staphylococcus aureus (MRSA isolate)'] as const) {
      const { host, hours } = plateOf({ organism, antibiotic: 'Ampicillin 10 ug' });
      hours(18);
      measure(host);
      expect(host.readings()).toMatchObject({ interpretation: 'no breakpoint', reported_as: null });
    }
  });

  it('are those that hints and misconceptions name', () => {
    const control = { organism: 'Escherichia coli ATCC 25922', antibiotic: 'Gentamicin 10 ug' } as const;
    const whole = (inputs: Partial<Params>): number => Math.floor(zoneAt18(inputs) + 0.5);
    expect([
      whole({ ...control, mcfarland: 2 }),
      whole({ ...control, agar_depth: 2 }),
      whole({ ...control, agar_depth: 6 }),
    ]).toEqual([21, 25, 21]);
    const series = { organism: 'Escherichia coli (MIC series)' } as const;
    expect(whole({ ...series, antibiotic: 'Ciprofloxacin 5 ug', series_mic: '1' })).toBe(21);
    expect(whole({ ...series, antibiotic: 'Gentamicin 10 ug', series_mic: '2' })).toBe(18);
  });
});
