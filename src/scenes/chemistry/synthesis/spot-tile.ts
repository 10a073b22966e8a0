/** A porcelain spot tile with three wells for comparison. Origin at its middle. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { downGradient, roundGradient } from '../../kit/paint/shading';

export interface SpotTile {
  readonly root: Container;
  /** Light through each spot, 0xrrggbb; null for an empty well. */
  set(colours: readonly (number | null)[]): void;
  fit(scale: number, type: TypeSizes): void;
}

const WELL = { width: 44, height: 17, apart: 62 } as const;

export function createSpotTile(context: StageContext, names: readonly string[]): SpotTile {
  const root = new Container({ label: 'spot tile' });
  const width = names.length * WELL.apart + 20;
  const half = width / 2;
  root.addChild(
    new Graphics()
      .poly([-half - 2, 19, half + 6, 19, half - 8, -15, -half + 12, -15])
      .fill({ color: 0x000000, alpha: 0.3 })
      .poly([-half - 4, 14, half + 4, 14, half - 8, -18, -half + 8, -18])
      .fill(
        downGradient([
          [0, 0xe7ebef],
          [1, 0xffffff],
        ]),
      )
      .poly([-half - 4, 14, half + 4, 14, half + 4, 19, -half - 4, 19])
      .fill(0xb9c3cd),
  );
  const spots = names.map((name, n) => {
    const x = (n - (names.length - 1) / 2) * WELL.apart;
    const well = new Graphics().ellipse(x, -2, WELL.width / 2, WELL.height / 2).fill(
      downGradient([
        [0, 0xaeb8c2],
        [0.4, 0xdfe4e9],
        [1, 0xffffff],
      ]),
    );
    const spot = new Graphics().ellipse(0, 0, WELL.width / 2 - 4, WELL.height / 2 - 2.5).fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.7, 0xf0f0f0],
          [1, 0xcfcfcf],
        ],
        { x: 0.38, y: 0.3 },
      ),
    );
    spot.position.set(x, -1);
    spot.visible = false;
    const label = context.text({ text: name, size: 12, colour: context.theme.inkSoft, anchor: [0.5, 0] });
    label.position.set(x, 21);
    root.addChild(well, spot, label);
    return { spot, label };
  });
  return {
    root,
    set(colours) {
      spots.forEach(({ spot }, n) => {
        const colour = colours[n] ?? null;
        spot.visible = colour !== null;
        if (colour !== null && spot.tint !== colour) spot.tint = colour;
      });
    },
    fit(scale, { small }) {
      for (const { label } of spots) label.style.fontSize = Math.max(12, small / scale);
    },
  };
}
