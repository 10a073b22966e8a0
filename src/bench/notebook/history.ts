/** Undo and redo: commands with their inverses, so that rows recorded meanwhile stay whatever is taken back. Pure. */
import { applied, type Command, inverseOf } from './commands';
import type { Kept } from './kept';

/** As many steps as can be taken back. */
export const MOST_STEPS = 100;

/** Does a command. One that changes nothing leaves the history alone. */
export function edited({ notebook, history }: Kept, command: Command): Kept {
  const inverse = inverseOf(notebook, command);
  if (!inverse) return { notebook, history };
  return {
    notebook: applied(notebook, command),
    history: { past: [...history.past, { command, inverse }].slice(-MOST_STEPS), future: [] },
  };
}

export function undone({ notebook, history }: Kept): Kept {
  const step = history.past.at(-1);
  if (!step) return { notebook, history };
  return {
    notebook: applied(notebook, step.inverse),
    history: { past: history.past.slice(0, -1), future: [...history.future, step] },
  };
}

export function redone({ notebook, history }: Kept): Kept {
  const step = history.future.at(-1);
  if (!step) return { notebook, history };
  return {
    notebook: applied(notebook, step.command),
    history: { past: [...history.past, step], future: history.future.slice(0, -1) },
  };
}
