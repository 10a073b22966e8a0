/** The class window's end: a run of its own that goes exactly where the teacher's goes, and no further. */
import type { AnyEntry } from '../../../catalogue/define';
import type { SimulationKey } from '../../../engine/registry';
import type { LogEntry } from '../../../engine/runtime/host';
import { withNeutral } from '../../../engine/runtime/inputs';
import { loadRequestOf } from '../run/load-request';
import { type Port, watched } from '../run/port';
import type { ConnectStage } from '../run/line';
import type { StageSession } from '../run/session';
import { type BenchStore, createBenchStore } from '../run/store';
import { readToClass } from './read-message';
import { type ClassBeside, type ClassSetup, type ClassView, type Line, LOST_MS, type ToClass } from './messages';

/** A slice of a replay. */
const SLICE_MS = 100;

export type Joined = 'waiting' | 'joined' | 'lost';

interface FollowOptions {
  readonly entry: AnyEntry;
  readonly line: Line;
  readonly openPort: (key: SimulationKey) => Promise<Port>;
  readonly now: () => number;
  readonly onChange: (joined: Joined, view: ClassView | null) => void;
  readonly onBeside: (beside: ClassBeside) => void;
  /** The lesson goes on at this page. */
  readonly onMove: (path: string) => void;
  /** The teacher ended the window. */
  readonly onOver: () => void;
}

interface Run {
  readonly name: string;
  readonly setup: ClassSetup;
  readonly log: LogEntry[];
  step: number;
}

export class Follower implements StageSession {
  readonly entry: AnyEntry;
  readonly store: BenchStore;
  /** Nothing is set here. */
  readonly fixed = {};
  readonly #options: FollowOptions;
  /** Where the teacher is. */
  #run: Run | null = null;
  #view: ClassView | null = null;
  #joined: Joined = 'waiting';
  #heard = 0;
  /** The teacher's window said that it goes. */
  #gone = false;
  /** What is loaded, and how far it is. */
  #at: { readonly run: string; step: number; entries: number; running: boolean } | null = null;
  #port: Port | null = null;
  #connect: ConnectStage | null = null;
  #busy = false;
  #ended = false;

  constructor(options: FollowOptions) {
    this.#options = options;
    this.entry = options.entry;
    this.store = createBenchStore({ inputs: {}, seed: 1, trial: 1, grade: 'school', steps: 0 });
    options.line.onmessage = ({ data }) => {
      const message = readToClass(data);
      if (message) this.#hear(message);
    };
    this.#hello();
  }

  /** Called about once a second: notices that the teacher's window is silent, and asks to join again. */
  beat(): void {
    if (this.#joined === 'joined' && this.#options.now() - this.#heard > LOST_MS) this.#set('lost');
    if (this.#joined !== 'joined' || this.#gone) this.#hello();
  }

  end(): void {
    this.#ended = true;
    this.#options.line.postMessage({ is: 'left' });
    this.#options.line.onmessage = null;
    this.#port?.end();
    this.#port = null;
  }

  showOn(connect: ConnectStage | null): void {
    this.#connect = connect;
    if (this.#port && connect) void this.#port.showOn(connect());
  }

  get hidden(): readonly string[] {
    return this.#run?.setup.hide ?? [];
  }

  // The class window is looked at: what hands do there changes nothing.
  act(): void {}
  press(): void {}
  moveInput(): void {}
  async skipTo(): Promise<void> {}

  #hello(): void {
    this.#options.line.postMessage({ is: 'hello' });
  }

  #set(joined: Joined): void {
    this.#joined = joined;
    this.#options.onChange(joined, this.#view);
  }

  #hear(message: ToClass): void {
    switch (message.is) {
      case 'gone':
        // It may be on its way to the next bench, or loading anew: silence alone says that it is lost.
        this.#gone = true;
        return;
      case 'moves':
        return this.#options.onMove(message.path);
      case 'over':
        return this.#options.onOver();
      case 'beside':
        return this.#options.onBeside(message.beside);
      case 'run':
        this.#run = { name: message.run, setup: message.setup, log: [...message.log], step: message.step };
        break;
      case 'on': {
        const run = this.#run;
        // A stranger's run, or a gap in the log: join anew.
        if (!run || run.name !== message.run || message.from > run.log.length) return this.#hello();
        run.log.splice(message.from, Infinity, ...message.log);
        run.step = message.step;
        break;
      }
      default:
        return;
    }
    this.#heard = this.#options.now();
    this.#gone = false;
    this.#view = message.view;
    this.store.setState({ answersHidden: message.view.hidden });
    this.#set('joined');
    void this.#pump();
  }

  /** Goes where the teacher is; what came meanwhile is taken in one. */
  async #pump(): Promise<void> {
    if (this.#busy || this.#ended) return;
    this.#busy = true;
    try {
      while (!this.#ended && this.#behind()) {
        if (!(await this.#advance())) break;
      }
    } finally {
      this.#busy = false;
    }
  }

  #behind(): boolean {
    const [run, at] = [this.#run, this.#at];
    if (!run) return false;
    if (at?.run !== run.name) return true;
    return at.step !== run.step || at.entries !== run.log.length || at.running !== this.#view?.running;
  }

  async #load(run: Run): Promise<boolean> {
    const { entry } = this;
    this.#at = null;
    this.store.setState({ phase: { is: 'loading' } });
    const fresh = this.#port === null;
    const port = this.#port ?? (await this.#options.openPort(entry.simulation));
    if (this.#ended) {
      port.end();
      return false;
    }
    this.#port = port;
    const { seed, trial, grade, inputs, hide } = run.setup;
    const call = port.load(loadRequestOf(entry, run.setup, run.setup));
    const answer = await watched(port, call, 30_000);
    if (answer.is === 'lost' || answer.value.is === 'failed') return this.#fail();
    if (fresh && this.#connect) void port.showOn(this.#connect());
    this.store.setState({
      facts: answer.value.facts,
      seed,
      trial,
      grade,
      inputs: withNeutral(entry.inputs, inputs, hide),
    });
    // Nothing of it is shown yet, not even its beginning.
    this.#at = { run: run.name, step: -1, entries: 0, running: false };
    return true;
  }

  /** The next message from the teacher begins again with a new worker. */
  #fail(): false {
    this.#port?.end();
    this.#port = null;
    this.#at = null;
    return false;
  }

  async #advance(): Promise<boolean> {
    const run = this.#run;
    if (!run) return false;
    if (this.#at?.run !== run.name && !(await this.#load(run))) return false;
    const port = this.#port;
    const at = this.#at;
    if (!port || !at || this.#run !== run) return true;
    const goal = { step: run.step, entries: run.log.length };
    if (goal.step < at.step) {
      this.#at = null;
      return true;
    }
    const replay = await watched(port, port.restore(run.log.slice(0, goal.entries), goal.step, SLICE_MS));
    if (this.#ended) return false;
    if (replay.is === 'lost' || replay.value.is === 'failed') return this.#fail();
    if (replay.value.is === 'restoring') {
      this.store.setState({ phase: { is: 'restoring', to: 'paused' } });
      return true;
    }
    const running = this.#view?.running ?? false;
    const asked = { steps: 0, spreadMs: 0, budgetMs: 0, changes: [], records: 0, logEvery: 0, running, panels: true };
    const answer = await watched(port, port.frame(asked));
    if (this.#ended) return false;
    if (answer.is === 'lost' || answer.value.is === 'failed') return this.#fail();
    Object.assign(at, goal, { running });
    const { time, trial, panels } = answer.value;
    this.store.setState({
      phase: { is: running ? 'running' : this.#view?.finished ? 'done' : 'paused' },
      time,
      trial,
      ...(panels ? { shown: panels.shown } : {}),
    });
    return true;
  }
}
