/** Vessels as parts: they stand in their box, as large as it allows, with the middle of their foot on its lower edge. */
import type { Container } from 'pixi.js';
import type { Box, Part, TypeSizes } from '../../contract';
import { fitted, type Size } from '../layout/layout';

export interface VesselPart extends Part {
  /** The room that it takes at scale 1. */
  readonly size: Size;
  /** Sets its texts for a scene that places it itself, at this scale. */
  fit(scale: number, type: TypeSizes): void;
}

/** `roots`: all layers of a vessel, each with its origin at the middle of the foot. */
export function vesselPart(
  root: Container,
  size: Size,
  fit: (scale: number, type: TypeSizes) => void,
  roots: readonly Container[] = [root],
): VesselPart {
  return {
    root,
    size,
    fit,
    lay(box: Box, type) {
      const { x, y, width, height, scale } = fitted(box, size);
      for (const layer of roots) {
        layer.position.set(x + width / 2, y + height);
        layer.scale.set(scale);
      }
      fit(scale, type);
    },
  };
}
