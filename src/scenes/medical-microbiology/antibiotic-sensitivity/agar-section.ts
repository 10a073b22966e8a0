/** A cut through disc and agar: how far the drug has spread, on a logarithmic scale of colour, and the lawn that grows on top. */
import { Container, Graphics } from 'pixi.js';
import { CELL, CELLS, DISC_RADIUS } from '../../../../engine/medical-microbiology/disc-diffusion';
import type { Box, InputHandleOptions, Part, StageContext, TypeSizes } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';
import { colourAt, inferno } from '../../kit/paint/colour-maps';
import { createPainted } from '../../kit/paint/painted';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface SeenSection {
  readonly depth: number;
  readonly profile: Float32Array;
  /** 0 to 1, and its colour. */
  readonly lawn: number;
  readonly tone: number;
  readonly zone: number;
  readonly words: string;
}

export interface AgarSection extends Part {
  /** Whether it has to be drawn once more. */
  draw(seen: SeenSection, now: number): boolean;
}

const PIXELS = 240;
/** Powers of ten of mg/L at the ends of the map. */
const LEAST = -3;
const MOST = 2.4;
const SHOWN_MM = 30;
const DEEPEST = 6;

/** Where the agar lies in the picture; units of a millimetre along it, and down. */
interface Slab {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly perMm: number;
  readonly deep: number;
}

function drawGlass(glass: Graphics, theme: StageTheme, { x, foot, width, deep }: Slab): void {
  glass
    .clear()
    .roundRect(x - 6, foot - DEEPEST * deep - 12, 6, DEEPEST * deep + 12, 2)
    .roundRect(x + width, foot - DEEPEST * deep - 12, 6, DEEPEST * deep + 12, 2)
    .roundRect(x - 6, foot, width + 12, 5, 2)
    .fill({ color: mix(theme.glassBody, 0xffffff, 0.3), alpha: 0.8 });
}

/** Left and right of the zone; `top`: of the agar. */
function drawLawn(
  lawn: Graphics,
  { x, width, perMm }: Slab,
  top: number,
  { density, tone, zone }: { readonly density: number; readonly tone: number; readonly zone: number },
): void {
  const middle = x + width / 2;
  const edge = Math.min(width / 2, (zone / 2) * perMm);
  const high = 1 + 5 * density;
  lawn.clear();
  if (density > 0.01)
    lawn
      .rect(x, top - high, width / 2 - edge, high)
      .rect(middle + edge, top - high, width / 2 - edge, high)
      .fill({ color: tone, alpha: Math.min(1, 0.3 + density) })
      .rect(x, top - high, width / 2 - edge, 1)
      .rect(middle + edge, top - high, width / 2 - edge, 1)
      .fill({ color: 0x3a3420, alpha: 0.6 * density });
}

function paintProfile(pen: CanvasRenderingContext2D, profile: Float32Array): void {
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    const away = Math.abs((pixel + 0.5) / PIXELS - 0.5) * 2 * SHOWN_MM;
    const c = profile[Math.min(CELLS - 1, Math.floor(away / CELL))] ?? 0;
    const level = c > 0 ? (Math.log10(c) - LEAST) / (MOST - LEAST) : 0;
    pen.fillStyle = cssColour(colourAt(inferno, Math.min(1, Math.max(0, level))));
    pen.fillRect(pixel, 0, 1, 1);
  }
}

export function createAgarSection(context: StageContext): AgarSection {
  const { theme } = context;
  const root = new Container({ label: 'cut through the agar' });
  const ground = new Graphics();
  const glass = new Graphics();
  const disc = new Graphics();
  const lawn = new Graphics();
  const picture = createPainted(PIXELS, 1);
  const caption = context.text({ text: 'Drug in the agar', size: 12, weight: '600', colour: theme.ink });
  const depth = context.text({ size: 12, colour: theme.ink, anchor: [1, 0] });
  root.addChild(ground, glass, picture.root, lawn, disc, caption, depth);
  let slab: Slab = { x: 0, foot: 0, width: 1, perMm: 1, deep: 1 };
  let drawn = '';
  const options: InputHandleOptions = {
    grip: 'y',
    drag: (point, start, value) => value - (point.y - start.y) / slab.deep,
  };
  const handle = context.inputHandle('agar_depth', options);
  let at = { x: 0, y: 0 };
  return {
    root,
    lay({ x, y, width, height }: Box, type: TypeSizes) {
      root.position.set(x, y);
      at = { x, y };
      for (const text of [caption, depth]) text.style.fontSize = type.small;
      asPanel(root, { x: 0, y: 0, width, height });
      ground
        .clear()
        .roundRect(0, 0, width, height, 10)
        .fill({ color: theme.housing, alpha: 0.95 })
        .stroke({ width: 1.5, color: theme.housingEdge });
      const head = type.small * 1.5 + 8;
      caption.position.set(10, 6);
      depth.position.set(width - 10, 6);
      const inside = width - 32;
      slab = {
        x: 16,
        foot: height - 14,
        width: inside,
        perMm: inside / (2 * SHOWN_MM),
        deep: Math.max(4, (height - head - 34) / DEEPEST),
      };
      drawn = '';
    },
    draw({ depth: mm, profile, lawn: density, tone, zone, words }, now) {
      depth.text = words;
      caption.visible = caption.width + depth.width + 34 < slab.width + 32;
      const { x, foot, width, perMm, deep } = slab;
      const top = foot - mm * deep;
      const middle = x + width / 2;
      const look = `${mm} ${x} ${foot} ${width} ${density.toFixed(2)} ${zone.toFixed(1)} ${tone}`;
      if (look !== drawn) {
        drawn = look;
        drawGlass(glass, theme, slab);
        picture.lay({ x, y: top, width, height: mm * deep });
        disc
          .clear()
          .roundRect(middle - DISC_RADIUS * perMm, top - 7, 2 * DISC_RADIUS * perMm, 7, 1.5)
          .fill(0xffffff)
          .stroke({ width: 1, color: 0x7c8794 });
        drawLawn(lawn, slab, top, { density, tone, zone });
        handle.place(at.x + middle - width / 2, at.y + top - 8, width * 0.3, 16);
      }
      const spread = (profile[0] ?? 0).toPrecision(3) + (profile[60] ?? 0).toPrecision(3) + String(mm);
      return picture.show(spread, now, (pen) => paintProfile(pen, profile)) === 'waits';
    },
  };
}
