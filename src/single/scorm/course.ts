/** A bench as a unit of a course: it goes on where the visit before ended, and tells the platform how far the learner is. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyEntry } from '../../../catalogue/define';
import type { Listing } from '../../../catalogue/listing';
import { simulations } from '../../../engine/registry';
import { targetsOf } from '../../../engine/runtime/answers';
import { decodeLink, encodeQuery, type LinkedRun, type LinkSubject } from '../../../engine/runtime/link';
import { hash32 } from '../../../engine/core/hash';
import type { AnySimulation } from '../../../engine/contract';
import { checkKey } from '../../bench/check/check-key';
import type { ResultCheck } from '../../bench/notebook/notebook';
import type { BenchSession } from '../../bench/run/session';
import type { Keeping } from '../../bench/run/use-bench-session';
import type { CoursePreset } from '../preset';
import type { ScormApi } from './api';
import { goOn } from './go-on';
import { createReporter, type Reporter } from './reporter';
import { type Result, resultOf, type Verdict, verdictOf } from './result';
import { decodeSuspended, encodeSuspended, MOST_SUSPENDED, type Suspended, type TriedResult } from './suspended';

const COMMIT_EVERY_MS = 60_000;

export interface CourseState {
  /** Null where the platform did not let the visit begin. */
  readonly result: Result | null;
  readonly trouble: string | null;
}

export interface Course {
  readonly query: string;
  readonly keeping: Keeping;
  readonly store: StoreApi<CourseState>;
}

interface CourseOptions {
  readonly api: ScormApi;
  readonly preset: CoursePreset;
  readonly listing: Listing;
  readonly entry: AnyEntry;
  readonly subject: LinkSubject;
  /** The run that is prepared for a learner of this name; '' where the platform names none. */
  readonly queryOf: (name: string) => string;
}

/** Opens the visit; everything that follows hangs on the session of the bench. */
export async function openCourse({ api, preset, listing, entry, subject, queryOf }: CourseOptions): Promise<Course> {
  const store = createStore<CourseState>(() => ({ result: null, trouble: null }));
  const reporter = createReporter({
    api,
    now: () => performance.now(),
    onTrouble: (trouble) => store.setState({ trouble }),
  });
  const visit = reporter.open();
  if (!visit) {
    store.setState({ trouble: 'The course does not answer: nothing is reported to it. The bench works all the same.' });
  }
  const before = decodeSuspended(visit?.suspended ?? '');
  // Learners who share a computer do not share a notebook, nor do two units of a course.
  const name = `${listing.id}:${hash32(preset.name, visit?.learner ?? '').toString(36)}`;
  const prepared = queryOf(visit?.name || (visit?.learner ?? ''));
  const query = before?.query ?? prepared;
  const { simulation } = await (simulations[entry.simulation] as () => Promise<{ simulation: AnySimulation }>)();
  const { run } = decodeLink(subject, prepared);
  const { mastery } = preset;
  const follow = (session: BenchSession): (() => void) =>
    visit === null ? () => {} : followSession({ session, reporter, store, subject, simulation, run, mastery, before });
  return { query, keeping: { name, follow, resumes: before !== null }, store };
}

/** Checks of the run, and of those that are still being brought back. */
function triedIn(checks: readonly ResultCheck[], seed: number, before: Suspended | null): readonly TriedResult[] {
  const own = checks
    .filter((check) => check.seed === seed)
    .map(({ key, tries, truth }) => ({ key, tries, told: truth !== null }));
  const coming = before?.tried.filter(({ key }) => !own.some((each) => each.key === key)) ?? [];
  return [...own, ...coming];
}

interface FollowOptions {
  readonly session: BenchSession;
  readonly reporter: Reporter;
  readonly store: Course['store'];
  readonly subject: LinkSubject;
  readonly simulation: AnySimulation;
  /** What the teacher prepared. */
  readonly run: LinkedRun;
  readonly mastery: number | null;
  readonly before: Suspended | null;
}

function followSession({ session, reporter, store, subject, simulation, run, mastery, before }: FollowOptions) {
  let verdict: Verdict = before?.verdict ?? 'open';
  const judge = (): void => {
    if (verdict === 'right' || verdict === 'wrong') return;
    const { seed } = session.store.getState();
    const inputs = session.inputsInFull;
    const targets = targetsOf(simulation, session.entry, { inputs, seed, hide: run.hide });
    verdict = verdictOf(
      targets.map((target) => checkKey(target, seed)),
      session.store.getState().notebook.checks,
    );
  };
  const goingOn = goOn(session, before);
  const suspend = (): void => {
    const { inputs, trial, events } = session.history;
    const { seed, grade, time, stepsDone, notebook } = session.store.getState();
    // Who leaves while it is brought back finds it there at the next visit.
    const until = Math.max(time, goingOn.until());
    const rows = Math.max(notebook.rows.length + goingOn.lost(), goingOn.until() > 0 ? (before?.rows ?? 0) : 0);
    const kept = { ...run, inputs, seed, trial, grade };
    const tried = triedIn(notebook.checks, seed, goingOn.until() > 0 ? before : null);
    const whole = { query: encodeQuery(subject, kept, events), time: until, stepsDone, verdict, rows, tried };
    const text = encodeSuspended(whole);
    // A run that does not fit begins anew, with the steps that were done.
    const fits = text.length <= MOST_SUSPENDED;
    reporter.suspend(fits ? text : encodeSuspended({ ...whole, query: encodeQuery(subject, kept, []), time: 0 }));
  };
  let reported = '';
  const report = (): void => {
    judge();
    const { stepsDone } = session.store.getState();
    const result = resultOf(stepsDone, verdict, mastery);
    const now = JSON.stringify(result);
    if (now === reported) return;
    reported = now;
    store.setState({ result: reporter.report(result) });
    suspend();
    reporter.commit();
  };

  const offStore = session.store.subscribe(({ facts, stepsDone, notebook }, was) => {
    if (facts && (stepsDone !== was.stepsDone || notebook.checks !== was.notebook.checks || !was.facts)) report();
  });
  const keep = (): void => {
    if (!session.store.getState().facts) return;
    suspend();
    reporter.commit();
  };
  const timer = setInterval(keep, COMMIT_EVERY_MS);
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  const leave = (): void => {
    if (session.store.getState().facts) suspend();
    reporter.close();
  };
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('pagehide', leave);
  return () => {
    goingOn.stop();
    offStore();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('pagehide', leave);
  };
}
