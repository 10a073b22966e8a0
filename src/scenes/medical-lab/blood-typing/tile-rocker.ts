/** The platform of a rocker with the two tiles on it; it tips about its middle. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { inset, split } from '../../kit/layout/layout';
import { downGradient, mix } from '../../kit/paint/shading';
import { createTypingTile, type TypingTile } from './typing-tile';

export interface TileRocker extends Part {
  readonly forward: TypingTile;
  readonly reverse: TypingTile;
  /** −1 to 1: tipped to the left or to the right. */
  tip(tilt: number): void;
}

/** Radians at which it is tipped most. */
const MOST = 0.022;
const MARGIN = 9;
const GAP = 9;

export function createTileRocker(
  context: StageContext,
  forwardLabels: readonly string[],
  reverseLabels: readonly string[],
): TileRocker {
  const { theme } = context;
  const root = new Container({ label: 'rocker' });
  const platform = new Container({ label: 'platform' });
  const mat = new Graphics();
  const forward = createTypingTile(context, forwardLabels);
  const reverse = createTypingTile(context, reverseLabels, forwardLabels.length);
  platform.addChild(mat, forward.root, reverse.root);
  root.addChild(platform);
  return {
    root,
    forward,
    reverse,
    lay(box: Box, type) {
      const { x, y, width, height } = box;
      platform.pivot.set(x + width / 2, y + height / 2);
      platform.position.set(x + width / 2, y + height / 2);
      mat
        .clear()
        .roundRect(x, y + 6, width, height - 6, 16)
        .fill(mix(theme.housingShade, 0x000000, 0.42))
        .roundRect(x, y, width, height - 8, 16)
        .fill(
          downGradient([
            [0, mix(theme.housing, 0xffffff, 0.12)],
            [1, theme.housingShade],
          ]),
        )
        .roundRect(x + 0.7, y + 0.7, width - 1.4, height - 9.4, 15)
        .stroke({ width: 1.2, color: theme.housingEdge, alpha: 0.9 });
      const [upper, lower] = split(inset({ ...box, height: height - 8 }, MARGIN), 'y', 0.5, GAP);
      forward.lay(upper, type);
      reverse.lay(lower, type);
    },
    tip(tilt) {
      platform.rotation = tilt * MOST;
      forward.tip(tilt);
      reverse.tip(tilt);
    },
  };
}
