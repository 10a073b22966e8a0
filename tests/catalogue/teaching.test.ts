/** Teaching notes of all built entries, and the numbers in their answers against the models. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyEntry, TeachingNotes } from '../../catalogue/define';
import { listingById, listings } from '../../catalogue/index';
import { shelfOf } from '../../catalogue/objectives';
import type { Action } from '../../engine/contract';
import type { RunInputs } from '../../engine/inputs';
import { simulations } from '../../engine/registry';
import { appliesOf, defaultInputs } from '../../engine/runtime/inputs';
import { runScript } from '../../engine/runtime/script';

const built = listings.filter(({ entry }) => entry);

const notesOf = async (id: string): Promise<TeachingNotes> => {
  const listing = listingById.get(id);
  if (!listing) throw new Error(`There is no ${id}.`);
  const path = `../../catalogue/${shelfOf(listing)}/${id}.teaching.ts`;
  return ((await import(/* @vite-ignore */ path)) as { readonly teaching: TeachingNotes }).teaching;
};

describe.each(built.map((listing) => [listing.id, listing] as const))('notes on %s', (id, listing) => {
  it('are there, whole and of a length that a lesson allows', async () => {
    expect(existsSync(`catalogue/${shelfOf(listing)}/${id}.teaching.ts`)).toBe(true);
    const { aim, level, time, preparation, safety, goesWrong, questions } = await notesOf(id);
    expect(goesWrong.length).toBeGreaterThanOrEqual(2);
    expect(goesWrong.length).toBeLessThanOrEqual(4);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
    const sentences = [
      aim,
      level,
      time,
      preparation,
      ...(safety ? [...safety.hazards, ...(safety.instead ?? []), safety.waste ?? []].flat() : []),
      ...goesWrong.flatMap(({ what, remedy }) => [what, remedy]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.?]$/);
      // Plain text: no mathematics to be typeset, and typographic apostrophes.
      expect(sentence).not.toMatch(/[$*_`']/);
      expect(sentence.length).toBeLessThan(320);
    }
    if (safety) {
      expect(safety.hazards.length, 'a hazard is named').toBeGreaterThan(0);
      expect(safety.sources.length, 'a source is named').toBeGreaterThan(0);
    }
    for (const { question } of questions) expect(question).toMatch(/\?$/);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('speak of safety where, and only where, the bench has a word of caution', async () => {
    const { safety } = await notesOf(id);
    const entry = (await listing.entry?.())?.entry;
    expect(entry?.caution === undefined, 'safety in the notes and caution at the bench go together').toBe(
      safety === undefined,
    );
    if (entry?.caution !== undefined) expect(entry.caution).toMatch(/^[A-Z].{20,200}\.$/);
  });
});

interface Check {
  readonly id: string;
  readonly set?: RunInputs;
  readonly act?: readonly (string | Action)[];
  /** Lab seconds. */
  readonly time: number;
  readonly reading: string;
  /** As the answer says it, and half a unit of its last digit. */
  readonly value: number;
  readonly half: number;
}

const does = (...act: readonly (string | Action)[]): readonly (string | Action)[] => act;

const CHECKS: readonly Check[] = [
  { id: 'phy1', act: does('launch'), time: 10, reading: 'range_m', value: 40.8, half: 0.05 },
  { id: 'phy2', act: does('close_switch'), time: 1, reading: 'current', value: 0.05, half: 0.0005 },
  { id: 'phy2', act: does('close_switch'), time: 1, reading: 'power_w', value: 0.25, half: 0.005 },
  {
    id: 'phy2',
    set: { resistance: 1000, real_meters: true },
    act: does('close_switch'),
    time: 1,
    reading: 'resistance_measured',
    value: 937.5,
    half: 1,
  },
  {
    id: 'phy3',
    set: { initial_angle: 1 },
    act: does('release'),
    time: 30,
    reading: 'period_s',
    value: 2.006,
    half: 0.0005,
  },
  { id: 'phy4', act: does('hang_gently'), time: 20, reading: 'extension_m', value: 0.245, half: 0.0005 },
  { id: 'phy5', act: does('release'), time: 10, reading: 'speed_bottom', value: 14, half: 0.05 },
  {
    id: 'phy5',
    set: { friction: 0.2 },
    act: does('release'),
    time: 60,
    reading: 'stop_distance_m',
    value: 32.7,
    half: 0.05,
  },
  { id: 'phy5', set: { friction: 0.2 }, act: does('release'), time: 60, reading: 'thermal_j', value: 98, half: 0.5 },
  { id: 'phy6', set: { angle: 60 }, time: 1, reading: 'angle_refracted', value: 40.6, half: 0.05 },
  { id: 'phy6', set: { n1: '1.33', n2: '1' }, time: 1, reading: 'critical_angle', value: 48.8, half: 0.05 },
  { id: 'phy6', set: { n2: '1.52' }, time: 1, reading: 'brewster_angle', value: 56.7, half: 0.05 },
  { id: 'phy7', act: does('release'), time: 20, reading: 'period_s', value: 0.993, half: 0.001 },
  { id: 'phy8', act: does('lower_on_string'), time: 60, reading: 'apparent_weight_n', value: 16.7, half: 0.05 },
  {
    id: 'phy8',
    set: { object_density: 917, fluid_density: '1025' },
    act: does('release'),
    time: 120,
    reading: 'submerged_fraction',
    value: 0.895,
    half: 0.001,
  },
  { id: 'phy9', act: does('close_switch'), time: 1, reading: 'i_total', value: 0.02, half: 0.0005 },
  {
    id: 'phy9',
    set: { configuration: 'Parallel' },
    act: does('close_switch'),
    time: 1,
    reading: 'i_total',
    value: 0.09,
    half: 0.0005,
  },
  {
    id: 'phy9',
    set: { configuration: 'Parallel' },
    act: does('close_switch'),
    time: 1,
    reading: 'r_equivalent',
    value: 66.7,
    half: 0.05,
  },
  {
    id: 'phy9',
    set: { fault: 'R2 open' },
    act: does('close_switch'),
    time: 1,
    reading: 'v2',
    value: 6,
    half: 0.005,
  },
  { id: 'phy11', act: does('start', 'skip_to_steady'), time: 5, reading: 'power_w', value: 40, half: 0.5 },
  {
    id: 'chem1',
    set: { acid_conc: 0.08 },
    act: does({ do: 'add_indicator', value: 2 }, { do: 'swirl', value: 1 }, { do: 'add_base', value: 20 }),
    time: 120,
    reading: 'ph',
    value: 7,
    half: 0.2,
  },
  {
    id: 'chem1',
    set: { acid_type: 'Acetic Acid' },
    act: does({ do: 'swirl', value: 1 }, { do: 'add_base', value: 25 }),
    time: 120,
    reading: 'ph',
    value: 8.7,
    half: 0.05,
  },
  {
    id: 'chem1',
    set: { acid_type: 'Acetic Acid' },
    act: does({ do: 'swirl', value: 1 }, { do: 'add_base', value: 12.5 }),
    time: 120,
    reading: 'ph',
    value: 4.76,
    half: 0.01,
  },
  { id: 'chem2', time: 1, reading: 'theoretical_yield_g', value: 2.61, half: 0.005 },
  {
    id: 'chem3',
    set: { dissolution: true },
    act: does('switch_on'),
    time: 916,
    reading: 'volume_ratio',
    value: 3,
    half: 0.1,
  },
  {
    id: 'chem3',
    set: { dissolution: true },
    act: does('switch_on'),
    time: 916,
    reading: 'h2_ml',
    value: 4,
    half: 0.05,
  },
  { id: 'chem10', act: does('spot', 'start'), time: 541, reading: 'front_cm', value: 7, half: 0.2 },
  { id: 'chem10', act: does('spot', 'start'), time: 2161, reading: 'front_cm', value: 14, half: 0.3 },
  { id: 'chem4', set: { pressure: 3 }, time: 30, reading: 'volume_ml', value: 10, half: 0.05 },
  { id: 'chem5', act: does('mix'), time: 60, reading: 'clock_time_s', value: 26, half: 0.5 },
  {
    id: 'chem5',
    set: { concentration: 2 },
    act: does('mix'),
    time: 60,
    reading: 'clock_time_s',
    value: 6.5,
    half: 0.2,
  },
  { id: 'chem7', set: { solution: 'Vinegar' }, time: 1, reading: 'ph_equilibrium', value: 2.42, half: 0.02 },
  {
    id: 'chem9',
    set: { reactant_a: 1, reactant_b: 1.5, stoichiometry: '1:2' },
    act: does('mix'),
    time: 120,
    reading: 'gas_mol',
    value: 0.75,
    half: 0.005,
  },
  {
    id: 'chem9',
    set: { reactant_a: 3, reactant_b: 3 },
    act: does('mix'),
    time: 120,
    reading: 'theoretical_yield_g',
    value: 700,
    half: 0.5,
  },
  { id: 'chem11', time: 1, reading: 'percent_ionic', value: 71, half: 0.5 },
  {
    id: 'es10',
    set: { habitat: 'Custom Counts', custom_counts: '2,8,1,1,3' },
    time: 1,
    reading: 'simpson_1_minus_d',
    value: 0.695,
    half: 0.0005,
  },
  {
    id: 'ctscanner',
    set: { mas: 100, scan_length: 30 },
    time: 1,
    reading: 'dlp',
    value: 210,
    half: 1,
  },
  {
    id: 'icu-machine',
    act: does('attach_monitor', 'calibrate', 'start_ventilation'),
    time: 60,
    reading: 'compliance',
    value: 60,
    half: 0.5,
  },
  {
    id: 'mmb2',
    set: { medium: 'LB broth' },
    time: 2 * 3600,
    reading: 'doubling_time_min',
    value: 20,
    half: 0.5,
  },
  {
    id: 'robotic-surgery',
    set: { control: 'Joint' },
    act: [
      { do: 'dock', value: 15 },
      { do: 'set_yaw', value: 30 },
    ],
    time: 5,
    reading: 'rcm_error',
    value: 7.5,
    half: 0.05,
  },
];

describe('numbers in the answers', () => {
  it.each(CHECKS.map((check) => [`${check.id}: ${check.reading} ${check.value}`, check] as const))(
    '%s',
    async (_name, { id, set = {}, act = [], time, reading, value, half }) => {
      const entry = (await listingById.get(id)?.entry?.())?.entry as AnyEntry;
      const { simulation } = await simulations[entry.simulation]();
      const { host } = runScript({
        simulation,
        inputs: { ...defaultInputs(entry), ...set },
        applies: appliesOf(entry),
        seed: 1,
        grade: 'ideal',
        events: act.map((each, index) => ({ at: index, action: typeof each === 'string' ? { do: each } : each })),
        time,
      });
      const got = Number(host.readings()[reading]);
      expect(Math.abs(got - value), `${got}`).toBeLessThanOrEqual(half);
    },
  );
});
