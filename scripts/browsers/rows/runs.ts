/**
 * Runs whose shown values must be the same in every JavaScript engine. Nothing of Node's and nothing of a page's: the script itself and
 * a worker of each browser run this file.
 */
import type { AnyEntry } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import type { AnySimulation, Grade } from '../../../engine/contract';
import { simulations } from '../../../engine/registry';
import { caseChecker, type ReferenceCase } from '../../../engine/runtime/cases';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf, nearestInputs } from '../../../engine/runtime/inputs';
import type { Shown } from '../../../engine/runtime/instrument';
import { stepAtOrAfter } from '../../../engine/runtime/steps';

export const GRADES = ['ideal', 'school', 'research'] as const satisfies readonly Grade[];
export const SEEDS = 30;
/** Of a run, beside its end; the same lab times at every seed. */
const LOOKS = 8;
/** Wall seconds of a run at 1×. */
const SPAN = 4;

/** One run: what it is called, what its instruments show, and its values to the last bit. */
export interface RunRows {
  readonly key: string;
  readonly grade: Grade;
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

/** What the instruments of a run show at one moment. */
const note = (host: SimulationHost, rows: Record<string, Shown>[]): void => void rows.push({ ...host.record().shown });

function toStep(host: SimulationHost, step: number): void {
  if (host.step < step) host.advance(step - host.step);
}

type Moves = NonNullable<AnyEntry['demo']>;

/** The demonstration as far as the span reaches, or what Run does. */
function movesOf(entry: AnyEntry, dt: number, end: number): Moves {
  const run: Moves = entry.runAction ? [{ at: 0, ...entry.runAction }] : [];
  const demo = (entry.demo ?? []).filter(({ at }) => stepAtOrAfter(at, dt) <= end);
  return demo.length > 0 ? demo : run;
}

function runOf(entry: AnyEntry, simulation: AnySimulation, seed: number, grade: Grade): RunRows {
  const { inputs } = nearestInputs(entry, {});
  const host = new SimulationHost({ simulation, inputs, applies: appliesOf(entry), seed, grade });
  const end = Math.max(LOOKS, Math.ceil((SPAN * host.rate) / simulation.dt));
  const looks = Array.from({ length: LOOKS }, (_, look) => Math.round(((look + 1) * end) / LOOKS));
  const moves = movesOf(entry, simulation.dt, end);
  const rows: Record<string, Shown>[] = [];
  let next = 0;
  for (const look of looks) {
    for (let move = moves[next]; move && stepAtOrAfter(move.at, simulation.dt) <= look; move = moves[++next]) {
      toStep(host, stepAtOrAfter(move.at, simulation.dt));
      if ('set' in move) host.change(move.set as Parameters<typeof host.change>[0]);
      else host.act(move.value === undefined ? { do: move.do } : { do: move.do, value: move.value });
    }
    toStep(host, look);
    note(host, rows);
  }
  const shown = rows.flatMap((row, look) =>
    Object.entries(row).map(([id, { text, value, uncertainty }]) => ({
      id: `${look}:${id}`,
      text,
      value,
      uncertainty,
    })),
  );
  return {
    key: `seed ${seed} ${grade}`,
    grade,
    // An ideal value has all its digits, of which the display shows some; an instrument's ends where its display does.
    texts: shown.map(({ id, text, value }) => (grade === 'ideal' ? `${id}=${text}` : `${id}=${text} ${value}`)),
    values: shown.map(({ value, uncertainty }) => [value, uncertainty]),
  };
}

/** All runs of one experiment: its published cases, then each seed at each grade. */
export async function runsOf(id: string, cases: readonly ReferenceCase[]): Promise<readonly RunRows[]> {
  const listing = listings.find((row) => row.id === id);
  if (!listing?.entry) throw new Error(`${id} is not built.`);
  const { entry } = await listing.entry();
  const { simulation } = await simulations[entry.simulation]();
  const subject = { ...entry, id, version: simulation.version };
  const check = caseChecker(simulation, subject);
  const published = cases.flatMap((row, index) =>
    check(row).map(({ seed, got }): RunRows => {
      const text = typeof got === 'number' ? got.toPrecision(6) : String(got);
      return {
        key: `case ${index} ${row.reading} seed ${seed}`,
        grade: row.grade ?? 'ideal',
        texts: [text],
        values: [got],
      };
    }),
  );
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
  return [...published, ...GRADES.flatMap((grade) => seeds.map((seed) => runOf(entry, simulation, seed, grade)))];
}
