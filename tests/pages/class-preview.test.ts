import { describe, expect, it } from 'vitest';
import { entry as mlab4 } from '../../catalogue/medical-lab/mlab4';
import { entry as chem1 } from '../../catalogue/chemistry/chem1';
import { simulations } from '../../engine/registry';
import { freshRun, subjectOf } from '../../engine/runtime/link';
import { previewOf } from '../../src/pages/class/preview';

describe('what a student will see', () => {
  it('is the procedure in the words of the task, with what falls out of it', async () => {
    const { simulation } = await simulations.glucose_tolerance();
    const base = freshRun(subjectOf('mlab4', mlab4, simulation.version));
    const { steps, leftOut, withheld } = previewOf(mlab4, simulation.readings, { ...base, hide: ['patient'] });
    expect(steps[0]).toContain('the given patient');
    expect(steps.length + leftOut.length).toBe(mlab4.procedure.length);
    for (const { number, text } of leftOut) expect(text).toBe(mlab4.procedure[number - 1]?.text);
    expect(withheld).toEqual([]);
    expect(previewOf(mlab4, simulation.readings, base)).toMatchObject({ leftOut: [], withheld: [] });
  });

  it('names the readings that would tell', async () => {
    const { simulation } = await simulations.titration();
    const base = freshRun(subjectOf('chem1', chem1, simulation.version));
    expect(previewOf(chem1, simulation.readings, { ...base, hide: ['acid_conc'] }).withheld).toEqual([
      'pH of the mixed solution',
    ]);
  });
});
