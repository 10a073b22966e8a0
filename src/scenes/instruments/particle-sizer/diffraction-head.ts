/** The head for diffraction: expanded beam, wet cell with its tank, stirrer and ultrasonic horn, lens, and the half rings of the detector. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';
import { metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { CELL, createWetCell, HORN_X, TANK } from './wet-cell';

export const RING_PLATE = { x: 486, y: 42, width: 88, height: 204 } as const;
const RINGS = 32;
const EXPANDER = { x: 166, width: 66, high: 46 } as const;
const LENS_X = 372;
const WIDE_BEAM = 17;
/** Height of the beam. */
const MIDDLE = (CELL.top + CELL.bottom) / 2;

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

/** Beam expander on its post and the lens behind the cell. */
function createOptics(theme: StageTheme): Graphics {
  return new Graphics()
    .rect(EXPANDER.x + 24, MIDDLE + 20, 12, 66)
    .fill(metalAcross(theme))
    .poly([
      EXPANDER.x,
      MIDDLE - 12,
      EXPANDER.x + EXPANDER.width,
      MIDDLE - EXPANDER.high / 2,
      EXPANDER.x + EXPANDER.width,
      MIDDLE + EXPANDER.high / 2,
      EXPANDER.x,
      MIDDLE + 12,
    ])
    .fill(metalDown(theme))
    .rect(LENS_X - 5, MIDDLE + 56, 10, 30)
    .fill(metalAcross(theme))
    .ellipse(LENS_X, MIDDLE, 13, 60)
    .fill({ color: theme.glassBody, alpha: 0.3 })
    .ellipse(LENS_X, MIDDLE, 13, 60)
    .stroke({ width: 2, color: theme.glassEdge })
    .ellipse(LENS_X - 4, MIDDLE - 20, 2.4, 26)
    .fill({ color: 0xffffff, alpha: 0.5 });
}

/** Between tank and cell. */
function createHoses(theme: StageTheme): Graphics {
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
  return hoses;
}

/** Radius of a half ring of the detector. */
const radiusOf = (ring: number): number => 5 + (RING_PLATE.width - 12) * (ring / RINGS);

/** The half rings on their plate, and the light that goes from the lens to the bright ones. */
function createRingPlate(theme: StageTheme) {
  const plate = new Graphics({ label: 'plate of the rings' })
    .roundRect(RING_PLATE.x, RING_PLATE.y, RING_PLATE.width, RING_PLATE.height, 6)
    .fill(0x0b1016)
    .roundRect(RING_PLATE.x, RING_PLATE.y, RING_PLATE.width, RING_PLATE.height, 6)
    .stroke({ width: 3, color: theme.metal[1] });
  const rings = new Graphics({ label: 'rings' });
  let drawnRings = '';
  return {
    plate,
    rings,
    draw({ beam, colour, rings: lights }: HeadLook): void {
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
          .moveTo(x, MIDDLE - radiusOf(n))
          .arc(x, MIDDLE, radiusOf(n), -Math.PI / 2, Math.PI / 2)
          .stroke({ width: 1.7, color: mix(0x26323e, colour, strength), alpha: 0.55 + 0.45 * strength });
        // Light that goes from the lens to a bright ring.
        if (strength > 0.45 && n % 3 === 0)
          for (const way of [-1, 1])
            rings
              .moveTo(LENS_X + 8, MIDDLE + way * Math.min(54, 8 + 1.5 * n))
              .lineTo(x + radiusOf(n) * 0.2, MIDDLE + way * radiusOf(n))
              .stroke({ width: 1.2, color: colour, alpha: 0.4 * strength });
      }
    },
  };
}

export function createDiffractionHead({ theme, reducedMotion }: StageContext): DiffractionHead {
  const back = new Container({ label: 'head for diffraction' });
  const detector = createRingPlate(theme);
  const cell = createWetCell(theme);
  back.addChild(detector.plate, detector.rings, createHoses(theme), createOptics(theme));
  return {
    back,
    front: cell.root,
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
    look(head) {
      back.visible = cell.root.visible = head.diffraction;
      if (!head.diffraction) return;
      cell.draw(head, reducedMotion ? 0 : head.now / 1000);
      detector.draw(head);
    },
  };
}
