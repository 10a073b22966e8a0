/** A soft plastic bottle for a stain: cap, nozzle, label. It is tipped over the slide. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createPaperLabel } from '../glassware/paper-label';
import { type VesselPart, vesselPart } from '../glassware/vessel-part';
import { liquidColour } from '../paint/liquid-colour';
import { acrossGradient, contactShadow } from '../paint/shading';

export interface StainBottle extends VesselPart {
  /** Tip of the nozzle above the foot. */
  readonly nozzle: number;
  /** `contents`: white light after them, 0xrrggbb. */
  set(label: string, contents: number): void;
  /** In the air it has no shadow on the board. */
  lift(up: boolean): void;
}

const WIDTH = 76;
const BODY = 92;
const NECK = 104;
const NOZZLE = 136;
/** Room beside the bottle in a row. */
const SIZE = { width: 92, height: NOZZLE + 4 } as const;

export function createStainBottle(context: StageContext): StainBottle {
  const { theme } = context;
  const half = WIDTH / 2;
  const outline = (inset: number): Graphics =>
    new Graphics()
      .moveTo(-half + inset + 7, -inset)
      .lineTo(half - inset - 7, -inset)
      .quadraticCurveTo(half - inset, -inset, half - inset, -9)
      .lineTo(half - inset, -BODY + 22)
      .quadraticCurveTo(half - inset, -BODY, 15, -NECK)
      .lineTo(-15, -NECK)
      .quadraticCurveTo(-half + inset, -BODY, -half + inset, -BODY + 22)
      .lineTo(-half + inset, -9)
      .quadraticCurveTo(-half + inset, -inset, -half + inset + 7, -inset)
      .closePath();
  const contents = outline(2).fill(
    acrossGradient([
      [0, 0x8e8e8e],
      [0.16, 0xd8d8d8],
      [0.34, 0xffffff],
      [0.7, 0xdedede],
      [1, 0x808080],
    ]),
  );
  const plastic = outline(0)
    .fill(
      acrossGradient([
        [0, theme.glassShine, 0.1],
        [0.2, theme.glassShine, 0.3],
        [0.5, theme.glassShine, 0.1],
        [1, theme.shadow, 0.2],
      ]),
    )
    .roundRect(-half + 8, -BODY + 26, 4, BODY - 40, 2)
    .fill({ color: theme.glassShine, alpha: 0.45 });
  const cap = new Graphics()
    .roundRect(-17, -NECK - 13, 34, 16, 3)
    .fill(
      acrossGradient([
        [0, 0xb6bfc9],
        [0.3, 0xf7f9fb],
        [1, 0x8994a1],
      ]),
    )
    .moveTo(-7, -NECK - 13)
    .lineTo(-2.6, -NOZZLE)
    .lineTo(2.6, -NOZZLE)
    .lineTo(7, -NECK - 13)
    .closePath()
    .fill(
      acrossGradient([
        [0, 0xb6bfc9],
        [0.3, 0xf7f9fb],
        [1, 0x8994a1],
      ]),
    );
  const label = createPaperLabel(context, { width: WIDTH - 4, height: 40, size: 14 });
  label.root.y = -38;
  const root = new Container({ label: 'stain bottle' });
  const shadow = contactShadow(theme, WIDTH * 1.3, 13);
  root.addChild(shadow, contents, plastic, cap, label.root);
  let look = -1;
  return {
    ...vesselPart(root, SIZE, (scale, type) => label.fit(scale, type)),
    nozzle: NOZZLE,
    lift(up) {
      shadow.visible = !up;
    },
    set(name, colour) {
      label.set(name);
      if (colour === look) return;
      look = colour;
      const { body } = liquidColour(theme, colour);
      contents.tint = body.tint;
      contents.alpha = Math.max(0.72, body.alpha);
    },
  };
}
