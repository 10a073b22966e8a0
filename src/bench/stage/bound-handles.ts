/**
 * Handles on inputs and actions: their names, bounds, steps and words are the dock's, their values the frame's. A scene adds
 * only what a drag on its apparatus means.
 */
import { unitText } from '../../../engine/runtime/format';
import type { ActionDef, ActionValue } from '../../../engine/contract';
import type { InputValue } from '../../../engine/inputs';
import type {
  ActionHandleOptions,
  BenchFacts,
  Handle,
  HandleDef,
  InputFacts,
  InputHandleOptions,
} from '../../scenes/contract';
import { inputText } from '../controls/input-rules';
import type { SceneHandles } from './scene-handles';

/** What of a frame handles follow. */
export interface Followed {
  readonly params: Readonly<Record<string, InputValue>>;
  readonly waiting: Readonly<Partial<Record<string, InputValue>>>;
  readonly toggles: Readonly<Record<string, boolean>>;
}

interface Asks {
  dispatch(action: { readonly do: string; readonly value?: ActionValue | undefined }): void;
  press(id: string): void;
  setInput(id: string, value: InputValue): void;
}

/** Arrow keys need a step where any number is allowed: this part of the range. */
const STEPS = 100;

const digitsOf = ({ min, step }: { readonly min: number; readonly step: number | null }) =>
  step === null ? { min } : { min, step };

const stepOf = ({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number | null }) =>
  step ?? (max - min) / STEPS;

/** Only what is given: an option that is left out differs from one that is undefined. */
const given = <T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** Tells the apparatus its value when that is another than before. */
function told({ follow }: Pick<InputHandleOptions, 'follow'>): (value: number | boolean) => void {
  let known: number | boolean | null = null;
  return (value) => {
    if (value === known) return;
    known = value;
    follow?.(value);
  };
}

export class BoundHandles {
  readonly #handles: Pick<SceneHandles, 'create'>;
  readonly #facts: () => BenchFacts;
  readonly #asks: Asks;
  readonly #followers: ((frame: Followed) => void)[] = [];

  constructor(handles: Pick<SceneHandles, 'create'>, facts: () => BenchFacts, asks: Asks) {
    this.#handles = handles;
    this.#facts = facts;
    this.#asks = asks;
  }

  /** Values as the frame has them. */
  follow(frame: Followed): void {
    for (const follower of this.#followers) follower(frame);
  }

  input(id: string, options: InputHandleOptions = {}): Handle {
    const facts = (): InputFacts => {
      const found = this.#facts().inputs[id];
      if (!found) throw new Error(`There is no input "${id}".`);
      return found;
    };
    const { kind, label } = facts();
    const { name = label, hint, grip, keys, held, tap, drag } = options;
    const said = given({ name, hint, grip, keys });
    const tell = told(options);
    if (kind === 'text') throw new Error(`A text cannot be set by hand: ${label}.`);
    if (kind === 'checkbox') {
      const handle = this.#handles.create({
        role: 'toggle',
        ...said,
        pressed: false,
        toggle: (on) => this.#asks.setInput(id, on),
      });
      this.#followers.push(({ params, waiting }) => {
        const on = (waiting[id] ?? params[id]) === true;
        handle.update(on);
        tell(on);
      });
      return handle;
    }
    const choices = (): readonly string[] => facts().options;
    const select = kind === 'select';
    const handle = this.#handles.create({
      role: 'slider',
      ...said,
      ...given({ held, tap }),
      get min() {
        return select ? 0 : facts().min;
      },
      get max() {
        return select ? choices().length - 1 : facts().max;
      },
      get step() {
        return select ? 1 : stepOf(facts());
      },
      value: select ? 0 : facts().min,
      format: (value) =>
        [select ? (choices()[value] ?? '') : inputText(value, digitsOf(facts())), unitText(facts().unit)]
          .join(' ')
          .trim(),
      set: (value) => this.#asks.setInput(id, select ? (choices()[value] ?? '') : value),
      drag: drag ?? ((_point, _start, startValue) => startValue),
    });
    this.#followers.push(({ params, waiting }) => {
      const value = waiting[id] ?? params[id];
      const shown = select ? Math.max(0, choices().indexOf(String(value))) : value;
      if (typeof shown !== 'number') return;
      handle.update(shown);
      tell(shown);
    });
    return handle;
  }

  action(id: string, options: ActionHandleOptions = {}): Handle {
    const def = this.#facts().actions[id];
    if (!def) throw new Error(`There is no action "${id}".`);
    const { name = def.label, hint = def.hint, grip, keys } = options;
    const said = given({ name, hint, grip, keys });
    if (def.value?.kind === 'toggle') {
      const handle = this.#handles.create({
        role: 'toggle',
        ...said,
        pressed: false,
        toggle: (on) => this.#asks.dispatch({ do: id, value: on ? 1 : 0 }),
      });
      const tell = told(options);
      this.#followers.push(({ toggles }) => {
        const on = toggles[id] ?? false;
        handle.update(on);
        tell(on);
      });
      return handle;
    }
    return this.#handles.create(
      options.drag ? this.#sliderOf(id, def, said, options) : this.#buttonOf(id, said, options),
    );
  }

  #buttonOf(id: string, said: { readonly name: string }, options: ActionHandleOptions): HandleDef {
    const { repeatEvery, held, value } = options;
    return {
      role: 'button',
      ...said,
      ...given({ repeatEvery, held }),
      press: () => {
        const wanted = value?.();
        if (wanted === undefined) this.#asks.press(id);
        else this.#asks.dispatch({ do: id, value: wanted });
      },
    };
  }

  #sliderOf(
    id: string,
    { label, value: def }: ActionDef,
    said: { readonly name: string },
    options: ActionHandleOptions,
  ): HandleDef {
    const { held, tap, drag } = options;
    if (!drag || (def?.kind !== 'number' && def?.kind !== 'select')) {
      throw new Error(`There is nothing to drag between: ${label}.`);
    }
    const choices = def.kind === 'select' ? def.options : null;
    const bounds =
      def.kind === 'number'
        ? { min: def.min, max: def.max, step: def.step ?? null }
        : { min: 0, max: def.options.length - 1, step: 1 };
    const { step, ...ends } = { ...bounds, step: stepOf(bounds) };
    const unit = def.kind === 'number' ? unitText(def.unit) : '';
    const initial = def.kind === 'number' ? (def.initial ?? def.min) : 0;
    // No frame says what was asked for last.
    const tell = told(options);
    tell(initial);
    return {
      role: 'slider',
      ...said,
      ...ends,
      ...given({ held, tap }),
      step,
      value: initial,
      format: (value) => `${choices ? (choices[value] ?? '') : inputText(value, digitsOf(bounds))} ${unit}`.trim(),
      set: (value) => {
        this.#asks.dispatch({ do: id, value: choices ? (choices[value] ?? '') : value });
        tell(value);
      },
      drag,
    };
  }
}
