/** A ripple tank seen from above: metal frame, sloping foam beaches, water lit by a lamp. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createFieldTexture, type FieldLook } from './field-texture';
import { acrossGradient, downGradient, mix } from './shading';

export interface RippleTank {
  readonly root: Container;
  /** Draws the water's heights (or anything else given on the same cells). */
  draw(values: Float32Array, columns: number, rows: number, look: FieldLook): void;
}

/** Width of beach and frame around the water, stage units. */
export const TANK_BORDER = 16;

/** Origin at the upper left of the water. */
export function createRippleTank(context: StageContext, width: number, height: number): RippleTank {
  const { theme } = context;
  const root = new Container({ label: 'ripple tank' });
  const b = TANK_BORDER;
  const shadow = new Graphics();
  for (let n = 0; n < 6; n++) {
    shadow
      .roundRect(-b - 2 + 2 * n, -b + 2 + 2 * n, width + 2 * b + 6 - n, height + 2 * b + 6 - n, 12)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.14 });
  }
  const frame = new Graphics()
    .roundRect(-b, -b, width + 2 * b, height + 2 * b, 9)
    .fill(
      downGradient([
        [0, theme.metal[0]],
        [0.04, theme.metal[1]],
        [0.5, mix(theme.metal[1], theme.metal[2], 0.4)],
        [1, theme.metal[2]],
      ]),
    )
    .roundRect(-b + 0.75, -b + 0.75, width + 2 * b - 1.5, height + 2 * b - 1.5, 8.5)
    .stroke({ width: 1.2, color: theme.metal[0], alpha: 0.75 });
  const dark = theme.name === 'dark';
  const foam = dark ? 0x24323d : 0x8fa1ad;
  const lit = mix(foam, 0xffffff, dark ? 0.2 : 0.4);
  const wet = mix(foam, theme.water, 0.35);
  const f = 10;
  const beaches = new Graphics()
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
  root.addChild(shadow, frame, beaches, field.root, shade);
  return { root, draw: (values, columns, rows, look) => field.draw(values, columns, rows, look) };
}
