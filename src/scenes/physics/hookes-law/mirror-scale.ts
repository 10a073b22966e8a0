/** An upright ruler with a strip of mirror beside its marks. Its zero is at the origin, on the side of the mirror. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient } from '../../kit/paint/shading';

export interface MirrorScale {
  readonly root: Container;
  /** Stage units of 1 m, of what is above and below the zero, and of its figures. */
  lay(unit: number, above: number, below: number, size: number): void;
}

export const MIRROR_WIDTH = 13;
const WIDTH = 58;
const MOST_FIGURES = 20;
const INK = 0x1a2430;
/** Between marks, m; and between figures. */
const FINE = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1] as const;
const FIGURES = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1] as const;
const LEAST_GAP = 2.8;

export const mirrorStops = [
  [0, 0x8fa3b5],
  [0.3, 0xf3f8fc],
  [0.55, 0xc3d1dd],
  [1, 0x76899b],
] as const;

export function createMirrorScale(context: StageContext): MirrorScale {
  const root = new Container({ label: 'mirror-scale ruler' });
  const body = new Graphics();
  const figures: readonly Text[] = Array.from({ length: MOST_FIGURES }, () =>
    context.text({ size: 12, weight: '600', colour: INK, anchor: [1, 0.5] }),
  );
  const name = context.text({ text: 'cm', size: 12, weight: '600', colour: INK, anchor: [1, 0] });
  root.addChild(body, ...figures, name);
  return {
    root,
    lay(unit, above, below, size) {
      const top = -above;
      const wide = Math.max(WIDTH, MIRROR_WIDTH + 17 + 2.1 * size);
      body
        .clear()
        .roundRect(3, top + 4, wide, above + below, 4)
        .fill({ color: 0x000000, alpha: 0.25 })
        .roundRect(0, top, wide, above + below, 4)
        .fill(
          acrossGradient([
            [0, 0xfdfaf0],
            [0.75, 0xf2ecd8],
            [1, 0xd3caab],
          ]),
        )
        .rect(0, top + 3, MIRROR_WIDTH, above + below - 6)
        .fill(acrossGradient(mirrorStops))
        .rect(0, top + 3, 1, above + below - 6)
        .fill({ color: 0x51606e, alpha: 0.7 });
      const fine = FINE.find((step) => step * unit >= LEAST_GAP) ?? 0.1;
      const apart = FIGURES.find((step) => step * unit >= 1.6 * size && step >= 5 * fine) ?? 1;
      const marks = Math.floor((below - 4) / (fine * unit));
      const perFigure = Math.round(apart / fine);
      const half = perFigure % 2 === 0 ? perFigure / 2 : perFigure;
      for (let n = 0; n <= marks; n++) {
        const figured = n % perFigure === 0;
        const length = figured ? 13 : n % half === 0 ? 10 : 6.5;
        body.rect(MIRROR_WIDTH, n * fine * unit - (figured ? 0.7 : 0.45), length, figured ? 1.4 : 0.9);
      }
      body.fill(INK);
      // Where there is no room above the zero, the figure is worth more than the unit.
      name.visible = above > 1.9 * size;
      name.position.set(wide - 4, top + 3);
      const lowest = Math.floor((below - 0.6 * size) / (apart * unit));
      figures.forEach((figure, place) => {
        const n = lowest - place;
        const y = n * apart * unit;
        figure.visible = n >= 0 && (n > 0 || above > 0.6 * size);
        if (!figure.visible) return;
        figure.text = String(Math.round(n * apart * 100));
        figure.position.set(wide - 4, y);
      });
    },
  };
}
