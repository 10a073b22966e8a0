/** Samples of a run, with the link that makes them again, onto the shelf. */
import { encodeLink, runCode, subjectOf } from '../../../engine/runtime/link';
import { takeIn } from '../../shelf/take-in';
import type { BenchSession } from '../run/session';
import { sharedRun } from '../share/shared-run';

export async function toShelf(session: BenchSession, experiment: string, codes: readonly string[]): Promise<void> {
  const { entry, history, hidden, given } = session;
  const { inputs, seed, grade, facts } = session.store.getState();
  const version = facts?.version ?? 1;
  const subject = subjectOf(experiment, entry, version);
  const source = { definitions: entry.inputs, inputs, history, hidden, given, seed, grade, version };
  const fates = Object.fromEntries(hidden.map((id) => [id, 'hide' as const]));
  const run = sharedRun(source, { fates, withDone: true, task: '', without: [], ask: '', view: 'bench' });
  const { link } = encodeLink(subject, run);
  session.say(await takeIn(codes, { experiment, link, run: runCode(subject, run), at: Date.now() }));
}
