/** A push-rod dilatometer cut open: head with coils and core, tube and rod of silica, sample, furnace, thermocouple, bimetal. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createTubeFurnace } from '../../kit/furnace/tube-furnace';
import { acrossGradient, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Its own units, origin at the upper left. */
export const DILATOMETER = { width: 900, height: 268 } as const;
export const HEAD_BOX = { x: 16, y: 44, width: 236, height: 150 } as const;
const FURNACE = { x: 330, y: 6, length: 500, bore: 150, wall: 44 } as const;
const AXIS = 96;
const TUBE = { from: 240, to: 806, half: 26 } as const;
/** Where the sample ends, at the closed end of the tube. */
const STOP = 786;
const PER_MM = 3.6;
/** How many times the growth is drawn too large. */
const GROWTH = 50;
const ROD_HALF = 6;
const CORE = { at: 96, length: 62 } as const;
const DIAL = { x: 196, y: 96, radius: 40 } as const;
const MICRONS_A_TURN = 200;
/** Letters of the dial that it has no room for. */
const LARGE = 18;
const INK = 0x17202c;
const STRIP = { x: 780, y: 150, long: 100, thick: 5 } as const;
const PIECES = 24;
/** The sample in its tube, for its handle. */
export const SAMPLE_BOX = { x: 570, y: 66, width: 226, height: 60 } as const;
export const FURNACE_BOX = { x: FURNACE.x + 10, y: FURNACE.y, width: FURNACE.length - 20, height: 40 } as const;

export interface DilatometerState {
  readonly mounted: boolean;
  readonly tone: number;
  readonly toneBelow: number;
  /** mm. */
  readonly length: number;
  readonly strain: number;
  readonly silica: number;
  /** What the dial shows, µm. */
  readonly dial: number;
  readonly furnace: number;
  /** Curvature times length of the bimetal; null without one. */
  readonly turn: number | null;
}

export interface Dilatometer {
  readonly root: Container;
  fit(scale: number, type: TypeSizes): void;
  set(state: DilatometerState): void;
}

function createFurnace(context: StageContext) {
  const furnace = createTubeFurnace(context, {
    along: 'x',
    length: FURNACE.length,
    bore: FURNACE.bore,
    wall: FURNACE.wall,
  });
  furnace.root.position.set(FURNACE.x, FURNACE.y);
  furnace.light.position.set(FURNACE.x, FURNACE.y);
  return furnace;
}

function createFeet(theme: StageTheme): Graphics {
  const feet = new Graphics();
  for (const x of [360, 770]) feet.roundRect(x, 240, 30, 24, 3).fill(metalDown(theme));
  return feet
    .roundRect(0, 254, DILATOMETER.width, 14, 4)
    .fill(metalDown(theme))
    .roundRect(110, 190, 46, 66, 3)
    .fill(metalDown(theme));
}

/** The head with the windings of the transducer: primary in the middle, secondaries beside it. */
function createHead(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const paint = mix(theme.housing, theme.accent, dark ? 0.16 : 0.1);
  const { x: left, y: top, width, height } = HEAD_BOX;
  const head = new Graphics()
    .roundRect(left, top, width, height, 10)
    .fill(
      acrossGradient([
        [0, mix(paint, 0xffffff, dark ? 0.14 : 0.5)],
        [1, mix(theme.housingShade, 0x000000, 0.1)],
      ]),
    )
    .roundRect(left + 0.5, top + 0.5, width - 1, height - 1, 10)
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(30, 62, 118, 68, 5)
    .fill(dark ? 0x0e141c : 0x2d3641);
  for (const [n, x] of [36, 72, 108].entries()) {
    for (const y of [68, 108]) {
      head.rect(x, y, 32, 16).fill(n === 1 ? 0xb5652b : 0x9a4a1c);
      for (let line = x + 3; line < x + 32; line += 4) head.moveTo(line, y).lineTo(line, y + 16);
      head.stroke({ width: 1, color: 0x3d1c08, alpha: 0.6 });
    }
  }
  return head;
}

function createDialFace(theme: StageTheme): Graphics {
  const { x, y, radius } = DIAL;
  const face = new Graphics()
    .circle(x, y, radius + 4)
    .fill(metalDown(theme))
    .circle(x, y, radius)
    .fill(theme.name === 'dark' ? 0xc9d2dc : 0xfbfcfd);
  for (let n = 0; n < 40; n++) {
    const turn = (n / 40) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const from = radius - (n % 10 === 0 ? 12 : n % 2 === 0 ? 8 : 5);
    face.moveTo(x + sin * from, y - cos * from).lineTo(x + sin * (radius - 2), y - cos * (radius - 2));
  }
  return face.stroke({ width: 1.1, color: INK });
}

/** The dial on the head: how far the core has moved. */
function createMicronDial(context: StageContext) {
  const unit = context.text({ text: 'µm', size: 12, weight: '700', colour: INK, anchor: [0.5, 0.5] });
  const pointer = new Graphics()
    .poly([-2, 9, 2, 9, 0.8, -DIAL.radius + 5, -0.8, -DIAL.radius + 5])
    .fill(0xb3261e)
    .circle(0, 0, 4)
    .fill(INK);
  pointer.position.set(DIAL.x, DIAL.y);
  return {
    face: createDialFace(context.theme),
    unit,
    pointer,
    letters(size: number) {
      unit.style.fontSize = size;
      unit.visible = size < LARGE;
      unit.position.set(DIAL.x, DIAL.y + DIAL.radius * 0.5);
    },
    set(microns: number) {
      pointer.rotation = (microns / MICRONS_A_TURN) * 2 * Math.PI;
    },
  };
}

/** Of silica. */
const glass = (x: number, y: number, width: number, height: number): Graphics =>
  new Graphics()
    .rect(x, y, width, height)
    .fill({ color: 0xdcebf5, alpha: 0.3 })
    .rect(x, y, width, 1.6)
    .fill({ color: 0xffffff, alpha: 0.7 })
    .rect(x, y + height - 1.6, width, 1.6)
    .fill({ color: 0x90a8ba, alpha: 0.6 });

/** Its upper and its lower wall, and the closed end. */
const createTube = (): readonly Graphics[] => [
  glass(TUBE.from, AXIS - TUBE.half, TUBE.to - TUBE.from, 6),
  glass(TUBE.from, AXIS + TUBE.half - 6, TUBE.to - TUBE.from, 6),
  glass(STOP, AXIS - TUBE.half, TUBE.to - STOP, 2 * TUBE.half),
];

/** The rod of silica, and the core that it moves within the windings. */
function createPushRod(theme: StageTheme) {
  const bar = glass(0, -ROD_HALF, 1, 2 * ROD_HALF);
  const core = new Graphics().roundRect(0, -7, CORE.length, 14, 3).fill(metalDown(theme));
  const link = new Graphics().rect(0, -2, 1, 4).fill(theme.metal[1]);
  const root = new Container({ label: 'push rod', children: [bar, link, core] });
  root.y = AXIS;
  return {
    root,
    /** `end`: where it touches the sample; `moved`: how far the core has gone. */
    set(end: number, moved: number) {
      core.x = Math.max(32, CORE.at - CORE.length / 2 - 6 - moved * 0.35);
      link.x = core.x + CORE.length;
      link.width = Math.max(1, TUBE.from - link.x);
      bar.x = TUBE.from;
      bar.width = Math.max(1, end - TUBE.from);
    },
  };
}

/** The sample, which grows to the left, and a mark where it ended when it was cold. */
function createSample() {
  const sample = new Graphics().rect(0, -14, 1, 28).fill(0xffffff);
  const shine = new Graphics()
    .rect(0, -13, 1, 6)
    .fill({ color: 0xffffff, alpha: 0.42 })
    .rect(0, 5, 1, 9)
    .fill({ color: 0x000000, alpha: 0.25 });
  const rest = new Graphics().rect(0, -17, 2, 34).fill({ color: 0xffffff, alpha: 0.75 });
  const parts = [rest, sample, shine];
  for (const part of parts) part.y = AXIS;
  return {
    parts,
    set(mounted: boolean, tone: number, cold: number, long: number) {
      for (const part of parts) part.visible = mounted;
      sample.tint = tone;
      for (const part of [sample, shine]) {
        part.width = long;
        part.x = STOP - long;
      }
      rest.x = STOP - cold;
    },
  };
}

const createThermocouple = ({ metal }: StageTheme): Graphics =>
  new Graphics()
    .moveTo(876, 210)
    .bezierCurveTo(850, 150, 850, 138, 806, 132)
    .lineTo(720, 130)
    .stroke({ width: 3, color: metal[1] })
    .circle(720, 130, 4)
    .fill(0xf2c14e)
    .roundRect(862, 206, 28, 16, 3)
    .fill(0xd9b52c);

/** The points of a layer of the bimetal and of the seam: `layer` −1 above, 1 below. */
function layerOutline(turn: number, layer: -1 | 1): number[] {
  const straight = Math.abs(turn) < 1e-6;
  const outer: number[] = [];
  const seam: number[] = [];
  for (let n = 0; n <= PIECES; n++) {
    const angle = (turn * n) / PIECES;
    const x = STRIP.x - (straight ? (STRIP.long * n) / PIECES : (STRIP.long * Math.sin(angle)) / turn);
    const y = STRIP.y + (straight ? 0 : (STRIP.long * (1 - Math.cos(angle))) / turn);
    outer.push(x + layer * Math.sin(angle) * STRIP.thick, y + layer * Math.cos(angle) * STRIP.thick);
    seam.unshift(x, y);
  }
  return [...outer, ...seam];
}

/** A strip of two metals in its clamp, before a scale of millimetres: it bends as they grow apart. */
function createBimetalStrip(theme: StageTheme) {
  const strip = new Graphics();
  const clamp = new Graphics().roundRect(STRIP.x, STRIP.y - 9, 16, 24, 3).fill(metalDown(theme));
  let bent = '';
  return {
    strip,
    clamp,
    /** `turn`: curvature times length; null without a strip. */
    bend(turn: number | null, above: number, below: number) {
      strip.visible = turn !== null;
      clamp.visible = turn !== null;
      if (turn === null) return;
      const key = `${turn.toFixed(3)} ${above} ${below}`;
      if (key === bent) return;
      bent = key;
      strip.clear().poly(layerOutline(turn, -1)).fill(above).poly(layerOutline(turn, 1)).fill(below);
      for (let mm = 0; mm <= 60; mm += 10)
        strip.moveTo(660, STRIP.y + mm).lineTo(mm % 50 === 0 ? 648 : 653, STRIP.y + mm);
      strip.stroke({ width: 1.4, color: 0xe9eef3, alpha: 0.8 });
    },
  };
}

export function createDilatometer(context: StageContext): Dilatometer {
  const { theme } = context;
  const root = new Container({ label: 'dilatometer' });
  const furnace = createFurnace(context);
  const dial = createMicronDial(context);
  const rod = createPushRod(theme);
  const sample = createSample();
  const bimetal = createBimetalStrip(theme);
  const words = context.text({ text: `growth × ${GROWTH}`, size: 12, weight: '600', colour: 0xf4f7fa, anchor: [0, 1] });
  root.addChild(
    createFeet(theme),
    furnace.root,
    createHead(theme),
    dial.face,
    dial.unit,
    dial.pointer,
    ...createTube(),
    ...sample.parts,
    rod.root,
    createThermocouple(theme),
    bimetal.strip,
    bimetal.clamp,
    furnace.light,
    words,
  );
  return {
    root,
    fit(scale, type) {
      words.style.fontSize = type.small / scale;
      words.position.set(FURNACE.x + 16, FURNACE.y + FURNACE.wall + FURNACE.bore - 6);
      dial.letters(type.small / scale);
    },
    set(state) {
      const { mounted, tone, strain } = state;
      furnace.set(state.furnace);
      const cold = state.length * PER_MM;
      const long = cold * (1 + GROWTH * strain);
      sample.set(mounted, tone, cold, long);
      // The tube is longer too: the rod stays that much behind.
      rod.set(mounted ? STOP - long : STOP - 2, mounted ? GROWTH * (strain - state.silica) * cold : 0);
      dial.set(state.dial);
      bimetal.bend(state.turn, tone, state.toneBelow);
    },
  };
}
