/** What the share dialog makes of a bench: the run as others will open it. Pure. */
import type { InputDef, RunInputs } from '../../../engine/inputs';
import { unknownsFor } from '../../../engine/runtime/inputs';
import { type BenchView, FIRST_TRIAL, type LinkedRun } from '../../../engine/runtime/link';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { RunHistory } from '../run/run-history';

/** How an input meets whoever opens the link. */
export type InputFate = 'free' | 'lock' | 'hide';

export interface ShareChoices {
  readonly fates: Readonly<Record<string, InputFate>>;
  readonly withDone: boolean;
  readonly task: string;
  readonly view: BenchView;
}

export interface ShareSource {
  readonly definitions: readonly InputDef[];
  /** Inputs as they stand now. */
  readonly inputs: RunInputs;
  readonly history: RunHistory;
  readonly seed: number;
  readonly grade: LinkedRun['grade'];
  readonly version: number;
}

/** Changes of a hidden input would give it away. */
const withoutChangesOf = (events: readonly ScriptEvent[], hide: readonly string[]): readonly ScriptEvent[] =>
  events.flatMap((event): readonly ScriptEvent[] => {
    if ('action' in event) return [event];
    const set = Object.fromEntries(Object.entries(event.set).filter(([id]) => !hide.includes(id)));
    return Object.keys(set).length > 0 ? [{ at: event.at, set }] : [];
  });

export function sharedRun(source: ShareSource, { fates, withDone, task, view }: ShareChoices): LinkedRun {
  const { definitions, inputs, history, seed, grade, version } = source;
  const of = (fate: InputFate): readonly string[] =>
    definitions.map(({ id }) => id).filter((id) => (fates[id] ?? 'free') === fate);
  const hide = of('hide');
  return {
    inputs: { ...(withDone ? history.inputs : inputs), ...unknownsFor(definitions, hide, seed) },
    seed,
    // A setup without what was done begins as everybody does.
    trial: withDone ? history.trial : FIRST_TRIAL,
    grade,
    version,
    lock: of('lock'),
    hide,
    view,
    task: task.trim(),
    events: withDone ? withoutChangesOf(history.events, hide) : [],
  };
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** For a page of another site. */
export const iframeSnippet = (link: string, title: string): string =>
  `<iframe src="${attribute(link)}" width="640" height="480" title="${attribute(title)}" allow="fullscreen" style="border:0"></iframe>`;
