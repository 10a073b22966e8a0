/** A notebook with what was done to it. */
import type { Command } from './commands';
import type { Notebook } from './notebook';

export interface History {
  /** What was done, newest last, each with what takes it back. */
  readonly past: readonly Step[];
  /** What was taken back, to be done again from the end. */
  readonly future: readonly Step[];
}

export interface Step {
  readonly command: Command;
  readonly inverse: Command;
}

export interface Kept {
  readonly notebook: Notebook;
  readonly history: History;
}

export const noHistory: History = { past: [], future: [] };
