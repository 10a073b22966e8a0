/** A small plate with a few words, measured: a name or a value beside what it belongs to. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { asPanel } from '../../kit/stage-marks';

export interface Tag {
  readonly root: Container;
  readonly width: number;
  readonly height: number;
  size(type: TypeSizes): void;
  set(words: string): void;
  /** Where its middle lies. */
  at(x: number, y: number): void;
}

export function createTag(context: StageContext, mono = false): Tag {
  const { theme } = context;
  const root = new Container({ label: 'tag', visible: false });
  const plate = new Graphics();
  const text = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0.5], mono });
  root.addChild(plate, text);
  let [width, height] = [0, 0];
  const paint = (): void => {
    const size = Number(text.style.fontSize);
    [width, height] = [text.width + size * 1.1, text.height + size * 0.5];
    asPanel(root, { x: -width / 2, y: -height / 2, width, height });
    plate
      .clear()
      .roundRect(-width / 2, -height / 2, width, height, 5)
      .fill({ color: theme.backdropBottom, alpha: 0.94 })
      .stroke({ width: 1, color: theme.housingEdge });
  };
  return {
    root,
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    size(type) {
      text.style.fontSize = type.small;
      if (text.text !== '') paint();
    },
    set(words) {
      if (text.text === words) return;
      text.text = words;
      root.visible = words !== '';
      if (words !== '') paint();
    },
    at(x, y) {
      if (root.x !== x || root.y !== y) root.position.set(x, y);
    },
  };
}
