/**
 * Plays the demonstration of an entry on a session of its own. The lab clock waits before a step whose caption would replace
 * one that could not be read yet, and hurries where nothing happens for long. No DOM: it is told what time it is.
 */
import type { AnyEntry } from '../../../catalogue/define';
import type { Action, ActionDefs } from '../../../engine/contract';
import { withUnit } from '../../../engine/runtime/format';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { BenchState, Speed } from '../run/store';

type Step = NonNullable<AnyEntry['demo']>[number];

/** What the player needs of a session. */
export interface PlayedSession {
  readonly store: { getState(): Pick<BenchState, 'phase' | 'time' | 'speed' | 'pace' | 'facts'> };
  /** Lab seconds per wall second at 1×, now. */
  readonly rate: number;
  run(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
}

export interface DemoView {
  /** What the learner is told now; '' before the first step. */
  readonly caption: string;
  /** What has just been done, by the name of its button; '' for nothing. */
  readonly deed: string;
  /** Captions shown, and how many there are. */
  readonly shown: number;
  readonly of: number;
  readonly over: boolean;
}

/** Subtitles are read at about 17 characters a second. */
export const readingMs = (caption: string): number => (caption === '' ? 0 : 1000 + (caption.length / 17) * 1000);
/** How long the last caption and its effect stay. */
const TAIL_MS = 5000;

/** What an action does, in the words of its button. */
export function actionWords(action: Action, actions: ActionDefs | undefined): string {
  if (action.do === 'record_point') return 'Record reading';
  const def = actions?.[action.do];
  if (!def) return '';
  if (action.value === undefined || !def.value) return def.label;
  if (def.value.kind === 'toggle') return `${def.label}: ${action.value === 1 ? 'on' : 'off'}`;
  const unit = 'unit' in def.value && typeof def.value.unit === 'string' ? withUnit(def.value.unit) : '';
  // A place on the stage is seen, not said.
  if (typeof action.value === 'object') return def.label;
  return `${def.label}: ${action.value}${unit}`;
}

const deedOf = (step: Step, actions: ActionDefs | undefined): string =>
  'set' in step ? '' : actionWords({ do: step.do, value: step.value }, actions);

const eventOf = (step: Step): ScriptEvent => {
  if ('set' in step) {
    const set = Object.entries(step.set).flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const]));
    return { at: step.at, set: Object.fromEntries(set) };
  }
  return { at: step.at, action: { do: step.do, value: step.value } };
};

/** Speed for a wait of so many wall seconds at 1×: nobody watches a clock for a minute, nor misses what comes next. */
export const hurry = (seconds: number): Speed => (seconds > 30 ? 16 : seconds > 9 ? 4 : 1);

export class DemoPlayer {
  readonly script: readonly ScriptEvent[];
  readonly #steps: ReadonlyMap<ScriptEvent, Step>;
  readonly #now: () => number;
  readonly #onChange: (view: DemoView) => void;
  #view: DemoView;
  #entered = 0;
  /** When the present caption appeared; wall milliseconds. */
  #since = 0;
  #skipping = false;
  /** The speed that the player chose last; another one is the learner's wish and stays. */
  #speed: Speed = 1;
  #facts: ActionDefs | undefined;

  constructor(demo: readonly Step[], now: () => number, onChange: (view: DemoView) => void) {
    const steps = [...demo].sort((a, b) => a.at - b.at);
    this.script = steps.map(eventOf);
    this.#steps = new Map(this.script.map((event, index) => [event, steps[index] as Step]));
    this.#now = now;
    this.#onChange = onChange;
    const of = steps.filter(({ says }) => says !== undefined).length;
    this.#view = { caption: '', deed: '', shown: 0, of, over: false };
  }

  get view(): DemoView {
    return this.#view;
  }

  #show(patch: Partial<DemoView>): void {
    this.#view = { ...this.#view, ...patch };
    this.#onChange(this.#view);
  }

  /** For the session: whether a step that is due may enter. It enters if so. */
  readonly mayEnter = (event: ScriptEvent): boolean => {
    const step = this.#steps.get(event);
    if (!step) return true;
    const read = this.#now() - this.#since >= readingMs(this.#view.caption);
    if (step.says !== undefined && !read && !this.#skipping) return false;
    this.#entered++;
    const deed = deedOf(step, this.#facts);
    if (step.says === undefined) {
      if (deed !== '') this.#show({ deed });
      return true;
    }
    this.#skipping = false;
    this.#since = this.#now();
    this.#show({ caption: step.says, deed, shown: this.#view.shown + 1 });
    return true;
  };

  /** On to the next caption. */
  skip(session: PlayedSession): void {
    if (this.#view.over) return;
    if (this.#entered >= this.script.length) return this.#end(session);
    this.#skipping = true;
    session.run();
  }

  /** The session begins anew. */
  restart(): void {
    this.#entered = 0;
    this.#skipping = false;
    this.#since = 0;
    this.#speed = 1;
    this.#show({ caption: '', deed: '', shown: 0, over: false });
  }

  #end(session: PlayedSession): void {
    session.pause();
    this.#show({ over: true });
  }

  /** Called a few times a second. */
  tick(session: PlayedSession): void {
    const { phase, time, speed, pace, facts } = session.store.getState();
    this.#facts = facts?.actions;
    if (this.#view.over || (phase.is !== 'running' && phase.is !== 'done')) return;
    const next = this.script[this.#entered];
    if (!next) {
      const stays = Math.max(TAIL_MS, readingMs(this.#view.caption));
      if (this.#now() - this.#since >= stays) this.#end(session);
      return;
    }
    // The run came to its end, the demonstration did not.
    if (phase.is === 'done') session.run();
    if (speed !== this.#speed) return;
    const said = this.script.slice(this.#entered).find((event) => this.#steps.get(event)?.says !== undefined) ?? next;
    this.#speed = this.#skipping ? 16 : hurry((said.at - time) / session.rate / (pace ?? 1));
    if (this.#speed !== speed) session.setSpeed(this.#speed);
  }
}
