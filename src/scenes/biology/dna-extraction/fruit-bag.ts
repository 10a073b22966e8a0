/** A zip bag in a water bath: a strawberry that becomes pulp as it is pressed, and the foam of the detergent. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { StageContext } from '../../contract';
import type { StageTheme } from '../../kit/theme';
import { acrossGradient, aslantGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface BagState {
  readonly look: number;
  readonly broken: number;
  /** mL in it, and of these of buffer. */
  readonly liquid: number;
  readonly buffer: number;
  readonly mashing: boolean;
  readonly emptied: boolean;
  /** 0 cold to 1 hot. */
  readonly warmth: number;
}

export interface FruitBag {
  readonly root: Container;
  set(state: BagState): void;
  /** Hands press in wall seconds; steam rises. */
  tick(seconds: number): void;
}

const BATH = { half: 106, high: 92 } as const;
const BAG = { half: 68, foot: -30, top: -262 } as const;
const ACHENES = 42;
const CHUNKS = 60;
const BUBBLES = 46;
const MOST = 50;

export const BAG_BOX = { x: -BAG.half, y: BAG.top, width: 2 * BAG.half, height: 150 } as const;
export const BAG_MOUTH = { x: 0, y: BAG.top } as const;

function berry(look: number): Container {
  const rng = createRng(look, 'berry');
  const [wide, long] = [rng.uniform(43, 51), rng.uniform(60, 72)];
  const root = new Container();
  const outline = (grow: number): Graphics =>
    new Graphics()
      .moveTo(0, long * 0.62 * grow)
      .bezierCurveTo(
        -wide * 0.55 * grow,
        long * 0.5 * grow,
        -wide * 1.12 * grow,
        -long * 0.1,
        -wide * 0.86 * grow,
        -long * 0.48 * grow,
      )
      .bezierCurveTo(-wide * 0.6 * grow, -long * 0.78 * grow, -wide * 0.16, -long * 0.62 * grow, 0, -long * 0.56 * grow)
      .bezierCurveTo(
        wide * 0.2,
        -long * 0.64 * grow,
        wide * 0.66 * grow,
        -long * 0.74 * grow,
        wide * 0.88 * grow,
        -long * 0.44 * grow,
      )
      .bezierCurveTo(wide * 1.06 * grow, -long * 0.06, wide * 0.5 * grow, long * 0.52 * grow, 0, long * 0.62 * grow);
  const body = outline(1).fill(
    aslantGradient([
      [0, 0xf0614f],
      [0.4, 0xd42a2c],
      [1, 0x8d0f1c],
    ]),
  );
  const seeds = new Graphics();
  for (let n = 0; n < ACHENES; n++) {
    const v = (n + 0.5) / ACHENES;
    const y = -long * 0.5 + v * long * 1.02;
    const half = wide * 0.86 * Math.sqrt(Math.max(0, 1 - (v * 1.02) ** 2.2)) * 0.95;
    const x = half * Math.sin(n * 2.4 + 0.4) + rng.normal(0, 1.2);
    seeds.ellipse(x + 0.8, y + 1, 2.6, 3.6).fill({ color: 0x7d0d18, alpha: 0.7 });
    seeds.ellipse(x, y, 1.6, 2.5).fill(mix(0xf2cf6a, 0xd8a43c, rng.next()));
  }
  const leaves = new Graphics();
  const count = rng.int(6, 8);
  for (let n = 0; n < count; n++) {
    const angle = -Math.PI + ((n + 0.5) / count) * Math.PI + rng.normal(0, 0.08);
    const length = rng.uniform(24, 34);
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length * 0.4 + rng.uniform(0, 10)];
    leaves
      .moveTo(-3, -long * 0.56)
      .quadraticCurveTo(dx * 0.6 - 5, -long * 0.6 + dy * 0.3, dx, -long * 0.54 + dy)
      .quadraticCurveTo(dx * 0.5 + 6, -long * 0.5 + dy * 0.8, 4, -long * 0.54)
      .fill(mix(0x4c9a3a, 0x2f6b25, rng.next()));
  }
  leaves
    .moveTo(0, -long * 0.58)
    .quadraticCurveTo(4, -long * 0.8, 10, -long * 0.86)
    .stroke({ width: 4, color: 0x5f9c46, cap: 'round' });
  const shine = new Graphics()
    .ellipse(-wide * 0.4, -long * 0.24, wide * 0.17, long * 0.2)
    .fill({ color: 0xffffff, alpha: 0.28 });
  root.addChild(body, seeds, leaves, shine);
  return root;
}

/** The whole fruit in the bag: it sinks and fades as it is pressed. */
function createFruit() {
  const root = new Container();
  root.y = BAG.foot - 62;
  let looks = -1;
  return {
    root,
    look(look: number): void {
      if (look === looks) return;
      looks = look;
      for (const old of root.removeChildren()) old.destroy({ children: true });
      root.addChild(berry(look));
    },
    press(whole: number): void {
      root.visible = whole > 0.01;
      root.alpha = Math.min(1, whole * 1.6);
      root.scale.set(1 + 0.14 * (1 - whole), 0.72 + 0.28 * whole);
    },
  };
}

/** What the fruit becomes: juice, pieces in it, and on it the foam of the detergent. The three lie in different depths. */
function createPulp() {
  const juice = new Graphics();
  const chunks = new Graphics();
  const foam = new Graphics();

  function drawJuice(top: number, broken: number, buffer: number): void {
    const thin = buffer > 0 ? Math.min(1, buffer / (buffer + 12)) : 0;
    juice
      .moveTo(-BAG.half + 5, BAG.foot - 10)
      .lineTo(-BAG.half + 5, top)
      .quadraticCurveTo(0, top + 7, BAG.half - 5, top)
      .lineTo(BAG.half - 5, BAG.foot - 10)
      .quadraticCurveTo(0, BAG.foot + 2, -BAG.half + 5, BAG.foot - 10)
      .fill({ color: mix(0xd93a3d, 0xef7f7c, thin * 0.75), alpha: 0.42 + 0.45 * broken });
  }
  function drawChunks(rng: Rng, top: number, broken: number): void {
    for (let n = 0; n < CHUNKS; n++) {
      const x = rng.uniform(-BAG.half + 12, BAG.half - 12);
      const y = BAG.foot - 12 - rng.next() ** 1.4 * (BAG.foot - 16 - top);
      const size = rng.uniform(3, 9) * (1.3 - broken * 0.7);
      const tint = mix(0xa5151f, 0xf07a6d, rng.next());
      if (rng.next() < broken * 1.3) chunks.ellipse(x, y, size, size * 0.66).fill({ color: tint, alpha: 0.75 });
      if (n % 3 === 0 && broken > 0.1) chunks.ellipse(x + 4, y - 3, 1.5, 2.2).fill(0xf0c862);
    }
  }
  function drawFoam(rng: Rng, top: number, buffer: number): void {
    if (buffer <= 0) return;
    for (let n = 0; n < BUBBLES * Math.min(1, buffer / 15); n++) {
      const x = rng.uniform(-BAG.half + 8, BAG.half - 8);
      const size = rng.uniform(2.2, 6);
      foam
        .circle(x, top + 1 - rng.next() * 13, size)
        .fill({ color: 0xffffff, alpha: 0.4 })
        .circle(x, top + 1 - rng.next() * 13, size)
        .stroke({ width: 0.8, color: 0xffffff, alpha: 0.7 });
    }
  }

  return {
    juice,
    chunks,
    foam,
    draw({ look, broken, liquid, buffer, emptied }: BagState): void {
      for (const pen of [juice, chunks, foam]) pen.clear();
      const filled = emptied ? 0 : Math.min(1, 0.34 * broken + liquid / MOST);
      if (filled <= 0.02) return;
      const top = BAG.foot - 8 - 128 * filled;
      const rng = createRng(look, 'pulp');
      drawJuice(top, broken, buffer);
      drawChunks(rng, top, broken);
      drawFoam(rng, top, buffer);
    },
  };
}

const drawFilm = ({ name, glassEdge, glassBody }: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-BAG.half, BAG.top, 2 * BAG.half, BAG.foot - BAG.top, 10)
    .fill(
      acrossGradient([
        [0, glassEdge, 0.34],
        [0.12, glassBody, 0.12],
        [0.5, 0xffffff, name === 'dark' ? 0.05 : 0.16],
        [0.9, glassBody, 0.14],
        [1, glassEdge, 0.34],
      ]),
    )
    .roundRect(-BAG.half, BAG.top, 2 * BAG.half, BAG.foot - BAG.top, 10)
    .stroke({ width: 1.6, color: glassEdge, alpha: 0.85 });

const drawZip = (): Graphics =>
  new Graphics()
    .roundRect(-BAG.half, BAG.top + 12, 2 * BAG.half, 5, 2)
    .fill({ color: 0x3f79c4, alpha: 0.9 })
    .roundRect(-BAG.half, BAG.top + 20, 2 * BAG.half, 3, 1.5)
    .fill({ color: 0x3f79c4, alpha: 0.5 })
    .roundRect(-BAG.half + 12, BAG.top + 34, 5, 120, 2.5)
    .fill({ color: 0xffffff, alpha: 0.26 });

/** A gloved hand; `side`: -1 on the left, 1 on the right. */
function drawHand(side: number): Graphics {
  const hand = new Graphics()
    .roundRect(-16, -54, 32, 92, 15)
    .fill(
      acrossGradient([
        [0, 0xb8d7ee],
        [0.5, 0xdcecf8],
        [1, 0x8fb4d2],
      ]),
    )
    .roundRect(-30, -40, 24, 15, 7)
    .roundRect(-33, -20, 26, 15, 7)
    .roundRect(-32, 0, 25, 15, 7)
    .roundRect(-28, 19, 22, 14, 7)
    .fill(0xcfe3f3)
    .stroke({ width: 1, color: 0x7fa3c0, alpha: 0.6 });
  hand.scale.x = side;
  hand.visible = false;
  return hand;
}

/** The near side of the bath, with its water. */
const drawTub = ({ glassBody, water, metal, housing }: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-BATH.half, -BATH.high, 2 * BATH.half, BATH.high, 10)
    .fill({ color: glassBody, alpha: 0.16 })
    .rect(-BATH.half + 6, -BATH.high + 20, 2 * BATH.half - 12, BATH.high - 28)
    .fill(
      downGradient([
        [0, mix(water, 0xffffff, 0.3), 0.5],
        [1, mix(water, 0x08283c, 0.3), 0.62],
      ]),
    )
    .roundRect(-BATH.half - 4, -BATH.high - 5, 2 * BATH.half + 8, 12, 5)
    .fill(
      downGradient([
        [0, metal[0]],
        [1, metal[2]],
      ]),
    )
    .roundRect(-BATH.half - 2, -16, 2 * BATH.half + 4, 16, 5)
    .fill(mix(housing, 0x20262e, 0.3));

function drawSteam(steam: Graphics, beat: number, hot: number): void {
  steam.clear();
  if (hot <= 0.35) return;
  for (let n = 0; n < 5; n++) {
    const rise = (beat * 0.35 + n * 0.21) % 1;
    steam
      .ellipse(-70 + n * 35 + 6 * Math.sin(beat + n * 2), -BATH.high - 12 - rise * 70, 7 + 9 * rise, 10 + 8 * rise)
      .fill({ color: 0xffffff, alpha: 0.2 * hot * (1 - rise) });
  }
}

export function createFruitBag(context: StageContext): FruitBag {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'bag in its bath' });
  const bag = new Container();
  const fruit = createFruit();
  const pulp = createPulp();
  bag.addChild(pulp.juice, fruit.root, pulp.chunks, pulp.foam, drawFilm(theme), drawZip());
  const hands = [-1, 1].map(drawHand);
  const back = new Graphics()
    .roundRect(-BATH.half, -BATH.high, 2 * BATH.half, BATH.high, 10)
    .fill(mix(theme.housing, 0x0d141c, 0.35));
  const steam = new Graphics();
  root.addChild(contactShadow(theme, 2 * BATH.half + 50, 26), back, bag, ...hands, drawTub(theme), steam);

  let drawn = '';
  let pressing = false;
  let hot = 0;
  let beat = 0;
  return {
    root,
    set(state) {
      const { look, broken, liquid, buffer, mashing, emptied, warmth } = state;
      pressing = mashing;
      hot = warmth;
      for (const hand of hands) hand.visible = mashing;
      fruit.look(look);
      const key = `${look} ${broken.toFixed(3)} ${liquid.toFixed(1)} ${buffer.toFixed(1)} ${emptied}`;
      if (key === drawn) return;
      drawn = key;
      fruit.press(emptied ? 0 : Math.max(0, 1 - broken * 1.25));
      pulp.draw(state);
    },
    tick(seconds) {
      if (reducedMotion) return;
      beat += seconds;
      const press = pressing ? Math.max(0, Math.sin(beat * 7)) : 0;
      bag.scale.set(1 - 0.12 * press, 1 + 0.04 * press);
      for (const [n, hand] of hands.entries()) hand.position.set((n === 0 ? -1 : 1) * (96 - 26 * press), -150);
      drawSteam(steam, beat, hot);
    },
  };
}
