/** The sun over the planet: dragged up and down it shines more and less. */
import { Graphics } from 'pixi.js';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { createTag, type Tag } from './tag';

/** Stage units of a drag over the whole range of the solar constant. */
const SUN_TRAVEL = 260;

export interface Sun {
  readonly disc: Graphics;
  readonly tag: Tag;
  /** `head`: height of the sky above the layers. */
  lay(box: Box, head: number, type: TypeSizes): void;
}

export function createSun(context: SceneContext<'greenhouse_effect'>): Sun {
  const dark = context.theme.name === 'dark';
  const handle = context.inputHandle('solar_constant', {
    grip: 'y',
    drag: (point, start, value) => value + ((start.y - point.y) / SUN_TRAVEL) * 2900,
  });
  const disc = new Graphics();
  const tag = createTag(context, true);
  return {
    disc,
    tag,
    lay(box, head, type) {
      const radius = head * 0.3;
      const at = { x: box.x + radius * 1.25, y: box.y + radius * 1.1 };
      disc
        .clear()
        .circle(at.x, at.y, radius * 1.9)
        .fill(
          roundGradient([
            [0, 0xffd34d, dark ? 0.6 : 0.85],
            [1, 0xffd34d, 0],
          ]),
        )
        .circle(at.x, at.y, radius)
        .fill(
          roundGradient([
            [0, 0xfffbe0],
            [0.6, 0xffd94f],
            [1, 0xf5a623],
          ]),
        );
      handle.place(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
      tag.size(type);
      tag.at(box.x + type.small * 4.6, box.y + head - type.small * 1.1);
    },
  };
}
