/** The scale of a colour map: a bar with the values of its two ends. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { type ColourMap, colourAt } from '../../kit/paint/colour-maps';
import { acrossGradient } from '../../kit/paint/shading';

export interface ColourBar {
  readonly root: Container;
  lay(length: number, height: number, type: TypeSizes): void;
  /** Width of the words after the bar, stage units. */
  after(): number;
}

const STOPS = 16;

/** Origin at the middle of its left end; the words stand before and after it. */
export function createColourBar(context: StageContext, map: ColourMap, from: string, to: string): ColourBar {
  const { theme } = context;
  const root = new Container({ label: `colour bar ${map.name}` });
  const bar = new Graphics();
  const least = context.text({ text: from, size: 12, mono: true, colour: theme.ink, anchor: [1, 0.5] });
  const most = context.text({ text: to, size: 12, mono: true, colour: theme.ink, anchor: [0, 0.5] });
  root.addChild(bar, least, most);
  return {
    root,
    after: () => most.width + 8,
    lay(length, height, type) {
      for (const text of [least, most]) text.style.fontSize = type.small;
      bar
        .clear()
        .roundRect(0, -height / 2, length, height, 3)
        .fill(
          acrossGradient(Array.from({ length: STOPS + 1 }, (_, n) => [n / STOPS, colourAt(map, n / STOPS)] as const)),
        )
        .roundRect(0, -height / 2, length, height, 3)
        .stroke({ width: 1, color: theme.inkSoft, alpha: 0.6 });
      least.position.set(-8, 0);
      most.position.set(length + 8, 0);
    },
  };
}
