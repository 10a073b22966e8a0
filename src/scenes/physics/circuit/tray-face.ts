/** The face of a tray of parts. */
import type { Graphics } from 'pixi.js';
import type { Box } from '../../contract';
import { mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export function paintTrayFace(face: Graphics, { x, y, width, height }: Box, theme: StageTheme, alpha: number): void {
  face
    .clear()
    .roundRect(x, y, width, height, 10)
    .fill({ color: mix(theme.housing, 0x000000, theme.name === 'dark' ? 0.25 : 0.02), alpha })
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
}
