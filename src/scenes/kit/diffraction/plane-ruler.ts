/** A ruler that lies on the planes under the lens and goes up and down. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';

/** Å that the lens is high. */
export const HIGH = 9;
export const RULER = 34;

export function createPlaneRuler(context: StageContext) {
  const ruler = new Container({ label: 'ruler' });
  const blade = new Graphics();
  const figures = Array.from({ length: HIGH }, (_, n) =>
    context.text({ text: String(n), size: 12, colour: 0x2a2418, anchor: [1, 0.5] }),
  );
  const unit = context.text({ text: 'Å', size: 12, weight: '700', colour: 0x2a2418, anchor: [0.5, 0.5] });
  ruler.addChild(blade, ...figures, unit);
  let view: Box = { x: 0, y: 0, width: 1, height: 1 };
  let perAngstrom = 1;
  let shift = 0;
  const placeRuler = (): void => {
    ruler.position.set(view.x + view.width - RULER - 4, view.y + shift * perAngstrom);
    handle.place(ruler.x, ruler.y, RULER, (HIGH - 1) * perAngstrom);
  };
  const handle = context.handle({
    role: 'slider',
    name: 'Ruler on the planes',
    hint: 'Moves up and down: read how far the planes lie apart.',
    grip: 'y',
    min: -3,
    max: 4,
    step: 0.05,
    value: 0,
    format: (value) => `${value.toFixed(2)} Å down`,
    set(value) {
      shift = value;
      placeRuler();
    },
    drag: (point, start, value) => value + (point.y - start.y) / perAngstrom,
  });

  return {
    root: ruler,
    lay(on: Box, scale: number, small: number): void {
      view = on;
      perAngstrom = scale;
      blade
        .clear()
        .rect(0, -6, RULER, (HIGH - 1) * perAngstrom + 12)
        .fill(0xe8d9a8);
      for (let n = 0; n <= (HIGH - 1) * 5; n++) {
        const long = n % 5 === 0 ? 11 : 5;
        blade.rect(0, (n / 5) * perAngstrom - 0.5, long, 1).fill(0x2a2418);
      }
      const every = Math.ceil((small * 1.15) / perAngstrom);
      for (const [n, figure] of figures.entries()) {
        figure.visible = n % every === 0 && n * perAngstrom > 1.6 * small;
        figure.style.fontSize = small;
        figure.position.set(RULER - 4, n * perAngstrom);
      }
      unit.style.fontSize = small;
      unit.position.set(RULER - 9, small * 0.55);
      placeRuler();
    },
  };
}
