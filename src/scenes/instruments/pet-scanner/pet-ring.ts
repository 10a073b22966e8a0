/**
 * The ring of a PET scanner from the front: a shell round the bore, behind dark glass the blocks of crystals. Pairs flash up in two
 * crystals and leave their line. In front a table with the object, a shielded syringe beside it. Origin at the middle of the ring.
 */
import { Container, Graphics } from 'pixi.js';
import { SPHERES, spheres, RADIUS } from '../../../../engine/instruments/pet/spheres';
import type { StageContext } from '../../contract';
import { drawGantryBore, drawGantryGlass, drawGantryShell, gantryTones } from '../../kit/imaging/gantry';
import { acrossGradient, contactShadow, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Half of its width, and above and below the middle. */
export const RING = { x: 200, top: 214, bottom: 236 } as const;
export const MM = 0.54;
const GLASS = { outer: 186, inner: 122 } as const;
const BORE = 114;
const CRYSTALS = 56;
const CRYSTAL = { radius: 151, deep: 30, wide: 13 } as const;
/** Where the object waits, and the syringe lies. */
export const WAITING = { x: 0, y: 128, scale: 0.78 } as const;
export const SYRINGE = { x: 128, y: 196, width: 92, height: 34 } as const;
const GLOW = 0xf7d038;
const PAIR = 0x7ef0c8;

export interface PetRing {
  readonly root: Container;
  /** What lies in it, 0 in front to 1 in the bore; `hot`: how strongly the tracer shines, 0 to 1. */
  object(name: string, entered: number, hot: number): void;
  /** Lines of the last pairs: view of 120 and bin of 185, one after the other; null for none. */
  pairs(events: Float32Array | null): void;
  /** Crystals that light up for the daily check, 0 to 1 of the ring. */
  check(part: number | null): void;
  /** The fan of the transmission scan, 0 to 1 of its turn. */
  transmit(part: number | null): void;
  syringe(full: boolean): void;
}

function createShell(theme: StageTheme): Graphics {
  const { shade } = gantryTones(theme);
  const shell = new Graphics().roundRect(-150, RING.top - 16, 300, 34, 8).fill(mix(shade, 0x000000, 0.45));
  drawGantryShell(shell, theme, { x: RING.x, y: RING.top, corner: 90, funnel: GLASS.outer + 7 });
  drawGantryGlass(shell, GLASS.outer);
  return shell;
}

function createCrystals(): Graphics {
  const blocks = new Graphics({ label: 'crystals' });
  for (let n = 0; n < CRYSTALS; n++)
    block(blocks, (2 * Math.PI * n) / CRYSTALS).fill(n % 2 === 0 ? 0x37546b : 0x3f6078);
  return blocks;
}

/** The line of a pair, and the two crystals that counted it. */
function drawPair(lines: Graphics, lit: Graphics, view: number, bin: number): void {
  const theta = (Math.PI * view) / 120;
  const s = (bin - 92) * 2 * MM;
  const [cos, sin] = [Math.cos(theta), Math.sin(theta)];
  const half = Math.sqrt(Math.max(0, CRYSTAL.radius ** 2 - s * s));
  const [x, y] = [s * cos, s * sin];
  lines.moveTo(x - half * sin, y + half * cos).lineTo(x + half * sin, y - half * cos);
  for (const side of [-1, 1]) block(lit, Math.atan2(y - side * half * cos, x + side * half * sin)).fill(PAIR);
}

/** From a source in the ring; `turned`: rad from the top. */
function drawFan(fan: Graphics, turned: number): void {
  const [x, y] = [BORE * Math.sin(turned), -BORE * Math.cos(turned)];
  fan
    .moveTo(x, y)
    .lineTo(-x * 0.8 - y * 0.62, -y * 0.8 + x * 0.62)
    .lineTo(-x * 0.8 + y * 0.62, -y * 0.8 - x * 0.62)
    .closePath()
    .fill({ color: 0x67e8f9, alpha: 0.2 })
    .circle(x, y, 6)
    .fill(0xfff3c4);
}

export function createPetRing(context: StageContext): PetRing {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const { plastic } = gantryTones(theme);
  const root = new Container({ label: 'PET scanner' });
  const shadow = contactShadow(theme, RING.x * 2, 34);
  shadow.y = RING.bottom - 12;
  const shell = createShell(theme);
  const blocks = createCrystals();
  const lit = new Graphics({ label: 'crystals that count' });
  const bore = drawGantryBore(new Graphics(), theme, GLASS.inner, BORE);
  const fan = new Graphics({ label: 'transmission' });
  const table = new Graphics();
  const body = new Container({ label: 'object' });
  const lines = new Graphics({ label: 'lines of response' });
  const syringe = new Container({ label: 'syringe' });
  const dose = new Graphics();
  syringe.addChild(drawSyringe(context), dose);
  syringe.position.set(SYRINGE.x + SYRINGE.width / 2, SYRINGE.y + SYRINGE.height / 2);
  root.addChild(shadow, shell, blocks, lit, bore, fan, table, body, lines, syringe);

  let drawn = '';
  let tabled = '';
  let glow: Graphics | null = null;
  let counted = '';
  return {
    root,
    object(name, entered, hot) {
      if (name !== drawn) {
        drawn = name;
        for (const child of body.removeChildren()) child.destroy({ children: true });
        const { still, shining } = drawObject(name, dark);
        glow = shining;
        body.addChild(still, shining);
      }
      if (glow) glow.alpha = hot;
      body.position.set(WAITING.x * (1 - entered), WAITING.y * (1 - entered));
      body.scale.set(WAITING.scale + (1 - WAITING.scale) * entered);
      const key = entered.toFixed(2);
      if (key === tabled) return;
      tabled = key;
      const rests = body.y + 58 * body.scale.y;
      drawTable(table, plastic, rests);
    },
    pairs(events) {
      const key = events ? events.join() : '';
      if (key === counted) return;
      counted = key;
      lines.clear();
      lit.clear();
      if (!events) return;
      for (let n = 0; n < events.length; n += 2) {
        drawPair(lines, lit, events[n] ?? 0, events[n + 1] ?? 92);
      }
      lines.stroke({ width: 1.4, color: PAIR, alpha: 0.8 });
    },
    check(part) {
      if (part === null) return;
      counted = `check ${part.toFixed(2)}`;
      lit.clear();
      for (let n = 0; n < Math.round(part * CRYSTALS); n++) block(lit, (2 * Math.PI * n) / CRYSTALS).fill(GLOW);
    },
    transmit(part) {
      fan.clear();
      if (part === null) return;
      drawFan(fan, 2 * Math.PI * part);
    },
    syringe(full) {
      dose
        .clear()
        .rect(-22, -4, full ? 34 : 3, 8)
        .fill({ color: GLOW, alpha: 0.85 });
    },
  };
}

function block(g: Graphics, angle: number): Graphics {
  const { radius, deep, wide } = CRYSTAL;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (r: number, w: number): [number, number] => [r * cos - w * sin, r * sin + w * cos];
  return g.poly([
    ...at(radius, -wide / 2),
    ...at(radius, wide / 2),
    ...at(radius + deep, wide / 2 + 1),
    ...at(radius + deep, -wide / 2 - 1),
  ]);
}

function drawTable(g: Graphics, plastic: number, rests: number): void {
  const near = 214;
  g.clear()
    .poly([-50, rests + 10, 50, rests + 10, 66, near, -66, near])
    .fill(
      acrossGradient([
        [0, mix(plastic, 0xffffff, 0.3)],
        [0.5, plastic],
        [1, mix(plastic, 0x000000, 0.3)],
      ]),
    )
    .roundRect(-78, near - 6, 156, 16, 6)
    .fill(mix(plastic, 0x000000, 0.5))
    .moveTo(-64, rests - 8)
    .quadraticCurveTo(0, rests + 14, 64, rests - 8)
    .lineTo(60, rests + 6)
    .quadraticCurveTo(0, rests + 28, -60, rests + 6)
    .closePath()
    .fill(
      downGradient([
        [0, 0x54687c],
        [1, 0x2a3744],
      ]),
    );
}

function drawObject(name: string, dark: boolean): { still: Graphics; shining: Graphics } {
  const shining = new Graphics({ label: 'tracer' });
  if (name === 'Brain') {
    const skin = dark ? 0xb88a70 : 0xd9a184;
    const still = new Graphics()
      .ellipse(0, 0, 46, 57)
      .fill(skin)
      .ellipse(0, -48, 34, 12)
      .fill(0x5b3d2a)
      .ellipse(0, 0, 42, 53)
      .fill(0xf0e7d2)
      .ellipse(0, 0, 38, 49)
      .fill(0xcf9aa0)
      .ellipse(0, 0, 34.5, 45.4)
      .fill(0xe6c8c4)
      .moveTo(0, -48)
      .lineTo(0, 48)
      .stroke({ width: 1, color: 0x8f5a62, alpha: 0.7 });
    shining
      .ellipse(0, 0, 38, 49)
      .stroke({ width: 4, color: GLOW, alpha: 0.9 })
      .ellipse(-9, -4, 4, 9)
      .ellipse(9, -4, 4, 9)
      .fill({ color: GLOW, alpha: 0.9 })
      .ellipse(0, 0, 35, 46)
      .fill({ color: GLOW, alpha: 0.2 });
    return { still, shining };
  }
  const radius = RADIUS * MM;
  const still = new Graphics().circle(0, 0, radius).fill(
    roundGradient(
      [
        [0, 0xb9dcf2],
        [0.6, 0x86b8dc],
        [1, 0x4f7fa6],
      ],
      { x: 0.36, y: 0.3 },
    ),
  );
  shining.circle(0, 0, radius - 2).fill({ color: GLOW, alpha: 0.22 });
  if (name === 'Hot Spheres') {
    for (const diameter of SPHERES) {
      const { x, y, radius: r } = spheres[diameter];
      still.circle(x * MM, y * MM, r * MM + 1.4).fill({ color: 0xe8f1f8, alpha: 0.9 });
      shining
        .circle(x * MM, y * MM, r * MM)
        .fill(GLOW)
        .circle(x * MM, y * MM, r * MM + 4)
        .fill({ color: GLOW, alpha: 0.3 });
    }
  }
  still
    .circle(0, 0, radius)
    .stroke({ width: 3, color: 0xe8f1f8 })
    .moveTo((radius - 6) * Math.cos(Math.PI * 1.05), (radius - 6) * Math.sin(Math.PI * 1.05))
    .arc(0, 0, radius - 6, Math.PI * 1.05, Math.PI * 1.4)
    .stroke({ width: 3, color: 0xffffff, alpha: 0.5, cap: 'round' });
  return { still, shining };
}

/** In its shield of tungsten, on a tray. */
function drawSyringe(context: StageContext): Graphics {
  const { theme } = context;
  return new Graphics()
    .roundRect(-48, 9, 96, 6, 3)
    .fill(metalAcross(theme))
    .rect(-36, -1, 12, 2)
    .fill(0xbfc9d3)
    .roundRect(-26, -9, 46, 18, 4)
    .fill(
      downGradient([
        [0, 0x9aa6b2],
        [0.4, 0x5d6873],
        [1, 0x2f3841],
      ]),
    )
    .roundRect(-23, -5, 40, 10, 2)
    .fill({ color: 0xeaf3fa, alpha: 0.5 })
    .rect(20, -2, 20, 4)
    .fill(0xdfe6ec)
    .roundRect(38, -8, 4, 16, 2)
    .fill(0xdfe6ec);
}
