/**
 * Rays through one transparent body on the bench, followed from boundary to boundary by Snell's law, with the share of the
 * power that Fresnel's equations give to each branch.
 *
 * Lengths in mm. The beam meets the origin; there the boundary lies along x, medium 1 above it (y > 0), medium 2 below.
 *   flat       medium 2 fills the half plane y < 0
 *   half-disc  the denser medium, 50 mm in radius, with its flat face on y = 0; the rest is the thinner medium
 *   prism      equilateral, of medium 2 in medium 1, the beam on the middle of a 60 mm face
 *   slab       of medium 2 in medium 1, 20 mm thick
 */
import { boundary } from './fresnel';

export type Shape = 'flat' | 'half-disc' | 'prism' | 'slab';

/** Where the tracing ends, and the beam begins: the rim of the table. */
export const TABLE_RADIUS = 84;
export const HALF_DISC_RADIUS = 50;
export const PRISM_SIDE = 60;
export const SLAB_THICKNESS = 20;

/** A straight piece of a branch. */
export interface Ray {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Shares of the beam's power in the two polarisations. */
  readonly s: number;
  readonly p: number;
  readonly index: number;
  /** Optical path (index times length) from the rim to the start, mm. */
  readonly path: number;
  /** Whether it reaches the rim of the table. */
  readonly leaves: boolean;
}

/** Branches that are still followed: their share of the beam, and their number. */
export const LEAST_SHARE = 0.005;
export const MOST_BRANCHES = 8;

interface Branch {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly inside: boolean;
  readonly s: number;
  readonly p: number;
  readonly path: number;
}

interface Hit {
  readonly distance: number;
  /** Unit normal of the surface there, either way. */
  readonly nx: number;
  readonly ny: number;
}

interface Body {
  readonly inside: number;
  readonly outside: number;
  meet(x: number, y: number, dx: number, dy: number): Hit | null;
  contains(x: number, y: number): boolean;
}

/** A ray does not meet the surface that it has just left. */
const CLEAR = 1e-6;

/** A half plane to the right of the line from (ax, ay) to (bx, by). */
interface Side {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function polygon(corners: readonly (readonly [number, number])[], inside: number, outside: number): Body {
  const sides: readonly Side[] = corners.map(([ax, ay], n) => {
    const [bx, by] = corners[(n + 1) % corners.length] ?? [ax, ay];
    return { ax, ay, bx, by };
  });
  return {
    inside,
    outside,
    contains: (x, y) => sides.every(({ ax, ay, bx, by }) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0),
    meet(x, y, dx, dy) {
      let nearest: Hit | null = null;
      for (const { ax, ay, bx, by } of sides) {
        const ex = bx - ax;
        const ey = by - ay;
        const across = dx * ey - dy * ex;
        if (across === 0) continue;
        const distance = ((ax - x) * ey - (ay - y) * ex) / across;
        const along = ((ax - x) * dy - (ay - y) * dx) / across;
        if (distance <= CLEAR || along < 0 || along > 1) continue;
        if (nearest && nearest.distance <= distance) continue;
        const length = Math.sqrt(ex * ex + ey * ey);
        nearest = { distance, nx: ey / length, ny: -ex / length };
      }
      return nearest;
    },
  };
}

/** The flat face lies on y = 0; `side` is −1 for a body below it, 1 above. */
function halfDisc(side: 1 | -1, inside: number, outside: number): Body {
  return {
    inside,
    outside,
    contains: (x, y) => y * side > 0 && x * x + y * y < HALF_DISC_RADIUS ** 2,
    meet(x, y, dx, dy) {
      let nearest: Hit | null = null;
      const flat = -y / dy;
      if (dy !== 0 && flat > CLEAR && Math.abs(x + flat * dx) < HALF_DISC_RADIUS) {
        nearest = { distance: flat, nx: 0, ny: 1 };
      }
      const half = x * dx + y * dy;
      const root = half * half - (x * x + y * y - HALF_DISC_RADIUS ** 2);
      if (root <= 0) return nearest;
      for (const distance of [-half - Math.sqrt(root), -half + Math.sqrt(root)]) {
        const hy = y + distance * dy;
        if (distance <= CLEAR || hy * side <= 0 || (nearest && nearest.distance <= distance)) continue;
        nearest = { distance, nx: (x + distance * dx) / HALF_DISC_RADIUS, ny: hy / HALF_DISC_RADIUS };
      }
      return nearest;
    },
  };
}

const BEYOND = 4 * TABLE_RADIUS;

function bodyOf(shape: Shape, n1: number, n2: number): Body {
  switch (shape) {
    case 'flat':
      return {
        inside: n2,
        outside: n1,
        contains: (_x, y) => y < 0,
        meet(_x, y, _dx, dy) {
          const distance = -y / dy;
          return dy !== 0 && distance > CLEAR ? { distance, nx: 0, ny: 1 } : null;
        },
      };
    case 'half-disc':
      return n1 > n2 ? halfDisc(1, n1, n2) : halfDisc(-1, n2, n1);
    case 'prism': {
      const half = PRISM_SIDE / 2;
      return polygon(
        [
          [-half, 0],
          [half, 0],
          [0, -half * Math.sqrt(3)],
        ],
        n2,
        n1,
      );
    }
    case 'slab':
      return polygon(
        [
          [-BEYOND, 0],
          [BEYOND, 0],
          [BEYOND, -SLAB_THICKNESS],
          [-BEYOND, -SLAB_THICKNESS],
        ],
        n2,
        n1,
      );
  }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function toRim({ x, y, dx, dy }: Branch): number {
  const half = x * dx + y * dy;
  return -half + Math.sqrt(Math.max(0, half * half - (x * x + y * y - TABLE_RADIUS ** 2)));
}

interface Split {
  readonly reflected: Branch | null;
  readonly transmitted: Branch | null;
}

function splitAt(branch: Branch, hit: Hit, body: Body): Split {
  const { dx, dy, inside } = branch;
  const here = inside ? body.inside : body.outside;
  const beyond = inside ? body.outside : body.inside;
  const x = branch.x + hit.distance * dx;
  const y = branch.y + hit.distance * dy;
  const path = branch.path + here * hit.distance;
  // The normal that points back to where the light comes from.
  const facing = dx * hit.nx + dy * hit.ny > 0 ? -1 : 1;
  const nx = hit.nx * facing;
  const ny = hit.ny * facing;
  const cosine = Math.min(1, -(dx * nx + dy * ny));
  const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
  const { cosine: c2, rs, rp } = boundary(here, beyond, sine, cosine);
  const ratio = here / beyond;
  return {
    reflected: {
      x,
      y,
      dx: dx + 2 * cosine * nx,
      dy: dy + 2 * cosine * ny,
      inside,
      s: branch.s * rs,
      p: branch.p * rp,
      path,
    },
    transmitted:
      c2 === null
        ? null
        : {
            x,
            y,
            dx: ratio * dx + (ratio * cosine - c2) * nx,
            dy: ratio * dy + (ratio * cosine - c2) * ny,
            inside: !inside,
            s: branch.s * (1 - rs),
            p: branch.p * (1 - rp),
            path,
          },
  };
}

/** The beam as it sets out from the rim, at `angle` degrees from the normal, with its power shared as given. */
function beam(body: Body, angle: number, s: number, p: number): Branch {
  const dx = Math.sin(radians(angle));
  const dy = -Math.cos(radians(angle));
  const x = -TABLE_RADIUS * dx;
  const y = -TABLE_RADIUS * dy;
  return { x, y, dx, dy, inside: body.contains(x, y), s, p, path: 0 };
}

export interface Optics {
  readonly shape: Shape;
  readonly n1: number;
  readonly n2: number;
  /** Of incidence, degrees, 0 to below 90. */
  readonly angle: number;
  /** Shares of the power, together 1. */
  readonly s: number;
  readonly p: number;
}

/** Every piece of the light's way, the strongest branches first; the incoming beam begins the list. */
export function traceLight({ shape, n1, n2, angle, s, p }: Optics): Ray[] {
  const body = bodyOf(shape, n1, n2);
  const waiting: Branch[] = [beam(body, angle, s, p)];
  const rays: Ray[] = [];
  while (waiting.length > 0 && rays.length < MOST_BRANCHES) {
    const strongest = waiting.reduce((best, branch, n) => {
      const other = waiting[best];
      return other && branch.s + branch.p > other.s + other.p ? n : best;
    }, 0);
    const [branch] = waiting.splice(strongest, 1);
    if (!branch) break;
    const index = branch.inside ? body.inside : body.outside;
    const hit = body.meet(branch.x, branch.y, branch.dx, branch.dy);
    const rim = toRim(branch);
    const leaves = !hit || hit.distance >= rim;
    const length = leaves ? rim : hit.distance;
    rays.push({
      x0: branch.x,
      y0: branch.y,
      x1: branch.x + length * branch.dx,
      y1: branch.y + length * branch.dy,
      s: branch.s,
      p: branch.p,
      index,
      path: branch.path,
      leaves,
    });
    if (leaves) continue;
    const { reflected, transmitted } = splitAt(branch, hit, body);
    for (const next of [reflected, transmitted]) {
      if (next && next.s + next.p >= LEAST_SHARE) waiting.push(next);
    }
  }
  return rays;
}

/** Boundaries after which a ray that is still caught is given up. */
const MOST_REFLECTIONS = 12;

/**
 * Degrees between the incoming ray and the one that comes out: through every boundary that lets light pass, reflected where
 * one does not. Null where the light does not come out again.
 */
export function deviation({ shape, n1, n2, angle }: Optics): number | null {
  const body = bodyOf(shape, n1, n2);
  const start = beam(body, angle, 0.5, 0.5);
  let branch = start;
  for (let n = 0; n <= MOST_REFLECTIONS; n++) {
    const hit = body.meet(branch.x, branch.y, branch.dx, branch.dy);
    if (!hit || hit.distance >= toRim(branch)) {
      const across = start.dx * branch.dy - start.dy * branch.dx;
      const along = start.dx * branch.dx + start.dy * branch.dy;
      return (Math.abs(Math.atan2(across, along)) * 180) / Math.PI;
    }
    const { reflected, transmitted } = splitAt(branch, hit, body);
    const next = transmitted ?? reflected;
    if (!next) return null;
    branch = next;
  }
  return null;
}
