/** What is seen through the eyepiece, with a bar that says how large it is. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createPainted, type Pen } from '../../kit/paint/painted';
import { asPanel } from '../../kit/stage-marks';

export interface CellView extends Part {
  /** `look`: what the picture depends on; `bar`: µm of the bar, in a field of so many. False: ask again. */
  show(look: string, now: number, paint: (pen: Pen, pixels: number) => void): boolean;
  measure(bar: number, field: number): void;
}

const PIXELS = 512;
const SURROUND = 0x020304;

export function createCellView(context: StageContext): CellView {
  const { theme } = context;
  const root = new Container({ label: 'eyepiece' });
  const plate = new Graphics();
  const picture = createPainted(PIXELS, PIXELS);
  const ring = new Graphics();
  const bar = new Graphics();
  const words = context.text({ size: 12, weight: '600', colour: 0xffffff, anchor: [0.5, 1] });
  root.addChild(plate, picture.root, ring, bar, words);
  let circle = { x: 0, y: 0, radius: 1 };
  let small = 12;
  let measured = { bar: 1, field: 10 };
  const placeBar = (): void => {
    const { x, y, radius } = circle;
    const length = (2 * radius * measured.bar) / measured.field;
    const at = y + radius * 0.86;
    words.text = `${measured.bar} µm`;
    words.style.fontSize = small;
    words.position.set(x, at - 5);
    const half = Math.max(length, words.width) / 2 + 8;
    asPanel(bar, { x: x - half, y: at - 8 - words.height, width: 2 * half, height: words.height + 16 });
    bar
      .clear()
      .roundRect(x - half, at - 8 - words.height, 2 * half, words.height + 16, 6)
      .fill({ color: SURROUND, alpha: 0.8 })
      .rect(x - length / 2, at - 1, length, 3)
      .fill(0xffffff);
  };
  return {
    root,
    lay({ x, y, width, height }, type) {
      const radius = Math.min(width, height) / 2 - 8;
      circle = { x: x + width / 2, y: y + height / 2, radius };
      small = type.small;
      const edge = radius + 8;
      plate
        .clear()
        .circle(circle.x + 2, circle.y + 5, edge)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
        .circle(circle.x, circle.y, edge)
        .fill(SURROUND)
        .circle(circle.x, circle.y, edge - 0.6)
        .stroke({ width: 1.4, color: theme.housingEdge });
      asPanel(plate, { x: circle.x - edge, y: circle.y - edge, width: 2 * edge, height: 2 * edge });
      picture.lay({ x: circle.x - radius, y: circle.y - radius, width: 2 * radius, height: 2 * radius });
      ring
        .clear()
        .circle(circle.x, circle.y, radius - 1)
        .stroke({ width: 5, color: SURROUND, alpha: 0.35 });
      placeBar();
    },
    show: (look, now, paint) =>
      picture.show(look, now, (pen) => {
        pen.save();
        pen.beginPath();
        pen.arc(PIXELS / 2, PIXELS / 2, PIXELS / 2 - 1, 0, 2 * Math.PI);
        pen.clip();
        paint(pen, PIXELS);
        const shade = pen.createRadialGradient(
          PIXELS / 2,
          PIXELS / 2,
          PIXELS * 0.3,
          PIXELS / 2,
          PIXELS / 2,
          PIXELS / 2,
        );
        shade.addColorStop(0, 'rgba(20, 12, 4, 0)');
        shade.addColorStop(1, 'rgba(20, 12, 4, 0.3)');
        pen.fillStyle = shade;
        pen.fillRect(0, 0, PIXELS, PIXELS);
        pen.restore();
      }) === 'shown',
    measure(length, field) {
      if (measured.bar === length && measured.field === field) return;
      measured = { bar: length, field };
      placeBar();
    },
  };
}
