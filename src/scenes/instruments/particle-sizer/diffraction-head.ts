/** The head for diffraction: expanded beam, wet cell with its tank, stirrer and ultrasonic horn, lens, and the half rings of the detector. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';
import { acrossGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';

export const RING_PLATE = { x: 486, y: 42, width: 88, height: 204 } as const;
const RINGS = 32;
const EXPANDER = { x: 166, width: 66, high: 46 } as const;
const CELL = { x: 270, width: 26, top: 104, bottom: 232 } as const;
const LENS_X = 372;
const TANK = { x: 232, y: 264, width: 104, height: 68 } as const;
const HORN_X = 262;
const STIRRER_X = 304;
const GRAINS = 16;
const WIDE_BEAM = 17;

export interface HeadLook {
  readonly diffraction: boolean;
  readonly loaded: boolean;
  readonly colour: number;
  readonly beam: boolean;
  readonly ultrasound: boolean;
  readonly stirring: boolean;
  readonly rings: ArrayLike<number>;
  /** How much of the sample is in the cell, 0 to 1. */
  readonly cloud: number;
  readonly now: number;
}

export interface DiffractionHead {
  readonly back: Container;
  readonly front: Container;
  /** Where the sample is poured in. */
  readonly tank: Point;
  readonly horn: Box;
  beam(
    pen: Graphics,
    at: { readonly from: number; readonly y: number; readonly skew: number; readonly colour: number },
  ): void;
  look(head: HeadLook): void;
}

export function createDiffractionHead({ theme, reducedMotion }: StageContext): DiffractionHead {
  const back = new Container({ label: 'head for diffraction' });
  const front = new Container({ label: 'wet cell' });
  const metal = metalAcross(theme);
  const bar = metalDown(theme);
  const middle = (CELL.top + CELL.bottom) / 2;
  const plate = new Graphics({ label: 'plate of the rings' })
    .roundRect(RING_PLATE.x, RING_PLATE.y, RING_PLATE.width, RING_PLATE.height, 6)
    .fill(0x0b1016)
    .roundRect(RING_PLATE.x, RING_PLATE.y, RING_PLATE.width, RING_PLATE.height, 6)
    .stroke({ width: 3, color: theme.metal[1] });
  const rings = new Graphics({ label: 'rings' });
  const optics = new Graphics()
    .rect(EXPANDER.x + 24, middle + 20, 12, 66)
    .fill(metal)
    .poly([
      EXPANDER.x,
      middle - 12,
      EXPANDER.x + EXPANDER.width,
      middle - EXPANDER.high / 2,
      EXPANDER.x + EXPANDER.width,
      middle + EXPANDER.high / 2,
      EXPANDER.x,
      middle + 12,
    ])
    .fill(bar)
    .rect(LENS_X - 5, middle + 56, 10, 30)
    .fill(metal)
    .ellipse(LENS_X, middle, 13, 60)
    .fill({ color: theme.glassBody, alpha: 0.3 })
    .ellipse(LENS_X, middle, 13, 60)
    .stroke({ width: 2, color: theme.glassEdge })
    .ellipse(LENS_X - 4, middle - 20, 2.4, 26)
    .fill({ color: 0xffffff, alpha: 0.5 });
  // Hoses between tank and cell.
  const hoses = new Graphics();
  for (const [width, colour, alpha] of [
    [11, theme.glassEdge, 0.55],
    [7, theme.water, 0.65],
  ] as const)
    hoses
      .moveTo(CELL.x + CELL.width / 2, CELL.bottom)
      .bezierCurveTo(CELL.x + CELL.width / 2, CELL.bottom + 26, TANK.x + 20, TANK.y - 18, TANK.x + 20, TANK.y + 20)
      .stroke({ width, color: colour, alpha })
      .moveTo(CELL.x + CELL.width / 2, CELL.top)
      .bezierCurveTo(CELL.x + 14, CELL.top - 54, TANK.x + 164, CELL.top - 20, TANK.x + 132, TANK.y - 30)
      .bezierCurveTo(TANK.x + 122, TANK.y - 4, TANK.x + 92, TANK.y - 12, TANK.x + 86, TANK.y + 16)
      .stroke({ width, color: colour, alpha });
  back.addChild(plate, rings, hoses, optics);

  const tank = new Graphics()
    .roundRect(TANK.x, TANK.y + 12, TANK.width, TANK.height - 14, 8)
    .fill({ color: theme.water, alpha: 0.45 })
    .roundRect(TANK.x, TANK.y, TANK.width, TANK.height, 9)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.4],
        [0.2, theme.glassBody, 0.12],
        [0.8, theme.glassBody, 0.1],
        [1, theme.glassEdge, 0.4],
      ]),
    )
    .roundRect(TANK.x, TANK.y, TANK.width, TANK.height, 9)
    .stroke({ width: 1.6, color: theme.glassEdge });
  const cloud = new Graphics({ label: 'grains' });
  const horn = new Graphics({ label: 'ultrasonic horn' })
    .roundRect(HORN_X - 11, TANK.y - 26, 22, 34, 4)
    .fill(bar)
    .rect(HORN_X - 4, TANK.y + 6, 8, 34)
    .fill(metal);
  const waves = new Graphics({ label: 'ultrasound' });
  const stirrer = new Container({ label: 'stirrer' });
  stirrer.addChild(new Graphics().roundRect(-15, -4, 30, 8, 3).fill(0xf2f4f6).rect(-2, -6, 4, 12).fill(0xb9c2cb));
  const shaft = new Graphics().rect(STIRRER_X - 2.5, TANK.y - 22, 5, 70).fill(metal);
  const cell = new Graphics()
    .rect(CELL.x + 5, CELL.top + 6, CELL.width - 10, CELL.bottom - CELL.top - 12)
    .fill({ color: theme.water, alpha: 0.5 })
    .rect(CELL.x + 2, CELL.top, 4, CELL.bottom - CELL.top)
    .fill({ color: theme.glassEdge, alpha: 0.85 })
    .rect(CELL.x + CELL.width - 6, CELL.top, 4, CELL.bottom - CELL.top)
    .fill({ color: theme.glassEdge, alpha: 0.85 })
    .roundRect(CELL.x - 7, CELL.top - 8, CELL.width + 14, 14, 4)
    .fill(bar)
    .roundRect(CELL.x - 7, CELL.bottom - 6, CELL.width + 14, 14, 4)
    .fill(bar);
  stirrer.position.set(STIRRER_X, TANK.y + 50);
  const grains = Array.from({ length: GRAINS }, () => new Graphics().circle(0, 0, 2.2).fill(0xfff3d6));
  front.addChild(tank, cloud, shaft, stirrer, horn, waves, cell, ...grains);
  let drawnRings = '';
  let drawnCloud = '';
  const radiusOf = (ring: number): number => 5 + (RING_PLATE.width - 12) * (ring / RINGS);
  return {
    back,
    front,
    tank: { x: TANK.x + TANK.width / 2, y: TANK.y + 8 },
    horn: { x: HORN_X - 16, y: TANK.y - 30, width: 32, height: 74 },
    beam(pen, { from, y, skew, colour }) {
      const [wide, end] = [EXPANDER.x + EXPANDER.width, RING_PLATE.x + 6];
      pen
        .rect(from, y - 1.5, EXPANDER.x - from, 3)
        .fill({ color: colour, alpha: 0.95 })
        .rect(wide, y - WIDE_BEAM, LENS_X - wide, 2 * WIDE_BEAM)
        .fill({ color: colour, alpha: 0.4 })
        .poly([LENS_X, y - WIDE_BEAM, end, y + skew - 1, end, y + skew + 1, LENS_X, y + WIDE_BEAM])
        .fill({ color: colour, alpha: 0.5 });
    },
    look({ diffraction, loaded, colour, beam, ultrasound, stirring, rings: lights, cloud: dense, now }) {
      back.visible = front.visible = diffraction;
      if (!diffraction) return;
      const turn = reducedMotion ? 0 : now / 1000;
      stirrer.scale.x = stirring ? Math.cos(turn * 9) : 1;
      for (const [n, grain] of grains.entries()) {
        grain.visible = loaded && n < GRAINS * (0.3 + 0.7 * dense);
        const up = (((((n * 0.618) % 1) - (stirring ? turn * 0.5 : 0)) % 1) + 1) % 1;
        grain.position.set(
          CELL.x + CELL.width / 2 - 6 + ((n * 4.7) % 12),
          CELL.top + 12 + up * (CELL.bottom - CELL.top - 24),
        );
      }
      waves.clear();
      if (ultrasound)
        for (let n = 0; n < 3; n++) {
          const r = 8 + 9 * ((n / 3 + turn * 1.4) % 1) * 3;
          waves
            .circle(HORN_X, TANK.y + 40, r)
            .stroke({ width: 1.6, color: 0xffffff, alpha: Math.max(0, 0.8 - r / 40) });
        }
      const cloudKey = `${loaded} ${dense.toFixed(2)}`;
      if (cloudKey !== drawnCloud) {
        drawnCloud = cloudKey;
        cloud.clear();
        if (loaded)
          cloud
            .roundRect(TANK.x + 3, TANK.y + 13, TANK.width - 6, TANK.height - 17, 7)
            .fill({ color: mix(0xd9c9a4, theme.water, 0.25), alpha: 0.25 + 0.5 * dense });
      }
      let key = `${beam} ${colour}`;
      for (let n = 0; n < RINGS; n++) key += ` ${(lights[n] ?? 0).toFixed(2)}`;
      if (key === drawnRings) return;
      drawnRings = key;
      rings.clear();
      const x = RING_PLATE.x + 6;
      for (let n = RINGS - 1; n >= 0; n--) {
        const raw = lights[n] ?? 0;
        const strength = beam && Number.isFinite(raw) ? Math.min(1, Math.max(0, raw)) ** 0.4 : 0;
        rings
          .moveTo(x, middle - radiusOf(n))
          .arc(x, middle, radiusOf(n), -Math.PI / 2, Math.PI / 2)
          .stroke({ width: 1.7, color: mix(0x26323e, colour, strength), alpha: 0.55 + 0.45 * strength });
        // Light that goes from the lens to a bright ring.
        if (strength > 0.45 && n % 3 === 0)
          for (const way of [-1, 1])
            rings
              .moveTo(LENS_X + 8, middle + way * Math.min(54, 8 + 1.5 * n))
              .lineTo(x + radiusOf(n) * 0.2, middle + way * radiusOf(n))
              .stroke({ width: 1.2, color: colour, alpha: 0.4 * strength });
      }
    },
  };
}
