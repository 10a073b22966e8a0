/** What a camera on the microscope shows: a round field in its black surround, a bar for the scale, brackets about what is looked at. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createFieldPicture, type DrawLayer, type FieldLook } from './field-picture';
import { drawSurround, type FieldCircle, SURROUND } from './surround';

export interface CameraField extends Part {
  /** Middle and radius of the field, in units of the parent. */
  circle(): FieldCircle;
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
  let circle: FieldCircle = { x: 0, y: 0, radius: 1 };
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
    lay(box: Box, { small }: TypeSizes) {
      circle = drawSurround(plate, box, theme);
      const { radius } = circle;
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
