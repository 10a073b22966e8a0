/** `lab sample`: what a sample's code says without telling what is to be found, prepared and parted as on the shelf. */
import { split } from '../../engine/data/samples/prepare';
import { PREPARATIONS } from '../../engine/data/samples/preparations';
import { readSampleCode } from '../../engine/data/samples/read-sample-code';
import type { Sample } from '../../engine/data/samples/sample';
import { sampleCode } from '../../engine/data/samples/sample-code';
import { json, print } from './output';
import { refuse } from './refusal';

function prepared(sample: Sample, text: string): Sample {
  const [id = '', number] = text.split('=', 2);
  const preparation = PREPARATIONS.find((each) => each.id === id);
  if (!preparation)
    return refuse(`--do: there is no "${id}"; there are ${PREPARATIONS.map((each) => each.id).join(', ')}.`);
  const result = preparation.apply(sample, number === undefined ? (preparation.number?.initial ?? 0) : Number(number));
  return result.ok ? result.sample : refuse(`--do ${text}: ${result.sentence}`);
}

function portion(sample: Sample, text: string): Sample {
  const parted = split(sample, Number(text));
  return parted.ok ? parted.taken : refuse(`--take ${text}: ${parted.sentence}`);
}

export function sample(code: string, options: { readonly do: readonly string[]; readonly take?: string }): void {
  const read = readSampleCode(code);
  if (!read.ok) return refuse(read.sentence);
  const done = options.do.reduce(prepared, read.sample);
  const { name, phase, matrix, amount, prep, run } = options.take === undefined ? done : portion(done, options.take);
  print(json({ name, phase, matrix, amount, prep, run: run ?? null, code: sampleCode({ ...done, amount }) }));
}
