/** Light for every part: one lamp, upper left. Gradients, contact shadows, colour arithmetic. */
import { Container, FillGradient, Graphics } from 'pixi.js';
import { asPanel } from '../stage-marks';
import type { StageTheme } from '../theme';

/** Colour stops from 0 to 1: [offset, 0xrrggbb, alpha]. */
export type Stops = readonly (readonly [offset: number, colour: number, alpha?: number])[];

/** 0xrrggbb as CSS writes it. */
export const cssColour = (colour: number, alpha = 1): string =>
  `rgba(${(colour >> 16) & 255}, ${(colour >> 8) & 255}, ${colour & 255}, ${alpha})`;

/** Each gradient is a texture of its own: the same light on many parts is made once. */
const made = new Map<string, FillGradient>();

function once(key: string, make: () => FillGradient): FillGradient {
  const known = made.get(key);
  if (known) return known;
  const gradient = make();
  made.set(key, gradient);
  return gradient;
}

const linear = (stops: Stops, end: { x: number; y: number }): FillGradient =>
  once(
    `linear ${end.x} ${end.y} ${stops.join(' ')}`,
    () =>
      new FillGradient({
        type: 'linear',
        start: { x: 0, y: 0 },
        end,
        textureSpace: 'local',
        colorStops: stops.map(([offset, colour, alpha]) => ({ offset, color: cssColour(colour, alpha) })),
      }),
  );

/** A gradient from the left edge of the filled shape to its right edge. */
export const acrossGradient = (stops: Stops): FillGradient => linear(stops, { x: 1, y: 0 });

/** A gradient from the top of the filled shape to its bottom. */
export const downGradient = (stops: Stops): FillGradient => linear(stops, { x: 0, y: 1 });

/** A gradient from the upper left corner of the filled shape, where the light comes from, to its lower right one. */
export const aslantGradient = (stops: Stops): FillGradient => linear(stops, { x: 1, y: 1 });

/**
 * A gradient from the middle of the filled shape outwards; `at` shifts its bright spot (0–1 of the shape). Pixi also fills
 * what lies outside the circle with the last stop: end with alpha 0 where that would show.
 */
export const roundGradient = (stops: Stops, at: { x: number; y: number } = { x: 0.5, y: 0.5 }): FillGradient =>
  once(
    `round ${at.x} ${at.y} ${stops.join(' ')}`,
    () =>
      new FillGradient({
        type: 'radial',
        center: at,
        innerRadius: 0,
        outerCenter: { x: 0.5, y: 0.5 },
        outerRadius: 0.5,
        textureSpace: 'local',
        colorStops: stops.map(([offset, colour, alpha]) => ({ offset, color: cssColour(colour, alpha) })),
      }),
  );

/** Metal seen across its form: bright on the light side, a dark core, a reflected rim. */
export const metalAcross = ({ metal }: StageTheme): FillGradient =>
  acrossGradient([
    [0, metal[1]],
    [0.25, metal[0]],
    [0.55, metal[1]],
    [0.88, metal[2]],
    [1, metal[1]],
  ]);

/** The same for a bar that lies: light from above. */
export const metalDown = ({ metal }: StageTheme): FillGradient =>
  downGradient([
    [0, metal[1]],
    [0.25, metal[0]],
    [0.55, metal[1]],
    [0.9, metal[2]],
    [1, metal[1]],
  ]);

/** Mixes two colours in sRGB: 0 gives `a`, 1 gives `b`. For tones of one material, never for chemistry. */
export function mix(a: number, b: number, t: number): number {
  const part = (shift: number): number => {
    const from = (a >> shift) & 255;
    const to = (b >> shift) & 255;
    return Math.round(from + (to - from) * t) << shift;
  };
  return part(16) | part(8) | part(0);
}

/**
 * A soft shadow under whatever stands at its origin, for things that move: dark at the foot and falling to the lower right.
 * What stands still has its shadow painted with the room.
 */
export function contactShadow(theme: StageTheme, width: number, height = width * 0.16): Container {
  const root = new Container({ label: 'contact shadow' });
  const ellipse = new Graphics()
    .ellipse(width * 0.14, height * 0.12, width * 0.6, height * 0.62)
    .fill(
      roundGradient([
        [0, theme.shadow, theme.shadowAlpha * 0.6],
        [0.55, theme.shadow, theme.shadowAlpha * 0.3],
        [1, theme.shadow, 0],
      ]),
    )
    .ellipse(0, 0, width / 2, height / 2)
    .fill(
      roundGradient([
        [0, theme.shadow, theme.shadowAlpha * 0.85],
        [0.55, theme.shadow, theme.shadowAlpha * 0.45],
        [1, theme.shadow, 0],
      ]),
    );
  root.addChild(ellipse);
  return root;
}

/** A rounded housing of an instrument: lit face, shaded foot, bright upper edge. Origin at its top left. */
export function housing(theme: StageTheme, width: number, height: number, radius = 10): Graphics {
  const face = new Graphics({ label: 'housing' })
    .roundRect(0, 0, width, height, radius)
    .fill(
      downGradient([
        [0, mix(theme.housing, theme.glassShine, theme.name === 'dark' ? 0.06 : 0.5)],
        [0.12, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(0.5, 0.5, width - 1, height - 1, radius)
    .stroke({ width: 1, color: theme.housingEdge, alpha: 0.8 });
  return asPanel(face, { x: 0, y: 0, width, height });
}

/** An inset screen: the upper edge shades its pane. Origin at its top left. */
export function screen(theme: StageTheme, width: number, height: number, radius = 5): Graphics {
  const dark = theme.name === 'dark';
  const face = new Graphics({ label: 'screen' })
    .roundRect(-2, -2, width + 4, height + 4, radius + 2)
    .fill({ color: 0x000000, alpha: dark ? 0.35 : 0.5 })
    .roundRect(0, 0, width, height, radius)
    .fill(
      downGradient([
        [0, mix(theme.screen, 0x000000, dark ? 0.45 : 0.14)],
        [0.2, theme.screen],
        [1, mix(theme.screen, dark ? theme.screenGlow : 0xffffff, dark ? 0.06 : 0.35)],
      ]),
    );
  return asPanel(face, { x: 0, y: 0, width, height });
}
