/** A small glass diode with axial wires; the black band marks the cathode. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, metalDown } from '../../kit/paint/shading';

/** Origin at its middle; its wires end `length / 2` to both sides, the cathode on the right. */
export function createDiode({ theme }: StageContext, length: number): Container {
  const root = new Container({ label: 'diode' });
  const body = length * 0.34;
  const radius = length * 0.085;
  const band = { x: body * 0.2, width: body * 0.13 };
  root.addChild(
    new Graphics().rect(-length / 2, -1.7, length, 3.4).fill(metalDown(theme)),
    new Graphics({ x: 2.5, y: 3.5 })
      .roundRect(-body / 2, -radius, body, radius * 2, radius * 0.75)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 }),
    new Graphics().roundRect(-body / 2, -radius, body, radius * 2, radius * 0.75).fill(
      downGradient([
        [0, 0xf7b27a],
        [0.25, 0xe8762e],
        [0.7, 0xb5440f],
        [1, 0x6d2406],
      ]),
    ),
    // The studs that hold the crystal between them.
    new Graphics()
      .roundRect(-body * 0.42, -radius * 0.5, body * 0.38, radius, 2)
      .roundRect(body * 0.02, -radius * 0.5, body * 0.4, radius, 2)
      .fill({ color: 0x6b1f07, alpha: 0.55 }),
    new Graphics().rect(band.x, -radius, band.width, radius * 2).fill(
      downGradient([
        [0, 0x4b4b4b],
        [0.3, 0x1b1b1b],
        [1, 0x000000],
      ]),
    ),
    new Graphics()
      .roundRect(-body * 0.43, -radius * 0.72, body * 0.86, radius * 0.32, radius * 0.16)
      .fill({ color: 0xffffff, alpha: 0.6 }),
  );
  return root;
}
