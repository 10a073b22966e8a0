/** A push button of an instrument that lights up while it is on. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../paint/shading';

export interface IlluminatedButton {
  readonly root: Container;
  lay(width: number, height: number): void;
  set(label: string, lit: boolean): void;
}

/** Origin at its upper left. */
export function createIlluminatedButton(context: StageContext): IlluminatedButton {
  const { theme } = context;
  const root = new Container({ label: 'illuminated button' });
  const face = new Graphics();
  const lamp = new Graphics();
  const text = context.text({ size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  root.addChild(face, lamp, text);
  let shown = '';
  let on: boolean | null = null;
  return {
    root,
    lay(width, height) {
      face
        .clear()
        .roundRect(1.5, 3, width, height, 8)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 })
        .roundRect(0, 0, width, height, 8)
        .fill(
          downGradient([
            [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.16 : 0.6)],
            [0.2, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.05 : 0.25)],
            [1, theme.housingShade],
          ]),
        )
        .roundRect(0.5, 0.5, width - 1, height - 1, 7.5)
        .stroke({ width: 1, color: theme.housingEdge });
      lamp
        .clear()
        .roundRect(0, 0, width, height, 8)
        .fill({ color: theme.accent, alpha: 0.2 })
        .roundRect(1, 1, width - 2, height - 2, 7)
        .stroke({ width: 2, color: theme.accent })
        .roundRect(width * 0.3, height - 6, width * 0.4, 3, 1.5)
        .fill(theme.accent);
      text.position.set(width / 2, height / 2 - 1);
    },
    set(label, lit) {
      if (label !== shown) {
        shown = label;
        text.text = label;
      }
      if (lit !== on) {
        on = lit;
        lamp.visible = lit;
      }
    },
  };
}
