/** The sizes of texts on a stage: never below what can be read, larger where the stage is. */
import type { TypeSizes } from '../../contract';

/** CSS px that texts have at least, and stage units where the stage is large enough for them. */
const SMALL = { css: 12, stage: 12 } as const;
const TEXT = { css: 13, stage: 14 } as const;
const FIGURES = { css: 20, stage: 26 } as const;

/** `pixel`: stage units of one CSS px. */
export function typeSizes(pixel: number): TypeSizes {
  const size = ({ css, stage }: { readonly css: number; readonly stage: number }): number =>
    Math.max(stage, css * pixel);
  return { small: size(SMALL), text: size(TEXT), figures: size(FIGURES) };
}
