/** Numbers and words that the biology entries say of their own benches, against runs of these benches. */
import { describe, expect, it } from 'vitest';
import type { AnyEntry, TeachingNotes } from '../../../catalogue/define';
import { listingById } from '../../../catalogue/index';
import type { ReadingValue } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import { simulations } from '../../../engine/registry';
import { appliesOf, defaultInputs } from '../../../engine/runtime/inputs';
import { runScript, type ScriptEvent } from '../../../engine/runtime/script';

type Event = readonly [at: number, what: string | RunInputs, value?: number | string | undefined];

interface Run {
  readonly set?: RunInputs;
  readonly events?: readonly Event[];
  /** Lab seconds. */
  readonly time: number;
}

/** What a number is compared with: made of one run, or of several. */
type Reads = (run: (reading: string, script: Run) => Promise<number>) => Promise<number>;

interface Said {
  readonly id: string;
  readonly where: 'entry' | 'texts' | 'teaching';
  /** The sentence, with its number as the group. */
  readonly says: RegExp;
  readonly is: Reads;
  /** How far off the sentence may be, in the unit of the number. */
  readonly within: number;
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, forty: 40 };
const numberOf = (word: string): number =>
  NUMBERS[word.toLowerCase()] ?? Number(word.replace('−', '-').replace(/\.$/, ''));

async function entryOf(id: string): Promise<AnyEntry> {
  const entry = (await listingById.get(id)?.entry?.())?.entry;
  if (!entry) throw new Error(`${id} is not built.`);
  return entry;
}

async function wordsOf(id: string, where: Said['where']): Promise<string> {
  if (where === 'teaching') {
    const notes = (await import(/* @vite-ignore */ `../../../catalogue/biology/${id}.teaching.ts`)) as {
      readonly teaching: TeachingNotes;
    };
    return JSON.stringify(notes.teaching);
  }
  const entry = await entryOf(id);
  return JSON.stringify(where === 'entry' ? entry : await entry.texts());
}

async function readingsOf(id: string, script: Run): Promise<Readonly<Record<string, ReadingValue>>> {
  const entry = await entryOf(id);
  const { simulation } = await simulations[entry.simulation]();
  const events = (script.events ?? []).map(([at, what, value]): ScriptEvent => {
    if (typeof what !== 'string') return { at, set: what };
    return { at, action: value === undefined ? { do: what } : { do: what, value } };
  });
  const { host } = runScript({
    simulation,
    inputs: { ...defaultInputs(entry), ...script.set },
    applies: appliesOf(entry),
    seed: 1,
    grade: 'ideal',
    events,
    time: script.time,
  });
  return host.readings();
}

const one =
  (reading: string, script: Run, of: (value: number) => number = (value) => value): Reads =>
  async (run) =>
    of(await run(reading, script));
const ratio =
  (reading: string, above: Run, below: Run): Reads =>
  async (run) =>
    (await run(reading, above)) / (await run(reading, below));

/** The whole protocol of bio2, one thing changed. */
const extraction = ({ chill = 0, bath = 22, filter = true } = {}): Run => ({
  events: [
    [0, 'set_bath', bath],
    [0, 'mash', 60],
    [60, 'add_buffer', 20],
    ...(filter ? [[360, 'filter_mixture'] as const] : []),
    [420, 'set_bath', 22],
    [420, 'set_ethanol_temp', chill],
    [420, 'add_ethanol', 40],
    [540, 'spool', 60],
  ],
  time: 601,
});

const SAID: readonly Said[] = [
  {
    id: 'bio2',
    where: 'texts',
    says: /At 22 °C the yield is (\d+) µg/,
    is: one('dna_yield_ug', extraction({ chill: 22 })),
    within: 0.5,
  },
  {
    id: 'bio2',
    where: 'texts',
    says: /read the protein: \*\*(\d+) %/,
    is: one('protein_percent', extraction()),
    within: 0.5,
  },
  {
    id: 'bio2',
    where: 'teaching',
    says: /the yield is lowest near (\d+) °C/,
    is: async (run) => {
      const baths = Array.from({ length: 15 }, (_, n) => 40 + 2 * n);
      const yields = await Promise.all(baths.map((bath) => run('dna_yield_ug', extraction({ bath }))));
      return baths[yields.indexOf(Math.min(...yields))]!;
    },
    within: 2,
  },
  {
    id: 'bio3',
    where: 'entry',
    says: /Five times the light gives only (\w+) times the oxygen/,
    is: ratio(
      'oxygen_rate',
      { set: { light: 2000 }, events: [[710, { light: 10_000 }]], time: 1300 },
      { set: { light: 2000 }, time: 700 },
    ),
    within: 0.05,
  },
  {
    id: 'bio3',
    where: 'entry',
    says: /From the dark it reads ([\d.]+) where/,
    is: one('oxygen_rate', { set: { light: 5000 }, time: 60 }),
    within: 0.05,
  },
  {
    id: 'bio3',
    where: 'entry',
    says: /The plateau rises from ([\d.]+) to/,
    is: one('oxygen_rate', { set: { light: 10_000 }, time: 3600 }),
    within: 0.05,
  },
  {
    id: 'bio9',
    where: 'entry',
    says: /systolic pressure is some (\d+) mmHg higher here/,
    is: async (run) =>
      (await run('systolic_mmhg', { set: { stimulant: 'Caffeine' }, time: 120 })) -
      (await run('systolic_mmhg', { time: 120 })),
    within: 0.5,
  },
  {
    id: 'bio9',
    where: 'texts',
    says: /never slower than a jog of ([\d.]+) km/,
    is: one('speed_km_h', { set: { activity: 'Running', age: 80 }, time: 10 }),
    within: 0.05,
  },
  {
    id: 'bio9',
    where: 'texts',
    says: /which takes (\d+) % of the reserve at 80/,
    is: one(
      'heart_rate',
      { set: { activity: 'Running', age: 80 }, time: 1200 },
      (rate) => (100 * (rate - 70)) / (152 - 70),
    ),
    within: 0.5,
  },
  {
    id: 'bio9',
    where: 'entry',
    says: /goes off within seconds; (\d+) beats/,
    is: one('heart_rate', { set: { activity: 'Walking' }, time: 180 }),
    within: 0.5,
  },
  {
    id: 'bio11',
    where: 'teaching',
    says: /the moraine takes some (\d+) years to make/,
    is: async (run) => {
      const year = 31_557_600;
      for (let at = 40; at < 100; at += 0.5)
        if ((await run('soil_index', { set: { years: 100 }, time: at * year })) >= 0.7) return at;
      return Number.NaN;
    },
    within: 1,
  },
  {
    id: 'bio11',
    where: 'texts',
    says: /on the field it peaks at ([\d.]+) near year 11/,
    is: one('shannon_index', { set: { type: 'Secondary' }, time: 11 * 31_557_600 }),
    within: 0.01,
  },
  {
    id: 'bio11',
    where: 'texts',
    says: /falls to ([\d.]+) by year 40/,
    is: one('shannon_index', { set: { type: 'Secondary' }, time: 40 * 31_557_600 }),
    within: 0.005,
  },
  {
    id: 'bio4',
    where: 'texts',
    says: /the pH falls to ([\d.]+)\./,
    is: one('ph', { time: 3600 }),
    within: 0.005,
  },
  {
    id: 'bio4',
    where: 'texts',
    says: /sees a third of it \(([\d.]+) of/,
    is: one('co2_gas_mmol', { time: 3600 }),
    within: 0.05,
  },
  {
    id: 'bio4',
    where: 'entry',
    says: /some oxygen first goes out \(RQ ([\d.]+)\)/,
    is: one('respiratory_quotient', { set: { seal: 'Leaky' }, time: 120 }),
    within: 0.05,
  },
  {
    id: 'bio4',
    where: 'entry',
    // The run ends here by itself: the glucose is used up.
    says: /at the end the RQ reads ([\d.]+)/,
    is: one('respiratory_quotient', { set: { seal: 'Leaky' }, time: 519 }),
    within: 0.005,
  },
  {
    id: 'bio6',
    where: 'teaching',
    says: /ten times the peroxide gives ([\d.]+) times the rate/,
    is: ratio(
      'initial_rate_mm_s',
      { set: { temperature: 25, substrate: 'High' }, time: 0 },
      { set: { temperature: 25, substrate: 'Low' }, time: 0 },
    ),
    within: 0.05,
  },
  {
    id: 'bio6',
    where: 'entry',
    says: /3\.3 times the peroxide gives ([\d.]+) times the rate/,
    is: ratio(
      'initial_rate_mm_s',
      { set: { temperature: 25, substrate: 'Medium' }, time: 0 },
      { set: { temperature: 25, substrate: 'Low' }, time: 0 },
    ),
    within: 0.005,
  },
  {
    id: 'bio6',
    where: 'entry',
    says: /pH 4 gives (\d+) mL where/,
    is: one('oxygen_ml', { set: { ph: 4, buffered: false }, time: 30 }),
    within: 0.5,
  },
  {
    id: 'bio6',
    where: 'teaching',
    says: /At 65 °C High stops at (\d+) mL/,
    is: one('oxygen_ml', { set: { temperature: 65, substrate: 'High' }, time: 3600 }),
    within: 0.5,
  },
];

describe.each(SAID)('$id: $says', ({ id, where, says, is, within }) => {
  it('is what the bench does', async () => {
    const found = says.exec(await wordsOf(id, where));
    expect(found, 'the sentence stands there').not.toBeNull();
    const got = await is(async (reading, script) => Number((await readingsOf(id, script))[reading]));
    expect(Math.abs(got - numberOf(found?.[1] ?? '')), `${got}`).toBeLessThanOrEqual(within);
  });
});

/** What the demonstration of an entry does until then. */
async function demoUntil(id: string, time: number): Promise<Run> {
  const { demo = [] } = await entryOf(id);
  const past = demo.filter(({ at }) => at <= time);
  const events = past.map(
    (step): Event => ('set' in step ? [step.at, step.set as RunInputs] : [step.at, step.do, step.value]),
  );
  return { events, time };
}

/** P(from ≤ X ≤ to) of the binomial law. */
function binomial(n: number, p: number, from: number, to: number): number {
  let [term, sum] = [(1 - p) ** n, 0];
  for (let k = 0; k <= to; k++) {
    if (k >= from) sum += term;
    term *= ((n - k) / (k + 1)) * (p / (1 - p));
  }
  return sum;
}

describe('what bio7 calls common', () => {
  it('holds 95 of 100 families, and no less by one on either side', async () => {
    for (const where of ['entry', 'texts'] as const) {
      const found = /from (\d+) to (\d+)/.exec(await wordsOf('bio7', where));
      const [from, to] = [Number(found?.[1]), Number(found?.[2])];
      const holds = binomial(100, 0.75, from, to);
      expect(holds).toBeGreaterThan(0.95);
      expect(holds).toBeLessThan(0.955);
    }
  });
});

describe('the demonstration of bio4', () => {
  it('says that oxygen is used up, and takes over, when that is so', async () => {
    const demo = (await entryOf('bio4')).demo ?? [];
    const at = (words: RegExp): number => demo.find(({ says }) => says && words.test(says))?.at ?? Number.NaN;
    const shown = async (time: number) => readingsOf('bio4', await demoUntil('bio4', time));
    expect(Number((await shown(at(/used up/))).oxygen_mmol)).toBeLessThan(0.1);
    const again = at(/takes over at once/);
    expect(Number((await shown(again)).aerobic_fraction)).toBeGreaterThan(0.9);
    expect(Number((await shown(again + 30)).oxygen_mmol)).toBeLessThan(5);
    expect(Number((await shown(at(/last glucose is fermented/))).oxygen_mmol)).toBeLessThan(0.01);
    expect(Number((await shown(at(/But no oxygen|but no oxygen/))).glucose_mmol)).toBeGreaterThan(2);
  });
});

describe('a sentence that the bench refutes', () => {
  it('stands nowhere: that heart rate goes with the share of the uptake itself, or that a trial found 7 mmHg', async () => {
    const words = await wordsOf('bio9', 'texts');
    expect(words).not.toMatch(/share \$f\$ of the oxygen uptake in use|did just that/);
    expect(words).toMatch(/Casiglia et al\., Haemodynamic effects/);
  });

  it('stands nowhere: that the lamp shows where oxygen comes from', async () => {
    expect(await wordsOf('bio3', 'entry')).not.toMatch(/At once: the oxygen comes from water/);
    expect(await wordsOf('bio3', 'texts')).toContain('does not prove it');
  });
});
