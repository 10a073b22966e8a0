/** What leaves the simulation for the page in a run that hides inputs: the stage covers them itself, the page never gets them. */
import type { LoggedRow } from '../engine/runtime/host';
import type { PanelValues } from './protocol';

/** By id, without these. */
const without = <T>(of: Readonly<Record<string, T>>, ids: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(of).filter(([id]) => !ids.includes(id)));

/** A true value may be that of the input itself: what is hidden is found with the instruments that there are. */
export function told(panels: PanelValues, hidden: readonly string[]): PanelValues {
  if (hidden.length === 0) return panels;
  const readings = Object.fromEntries(Object.entries(panels.shown).map(([id, { value }]) => [id, value]));
  return { ...panels, inputs: without(panels.inputs, hidden), inForce: without(panels.inForce, hidden), readings };
}

export const rowWithout = (row: LoggedRow, hidden: readonly string[]): LoggedRow =>
  hidden.length === 0 ? row : { ...row, inputs: without(row.inputs, hidden), settings: without(row.settings, hidden) };
