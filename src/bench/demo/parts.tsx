/** The demonstration: a run of its own beside the learner's, which waits untouched. Fetched when it is asked for. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { defaultInputs } from '../../../catalogue/define';
import type { AnyEntry } from '../../../catalogue/define';
import { Button } from '../../ui/Button';
import { useBench, useBenchState } from '../bench-context';
import { openPort } from '../run/port';
import type { NotebookStorage } from '../notebook/storage';
import { BenchSession } from '../run/session';
import { TURNS } from '../run/turns';
import { DemoPlayer, type DemoView } from './player';
import { demoResult } from './result';
import './demo.css';

const TICK_MS = 200;
/** What the captions speak of was seen with this seed, in its first trial and with these instruments. */
const SEED = 1;
const GRADE = 'school';

export interface Demo {
  readonly session: BenchSession;
  readonly player: DemoPlayer;
  readonly subscribe: (listener: () => void) => () => void;
  readonly again: () => void;
  readonly next: () => void;
  readonly end: () => void;
}

/** Nothing of a demonstration is kept. */
const nowhere: NotebookStorage = {
  load: async () => null,
  save: () => {},
  flush: () => {},
  leave: () => {},
  end: () => {},
};

/** Begins the demonstration of an entry. */
export function startDemo(entry: AnyEntry): Demo {
  const listeners = new Set<() => void>();
  const player = new DemoPlayer(
    entry.demo ?? [],
    () => performance.now(),
    () => {
      for (const listener of listeners) listener();
    },
  );
  const session = new BenchSession({
    entry,
    inputs: defaultInputs(entry),
    seed: SEED,
    sameTrial: true,
    grade: GRADE,
    script: player.script,
    mayEnter: player.mayEnter,
    openPort,
    storage: nowhere,
    tab: 'demonstration',
    requestFrame: (callback) => requestAnimationFrame(callback),
    cancelFrame: (id) => cancelAnimationFrame(id),
    turns: TURNS,
  });
  const timer = setInterval(() => player.tick(session), TICK_MS);
  const begin = (): void => {
    const off = session.store.subscribe(({ phase }) => {
      if (phase.is !== 'ready') return;
      off();
      session.run();
    });
  };
  begin();
  void session.start();
  return {
    session,
    player,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    again() {
      player.restart();
      begin();
      session.setSpeed(1);
      session.reset();
    },
    next: () => player.skip(session),
    end() {
      clearInterval(timer);
      session.dispose();
    },
  };
}

const progressOf = ({ shown, of, over }: DemoView): string => (over ? 'at its end' : `${shown} of ${of}`);

/** What is done and why, and the way back. */
export function DemoBar({ demo, onStop }: { readonly demo: Demo; readonly onStop: () => void }) {
  const { announce, entry } = useBench();
  const view = useSyncExternalStore(demo.subscribe, () => demo.player.view);
  const running = useBenchState(({ phase }) => phase.is === 'running');
  const hurried = useBenchState(({ speed }) => speed > 1);
  const { caption, deed, over } = view;
  useEffect(() => {
    if (caption !== '') announce(caption);
  }, [caption, announce]);
  const notebook = useBenchState((state) => state.notebook);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  const result = useMemo(
    () => (over && readings ? demoResult(entry, readings, notebook) : null),
    [over, readings, entry, notebook],
  );
  useEffect(() => {
    if (over) announce(`The demonstration is at its end. ${result ?? ''}`.trimEnd());
  }, [over, result, announce]);
  return (
    <section className="demo-bar" aria-label="Demonstration">
      <div className="demo-words">
        <p className="demo-caption">{result ?? (caption === '' ? 'The demonstration begins.' : caption)}</p>
        <p className="demo-progress">
          Demonstration, {progressOf(view)}
          {deed !== '' && !over && <span> · {deed}</span>}
          {hurried && running && <span> · time runs faster while nothing happens</span>}
        </p>
      </div>
      <div className="demo-buttons">
        {over ? (
          <Button icon="reset" onClick={() => demo.again()}>
            Again
          </Button>
        ) : (
          <>
            <Button
              icon={running ? 'pause' : 'run'}
              label={running ? 'Pause the demonstration' : 'Go on'}
              onClick={() => demo.session.toggle()}
            />
            <Button icon="step" label="Next caption" onClick={() => demo.next()} />
          </>
        )}
        <Button look="primary" onClick={onStop}>
          Back to my bench
        </Button>
      </div>
    </section>
  );
}
