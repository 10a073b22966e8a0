/** The near side of a nucleus: nucleoplasm with chromatin, a double envelope to the left, and a pore through it. */
import { Container, DOMAdapter, Graphics, ImageSource, Sprite, Texture } from 'pixi.js';
import type { StageContext } from '../../contract';
import { cellPalette } from './cell-palette';
import type { Pen } from '../../kit/paint/painted';
import { cssColour, mix } from '../../kit/paint/shading';

const ACROSS = 860;
const DOWN = 620;
const THICK = 17;

/** Units of the stage for each pixel of what is within. */
const GRAIN = 2;

/** Chromatin far behind: a few soft coils, tone only. */
function paintChromatin(pen: Pen): void {
  pen.beginPath();
  for (let coil = 0; coil < 7; coil++) {
    const y = -250 + coil * 88;
    pen.moveTo(120 + 24 * coil, y);
    for (let k = 1; k <= 9; k++) {
      pen.quadraticCurveTo(
        120 + 24 * coil + (k - 0.5) * 90,
        y + (k % 2 ? -46 : 46) + 6 * coil,
        120 + 24 * coil + k * 90,
        y + 4 * k,
      );
    }
  }
  pen.stroke();
}

/** What is within the envelope, as a picture: a gradient and long strokes over all of the stage are dear in each frame. */
function createPlasm({ theme }: StageContext): Sprite {
  const [lit, shade] = cellPalette(theme).nucleus;
  const canvas = DOMAdapter.get().createCanvas((2 * ACROSS) / GRAIN, (2 * DOWN) / GRAIN);
  const pen = canvas.getContext('2d') as Pen | null;
  if (pen) {
    pen.scale(canvas.width, canvas.height);
    const soft = pen.createRadialGradient(0.3, 0.42, 0, 0.5, 0.5, 0.5);
    soft.addColorStop(0, cssColour(mix(lit, 0xffffff, 0.05)));
    soft.addColorStop(0.5, cssColour(lit));
    soft.addColorStop(1, cssColour(shade));
    pen.fillStyle = soft;
    pen.ellipse(0.5, 0.5, 0.5, 0.5, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.setTransform(1 / GRAIN, 0, 0, 1 / GRAIN, 0, DOWN / GRAIN);
    pen.lineWidth = 12;
    pen.strokeStyle = cssColour(mix(lit, shade, 0.75), theme.name === 'dark' ? 0.4 : 0.28);
    paintChromatin(pen);
  }
  const sprite = new Sprite(new Texture({ source: new ImageSource({ resource: canvas, scaleMode: 'linear' }) }));
  sprite.position.set(0, -DOWN);
  sprite.scale.set(GRAIN);
  sprite.once('destroyed', () => sprite.texture.destroy(true));
  return sprite;
}

/** Origin at the pore; the nucleus lies to the right. */
export function createNucleus(context: StageContext): Container {
  const { theme } = context;
  const palette = cellPalette(theme);
  const [lit, shade] = palette.nucleus;
  const [outer, inner] = palette.membrane;
  const root = new Container({ label: 'nucleus' });
  const glow = new Graphics();
  for (const [grow, alpha] of [
    [34, 0.05],
    [22, 0.07],
    [11, 0.09],
  ] as const) {
    // A ring: what lies below the nucleoplasm would only cost.
    glow
      .ellipse(ACROSS, 0, ACROSS + grow / 2, DOWN + grow / 2)
      .stroke({ width: grow, color: theme.shadow, alpha: alpha * (theme.name === 'dark' ? 2 : 0.8) });
  }
  const plasm = createPlasm(context);
  const envelope = new Graphics()
    .ellipse(ACROSS, 0, ACROSS + THICK / 2, DOWN + THICK / 2)
    .stroke({ width: THICK, color: mix(outer, inner, 0.6), alpha: 0.55 })
    .ellipse(ACROSS, 0, ACROSS + THICK, DOWN + THICK)
    .stroke({ width: 4.5, color: outer, alpha: 0.95 })
    .ellipse(ACROSS, 0, ACROSS, DOWN)
    .stroke({ width: 4.5, color: inner, alpha: 0.95 });
  const pores = new Container();
  // Pores seen along the curve: the one at the origin carries the message.
  for (const angle of [0, -0.32, 0.32, -0.62]) {
    const pore = new Graphics();
    pore.position.set(ACROSS - (ACROSS + THICK / 2) * Math.cos(angle), (DOWN + THICK / 2) * Math.sin(angle));
    pore.rotation = -Math.atan2(ACROSS * Math.sin(angle), DOWN * Math.cos(angle));
    const half = angle === 0 ? 30 : 17;
    pore.rect(-THICK / 2 - 3, -half, THICK + 6, 2 * half).fill(mix(lit, palette.cytoplasm[1], 0.55));
    for (const end of [-half, half]) {
      for (const [x, tone] of [
        [-THICK / 2 - 2, mix(outer, palette.pore, 0.4)],
        [THICK / 2 + 2, mix(inner, palette.pore, 0.2)],
      ] as const) {
        // Tones instead of gradients: each gradient is a texture to bind in every frame.
        pore
          .ellipse(x, end, 8, 7)
          .fill(mix(tone, shade, 0.35))
          .ellipse(x - 0.9, end - 1, 6.6, 5.6)
          .fill(tone)
          .ellipse(x - 2.4, end - 2.4, 2.6, 2)
          .fill(mix(tone, 0xffffff, 0.5));
      }
    }
    pores.addChild(pore);
  }
  root.addChild(glow, plasm, envelope, pores);
  return root;
}
