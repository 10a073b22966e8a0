/** One measurement made with one seed: the procedure done by the host, its rows, and what the notebook and the plot make of them. */
import type { Measurement, MeasuringAct } from '../../catalogue/worked';
import type { TwoParts } from '../../engine/core/two-parts';
import type { RunInputs } from '../../engine/inputs';
import { answersOf } from '../../engine/runtime/answers';
import { SimulationHost } from '../../engine/runtime/host';
import { appliesOf, boundDefinitions, checkInput, strictInputs } from '../../engine/runtime/inputs';
import { cut, layoutOf } from '../../engine/runtime/layout';
import { compute } from '../../src/bench/notebook/formula/compute';
import { emptyNotebook, type NotebookRow } from '../../src/bench/notebook/notebook';
import { notebookTable } from '../../src/bench/notebook/table';
import { analysed, WrongAnalysis } from '../../src/bench/worked/analysis';
import type { Target } from '../lab/target';

/** What a seed gives: the quantity beside its true value, or why there is none. */
export type Outcome = { readonly truth: number } & ({ readonly found: TwoParts } | { readonly refused: string });

/** Whoever wrote the measurement has to mend it. */
export class BrokenMeasurement extends Error {}

export function perform({ entry, simulation, listing }: Target, measurement: Measurement, seed: number): Outcome {
  const broken = (sentence: string): never => {
    throw new BrokenMeasurement(`${listing.id}: ${sentence}`);
  };
  const grade = measurement.grade ?? 'school';
  const begun = strictInputs(entry, measurement.inputs ?? {});
  if (!begun.ok) return broken(begun.sentence);
  const host = new SimulationHost({ simulation, inputs: begun.inputs, applies: appliesOf(entry), seed, grade });
  const rows: NotebookRow[] = [];
  let run = 1;

  const record = (): void => {
    const [waiting] = host.queued;
    if (waiting) broken(`${waiting.do} still waits at ${host.time} s: the bench is occupied. Wait before recording.`);
    if (Object.hasOwn(simulation.actions, 'record_point')) host.act({ do: 'record_point' });
    const id = rows.length + 1;
    const { time, trial, inputs, settings, shown } = host.record();
    rows.push({
      id,
      key: String(id),
      run,
      trial,
      time,
      inputs,
      settings,
      seed,
      grade,
      readings: shown,
      version: simulation.version,
      note: '',
      struck: null,
    });
  };
  const seen = (): unknown => {
    const layout = layoutOf(host.fields);
    return host.view(cut(new ArrayBuffer(layout.byteLength), layout));
  };
  const doStep = (step: MeasuringAct): void => {
    if ('set' in step) host.change(checked(step.set, boundDefinitions(entry, host.inputs), broken));
    else if ('do' in step) {
      const { value } = step;
      host.act({ do: step.do, value: typeof value === 'function' ? value(seen()) : value });
    } else if ('wait' in step) {
      if (!host.finished) host.advance(Math.round(step.wait / simulation.dt));
    } else if ('record' in step) {
      for (let count = 0; count < step.record; count++) record();
    } else {
      host.reset();
      run++;
    }
    const refused = host.takeNotices().find((notice) => notice.refused);
    if (refused) broken(`${refused.do} at ${refused.at} s: ${refused.notice}`);
  };
  for (const step of measurement.steps) doStep(step);

  const answers = answersOf(simulation, entry.inputs, { inputs: begun.inputs, seed, hide: [] });
  const truth = typeof measurement.truth === 'number' ? measurement.truth : measurement.truth(host.inputs, answers);
  if (!Number.isFinite(truth)) broken(`the true value with seed ${seed} is no number.`);
  const columns = (measurement.analysis.columns ?? []).map(({ symbol, formula }) => ({
    id: `computed ${symbol}`,
    symbol,
    label: symbol,
    unit: '',
    formula,
  }));
  const table = notebookTable(entry, simulation.readings, { ...emptyNotebook, rows, columns }, [], { compute });
  const [fault] = Object.values(table.errors);
  if (fault !== undefined) broken(fault);
  try {
    return { truth, ...analysed(table, measurement.analysis) };
  } catch (error) {
    if (error instanceof WrongAnalysis) return broken(error.message);
    throw error;
  }
}

type Broken = (sentence: string) => never;

function checked(patch: RunInputs, definitions: ReturnType<typeof boundDefinitions>, broken: Broken): RunInputs {
  for (const [id, value] of Object.entries(patch)) {
    const definition = definitions.find((known) => known.id === id) ?? broken(`there is no input "${id}".`);
    const result = checkInput(definition, value);
    if (!result.ok) broken(result.sentence);
  }
  return patch;
}
