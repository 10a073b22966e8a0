/** A ripple tank seen from above: metal frame, sloping foam beaches, water lit by a lamp. */
import { Container, type FillGradient, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createFieldTexture, type FieldLook } from '../../kit/paint/field-texture';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface RippleTank {
  readonly root: Container;
  /** Draws the water's heights (or anything else given on the same cells). */
  draw(values: Float32Array, columns: number, rows: number, look: FieldLook): void;
}

/** Width of beach and frame around the water, stage units. */
export const TANK_BORDER = 16;

/** Of the frame; the beach is within. */
const RIM = 7;

function drawShadow(theme: StageTheme, width: number, height: number): Graphics {
  // Only what shows is filled: large areas under the water would cost as much as the water itself.
  const shadow = new Graphics();
  for (let n = 0; n < 6; n++) {
    const out = TANK_BORDER + 1 + 1.6 * n;
    shadow
      .roundRect(-out + 5, -out + 7, width + 2 * out - 3, height + 2 * out - 3, 10 + 1.6 * n)
      .stroke({ width: 5, color: theme.shadow, alpha: theme.shadowAlpha * (0.3 - 0.045 * n) });
  }
  return shadow;
}

function createFrame(theme: StageTheme, width: number, height: number): Container {
  const [b, m] = [TANK_BORDER, RIM];
  const side = (points: number[], fill: FillGradient): Graphics => new Graphics().poly(points).fill(fill);
  const frame = new Container({ label: 'frame' });
  const [w, h] = [width + b, height + b];
  const light = [theme.metal[0], mix(theme.metal[0], theme.metal[1], 0.5), theme.metal[1]] as const;
  const dull = [theme.metal[1], mix(theme.metal[1], theme.metal[2], 0.6), theme.metal[2]] as const;
  const three = ([a, c, d]: readonly [number, number, number]) =>
    [
      [0, a],
      [0.4, c],
      [1, d],
    ] as const;
  frame.addChild(
    side([-b, -b, w, -b, w - m, -b + m, -b + m, -b + m], downGradient(three(light))),
    side([-b, -b, -b + m, -b + m, -b + m, h - m, -b, h], acrossGradient(three(light))),
    side([-b, h, -b + m, h - m, w - m, h - m, w, h], downGradient(three(dull))),
    side([w, -b, w, h, w - m, h - m, w - m, -b + m], acrossGradient(three(dull))),
    new Graphics()
      .roundRect(-b + 0.5, -b + 0.5, width + 2 * b - 1, height + 2 * b - 1, 3)
      .stroke({ width: 1.2, color: theme.metal[0], alpha: 0.7 }),
  );
  return frame;
}

function drawBeaches(theme: StageTheme, width: number, height: number): Graphics {
  const dark = theme.name === 'dark';
  const foam = dark ? 0x24323d : 0x8fa1ad;
  const lit = mix(foam, 0xffffff, dark ? 0.2 : 0.4);
  const wet = mix(foam, theme.water, 0.35);
  const f = TANK_BORDER - RIM;
  return new Graphics()
    .poly([-f, -f, width + f, -f, width, 0, 0, 0])
    .fill(
      downGradient([
        [0, foam],
        [1, mix(wet, 0x000000, 0.3)],
      ]),
    )
    .poly([-f, -f, 0, 0, 0, height, -f, height + f])
    .fill(
      acrossGradient([
        [0, foam],
        [1, mix(wet, 0x000000, 0.25)],
      ]),
    )
    .poly([-f, height + f, width + f, height + f, width, height, 0, height])
    .fill(
      downGradient([
        [0, wet],
        [1, lit],
      ]),
    )
    .poly([width + f, -f, width, 0, width, height, width + f, height + f])
    .fill(
      acrossGradient([
        [0, wet],
        [1, lit],
      ]),
    );
}

/** Origin at the upper left of the water. */
export function createRippleTank(context: StageContext, width: number, height: number): RippleTank {
  const { theme } = context;
  const root = new Container({ label: 'ripple tank' });
  const field = createFieldTexture(context, width, height);
  // The wall's shadow lies on the water along the two sides next to the lamp.
  const shade = new Graphics()
    .rect(0, 0, width, 14)
    .fill(
      downGradient([
        [0, 0x04121c, 0.34],
        [1, 0x04121c, 0],
      ]),
    )
    .rect(0, 0, 14, height)
    .fill(
      acrossGradient([
        [0, 0x04121c, 0.28],
        [1, 0x04121c, 0],
      ]),
    );
  root.addChild(drawShadow(theme, width, height), createFrame(theme, width, height));
  root.addChild(drawBeaches(theme, width, height), field.root, shade);
  return { root, draw: (values, columns, rows, look) => field.draw(values, columns, rows, look) };
}
