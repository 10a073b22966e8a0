/** bio10 → sequencer: no sample, since a sequence is text in both; what the bench shows is typed into the instrument as it is. */
import { describe, expect, it } from 'vitest';
import { type Bench, benchOf } from './route';

/** The message of a DNA that was edited at the bench: the sequencer reads its U as T. */
async function edited(act: (bench: Bench) => void): Promise<string> {
  const bench = await benchOf('bio10');
  act(bench);
  bench.wait(2);
  return String(bench.host.readings()['mrna']);
}

async function readOf(sequence: string, variants = ''): Promise<Bench> {
  const sequencer = await benchOf('dna-sequencer', { template: 'Custom', custom_seq: sequence, variants, noise: 1 });
  sequencer.act('load_sample');
  sequencer.act('prepare_library');
  sequencer.act('start_run', undefined, 60);
  sequencer.act('base_call');
  sequencer.act('align');
  return sequencer;
}

describe('an edited sequence on its way', () => {
  it('is found in the trace where it differs from what was typed first', async () => {
    const first = await edited(() => undefined);
    const changed = await edited((bench) => bench.act('substitute', '12:G'));
    expect(changed.length).toBe(first.length);
    const whole = await readOf(changed);
    expect(whole.host.readings()['variants_found']).toBe('none');
    // Against the first sequence as template, with the same base planted.
    const planted = await readOf(first, 'A12G');
    expect(planted.host.readings()['variants_found']).toBe('A12G');
  });
});
