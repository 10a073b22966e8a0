/** A result is checked: nothing before a measurement, the truth after success or three tries, every try kept. */
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry as tolerance } from '../../../catalogue/medical-lab/mlab4';
import { entry as titration } from '../../../catalogue/chemistry/chem1';
import { entry as gravity } from '../../../catalogue/physics/phy3';
import { entry as ohm } from '../../../catalogue/physics/phy2';
import { fixedInputs } from '../../../engine/runtime/fixed-inputs';
import { checkText } from '../../../src/bench/check/check-words';
import {
  checkResult,
  keepRevealed,
  refusalOf,
  rowsMeasured,
  type Target,
  targetsIn,
} from '../../../src/bench/check/make-check';
import { encodeNotebook } from '../../../src/bench/data/notebook-file';
import { openNotebook, withFile } from '../../../src/bench/data/open-notebook';
import { applied } from '../../../src/bench/notebook/commands';
import { merged } from '../../../src/bench/notebook/merge';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { verdictOf } from '../../../src/single/scorm/result';
import { readyToJudge } from '../../../src/bench/procedure/judge';
import { pagePort } from '../by-hand';
import { type Bench, bench } from '../run/session-bench';

beforeAll(readyToJudge);

const UNKNOWN = { ...defaultInputs(titration), unknown: true };
const titrating = (): Promise<Bench> => bench(async () => pagePort(), [], titration, { inputs: UNKNOWN });

async function recorded({ session, display }: Bench): Promise<void> {
  session.record();
  await display.until(() => session.store.getState().notebook.rows.length > 0);
}

const one = (targets: readonly Target[]): Target => {
  const [target] = targets;
  if (!target) throw new Error('nothing to find');
  return target;
};
const wrong = { value: '0.9', uncertainty: '0.001' };

describe('the check of a result', () => {
  it('tells nothing of the truth beforehand', async () => {
    const { session } = await titrating();
    const targets = await targetsIn(session);
    expect(targets).toMatchObject([{ id: 'acid_conc', unit: 'mol/L' }]);
    expect(Object.keys(one(targets))).not.toContain('value');
  });

  it('is refused before something was measured', async () => {
    const { session } = await titrating();
    const target = one(await targetsIn(session));
    expect(refusalOf(target, wrong, 0)).toMatch(/^Measure first/);
    expect(await checkResult(session, target, wrong)).toBeNull();
    expect(session.store.getState().notebook.checks).toEqual([]);
  });

  it('wants a number with its uncertainty', async () => {
    const { session } = await titrating();
    const target = one(await targetsIn(session));
    expect(refusalOf(target, { value: 'x', uncertainty: '1' }, 1)).toMatch(/number/);
    expect(refusalOf(target, { value: '0,1', uncertainty: '' }, 1)).toMatch(/standard uncertainty/);
    expect(refusalOf(target, { value: '0,1', uncertainty: '0.001' }, 1)).toBeNull();
  });

  it('takes no try for the sign of a number that can only be positive', async () => {
    const opened = await titrating();
    await recorded(opened);
    const target = one(await targetsIn(opened.session));
    const fall = { value: '−0.1', uncertainty: '0.001' };
    expect(refusalOf(target, fall, 1)).toMatch(/without the minus/);
    expect(await checkResult(opened.session, target, fall)).toBeNull();
    expect(refusalOf({ ...target, sign: 'either' }, fall, 1)).toBeNull();
  });

  it('takes a power of ten as a reading shows it', async () => {
    const opened = await titrating();
    await recorded(opened);
    const target = one(await targetsIn(opened.session));
    const check = await checkResult(opened.session, target, { value: '9.0×10⁻²', uncertainty: '4.4 · 10⁻¹²' });
    expect(check?.tries).toMatchObject([{ value: 0.09, uncertainty: 4.4e-12 }]);
    expect(refusalOf(target, { value: '9×10', uncertainty: '1' }, 1)).toMatch(/number/);
  });

  it('tells the truth after three tries, and the step says so', async () => {
    const opened = await titrating();
    const { session } = opened;
    await recorded(opened);
    const target = one(await targetsIn(session));
    const step = titration.procedure.findIndex(({ done }) => 'found' in done);
    for (const tries of [1, 2]) {
      const check = await checkResult(session, target, wrong);
      expect(check).toMatchObject({ truth: null });
      expect(check?.tries).toHaveLength(tries);
    }
    expect(session.store.getState().stepsDone[step]).toBe(false);
    const last = await checkResult(session, target, wrong);
    expect(Number(last?.truth?.value)).toBeGreaterThan(0.04);
    expect(last && checkText(last)).toMatch(/too high, try 3 of 3\. The true value was told: 0\.\d+ mol\/L/);
    expect(session.store.getState().stepsDone[step]).toBe(true);
    expect(await checkResult(session, target, wrong)).toBeNull();
    expect(opened.storage.kept.notebook.checks).toHaveLength(1);
  });

  it('is a new one with another seed', async () => {
    const opened = await titrating();
    await recorded(opened);
    const before = one(await targetsIn(opened.session));
    opened.session.setSeed(77);
    expect(one(await targetsIn(opened.session)).key).not.toBe(before.key);
    expect(rowsMeasured(opened.session.store.getState().notebook, 77)).toBe(0);
  });

  it('finds what a link hides, within the tolerance', async () => {
    const hide = ['resistance'];
    const inputs = { ...defaultInputs(ohm), resistance: 230 };
    const fixed = fixedInputs(ohm.inputs, { lock: [], hide });
    const opened = await bench(async () => pagePort(), [], ohm, { inputs, hide, fixed, preset: true });
    await recorded(opened);
    const target = one(await targetsIn(opened.session));
    expect(target.id).toBe('resistance');
    const check = await checkResult(opened.session, target, { value: '230', uncertainty: '1' });
    expect(check).toMatchObject({ truth: { value: 230 }, tries: [{ judgement: 'right' }] });
  });

  it('finds a constant of the entry', async () => {
    const opened = await bench(async () => pagePort(), [], gravity);
    await recorded(opened);
    const target = one(await targetsIn(opened.session));
    const check = await checkResult(opened.session, target, { value: '9.79', uncertainty: '0.02' });
    expect(check && checkText(check)).toBe('9.79 ± 0.02 m/s²: right, first try.');
  });

  it('of the model, which tells the truth at once, does not run on the page', async () => {
    const script = [{ at: 0, action: { do: 'check_answer', value: 0.1 } }];
    const opened = await bench(async () => pagePort(), script, titration, { inputs: UNKNOWN });
    opened.session.act({ do: 'check_answer', value: 0.1 });
    opened.session.run();
    await recorded(opened);
    const done = opened.session.log.flatMap((entry) => (entry.is === 'action' ? [entry.action.do] : []));
    expect(done).toEqual(['record_point']);
  });

  it('of what a link hides is told to nobody who has not found it, however many tries or windows', async () => {
    const hide = ['resistance'];
    const inputs = { ...defaultInputs(ohm), resistance: 230 };
    const fixed = fixedInputs(ohm.inputs, { lock: [], hide });
    const { session, ...opened } = await bench(async () => pagePort(), [], ohm, { inputs, hide, fixed, preset: true });
    await recorded({ session, ...opened });
    const target = one(await targetsIn(session));
    for (let tries = 0; tries < 3; tries++) await checkResult(session, target, { value: '300', uncertainty: '1' });
    const [check] = session.store.getState().notebook.checks;
    expect(check).toMatchObject({ truth: null, tries: [{}, {}, {}] });
    expect(check && checkText(check)).not.toContain('230');
    expect(await checkResult(session, target, { value: '230', uncertainty: '1' })).toBeNull();
  });

  it('that the apparatus has shown counts as told, and no try is left', async () => {
    const opened = await titrating();
    await recorded(opened);
    await keepRevealed(opened.session);
    const target = one(await targetsIn(opened.session));
    const [check] = opened.session.store.getState().notebook.checks;
    expect(check).toMatchObject({ key: target.key, tries: [] });
    expect(check && checkText(check)).toMatch(/the bench had shown 0\.\d+ mol\/L/);
    expect(await checkResult(opened.session, target, wrong)).toBeNull();
    expect(check && verdictOf([target.key], [check])).toBe('wrong');
  });

  it('is not shown at a press while a link hides what is to be found', async () => {
    const fixed = fixedInputs(tolerance.inputs, { lock: [], hide: ['patient'] });
    const opened = await bench(async () => pagePort(), [], tolerance, { hide: ['patient'], fixed, preset: true });
    opened.session.act({ do: 'reveal' });
    await recorded(opened);
    expect(opened.session.log.some((entry) => entry.is === 'action' && entry.action.do === 'reveal')).toBe(false);
    expect(opened.session.store.getState().messages.at(-1)?.text).toContain('is found, not shown');
  });
});

describe('tries', () => {
  const check = (tries: number) => ({
    key: 'g-1-x',
    id: 'g',
    label: 'g',
    unit: 'm/s²',
    seed: 1,
    tries: Array.from({ length: tries }, () => ({ value: 9, uncertainty: 0.1, judgement: 'too-low' as const })),
    truth: null,
  });
  const used = { ...emptyNotebook, checks: [check(2)] };

  it('are not given back by another notebook or a merge', () => {
    const to = { ...emptyNotebook, checks: [check(1)] };
    expect(applied(used, { do: 'replace', from: used, to }).checks).toEqual([check(2)]);
    expect(merged(emptyNotebook, used, to).checks).toEqual([check(2)]);
    expect(withFile(used, { ...emptyNotebook, checks: [check(3)] }).checks).toEqual([check(3)]);
  });

  it('go into the file and come back; what is no check is refused', () => {
    const text = encodeNotebook(gravity, { experiment: 'phy3', title: 'Pendulum', notebook: used }, []).text ?? '';
    const opened = openNotebook(text, 'phy3');
    expect(opened.ok && opened.notebook.checks).toEqual([check(2)]);
    expect(openNotebook(text.replace('"too-low"', '7'), 'phy3').ok).toBe(false);
  });

  it('are none in notebooks from before there were checks', () => {
    const text =
      encodeNotebook(gravity, { experiment: 'phy3', title: 'Pendulum', notebook: emptyNotebook }, []).text ?? '';
    const opened = openNotebook(text.replace(/"checks":\s*\[\],?/, ''), 'phy3');
    expect(opened.ok && opened.notebook.checks).toEqual([]);
  });
});
