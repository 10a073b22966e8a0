/**
 * A superconducting magnet, cut open: windings around the bore, the tube in the probe's coil, boil-off over the turrets; beside it the
 * magnetisation in the rotating frame. Drawn at one size, scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { fitDrawing, pointOf, type Stand } from '../../kit/layout/layout';
import { acrossGradient, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const PICTURE = { width: 480, height: 356 } as const;
/** Of the tube with its spinner; origin at the middle of its foot. */
export const TUBE = { width: 26, height: 96 } as const;

const BODY = { x: 40, y: 78, width: 230, height: 226 } as const;
const WINDOW = { x: 92, y: 118, width: 126, height: 166 } as const;
const AXIS = BODY.x + BODY.width / 2;
const TOP = 34;
const SEAT_Y = 236;
const FLOATS_Y = TOP + 8;
const COIL = { from: 196, to: 244 } as const;
const SPHERE = { x: 384, y: 122, radius: 84 } as const;
const FLAT = 0.34;
const RACK = { x: 384, y: 348 } as const;
const PUFFS = 8;
const VECTORS = 7;
/** Share of the way that the tube sinks in a wall second, and of a turn that it spins. */
const SINKS = 0.55;
const PUFF_RATE = 0.28;
const SPREAD = 0.5;
const FADED = 6;

export interface MagnetLook {
  readonly loaded: boolean;
  readonly locked: boolean;
  readonly vector: { readonly mz: number; readonly mxy: number; readonly fan: number };
  /** Nothing may be told of how the magnetisation moves. */
  readonly covered: boolean;
  /** A pulse is given now. */
  readonly pulse: boolean;
  /** How even the field is, 0 to 1. */
  readonly level: number;
}

export interface Magnet extends Part {
  /** Where the tube goes in, where it stands before, and the scale; in units of the parent. */
  readonly mouth: Point;
  readonly rest: Point;
  readonly scale: number;
  look(look: MagnetLook): void;
  /** Moves vapour and tube on by so many wall seconds. */
  drift(seconds: number): void;
}

export function createTube({ theme }: StageContext): Container {
  const root = new Container({ label: 'sample tube' });
  root.addChild(
    new Graphics()
      .roundRect(-3.5, -TUBE.height, 7, TUBE.height, 3.5)
      .fill(
        acrossGradient([
          [0, theme.glassEdge, 0.7],
          [0.3, theme.glassBody, 0.3],
          [1, theme.glassEdge, 0.6],
        ]),
      )
      .roundRect(-2.5, -38, 5, 36, 2.5)
      .fill({ color: mix(theme.water, 0xffffff, 0.15), alpha: 0.9 })
      .roundRect(-3.5, -TUBE.height, 7, TUBE.height, 3.5)
      .stroke({ width: 1, color: theme.glassEdge })
      .rect(-4, -TUBE.height - 3, 8, 7)
      .fill(0xd9a21b)
      .roundRect(-12, -68, 24, 20, 4)
      .fill(
        acrossGradient([
          [0, 0x1c4fa0],
          [0.35, 0x5b93dc],
          [1, 0x163a74],
        ]),
      ),
  );
  return root;
}

/** The vessel on its legs, with the turrets of the cryogens and the bore's stack. */
function paintVessel(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const white = dark ? 0xb9c2ca : 0xf4f6f8;
  const shell = acrossGradient([
    [0, mix(white, 0x000000, 0.32)],
    [0.22, mix(white, 0xffffff, 0.5)],
    [0.62, white],
    [1, mix(white, 0x000000, 0.42)],
  ]);
  const metal = metalAcross(theme);
  const { x, y, width, height } = BODY;
  for (const leg of [x + 22, AXIS, x + width - 22])
    still
      .roundRect(leg - 9, y + height - 8, 18, PICTURE.height - y - height + 2, 4)
      .fill(metal)
      .roundRect(leg - 17, PICTURE.height - 10, 34, 10, 3)
      .fill(metal);
  still
    // Turrets of the cryogens and the bore's stack.
    .roundRect(x + 26, 46, 30, 48, 5)
    .fill(shell)
    .roundRect(x + width - 56, 46, 30, 48, 5)
    .fill(shell)
    .roundRect(x + 22, 42, 38, 8, 3)
    .fill(metal)
    .roundRect(x + width - 60, 42, 38, 8, 3)
    .fill(metal)
    .roundRect(AXIS - 22, TOP, 44, 60, 4)
    .fill(metal)
    .moveTo(x, y + 34)
    .quadraticCurveTo(x, y, x + 40, y)
    .lineTo(x + width - 40, y)
    .quadraticCurveTo(x + width, y, x + width, y + 34)
    .lineTo(x + width, y + height - 26)
    .quadraticCurveTo(x + width, y + height, x + width - 28, y + height)
    .lineTo(x + 28, y + height)
    .quadraticCurveTo(x, y + height, x, y + height - 26)
    .closePath()
    .fill(shell)
    .stroke({ width: 1.4, color: mix(white, 0x000000, 0.5) })
    .rect(x + 1, y + 30, width - 2, 2)
    .fill({ color: 0x000000, alpha: 0.12 })
    .rect(x + 1, y + height - 30, width - 2, 2)
    .fill({ color: 0x000000, alpha: 0.12 });
}

/** The cut: outer vessel, helium, windings, bore. */
function paintCut(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const white = dark ? 0xb9c2ca : 0xf4f6f8;
  const metal = metalAcross(theme);
  const cut = WINDOW;
  still
    .roundRect(cut.x, cut.y, cut.width, cut.height, 8)
    .fill(
      acrossGradient([
        [0, dark ? 0x11202c : 0x27455c],
        [0.5, dark ? 0x1a3447 : 0x3f6c8c],
        [1, dark ? 0x0d1a24 : 0x203a4e],
      ]),
    )
    .roundRect(cut.x, cut.y, cut.width, cut.height, 8)
    .stroke({ width: 2, color: mix(white, 0x000000, 0.55) });
  for (const side of [-1, 1]) {
    for (let row = 0; row < 14; row++) {
      for (let layer = 0; layer < 3; layer++)
        still.circle(AXIS + side * (28 + 9 * layer), cut.y + 14 + row * 10.6, 4).fill(
          roundGradient(
            [
              [0, 0xf2c38c],
              [0.5, 0xc97f3a],
              [1, 0x7a4413],
            ],
            { x: 0.36, y: 0.34 },
          ),
        );
    }
  }
  still
    .rect(AXIS - 18, TOP - 2, 36, cut.y + cut.height - TOP - 4)
    .fill({ color: dark ? 0x0a0f14 : 0xdfe7ee, alpha: 0.94 })
    .rect(AXIS - 18, TOP - 2, 2, cut.y + cut.height - TOP - 4)
    .fill(metal)
    .rect(AXIS + 16, TOP - 2, 2, cut.y + cut.height - TOP - 4)
    .fill(metal);
}

/** The probe's coil around the foot of the tube. */
function createCoil(): Graphics {
  const coil = new Graphics();
  for (let turn = 0; turn < 6; turn++) {
    const at = COIL.from + ((COIL.to - COIL.from) * turn) / 5;
    coil
      .moveTo(AXIS - 11, at)
      .quadraticCurveTo(AXIS, at + 7, AXIS + 11, at)
      .stroke({ width: 2.4, color: 0xd08a3e, cap: 'round' });
  }
  return coil;
}

const createPulse = (): Graphics =>
  new Graphics({ alpha: 0 }).circle(AXIS, (COIL.from + COIL.to) / 2, 54).fill(
    roundGradient([
      [0, 0xffe08a, 0.9],
      [0.4, 0xffb347, 0.45],
      [1, 0xffb347, 0],
    ]),
  );

/** What boils off over the turrets. */
function createPuffs(dark: boolean) {
  const puffs = Array.from({ length: PUFFS }, () =>
    new Graphics().circle(0, 0, 11).fill(
      roundGradient([
        [0, dark ? 0xdfeaf2 : 0xffffff, 0.75],
        [1, dark ? 0xdfeaf2 : 0xffffff, 0],
      ]),
    ),
  );
  return {
    views: puffs,
    place(phase: number): void {
      puffs.forEach((puff, n) => {
        const way = (phase * PUFF_RATE + n / PUFFS) % 1;
        const side = n % 2 === 0 ? BODY.x + 41 : BODY.x + BODY.width - 41;
        puff.position.set(side + 7 * Math.sin(6 * way + n), 40 - 46 * way);
        puff.scale.set(0.4 + 0.9 * way);
        puff.alpha = 0.9 * Math.sin(Math.PI * way);
      });
    },
  };
}

/** The sphere of the rotating frame with its axis. */
const createSphere = (theme: StageTheme): Graphics =>
  new Graphics()
    .circle(SPHERE.x, SPHERE.y, SPHERE.radius)
    .fill(
      roundGradient(
        [
          [0, theme.glassBody, 0.1],
          [0.8, theme.glassBody, 0.22],
          [1, theme.glassEdge, 0.4],
        ],
        { x: 0.4, y: 0.36 },
      ),
    )
    .circle(SPHERE.x, SPHERE.y, SPHERE.radius)
    .stroke({ width: 1.4, color: theme.glassEdge })
    .ellipse(SPHERE.x, SPHERE.y, SPHERE.radius, SPHERE.radius * FLAT)
    .stroke({ width: 1.2, color: theme.inkSoft, alpha: 0.6 })
    .moveTo(SPHERE.x, SPHERE.y + SPHERE.radius)
    .lineTo(SPHERE.x, SPHERE.y - SPHERE.radius - 16)
    .moveTo(SPHERE.x - 5, SPHERE.y - SPHERE.radius - 9)
    .lineTo(SPHERE.x, SPHERE.y - SPHERE.radius - 18)
    .lineTo(SPHERE.x + 5, SPHERE.y - SPHERE.radius - 9)
    .stroke({ width: 1.4, color: theme.inkSoft });

/** Where the tube stands before it is loaded. */
function createRack(theme: StageTheme): Graphics {
  const rack = new Graphics().roundRect(RACK.x - 48, RACK.y - 40, 96, 40, 5).fill(
    downGradient([
      [0, mix(theme.accent, theme.name === 'dark' ? 0x0b1820 : 0xffffff, 0.35)],
      [1, mix(theme.accent, 0x000000, 0.4)],
    ]),
  );
  for (const at of [-30, 0, 30]) rack.ellipse(RACK.x + at, RACK.y - 38, 9, 3).fill({ color: 0x000000, alpha: 0.4 });
  return rack;
}

const at = (mz: number, mxy: number, angle: number): Point => ({
  x: SPHERE.x + SPHERE.radius * mxy * Math.cos(angle),
  y: SPHERE.y - SPHERE.radius * (mz - FLAT * mxy * Math.sin(angle)),
});

/** The single vectors keep their length: they only part. */
function drawFan(arrow: Graphics, single: number, fan: number, heading: number, colour: number): void {
  for (let n = 0; n < VECTORS; n++) {
    const turn = heading + SPREAD * fan * (n - (VECTORS - 1) / 2) * 0.7;
    const to = at(0, Math.min(1, Math.max(-1, single)), turn);
    arrow.moveTo(SPHERE.x, SPHERE.y).lineTo(to.x, to.y).stroke({ width: 2, color: colour, alpha: 0.5, cap: 'round' });
  }
}

function drawVectors(arrow: Graphics, { mz, mxy, fan }: MagnetLook['vector'], fanned: number): void {
  const heading = 0.5;
  if (fan > 0.02 && fan < FADED) drawFan(arrow, mxy * Math.exp(Math.min(fan, FADED)), fan, heading, fanned);
  const tip = at(mz, mxy, heading);
  const [dx, dy] = [tip.x - SPHERE.x, tip.y - SPHERE.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 3) return;
  const [ux, uy] = [dx / length, dy / length];
  arrow
    .moveTo(SPHERE.x, SPHERE.y)
    .lineTo(tip.x - 8 * ux, tip.y - 8 * uy)
    .stroke({ width: 5, color: 0xd5472f, cap: 'round' })
    .moveTo(tip.x, tip.y)
    .lineTo(tip.x - 13 * ux - 7 * uy, tip.y - 13 * uy + 7 * ux)
    .lineTo(tip.x - 13 * ux + 7 * uy, tip.y - 13 * uy - 7 * ux)
    .closePath()
    .fill(0xd5472f);
}

export function createMagnet(context: StageContext): Magnet {
  const { theme } = context;
  const root = new Container({ label: 'magnet' });
  const still = new Graphics();
  paintVessel(still, theme);
  paintCut(still, theme);
  const tube = createTube(context);
  tube.position.set(AXIS, FLOATS_Y);
  const coil = createCoil();
  const pulse = createPulse();
  const puffs = createPuffs(theme.name === 'dark');
  const arrow = new Graphics();
  const name = context.text({ text: 'rotating frame', size: 12, colour: theme.inkSoft, anchor: [0.5, 0] });
  root.addChild(still, tube, coil, pulse, ...puffs.views, createSphere(theme), arrow, name, createRack(theme));

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let phase = 0;
  let sunk = 0;
  let inside = false;
  let drawn = '';
  const placeTube = (): void => {
    tube.visible = inside;
    tube.y = FLOATS_Y + (SEAT_Y - FLOATS_Y) * sunk * sunk * (3 - 2 * sunk);
  };
  puffs.place(phase);
  placeTube();
  return {
    root,
    get mouth() {
      return pointOf(stand, { x: AXIS, y: TOP + 20 });
    },
    get rest() {
      return pointOf(stand, { x: RACK.x, y: RACK.y - 14 });
    },
    get scale() {
      return stand.scale;
    },
    lay(box, type) {
      stand = fitDrawing(root, box, PICTURE);
      name.style.fontSize = type.small / stand.scale;
      name.position.set(SPHERE.x, SPHERE.y + SPHERE.radius + 6);
    },
    look({ loaded, vector, covered, pulse: now, locked, level }) {
      if (loaded !== inside) {
        inside = loaded;
        sunk = context.reducedMotion && loaded ? 1 : 0;
        placeTube();
      }
      pulse.alpha = now ? 0.95 : 0;
      coil.tint = locked ? mix(0xffffff, 0x9be8b8, level) : 0xffffff;
      const { mz, mxy, fan } = vector;
      const key = covered ? 'covered' : `${mz.toFixed(3)} ${mxy.toFixed(3)} ${fan.toFixed(3)}`;
      if (key === drawn) return;
      drawn = key;
      arrow.clear();
      if (!covered) drawVectors(arrow, vector, theme.accent);
    },
    drift(seconds) {
      if (seconds <= 0) return;
      phase += seconds;
      puffs.place(phase);
      if (!inside || sunk >= 1) return;
      sunk = Math.min(1, sunk + SINKS * seconds);
      placeTube();
    },
  };
}
