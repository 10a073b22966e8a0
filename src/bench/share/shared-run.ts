/** What the share dialog makes of a bench: the run as others will open it. Pure. */
import { unitText } from '../../../engine/runtime/format';
import type { InputDef, RunInputs } from '../../../engine/inputs';
import { unknownsFor } from '../../../engine/runtime/inputs';
import { type BenchView, FIRST_TRIAL, type LinkedRun } from '../../../engine/runtime/link';
import type { ScriptEvent } from '../../../engine/runtime/script';
import { inputText, unitOf, wordsOf } from '../controls/input-rules';
import type { RunHistory } from '../run/run-history';
import { escaped } from '../../content/escape';

/** How an input meets whoever opens the link. */
export type InputFate = 'free' | 'lock' | 'hide';

export interface ShareChoices extends Pick<LinkedRun, 'without' | 'ask'> {
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
  /** Hidden in this run: whoever shares it cannot show what is to be found. */
  readonly hidden: readonly string[];
  /** Of these, values that the link gave: they travel on. */
  readonly given: RunInputs;
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

/** What is hidden stays so. */
const fateOf = ({ hidden }: ShareSource, fates: ShareChoices['fates'], id: string): InputFate =>
  hidden.includes(id) ? 'hide' : (fates[id] ?? 'free');

export function sharedRun(source: ShareSource, { fates, withDone, task, without, ask, view }: ShareChoices): LinkedRun {
  const { definitions, inputs, history, given, seed, grade, version } = source;
  const of = (fate: InputFate): readonly string[] =>
    definitions.map(({ id }) => id).filter((id) => fateOf(source, fates, id) === fate);
  const hide = of('hide');
  const drawn = hide.filter((id) => !Object.hasOwn(given, id));
  return {
    inputs: { ...(withDone ? history.inputs : inputs), ...unknownsFor(definitions, drawn, seed), ...given },
    seed,
    // A setup without what was done begins as everybody does.
    trial: withDone ? history.trial : FIRST_TRIAL,
    grade,
    version,
    lock: of('lock'),
    hide,
    given: Object.keys(given),
    view,
    task: task.trim(),
    without,
    ask: ask.trim(),
    events: withDone ? withoutChangesOf(history.events, hide) : [],
  };
}

/** What the dialog writes beside an input: the answer for who hides it, nothing for who has to find it. */
export function sharedValueText(input: InputDef, shared: LinkedRun, hidden: readonly string[]): string {
  if (hidden.includes(input.id)) return 'to be found';
  const value = shared.inputs[input.id];
  if (shared.hide.includes(input.id) && input.hideWhen) return 'drawn by the seed';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = typeof value === 'number' && 'min' in input ? inputText(value, input) : wordsOf(input, value ?? '');
  return `${text} ${unitText(unitOf(input) ?? '')}`.trim();
}

/** For a page of another site. */
export const iframeSnippet = (link: string, title: string): string =>
  `<iframe src="${escaped(link)}" width="640" height="480" title="${escaped(title)}" allow="fullscreen" style="border:0"></iframe>`;
