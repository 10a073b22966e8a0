import { useCallback, useEffect, useRef, useState } from 'react';
import { sayMissing } from '../../ui/missing-parts';
import type { Demo } from './parts';
import type { BenchSession } from '../run/session';

const load = () => import('./parts');
type Parts = Awaited<ReturnType<typeof load>>;

export interface Demonstration {
  /** On while the demonstration has the bench. */
  readonly on: { readonly demo: Demo; readonly parts: Parts } | null;
  readonly toggle: () => void;
}

/** The learner's run waits while the demonstration has the bench, and goes on as it was. */
export function useDemo(session: BenchSession): Demonstration {
  const [on, setOn] = useState<Demonstration['on']>(null);
  const present = useRef<{ readonly end: () => void } | null>(null);

  const stop = useCallback(() => {
    present.current?.end();
    present.current = null;
    setOn(null);
  }, []);

  const begin = useRef<() => void>(() => {});
  const start = useCallback(async () => {
    const ran = session.store.getState().phase.is === 'running';
    let ended = false;
    present.current = {
      end: () => {
        ended = true;
      },
    };
    try {
      const parts = await load();
      if (ended) return;
      session.pause();
      const demo = parts.startDemo(session.entry);
      present.current = {
        end() {
          demo.end();
          if (ran) session.run();
        },
      };
      setOn({ demo, parts });
    } catch {
      present.current = null;
      const found = sayMissing({
        again() {
          found();
          begin.current();
        },
        giveUp: () => found(),
      });
    }
  }, [session]);

  useEffect(() => {
    begin.current = () => void start();
  }, [start]);
  useEffect(() => stop, [session, stop]);
  const toggle = useCallback(() => (present.current ? stop() : void start()), [start, stop]);
  return { on, toggle };
}
