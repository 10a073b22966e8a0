/** A round tensile bar between its heads: uniform, necking, in two pieces, or fitted together again. */
import { Container, Graphics } from 'pixi.js';
import { mix } from '../../kit/paint/shading';

/** Tones of a metal, light to dark. */
export type MetalTones = readonly [light: number, body: number, dark: number];

export interface TensileSpecimenState {
  /** Heights above the lower gauge mark and radii there, mm. */
  readonly heightsMm: readonly number[];
  readonly radiiMm: readonly number[];
  readonly lengthMm: number;
  readonly neckHeightMm: number;
  /** Stage units of 1 mm. */
  readonly pitch: number;
  readonly metal: MetalTones;
  readonly fracture: 'cup and cone' | 'flat';
  readonly pieces: 'whole' | 'apart' | 'fitted';
  /** Share of the length over which Lüders bands have run; null where there are none. */
  readonly luders: number | null;
}

export interface TensileSpecimen {
  readonly root: Container;
  set(state: TensileSpecimenState): void;
  /** From the lower jaws to the upper ones. */
  readonly opening: number;
  /** Above the lower jaws: lower mark, upper mark, smallest section; and the radius there. */
  readonly marks: {
    readonly lower: number;
    readonly upper: number;
    readonly neck: number;
    readonly neckRadius: number;
  };
}

/** From the jaws to the gauge mark, and how long the heads are inside the grips. */
export const SHOULDER = 22;
const HEAD = 40;
/** Distance of the broken pieces. */
const GAP = 16;
const STRIPS = 14;
/** Smaller changes than these are not seen, stage units. */
const SEEN = { length: 0.35, radius: 0.12 } as const;
/** Tone across the form, −1 left edge to 1 right edge: light from the upper left. */
const TONES: readonly (readonly [at: number, tone: number])[] = [
  [-1, 0.25],
  [-0.55, 1],
  [-0.1, 0.62],
  [0.5, 0.2],
  [0.82, 0],
  [1, 0.22],
];

function toneAt(across: number): number {
  for (let n = 1; n < TONES.length; n++) {
    const [left, from] = TONES[n - 1] ?? [-1, 0];
    const [right, to] = TONES[n] ?? [1, 0];
    if (across <= right) return from + ((to - from) * (across - left)) / (right - left);
  }
  return 0;
}

const colourOf = ([light, body, dark]: MetalTones, tone: number): number =>
  tone > 0.5 ? mix(body, light, 2 * tone - 1) : mix(dark, body, 2 * tone);

interface Station {
  /** Upwards from the lower jaws, stage units. */
  readonly y: number;
  readonly r: number;
}

/** A rough edge from −r to r, drawn as offsets from a line: always the same. */
const ROUGH = [0.1, -0.35, 0.3, -0.2, 0.42, -0.42, 0.22, -0.3, 0.36, -0.12] as const;

function drawBody(to: Graphics, stations: readonly Station[], metal: MetalTones): void {
  for (let strip = 0; strip < STRIPS; strip++) {
    const left = -1 + (2 * strip) / STRIPS;
    const right = left + 2 / STRIPS;
    const outline: number[] = [];
    for (const { y, r } of stations) outline.push(left * r, -y);
    // A hair wider than its share, so that no seam shows between two strips.
    const over = strip === STRIPS - 1 ? 0 : 0.4;
    for (let n = stations.length - 1; n >= 0; n--) {
      const { y, r } = stations[n] ?? { y: 0, r: 0 };
      outline.push(right * r + over, -y);
    }
    to.poly(outline).fill(colourOf(metal, toneAt((left + right) / 2)));
  }
}

/** A gauge mark round the bar. */
function drawMark(to: Graphics, { y, r }: Station): void {
  to.rect(-r, -y - 0.8, 2 * r, 1.6).fill({ color: 0x0a0e13, alpha: 0.75 });
}

const roughEdge = (r: number, y: number, high: number): number[] =>
  ROUGH.flatMap((offset, n) => [-r + (2 * r * n) / (ROUGH.length - 1), y + offset * high]);

/** The bar as a row of stations from its lower head to its upper one, and where it is thinnest. */
interface BarForm {
  readonly foot: readonly Station[];
  readonly gauge: readonly Station[];
  readonly top: readonly Station[];
  /** The gauge marks. */
  readonly lowerMark: Station;
  readonly upperMark: Station;
  readonly neck: Station;
}

function formOf(state: TensileSpecimenState): BarForm {
  const { pitch } = state;
  const length = state.lengthMm * pitch;
  const radii = state.radiiMm.map((r) => r * pitch);
  const head = Math.min(Math.max(...radii) * 1.5 + 3, 31);
  const first = radii[0] ?? 1;
  const last = radii.at(-1) ?? 1;
  return {
    foot: [
      { y: -HEAD, r: head },
      { y: SHOULDER - 12, r: head },
      { y: SHOULDER - 7, r: first + (head - first) * 0.35 },
      { y: SHOULDER - 2, r: first },
    ],
    gauge: state.heightsMm.map((h, n) => ({ y: SHOULDER + h * pitch, r: radii[n] ?? 1 })),
    top: [
      { y: SHOULDER + length + 2, r: last },
      { y: SHOULDER + length + 7, r: last + (head - last) * 0.35 },
      { y: SHOULDER + length + 12, r: head },
      { y: SHOULDER + length + SHOULDER + HEAD, r: head },
    ],
    lowerMark: { y: SHOULDER, r: first },
    upperMark: { y: SHOULDER + length, r: last },
    neck: { y: SHOULDER + state.neckHeightMm * pitch, r: Math.min(...radii) },
  };
}

/** `run`: share of the length over which the bands have run. */
function drawLuders(to: Graphics, { lowerMark, upperMark }: BarForm, metal: MetalTones, run: number): void {
  const { y, r } = lowerMark;
  const front = y + (upperMark.y - y) * run;
  const lean = r * 0.8;
  to.poly([-r, -y, r, -y, r, -front + lean, -r, -front - lean])
    .fill({ color: metal[2], alpha: 0.3 })
    .moveTo(-r, -front - lean)
    .lineTo(r, -front + lean)
    .stroke({ width: 1.4, color: 0x0a0e13, alpha: 0.5 });
}

interface Ends {
  readonly lower: Graphics;
  readonly upper: Graphics;
  /** Where they broke. */
  readonly neck: Station;
  readonly metal: MetalTones;
}

const tornTone = (metal: MetalTones): number => mix(metal[1], 0x1a1f26, 0.55);
/** Height of a broken end, as it is seen. */
const heightOf = ({ r }: Station): number => Math.max(1.5, r * 0.2);

function drawFlatEnds({ lower, upper, neck, metal }: Ends): void {
  const torn = tornTone(metal);
  const high = heightOf(neck);
  const { y, r } = neck;
  lower
    .ellipse(0, -y, r, high)
    .fill(mix(torn, 0xffffff, 0.18))
    .poly(roughEdge(r * 0.9, -y, high * 0.9), false)
    .stroke({ width: 1.2, color: 0x0a0e13, alpha: 0.55 });
  upper.poly([...roughEdge(r, -y + 1, high), r, -y - 1, -r, -y - 1]).fill(mix(torn, 0x000000, 0.25));
}

/** Cup: a sharp rim of shear lips round a fibrous hollow. Cone: the same turned out. */
function drawCupAndCone({ lower, upper, neck, metal }: Ends): void {
  const torn = tornTone(metal);
  const high = heightOf(neck);
  const { y, r } = neck;
  const deep = r * 0.5;
  lower
    .ellipse(0, -y, r, high * 1.5)
    .fill(mix(metal[0], metal[1], 0.4))
    .ellipse(0, -y + high * 0.2, r * 0.76, high * 1.05)
    .fill(mix(torn, 0x000000, 0.45));
  upper
    .poly([-r, -y - 0.5, r, -y - 0.5, ...roughEdge(-r * 0.6, -y + deep, high * 0.8)])
    .fill(torn)
    .poly([-r, -y - 0.5, -r * 0.55, -y - 0.5, -r * 0.3, -y + deep, -r * 0.6, -y + deep])
    .fill({ color: metal[0], alpha: 0.4 });
}

function drawEnds(ends: Ends, { pieces, fracture }: TensileSpecimenState): void {
  const { upper, neck } = ends;
  if (pieces === 'fitted')
    upper.poly(roughEdge(neck.r, -neck.y, heightOf(neck)), false).stroke({ width: 1.6, color: 0x0a0e13, alpha: 0.8 });
  else if (fracture === 'flat') drawFlatEnds(ends);
  else drawCupAndCone(ends);
}

/** Whether the change can be seen. */
function differs(drawn: TensileSpecimenState | null, state: TensileSpecimenState): boolean {
  if (!drawn) return true;
  const { pitch } = state;
  return (
    drawn.pieces !== state.pieces ||
    drawn.metal !== state.metal ||
    drawn.pitch !== pitch ||
    drawn.fracture !== state.fracture ||
    (drawn.luders === null) !== (state.luders === null) ||
    Math.abs((drawn.luders ?? 0) - (state.luders ?? 0)) > 0.01 ||
    Math.abs(drawn.lengthMm - state.lengthMm) * pitch > SEEN.length ||
    Math.abs(Math.min(...drawn.radiiMm) - Math.min(...state.radiiMm)) * pitch > SEEN.radius
  );
}

/** Origin at the middle of the lower jaws. */
export function createTensileSpecimen(): TensileSpecimen {
  const root = new Container({ label: 'tensile specimen' });
  const lower = new Graphics();
  const upper = new Graphics();
  root.addChild(lower, upper);
  let drawn: TensileSpecimenState | null = null;
  let opening = 0;
  let marks = { lower: SHOULDER, upper: SHOULDER, neck: SHOULDER, neckRadius: 1 };

  function drawWhole(form: BarForm, { metal, luders }: TensileSpecimenState): void {
    drawBody(lower, [...form.foot, ...form.gauge, ...form.top], metal);
    if (luders !== null) drawLuders(lower, form, metal, luders);
    drawMark(lower, form.lowerMark);
    drawMark(lower, form.upperMark);
  }
  function drawPieces(form: BarForm, state: TensileSpecimenState): void {
    const { foot, gauge, top, neck } = form;
    const { metal } = state;
    drawBody(lower, [...foot, ...gauge.filter(({ y }) => y < neck.y - 0.5), neck], metal);
    drawMark(lower, form.lowerMark);
    drawBody(upper, [neck, ...gauge.filter(({ y }) => y > neck.y + 0.5), ...top], metal);
    drawMark(upper, form.upperMark);
    drawEnds({ lower, upper, neck, metal }, state);
  }
  function paint(state: TensileSpecimenState): void {
    const { pieces } = state;
    const form = formOf(state);
    const { lowerMark, upperMark, neck } = form;
    lower.clear();
    upper.clear();
    upper.y = pieces === 'apart' ? -GAP : 0;
    opening = upperMark.y + SHOULDER + (pieces === 'whole' ? 0 : GAP);
    marks = { lower: lowerMark.y, upper: upperMark.y - upper.y, neck: neck.y, neckRadius: neck.r };
    if (pieces === 'whole') drawWhole(form, state);
    else drawPieces(form, state);
  }
  return {
    root,
    set(state) {
      if (!differs(drawn, state)) return;
      drawn = state;
      paint(state);
    },
    get opening() {
      return opening;
    },
    get marks() {
      return marks;
    },
  };
}
