/** What a drop of the lake shows under the microscope: a round field with cells and chains, as many as there is chlorophyll. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { scattered } from '../../kit/room/countryside';

export interface MicroscopeField extends Part {
  draw(chlorophyll: number, wall: number, flows: boolean): void;
}

const CELLS = 80;
/** Cells for each µg/L. */
const PER_MICROGRAM = 1.6;
const RADIUS = 50;

export function createMicroscopeField({ theme, reducedMotion }: StageContext): MicroscopeField {
  const root = new Container({ label: 'microscope field' });
  const body = new Container();
  const field = new Graphics()
    .circle(0, 0, RADIUS + 7)
    .fill(theme.name === 'dark' ? 0x0b0f14 : 0x2b333c)
    .circle(0, 0, RADIUS)
    .fill(0xf3f6ea);
  const round = new GraphicsContext()
    .circle(0, 0, 4)
    .fill({ color: 0x5aa23a, alpha: 0.9 })
    .circle(0, 0, 4)
    .stroke({ width: 0.8, color: 0x2f6a24 })
    .circle(1, -1, 1.3)
    .fill(0x2f6a24);
  const chain = new GraphicsContext();
  for (let n = 0; n < 6; n++)
    chain
      .circle(-10 + 4 * n, 1.4 * Math.sin(n), 2.3)
      .fill(0x3d8f80)
      .circle(-10 + 4 * n, 1.4 * Math.sin(n), 2.3)
      .stroke({ width: 0.6, color: 0x1d5a50 });
  const diatom = new GraphicsContext()
    .ellipse(0, 0, 9, 2.4)
    .fill({ color: 0xb08a2e, alpha: 0.85 })
    .ellipse(0, 0, 9, 2.4)
    .stroke({ width: 0.7, color: 0x6a4f14 })
    .rect(-8, -0.3, 16, 0.6)
    .fill(0x6a4f14);
  const kinds = [round, chain, diatom];
  const cells = Array.from({ length: CELLS }, (_, n) => new Graphics({ context: kinds[n % 3] ?? round }));
  body.addChild(field, ...cells);
  root.addChild(body);
  root.once('destroyed', () => {
    for (const kind of kinds) kind.destroy();
  });
  let drift = 0;
  let last = Number.NaN;
  return {
    root,
    lay({ x, y, width, height }: Box) {
      body.position.set(x + width / 2, y + height / 2);
      body.scale.set(Math.min(width, height) / (2 * RADIUS + 16));
    },
    draw(chlorophyll, wall, flows) {
      const seconds = Number.isNaN(last) ? 0 : Math.min(0.1, Math.max(0, (wall - last) / 1000));
      last = wall;
      if (flows && !reducedMotion) drift += seconds;
      const many = Math.min(CELLS, Math.round(chlorophyll * PER_MICROGRAM));
      cells.forEach((cell, n) => {
        const shown = n < many;
        cell.visible = shown;
        if (!shown) return;
        const r = (RADIUS - 12) * Math.sqrt(scattered(n, 60));
        const angle = 2 * Math.PI * scattered(n, 61) + 0.06 * drift * (n % 2 === 0 ? 1 : -1);
        cell.position.set(r * Math.cos(angle), r * Math.sin(angle));
        cell.rotation = 6 * scattered(n, 62) + 0.2 * drift;
      });
    },
  };
}
