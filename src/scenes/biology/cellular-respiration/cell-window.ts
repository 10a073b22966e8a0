/**
 * A cell cut open: glucose is split in the cytosol; its pyruvate goes into the mitochondrion, whose matrix is as bright as the part that is
 * burnt, or ends as lactate or ethanol. Coins are ATP.
 */
import { Container, Graphics } from 'pixi.js';
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { Box, Part, StageContext } from '../../contract';
import { downGradient, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface CellLook {
  readonly look: number;
  readonly yeast: boolean;
  /** 0 to 1. */
  readonly aerobic: number;
  /** mmol of glucose a minute. */
  readonly rate: number;
  /** mmol made, and what a burnt glucose brings. */
  readonly atp: number;
  readonly perGlucose: number;
}

export interface CellWindow extends Part {
  set(look: CellLook, atp: string): void;
  tick(seconds: number): void;
}

/** The drawing's own units, its middle the origin. */
const HALF = { width: 205, height: 140 } as const;
const SPLIT = { x: -96, y: -66 } as const;
const GATE = { x: -6, y: 22 } as const;
const MITO = { x: 74, y: 34, half: 96, high: 56 } as const;
const TOKENS = 14;
const STILL = 5;
/** Seconds on its way, and tokens a second at 1 mmol/min. */
const TRAVEL = 4.2;
const PACE = 0.8;
const GOLD = 0xf2b93b;
/** mmol for a coin of the stack; coins in a row, rows. */
const COIN = 10;
const COINS = 32;
const GOLDEN = 0.618_034;

interface Token {
  age: number;
  burnt: boolean;
  alive: boolean;
}

/** Heights of a line that a cell must have for words within it. */
const LEAST_LINES = 7;

/** Membrane, cytosol, and what lies in it: fibrils of a muscle, or vacuole and bud scar of a yeast. */
function paintCytosol(body: Graphics, { look, yeast }: CellLook, dark: boolean, rng: Rng): void {
  body.clear();
  const cytosol = yeast ? (dark ? 0x4d4a34 : 0xf3ecd0) : dark ? 0x4b3439 : 0xf9e2dc;
  const rim = yeast ? 0xb59a54 : 0xb9605c;
  const outline: number[] = [];
  for (let n = 0; n <= 72; n++) {
    const angle = (2 * Math.PI * (n % 72)) / 72;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = yeast ? 2.5 : 4.4;
    const wave = 1 + 0.012 * Math.sin(3 * angle + look) + 0.01 * Math.sin(7 * angle + 2 * look);
    outline.push(
      (HALF.width - 8) * wave * Math.sign(cos) * Math.abs(cos) ** (2 / square),
      (HALF.height - 8) * wave * Math.sign(sin) * Math.abs(sin) ** (2 / square),
    );
  }
  body
    .poly(outline)
    .fill(
      roundGradient([
        [0, mix(cytosol, 0xffffff, dark ? 0.08 : 0.4)],
        [1, cytosol],
      ]),
    )
    .poly(outline)
    .stroke({ width: yeast ? 9 : 5, color: rim, join: 'round' })
    .poly(outline)
    .stroke({ width: 1.6, color: mix(rim, 0xffffff, 0.55), join: 'round' });
  if (yeast) {
    // A vacuole, and a scar where a bud came off.
    const [vx, vy] = [-96 + rng.uniform(-10, 10), 52 + rng.uniform(-8, 8)];
    body
      .ellipse(vx, vy, rng.uniform(46, 56), rng.uniform(36, 44))
      .fill({ color: dark ? 0x6f7d86 : 0xdfe9ee, alpha: 0.85 })
      .stroke({ width: 2, color: mix(rim, 0x5f7f8f, 0.5) });
  } else {
    // Fibrils with their bands.
    for (const y of [82, 100, 118]) {
      const half = 150 - (y - 82) * 1.4;
      body.roundRect(-half - 20, y - 6, 2 * half, 11, 5).fill({ color: dark ? 0x8a4a4d : 0xe8a79f, alpha: 0.8 });
      for (let x = -half - 14; x < half - 26; x += 21)
        body
          .rect(x + rng.uniform(-0.6, 0.6), y - 6, 8, 11)
          .fill({ color: dark ? 0xb4686a : 0xc4706b, alpha: 0.75 })
          .rect(x + 14, y - 6, 1.4, 11)
          .fill({ color: 0x6b2f31, alpha: 0.7 });
    }
  }
  // Grains of the cytosol: no two cells alike.
  for (let n = 0; n < 46; n++)
    body.circle(rng.uniform(-180, 180), rng.uniform(-118, 74), rng.uniform(0.8, 1.8)).fill({ color: rim, alpha: 0.28 });
}

function paintMitochondrion(mito: Graphics, cristae: Graphics, dark: boolean, rng: Rng): void {
  mito.clear();
  cristae.clear();
  const { x, y, half, high } = MITO;
  mito
    .ellipse(x, y, half, high)
    .fill(
      downGradient([
        [0, mix(0xc98f5f, 0xffffff, 0.3)],
        [1, 0x8f5530],
      ]),
    )
    .ellipse(x, y, half, high)
    .stroke({ width: 3, color: 0x6f3c1d })
    .ellipse(x, y, half - 9, high - 9)
    .fill(dark ? 0x3b2418 : 0x5d3821);
  for (let n = 0; n < 7; n++) {
    const cx = x - half + 30 + n * 22.5;
    const reach = (high - 9) * Math.sqrt(Math.max(0, 1 - ((cx - x) / (half - 9)) ** 2));
    const [from, to] =
      n % 2 === 0 ? [-reach, reach * rng.uniform(0.25, 0.45)] : [reach, -reach * rng.uniform(0.25, 0.45)];
    cristae
      .moveTo(cx, y + from)
      .bezierCurveTo(cx + 5, y + from * 0.5, cx - 6, y + to * 0.4, cx + 1, y + to)
      .stroke({ width: 9, color: 0xb97847, cap: 'round' })
      .moveTo(cx, y + from)
      .bezierCurveTo(cx + 5, y + from * 0.5, cx - 6, y + to * 0.4, cx + 1, y + to)
      .stroke({ width: 3.4, color: mix(0xe9b98a, 0xffffff, 0.15), cap: 'round' });
  }
}

function paintEnzyme(enzyme: Graphics, dark: boolean): void {
  enzyme.clear();
  for (let n = 0; n < 5; n++)
    enzyme
      .circle(SPLIT.x + 17 * Math.cos(n * 1.257), SPLIT.y + 13 * Math.sin(n * 1.257), 14)
      .fill({ color: n % 2 === 0 ? 0x7fa9d8 : 0x6a94c6, alpha: 0.9 });
  enzyme.ellipse(SPLIT.x, SPLIT.y, 14, 9).fill({ color: dark ? 0x2a3c52 : 0xdfeaf7, alpha: 0.95 });
}

/** The cell that stands still, and the glow of its mitochondrion. */
function createCell(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const body = new Graphics();
  const mito = new Graphics();
  const glow = new Graphics();
  const cristae = new Graphics();
  const enzyme = new Graphics();
  const root = new Container();
  root.addChild(body, mito, glow, cristae, enzyme);
  let drawn = '';
  return {
    root,
    paint(look: CellLook): void {
      const key = `${look.look} ${look.yeast}`;
      if (key === drawn) return;
      drawn = key;
      const rng = createRng(look.look, 'cell');
      paintCytosol(body, look, dark, rng);
      paintMitochondrion(mito, cristae, dark, rng);
      paintEnzyme(enzyme, dark);
    },
    shine({ aerobic }: CellLook, flash: number): void {
      glow.clear();
      const { x, y, half, high } = MITO;
      const strength = aerobic * (0.72 + 0.28 * flash);
      if (strength < 0.01) return;
      glow
        .ellipse(x, y, half - 10, high - 10)
        .fill({ color: 0xffb13d, alpha: 0.62 * strength })
        .ellipse(x, y, (half - 10) * 0.66, (high - 10) * 0.6)
        .fill({ color: 0xffe08a, alpha: 0.6 * strength });
    },
  };
}

const between = (from: { x: number; y: number }, to: { x: number; y: number }, part: number) => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
const share = (age: number, from: number, to: number): number => Math.min(1, Math.max(0, (age - from) / (to - from)));

function carbons(moving: Graphics, x: number, y: number, many: number): void {
  if (many === 6) {
    const points: number[] = [];
    for (let n = 0; n < 6; n++) points.push(x + 10 * Math.cos((n * Math.PI) / 3), y + 10 * Math.sin((n * Math.PI) / 3));
    moving.poly(points).fill(0x5aa55a).poly(points).stroke({ width: 1.6, color: 0x2c6b31 });
    return;
  }
  for (let n = 0; n < many; n++)
    moving
      .circle(x + (n - (many - 1) / 2) * 7, y + (n % 2) * 3, 4)
      .fill(0x5aa55a)
      .stroke({ width: 1.2, color: 0x2c6b31 });
}
function gas(moving: Graphics, x: number, y: number, middle: number, ends: number, alpha: number): void {
  moving
    .circle(x - 6, y, 3.8)
    .circle(x + 6, y, 3.8)
    .fill({ color: ends, alpha })
    .circle(x, y, 4)
    .fill({ color: middle, alpha });
}
function coin(moving: Graphics, x: number, y: number, alpha: number): void {
  moving
    .circle(x, y, 5.4)
    .fill({ color: GOLD, alpha })
    .circle(x, y, 5.4)
    .stroke({ width: 1.2, color: 0x8f6311, alpha });
}

/** What becomes of one glucose: three carbons twice, and then the gas of burning or the product of fermentation. */
function drawToken(moving: Graphics, { age, burnt }: Token, look: CellLook): void {
  const edge = { x: -HALF.width + 4, y: -92 };
  const exit = { x: look.yeast ? -40 : 30, y: -HALF.height + 8 };
  const into = share(age, 0, 0.24);
  if (into < 1) {
    const { x, y } = between(edge, SPLIT, into);
    carbons(moving, x, y, 6);
    return;
  }
  // Two ATP of glycolysis.
  const gained = share(age, 0.26, 0.5);
  if (gained < 1)
    for (const side of [-1, 1])
      coin(moving, SPLIT.x + side * (12 + 16 * gained), SPLIT.y - 22 - 24 * gained, 1 - gained ** 3);
  const away = share(age, 0.26, 0.5);
  for (const side of [-1, 1]) {
    const start = { x: SPLIT.x + 22, y: SPLIT.y + 12 * side };
    const meet = burnt ? { x: GATE.x + 6, y: GATE.y + 12 * side } : { x: SPLIT.x + 74, y: SPLIT.y + 14 * side };
    const at = between(start, meet, away);
    if (away < 1) {
      carbons(moving, at.x, at.y, 3);
      continue;
    }
    if (burnt) {
      const inside = share(age, 0.5, 0.66);
      if (inside < 1) {
        const { x, y } = between(meet, { x: MITO.x, y: MITO.y + 10 * side }, inside);
        carbons(moving, x, y, 3);
      }
      const out = share(age, 0.64, 1);
      if (out > 0) {
        for (let n = 0; n < 3; n++)
          gas(
            moving,
            MITO.x + 30 + n * 24 + 30 * out,
            MITO.y + side * (18 + (88 + 8 * n) * out),
            0x39424c,
            0xd6403a,
            1 - out ** 2,
          );
        for (let n = 0; n < 4; n++)
          coin(moving, MITO.x - 60 + n * 36, MITO.y + side * 8 - 70 * out - 4 * n, 1 - out ** 2);
      }
    } else {
      const out = share(age, 0.55, 1);
      const { x, y } = between(meet, { x: exit.x + side * 16 + 60, y: exit.y }, out);
      carbons(moving, x, y, look.yeast ? 2 : 3);
      if (look.yeast) gas(moving, x + 22, y - 18 * out, 0x39424c, 0xd6403a, 1 - 0.6 * out);
    }
  }
}

/** Oxygen comes to the mitochondrion as long as there is some. */
function drawOxygen(moving: Graphics, aerobic: number, clock: number): void {
  if (aerobic <= 0.05) return;
  for (let n = 0; n < 4; n++) {
    const part = (n * 0.25 + clock * 0.22) % 1;
    const x = HALF.width - 6 - 70 * part;
    const y = -58 + n * 14 + 70 * part;
    if (n / 4 < aerobic)
      moving
        .circle(x, y, 4.2)
        .circle(x + 7, y + 1, 4.2)
        .fill({ color: 0xd6403a, alpha: Math.min(1, 3 * (1 - part)) });
  }
}

/** Glucose on its way through the cell, and oxygen. */
function createTraffic() {
  const moving = new Graphics();
  const tokens: Token[] = Array.from({ length: TOKENS }, () => ({ age: 0, burnt: false, alive: false }));
  let clock = 0;
  let owed = 0.9;
  let count = 0;
  return {
    root: moving,
    draw(look: CellLook): void {
      moving.clear();
      drawOxygen(moving, look.aerobic, clock);
      for (const token of tokens) if (token.alive) drawToken(moving, token, look);
    },
    /** Where nothing moves: what is on its way stands at places of its own. */
    stand(look: CellLook): void {
      for (const [n, token] of tokens.entries()) {
        token.alive = look.rate > 0.05 && n < STILL;
        token.age = (n + 0.6) / (STILL + 0.4);
        token.burnt = (n * GOLDEN) % 1 < look.aerobic;
      }
    },
    /** Whether something was burnt in this time. */
    step(seconds: number, { rate, aerobic }: CellLook): boolean {
      clock += seconds;
      owed += seconds * PACE * Math.min(4, rate);
      if (owed >= 1) {
        owed = Math.min(1, owed - 1);
        const free = tokens.find((token) => !token.alive);
        if (free) {
          count++;
          free.alive = true;
          free.age = 0;
          free.burnt = (count * GOLDEN) % 1 < aerobic;
        }
      }
      let flashed = false;
      for (const token of tokens) {
        if (!token.alive) continue;
        const before = token.age;
        token.age += seconds / TRAVEL;
        if (token.burnt && before < 0.64 && token.age >= 0.64) flashed = true;
        if (token.age >= 1) token.alive = false;
      }
      return flashed;
    },
  };
}

/** Coins for the ATP that was made, two rows from the right, in the room that `words` leave. */
function createCoinStack() {
  const coins = new Graphics();
  let stacked = -1;
  return {
    root: coins,
    draw(atp: number, { x, y, width, height }: Box, foot: number, words: number): void {
      const full = Math.min(COINS, atp / COIN);
      const shown = Math.round(full * 4) / 4;
      if (shown === stacked) return;
      stacked = shown;
      coins.clear();
      const room = width - 24 - words;
      const step = Math.min(16, (2 * room) / COINS);
      const radius = Math.min(step * 0.46, foot * 0.2);
      for (let n = 0; n < Math.ceil(full); n++) {
        const px = x + width - 14 - (Math.floor(n / 2) + 0.5) * step;
        const py = y + height - foot * (n % 2 === 0 ? 0.3 : 0.7);
        coins
          .circle(px, py, radius)
          .fill({ color: GOLD, alpha: Math.min(1, full - n) })
          .circle(px, py, radius)
          .stroke({ width: 1, color: 0x8f6311, alpha: Math.min(1, full - n) });
      }
    },
    reset(): void {
      stacked = -1;
    },
  };
}

export function createCellWindow(context: StageContext): CellWindow {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'cell, cut open' });
  const plate = new Graphics();
  const drawing = new Container();
  const cell = createCell(theme);
  const traffic = createTraffic();
  drawing.addChild(cell.root, traffic.root);
  const say = (text: string, weight: '400' | '600' = '400') =>
    context.text({ text, size: 12, weight, colour: theme.ink, anchor: [0.5, 0.5] });
  const words = {
    glycolysis: say('glycolysis', '600'),
    mitochondrion: say('mitochondrion', '600'),
    product: say('lactate'),
    atp: say('', '600'),
  };
  const coins = createCoinStack();
  root.addChild(plate, drawing, coins.root, ...Object.values(words));

  let now: CellLook | null = null;
  let flash = 0;
  /** Words within the cell have room. */
  let roomy = true;
  let frame = { box: { x: 0, y: 0, width: 1, height: 1 }, text: 14, foot: 30 };
  const stack = (atp: number): void => coins.draw(atp, frame.box, frame.foot, words.atp.width + frame.text);

  return {
    root,
    lay(box, type) {
      const { x, y, width, height } = box;
      const foot = Math.max(30, type.text * 2.1);
      plate
        .clear()
        .roundRect(x + 2, y + 4, width, height, 14)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
        .roundRect(x, y, width, height, 14)
        .fill(dark ? 0x16232f : 0xeaf4fa)
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 13.5)
        .stroke({ width: 1.2, color: theme.housingEdge })
        .rect(x + 12, y + height - foot, width - 24, 1)
        .fill({ color: theme.housingEdge, alpha: 0.7 });
      asPanel(plate, box);
      const scale = Math.min((width - 16) / (2 * HALF.width), (height - foot - 16) / (2 * HALF.height));
      const [cx, cy] = [x + width / 2, y + 8 + (height - foot - 16) / 2];
      drawing.position.set(cx, cy);
      drawing.scale.set(scale);
      frame = { box, text: type.text, foot };
      for (const word of [words.glycolysis, words.mitochondrion, words.product]) word.style.fontSize = type.small;
      roomy = height - foot > LEAST_LINES * type.small;
      words.glycolysis.visible = words.mitochondrion.visible = roomy;
      words.glycolysis.position.set(cx + (SPLIT.x - 16) * scale, cy + (SPLIT.y - 44) * scale);
      words.mitochondrion.position.set(cx + MITO.x * scale, cy + (MITO.y - MITO.high) * scale - type.small * 0.8);
      words.product.position.set(cx + 126 * scale, cy - 112 * scale);
      words.atp.style.fontSize = type.text;
      words.atp.anchor.set(0, 0.5);
      words.atp.position.set(x + 14, y + height - foot / 2);
      coins.reset();
      if (now) stack(now.atp);
    },
    set(look, atp) {
      now = look;
      const product = look.yeast ? 'ethanol' : 'lactate';
      words.product.text = product;
      const made = `ATP ${atp} mmol`;
      words.atp.text = made;
      stack(look.atp);
      cell.paint(look);
      cell.shine(look, flash);
      words.product.visible = roomy && look.aerobic < 0.97;
      if (!reducedMotion) return;
      traffic.stand(look);
      traffic.draw(look);
    },
    tick(seconds) {
      if (!now || reducedMotion) return;
      flash = Math.max(0, flash - 2.2 * seconds);
      if (traffic.step(seconds, now)) flash = 1;
      cell.shine(now, flash);
      traffic.draw(now);
    },
  };
}
