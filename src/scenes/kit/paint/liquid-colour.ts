/**
 * The one source of a liquid's looks: body, surface, what a lens shows and the light that falls through it on the bench all
 * come from the colour that white light has after it, as the model computes it (absorption), never from a name.
 */
import type { StageTheme } from '../theme';
import { mix } from './shading';

/** A colour and how much it covers, for white shapes that are tinted. */
export interface Look {
  readonly tint: number;
  readonly alpha: number;
}

export interface LiquidColour {
  /** The liquid seen from the side. */
  readonly body: Look;
  /** Its surface, seen from above: less depth, more sky. */
  readonly surface: Look;
  /** The same liquid in a lens or magnifier: as its body, never as clear water. */
  readonly lens: Look;
  /** Light that came through it and lies on the bench. */
  readonly cast: Look;
}

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const encoded = (value: number): number =>
  Math.round(255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));

/**
 * White light (0xrrggbb, sRGB) after another path through the same liquid: `paths` is the ratio of the paths. Beer and
 * Lambert: in linear light each channel's transmittance is raised to that power; exact where a channel is narrow beside the band.
 */
export function throughDepth(transmitted: number, paths: number): number {
  const channel = (shift: number): number =>
    encoded(linear((transmitted >> shift) & 255) ** Math.max(0, paths)) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** How much of white light is missing: 0 for clear water to 1 for a dense dye. */
function density(transmitted: number): number {
  const least = Math.min((transmitted >> 16) & 255, (transmitted >> 8) & 255, transmitted & 255) / 255;
  return Math.min(1, (1 - least) * 3);
}

/**
 * `transmitted`: white light after the liquid, 0xrrggbb. `paths`: how many times the path that it was computed for this vessel
 * is wide; default 1.
 */
export function liquidColour(theme: StageTheme, transmitted: number, paths = 1): LiquidColour {
  const light = paths === 1 ? transmitted : throughDepth(transmitted, paths);
  const dyed = density(light);
  const clear = theme.name === 'dark' ? 0.34 : 0.42;
  const tint = mix(mix(theme.water, 0xffffff, 0.35), light, 0.25 + 0.75 * dyed);
  const alpha = clear + (0.9 - clear) * dyed;
  return {
    body: { tint, alpha },
    surface: { tint: mix(tint, 0xffffff, 0.28), alpha: 0.25 + 0.6 * alpha },
    lens: { tint: mix(theme.water, light, dyed), alpha: 0.6 + 0.32 * dyed },
    cast: { tint: mix(0xffffff, light, dyed), alpha: (theme.name === 'dark' ? 0.16 : 0.3) + 0.3 * dyed },
  };
}
