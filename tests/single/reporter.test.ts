import { describe, expect, it } from 'vitest';
import type { ScormApi } from '../../src/single/scorm/api';
import { createReporter } from '../../src/single/scorm/reporter';

/** A platform that notes what it is told, keeps what it takes, and refuses or throws where asked. */
function platform(kept: Record<string, string> = {}, refuses: (element: string) => boolean = () => false) {
  const told: string[] = [];
  const note = (...call: readonly string[]): string => {
    told.push(call.join(' ').trim());
    return 'true';
  };
  const api: ScormApi = {
    LMSInitialize: () => note('LMSInitialize'),
    LMSFinish: () => note('LMSFinish'),
    LMSCommit: () => note('LMSCommit'),
    LMSGetValue: (element) => kept[element] ?? '',
    LMSSetValue(element, value) {
      if (refuses(element)) return 'false';
      kept[element] = value;
      return note(element, value);
    },
    LMSGetLastError: () => '0',
  };
  return { api, told, kept };
}

function reporterOn(api: ScormApi) {
  const clock = { ms: 1000 };
  const troubles: (string | null)[] = [];
  const reporter = createReporter({ api, now: () => clock.ms, onTrouble: (sentence) => troubles.push(sentence) });
  return { reporter, clock, troubles };
}

describe('a visit', () => {
  it('is opened, reported and closed in the order of SCORM 1.2', () => {
    const { api, told } = platform({
      'cmi.core.lesson_status': 'not attempted',
      'cmi.core.student_id': 'me',
      'cmi.core.student_name': 'Curie, Marie',
    });
    const { reporter, clock } = reporterOn(api);
    expect(reporter.open()).toEqual({ suspended: '', learner: 'me', name: 'Curie, Marie' });
    reporter.report({ score: 40, status: 'incomplete' });
    reporter.suspend('1;0;1;none;v=1');
    reporter.commit();
    clock.ms += 83_250;
    reporter.close();
    expect(told).toEqual([
      'LMSInitialize',
      'cmi.core.lesson_status incomplete',
      'cmi.core.score.min 0',
      'cmi.core.score.max 100',
      'cmi.core.score.raw 40',
      'cmi.suspend_data 1;0;1;none;v=1',
      'LMSCommit',
      'cmi.core.session_time 0000:01:23.25',
      'cmi.core.exit suspend',
      'LMSCommit',
      'LMSFinish',
    ]);
  });

  it('is closed once, and nothing is sent before or after it', () => {
    const { api, told } = platform();
    const { reporter } = reporterOn(api);
    reporter.report({ score: 10, status: 'incomplete' });
    reporter.commit();
    reporter.close();
    expect(told).toEqual([]);
    reporter.open();
    reporter.close();
    const sent = told.length;
    reporter.report({ score: 100, status: 'completed' });
    reporter.commit();
    reporter.close();
    expect(told).toHaveLength(sent);
  });

  it('that is over is not suspended', () => {
    const { api, kept } = platform();
    const { reporter } = reporterOn(api);
    reporter.open();
    reporter.report({ score: 100, status: 'passed' });
    reporter.close();
    expect(kept).toMatchObject({
      'cmi.core.exit': '',
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '100',
    });
  });

  it('never lowers what an earlier one reached', () => {
    const { api, kept } = platform({ 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '90' });
    const { reporter } = reporterOn(api);
    reporter.open();
    reporter.report({ score: 10, status: 'incomplete' });
    expect(kept).toMatchObject({ 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '90' });
    reporter.report({ score: 95, status: 'passed' });
    expect(kept['cmi.core.score.raw']).toBe('95');
  });

  it('never lowers what was reported of an unfinished one, not even by the 0 with which a visit begins', () => {
    const { api, kept } = platform({ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.raw': '60' });
    const { reporter } = reporterOn(api);
    reporter.open();
    expect(reporter.report({ score: 0, status: 'incomplete' })).toEqual({ score: 60, status: 'incomplete' });
    expect(kept['cmi.core.score.raw']).toBe('60');
    expect(reporter.report({ score: 80, status: 'passed' })).toEqual({ score: 80, status: 'passed' });
    expect(reporter.report({ score: 80, status: 'incomplete' })).toEqual({ score: 80, status: 'passed' });
    expect(kept['cmi.core.lesson_status']).toBe('passed');
  });

  it.each(['review', 'browse'])('in %s mode counts for nothing', (mode) => {
    const { api, told } = platform({ 'cmi.core.lesson_mode': mode, 'cmi.core.lesson_status': 'not attempted' });
    const { reporter } = reporterOn(api);
    reporter.open();
    reporter.report({ score: 40, status: 'incomplete' });
    reporter.suspend('1;0;1;none;v=1');
    expect(told).toEqual(['LMSInitialize']);
  });
});

describe('what goes wrong', () => {
  it('a platform that does not open gives no visit', () => {
    const { api } = platform();
    const { reporter } = reporterOn({ ...api, LMSInitialize: () => 'false' });
    expect(reporter.open()).toBeNull();
  });

  it('a refused value is told, and sent again with the next result', () => {
    let refusing = true;
    const { api, kept } = platform({}, (element) => refusing && element === 'cmi.core.score.raw');
    const { reporter, troubles } = reporterOn(api);
    reporter.open();
    reporter.report({ score: 40, status: 'incomplete' });
    reporter.commit();
    expect(troubles.at(-1)).toMatch(/^The course did not take the last result/);
    refusing = false;
    reporter.report({ score: 40, status: 'incomplete' });
    expect(kept['cmi.core.score.raw']).toBe('40');
    expect(troubles.at(-1)).toBeNull();
  });

  it('a platform that throws stops nothing', () => {
    const throwing = (): never => {
      throw new Error('gone');
    };
    const { api } = platform();
    const { reporter, troubles } = reporterOn({
      ...api,
      LMSSetValue: throwing,
      LMSCommit: throwing,
      LMSFinish: throwing,
    });
    reporter.open();
    reporter.report({ score: 40, status: 'incomplete' });
    reporter.commit();
    reporter.close();
    expect(troubles.at(-1)).toMatch(/^The course did not take/);
  });
});
