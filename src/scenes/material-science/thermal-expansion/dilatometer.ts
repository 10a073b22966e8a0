/** A push-rod dilatometer cut open: head with coils and core, tube and rod of silica, sample, furnace, thermocouple, bimetal. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { createTubeFurnace } from '../../kit/furnace/tube-furnace';
import { acrossGradient, metalDown, mix } from '../../kit/paint/shading';

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
export const GROWTH = 50;
const ROD_HALF = 6;
const CORE = { at: 96, length: 62 } as const;
const DIAL = { x: 196, y: 96, radius: 40 } as const;
const MICRONS_A_TURN = 200;
const STRIP = { x: 780, y: 150, long: 100, thick: 5 } as const;
const PIECES = 24;
/** Letters of the dial that it has no room for. */
const LARGE = 18;
/** The sample in its tube, for its handle. */
export const SAMPLE_BOX = { x: 570, y: 66, width: 226, height: 60 } as const;
export const FURNACE_BOX = { x: FURNACE.x + 10, y: FURNACE.y, width: FURNACE.length - 20, height: 40 } as const;
export const STRIP_BOX = { x: 660, y: 132, width: 130, height: 64 } as const;

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

export function createDilatometer(context: StageContext): Dilatometer {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'dilatometer' });
  const furnace = createTubeFurnace(context, {
    along: 'x',
    length: FURNACE.length,
    bore: FURNACE.bore,
    wall: FURNACE.wall,
  });
  furnace.root.position.set(FURNACE.x, FURNACE.y);
  furnace.light.position.set(FURNACE.x, FURNACE.y);
  const feet = new Graphics();
  for (const x of [360, 770]) feet.roundRect(x, 240, 30, 24, 3).fill(metalDown(theme));
  feet
    .roundRect(0, 254, DILATOMETER.width, 14, 4)
    .fill(metalDown(theme))
    .roundRect(110, 190, 46, 66, 3)
    .fill(metalDown(theme));
  const paint = mix(theme.housing, theme.accent, dark ? 0.16 : 0.1);
  const head = new Graphics()
    .roundRect(HEAD_BOX.x, HEAD_BOX.y, HEAD_BOX.width, HEAD_BOX.height, 10)
    .fill(
      acrossGradient([
        [0, mix(paint, 0xffffff, dark ? 0.14 : 0.5)],
        [1, mix(theme.housingShade, 0x000000, 0.1)],
      ]),
    )
    .roundRect(HEAD_BOX.x + 0.5, HEAD_BOX.y + 0.5, HEAD_BOX.width - 1, HEAD_BOX.height - 1, 10)
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(30, 62, 118, 68, 5)
    .fill(dark ? 0x0e141c : 0x2d3641);
  // Windings of the transducer: primary in the middle, secondaries beside it.
  for (const [n, x] of [36, 72, 108].entries()) {
    for (const y of [68, 108]) {
      head.rect(x, y, 32, 16).fill(n === 1 ? 0xb5652b : 0x9a4a1c);
      for (let line = x + 3; line < x + 32; line += 4) head.moveTo(line, y).lineTo(line, y + 16);
      head.stroke({ width: 1, color: 0x3d1c08, alpha: 0.6 });
    }
  }
  const face = new Graphics()
    .circle(DIAL.x, DIAL.y, DIAL.radius + 4)
    .fill(metalDown(theme))
    .circle(DIAL.x, DIAL.y, DIAL.radius)
    .fill(dark ? 0xc9d2dc : 0xfbfcfd);
  for (let n = 0; n < 40; n++) {
    const turn = (n / 40) * 2 * Math.PI;
    const from = DIAL.radius - (n % 10 === 0 ? 12 : n % 2 === 0 ? 8 : 5);
    face
      .moveTo(DIAL.x + Math.sin(turn) * from, DIAL.y - Math.cos(turn) * from)
      .lineTo(DIAL.x + Math.sin(turn) * (DIAL.radius - 2), DIAL.y - Math.cos(turn) * (DIAL.radius - 2));
  }
  face.stroke({ width: 1.1, color: 0x17202c });
  const unit = context.text({ text: 'µm', size: 12, weight: '700', colour: 0x17202c, anchor: [0.5, 0.5] });
  const pointer = new Graphics()
    .poly([-2, 9, 2, 9, 0.8, -DIAL.radius + 5, -0.8, -DIAL.radius + 5])
    .fill(0xb3261e)
    .circle(0, 0, 4)
    .fill(0x17202c);
  pointer.position.set(DIAL.x, DIAL.y);
  const glass = (x: number, y: number, width: number, height: number): Graphics =>
    new Graphics()
      .rect(x, y, width, height)
      .fill({ color: 0xdcebf5, alpha: 0.3 })
      .rect(x, y, width, 1.6)
      .fill({ color: 0xffffff, alpha: 0.7 })
      .rect(x, y + height - 1.6, width, 1.6)
      .fill({ color: 0x90a8ba, alpha: 0.6 });
  const upper = glass(TUBE.from, AXIS - TUBE.half, TUBE.to - TUBE.from, 6);
  const lower = glass(TUBE.from, AXIS + TUBE.half - 6, TUBE.to - TUBE.from, 6);
  const stop = glass(STOP, AXIS - TUBE.half, TUBE.to - STOP, 2 * TUBE.half);
  const rod = new Container({ label: 'push rod' });
  const bar = glass(0, -ROD_HALF, 1, 2 * ROD_HALF);
  const core = new Graphics().roundRect(0, -7, CORE.length, 14, 3).fill(metalDown(theme));
  const link = new Graphics().rect(0, -2, 1, 4).fill(theme.metal[1]);
  rod.addChild(bar, link, core);
  rod.y = AXIS;
  const sample = new Graphics().rect(0, -14, 1, 28).fill(0xffffff);
  const shine = new Graphics()
    .rect(0, -13, 1, 6)
    .fill({ color: 0xffffff, alpha: 0.42 })
    .rect(0, 5, 1, 9)
    .fill({ color: 0x000000, alpha: 0.25 });
  sample.position.set(STOP, AXIS);
  shine.position.copyFrom(sample.position);
  const rest = new Graphics().rect(0, -17, 2, 34).fill({ color: 0xffffff, alpha: 0.75 });
  rest.y = AXIS;
  const couple = new Graphics()
    .moveTo(876, 210)
    .bezierCurveTo(850, 150, 850, 138, 806, 132)
    .lineTo(720, 130)
    .stroke({ width: 3, color: theme.metal[1] })
    .circle(720, 130, 4)
    .fill(0xf2c14e)
    .roundRect(862, 206, 28, 16, 3)
    .fill(0xd9b52c);
  const strip = new Graphics();
  const clamp = new Graphics().roundRect(STRIP.x, STRIP.y - 9, 16, 24, 3).fill(metalDown(theme));
  const words = context.text({ text: `growth × ${GROWTH}`, size: 12, weight: '600', colour: 0xf4f7fa, anchor: [0, 1] });
  root.addChild(
    feet,
    furnace.root,
    head,
    face,
    unit,
    pointer,
    upper,
    lower,
    stop,
    rest,
    sample,
    shine,
    rod,
    couple,
    strip,
    clamp,
    furnace.light,
    words,
  );
  let bent = '';

  function bend(turn: number, above: number, below: number): void {
    const key = `${turn.toFixed(3)} ${above} ${below}`;
    if (key === bent) return;
    bent = key;
    strip.clear();
    for (const [layer, tone] of [
      [-1, above],
      [1, below],
    ] as const) {
      const outer: number[] = [];
      const middle: number[] = [];
      for (let n = 0; n <= PIECES; n++) {
        const angle = (turn * n) / PIECES;
        const straight = Math.abs(turn) < 1e-6;
        const x = STRIP.x - (straight ? (STRIP.long * n) / PIECES : (STRIP.long * Math.sin(angle)) / turn);
        const y = STRIP.y + (straight ? 0 : (STRIP.long * (1 - Math.cos(angle))) / turn);
        outer.push(x + layer * Math.sin(angle) * STRIP.thick, y + layer * Math.cos(angle) * STRIP.thick);
        middle.unshift(x, y);
      }
      strip.poly([...outer, ...middle]).fill(tone);
    }
    for (let mm = 0; mm <= 60; mm += 10)
      strip.moveTo(660, STRIP.y + mm).lineTo(mm % 50 === 0 ? 648 : 653, STRIP.y + mm);
    strip.stroke({ width: 1.4, color: 0xe9eef3, alpha: 0.8 });
  }

  return {
    root,
    fit(scale, type) {
      words.style.fontSize = type.small / scale;
      words.position.set(FURNACE.x + 16, FURNACE.y + FURNACE.wall + FURNACE.bore - 6);
      unit.style.fontSize = type.small / scale;
      unit.visible = type.small / scale < LARGE;
      unit.position.set(DIAL.x, DIAL.y + DIAL.radius * 0.5);
    },
    set({ mounted, tone, toneBelow, length, strain, silica, dial, furnace: celsius, turn }) {
      furnace.set(celsius);
      const cold = length * PER_MM;
      const long = cold * (1 + GROWTH * strain);
      sample.visible = mounted;
      shine.visible = mounted;
      rest.visible = mounted;
      sample.tint = tone;
      sample.width = long;
      shine.width = long;
      sample.x = STOP - long;
      shine.x = STOP - long;
      rest.x = STOP - cold;
      // The tube is longer too: the rod stays that much behind.
      const moved = mounted ? GROWTH * (strain - silica) * cold : 0;
      const coreAt = CORE.at - CORE.length / 2 - 6 - moved * 0.35;
      rod.x = 0;
      core.x = Math.max(32, coreAt);
      link.x = core.x + CORE.length;
      link.width = Math.max(1, TUBE.from - link.x);
      bar.x = TUBE.from;
      bar.width = Math.max(1, (mounted ? STOP - long : STOP - 2) - TUBE.from);
      pointer.rotation = (dial / MICRONS_A_TURN) * 2 * Math.PI;
      strip.visible = turn !== null;
      clamp.visible = turn !== null;
      if (turn !== null) bend(turn, tone, toneBelow);
    },
  };
}
