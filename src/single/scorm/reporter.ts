/** Speaks to a learning platform: opens the visit, reports, closes it. What the platform refuses is told, never thrown. */
import type { ScormApi } from './api';
import type { Result } from './result';
import { timespan } from './timespan';

export interface ReporterOptions {
  readonly api: ScormApi;
  /** Milliseconds of any clock that does not go back. */
  readonly now: () => number;
  /** The platform did not take something: the sentence for the learner; null once it takes things again. */
  readonly onTrouble: (sentence: string | null) => void;
}

export interface Visit {
  /** Of the visit before; '' at the first. */
  readonly suspended: string;
  /** Who learns, as the platform names them; '' where it does not say. */
  readonly learner: string;
  /** The learner's name, mostly as `Curie, Marie`; '' where the platform does not say. */
  readonly name: string;
}

export interface Reporter {
  /** Begins the visit; null where the platform does not let it begin. */
  open(): Visit | null;
  /** Reports what is better than what the platform has; returns what stands now. */
  report(result: Result): Result;
  suspend(data: string): void;
  commit(): void;
  /** Ends the visit; what comes after is not sent. */
  close(): void;
}

const STATUSES: readonly Result['status'][] = ['incomplete', 'completed', 'passed', 'failed'];

const TROUBLE = 'The course did not take the last result; it is sent again later. The bench goes on as usual.';

const taken = (answer: string | boolean): boolean => String(answer) === 'true';

export function createReporter({ api, now, onTrouble }: ReporterOptions): Reporter {
  let is: 'closed' | 'open' = 'closed';
  let since = 0;
  /** In review and in browse mode nothing counts. */
  let counts = true;
  /** What the platform has, so that nothing is sent twice. */
  const sent = new Map<string, string>();
  /** What was reported, in this visit or an earlier one; nothing later lowers it. */
  let stands: Result = { score: 0, status: 'incomplete' };
  const refused = new Set<string>();

  const call = <T>(ask: () => T, otherwise: T): T => {
    try {
      return ask();
    } catch {
      return otherwise;
    }
  };
  const get = (element: string): string => call(() => String(api.LMSGetValue(element)), '');
  const note = (what: string, went: boolean): void => {
    if (went) refused.delete(what);
    else refused.add(what);
    onTrouble(refused.size > 0 ? TROUBLE : null);
  };
  const set = (element: string, value: string): void => {
    if (is !== 'open' || sent.get(element) === value) return;
    const went = call(() => taken(api.LMSSetValue(element, value)), false);
    if (went) sent.set(element, value);
    note(element, went);
  };

  return {
    open() {
      if (!call(() => taken(api.LMSInitialize('')), false)) return null;
      is = 'open';
      since = now();
      const mode = get('cmi.core.lesson_mode');
      counts = mode !== 'review' && mode !== 'browse';
      const before = get('cmi.core.lesson_status');
      if (counts && (before === '' || before === 'not attempted')) set('cmi.core.lesson_status', 'incomplete');
      const known = STATUSES.find((each) => each === before);
      stands = { score: Number(get('cmi.core.score.raw')) || 0, status: known ?? 'incomplete' };
      return {
        suspended: get('cmi.suspend_data'),
        learner: get('cmi.core.student_id'),
        name: get('cmi.core.student_name'),
      };
    },
    report(result) {
      const isBehind =
        result.score < stands.score ||
        (result.score === stands.score && result.status === 'incomplete' && stands.status !== 'incomplete');
      if (!isBehind) stands = result;
      if (!counts || isBehind) return stands;
      set('cmi.core.score.min', '0');
      set('cmi.core.score.max', '100');
      set('cmi.core.score.raw', String(result.score));
      set('cmi.core.lesson_status', result.status);
      return stands;
    },
    suspend(data) {
      if (counts) set('cmi.suspend_data', data);
    },
    commit() {
      if (is !== 'open') return;
      note(
        '',
        call(() => taken(api.LMSCommit('')), false),
      );
    },
    close() {
      if (is !== 'open') return;
      set('cmi.core.session_time', timespan((now() - since) / 1000));
      // Without it a platform may forget what was suspended.
      set('cmi.core.exit', stands.status === 'incomplete' ? 'suspend' : '');
      call(() => api.LMSCommit(''), false);
      call(() => api.LMSFinish(''), false);
      is = 'closed';
    },
  };
}
