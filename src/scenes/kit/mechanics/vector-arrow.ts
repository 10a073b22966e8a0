/** An arrow from its origin, for velocities and forces: only moved and scaled, never redrawn. */
import { Container, Graphics } from 'pixi.js';

export interface VectorArrow {
  readonly root: Container;
  /** Where the tip is, stage units from the origin. Too short an arrow is not drawn. */
  set(dx: number, dy: number): void;
}

const HEAD = 11;
const LEAST = 4;

export function createVectorArrow(colour: number, width: number): VectorArrow {
  const root = new Container({ label: 'arrow', visible: false });
  const shaft = new Graphics().rect(0, -width / 2, 1, width).fill(colour);
  const head = new Graphics().poly([0, 0, -HEAD, -HEAD * 0.45, -HEAD, HEAD * 0.45]).fill(colour);
  root.addChild(shaft, head);
  return {
    root,
    set(dx, dy) {
      const length = Math.sqrt(dx * dx + dy * dy);
      const visible = length >= LEAST;
      root.visible = visible;
      if (!visible) return;
      const shrink = Math.min(1, length / (1.6 * HEAD));
      root.rotation = Math.atan2(dy, dx);
      head.x = length;
      head.scale.set(shrink);
      shaft.scale.x = Math.max(0, length - HEAD * shrink);
    },
  };
}
