/** The drop under a lens on black paper: smear, liquid, and the bubbles that begin, grow, meet and burst in it. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { BUBBLE_STRIDE, SITES } from '../../../../engine/medical-microbiology/froth';
import type { StageContext } from '../../contract';
import { mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface DropLens {
  /** Origin at the middle of the glass. */
  readonly root: Container;
  /** `drops`: how many lie there; `fallen`: 0 to 1 while one spreads. */
  set(grown: boolean, drops: number, fallen: number, bubbles: Float32Array, count: number): void;
}

export const LENS_RADIUS = 138;
/** Units of a millimetre, and the radius of one, two and three drops. */
const PER_MM = 23;
const DROP_RADII = [0, 92, 110, 122] as const;
const BUBBLE = 10;
const PAPER = 0x12151a;
const SMEAR = 0xe9dfc3;

function drawGround(theme: StageTheme): Graphics {
  const metal = theme.metal;
  return new Graphics()
    .circle(5, 8, LENS_RADIUS + 12)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .circle(0, 0, LENS_RADIUS + 9)
    .fill(mix(metal[1], metal[2], 0.5))
    .circle(-1.5, -1.5, LENS_RADIUS + 6)
    .fill(metal[0])
    .circle(0, 0, LENS_RADIUS + 3)
    .fill(metal[2])
    .circle(0, 0, LENS_RADIUS)
    .fill(PAPER);
}

/** It runs across below the drop. */
function drawSlide(): Graphics {
  const half = LENS_RADIUS * 0.8;
  const chord = Math.sqrt(LENS_RADIUS ** 2 - half ** 2);
  const angle = Math.asin(half / LENS_RADIUS);
  return new Graphics()
    .moveTo(-chord, -half)
    .lineTo(chord, -half)
    .arc(0, 0, LENS_RADIUS, -angle, angle)
    .lineTo(-chord, half)
    .arc(0, 0, LENS_RADIUS, Math.PI - angle, Math.PI + angle)
    .closePath()
    .fill({ color: 0x9fc3dd, alpha: 0.13 })
    .moveTo(-chord, -half)
    .lineTo(chord, -half)
    .stroke({ width: 2, color: 0xdcecf8, alpha: 0.55 })
    .moveTo(-chord, half)
    .lineTo(chord, half)
    .stroke({ width: 1.5, color: 0xdcecf8, alpha: 0.3 });
}

function drawSmear(): Graphics {
  const smear = new Graphics({ label: 'smear' });
  // A stick spreads a film with ridges; where it turned they lie thicker.
  smear.moveTo(74, 0);
  for (let n = 1; n <= 48; n++) {
    const turn = (n / 48) * 2 * Math.PI;
    const away = 1 + 0.05 * Math.sin(5 * turn) + 0.04 * Math.sin(11 * turn + 1);
    smear.lineTo(74 * away * Math.cos(turn), 50 * away * Math.sin(turn));
  }
  smear.closePath().fill({ color: SMEAR, alpha: 0.5 });
  for (let ridge = 0; ridge < 7; ridge++) {
    const y = (ridge - 3) * 12;
    const reach = 60 * (1 - 0.07 * (ridge - 3) ** 2);
    smear
      .moveTo(-reach, y + 4 * (ridge % 2))
      .quadraticCurveTo(0, y - 6 + 4 * (ridge % 3), reach, y)
      .stroke({ width: 5, color: 0xf6efdb, alpha: 0.34, cap: 'round' });
  }
  return smear;
}

function drawLiquid(): Graphics {
  return new Graphics()
    .circle(0, 0, 100)
    .fill(
      roundGradient([
        [0, 0xbfe0f4, 0.1],
        [0.78, 0xbfe0f4, 0.16],
        [0.95, 0xe6f5ff, 0.5],
        [1, 0xe6f5ff, 0.14],
      ]),
    )
    .circle(0, 0, 99)
    .stroke({ width: 1.6, color: 0xe6f5ff, alpha: 0.65 })
    .ellipse(-42, -48, 24, 11)
    .fill({ color: 0xffffff, alpha: 0.4 });
}

function bubbleShape(): GraphicsContext {
  return new GraphicsContext()
    .circle(0, 0, BUBBLE)
    .fill({ color: 0xe9f3f8, alpha: 0.34 })
    .circle(0, 0, BUBBLE - 0.6)
    .stroke({ width: 1.5, color: 0xffffff, alpha: 0.9 })
    .arc(0, 0, BUBBLE * 0.66, 0.3, 1.5)
    .stroke({ width: 1.3, color: 0xffffff, alpha: 0.5, cap: 'round' })
    .circle(-BUBBLE * 0.36, -BUBBLE * 0.4, BUBBLE * 0.22)
    .fill({ color: 0xffffff, alpha: 0.95 });
}

export function createDropLens({ theme }: StageContext): DropLens {
  const root = new Container({ label: 'drop under the lens' });
  const ground = drawGround(theme);
  const slide = drawSlide();
  const smear = drawSmear();
  const drop = new Container({ label: 'drop' });
  drop.addChild(drawLiquid());
  const shape = bubbleShape();
  root.once('destroyed', () => shape.destroy());
  const bubbles = Array.from({ length: SITES }, () => new Graphics({ context: shape, visible: false }));
  const gleam = new Graphics()
    .arc(0, 0, LENS_RADIUS - 13, 3.5, 4.3)
    .stroke({ width: 7, color: 0xffffff, alpha: 0.2, cap: 'round' })
    .moveTo((LENS_RADIUS - 13) * Math.cos(4.5), (LENS_RADIUS - 13) * Math.sin(4.5))
    .arc(0, 0, LENS_RADIUS - 13, 4.5, 4.62)
    .stroke({ width: 7, color: 0xffffff, alpha: 0.2, cap: 'round' });
  root.addChild(ground, slide, smear, drop, ...bubbles, gleam);
  return {
    root,
    set(grown, drops, fallen, places, count) {
      smear.visible = grown;
      drop.visible = drops > 0;
      const before = DROP_RADII[drops - 1] ?? 0;
      const radius = before + ((DROP_RADII[drops] ?? 0) - before) * fallen;
      drop.scale.set(radius / 100);
      for (const [n, bubble] of bubbles.entries()) {
        bubble.visible = n < count;
        if (!bubble.visible) continue;
        const at = n * BUBBLE_STRIDE;
        bubble.position.set((places[at] ?? 0) * radius, (places[at + 1] ?? 0) * radius);
        bubble.scale.set(((places[at + 2] ?? 0) * PER_MM) / BUBBLE);
      }
    },
  };
}
