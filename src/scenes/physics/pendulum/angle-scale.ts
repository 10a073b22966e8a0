/** A protractor plate that hangs below a pivot: 0° straight down, figures to both sides. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface AngleScale {
  readonly root: Container;
  /** Outer radius, and height of the figures; stage units. */
  lay(radius: number, textSize: number): void;
}

const MOST = 50;
const FIGURES = [-45, -40, -30, -20, -15, -10, 0, 10, 15, 20, 30, 40, 45] as const;

/** Origin at the pivot. */
export function createAngleScale(context: StageContext): AngleScale {
  const { theme } = context;
  const root = new Container({ label: 'angle scale' });
  const plate = new Graphics();
  const figures: readonly Text[] = FIGURES.map((degrees) =>
    context.text({
      text: String(Math.abs(degrees)),
      size: 12,
      weight: '600',
      colour: theme.scaleInk,
      anchor: [0.5, 0.5],
    }),
  );
  root.addChild(plate, ...figures);
  return {
    root,
    lay(radius, textSize) {
      const depth = Math.max(30, textSize * 2.1);
      const inner = radius - depth;
      const edge = (MOST * Math.PI) / 180;
      const down = Math.PI / 2;
      plate
        .clear()
        .arc(0, 0, radius, down - edge, down + edge)
        .arc(0, 0, inner, down + edge, down - edge, true)
        .closePath()
        .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 1.3 })
        .arc(0, 0, radius, down - edge, down + edge)
        .stroke({ width: 1.8, color: theme.glassEdge, alpha: 0.85 })
        .arc(0, 0, inner, down - edge, down + edge)
        .stroke({ width: 1, color: theme.glassEdge, alpha: 0.45 });
      for (const side of [-edge, edge]) {
        plate
          .moveTo(inner * Math.sin(side), inner * Math.cos(side))
          .lineTo(radius * Math.sin(side), radius * Math.cos(side));
      }
      plate.stroke({ width: 1, color: theme.glassEdge, alpha: 0.6 });
      // Marks of degrees stand apart on the screen, too.
      const fine = (radius * Math.PI) / 180 > textSize * 0.18;
      for (let degrees = -MOST; degrees <= MOST; degrees++) {
        if (!fine && degrees % 5 !== 0) continue;
        const mark = degrees % 10 === 0 ? 12 : degrees % 5 === 0 ? 9 : 5.5;
        const angle = (degrees * Math.PI) / 180;
        plate
          .moveTo(radius * Math.sin(angle), radius * Math.cos(angle))
          .lineTo((radius - mark) * Math.sin(angle), (radius - mark) * Math.cos(angle));
      }
      plate.stroke({ width: 1.1, color: theme.scaleInk, alpha: 0.9 });
      const at = radius - 14 - textSize * 0.6;
      const roomy = (radius * Math.PI * 10) / 180 > textSize * 1.9;
      /** Degrees from 0 to the first figure, where not every ten have one. */
      const first = (at * Math.PI * 15) / 180 > textSize ? 15 : 45;
      figures.forEach((figure, n) => {
        figure.style.fontSize = textSize;
        const degrees = FIGURES[n] ?? 0;
        figure.visible = roomy ? degrees % 10 === 0 : [0, first, 45].includes(Math.abs(degrees));
        const angle = (degrees * Math.PI) / 180;
        figure.position.set(at * Math.sin(angle), at * Math.cos(angle));
      });
    },
  };
}
