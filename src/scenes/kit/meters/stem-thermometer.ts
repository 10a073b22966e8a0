/** A glass stem thermometer, 0 to 100 °C in divisions of 5 °C. Origin at the middle of its bulb. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, roundGradient } from '../paint/shading';

export interface StemThermometer {
  readonly root: Container;
  set(celsius: number): void;
  /** Its figures, where there is room for them. */
  showFigures(visible: boolean): void;
}

const RED = 0xd6303a;
const ZERO = 26;
const STEM = 9;

/** `length`: stage units from 0 to 100 °C. */
export function createStemThermometer(context: StageContext, length: number): StemThermometer {
  const { theme } = context;
  const root = new Container({ label: 'thermometer' });
  const top = ZERO + length + 22;
  const glass = new Graphics()
    .roundRect(-STEM / 2, -top, STEM, top, STEM / 2)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.8],
        [0.3, 0xffffff, 0.6],
        [0.7, theme.glassBody, 0.5],
        [1, theme.glassEdge, 0.75],
      ]),
    )
    .circle(0, 0, 7.5)
    .fill({ color: theme.glassEdge, alpha: 0.7 });
  const bulb = new Graphics().circle(0, 0, 6).fill(
    roundGradient(
      [
        [0, 0xff8d8d],
        [0.5, RED],
        [1, 0x8a141d],
      ],
      { x: 0.36, y: 0.34 },
    ),
  );
  const column = new Graphics().rect(-1.5, -1, 3, 1).fill(RED);
  const marks = new Graphics();
  const figures = new Container({ label: 'figures' });
  for (let celsius = 0; celsius <= 100; celsius += 5) {
    const y = -ZERO - (celsius * length) / 100;
    marks.rect(STEM / 2 - (celsius % 50 === 0 ? 6 : celsius % 10 === 0 ? 4.5 : 3), y - 0.5, 6, 1);
    if (celsius % 50 > 0) continue;
    const text = context.text({
      text: String(celsius),
      size: 12,
      mono: true,
      colour: theme.scaleInk,
      anchor: [0, 0.5],
    });
    text.position.set(STEM / 2 + 4, y);
    figures.addChild(text);
  }
  marks.fill({ color: 0x17202c, alpha: 0.85 });
  root.addChild(glass, column, bulb, marks, figures);
  let shown = Number.NaN;
  return {
    root,
    set(celsius) {
      if (celsius === shown) return;
      shown = celsius;
      column.scale.y = ZERO + (celsius * length) / 100;
    },
    showFigures(visible) {
      figures.visible = visible;
    },
  };
}
