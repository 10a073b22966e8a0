/** The run that a report is about: its code, its link, and what the notebook holds of it. */
import { encodeLink, encodeQuery, type LinkedRun, subjectOf } from '../../../engine/runtime/link';
import { fullAddress } from '../../full-address';
import { pathOf } from '../../paths';
import type { BenchValue } from '../bench-context';
import { begunRun, codesOf } from '../data/run-codes';
import { changesOf } from './changes';
import type { Changed } from '../../../engine/runtime/hand-in';
import { sharedRun } from '../share/shared-run';

/** A longer link is a code too fine to be scanned from paper: it then leaves out what was done. */
const PRINTABLE = 350;

export interface ReportRun {
  readonly codes: readonly string[];
  /** The run that was begun, and its query; what is hidden is in the first only. */
  readonly begun: LinkedRun;
  readonly query: string;
  /** What was set otherwise since. */
  readonly changed: readonly Changed[];
  readonly link: string;
  /** The link holds the settings, not what was done. */
  readonly withoutDone: boolean;
}

/** Hidden inputs stay hidden: the link names them, and the seed draws their values. */
export function reportRun(bench: BenchValue): ReportRun {
  const { session, listing, entry, run } = bench;
  const { inputs, seed, grade, facts, notebook } = session.store.getState();
  const version = facts?.version ?? run.version;
  const subject = subjectOf(listing.id, entry, version);
  const { history, hidden, given } = session;
  const source = { definitions: entry.inputs, inputs, history, hidden, given, seed, grade, version };
  const fates = Object.fromEntries([
    ...run.lock.map((id) => [id, 'lock' as const]),
    ...run.hide.map((id) => [id, 'hide' as const]),
  ]);
  const { task, without, ask } = run;
  const choices = { fates, task, without, ask, view: 'bench' as const };
  const whole = sharedRun(source, { ...choices, withDone: true });
  const page = fullAddress(pathOf(listing));
  const done = encodeLink(subject, whole, page);
  const begun = begunRun(bench, seed, version);
  const plain = {
    codes: codesOf(bench),
    begun,
    query: encodeQuery(subject, { ...begun, view: 'bench' }, begun.events),
    changed: changesOf(entry, begun, notebook.rows),
  };
  if (!done.eventsLeftOut && done.link.length <= PRINTABLE) return { ...plain, link: done.link, withoutDone: false };
  const { trial } = whole;
  const bare = encodeLink(subject, { ...sharedRun(source, { ...choices, withDone: false }), trial }, page);
  return { ...plain, link: bare.link, withoutDone: whole.events.length > 0 };
}
