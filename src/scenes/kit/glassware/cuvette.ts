/** A cuvette with its solution; its width is its path. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, mix } from '../paint/shading';
import { liquidColour } from '../paint/liquid-colour';

export const CUVETTE = { width: 26, height: 72 } as const;
/** Drawn widths of the paths, units of the machine. */
const WIDTHS: Readonly<Record<string, number>> = { '0.1': 12, '0.5': 18, '1': 24, '5': 42, '10': 58 };

export interface Cuvette {
  readonly root: Container;
  /** `transmitted`: white light after the solution in it, 0xrrggbb; `sealed`: with a melted neck. */
  look(path: string, transmitted: number, sealed: boolean): void;
}

export function createCuvette({ theme }: StageContext): Cuvette {
  const root = new Container({ label: 'cuvette' });
  const liquid = new Graphics();
  const glass = new Graphics();
  root.addChild(liquid, glass);
  let drawn = '';
  return {
    root,
    look(path, transmitted, sealed) {
      const key = `${path} ${transmitted} ${sealed}`;
      if (key === drawn) return;
      drawn = key;
      const width = WIDTHS[path] ?? CUVETTE.width;
      const { height } = CUVETTE;
      const { body, surface } = liquidColour(theme, transmitted);
      const left = -width / 2;
      liquid
        .clear()
        .rect(left + 2.5, -height * 0.74, width - 5, height * 0.74 - 3)
        .fill({ color: body.tint, alpha: body.alpha })
        .rect(left + 2.5, -height * 0.74, width - 5, 2.4)
        .fill({ color: surface.tint, alpha: surface.alpha });
      glass
        .clear()
        .roundRect(left, -height, width, height, 2)
        .fill(
          acrossGradient([
            [0, theme.glassEdge, 0.55],
            [0.16, theme.glassBody, 0.16],
            [0.7, theme.glassBody, 0.08],
            [1, theme.glassEdge, 0.5],
          ]),
        )
        .roundRect(left + 0.5, -height + 0.5, width - 1, height - 1, 2)
        .stroke({ width: 1.1, color: theme.glassEdge, alpha: 0.9 })
        .rect(left + 3, -height + 6, 1.6, height - 14)
        .fill({ color: 0xffffff, alpha: 0.5 });
      if (sealed) {
        glass
          .roundRect(-4, -height - 13, 8, 14, 3)
          .fill(mix(theme.glassEdge, 0xffffff, 0.25))
          .circle(0, -height - 13, 3.4)
          .fill(mix(theme.glassEdge, 0xffffff, 0.5));
      } else {
        glass
          .roundRect(left - 1.5, -height - 6, width + 3, 8, 2)
          .fill(theme.name === 'dark' ? 0xdfe6ec : 0xf6f8fa)
          .roundRect(left - 1, -height - 5.5, width + 2, 7, 2)
          .stroke({ width: 1, color: theme.housingEdge, alpha: 0.6 });
      }
    },
  };
}
