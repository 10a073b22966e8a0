/** How far the synthesis is, and where things stand then. */
import { inFlask as reacts, type Stage } from '../../../../engine/chemistry/synthesis-steps';
import type { Frame, Point } from '../../contract';
import type { Place, SynthesisLayout } from './synthesis-layout';

export type SynthesisFrame = Frame<'synthesis'>;

/** On the bench before it is begun, too. */
export const inFlask = (stage: Stage): boolean => stage === 'loaded' || reacts(stage);

export interface SynthesisState {
  stage: Stage;
  layout: SynthesisLayout;
}

/** Crystals, g, that fill the picture. */
export const FULL_FLASK = 2.2;
export const FULL_HEAP = 4;
/** A flask let go this near a place is put there, stage units. */
export const REACH = 92;

/** Whether something let go at a point is meant for a part, whose middle is so far above its foot. */
export const near = (part: Place | null, point: Point, up: number): boolean =>
  part !== null &&
  Math.abs(point.x - part.x) < REACH * part.scale &&
  Math.abs(point.y - (part.y - up * part.scale)) < 1.5 * REACH * part.scale;
