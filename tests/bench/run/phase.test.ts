import { describe, expect, it } from 'vitest';
import { benchAttribute, type Phase, type PhaseEvent, reduce } from '../../../src/bench/run/phase';

const phases: Readonly<Record<string, Phase>> = {
  loading: { is: 'loading' },
  ready: { is: 'ready' },
  running: { is: 'running' },
  paused: { is: 'paused' },
  done: { is: 'done' },
  'restoring to running': { is: 'restoring', to: 'running' },
  failed: { is: 'failed', code: 'model', sentence: 'It broke.' },
};

const fail: PhaseEvent = { on: 'fail', code: 'hung', sentence: 'No answer.' };

/** From each phase, by each event: the name of the phase after it; what is not listed stays. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loading: { loaded: 'ready', load: 'loading' },
  ready: { load: 'loading', run: 'running', lost: 'restoring' },
  running: { load: 'loading', pause: 'paused', finish: 'done', lost: 'restoring' },
  paused: { load: 'loading', run: 'running', lost: 'restoring' },
  done: { load: 'loading', run: 'running', lost: 'restoring' },
  'restoring to running': { load: 'loading', restored: 'running' },
  failed: { load: 'loading' },
};

const plain = ['load', 'loaded', 'run', 'pause', 'finish', 'lost', 'restored'] as const;

describe('the phases of a bench', () => {
  for (const [name, phase] of Object.entries(phases)) {
    for (const on of plain) {
      const expected = table[name]?.[on];
      it(`${name}, on ${on}: ${expected ?? 'stays'}`, () => {
        const after = reduce(phase, { on });
        if (expected === undefined) expect(after).toBe(phase);
        else expect(after.is).toBe(expected);
      });
    }
    it(`${name}, on fail: failed, with its sentence`, () => {
      expect(reduce(phase, fail)).toEqual({ is: 'failed', code: 'hung', sentence: 'No answer.' });
    });
  }

  it('remembers where a lost run has to be brought back to', () => {
    for (const is of ['ready', 'running', 'paused', 'done'] as const) {
      const lost = reduce({ is }, { on: 'lost' });
      expect(lost).toEqual({ is: 'restoring', to: is });
      expect(reduce(lost, { on: 'restored' })).toEqual({ is });
    }
  });

  it('shows restoring as loading to those who wait for the bench', () => {
    expect(Object.values(phases).map(benchAttribute)).toEqual([
      'loading',
      'ready',
      'running',
      'paused',
      'done',
      'loading',
      'failed',
    ]);
  });
});
