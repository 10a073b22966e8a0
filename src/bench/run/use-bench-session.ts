import { startTransition, useEffect, useMemo, useState, use } from 'react';
import type { AnyEntry } from '../../../catalogue/define';
import type { Listing } from '../../../catalogue/listing';
import { fixedInputs } from '../../../engine/runtime/fixed-inputs';
import { runQuery } from '../../../engine/runtime/lesson';
import {
  decodeLink,
  isPreset,
  type LinkedRun,
  linkedVersion,
  type LinkNotice,
  subjectOf,
} from '../../../engine/runtime/link';
import { followLater } from '../later/follow-later';
import { openPort } from './port';
import { guardNotebook } from '../notebook/guard';
import { notebookStorage } from '../notebook/storage';
import { unkeptStorage } from '../notebook/unkept-storage';
import { BenchSession } from './session';
import { TURNS } from './turns';

interface Opened {
  readonly run: LinkedRun;
  /** Null until the first effect: the server and the first paint have no session. */
  readonly session: BenchSession | null;
}

/** The model's version is known only once it is loaded; until then the link's own is taken for it. */
function readLink(listing: Listing, entry: AnyEntry, search: string): ReturnType<typeof decodeLink> {
  const named = linkedVersion(search);
  const version = named ?? 1;
  const decoded = decodeLink(subjectOf(listing.id, entry, version), search);
  // Who opens the bench without a link begins as its objective says. A link that was made here names a version.
  if (named !== null || isPreset(search) || !entry.opensWith) return decoded;
  return { ...decoded, run: { ...decoded.run, inputs: { ...decoded.run.inputs, ...entry.opensWith } } };
}

function sayNotices(session: BenchSession, notices: readonly LinkNotice[]): void {
  for (const { sentence } of notices) session.say(sentence, 'warning');
}

/** Says once that a link was made with another version of the model. */
function sayVersion(session: BenchSession, search: string): void {
  const linked = linkedVersion(search);
  if (linked === null) return;
  const off = session.store.subscribe(({ facts }) => {
    if (!facts) return;
    off();
    if (facts.version === linked) return;
    session.say(
      `The link was made with version ${linked} of this model; version ${facts.version} may give other results.`,
      'warning',
    );
  });
}

/** Only a link with a task needs it. */
let forTaskComing: Promise<typeof import('../procedure/for-task')> | null = null;
const forTaskCode = (): Promise<typeof import('../procedure/for-task')> =>
  (forTaskComing ??= import('../procedure/for-task'));

/** What was taken goes to the shelf, whose code comes with the first sample. */
function takenFrom(session: BenchSession, { id }: Listing, codes: readonly string[]): void {
  import('../shelf/to-shelf').then(
    ({ toShelf }) => toShelf(session, id, codes),
    () =>
      session.say(
        'The shelf could not be fetched: the sample is lost. Check the connection and take it again.',
        'warning',
      ),
  );
}

/** What the apparatus shows is no longer to be found; the check has it, and its code comes when it is wanted. */
function revealedIn(session: BenchSession): void {
  import('../check/make-check').then(
    ({ keepRevealed }) => keepRevealed(session),
    () => {},
  );
}

/** No two tabs of a browser get the same. */
const newTab = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Who keeps what of a run, where that is not the site. */
export interface Keeping {
  /** Under which name the notebook is kept. */
  readonly name: string;
  /** The link is that of an earlier visit, which goes on. */
  readonly resumes?: boolean;
  /** Is told of each session; returns what to do at its end. */
  follow(session: BenchSession): () => void;
}

/** One session for a mounted bench, begun as its link says; ended when the bench leaves. */
export function useBenchSession(listing: Listing, entry: AnyEntry, query: string, keeping?: Keeping): Opened {
  const search = runQuery(query);
  const { run, notices } = useMemo(() => readLink(listing, entry, search), [listing, entry, search]);
  const forTask = run.lock.length + run.hide.length === 0 ? null : use(forTaskCode());
  const fitting = useMemo(() => forTask?.entryForTask(entry, run) ?? entry, [forTask, entry, run]);
  const isExample = run.view === 'example';
  const [session, setSession] = useState<BenchSession | null>(null);
  useEffect(() => {
    const tab = newTab();
    const opened = new BenchSession({
      entry: fitting,
      inputs: run.inputs,
      seed: run.seed,
      trial: run.trial,
      grade: run.grade,
      script: run.events,
      ...(keeping?.resumes && { resumes: true }),
      hide: run.hide,
      given: run.given,
      fixed: fixedInputs(entry.inputs, run),
      preset: isPreset(search),
      openPort,
      storage: isExample ? unkeptStorage() : notebookStorage(keeping?.name ?? listing.id, tab),
      tab,
      requestFrame: (callback) => requestAnimationFrame(callback),
      cancelFrame: (id) => cancelAnimationFrame(id),
      turns: TURNS,
      onRevealed: () => revealedIn(opened),
      onTaken: (codes) => takenFrom(opened, listing, codes),
    });
    sayNotices(opened, notices);
    sayVersion(opened, search);
    // A transition: the panels are built in slices, so that the page answers meanwhile.
    // oxlint-disable-next-line react/set-state-in-effect -- a session lives from mounting to unmounting, no longer
    startTransition(() => setSession(opened));
    void opened.start();
    // What the bench has done by itself is no progress of anybody.
    const stopFollowing = isExample ? () => {} : keeping ? keeping.follow(opened) : followLater(listing.id, opened);
    const stopGuarding = guardNotebook(opened);
    return () => {
      stopGuarding();
      stopFollowing();
      opened.dispose();
    };
  }, [listing, entry, fitting, search, run, notices, keeping, isExample]);
  return { run, session };
}
