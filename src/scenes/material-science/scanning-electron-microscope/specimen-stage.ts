/** In the chamber: stage with its stub, the ring that catches backscattered electrons, the detector for secondary ones. */
import { Container, Graphics } from 'pixi.js';
import { mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface SpecimenStageState {
  /** mm from the objective. */
  readonly working: number;
  /** Radians. */
  readonly tilt: number;
  /** Of the specimen. */
  readonly tone: number;
  /** Tones of the two detectors. */
  readonly ring: number;
  readonly cage: number;
}

const NEAREST = 3;
const FARTHEST = 30;

/** Origin at the middle of the chamber's upper edge. */
export function createSpecimenStage({ metal }: StageTheme) {
  const ring = new Graphics().roundRect(-34, 20, 24, 7, 2).roundRect(10, 20, 24, 7, 2).fill(0xffffff);
  const cage = new Graphics()
    .poly([92, 28, 62, 46, 56, 62, 70, 66, 92, 52])
    .fill(mix(metal[0], 0x000000, 0.2))
    .poly([58, 50, 66, 44, 66, 64, 56, 62])
    .fill(0xffffff);
  const holder = new Graphics()
    .roundRect(-7, 8, 14, 22, 2)
    .fill(metal[1])
    .roundRect(-34, 0, 68, 9, 2)
    .fill(mix(metal[0], 0x000000, 0.1));
  const piece = new Graphics().roundRect(-22, -7, 44, 7, 2).fill(0xffffff);
  const stub = new Container({ label: 'stub', children: [holder, piece] });
  const table = new Graphics();
  return {
    root: new Container({ label: 'in the chamber', children: [table, ring, cage, stub] }),
    set(state: SpecimenStageState) {
      const height = 40 + ((state.working - NEAREST) / (FARTHEST - NEAREST)) * 72;
      stub.position.set(0, height);
      stub.rotation = state.tilt;
      piece.tint = state.tone;
      ring.tint = state.ring;
      cage.tint = state.cage;
      table
        .clear()
        .roundRect(-10, height + 26, 20, 164 - height - 22, 3)
        .fill(metal[2])
        .roundRect(-60, 162, 120, 12, 3)
        .fill(metal[1]);
    },
  };
}
