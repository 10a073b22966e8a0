/** What a teacher set up is there again, and its names for the next experiment. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entry as chem1 } from '../../catalogue/chemistry/chem1';
import { entry as mlab4 } from '../../catalogue/medical-lab/mlab4';
import { type AnyEntry, defaultInputs } from '../../catalogue/define';
import { decodeLink, type LinkSubject } from '../../engine/runtime/link';
import { keepSettings, keptNames, keptSettings } from '../../src/pages/class/kept-set';

const subjectOf = ({ id, inputs }: AnyEntry): LinkSubject => ({ id, inputs, version: 1 });

describe('the set of a class', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is kept by its experiment, and the names of the class for all of them', () => {
    const titration = subjectOf(chem1);
    expect(keptNames()).toBeNull();
    const base = decodeLink(titration, '').run;
    expect(base.inputs).toEqual(defaultInputs(chem1));
    keepSettings(titration, { names: 'Ada\nBen', seed: 7, base, samples: [] });
    expect(keptSettings(titration)).toMatchObject({ names: 'Ada\nBen', seed: 7 });
    expect(keptSettings(subjectOf(mlab4))).toBeNull();
    expect(keptNames()).toBe('Ada\nBen');
  });
});
