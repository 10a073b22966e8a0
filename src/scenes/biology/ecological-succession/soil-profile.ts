/** The soil as it grows on rock or subsoil, with roots and stones, and a staff with its depth in centimetres. */
import { Container, Graphics } from 'pixi.js';
import { FULL_SOIL } from '../../../../engine/biology/succession-record';
import type { StageContext, TypeSizes } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';
import { scattered } from '../../kit/room/countryside';
import { asPanel } from '../../kit/stage-marks';

export interface SoilProfile {
  readonly root: Container;
  /** Stands before what grows. */
  readonly staff: Container;
  /** Ends of the strip, the ground, and the room that full soil takes. */
  lay(left: number, right: number, staff: number, ground: number, full: number, type: TypeSizes): void;
  /** Soil index, and how burned its surface is, 0 to 1. */
  set(soil: number, ash: number): void;
}

const TICKS = [0, 10, 20, 30] as const;
const INK = 0x17202c;
const STEP = 14;

interface Place {
  readonly left: number;
  readonly right: number;
  readonly ground: number;
  readonly full: number;
}
type Shade = (colour: number) => number;

/** `soil`: its index, 1 for full soil. */
function drawSoil(layer: Graphics, { left, right, ground, full }: Place, soil: number, shade: Shade): void {
  const depth = full * soil;
  layer.clear();
  if (depth < 0.4) return;
  const lower = (x: number, part: number): number =>
    ground + depth * part + Math.min(5, depth * 0.25) * (Math.sin(x / 31) + 0.6 * Math.sin(x / 13 + 1));
  const edge = (part: number): number[] => {
    const points = [left, ground];
    for (let x = left; x <= right + STEP; x += STEP) points.push(x, lower(x, part));
    return [...points, right + STEP, ground];
  };
  layer
    .poly(edge(1))
    .fill(
      downGradient([
        [0, shade(0x4a3222)],
        [1, shade(0x7d5c3d)],
      ]),
    )
    .poly(edge(0.42))
    .fill({ color: shade(0x2e1f16), alpha: 0.85 });
  const roots = Math.round(70 * soil);
  for (let n = 0; n < roots; n++) {
    const x = left + (right - left) * scattered(n, 21);
    const reach = depth * (0.35 + 0.6 * scattered(n, 22));
    const [bent, end] = [x + 10 * (scattered(n, 23) - 0.5), x + 22 * (scattered(n, 24) - 0.5)];
    layer.moveTo(x, ground).quadraticCurveTo(bent, ground + reach * 0.6, end, ground + reach);
  }
  if (roots > 0) layer.stroke({ width: 0.9, color: shade(0xc7a878), alpha: 0.6 });
}

/** The staff with the depth in centimetres. */
function createStaff(context: StageContext) {
  const root = new Container({ label: 'depth of the soil' });
  const staff = new Graphics();
  const figures = TICKS.map((value) =>
    context.text({
      text: value === 30 ? '30 cm' : String(value),
      size: 12,
      weight: '600',
      colour: INK,
      anchor: [0, 0.5],
    }),
  );
  root.addChild(staff, ...figures);
  return {
    root,
    lay(x: number, ground: number, full: number, { small }: TypeSizes): void {
      const box = { x, y: ground - 0.9 * small, width: 4 * small, height: full + 1.9 * small };
      staff
        .clear()
        .roundRect(box.x, box.y, box.width, box.height, 3)
        .fill(0xf6f4ea)
        .stroke({ width: 1, color: 0x6b5a44 });
      asPanel(staff, box);
      TICKS.forEach((value, n) => {
        const y = ground + (full * value) / FULL_SOIL;
        staff.moveTo(x, y).lineTo(x + 7, y);
        const figure = figures[n];
        if (!figure) return;
        figure.style.fontSize = small;
        figure.position.set(x + 10, y);
        figure.visible = n % 3 === 0 || full / 3 > 1.3 * small;
      });
      staff.stroke({ width: 1.4, color: INK });
    },
  };
}

export function createSoilProfile(context: StageContext): SoilProfile {
  const dark = context.theme.name === 'dark';
  const shade: Shade = (colour) => (dark ? mix(colour, 0x05080c, 0.35) : colour);
  const root = new Container({ label: 'soil' });
  const layer = new Graphics();
  const ashes = new Graphics();
  const staff = createStaff(context);
  root.addChild(layer, ashes);
  let place: Place = { left: 0, right: 1, ground: 0, full: 1 };
  let shown = -1;
  return {
    root,
    staff: staff.root,
    lay(left, right, at, ground, full, type) {
      place = { left, right, ground, full };
      drawSoil(layer, place, shown, shade);
      ashes
        .clear()
        .rect(left, ground - 3, right - left + STEP, 6)
        .fill(0x15120f);
      staff.lay(at, ground, full, type);
    },
    set(soil, ash) {
      ashes.alpha = ash;
      ashes.visible = ash > 0;
      if (Math.abs(soil - shown) < 5e-4) return;
      shown = soil;
      drawSoil(layer, place, shown, shade);
    },
  };
}
