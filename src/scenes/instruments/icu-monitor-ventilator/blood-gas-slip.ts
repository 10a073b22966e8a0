/** The slip that a blood gas analyser prints. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface BloodGasSlip {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  set(lines: readonly string[]): void;
}

const TEETH = 5;
/** The most lines below the heading. */
const LINES = 6;

/** Origin at its upper left. */
export function createBloodGasSlip(context: StageContext): BloodGasSlip {
  const { theme } = context;
  const root = new Container({ label: 'blood gas slip' });
  const under = new Container();
  const paper = new Graphics();
  const heading = context.text({ text: 'BLOOD GAS', size: 12.5, weight: '700', colour: theme.paperInk });
  const body = context.text({ size: 12.5, mono: true, colour: theme.paperInk });
  root.addChild(under, paper, heading, body);
  let shown = '';
  return {
    root,
    lay(width, height, textSize) {
      for (const child of under.removeChildren()) child.destroy({ children: true });
      const shadow = contactShadow(theme, width * 1.06, 16);
      shadow.position.set(width / 2 + 4, height);
      under.addChild(shadow);
      paper.clear().moveTo(0, 0).lineTo(width, 0).lineTo(width, height);
      for (let x = width; x > 0; x -= TEETH) {
        paper.lineTo(Math.max(0, x - TEETH / 2), height - 4).lineTo(Math.max(0, x - TEETH), height);
      }
      paper.closePath().fill(
        downGradient([
          [0, mix(theme.paper, 0x9fb0c0, 0.3)],
          [0.12, theme.paper],
          [1, mix(theme.paper, 0xd9e2ea, 0.5)],
        ]),
      );
      heading.style.fontSize = textSize;
      body.style.fontSize = textSize;
      body.style.lineHeight = Math.min(textSize * 1.42, (height - 14 - textSize * 1.55) / LINES);
      heading.position.set(10, 8);
      body.position.set(10, 8 + textSize * 1.55);
    },
    set(lines) {
      const text = lines.join('\n');
      if (text === shown) return;
      shown = text;
      body.text = text;
    },
  };
}
