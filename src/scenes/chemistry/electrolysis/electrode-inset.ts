/**
 * What happens at the plates: electrons come to the cathode and leave the anode; for each four of them two molecules of
 * hydrogen and one of oxygen form, with four OH⁻ and four H⁺; the ions of the electrolyte drift. One cycle is four
 * electrons.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { acrossGradient, downGradient, housing, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface ElectrodeInset extends Part {
  /** `phase`: cycles that have passed; `ions`: whether the liquid holds an electrolyte. */
  set(phase: number, ions: boolean, flowing: boolean): void;
  /** A line of words below: which ions drift where. */
  caption(words: string): void;
}

const MARGIN = 10;
/** Heights of lines of small text. */
const LINE = 1.5;
const WIRE = 13;
const PLATE = 9;
const IONS = 10;
const LIQUID = {
  dark: { top: 0x132233, middle: 0x17324a, bottom: 0x0f2436, ink: 0xe8f1f8 },
  light: { top: 0xe3f0f8, middle: 0xd3e7f3, bottom: 0xc6deec, ink: 0x10283a },
} as const;
const ELECTRON = 0xffd34d;
const HYDROGEN = 0xf4f8fc;
const OXYGEN = 0xe2574c;
const HYDROXIDE = 0x5b8def;
const PROTON = 0xf3c64b;

const ball = (context: GraphicsContext, x: number, y: number, radius: number, colour: number): GraphicsContext =>
  context
    .circle(x, y, radius)
    .fill(mix(colour, 0x000000, 0.28))
    .circle(x - radius * 0.1, y - radius * 0.1, radius * 0.86)
    .fill(colour)
    .circle(x - radius * 0.35, y - radius * 0.38, radius * 0.28)
    .fill({ color: 0xffffff, alpha: 0.75 });

const plus = (context: GraphicsContext, colour: number): GraphicsContext =>
  context.rect(-2.6, -0.7, 5.2, 1.4).fill(colour).rect(-0.7, -2.6, 1.4, 5.2).fill(colour);
const minus = (context: GraphicsContext, colour: number): GraphicsContext =>
  context.rect(-2.6, -0.7, 5.2, 1.4).fill(colour);

/** Smooth from 0 to 1. */
const ease = (t: number): number => t * t * (3 - 2 * t);
const part = (t: number, from: number, to: number): number => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** The liquid below the names of the plates, and the wire above them. */
interface Cell {
  readonly left: number;
  readonly right: number;
  readonly wire: number;
  readonly top: number;
  readonly bottom: number;
}

function createShapes() {
  return {
    electron: minus(ball(new GraphicsContext(), 0, 0, 4.6, ELECTRON), 0x3a2a00),
    hydrogen: ball(ball(new GraphicsContext(), 4.2, 0, 5, HYDROGEN), -4.2, 0, 5, HYDROGEN),
    oxygen: ball(ball(new GraphicsContext(), 6, 0, 7.2, OXYGEN), -6, 0, 7.2, OXYGEN),
    hydroxide: minus(ball(new GraphicsContext(), 0, 0, 5.4, HYDROXIDE), 0xffffff),
    proton: plus(ball(new GraphicsContext(), 0, 0, 4.4, PROTON), 0x3a2a00),
    cation: plus(ball(new GraphicsContext(), 0, 0, 6.4, 0x9aa7b8), 0x10202e),
    anion: minus(ball(new GraphicsContext(), 0, 0, 8, 0xbfa06a), 0x2a1c00),
  };
}

/** Ions of the electrolyte on their way to a plate. */
function drift(list: readonly Graphics[], phase: number, direction: 1 | -1, { left, right, top, bottom }: Cell): void {
  const from = left + PLATE + 16;
  const width = right - left - 2 * (PLATE + 16);
  list.forEach((ion, k) => {
    const turn = (k / list.length + phase * 0.09 + (direction < 0 ? 0.07 : 0)) % 1;
    const along = direction > 0 ? turn : 1 - turn;
    const rowY = top + (bottom - top) * (0.1 + 0.8 * ((k * 0.618 + (direction < 0 ? 0.33 : 0)) % 1));
    ion.position.set(from + width * along, rowY + Math.sin(phase * 2.1 + k * 2) * 2);
    ion.alpha = Math.min(1, 8 * turn, 8 * (1 - turn));
  });
}

/** The wire is a conveyor: electrons at equal distances from the anode's top to the cathode's. `t`: part of the cycle. */
function carry(electrons: readonly Graphics[], t: number, { left, right, wire }: Cell): void {
  const cathodeX = left + PLATE / 2;
  const anodeX = right - PLATE / 2;
  electrons.forEach((electron, k) => {
    const along = (k + 4 * t) / electrons.length;
    electron.position.set(anodeX + (cathodeX - anodeX) * (along % 1), wire);
  });
}

/** Gases rise along the plates on which they form. */
function rise(
  hydrogens: readonly Graphics[],
  oxygens: readonly Graphics[],
  t: number,
  { left, right, top, bottom }: Cell,
): void {
  const height = bottom - top;
  hydrogens.forEach((molecule, k) => {
    const age = (t + k * 0.5) % 1;
    molecule.position.set(left + PLATE + 9 + 5 * Math.sin(age * 9 + k), bottom - 6 - ease(age) * (height - 10));
    molecule.alpha = Math.min(1, 6 * age, 6 * (1 - age));
  });
  oxygens.forEach((molecule) => {
    molecule.position.set(right - PLATE - 12 - 5 * Math.sin(t * 9), bottom - 7 - ease(t) * (height - 12));
    molecule.alpha = Math.min(1, 6 * t, 6 * (1 - t));
  });
}

/** Ions that form at a plate leave it. */
function leave(list: readonly Graphics[], t: number, from: number, direction: 1 | -1, { top, bottom }: Cell): void {
  const height = bottom - top;
  list.forEach((ion, k) => {
    const age = (t + k / 4) % 1;
    const out = ease(part(age, 0, 1));
    ion.position.set(from + direction * (8 + 46 * out), top + height * (0.12 + 0.24 * k));
    ion.alpha = Math.min(1, 6 * age, 2.5 * (1 - age));
  });
}

/** Everything that moves between the plates. */
function createParticles() {
  const moving = new Container();
  const shapes = createShapes();
  moving.once('destroyed', () => {
    for (const shape of Object.values(shapes)) shape.destroy();
  });
  const many = (shape: GraphicsContext, count: number): readonly Graphics[] =>
    Array.from({ length: count }, () => moving.addChild(new Graphics({ context: shape })));
  const cations = many(shapes.cation, IONS / 2);
  const anions = many(shapes.anion, IONS / 2);
  const hydroxides = many(shapes.hydroxide, 4);
  const protons = many(shapes.proton, 4);
  const hydrogens = many(shapes.hydrogen, 2);
  const oxygens = many(shapes.oxygen, 1);
  const electrons = many(shapes.electron, 8);
  const products = [...hydroxides, ...protons, ...hydrogens, ...oxygens];
  return {
    root: moving,
    showIons(visible: boolean) {
      for (const ion of [...cations, ...anions]) ion.visible = visible;
    },
    showProducts(visible: boolean) {
      for (const product of products) product.visible = visible;
    },
    pose(phase: number, cell: Cell) {
      const t = phase - Math.floor(phase);
      drift(cations, phase, -1, cell);
      drift(anions, phase, 1, cell);
      carry(electrons, t, cell);
      rise(hydrogens, oxygens, t, cell);
      leave(hydroxides, t, cell.left + PLATE, 1, cell);
      leave(protons, t, cell.right - PLATE, -1, cell);
    },
  };
}

/** Case, liquid, wire and plates. */
function createStill(
  theme: StageTheme,
  { width, height }: Box,
  { left, right, wire, bottom }: Cell,
): readonly Container[] {
  const liquid = LIQUID[theme.name];
  const plates = new Graphics();
  for (const edge of [left, right - PLATE]) {
    plates.roundRect(edge, wire - 2, PLATE, bottom - wire, 2).fill(
      acrossGradient([
        [0, 0x9aa3ad],
        [0.3, 0xf4f7fa],
        [1, 0x6d7782],
      ]),
    );
  }
  return [
    housing(theme, width, height, 10),
    new Graphics().roundRect(left - 2, wire - 9, right - left + 4, bottom - wire + 11, 7).fill(
      downGradient([
        [0, liquid.top],
        [0.2, liquid.middle],
        [1, liquid.bottom],
      ]),
    ),
    new Graphics().rect(left, wire - 2, right - left, 4).fill(0xb8763a),
    plates,
  ];
}

export function createElectrodeInset(context: StageContext): ElectrodeInset {
  const { theme } = context;
  const root = new Container({ label: 'at the plates' });
  const still = new Container();
  const particles = createParticles();
  const heading = context.text({ text: 'At the plates', size: 13, weight: '600', colour: theme.ink });
  const words = context.text({ size: 12.5, colour: theme.ink, anchor: [0, 0.5] });
  const liquid = LIQUID[theme.name];
  const names = [
    context.text({ text: '− cathode', size: 12.5, weight: '600', colour: liquid.ink, anchor: [0, 0.5] }),
    context.text({ text: 'anode +', size: 12.5, weight: '600', colour: liquid.ink, anchor: [1, 0.5] }),
  ] as const;
  root.addChild(still, particles.root, heading, words, ...names);
  let cell: Cell = { left: 0, right: 1, wire: 0, top: 0, bottom: 1 };
  let drawn = Number.NaN;
  let drawnIons: boolean | null = null;
  let drawnFlow: boolean | null = null;

  return {
    root,
    lay(box, { small }) {
      const { x, y, width, height } = box;
      for (const child of still.removeChildren()) child.destroy();
      root.position.set(x, y);
      asPanel(root, { x: 0, y: 0, width, height });
      const line = small * LINE;
      const wire = line + WIRE;
      cell = {
        left: MARGIN,
        right: width - MARGIN,
        wire,
        top: wire + 8 + line,
        bottom: height - line - 6,
      };
      const { left, right } = cell;
      still.addChild(...createStill(theme, box, cell));
      for (const text of [heading, words, ...names]) text.style.fontSize = small;
      heading.position.set(MARGIN + 2, 4);
      words.position.set(MARGIN + 2, height - line / 2 - 2);
      names[0].position.set(left + PLATE + 6, wire + 6 + line / 2);
      names[1].position.set(right - PLATE - 6, wire + 6 + line / 2);
      drawn = Number.NaN;
    },
    set(phase, ions, flowing) {
      if (ions !== drawnIons) {
        drawnIons = ions;
        particles.showIons(ions);
      }
      if (flowing !== drawnFlow) {
        drawnFlow = flowing;
        particles.showProducts(flowing);
        drawn = Number.NaN;
      }
      if (phase === drawn) return;
      drawn = phase;
      particles.pose(phase, cell);
    },
    caption(next) {
      words.text = next;
    },
  };
}
