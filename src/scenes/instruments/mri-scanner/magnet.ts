/**
 * The magnet from the front: a bore in its shell, the table with the object in its coil, the door with the screening card and the line
 * of 0.9 mT on the floor. Origin at the middle of the bore.
 */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Room around the origin. */
export const MAGNET = { left: 210, right: 268, top: 206, bottom: 236 } as const;
const HALF = 190;
const BORE = 104;
/** The object outside, and the card at the door. */
export const WAITING = { x: 0, y: 140, scale: 0.8 } as const;
export const CARD = { x: 176, y: 66, width: 44, height: 60 } as const;
export const BOTTLE = { x: 184, y: 150, width: 24, height: 58 } as const;
/** Behind the magnet, half hidden by it. */
const DOOR = { x: 128, y: -146, width: 124, height: 350 } as const;
/** Letters up to this size have room beside the line on the floor. */
const BESIDE_LINE = 22;
const GLOW = 0x67e8f9;

export interface Magnet {
  readonly root: Container;
  object(name: string, entered: number): void;
  /** Gradients and radio at work: 0 to 1 of a repetition, null at rest. */
  pulse(phase: number | null): void;
  card(screened: boolean, barred: boolean): void;
  /** 0 at the door to 1 in the bore. */
  bottle(flown: number): void;
  /** The printed words keep their size. */
  fitText(least: number): void;
}

function createShell(plastic: number, shade: number, dark: boolean): Graphics {
  return new Graphics()
    .roundRect(-150, 176, 300, 44, 10)
    .fill(mix(shade, 0x000000, 0.4))
    .roundRect(-HALF, -MAGNET.top, 2 * HALF, 2 * MAGNET.top - 10, 150)
    .fill(
      downGradient([
        [0, mix(plastic, 0xffffff, dark ? 0.2 : 0.8)],
        [0.35, plastic],
        [1, shade],
      ]),
    )
    .roundRect(-HALF + 1, -MAGNET.top + 1, 2 * HALF - 2, 2 * MAGNET.top - 12, 149)
    .stroke({ width: 1.5, color: mix(plastic, 0xffffff, 0.6), alpha: dark ? 0.35 : 0.9 })
    .circle(0, 0, BORE + 38)
    .fill(
      downGradient([
        [0, mix(shade, 0x000000, dark ? 0.3 : 0.1)],
        [1, mix(plastic, 0xffffff, dark ? 0.14 : 0.7)],
      ]),
    )
    .circle(0, 0, BORE + 5)
    .fill(mix(shade, 0x000000, 0.3))
    .circle(0, 0, BORE)
    .fill(
      roundGradient(
        [
          [0, dark ? 0x33465a : 0x9aaab8],
          [0.55, dark ? 0x1c2836 : 0x5d6d7c],
          [1, dark ? 0x0a1018 : 0x2e3a46],
        ],
        { x: 0.5, y: 0.42 },
      ),
    );
}

function createCoil(dark: boolean): Graphics {
  const coil = new Graphics()
    .ellipse(0, 0, 62, 70)
    .stroke({ width: 7, color: dark ? 0xcfd9e3 : 0xf2f6f9, alpha: 0.9 })
    .ellipse(0, 0, 62, 70)
    .stroke({ width: 1.4, color: 0x5d6d7c });
  for (let n = 0; n < 8; n++) {
    const angle = (Math.PI * n) / 4 + Math.PI / 8;
    coil.circle(62 * Math.cos(angle), 70 * Math.sin(angle), 4.5);
  }
  coil.fill(0x3f5164);
  return coil;
}

const createBottle = (): Graphics =>
  new Graphics()
    .roundRect(-9, -24, 18, 52, 7)
    .fill(
      acrossGradient([
        [0, 0x2f6f4e],
        [0.3, 0x6fb890],
        [1, 0x1e4a35],
      ]),
    )
    .rect(-4, -32, 8, 9)
    .fill(0xb9c3cc)
    .rect(-7, -35, 14, 4)
    .fill(0x8c98a4);

/** The table rises with what lies on it. */
function drawTable(table: Graphics, rests: number, plastic: number): void {
  table
    .clear()
    .poly([-50, rests + 8, 50, rests + 8, 66, 216, -66, 216])
    .fill(
      acrossGradient([
        [0, mix(plastic, 0xffffff, 0.3)],
        [0.5, plastic],
        [1, mix(plastic, 0x000000, 0.3)],
      ]),
    )
    .roundRect(-78, 210, 156, 14, 6)
    .fill(mix(plastic, 0x000000, 0.5))
    .moveTo(-66, rests - 8)
    .quadraticCurveTo(0, rests + 14, 66, rests - 8)
    .lineTo(62, rests + 6)
    .quadraticCurveTo(0, rests + 26, -62, rests + 6)
    .closePath()
    .fill(0x3a4a5a);
}

function drawRings(rings: Graphics, phase: number | null): void {
  rings.clear();
  if (phase === null) return;
  for (let n = 0; n < 3; n++) {
    const at = (phase + n / 3) % 1;
    rings.circle(0, 0, BORE + 8 + 26 * at).stroke({ width: 4, color: GLOW, alpha: 0.55 * (1 - at) });
  }
}

function drawCard(card: Graphics, screened: boolean, barred: boolean, theme: StageTheme): void {
  const { x, y, width, height } = CARD;
  card
    .clear()
    .roundRect(x - 4, y - 6, width + 8, height + 10, 5)
    .fill(0x8a6a44)
    .rect(x, y, width, height)
    .fill(theme.paper)
    .roundRect(x + 12, y - 10, 20, 9, 3)
    .fill(theme.metal[1]);
  for (let n = 0; n < 4; n++) {
    const line = y + 12 + 12 * n;
    card.rect(x + 14, line - 1, width - 19, 2).fill(0x9aa6b2);
    card.rect(x + 5, line - 3, 6, 6).stroke({ width: 1, color: 0x5d6873 });
    if (screened) {
      const wrong = barred && n === 1;
      card
        .moveTo(x + 5, line)
        .lineTo(x + 8, line + 3)
        .lineTo(x + 12, line - 4)
        .stroke({ width: 2, color: wrong ? 0xc0392b : 0x1f8a4c });
    }
  }
  if (barred) card.circle(x + width / 2, y + height / 2, 15).stroke({ width: 4, color: 0xc0392b, alpha: 0.85 });
}

/** What is printed on the shell and beside the line on the floor. */
function createPrint(context: StageContext) {
  const { theme } = context;
  const words = context.text({
    text: 'Magnet always on',
    size: 13,
    weight: '700',
    colour: 0x17202c,
    anchor: [0.5, 0.5],
  });
  const sign = new Graphics();
  const limit = context.text({ text: '0.9 mT', size: 13, weight: '600', colour: theme.ink, anchor: [1, 0.5] });
  limit.position.set(MAGNET.right + 6, MAGNET.bottom - 18);
  return {
    words,
    sign,
    limit,
    fit: (least: number): void => {
      words.style.fontSize = limit.style.fontSize = Math.max(13, least);
      limit.visible = least < BESIDE_LINE;
      const width = words.width + 18;
      const height = words.height + 6;
      words.position.set(0, -MAGNET.top + 34);
      sign
        .clear()
        .roundRect(-width / 2, words.y - height / 2, width, height, 5)
        .fill(0xf2c230)
        .roundRect(-width / 2, words.y - height / 2, width, height, 5)
        .stroke({ width: 1.4, color: 0x6b5410 });
    },
  };
}

export function createMagnet(context: StageContext): Magnet {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const plastic = dark ? mix(theme.housing, 0xdfe8f2, 0.45) : mix(theme.housing, 0xffffff, 0.65);
  const shade = dark ? mix(theme.housingShade, 0x8fa2b8, 0.3) : theme.housingShade;
  const root = new Container({ label: 'MRI magnet' });
  const shadow = contactShadow(theme, HALF * 2.1, 34);
  shadow.y = MAGNET.bottom - 18;
  const floor = new Graphics()
    .ellipse(0, MAGNET.bottom - 18, 214, 17)
    .stroke({ width: 3, color: 0xe0b020, alpha: 0.9 });
  const door = drawDoor(theme, plastic, dark);
  const shell = createShell(plastic, shade, dark);
  const rings = new Graphics({ label: 'gradients' });
  const table = new Graphics();
  const body = new Container({ label: 'object' });
  const coil = createCoil(dark);
  const card = new Graphics();
  const bottle = createBottle();
  const { words, sign, limit, fit } = createPrint(context);
  root.addChild(door, shadow, floor, limit, shell, rings, table, body, card, bottle, sign, words);
  let drawn = '';
  let carded = '';
  let pulsed: number | null = -1;
  return {
    root,
    object(name, entered) {
      if (name !== drawn) {
        drawn = name;
        body.removeChildren();
        body.addChild(drawObject(name, dark), coil);
      }
      const scale = WAITING.scale + (1 - WAITING.scale) * entered;
      body.position.set(0, WAITING.y * (1 - entered));
      body.scale.set(scale);
      const rests = body.y + 66 * scale;
      drawTable(table, rests, plastic);
    },
    pulse(phase) {
      if (phase === pulsed) return;
      pulsed = phase;
      drawRings(rings, phase);
    },
    card(screened, barred) {
      const key = `${screened} ${barred}`;
      if (key === carded) return;
      carded = key;
      drawCard(card, screened, barred, theme);
    },
    bottle(flown) {
      const x = BOTTLE.x + BOTTLE.width / 2;
      const y = BOTTLE.y + BOTTLE.height / 2;
      bottle.position.set(x * (1 - flown) + 34 * flown, y * (1 - flown) - 20 * flown);
      bottle.rotation = -Math.PI * 0.55 * flown;
    },
    fitText: fit,
  };
}

/** The door of the shielded room: its frame with the copper fingers, a window of wire mesh, the handle. */
function drawDoor(theme: StageContext['theme'], plastic: number, dark: boolean): Graphics {
  const { x, y, width, height } = DOOR;
  const pane = { x: x + 74, y: y + 34, width: 30, height: 84 };
  const g = new Graphics()
    .rect(x - 9, y - 9, width + 18, height + 9)
    .fill(mix(plastic, 0x000000, dark ? 0.45 : 0.22))
    .rect(x - 3, y - 3, width + 6, height + 3)
    .fill(0xb87345)
    .rect(x, y, width, height)
    .fill(
      acrossGradient([
        [0, mix(plastic, 0x7fa3b8, 0.35)],
        [0.7, mix(plastic, 0x9fc0d2, 0.3)],
        [1, mix(plastic, 0x5f8296, 0.4)],
      ]),
    )
    .rect(x + 10, y + height - 44, width - 20, 34)
    .fill(theme.metal[1])
    .roundRect(pane.x - 4, pane.y - 4, pane.width + 8, pane.height + 8, 4)
    .fill(theme.metal[2])
    .rect(pane.x, pane.y, pane.width, pane.height)
    .fill(dark ? 0x2c4252 : 0xbcd6e4);
  for (let n = 1; n < 6; n++) g.moveTo(pane.x + 5 * n, pane.y).lineTo(pane.x + 5 * n, pane.y + pane.height);
  for (let n = 1; n < 17; n++) g.moveTo(pane.x, pane.y + 5 * n).lineTo(pane.x + pane.width, pane.y + 5 * n);
  return g
    .stroke({ width: 0.7, color: 0x1c2a36, alpha: 0.5 })
    .roundRect(x + width - 16, y + 176, 7, 48, 3.5)
    .fill(metalAcross(theme));
}

function drawObject(name: string, dark: boolean): Graphics {
  const g = new Graphics();
  if (name === 'Brain') {
    const skin = dark ? 0xb88a70 : 0xd9a184;
    return (
      g
        .ellipse(0, 2, 47, 57)
        .fill(
          roundGradient(
            [
              [0, mix(skin, 0xffffff, 0.3)],
              [0.65, skin],
              [1, mix(skin, 0x3a1d12, 0.4)],
            ],
            { x: 0.4, y: 0.35 },
          ),
        )
        .ellipse(0, -34, 42, 24)
        .fill(0x5b3d2a)
        // From the crown: nose and ears beyond it, ear protection.
        .ellipse(-47, 6, 8, 15)
        .ellipse(47, 6, 8, 15)
        .fill(0xd84f3a)
        .poly([-6, 54, 6, 54, 0, 66])
        .fill(mix(skin, 0x3a1d12, 0.2))
    );
  }
  g.circle(0, 0, 50).fill(
    roundGradient(
      [
        [0, 0xd7eefb],
        [0.6, 0x8fc3e2],
        [1, 0x4f7fa6],
      ],
      { x: 0.36, y: 0.3 },
    ),
  );
  if (name === 'Resolution Bars') {
    for (let group = 0; group < 5; group++) {
      for (let n = 0; n < 4; n++) {
        const wide = 1 + 0.8 * group;
        g.rect((2 * n - 3) * wide + (group % 2 === 0 ? -16 : 16), -34 + 14 * group, wide, 11);
      }
    }
    g.fill(0x22333f);
  }
  return g.circle(0, 0, 50).stroke({ width: 3, color: 0xe8f1f8 });
}
