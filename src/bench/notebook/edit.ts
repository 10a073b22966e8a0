/** What panels do to the notebook of a bench. Fetched with the first panel that does. */
import type { BenchSession } from '../run/session';
import type { Command } from './commands';
import { edited, redone, undone } from './history';

/** Does a command; undo takes it back. */
export const editNotebook = ({ notebook }: BenchSession, command: Command): void =>
  notebook.change((kept) => edited(kept, command));

export const undoEdit = ({ notebook }: BenchSession): void => notebook.change(undone);

export const redoEdit = ({ notebook }: BenchSession): void => notebook.change(redone);
