/** The tube that leads the gas from the cylinder over into the burette. */
import { Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import type { StageTheme } from '../../kit/theme';

/** Where it begins and ends, and where it goes over the burette's rim. */
export interface TubeWay {
  readonly from: Point;
  readonly rim: Point;
  readonly end: Point;
}

export function drawDeliveryTube(tube: Graphics, { from, rim, end }: TubeWay, theme: StageTheme): void {
  const over = from.y - 34;
  const path = (): Graphics =>
    tube
      .moveTo(from.x, from.y + 26)
      .lineTo(from.x, over + 18)
      .quadraticCurveTo(from.x, over, from.x + 18, over)
      .lineTo(rim.x - 60, over)
      .quadraticCurveTo(rim.x - 8, over, rim.x - 4, over + 60)
      .lineTo(rim.x - 2, end.y - 6)
      .quadraticCurveTo(rim.x, end.y + 8, rim.x + 16, end.y + 7)
      .lineTo(end.x - 8, end.y + 7)
      .quadraticCurveTo(end.x, end.y + 6, end.x, end.y - 6);
  tube.clear();
  path().stroke({ width: 7, color: theme.glassEdge, alpha: 0.75, cap: 'round', join: 'round' });
  path().stroke({ width: 4.4, color: theme.glassBody, alpha: 0.9, cap: 'round', join: 'round' });
  path().stroke({ width: 1.2, color: theme.glassShine, alpha: 0.7, cap: 'round', join: 'round' });
}
