import { describe, expect, it } from 'vitest';
import { AT_REST, present, type PresenterEvent } from '../../../src/bench/full/presenter';

const after = (...events: PresenterEvent[]) => events.reduce(present, AT_REST);

describe('the tools of a presenter', () => {
  it('go on and off by the same key', () => {
    for (const event of ['laser', 'pen', 'spotlight', 'projector', 'side', 'plot', 'step'] as const) {
      expect(after(event)).not.toEqual(AT_REST);
      expect(after(event, event)).toEqual(AT_REST);
    }
  });

  it('have one pointer at a time; the spotlight goes with both', () => {
    expect(after('laser', 'pen').pointer).toBe('pen');
    expect(after('pen', 'laser').pointer).toBe('laser');
    expect(after('spotlight', 'pen')).toMatchObject({ spotlight: true, pointer: 'pen' });
  });

  it('are all put away at the end', () => {
    expect(after('laser', 'spotlight', 'projector', 'side', 'step', 'end')).toEqual(AT_REST);
  });
});
