/** How glass tubes with a scale are painted: their wall, the water in them, and its meniscus. */
import type { FillGradient, Graphics } from 'pixi.js';
import type { StageTheme } from '../theme';
import { acrossGradient, mix } from '../paint/shading';

/** The wall of a tube seen from the side. */
export const tubeWall = (theme: StageTheme): FillGradient =>
  acrossGradient([
    [0, theme.glassEdge, theme.glassAlpha * 3],
    [0.16, theme.glassBody, theme.glassAlpha * 1.2],
    [0.5, theme.glassBody, theme.glassAlpha * 0.5],
    [0.84, theme.glassBody, theme.glassAlpha * 1.4],
    [1, theme.glassEdge, theme.glassAlpha * 2.6],
  ]);

/** Alpha of shapes that are filled with `tubeWater`. */
export const TUBE_WATER_ALPHA = 0.62;

export const tubeWater = (theme: StageTheme): FillGradient =>
  acrossGradient([
    [0, mix(theme.water, 0x000000, 0.28)],
    [0.25, mix(theme.water, 0xffffff, 0.35)],
    [0.55, theme.water],
    [1, mix(theme.water, 0x000000, 0.3)],
  ]);

/** The curved surface in a bore of half this width, sagging by so much about y = 0. */
export const drawMeniscus = (pen: Graphics, theme: StageTheme, bore: number, sag: number): Graphics =>
  pen
    .moveTo(-bore, -sag)
    .quadraticCurveTo(0, sag, bore, -sag)
    .lineTo(bore, 1)
    .lineTo(-bore, 1)
    .closePath()
    .fill({ color: mix(theme.water, 0x000000, 0.12), alpha: 0.75 })
    .moveTo(-bore, -sag)
    .quadraticCurveTo(0, sag, bore, -sag)
    .stroke({ width: 1.4, color: mix(theme.water, 0xffffff, 0.65) });
