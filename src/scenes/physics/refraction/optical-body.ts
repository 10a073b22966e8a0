/** A polished body of glass or water seen from above: half-disc, prism or slab, with bright edges and a soft shadow. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';

/** Corners and arcs in stage units. */
export type BodyOutline =
  | { readonly is: 'polygon'; readonly points: readonly number[] }
  /** Above or below its flat face, which lies on y = 0. */
  | { readonly is: 'half-disc'; readonly radius: number; readonly side: 'above' | 'below' };

export interface OpticalBody {
  readonly root: Container;
  /** Nothing for null; `tint` of the medium. */
  set(outline: BodyOutline | null, tint: number): void;
}

const ARC_STEPS = 48;

/** Origin where the beam meets it. */
export function createOpticalBody({ theme }: StageContext): OpticalBody {
  const root = new Container({ label: 'optical body' });
  const shadow = new Graphics();
  const glass = new Graphics();
  shadow.position.set(4, 7);
  root.addChild(shadow, glass);
  const trace = (into: Graphics, outline: BodyOutline): Graphics => {
    if (outline.is === 'polygon') return into.poly([...outline.points], true);
    const side = outline.side === 'below' ? 1 : -1;
    return into.poly(
      Array.from({ length: ARC_STEPS + 1 }, (_, n) => (n * Math.PI) / ARC_STEPS).flatMap((angle) => [
        outline.radius * Math.cos(angle),
        side * outline.radius * Math.sin(angle),
      ]),
      true,
    );
  };
  return {
    root,
    set(outline, tint) {
      shadow.clear();
      glass.clear();
      if (!outline) return;
      trace(shadow, outline).fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.55 });
      const light = mix(tint, 0xffffff, theme.name === 'dark' ? 0.35 : 0.55);
      trace(glass, outline).fill(
        downGradient([
          [0, light, 0.42],
          [0.5, tint, 0.3],
          [1, mix(tint, 0x000000, 0.2), 0.4],
        ]),
      );
      trace(glass, outline).stroke({ width: 2.4, color: mix(tint, 0xffffff, 0.55), alpha: 0.95 });
      trace(glass, outline).stroke({ width: 1, color: mix(tint, 0x000000, 0.35), alpha: 0.7 });
    },
  };
}
