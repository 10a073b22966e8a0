/** What stands between every number of the catalogue and the learner. New entries are picked up by themselves. */
import { expect, it } from 'vitest';
import type { AnySimulation, InstrumentSpec, NumberReading, ReadingDef, SettingSpec } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import { observeOne } from '../../engine/runtime/instrument';

interface Named {
  readonly name: string;
  readonly def: NumberReading;
}

const loaded = await Promise.all(
  Object.entries(simulations).map(async ([key, load]) => {
    const { readings, settings } = (await load()).simulation as AnySimulation;
    return { key, readings, settings };
  }),
);
const numbers: readonly Named[] = loaded.flatMap(({ key, readings }) =>
  Object.entries<ReadingDef>(readings).flatMap(([id, def]) =>
    def.kind === 'text' ? [] : [{ name: `${key} ${id}`, def }],
  ),
);
const measured: readonly (Named & { readonly instrument: InstrumentSpec })[] = numbers.flatMap(({ name, def }) =>
  def.instrument ? [{ name, def, instrument: def.instrument }] : [],
);
const grades = measured.flatMap(({ name, instrument }) =>
  (['school', 'research'] as const).map((grade) => ({ name: `${name}, ${grade}`, ...instrument[grade] })),
);

/** Standard uncertainty at a value, without the display. */
const uncertainty = ({ repeatability = 0, gain = 0, offset = 0, drawn = 0 }: InstrumentSpec['school'], value: number) =>
  Math.sqrt(repeatability ** 2 + (gain * value) ** 2 + offset ** 2 + drawn ** 2);

it('every number is shown by an instrument, or says why none shows it', () => {
  const unsaid = numbers.filter(({ def }) => (def.instrument === undefined) === (def.origin === undefined));
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});

it('a tolerance is drawn within its limits, a standard deviation as normal, and each says which it is', () => {
  const settings = loaded.flatMap(({ key, settings: all }) =>
    Object.entries<SettingSpec | undefined>(all ?? {}).flatMap(([id, spec]) =>
      spec
        ? (['school', 'research'] as const).map((grade) => ({ name: `${key} ${id}, ${grade}`, ...spec[grade] }))
        : [],
    ),
  );
  const calibrated = [...grades, ...settings].filter(({ gain = 0, offset = 0 }) => gain > 0 || offset > 0);
  const disagreeing = calibrated.filter(({ source, spread }) => /rectangular/iu.test(source) !== (spread !== 'normal'));
  expect(calibrated.length).toBeGreaterThan(500);
  expect(disagreeing.map(({ name, source }) => `${name}: ${source}`)).toEqual([]);
});

it('readings of one device draw its errors from one distribution, so that they agree', () => {
  const spreads = new Map<string, Set<string>>();
  for (const { name, instrument } of measured)
    for (const grade of ['school', 'research'] as const) {
      const device = `${name.split(' ')[0]} ${instrument.device ?? name}, ${grade}`;
      const { gain = 0, offset = 0, spread = 'rectangular' } = instrument[grade];
      if (gain > 0 || offset > 0) spreads.set(device, (spreads.get(device) ?? new Set()).add(spread));
    }
  expect([...spreads].filter(([, found]) => found.size > 1).map(([device]) => device)).toEqual([]);
});

it('an uncertainty that a run states is a reading of chance and names another reading in the same unit', () => {
  let checked = 0;
  for (const { key, readings } of loaded) {
    for (const [id, def] of Object.entries<ReadingDef>(readings)) {
      if (def.kind === 'text' || def.uncertainty === undefined) continue;
      expect(def.origin, `${key} ${id}`).toBe('chance');
      expect((readings as Record<string, ReadingDef>)[def.uncertainty]?.unit, `${key} ${id}`).toBe(def.unit);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(0);
});

it('every simulation of measured quantities has an instrument', () => {
  const without = loaded.filter(
    ({ readings }) => !Object.values<ReadingDef>(readings).some((def) => 'instrument' in def),
  );
  // A message that is read, a habitat, plaques or offspring that are counted, a tile that is judged by eye, a scale in the eyepiece;
  // and where scatter is of signal and specimen, by an input of its own: photometer, cell counter, clotting timer, tubes, sequencer, lives.
  // and where scatter is of signal and specimen, by an input of its own: photometer, cell counter, clotting timer, sequencer, diffractometer, lives.
  // and where scatter is of signal and specimen, by an input of its own: photometer, cell counter, clotting timer, sequencer, lives, echoes.
  // and where scatter is of signal and specimen, by an input of its own: photometer, cell counter, clotting timer, blood tubes, plate
  // of wells, sequencer, diffractometer, lives.
  expect(without.map(({ key }) => key).toSorted()).toEqual([
    'biodiversity_index',
    'blood_typing',
    'capsule_stain',
    'cbc',
    'dna_sequencing',
    'elisa',
    'fatigue_test',
    'genetics',
    'glucose_tolerance',
    'instrument_aas',
    'instrument_ftir',
    'instrument_icpms',
    'instrument_uv_vis',
    'instrument_xrd',
    'microscope',
    'mri_scanner',
    'protein_synthesis',
    'prothrombin_time',
    'thyroid_function',
    'viral_lytic_cycle',
    'xrd_basics',
  ]);
});

it('what is counted is shown as a whole number', () => {
  const broken = numbers.filter(({ def }) => def.origin === 'count' && def.decimals !== 0);
  expect(broken.map(({ name }) => name)).toEqual([]);
});

it('every class has a source that names a document, a maker or a teaching value, and where it has a tolerance, its distribution', () => {
  for (const { name, source, gain = 0, offset = 0, repeatability = 0, drawn = 0 } of grades) {
    expect(source.length, name).toBeGreaterThan(15);
    if (gain + offset + repeatability + drawn > 0) {
      expect(source, name).toMatch(/rectangular|standard deviation|σ =|U\(pH\) = 0\.02 with k = 2/);
    }
  }
});

it('a tolerance of ± a % that is taken as rectangular is divided by √3', () => {
  let checked = 0;
  for (const { name, source, gain } of grades) {
    const [, percent] = source.match(/(?:±|within )(\d+(?:\.\d+)?) %(?=[ ,])[^;]*taken as rectangular/) ?? [];
    if (percent === undefined || gain === undefined || source.includes('+')) continue;
    expect(gain, name).toBeCloseTo(Number(percent) / 100 / Math.sqrt(3), 12);
    checked++;
  }
  expect(checked).toBeGreaterThan(10);
});

it('research is never the worse class', () => {
  for (const { name, instrument } of measured) {
    expect(instrument.research.resolution, name).toBeLessThanOrEqual(instrument.school.resolution);
    for (const value of [0.1, 1, 10, 100]) {
      expect(uncertainty(instrument.research, value), `${name} at ${value}`).toBeLessThanOrEqual(
        uncertainty(instrument.school, value),
      );
    }
  }
});

it('a measured number carries an uncertainty of at least its display', () => {
  for (const { name, def, instrument } of measured) {
    for (const grade of ['school', 'research'] as const) {
      const shown = observeOne(name, 1, def, { grade, seed: 1, trial: 1, time: 0, ordinal: 0 });
      expect(shown.uncertainty, name).toBeGreaterThanOrEqual(instrument[grade].resolution / Math.sqrt(12.001));
    }
  }
});
