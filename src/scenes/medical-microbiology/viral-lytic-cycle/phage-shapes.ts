/** Phages as shapes: small ones that drift or sit on a cell, and one enlarged, cut open. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export const HEAD = 0x3d5fc4;
const TAIL = 0x4a4f63;
const DNA = 0xd9483b;

/** Its foot at the origin, its head above; 13 units high. `full`: DNA in the head. */
export function phageShape(full: boolean): GraphicsContext {
  const hexagon = [0, -14, 3.6, -11.8, 3.6, -8, 0, -5.8, -3.6, -8, -3.6, -11.8];
  const shape = new GraphicsContext()
    .moveTo(0, -6)
    .lineTo(0, -1)
    .stroke({ width: 1.8, color: TAIL })
    .moveTo(-3.6, 0)
    .lineTo(-1.4, -2.6)
    .lineTo(0, -1)
    .lineTo(1.4, -2.6)
    .lineTo(3.6, 0)
    .stroke({ width: 0.9, color: TAIL });
  if (full) return shape.poly(hexagon).fill(HEAD).poly(hexagon).stroke({ width: 0.9, color: 0x1c2f73 });
  return shape.poly(hexagon).fill({ color: 0xffffff, alpha: 0.5 }).poly(hexagon).stroke({ width: 1, color: HEAD });
}

export interface PhageSection {
  readonly root: Container;
  lay(box: Box, type: TypeSizes): void;
}

/** Head, DNA, tail and fibres, with their names. */
export function createPhageSection(context: StageContext): PhageSection {
  const { theme } = context;
  const root = new Container({ label: 'phage, enlarged' });
  const drawing = new Graphics();
  const names = ['head', 'DNA', 'tail', 'fibres'].map((text) =>
    context.text({ text, size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] }),
  );
  root.addChild(drawing, ...names);
  return {
    root,
    lay({ x, y, width, height }, type) {
      root.position.set(x, y);
      asPanel(root, { x: 0, y: 0, width, height });
      const u = Math.min(height / 19, width / 16);
      const cx = u * 5.4;
      const top = (height - 17 * u) / 2 + u * 0.4;
      const hexagon = (grow: number): number[] => [
        cx,
        top + (0 - grow) * u,
        cx + (3.6 + grow) * u,
        top + (2.2 - grow / 2) * u,
        cx + (3.6 + grow) * u,
        top + (6 + grow / 2) * u,
        cx,
        top + (8.2 + grow) * u,
        cx - (3.6 + grow) * u,
        top + (6 + grow / 2) * u,
        cx - (3.6 + grow) * u,
        top + (2.2 - grow / 2) * u,
      ];
      drawing
        .clear()
        .roundRect(0, 0, width, height, 10)
        .fill({ color: theme.housing, alpha: 0.97 })
        .stroke({ width: 1.5, color: theme.housingEdge })
        .poly(hexagon(0))
        .fill(HEAD)
        .poly(hexagon(-0.5))
        .fill(mix(HEAD, 0xffffff, 0.8));
      for (let turn = 0; turn < 5; turn++)
        drawing
          .ellipse(cx, top + 4.1 * u, (0.5 + 0.55 * turn) * u, (0.4 + 0.6 * turn) * u)
          .stroke({ width: Math.max(1, 0.2 * u), color: DNA, alpha: 0.9 });
      for (let ring = 0; ring < 6; ring++)
        drawing
          .roundRect(cx - 0.9 * u, top + (8.4 + ring * 0.95) * u, 1.8 * u, 0.8 * u, 0.25 * u)
          .fill(mix(TAIL, 0xffffff, 0.25));
      drawing.roundRect(cx - 1.3 * u, top + 14.1 * u, 2.6 * u, 0.8 * u, 0.3 * u).fill(TAIL);
      for (const side of [-1, 1])
        drawing
          .moveTo(cx + side * u, top + 14.4 * u)
          .lineTo(cx + side * 3.2 * u, top + 11.8 * u)
          .lineTo(cx + side * 4.6 * u, top + 16.6 * u)
          .moveTo(cx + side * 0.8 * u, top + 14.6 * u)
          .lineTo(cx + side * 1.9 * u, top + 13 * u)
          .lineTo(cx + side * 2.6 * u, top + 16.6 * u)
          .stroke({ width: Math.max(1, 0.24 * u), color: TAIL });
      for (const [n, at] of [1.2, 4.3, 11, 15.4].entries()) {
        const name = names[n];
        if (!name) continue;
        name.style.fontSize = type.small;
        name.position.set(cx + 5.4 * u, top + at * u);
        drawing
          .moveTo(cx + [2.2, 1.4, 1, 4.2][n]! * u, top + at * u)
          .lineTo(cx + 5.1 * u, top + at * u)
          .stroke({ width: 1, color: theme.inkSoft });
      }
    },
  };
}
