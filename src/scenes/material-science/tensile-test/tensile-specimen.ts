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

/** Origin at the middle of the lower jaws. */
export function createTensileSpecimen(): TensileSpecimen {
  const root = new Container({ label: 'tensile specimen' });
  const lower = new Graphics();
  const upper = new Graphics();
  root.addChild(lower, upper);
  let drawn: TensileSpecimenState | null = null;
  let opening = 0;
  let marks = { lower: SHOULDER, upper: SHOULDER, neck: SHOULDER, neckRadius: 1 };

  const body = (to: Graphics, stations: readonly Station[], metal: MetalTones): void => {
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
  };
  const ring = (to: Graphics, y: number, r: number): void => {
    to.rect(-r, -y - 0.8, 2 * r, 1.6).fill({ color: 0x0a0e13, alpha: 0.75 });
  };
  const rough = (r: number, y: number, high: number): number[] =>
    ROUGH.flatMap((offset, n) => [-r + (2 * r * n) / (ROUGH.length - 1), y + offset * high]);

  const paint = (state: TensileSpecimenState): void => {
    const { pitch, metal, pieces } = state;
    const length = state.lengthMm * pitch;
    const radii = state.radiiMm.map((r) => r * pitch);
    const thick = Math.max(...radii);
    const head = Math.min(thick * 1.5 + 3, 31);
    const gauge: Station[] = state.heightsMm.map((h, n) => ({ y: SHOULDER + h * pitch, r: radii[n] ?? 1 }));
    const first = radii[0] ?? 1;
    const last = radii.at(-1) ?? 1;
    const neck = SHOULDER + state.neckHeightMm * pitch;
    const neckRadius = Math.min(...radii);
    const foot: Station[] = [
      { y: -HEAD, r: head },
      { y: SHOULDER - 12, r: head },
      { y: SHOULDER - 7, r: first + (head - first) * 0.35 },
      { y: SHOULDER - 2, r: first },
    ];
    const top: Station[] = [
      { y: SHOULDER + length + 2, r: last },
      { y: SHOULDER + length + 7, r: last + (head - last) * 0.35 },
      { y: SHOULDER + length + 12, r: head },
      { y: SHOULDER + length + SHOULDER + HEAD, r: head },
    ];
    lower.clear();
    upper.clear();
    upper.y = pieces === 'apart' ? -GAP : 0;
    opening = 2 * SHOULDER + length + (pieces === 'whole' ? 0 : GAP);
    marks = { lower: SHOULDER, upper: SHOULDER + length - upper.y, neck, neckRadius };
    if (pieces === 'whole') {
      body(lower, [...foot, ...gauge, ...top], metal);
      if (state.luders !== null) {
        const front = SHOULDER + length * state.luders;
        const lean = first * 0.8;
        lower
          .poly([-first, -SHOULDER, first, -SHOULDER, first, -front + lean, -first, -front - lean])
          .fill({ color: metal[2], alpha: 0.3 })
          .moveTo(-first, -front - lean)
          .lineTo(first, -front + lean)
          .stroke({ width: 1.4, color: 0x0a0e13, alpha: 0.5 });
      }
      ring(lower, SHOULDER, first);
      ring(lower, SHOULDER + length, last);
      return;
    }
    const at: Station = { y: neck, r: neckRadius };
    body(lower, [...foot, ...gauge.filter(({ y }) => y < neck - 0.5), at], metal);
    ring(lower, SHOULDER, first);
    body(upper, [at, ...gauge.filter(({ y }) => y > neck + 0.5), ...top], metal);
    ring(upper, SHOULDER + length, last);
    const torn = mix(metal[1], 0x1a1f26, 0.55);
    const high = Math.max(1.5, neckRadius * 0.2);
    if (pieces === 'fitted') {
      upper.poly(rough(neckRadius, -neck, high), false).stroke({ width: 1.6, color: 0x0a0e13, alpha: 0.8 });
    } else if (state.fracture === 'flat') {
      lower
        .ellipse(0, -neck, neckRadius, high)
        .fill(mix(torn, 0xffffff, 0.18))
        .poly(rough(neckRadius * 0.9, -neck, high * 0.9), false)
        .stroke({ width: 1.2, color: 0x0a0e13, alpha: 0.55 });
      upper
        .poly([...rough(neckRadius, -neck + 1, high), neckRadius, -neck - 1, -neckRadius, -neck - 1])
        .fill(mix(torn, 0x000000, 0.25));
    } else {
      // Cup: a sharp rim of shear lips round a fibrous hollow. Cone: the same turned out.
      const deep = neckRadius * 0.5;
      lower
        .ellipse(0, -neck, neckRadius, high * 1.5)
        .fill(mix(metal[0], metal[1], 0.4))
        .ellipse(0, -neck + high * 0.2, neckRadius * 0.76, high * 1.05)
        .fill(mix(torn, 0x000000, 0.45));
      upper
        .poly([
          -neckRadius,
          -neck - 0.5,
          neckRadius,
          -neck - 0.5,
          ...rough(-neckRadius * 0.6, -neck + deep, high * 0.8),
        ])
        .fill(torn)
        .poly([
          -neckRadius,
          -neck - 0.5,
          -neckRadius * 0.55,
          -neck - 0.5,
          -neckRadius * 0.3,
          -neck + deep,
          -neckRadius * 0.6,
          -neck + deep,
        ])
        .fill({ color: metal[0], alpha: 0.4 });
    }
  };

  const differs = (state: TensileSpecimenState): boolean => {
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
  };
  return {
    root,
    set(state) {
      if (!differs(state)) return;
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
