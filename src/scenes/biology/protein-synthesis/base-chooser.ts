/** A small card with the four bases: choosing one puts it in place of the base it points at. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext, StageSize } from '../../contract';
import { basePaint } from './cell-palette';
import { createStageButton } from '../../kit/controls/stage-button';
import { downGradient, mix } from '../../kit/paint/shading';

export interface BaseChooser {
  readonly root: Container;
  /** Opens over a point of the stage. */
  open(at: Point, title: string): void;
  close(): void;
  resize(stage: StageSize): void;
  readonly isOpen: boolean;
}

/** Side of a letter's button, in the size of small text. */
const TARGET = 3.7;

export function createBaseChooser(context: StageContext, choose: (base: string) => void): BaseChooser {
  const { theme } = context;
  const root = new Container({ label: 'base chooser' });
  const card = new Graphics();
  const title = context.text({ size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  root.addChild(card, title);
  let open = false;
  let stage: StageSize | null = null;
  const show = (visible: boolean): void => {
    open = visible;
    root.visible = visible;
    for (const button of buttons) button.show(visible);
  };
  const buttons = [...'ACGT', '×'].map((label) => {
    const close = label === '×';
    const paint = close ? { fill: theme.housing, ink: theme.ink } : basePaint(label);
    const button = createStageButton(context, {
      label,
      name: close ? 'Leave the base as it is' : `Put ${label} there`,
      fill: paint.fill,
      ink: paint.ink,
      press: () => {
        show(false);
        if (!close) choose(label);
      },
    });
    root.addChild(button.root);
    return button;
  });
  show(false);

  return {
    root,
    get isOpen() {
      return open;
    },
    open(at, words) {
      if (!stage) return;
      const { type, width: across } = stage;
      const side = Math.max(44, TARGET * type.small);
      const space = 6;
      const head = 1.8 * type.small;
      const width = buttons.length * (side + space) + 14;
      const height = head + side + 18;
      const x = Math.min(across - width - 8, Math.max(8, at.x - width / 2));
      const y = Math.max(8, at.y - height - 14);
      title.style.fontSize = type.small;
      title.text = words;
      title.position.set(x + width / 2, y + head / 2 + 2);
      const tip = Math.min(x + width - 24, Math.max(x + 24, at.x));
      card
        .clear()
        .roundRect(x + 3, y + 6, width, height, 14)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
        .moveTo(tip - 11, y + height - 1)
        .lineTo(tip, y + height + 11)
        .lineTo(tip + 11, y + height - 1)
        .fill(theme.housingShade)
        .roundRect(x, y, width, height, 14)
        .fill(
          downGradient([
            [0, mix(theme.housing, 0xffffff, 0.06)],
            [1, theme.housingShade],
          ]),
        )
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 14)
        .stroke({ width: 1, color: theme.housingEdge });
      buttons.forEach((button, i) => button.place(x + 10 + i * (side + space), y + head + 6, side, side));
      show(true);
    },
    close() {
      if (open) show(false);
    },
    resize(next) {
      stage = next;
      if (open) show(false);
    },
  };
}
