/**
 * The mass spectrometer in section: spray chamber, torch with its plasma, cones, lenses, the cell, the quadrupole and the counter. Drawn
 * at one size and scaled to its box.
 */
import { Container, type FillGradient, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { fitDrawing } from '../../kit/layout/layout';
import {
  aslantGradient,
  contactShadow,
  downGradient,
  metalAcross,
  metalDown,
  mix,
  roundGradient,
} from '../../kit/paint/shading';
import { CHAMBER_PORTS, createSprayChamber } from '../../kit/sample-introduction/spray-chamber';
import type { StageTheme } from '../../kit/theme';

const DECK = { width: 640, height: 250 } as const;
const AXIS = 108;
/** Where things stand along the axis. */
const AT = {
  torch: 108,
  plasma: 214,
  sampler: 262,
  skimmer: 284,
  lens: 312,
  cell: 346,
  cellEnd: 432,
  rods: 452,
  rodsEnd: 566,
  counter: 590,
} as const;
const CHAMBER_AT = { x: 20, y: 150 } as const;
const IONS = 46;
const MOLECULES = 10;
const ATOM = 0x4aa8ff;
const MOLECULE = 0xffa24a;
const GAS = 0xd9b3ff;

export interface DeckLook {
  readonly plasma: boolean;
  readonly warmth: number;
  readonly helium: boolean;
  readonly spraying: boolean;
  /** Ions that reach the counter, 0 to 1. */
  readonly arrives: number;
}

export interface IcpmsDeck extends Part {
  readonly scale: number;
  readonly foot: number;
  /** Where the capillary enters, in units of the parent. */
  readonly inlet: Point;
  look(deck: DeckLook, seconds: number): void;
  drift(seconds: number): void;
}

/** A fixed place for each of many things: the same in every picture. */
const spread = (n: number, step: number): number => (n * step) % 1;

/** The case with its wells; the vacuum is darker, and its wall of metal thick, with pumps below it. */
function createHousing(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.5 : 0.2);
  const still = new Graphics({ label: 'housing' });
  still
    .roundRect(0, 26, DECK.width, DECK.height - 34, 12)
    .fill(
      aslantGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.18 : 0.65)],
        [0.5, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(0.5, 26.5, DECK.width - 1, DECK.height - 35, 12)
    .stroke({ width: 1.2, color: theme.housingEdge });
  for (const x of [40, DECK.width - 84]) still.roundRect(x, DECK.height - 9, 44, 9, 3).fill(0x1c232c);
  const well = (x: number, y: number, width: number, height: number, deep: number): void => {
    still
      .roundRect(x, y, width, height, 7)
      .fill(
        downGradient([
          [0, mix(inside, 0x000000, deep)],
          [0.75, inside],
          [1, mix(inside, 0xffffff, dark ? 0.05 : 0.14)],
        ]),
      )
      .roundRect(x, y, width, height, 7)
      .stroke({ width: 1, color: mix(theme.housingEdge, 0x000000, 0.25), alpha: 0.7 });
  };
  well(12, 38, 240, 200, dark ? 0.5 : 0.3);
  still.roundRect(256, 44, 374, 128, 10).fill(metal);
  well(264, 52, 358, 112, 0.6);
  // Pumps below it.
  for (const x of [330, 470]) {
    still
      .rect(x, 172, 62, 14)
      .fill(metal)
      .roundRect(x - 6, 184, 74, 44, 6)
      .fill(metal);
    for (let n = 0; n < 5; n++) still.rect(x - 2, 190 + n * 7, 66, 2.4).fill({ color: 0x000000, alpha: 0.35 });
  }
  // Duct for the hot gas.
  still.rect(192, -400, 40, 440).fill(metal);
  return still;
}

/** Three quartz tubes in each other, and the way from the chamber up into the innermost. */
function createTorch(theme: StageTheme): Graphics {
  const torch = new Graphics({ label: 'torch' });
  for (const [half, from] of [
    [27, AT.torch],
    [19, AT.torch - 4],
    [6, AT.torch - 26],
  ] as const)
    torch
      .roundRect(from, AXIS - half, AT.plasma - 20 - from - (half < 20 ? 18 : 0), 2 * half, 4)
      .fill({ color: theme.glassBody, alpha: 0.16 })
      .roundRect(from, AXIS - half, AT.plasma - 20 - from - (half < 20 ? 18 : 0), 2 * half, 4)
      .stroke({ width: 1.3, color: theme.glassEdge, alpha: 0.9 });
  torch
    .moveTo(CHAMBER_AT.x + CHAMBER_PORTS.outlet.x, CHAMBER_AT.y)
    .bezierCurveTo(CHAMBER_AT.x + CHAMBER_PORTS.outlet.x, 128, 60, 150, 60, 126)
    .bezierCurveTo(60, AXIS, 70, AXIS, AT.torch - 24, AXIS)
    .stroke({ width: 11, color: theme.glassEdge, alpha: 0.55 })
    .moveTo(CHAMBER_AT.x + CHAMBER_PORTS.outlet.x, CHAMBER_AT.y)
    .bezierCurveTo(CHAMBER_AT.x + CHAMBER_PORTS.outlet.x, 128, 60, 150, 60, 126)
    .bezierCurveTo(60, AXIS, 70, AXIS, AT.torch - 24, AXIS)
    .stroke({ width: 7, color: mix(theme.glassBody, theme.name === 'dark' ? 0x0d1420 : 0xffffff, 0.6) });
  return torch;
}

/** Around the end of the torch. */
function createCoil(): Graphics {
  const coil = new Graphics({ label: 'coil' });
  for (let n = 0; n < 3; n++)
    coil
      .ellipse(160 + n * 15, AXIS, 6, 35)
      .stroke({ width: 5, color: 0xb87333 })
      .ellipse(159 + n * 15, AXIS, 5, 35)
      .stroke({ width: 1.4, color: 0xf0c090, alpha: 0.8 });
  return coil;
}

function drawCone(parts: Graphics, x: number, half: number, deep: number, rod: FillGradient): void {
  for (const side of [-1, 1])
    parts
      .poly([
        x,
        AXIS + side * 3,
        x + deep,
        AXIS + side * half,
        x + deep + 7,
        AXIS + side * half,
        x + 5,
        AXIS + side * 3,
      ])
      .fill(rod);
}

/** A horn with its dynodes. */
function drawCounter(parts: Graphics, metal: FillGradient): void {
  for (let n = 0; n < 5; n++)
    parts
      .poly([
        AT.counter - 8 + n * 7,
        AXIS - 18 + n * 11,
        AT.counter + 4 + n * 7,
        AXIS - 22 + n * 11,
        AT.counter + 6 + n * 7,
        AXIS - 19 + n * 11,
        AT.counter - 6 + n * 7,
        AXIS - 15 + n * 11,
      ])
      .fill(metal);
}

/** Cones, lenses, the rods of cell and quadrupole, and the counter. */
function createIonOptics(theme: StageTheme): Graphics {
  const metal = metalAcross(theme);
  const rod = metalDown(theme);
  const parts = new Graphics({ label: 'ion optics' });
  drawCone(parts, AT.sampler - 16, 52, 16, rod);
  drawCone(parts, AT.skimmer - 10, 36, 14, rod);
  for (const [x, half] of [
    [AT.lens, 24],
    [AT.lens + 14, 18],
  ] as const)
    for (const side of [-1, 1]) parts.roundRect(x, AXIS + side * half - 7, 8, 14, 2).fill(metal);
  parts
    .roundRect(AT.cell, AXIS - 34, AT.cellEnd - AT.cell, 6, 2)
    .fill(metal)
    .roundRect(AT.cell, AXIS + 28, AT.cellEnd - AT.cell, 6, 2)
    .fill(metal);
  for (const side of [-1, 1]) {
    parts.roundRect(AT.cell + 4, AXIS + side * 19 - 3, AT.cellEnd - AT.cell - 8, 6, 3).fill(rod);
    parts.roundRect(AT.rods, AXIS + side * 20 - 9, AT.rodsEnd - AT.rods, 18, 9).fill(rod);
  }
  for (const x of [AT.rods + 8, AT.rodsEnd - 18])
    parts
      .rect(x, AXIS - 32, 8, 4)
      .fill(0xe9e3d4)
      .rect(x, AXIS + 28, 8, 4)
      .fill(0xe9e3d4);
  drawCounter(parts, metal);
  return parts;
}

function drawFire(fire: Graphics, warmth: number, time: number): void {
  fire.clear();
  if (warmth < 0) return;
  const flicker = 1 + 0.04 * Math.sin(time * 17) + 0.03 * Math.sin(time * 29);
  const glow = 0.65 + 0.35 * warmth;
  const reach = (AT.sampler - 12 - 150) * flicker;
  fire
    .ellipse(150 + reach / 2, AXIS, reach * 0.62, 38)
    .fill(
      roundGradient([
        [0, GAS, 0.75 * glow],
        [0.55, GAS, 0.3 * glow],
        [1, GAS, 0],
      ]),
    )
    .poly([
      146,
      AXIS - 17,
      186,
      AXIS - 19,
      222,
      AXIS - 10,
      150 + reach,
      AXIS - 1,
      150 + reach,
      AXIS + 1,
      222,
      AXIS + 10,
      186,
      AXIS + 19,
      146,
      AXIS + 17,
      154,
      AXIS,
    ])
    .fill({ color: mix(GAS, 0xffffff, 0.65), alpha: 0.9 })
    .poly([150, AXIS - 4, 214, AXIS - 3, 150 + reach, AXIS, 214, AXIS + 3, 150, AXIS + 4])
    .fill({ color: ATOM, alpha: 0.55 });
}

function drawAtoms(ions: Graphics, share: (n: number) => number, arrives: number): void {
  for (let n = 0; n < IONS; n++) {
    const along = share(n);
    const x = AT.skimmer + along * (AT.counter - AT.skimmer);
    // Beyond the quadrupole only what it lets through.
    const through = spread(n, 0.137) < 0.15 + 0.85 * arrives;
    if (x > AT.rods + 30 && !through) continue;
    const wide = x < AT.cell ? 5 : x < AT.rods ? 11 : 7;
    const y = AXIS + (spread(n, 0.7549) - 0.5) * 2 * wide * (0.6 + 0.4 * Math.sin(x * 0.09 + n));
    ions.circle(x, y, 1.9).fill({ color: ATOM, alpha: 0.95 });
  }
}

/** They end in the cell where there is helium. */
function drawMolecules(ions: Graphics, share: (n: number) => number, helium: boolean): void {
  for (let n = 0; n < MOLECULES; n++) {
    const along = share(n + 90);
    const end = helium ? AT.cell + 20 + 40 * spread(n, 0.41) : AT.counter - 16;
    const x = AT.skimmer + along * (AT.counter - AT.skimmer);
    if (x > end) continue;
    const fade = helium ? Math.min(1, (end - x) / 24) : 1;
    const y =
      AXIS + (spread(n, 0.73) - 0.5) * 16 + (helium && x > AT.cell ? (x - AT.cell) * 0.25 * (n % 2 === 0 ? 1 : -1) : 0);
    ions
      .circle(x - 1.8, y, 2.3)
      .fill({ color: MOLECULE, alpha: fade })
      .circle(x + 1.8, y + 1, 2.1)
      .fill({ color: mix(MOLECULE, 0xffffff, 0.35), alpha: fade });
  }
}

function drawIons(ions: Graphics, { plasma, spraying, helium, arrives }: DeckLook, phase: number): void {
  ions.clear();
  if (!plasma) return;
  const share = (n: number): number => (spread(n, 0.618) + phase * (0.32 + 0.1 * spread(n, 0.29))) % 1;
  if (spraying) drawAtoms(ions, share, arrives);
  drawMolecules(ions, share, helium);
  if (arrives > 0 && spraying)
    ions.circle(AT.counter, AXIS - 4, 14).fill(
      roundGradient([
        [0, 0xd7ecff, 0.8 * arrives],
        [1, ATOM, 0],
      ]),
    );
}

function drawCell(cell: Graphics, helium: boolean): void {
  cell
    .clear()
    .rect(AT.cell, AXIS - 30, AT.cellEnd - AT.cell, 60)
    .fill({ color: 0x7fb4ff, alpha: helium ? 0.16 : 0.05 });
  if (!helium) return;
  for (let n = 0; n < 34; n++)
    cell
      .circle(AT.cell + 4 + spread(n, 0.618) * (AT.cellEnd - AT.cell - 8), AXIS - 26 + spread(n, 0.7549) * 52, 1.4)
      .fill({ color: 0xffe8a3, alpha: 0.9 });
}

export function createIcpmsDeck(context: StageContext): IcpmsDeck {
  const { theme } = context;
  const root = new Container({ label: 'mass spectrometer' });
  const shadow = contactShadow(theme, DECK.width * 0.98, 26);
  shadow.position.set(DECK.width / 2 + 4, DECK.height - 6);
  const fire = new Graphics({ label: 'plasma' });
  const chamber = createSprayChamber(context);
  chamber.root.position.set(CHAMBER_AT.x, CHAMBER_AT.y);
  const cell = new Graphics({ label: 'cell' });
  const ions = new Graphics({ label: 'ions' });
  root.addChild(
    shadow,
    createHousing(theme),
    chamber.root,
    createTorch(theme),
    fire,
    createCoil(),
    cell,
    ions,
    createIonOptics(theme),
  );

  let scale = 1;
  let phase = 0;
  let helium: boolean | null = null;
  return {
    root,
    get scale() {
      return scale;
    },
    get foot() {
      return root.y + DECK.height * scale;
    },
    get inlet() {
      const { x, y } = CHAMBER_PORTS.inlet;
      return { x: root.x + (CHAMBER_AT.x + x) * scale, y: root.y + (CHAMBER_AT.y + y) * scale };
    },
    lay(box) {
      ({ scale } = fitDrawing(root, box, DECK));
    },
    look(deck, seconds) {
      chamber.spray(deck.spraying);
      drawFire(fire, deck.plasma ? deck.warmth : -1, context.reducedMotion ? 0 : seconds);
      if (helium !== deck.helium) drawCell(cell, deck.helium);
      helium = deck.helium;
      drawIons(ions, deck, phase);
    },
    drift(seconds) {
      phase += seconds;
      chamber.drift(seconds);
    },
  };
}
