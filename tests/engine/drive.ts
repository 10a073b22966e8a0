/** The bench of a simulation as its tests drive it: do, wait, read. What only one of them needs is a method of a subclass. */
import type {
  ActionDefs,
  ActionFrom,
  ActionValue,
  ActResult,
  FieldDefs,
  FieldsOf,
  Grade,
  ReadingDefs,
  ReadingsOf,
  Simulation,
} from '../../engine/contract';
import { createRng } from '../../engine/core/rng';
import type { Applies, RunInputs } from '../../engine/inputs';
import { type Notice, SimulationHost } from '../../engine/runtime/host';
import { cut, layoutOf } from '../../engine/runtime/layout';

/** `defaults`: the inputs that a test does not name. An input that `applies` does not name is live. */
export function benchOf<P extends object, S, A extends ActionDefs, R extends ReadingDefs, V, F extends FieldDefs>(
  simulation: Simulation<P, S, A, R, V, F>,
  defaults: P,
  applies: Readonly<Record<string, Applies>> = {},
) {
  type Name = keyof A & string;
  type Id = keyof R & string;
  /** An action, with its value if it has one. */
  type Step = Name | readonly [Name, ActionValue];

  return class {
    readonly host: SimulationHost;
    /** As the run began. */
    readonly params: P;

    constructor(inputs: Partial<P> = {}, seed = 1, grade: Grade = 'ideal') {
      this.params = { ...defaults, ...inputs };
      this.host = new SimulationHost({ simulation, inputs: this.params as RunInputs, applies, seed, grade });
    }

    /** Does it; what was said since the last time. */
    enact(name: Name, value?: ActionValue): readonly Notice[] {
      this.host.act(value === undefined ? { do: name } : { do: name, value });
      return this.host.takeNotices();
    }

    /** Does it and gives the last thing said since the last time. */
    do(name: Name, value?: ActionValue): string | undefined {
      return this.enact(name, value).at(-1)?.notice;
    }

    /** Does one after the other, at one time; throws where one is refused. */
    run(...steps: readonly Step[]): this {
      for (const step of steps) {
        const said = typeof step === 'string' ? this.enact(step) : this.enact(...step);
        const refused = said.find((notice) => notice.refused);
        if (refused) throw new Error(`${refused.do}: ${refused.notice}`);
      }
      return this;
    }

    set(inputs: Partial<P>): this {
      this.host.change(inputs as RunInputs);
      return this;
    }

    /** Lets lab seconds pass, past the end of a run too, in groups of at most so many steps. */
    wait(seconds: number, group = Number.POSITIVE_INFINITY): this {
      const end = this.host.step + Math.round(seconds / simulation.dt);
      while (this.host.step < end) this.host.advance(Math.min(group, end - this.host.step));
      return this;
    }

    /** Goes on step by step until something is so, for at most so many lab seconds. */
    until(so: () => boolean, seconds: number): this {
      for (let left = Math.round(seconds / simulation.dt); left > 0 && !so(); left--) this.host.advance(1);
      return this;
    }

    read<I extends Id>(id: I): ReadingsOf<R>[I] {
      return (this.host.readings() as ReadingsOf<R>)[id];
    }

    /** A reading that must have a number. */
    number(id: Id): number {
      const value = this.read(id);
      if (typeof value !== 'number') throw new TypeError(`${id} is ${String(value)}`);
      return value;
    }

    /** What its instrument shows: the value and its standard uncertainty, null where none is stated. */
    shown(id: Id): { readonly value: number; readonly u: number | null } {
      const { value, uncertainty } = this.host.shown()[id] ?? {};
      if (typeof value !== 'number') throw new TypeError(`${id} is ${String(value)}`);
      return { value, u: uncertainty ?? null };
    }

    frame(): { readonly view: V; readonly fields: FieldsOf<F> } {
      const layout = layoutOf(this.host.fields);
      const fields = cut(new ArrayBuffer(layout.byteLength), layout) as FieldsOf<F>;
      return { view: this.host.view(fields as Parameters<SimulationHost['view']>[0]) as V, fields };
    }

    get view(): V {
      return this.frame().view;
    }
  };
}

/** The pure functions of a model on a state that the test holds, without a host; a state given to `act` or `wait` is given up. */
export function modelOf<P extends object, S, A extends ActionDefs, R extends ReadingDefs, V, F extends FieldDefs>(
  simulation: Simulation<P, S, A, R, V, F>,
  defaults: P,
) {
  return {
    paramsOf: (changes: Partial<P>): P => ({ ...defaults, ...changes }),
    begin: (params: P): S => simulation.init(params, createRng(1), createRng(1)),
    /** The result of the last of them. */
    act: (state: S, params: P, ...actions: readonly ActionFrom<A>[]): ActResult<P, S> => {
      const rng = createRng(1);
      let result: ActResult<P, S> = { state };
      for (const action of actions) result = simulation.act(result.state, params, action, rng, 'ideal');
      return result;
    },
    wait: (state: S, params: P, seconds: number): S => {
      const context = { dt: simulation.dt, rng: createRng(1) };
      let now = state;
      for (let left = Math.round(seconds / simulation.dt); left > 0; left--)
        now = simulation.step(now, params, context);
      return now;
    },
    read: (state: S, params: P): ReadingsOf<R> => simulation.read(state, params),
    viewOf: (state: S, params: P): { readonly view: V; readonly fields: FieldsOf<F> } => {
      const layout = layoutOf(simulation.fields(params));
      const fields = cut(new ArrayBuffer(layout.byteLength), layout) as FieldsOf<F>;
      return { view: simulation.view(state, params, fields), fields };
    },
  };
}

/** The value of a reading that must have one. */
export function number(value: number | null): number {
  if (value === null) throw new Error('There is no value.');
  return value;
}
