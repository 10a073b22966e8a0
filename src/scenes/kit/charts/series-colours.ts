/**
 * Colours of curves, bars and marks: the set of Okabe and Ito (2008), which eyes without red or green tell apart too, made lighter
 * for dark grounds and darker for light ones. Each has a contrast of 4.5 at least against the grounds of its kind, so that it may
 * colour texts as well.
 */
import type { StageTheme } from '../theme';
import { mix } from '../paint/shading';
import { luminance } from '../paint/luminance';

const NAMES = ['orange', 'sky', 'green', 'yellow', 'blue', 'red', 'purple'] as const;
export type SeriesName = (typeof NAMES)[number];

/** A series of the set; `main`, the ink of the ground; `bright`, white on dark grounds, black on light ones; or a colour of matter. */
export type SeriesColour = SeriesName | 'main' | 'bright' | number;

/** What a chart is drawn on. `screen`: of an instrument, in the theme's colours; `none`: the stage itself. */
export type Ground = 'screen' | 'paper' | 'none';

export interface GroundColours {
  readonly ground: number;
  readonly ink: number;
  readonly bright: number;
  readonly grid: number;
  readonly series: Readonly<Record<SeriesName, number>>;
}

export const ON_DARK: GroundColours['series'] = {
  orange: 0xf0a92e,
  sky: 0x56b4e9,
  green: 0x3fd0a5,
  yellow: 0xf0e442,
  blue: 0x7ba4ff,
  red: 0xff8459,
  purple: 0xe79cc9,
};

export const ON_LIGHT: GroundColours['series'] = {
  orange: 0x8f5200,
  sky: 0x0c6698,
  green: 0x006b52,
  yellow: 0x6a5e00,
  blue: 0x2b4fc4,
  red: 0xab3408,
  purple: 0x913872,
};

/** Above this luminance black stands out more than white. */
const LIGHT_FROM = 0.179;

export function groundColours(theme: StageTheme, ground: Ground): GroundColours {
  const [back, ink, grid] =
    ground === 'screen'
      ? [theme.screen, theme.screenGlow, theme.screenDim]
      : ground === 'paper'
        ? [theme.paper, theme.paperInk, mix(theme.paper, theme.paperInk, 0.16)]
        : [theme.backdropTop, theme.ink, mix(theme.backdropTop, theme.ink, 0.2)];
  const light = luminance(back) > LIGHT_FROM;
  return { ground: back, ink, grid, bright: light ? 0x000000 : 0xffffff, series: light ? ON_LIGHT : ON_DARK };
}

export function colourOf(colours: GroundColours, colour: SeriesColour): number {
  if (typeof colour === 'number') return colour;
  if (colour === 'main') return colours.ink;
  return colour === 'bright' ? colours.bright : colours.series[colour];
}
