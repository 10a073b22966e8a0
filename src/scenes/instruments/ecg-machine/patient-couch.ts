/** An invented patient on a couch, from above, with ten electrodes whose wires light for the lead that is chosen. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { electrode, LIMB_COLOURS } from '../../kit/ecg/electrode';
import { boxOf, fitDrawing, type Stand } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, mix, roundGradient } from '../../kit/paint/shading';

export interface PatientCouch extends Part {
  /** Where a hand attaches the electrodes, in units of the parent. */
  readonly chest: Box;
  attach(on: boolean): void;
  /** The chosen lead, and whether the arm electrodes are exchanged. */
  wire(lead: string, swapped: boolean): void;
  /** How strong the dipole is now, 0 to 1. */
  glow(strength: number): void;
}

const SIZE = { width: 430, height: 176 } as const;
const MIDDLE = 88;
const SKIN = 0xc98f6e;
const SHORTS = 0x35557a;
const JUNCTION = { x: 306, y: 18 } as const;
const CHEST_COLOURS = [0xd63a34, 0xf0c419, 0x2f9e52, 0x7a4a26, 0x24282e, 0x7a3fa0] as const;

interface Site {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly colour: number;
}

const SITES: readonly Site[] = [
  { name: 'RA', x: 226, y: MIDDLE + 67, colour: LIMB_COLOURS.RA },
  { name: 'LA', x: 226, y: MIDDLE - 67, colour: LIMB_COLOURS.LA },
  { name: 'RL', x: 374, y: MIDDLE + 22, colour: LIMB_COLOURS.RL },
  { name: 'LL', x: 374, y: MIDDLE - 22, colour: LIMB_COLOURS.LL },
  ...[
    [146, 9],
    [146, -9],
    [155, -19],
    [164, -28],
    [166, -38],
    [166, -47],
  ].map(([x = 0, y = 0], n) => ({ name: `V${n + 1}`, x, y: MIDDLE + y, colour: CHEST_COLOURS[n] ?? 0 })),
];

/** The electrodes that make a lead; chest leads are measured against the mean of three limbs. */
const electrodesOf = (lead: string): readonly string[] => {
  switch (lead) {
    case 'I':
      return ['RA', 'LA'];
    case 'II':
      return ['RA', 'LL'];
    case 'III':
      return ['LA', 'LL'];
    default:
      return ['RA', 'LA', 'LL', lead];
  }
};

const limbShade = (colour: number, dark: boolean) =>
  downGradient([
    [0, mix(colour, 0xffffff, dark ? 0.12 : 0.28)],
    [0.5, colour],
    [1, mix(colour, 0x3a1d12, 0.4)],
  ]);

function createCouch(dark: boolean): Graphics {
  const vinyl = dark ? 0x27455c : 0x6d9bb8;
  return new Graphics()
    .roundRect(0, 6, 430, 164, 22)
    .fill(
      downGradient([
        [0, mix(vinyl, 0xffffff, 0.3)],
        [0.12, vinyl],
        [0.88, vinyl],
        [1, mix(vinyl, 0x0b1a2a, 0.5)],
      ]),
    )
    .roundRect(12, 22, 406, 132, 14)
    .fill({ color: dark ? 0xb9c6d2 : 0xf4f8fb, alpha: 0.92 })
    .roundRect(14, 44, 66, 88, 20)
    .fill(
      roundGradient([
        [0, 0xffffff],
        [0.8, dark ? 0xc7d3de : 0xe8eff5],
        [1, dark ? 0x93a4b4 : 0xbfcdda],
      ]),
    );
}

function createLimbs(skin: number, dark: boolean): Graphics {
  const limbs = new Graphics();
  for (const side of [-1, 1]) {
    limbs
      .moveTo(232, MIDDLE + side * 9)
      .bezierCurveTo(290, MIDDLE + side * 6, 340, MIDDLE + side * 12, 384, MIDDLE + side * 15)
      .bezierCurveTo(404, MIDDLE + side * 14, 408, MIDDLE + side * 22, 398, MIDDLE + side * 30)
      .bezierCurveTo(350, MIDDLE + side * 32, 290, MIDDLE + side * 40, 232, MIDDLE + side * 42)
      .closePath()
      .fill(limbShade(skin, dark));
    limbs
      .moveTo(104, MIDDLE + side * 44)
      .bezierCurveTo(140, MIDDLE + side * 58, 190, MIDDLE + side * 60, 232, MIDDLE + side * 61)
      .bezierCurveTo(256, MIDDLE + side * 60, 256, MIDDLE + side * 76, 234, MIDDLE + side * 74)
      .bezierCurveTo(190, MIDDLE + side * 76, 138, MIDDLE + side * 78, 100, MIDDLE + side * 60)
      .closePath()
      .fill(limbShade(skin, dark));
  }
  return limbs;
}

function createTrunk(skin: number, dark: boolean): Graphics {
  return (
    new Graphics()
      .moveTo(76, MIDDLE - 12)
      .bezierCurveTo(88, MIDDLE - 14, 92, MIDDLE - 52, 112, MIDDLE - 55)
      .bezierCurveTo(150, MIDDLE - 56, 190, MIDDLE - 44, 236, MIDDLE - 44)
      .lineTo(236, MIDDLE + 44)
      .bezierCurveTo(190, MIDDLE + 44, 150, MIDDLE + 56, 112, MIDDLE + 55)
      .bezierCurveTo(92, MIDDLE + 52, 88, MIDDLE + 14, 76, MIDDLE + 12)
      .closePath()
      .fill(limbShade(skin, dark))
      .moveTo(214, MIDDLE - 45)
      .bezierCurveTo(240, MIDDLE - 47, 262, MIDDLE - 46, 286, MIDDLE - 42)
      .lineTo(282, MIDDLE - 8)
      .lineTo(262, MIDDLE)
      .lineTo(282, MIDDLE + 8)
      .lineTo(286, MIDDLE + 42)
      .bezierCurveTo(262, MIDDLE + 46, 240, MIDDLE + 47, 214, MIDDLE + 45)
      .closePath()
      .fill(limbShade(SHORTS, dark))
      // Collar bones, breast bone, the margin of the ribs.
      .moveTo(102, MIDDLE - 40)
      .quadraticCurveTo(110, MIDDLE - 16, 108, MIDDLE - 4)
      .moveTo(102, MIDDLE + 40)
      .quadraticCurveTo(110, MIDDLE + 16, 108, MIDDLE + 4)
      .moveTo(110, MIDDLE)
      .lineTo(166, MIDDLE)
      .moveTo(190, MIDDLE - 36)
      .quadraticCurveTo(180, MIDDLE - 12, 166, MIDDLE)
      .quadraticCurveTo(180, MIDDLE + 12, 190, MIDDLE + 36)
      .stroke({ width: 1.4, color: mix(SKIN, 0x3a1d12, 0.5), alpha: 0.5, cap: 'round' })
  );
}

function createHead(skin: number, dark: boolean): Graphics {
  return new Graphics()
    .ellipse(48, MIDDLE, 28, 23)
    .fill(
      roundGradient(
        [
          [0, mix(skin, 0xffffff, 0.3)],
          [0.65, skin],
          [1, mix(skin, 0x3a1d12, 0.4)],
        ],
        { x: 0.55, y: 0.35 },
      ),
    )
    .moveTo(46, MIDDLE - 24)
    .bezierCurveTo(10, MIDDLE - 26, 10, MIDDLE + 26, 46, MIDDLE + 24)
    .bezierCurveTo(30, MIDDLE + 14, 30, MIDDLE - 14, 46, MIDDLE - 24)
    .fill(dark ? 0x33261d : 0x4a3728)
    .circle(52, MIDDLE - 9, 2)
    .circle(52, MIDDLE + 9, 2)
    .fill(0x2a1a12)
    .ellipse(60, MIDDLE, 4, 2.6)
    .fill(mix(SKIN, 0x3a1d12, 0.25))
    .moveTo(67, MIDDLE - 6)
    .quadraticCurveTo(70, MIDDLE, 67, MIDDLE + 6)
    .stroke({ width: 1.6, color: 0x8a4a3c, cap: 'round' });
}

function createHeart(): Graphics {
  const heart = new Graphics().ellipse(150, MIDDLE - 16, 26, 22).fill(
    roundGradient([
      [0, 0xff5a4d, 0.9],
      [0.6, 0xff5a4d, 0.35],
      [1, 0xff5a4d, 0],
    ]),
  );
  heart.alpha = 0.15;
  return heart;
}

/** Where the wires come together. */
const createJunction = (): Graphics =>
  new Graphics()
    .roundRect(JUNCTION.x - 27, JUNCTION.y - 13, 54, 24, 6)
    .fill(
      acrossGradient([
        [0, 0x4a5866],
        [1, 0x232c36],
      ]),
    )
    .stroke({ width: 1, color: 0x8c9bab });

/** A wire to each electrode, dull or lit. */
function createWires(dark: boolean) {
  const wires = SITES.map(({ x, y, colour }) => {
    const pen = (width: number, shade: number, alpha: number): Graphics =>
      new Graphics()
        .moveTo(JUNCTION.x, JUNCTION.y + 8)
        .bezierCurveTo(JUNCTION.x, JUNCTION.y + 40, (x + JUNCTION.x) / 2, y + 6, x, y)
        .stroke({ width, color: shade, alpha, cap: 'round' });
    const dull = pen(1.8, dark ? 0x54626f : 0x6f7c88, 0.85);
    const lit = new Container({ visible: false });
    lit.addChild(pen(6, mix(colour, 0xffffff, 0.25), 0.35), pen(2.4, mix(colour, 0xffffff, 0.15), 1));
    return { dull, lit };
  });
  return {
    views: wires.flatMap(({ dull, lit }) => [dull, lit]),
    /** Those of the electrodes that are used are lit. */
    light(attached: boolean, used: readonly string[]): void {
      SITES.forEach(({ name }, n) => {
        const wire = wires[n];
        if (!wire) return;
        wire.dull.visible = attached;
        wire.lit.visible = attached && used.includes(name);
      });
    },
  };
}

function createPads(): readonly Container[] {
  return SITES.map(({ x, y, colour }, n) => {
    const pad = electrode(n < 4 ? 6.6 : 4.8, colour);
    pad.position.set(x, y);
    return pad;
  });
}

/** What is not attached lies in a dish. */
function createTray(dark: boolean): Container {
  const tray = new Container();
  const dish = new Graphics()
    .roundRect(340, 4, 78, 30, 6)
    .fill(dark ? 0x46535f : 0xdfe6ec)
    .stroke({ width: 1, color: 0x8c9bab });
  tray.addChild(dish);
  SITES.forEach(({ colour }, n) => {
    const pad = electrode(4.6, colour);
    pad.position.set(350 + (n % 5) * 14.5, 12 + Math.floor(n / 5) * 14);
    tray.addChild(pad);
  });
  return tray;
}

export function createPatientCouch(context: StageContext): PatientCouch {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'patient on a couch' });
  const skin = dark ? mix(SKIN, 0x1a120e, 0.12) : SKIN;
  const shadow = contactShadow(theme, 420, 40);
  shadow.position.set(218, 168);
  const heart = createHeart();
  const wires = createWires(dark);
  const pads = createPads();
  const tray = createTray(dark);
  root.addChild(
    shadow,
    createCouch(dark),
    createLimbs(skin, dark),
    createTrunk(skin, dark),
    createHead(skin, dark),
    heart,
    ...wires.views,
    ...pads,
    createJunction(),
    tray,
  );
  let attached = true;
  let shownLead = '';
  let shownSwap = false;
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const light = (): void => wires.light(attached, electrodesOf(shownLead));
  light();
  return {
    root,
    get chest() {
      return boxOf(stand, { x: 100, y: 36, width: 120, height: 104 });
    },
    lay(next) {
      stand = fitDrawing(root, next, SIZE, 0.5, 0.6);
    },
    attach(on) {
      if (on === attached) return;
      attached = on;
      tray.visible = !on;
      for (const pad of pads) pad.visible = on;
      light();
    },
    wire(lead, swapped) {
      if (swapped !== shownSwap) {
        shownSwap = swapped;
        const [ra, la] = pads;
        ra?.position.set(226, MIDDLE + (swapped ? -67 : 67));
        la?.position.set(226, MIDDLE + (swapped ? 67 : -67));
      }
      if (lead === shownLead) return;
      shownLead = lead;
      light();
    },
    glow(strength) {
      const alpha = Math.round(20 * (0.12 + 0.88 * Math.min(1, strength))) / 20;
      heart.alpha = alpha;
    },
  };
}
