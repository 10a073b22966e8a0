import { describe, expect, it } from 'vitest';
import { AT_REST, present } from '../../../src/bench/full/presenter';
import { choicesIn, choose } from '../../../src/bench/lesson/choices';

const steps = ['phy4', 'phy3'].map((experiment) => ({ experiment, query: '', caption: '' }));
const at = (place: number) => ({ steps, at: place });

describe('what a teacher chose in a lesson', () => {
  it('stays from bench to bench, and is nothing in another lesson or without one', () => {
    expect(choicesIn(at(0))).toMatchObject({ presenter: AT_REST, hidden: false, shows: { plot: false, step: false } });
    choose(at(0), { hidden: true, presenter: present(AT_REST, 'plot') });
    choose(at(0), { shows: { plot: true, step: false } });
    expect(choicesIn(at(1))).toMatchObject({ hidden: true, presenter: { side: 'plot' }, shows: { plot: true } });
    expect(choicesIn({ steps: steps.slice(1), at: 0 }).hidden).toBe(false);
    expect(choicesIn(null).hidden).toBe(false);
    choose(null, { hidden: true });
    expect(choicesIn(null).hidden).toBe(false);
  });

  it('comes back whole', () => {
    const chosen = { ...AT_REST, projector: true, side: 'plot' } as const;
    expect(present(AT_REST, chosen)).toEqual(chosen);
  });
});
