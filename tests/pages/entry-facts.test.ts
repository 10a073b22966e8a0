import { describe, expect, it } from 'vitest';
import type { AnyDone } from '../../catalogue/define';
import { factsOf } from '../../src/entry-facts';

const step = (done: AnyDone) => ({ text: '', done });
const readings = { a: { label: 'Volume' }, b: { label: 'Pressure' }, c: { label: 'Volume' } };

describe('what a list says of an entry', () => {
  it('names each main reading once', () => {
    expect(
      factsOf({ mainReadings: ['a', 'b', 'c', 'unknown'], procedure: [] }, readings, { minutes: 20 }).measures,
    ).toEqual(['Volume', 'Pressure']);
  });

  it('counts the greatest number of rows asked for, wherever it stands', () => {
    const procedure = [
      step({ recorded: 2 }),
      step({ all: [{ did: 'swirl' }, { recorded: 12 }] }),
      step({ recorded: 3, distinct: 'a' }),
    ];
    expect(factsOf({ mainReadings: [], procedure }, readings, { minutes: 15 })).toEqual({
      measures: [],
      steps: 3,
      records: 12,
      minutes: 15,
    });
  });
});
