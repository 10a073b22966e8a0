/** What a worker is asked to load: the same for a bench and for the class window that follows it. */
import { type AnyEntry, samplingOf } from '../../../catalogue/define';
import type { FixedInputs } from '../../../engine/runtime/fixed-inputs';
import { appliesOf } from '../../../engine/runtime/inputs';
import { withheldReadings, withheldWhile } from '../../../engine/runtime/withheld';
import type { LoadRequest } from '../../../workers/protocol';
import type { Begun } from './run-history';

export const loadRequestOf = (
  entry: AnyEntry,
  { inputs, seed, trial, grade }: Begun,
  { fixed, hide }: { readonly fixed: FixedInputs; readonly hide: readonly string[] },
): LoadRequest => ({
  inputs,
  seed,
  trial,
  grade,
  key: entry.simulation,
  applies: appliesOf(entry),
  fixed,
  withheld: withheldReadings(entry.tells, hide),
  withheldWhile: withheldWhile(entry.tells, entry.inputs),
  hidden: hide,
  afterRecord: entry.afterRecord ?? [],
  sampleEvery: samplingOf(entry, inputs),
});
