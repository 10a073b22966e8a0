/**
 * What lies between tube and detector: paths through tissues, centimetres, on a square field seen along the central ray (x to the
 * right, y down, origin on the ray). Projection is parallel: no part is enlarged.
 *
 * Hand: tapered capsules of soft tissue; 19 tubular bones with a marrow hole, eight carpals, radius and ulna. Chest: a trunk of 20 cm
 * with lungs, heart, twelve pairs of ribs (tilted tori), collar bones and spine. Step wedge: eleven steps of aluminium, 0 to 20 mm. All
 * forms are chosen, at sizes of an adult.
 */
import type { AttenuatorName } from '../../data/x-ray-attenuation';

export type ObjectName = 'Hand' | 'Chest' | 'Step Wedge' | 'Slab';
export type SlabMaterial = 'Water' | 'Cortical bone' | 'Adipose' | 'Soft tissue' | 'Lung' | 'Aluminium';

export const attenuatorOf: Readonly<Record<SlabMaterial, AttenuatorName>> = {
  Water: 'water',
  'Cortical bone': 'cortical bone',
  Adipose: 'adipose tissue',
  'Soft tissue': 'soft tissue',
  Lung: 'inflated lung',
  Aluminium: 'aluminium',
};

/** One piece of a path. */
export interface Layer {
  readonly material: AttenuatorName;
  readonly cm: number;
}

export interface ObjectFacts {
  /** Mean thickness along the ray, cm: for the distance from focus to skin. */
  readonly thickness: number;
  /** What scatters along the ray, g/cm², which is cm of tissue: a chest is mostly air. */
  readonly scatters: number;
  /** The path behind which the detector is judged. */
  readonly reference: readonly Layer[];
  /** Exposure index aimed at. */
  readonly target: number;
}

const FIXED: Readonly<Record<Exclude<ObjectName, 'Slab'>, ObjectFacts>> = {
  Hand: { thickness: 2, scatters: 2, reference: [{ material: 'soft tissue', cm: 2 }], target: 1000 },
  Chest: {
    thickness: 20,
    // 6 cm of tissue of 1.06 and 14 cm of lung of 0.26 g/cm³.
    scatters: 10,
    reference: [
      { material: 'soft tissue', cm: 6 },
      { material: 'inflated lung', cm: 14 },
    ],
    target: 250,
  },
  'Step Wedge': { thickness: 2, scatters: 2, reference: [{ material: 'aluminium', cm: 1 }], target: 250 },
};

export const factsOf = (name: ObjectName, material: SlabMaterial, slab: number): ObjectFacts =>
  name === 'Slab'
    ? { thickness: slab, scatters: slab, reference: [{ material: attenuatorOf[material], cm: slab }], target: 250 }
    : FIXED[name];

/** The reference path with 1 cm of bone in it: in the place of soft tissue where there is some, else laid on. */
export function withBone(reference: readonly Layer[]): readonly Layer[] {
  const [first, ...rest] = reference;
  const bone: Layer = { material: 'cortical bone', cm: 1 };
  if (first?.material !== 'soft tissue') return [...reference, bone];
  return [{ ...first, cm: Math.max(0, first.cm - 1) }, ...rest, bone];
}

// ---------------------------------------------------------------- maps

/** Paths on `size` × `size` cells over the field, row by row. */
export interface PathMaps {
  readonly size: number;
  /** What fills `main`. */
  readonly material: AttenuatorName;
  /** The display is made for paths longer than this, cm: thinner parts are the outline. */
  readonly outline: number;
  /** cm of soft tissue, of the slab's material or of aluminium. */
  readonly main: Float32Array;
  readonly lung: Float32Array;
  readonly bone: Float32Array;
}

/** Radii at both ends, cm; half the thickness is `flat` times the half width. */
interface Capsule {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly radii: readonly [number, number];
  readonly flat?: number;
}

interface Canvas {
  readonly size: number;
  readonly field: number;
}

/** Calls back with each cell inside the box: its index and its place. */
function cellsIn(
  { size, field }: Canvas,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  visit: (cell: number, x: number, y: number) => void,
): void {
  const step = field / size;
  const middle = (size - 1) / 2;
  const left = Math.max(0, Math.ceil(x0 / step + middle));
  const right = Math.min(size - 1, Math.floor(x1 / step + middle));
  const top = Math.max(0, Math.ceil(y0 / step + middle));
  const bottom = Math.min(size - 1, Math.floor(y1 / step + middle));
  for (let j = top; j <= bottom; j++) {
    const y = (j - middle) * step;
    for (let i = left; i <= right; i++) visit(j * size + i, (i - middle) * step, y);
  }
}

/** Each cell inside the capsule: `t` the part of the way along it, `q` the square of the distance from its axis over its radius. */
function cellsOf(
  canvas: Canvas,
  { from, to, radii }: Capsule,
  waist: number,
  visit: (cell: number, t: number, q: number, radius: number) => void,
): void {
  const most = Math.max(radii[0], radii[1]);
  const [x0, y0] = from;
  const dx = to[0] - x0;
  const dy = to[1] - y0;
  const length = dx * dx + dy * dy;
  const widening = radii[1] - radii[0];
  const left = Math.min(x0, to[0]) - most;
  const right = Math.max(x0, to[0]) + most;
  cellsIn(canvas, left, right, Math.min(y0, to[1]) - most, Math.max(y0, to[1]) + most, (cell, x, y) => {
    const ux = x - x0;
    const uy = y - y0;
    const along = length === 0 ? 0 : (ux * dx + uy * dy) / length;
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    // A bone is slimmer in its shaft.
    const radius = (radii[0] + t * widening) * (1 - waist * 4 * t * (1 - t));
    const px = ux - t * dx;
    const py = uy - t * dy;
    const q = (px * px + py * py) / (radius * radius);
    if (q < 1) visit(cell, t, q, radius);
  });
}

/** Soft parts run into each other: the thickest counts. */
function drawSoft(canvas: Canvas, capsule: Capsule, out: Float32Array): void {
  const { flat = 1 } = capsule;
  cellsOf(canvas, capsule, 0, (cell, _t, q, radius) => {
    out[cell] = Math.max(out[cell]!, 2 * radius * flat * Math.sqrt(1 - q));
  });
}

/** Part of a bone's radius that is marrow, and how much slimmer its shaft is. */
const MARROW = 0.62;
const WAIST = 0.34;

/** A tube closed at both ends. */
function drawBone(canvas: Canvas, capsule: Capsule, out: Float32Array, waist = WAIST, marrow = MARROW): void {
  cellsOf(canvas, capsule, waist, (cell, t, q, radius) => {
    // The hole runs along the shaft and narrows to its ends, where the bone is spongy.
    const shaft = Math.min(1, 4 * t * (1 - t));
    const hole = marrow * Math.min(1, 1.25 * Math.sqrt(Math.max(0, shaft)));
    const wall = Math.sqrt(1 - q) - (q < hole * hole ? Math.sqrt(hole * hole - q) : 0);
    out[cell] = Math.max(out[cell]!, 2 * radius * wall * (1 - 0.45 * (1 - shaft)));
  });
}

interface Solid {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
  /** Thickest path through it. */
  readonly thick: number;
  readonly tilt?: number;
}

/** An ellipsoid. */
function drawSolid(canvas: Canvas, solid: Solid, put: (cell: number, path: number) => void): void {
  const { x: cx, y: cy, a, b, thick, tilt = 0 } = solid;
  const reach = Math.max(a, b);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  cellsIn(canvas, cx - reach, cx + reach, cy - reach, cy + reach, (cell, x, y) => {
    const u = ((x - cx) * cos + (y - cy) * sin) / a;
    const v = ((y - cy) * cos - (x - cx) * sin) / b;
    const q = u * u + v * v;
    if (q < 1) put(cell, thick * Math.sqrt(1 - q));
  });
}

// ---------------------------------------------------------------- hand

/** From the wrist to the tip, cm: base and head of the metacarpal, then the joints of the finger. */
const RAYS: readonly { readonly joints: readonly (readonly [number, number])[]; readonly radius: number }[] = [
  {
    joints: [
      [-1.9, 4.1],
      [-4.2, 1.2],
      [-6.1, -1.6],
      [-7.2, -3.9],
    ],
    radius: 0.62,
  },
  {
    joints: [
      [-1.4, 2.7],
      [-2.5, -2.6],
      [-3.4, -6.4],
      [-3.9, -8.9],
      [-4.2, -10.8],
    ],
    radius: 0.55,
  },
  {
    joints: [
      [-0.35, 2.5],
      [-0.5, -3],
      [-0.7, -7.3],
      [-0.8, -10],
      [-0.85, -12],
    ],
    radius: 0.56,
  },
  {
    joints: [
      [0.65, 2.6],
      [1.5, -2.5],
      [2, -6.4],
      [2.3, -9],
      [2.5, -11],
    ],
    radius: 0.53,
  },
  {
    joints: [
      [1.5, 2.9],
      [3.3, -1.5],
      [4.4, -4.6],
      [5, -6.5],
      [5.5, -8.2],
    ],
    radius: 0.48,
  },
];
const CARPALS: readonly Solid[] = [
  { x: -1.7, y: 3.6, a: 0.75, b: 0.6, thick: 1.1 },
  { x: -0.75, y: 3.3, a: 0.6, b: 0.55, thick: 1 },
  { x: 0.25, y: 3.5, a: 0.6, b: 0.85, thick: 1.2 },
  { x: 1.25, y: 3.7, a: 0.6, b: 0.7, thick: 1.1 },
  { x: -1.3, y: 4.9, a: 0.65, b: 0.85, thick: 1.1, tilt: 0.5 },
  { x: -0.1, y: 5.1, a: 0.65, b: 0.7, thick: 1.1 },
  { x: 1.05, y: 4.9, a: 0.6, b: 0.6, thick: 0.9 },
  { x: 1.4, y: 4.6, a: 0.42, b: 0.42, thick: 0.7 },
];
const FOREARM: readonly Capsule[] = [
  { from: [-0.75, 6.7], to: [-1, 16], radii: [1.15, 0.8] },
  { from: [1.4, 6.5], to: [1.3, 16], radii: [0.7, 0.62] },
];

function hand(canvas: Canvas, soft: Float32Array, bone: Float32Array): void {
  for (const { joints, radius } of RAYS) {
    joints.forEach((to, n) => {
      const from = joints[n - 1];
      if (!from) return;
      const taper = 1 - 0.14 * (n - 1);
      const flesh = n === 1 ? 1.3 : 1.12 * taper;
      drawSoft(canvas, { from, to, radii: [flesh, n === 1 ? 1.05 : flesh * 0.9], flat: n === 1 ? 0.95 : 0.86 }, soft);
      // Joints are a gap in the bones.
      const gap = 0.11 / Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
      const end = n === joints.length - 1 ? 1 : 1 - gap - 0.06;
      const at = (t: number): readonly [number, number] => [
        from[0] + t * (to[0] - from[0]),
        from[1] + t * (to[1] - from[1]),
      ];
      const tip = n === joints.length - 1 ? 0.62 : 1;
      drawBone(canvas, { from: at(gap + 0.06), to: at(end), radii: [radius * taper, radius * taper * tip] }, bone);
    });
  }
  // Palm and wrist.
  for (const capsule of [
    { from: [-1.2, 2.6], to: [-1.6, -1.6], radii: [2, 1.7], flat: 0.72 },
    { from: [1.2, 2.8], to: [1.5, -1.2], radii: [1.9, 1.8], flat: 0.72 },
    { from: [0.1, 3], to: [0.1, 7], radii: [2.7, 2.5], flat: 0.62 },
    { from: [0.1, 6], to: [0.1, 17], radii: [2.5, 2.9], flat: 0.66 },
  ] satisfies readonly Capsule[]) {
    drawSoft(canvas, capsule, soft);
  }
  for (const carpal of CARPALS) {
    drawSolid(canvas, carpal, (cell, path) => {
      bone[cell] = Math.max(bone[cell]!, 0.75 * path);
    });
  }
  for (const capsule of FOREARM) drawBone(canvas, capsule, bone, 0.22);
}

// ---------------------------------------------------------------- chest

const TRUNK = { a: 17.5, thick: 20 } as const;
const LUNGS: readonly Solid[] = [
  { x: -7.4, y: -1, a: 5.9, b: 12.5, thick: 15, tilt: 0.1 },
  { x: 7.4, y: -1, a: 5.6, b: 12.5, thick: 15, tilt: -0.1 },
];
const HEART: Solid = { x: 2.6, y: 4.6, a: 6.2, b: 5.2, thick: 9.5, tilt: 0.5 };
/** Domes of the diaphragm: below them is no lung. */
const DOMES: readonly Solid[] = [
  { x: -7.4, y: 14.6, a: 8.5, b: 6.4, thick: 1 },
  { x: 7.4, y: 15.4, a: 8.5, b: 6.4, thick: 1 },
];
const RIBS = { pairs: 10, first: -13.2, apart: 2.5, radius: 0.62, parts: 28 } as const;

/** A pair of ribs is a torus that falls to the front: its back half is the upper one in the picture. */
function ribs(canvas: Canvas, bone: Float32Array): void {
  const { pairs, first, apart, radius, parts } = RIBS;
  const one = new Float32Array(bone.length);
  for (let n = 0; n < pairs; n++) {
    const y0 = first + apart * n;
    const a = Math.min(13.6, 7.5 + 2.4 * Math.sqrt(n * 2.6));
    const fall = 1.4 + 0.34 * n;
    for (const half of [-1, 1]) {
      one.fill(0);
      let before: readonly [number, number] | null = null;
      for (let k = 0; k <= parts; k++) {
        const angle = (half * Math.PI * k) / parts;
        // The front ends before the breast bone.
        if (half > 0 && Math.abs(Math.cos(angle)) < 0.26) {
          before = null;
          continue;
        }
        const place: readonly [number, number] = [
          a * Math.cos(angle),
          y0 + fall * Math.sin(angle) + 0.16 * fall * Math.abs(Math.cos(angle)) * 4,
        ];
        if (before) {
          const capsule: Capsule = { from: before, to: place, radii: [radius, radius] };
          // At its sides the ring runs along the ray, and the path through it is longer.
          const along = Math.min(3, 1 / Math.max(0.2, Math.abs(Math.sin(angle))));
          cellsOf(canvas, capsule, 0, (cell, _t, q) => {
            const wall = Math.sqrt(1 - q) - 0.75 * Math.sqrt(Math.max(0, 0.5 - q));
            one[cell] = Math.max(one[cell]!, 2 * radius * wall * along);
          });
        }
        before = place;
      }
      for (let cell = 0; cell < bone.length; cell++) bone[cell] = bone[cell]! + one[cell]!;
    }
  }
}

function chest(canvas: Canvas, soft: Float32Array, lung: Float32Array, bone: Float32Array): void {
  cellsIn(canvas, -30, 30, -30, 30, (cell, x, y) => {
    // Shoulders, then the neck.
    const a = y < -15 ? Math.max(6, TRUNK.a - 1.9 * (-15 - y)) : TRUNK.a;
    const q = (x / a) ** 2;
    if (q < 1) soft[cell] = TRUNK.thick * (y < -15 ? Math.max(0.6, 1 - 0.06 * (-15 - y)) : 1) * Math.sqrt(1 - q);
  });
  const covered = new Float32Array(soft.length);
  for (const dome of DOMES) {
    drawSolid(canvas, dome, (cell) => {
      covered[cell] = 1;
    });
  }
  for (const solid of LUNGS) {
    drawSolid(canvas, solid, (cell, path) => {
      if (covered[cell] === 0) lung[cell] = Math.max(lung[cell]!, Math.min(path, soft[cell]! * 0.78));
    });
  }
  drawSolid(canvas, HEART, (cell, path) => {
    lung[cell] = Math.max(0, lung[cell]! - path);
  });
  for (let cell = 0; cell < soft.length; cell++) soft[cell] = soft[cell]! - lung[cell]!;
  ribs(canvas, bone);
  for (const side of [-1, 1]) {
    drawBone(canvas, { from: [side * 1.6, -11.4], to: [side * 13.6, -14.4], radii: [0.85, 0.75] }, bone, 0.2);
    drawBone(canvas, { from: [side * 15, -13.6], to: [side * 17.4, 2], radii: [1.7, 1.2] }, bone, 0.2);
    // The edge of a shoulder blade.
    drawBone(canvas, { from: [side * 13.4, -12], to: [side * 10.6, -1.5], radii: [0.5, 0.4] }, bone, 0, 0);
  }
  // Vertebrae, a disc of cartilage between each and the next.
  for (let n = 0; n < 14; n++) {
    const y = -19 + 2.75 * n;
    const half = 1.35 + 0.05 * n;
    const body: Capsule = { from: [-0.5 * half, y], to: [0.5 * half, y], radii: [1.2, 1.2] };
    drawBone(canvas, body, bone, 0, 0.25);
    drawBone(canvas, { from: [-2.6, y - 0.7], to: [2.6, y - 0.7], radii: [0.4, 0.4] }, bone, 0, 0);
  }
}

// ---------------------------------------------------------------- step wedge

const WEDGE = { steps: 11, width: 2, half: 6, rise: 0.2 } as const;

/** The steps' own thickness, cm, from the left. */
const wedgeAt = (x: number): number => {
  const step = Math.floor(x / WEDGE.width + WEDGE.steps / 2);
  return step < 0 || step >= WEDGE.steps ? 0 : WEDGE.rise * step;
};

/** Paths through the object on `size` × `size` cells of a field of `field` cm. */
export function mapObject(
  name: ObjectName,
  material: SlabMaterial,
  slab: number,
  field: number,
  size: number,
): PathMaps {
  const canvas: Canvas = { size, field };
  const main = new Float32Array(size * size);
  const lung = new Float32Array(size * size);
  const bone = new Float32Array(size * size);
  if (name === 'Slab') {
    main.fill(slab);
    return { size, material: attenuatorOf[material], outline: -1, main, lung, bone };
  }
  if (name === 'Step Wedge') {
    cellsIn(canvas, -field, field, -WEDGE.half, WEDGE.half, (cell, x) => {
      main[cell] = wedgeAt(x);
    });
    return { size, material: 'aluminium', outline: 0.05, main, lung, bone };
  }
  if (name === 'Hand') hand(canvas, main, bone);
  else chest(canvas, main, lung, bone);
  // Bone is in the place of soft tissue.
  for (let cell = 0; cell < main.length; cell++) {
    bone[cell] = Math.min(bone[cell]!, 0.95 * (main[cell]! + lung[cell]!));
    const fromLung = Math.max(0, bone[cell]! - main[cell]!);
    main[cell] = main[cell]! - (bone[cell]! - fromLung);
    lung[cell] = lung[cell]! - fromLung;
  }
  return { size, material: 'soft tissue', outline: name === 'Hand' ? 0.8 : 13, main, lung, bone };
}
