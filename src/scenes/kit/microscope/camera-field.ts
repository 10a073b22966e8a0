/** What a camera on the microscope shows: a round field in its black surround, a bar for the scale, brackets about what is looked at. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { asPanel } from '../stage-marks';
import { createFieldPicture, type DrawLayer, type FieldLook } from './field-picture';

export interface CameraField extends Part {
  /** Middle and radius of the field, in units of the parent. */
  circle(): { readonly x: number; readonly y: number; readonly radius: number };
  /** False where a picture waits for its turn: ask again. */
  draw(look: FieldLook, now: number): boolean;
  /** Brackets about the middle, so far from it, µm; null: none. */
  bracket(reach: number | null): void;
}

export interface CameraFieldOptions {
  readonly draw: DrawLayer;
  /** Across the field: a multiple of 16. */
  readonly pixels: number;
  /** Diameter of the field and length of the bar, µm. */
  readonly diameter: number;
  readonly bar: number;
}

const SURROUND = 0x020304;
const EDGE = 9;
const BRACKET = 0x0b6b62;

export function createCameraField(context: StageContext, options: CameraFieldOptions): CameraField {
  const { theme } = context;
  const { diameter, bar } = options;
  const root = new Container({ label: 'field of view' });
  const plate = new Graphics({ label: 'surround' });
  const picture = createFieldPicture(options.pixels, options.draw);
  const brackets = new Graphics({ label: 'brackets' });
  const scale = new Graphics({ label: 'bar' });
  const words = context.text({ text: `${bar} µm`, size: 12, colour: 0xffffff, anchor: [0.5, 0.5] });
  root.addChild(plate, picture.root, brackets, scale, words);
  let circle = { x: 0, y: 0, radius: 1 };
  let reached: number | null = null;
  const unit = (): number => (2 * circle.radius) / diameter;

  function drawBrackets(): void {
    brackets.clear();
    if (reached === null) return;
    const half = reached * unit();
    const arm = half * 0.42;
    for (const [across, down] of [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      const [x, y] = [circle.x + across * half, circle.y + down * half];
      brackets
        .moveTo(x - across * arm, y)
        .lineTo(x, y)
        .lineTo(x, y - down * arm);
    }
    brackets.stroke({ width: 2.6, color: BRACKET, cap: 'round', join: 'round' });
  }

  return {
    root,
    circle: () => circle,
    lay({ x, y, width, height }: Box, { small }: TypeSizes) {
      const radius = Math.min(width, height) / 2 - EDGE - 1;
      circle = { x: x + width / 2, y: y + height / 2, radius };
      const half = radius + EDGE;
      plate
        .clear()
        .roundRect(circle.x - half + 2, circle.y - half + 4, 2 * half, 2 * half, 22)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
        .roundRect(circle.x - half, circle.y - half, 2 * half, 2 * half, 22)
        .fill(SURROUND)
        .roundRect(circle.x - half + 0.5, circle.y - half + 0.5, 2 * half - 1, 2 * half - 1, 21.5)
        .stroke({ width: 1.2, color: theme.housingEdge });
      asPanel(plate, { x: circle.x - half, y: circle.y - half, width: 2 * half, height: 2 * half });
      picture.root.position.set(circle.x, circle.y);
      picture.lay(radius);
      words.style.fontSize = small;
      const long = bar * unit();
      const wide = Math.max(long, words.width) + 14;
      const high = small * 1.3 + 10;
      const top = circle.y + radius - high - 4;
      scale
        .clear()
        .roundRect(circle.x - wide / 2, top, wide, high, 6)
        .fill({ color: SURROUND, alpha: 0.84 })
        .rect(circle.x - long / 2, top + high - 7, long, 3)
        .fill(0xffffff);
      words.position.set(circle.x, top + 2 + small * 0.65);
      drawBrackets();
    },
    draw: (look, now) => picture.show(look, now) === 'shown',
    bracket(reach) {
      if (reach === reached) return;
      reached = reach;
      drawBrackets();
    },
  };
}
