/**
 * What parts say of themselves to whoever inspects the stage (`src/bench/stage/inspect/`): what is a panel, within which
 * texts must stay, and what is a lead, whose ends must lie on something. Nothing is drawn by it.
 */
import type { Container } from 'pixi.js';
import type { Point } from '../contract';

/** In the container's own units. */
export interface PanelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type LeadEnds = readonly [from: Point, to: Point];

const panels = new WeakMap<Container, PanelBox>();
const leads = new WeakMap<Container, LeadEnds>();

/** A face with an edge: texts inside it, and texts drawn over it, must not cross that edge. Again after each change of its size. */
export function asPanel<T extends Container>(container: T, box: PanelBox): T {
  panels.set(container, box);
  return container;
}

/** A cable, wire or hose between two points in the container's own units. Again whenever it is laid anew. */
export function asLead<T extends Container>(container: T, from: Point, to: Point): T {
  leads.set(container, [from, to]);
  return container;
}

export const panelOf = (container: Container): PanelBox | undefined => panels.get(container);

export const leadOf = (container: Container): LeadEnds | undefined => leads.get(container);
