/** Light that fell through a vessel and lies on the bench, below it and to its right: a soft patch with a bright core. */
import { Container, Graphics } from 'pixi.js';
import { liquidColour } from '../paint/liquid-colour';
import { roundGradient } from '../paint/shading';
import type { StageTheme } from '../theme';
import { TILT } from './glass';

export interface CastLight {
  readonly root: Container;
  /** White light after the liquid, 0xrrggbb, and the part of the vessel that is filled, 0 to 1. */
  set(transmitted: number, filled: number): void;
}

/** `radius`: of the vessel's foot. Origin at the middle of the foot; goes below the vessel. */
export function createCastLight(theme: StageTheme, radius: number): CastLight {
  const root = new Container({ label: 'light through the liquid' });
  const patch = new Graphics().ellipse(radius * 0.85, radius * 0.2, radius * 1.25, radius * TILT * 1.7).fill(
    roundGradient(
      [
        [0, 0xffffff, 0.9],
        [0.45, 0xffffff, 0.42],
        [1, 0xffffff, 0],
      ],
      { x: 0.4, y: 0.5 },
    ),
  );
  // The vessel is a lens: the light gathers in a bright arc.
  const core = new Graphics().ellipse(radius * 0.82, radius * 0.16, radius * 0.5, radius * TILT * 0.55).fill(
    roundGradient([
      [0, 0xffffff, 0.8],
      [1, 0xffffff, 0],
    ]),
  );
  root.addChild(patch, core);
  root.visible = false;
  let shown = -1;
  let level = -1;
  return {
    root,
    set(transmitted, filled) {
      const part = Math.round(Math.min(1, Math.max(0, filled)) * 50) / 50;
      if (transmitted === shown && part === level) return;
      [shown, level] = [transmitted, part];
      root.visible = part > 0;
      const { tint, alpha } = liquidColour(theme, transmitted).cast;
      patch.tint = core.tint = tint;
      patch.alpha = alpha * (0.35 + 0.65 * part);
      core.alpha = 0.6 * alpha * part;
    },
  };
}
