/** What lies on the table of the X-ray room, seen from the front and a little from above: a hand, a chest, a step wedge, a slab. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface ExaminedObject {
  readonly root: Container;
  /** Height of the slab above the table, stage units. */
  show(name: string, material: string, slabCm: number): void;
}

/** Stage units of a centimetre across the table, upwards, and into the picture. */
export const ACROSS = 3;
export const UP = 1.72;
const INTO = 1.25;

const SKIN = 0xd9a184;
const GOWN = 0x8fb7cc;
const SLABS: Readonly<Record<string, { readonly colour: number; readonly alpha: number }>> = {
  Water: { colour: 0x6fb3e0, alpha: 0.6 },
  'Cortical bone': { colour: 0xece2cb, alpha: 1 },
  Adipose: { colour: 0xe9c868, alpha: 0.92 },
  'Soft tissue': { colour: 0xc47b74, alpha: 0.95 },
  Lung: { colour: 0xe6bcb8, alpha: 0.8 },
  Aluminium: { colour: 0xb4bec8, alpha: 1 },
};
const SLAB_HALF = 15;

/** From the wrist to the tips, cm, as on the detector: across, and towards the viewer. */
const FINGERS: readonly {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly wide: number;
}[] = [
  { from: [-2.2, 3], to: [-7.2, -3.9], wide: 1.9 },
  { from: [-2, -1.5], to: [-4.2, -10.8], wide: 1.75 },
  { from: [-0.4, -1.8], to: [-0.85, -12], wide: 1.8 },
  { from: [1.2, -1.5], to: [2.5, -11], wide: 1.75 },
  { from: [2.6, -0.5], to: [5.5, -8.2], wide: 1.55 },
];

/** Origin on the table top, in the middle of the field. */
export function createExaminedObject(context: StageContext): ExaminedObject {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'object' });
  const shadow = contactShadow(theme, 84, 12);
  const hand = drawHand(dark);
  const chest = drawChest(dark);
  const wedge = drawWedge();
  const slab = new Graphics();
  root.addChild(shadow, hand, chest, wedge, slab);
  let key = '';
  return {
    root,
    show(name, material, slabCm) {
      const next = `${name} ${material} ${slabCm}`;
      if (next === key) return;
      key = next;
      hand.visible = name === 'Hand';
      chest.visible = name === 'Chest';
      wedge.visible = name === 'Step Wedge';
      slab.visible = name === 'Slab';
      shadow.visible = name !== 'Slab' || slabCm > 0;
      slab.clear();
      if (name === 'Slab' && slabCm > 0) drawSlab(slab, material, slabCm * UP);
    },
  };
}

function drawHand(dark: boolean): Graphics {
  const skin = dark ? mix(SKIN, 0x1a120e, 0.12) : SKIN;
  const g = new Graphics();
  const at = ([x, y]: readonly [number, number], lift: number): [number, number] => [x * ACROSS, y * INTO - lift];
  // Twice: the shaded side on the table, then what the light falls on.
  for (const [tone, lift] of [
    [mix(skin, 0x3a1d12, 0.45), 0],
    [skin, 3.2],
  ] as const) {
    for (const { from, to, wide } of FINGERS) {
      g.moveTo(...at(from, lift)).lineTo(...at(to, lift));
      g.stroke({ width: wide * ACROSS * 0.72, color: tone, cap: 'round' });
    }
    g.poly([
      ...at([-3.6, 2.2], lift),
      ...at([-3, -2.4], lift),
      ...at([3.4, -2], lift),
      ...at([3.8, 2], lift),
      ...at([2.6, 6], lift),
      ...at([2.9, 14], lift),
      ...at([-2.9, 14], lift),
      ...at([-2.7, 6], lift),
    ]).fill(tone);
    g.stroke({ width: 4, color: tone, join: 'round' });
  }
  for (const { to } of FINGERS) {
    g.ellipse(to[0] * ACROSS, to[1] * INTO - 4.2, 2.1, 1.3).fill({ color: 0xf7d9cb, alpha: 0.85 });
  }
  g.rect(-9.4, 13 * INTO - 3, 18.8, 8).fill({ color: GOWN });
  return g;
}

function drawChest(dark: boolean): Graphics {
  const skin = dark ? mix(SKIN, 0x1a120e, 0.12) : SKIN;
  const gown = dark ? mix(GOWN, 0x10202e, 0.25) : GOWN;
  const half = 17.5 * ACROSS;
  const thick = 20 * UP;
  return (
    new Graphics()
      // Head on a pillow behind the trunk, arms at its sides.
      .ellipse(0, -thick * 0.86, 25, 21)
      .fill(mix(skin, 0x3a1d12, 0.12))
      .ellipse(0, -thick * 1.18, 21, 13)
      .fill(0x5b3d2a)
      .ellipse(-half - 5, -thick * 0.32, 12, thick * 0.32)
      .ellipse(half + 5, -thick * 0.32, 12, thick * 0.32)
      .fill(mix(skin, 0x3a1d12, 0.18))
      .ellipse(0, -thick * 0.5, half, thick * 0.52)
      .fill(
        downGradient([
          [0, mix(gown, 0xffffff, 0.5)],
          [0.45, gown],
          [1, mix(gown, 0x10202e, 0.5)],
        ]),
      )
      .moveTo(-half * 0.62, -thick * 0.8)
      .quadraticCurveTo(-half * 0.2, -thick * 0.62, -half * 0.1, -thick * 0.1)
      .moveTo(half * 0.5, -thick * 0.86)
      .quadraticCurveTo(half * 0.3, -thick * 0.5, half * 0.42, -thick * 0.14)
      .stroke({ width: 1.4, color: mix(gown, 0x10202e, 0.45), alpha: 0.7 })
  );
}

function drawWedge(): Graphics {
  const g = new Graphics();
  const step = 2 * ACROSS;
  for (let n = 1; n <= 10; n++) {
    const x = (n - 5.5) * step;
    const high = 2.6 * n;
    g.poly([x, -high, x + 5, -high - 7, x + step + 5, -high - 7, x + step, -high]).fill(mix(0xc9d3dd, 0xffffff, 0.35));
    g.rect(x, -high, step, high).fill(
      acrossGradient([
        [0, 0xdfe6ec],
        [1, 0x9aa6b2],
      ]),
    );
  }
  const [x, high] = [5.5 * step, 26];
  return g.poly([x, 0, x, -high, x + 5, -high - 7, x + 5, -7]).fill(0x6f7c89);
}

function drawSlab(g: Graphics, material: string, high: number): void {
  const { colour, alpha } = SLABS[material] ?? { colour: 0x6fb3e0, alpha: 0.6 };
  const half = SLAB_HALF * ACROSS;
  const [dx, dy] = [14, -12];
  g.poly([half, 0, half + dx, dy, half + dx, dy - high, half, -high])
    .fill({ color: mix(colour, 0x10202e, 0.4), alpha })
    .poly([-half, -high, -half + dx, dy - high, half + dx, dy - high, half, -high])
    .fill({ color: mix(colour, 0xffffff, 0.45), alpha })
    .rect(-half, -high, 2 * half, high)
    .fill({ color: colour, alpha })
    .rect(-half + 3, -high + 2, 4, Math.max(0, high - 4))
    .fill({ color: 0xffffff, alpha: 0.3 })
    .rect(-half, -high, 2 * half, high)
    .stroke({ width: 1.2, color: mix(colour, 0x10202e, 0.5), alpha: 0.8 });
}
