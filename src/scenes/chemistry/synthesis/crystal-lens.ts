/** A lens held to a flask: grains of a slurry, or needles growing inwards from the glass. Origin at its middle. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { metalAcross, mix, roundGradient } from '../../kit/paint/shading';

export interface CrystalLens {
  readonly root: Container;
  readonly radius: number;
  /** Slurry and needles from 0 to 1; `bubbles`: it fizzes, with this phase in seconds. */
  set(slurry: number, needles: number, bubbles: number | null): void;
}

const GRAINS = 84;
const NEEDLES = 46;
const BUBBLES = 14;
const REDRAW_FROM = 0.004;
/** A fixed number from 0 to 1 for each needle and each of its properties. */
const part = (n: number, salt: number): number => {
  const x = Math.sin(n * 12.9898 + salt * 78.233) * 43_758.5453;
  return x - Math.floor(x);
};

/** Grains of the slurry, strewn over the field. */
function createPowder(radius: number) {
  const grain = new GraphicsContext()
    .poly([-5, 0, -2, -3.4, 3.6, -2.6, 5, 1, 1, 3.6])
    .fill(0xe9eef3)
    .poly([-5, 0, -2, -3.4, 3.6, -2.6, 0, 0.4])
    .fill(0xffffff);
  const grains = new Container({ label: 'grains' });
  const powder = Array.from({ length: GRAINS }, (_, n) => {
    const sprite = grains.addChild(new Graphics(grain));
    const r = radius * 0.93 * Math.sqrt(part(n, 1));
    const angle = 2 * Math.PI * part(n, 2);
    sprite.position.set(r * Math.cos(angle), r * Math.sin(angle));
    sprite.rotation = 6.28 * part(n, 3);
    sprite.scale.set(0.75 + 0.65 * part(n, 4));
    return sprite;
  });
  let shown = -1;
  return {
    root: grains,
    set(slurry: number) {
      if (Math.abs(slurry - shown) < REDRAW_FROM) return;
      shown = slurry;
      powder.forEach((sprite, n) => {
        sprite.visible = part(n, 6) < slurry;
      });
    },
  };
}

/** Needles that grow inwards from the glass. */
function createNeedles(radius: number, dark: boolean) {
  const blade = new GraphicsContext()
    .poly([0, -0.5, 0.88, -0.42, 1, 0, 0.88, 0.42, 0, 0.5])
    .fill({ color: dark ? 0xb7cadb : 0xc4d4e2, alpha: 0.95 })
    .poly([0, -0.5, 0.88, -0.42, 1, 0, 0, -0.05])
    .fill(0xffffff)
    .rect(0.04, 0.12, 0.8, 0.1)
    .fill({ color: 0xffffff, alpha: 0.6 });
  const needles = new Container({ label: 'needles' });
  const blades = Array.from({ length: NEEDLES }, (_, n) => {
    const sprite = needles.addChild(new Graphics(blade));
    // From the wall: the left and lower rim of the field.
    const angle = Math.PI * (0.28 + 0.98 * part(n, 1));
    sprite.position.set(radius * 0.985 * Math.cos(angle), radius * 0.985 * Math.sin(angle));
    sprite.rotation = angle + Math.PI + 1.2 * (part(n, 2) - 0.5);
    return sprite;
  });
  let shown = -1;
  return {
    root: needles,
    set(amount: number) {
      if (Math.abs(amount - shown) < REDRAW_FROM) return;
      shown = amount;
      blades.forEach((sprite, n) => {
        const begins = 0.75 * part(n, 5);
        const grown = Math.sqrt(Math.max(0, Math.min(1, (amount - begins) / (1 - begins))));
        sprite.visible = grown > 0.02;
        sprite.scale.set(radius * (0.5 + 0.75 * part(n, 3)) * grown, (4 + 5 * part(n, 4)) * (0.5 + 0.5 * grown));
      });
    },
  };
}

function createFizz(radius: number) {
  const bubble = new GraphicsContext()
    .circle(0, 0, 5)
    .fill({ color: 0xffffff, alpha: 0.16 })
    .circle(0, 0, 5)
    .stroke({ width: 1.1, color: 0xffffff, alpha: 0.75 })
    .circle(-1.6, -1.6, 1.2)
    .fill({ color: 0xffffff, alpha: 0.8 });
  const fizz = new Container({ label: 'bubbles' });
  const balls = Array.from({ length: BUBBLES }, () => fizz.addChild(new Graphics(bubble)));
  return {
    root: fizz,
    /** Seconds; null: it does not fizz. */
    set(phase: number | null) {
      fizz.visible = phase !== null;
      if (phase === null) return;
      balls.forEach((ball, n) => {
        const rise = (phase * (0.7 + 0.6 * part(n, 1)) + part(n, 2)) % 1;
        const x = (2 * part(n, 3) - 1) * 0.78;
        const reach = Math.sqrt(1 - x * x) * 0.9;
        ball.position.set(x * radius, reach * radius * (1 - 2 * rise));
        ball.scale.set(0.5 + 0.9 * part(n, 4));
      });
    },
  };
}

export function createCrystalLens({ theme }: StageContext, radius: number): CrystalLens {
  const root = new Container({ label: 'lens' });
  const dark = theme.name === 'dark';
  const field = new Graphics().circle(0, 0, radius).fill(
    roundGradient(
      [
        [0, mix(theme.water, dark ? 0x0d1b2a : 0xffffff, dark ? 0.55 : 0.45)],
        [1, mix(theme.water, 0x0b1622, dark ? 0.8 : 0.28)],
      ],
      { x: 0.4, y: 0.36 },
    ),
  );
  const powder = createPowder(radius);
  const needles = createNeedles(radius, dark);
  const fizz = createFizz(radius);
  const rim = new Graphics()
    .circle(0, 0, radius + 3.5)
    .stroke({ width: 7, fill: metalAcross(theme) })
    .circle(0, 0, radius)
    .stroke({ width: 1.4, color: theme.accent, alpha: 0.7 })
    .ellipse(-radius * 0.32, -radius * 0.5, radius * 0.42, radius * 0.2)
    .fill({ color: 0xffffff, alpha: 0.1 });
  root.addChild(field, powder.root, needles.root, fizz.root, rim);
  return {
    root,
    radius,
    set(slurry, amount, phase) {
      powder.set(slurry);
      needles.set(amount);
      fizz.set(phase);
    },
  };
}
