/** The teacher's end: tells the class window what entered the run and how far it is. */
import type { LogEntry } from '../../../engine/runtime/host';
import type { BenchSession } from '../run/session';
import { type ClassBeside, type ClassView, type Line, NOTHING_BESIDE, type ToClass } from './messages';
import { readToTeacher } from './read-message';

export type TaughtSession = Pick<
  BenchSession,
  'store' | 'log' | 'step' | 'begunWith' | 'begunTrial' | 'fixed' | 'hidden' | 'watch'
>;

export interface Teaching {
  /** What the class sees changed, or it is time to say that the teacher is still there. */
  tell(): void;
  /** What stands beside the apparatus. */
  show(beside: ClassBeside): void;
  /** The class window is to close. */
  over(): void;
  end(): void;
}

interface TeachOptions {
  readonly session: TaughtSession;
  readonly line: Line;
  /** Names this window and no other. */
  readonly name: string;
  readonly view: () => Pick<ClassView, 'hidden' | 'big' | 'projector'>;
  /** A class window joined or left. */
  readonly onClass: (there: boolean) => void;
}

export function teach({ session, line, name, view, onClass }: TeachOptions): Teaching {
  let runs = 0;
  let log: readonly LogEntry[] = session.log;
  let told = 0;
  let beside = NOTHING_BESIDE;

  const present = (): ClassView => {
    const { phase } = session.store.getState();
    return { ...view(), running: phase.is === 'running', finished: phase.is === 'done' };
  };
  const isNew = (): boolean => {
    // The log of a run only grows; a new run has a new one.
    if (session.log === log) return false;
    log = session.log;
    runs++;
    return true;
  };
  const tellAll = (): void => {
    isNew();
    const { seed, grade } = session.store.getState();
    const message: ToClass = {
      is: 'run',
      run: `${name}.${runs}`,
      setup: {
        inputs: session.begunWith,
        seed,
        trial: session.begunTrial,
        grade,
        fixed: session.fixed,
        hide: session.hidden,
      },
      log: [...log],
      step: session.step,
      view: present(),
    };
    told = log.length;
    line.postMessage(message);
  };
  const tell = (): void => {
    if (session.store.getState().phase.is === 'loading') return;
    if (isNew()) return tellAll();
    line.postMessage({
      is: 'on',
      run: `${name}.${runs}`,
      from: told,
      log: log.slice(told),
      step: session.step,
      view: present(),
    });
    told = log.length;
  };

  line.onmessage = ({ data }) => {
    const message = readToTeacher(data);
    if (message?.is === 'hello') {
      onClass(true);
      line.postMessage({ is: 'beside', beside });
      if (session.store.getState().phase.is !== 'loading') tellAll();
    } else if (message?.is === 'left') onClass(false);
  };
  const off = [session.watch(tell), session.store.subscribe((now, before) => now.phase !== before.phase && tell())];
  tell();
  return {
    tell,
    show(next) {
      if (next.plot === beside.plot && next.step === beside.step && next.caption === beside.caption) return;
      beside = next;
      line.postMessage({ is: 'beside', beside });
    },
    over() {
      line.postMessage({ is: 'over' });
    },
    end() {
      for (const stop of off) stop();
      line.onmessage = null;
      line.postMessage({ is: 'gone' });
    },
  };
}
