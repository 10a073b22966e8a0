/**
 * Red cells in a drop, as the eye sees them on a tile and as a microscope does: free, or in clumps of a mean size.
 *
 * Cells lie at fixed places. As clumps grow, each cluster joins the nearest of those that are left, so that the picture merges
 * step by step and never jumps.
 */
import { Container, Graphics } from 'pixi.js';
import { mix } from '../../kit/paint/shading';

const CELL = 0x9c1c26;
const CELL_LIGHT = 0xd9606a;
const FILM = 0xb02a34;
/** Cells drawn in a drop and in a field of the microscope. Primes: then every stride visits every place. */
const DOTS = 599;
const FIELD_CELLS = 97;
/** A new picture only where the number of clusters changed by this part. */
const WORTH = 0.03;

interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The nearest of the earlier ones: where a cluster goes when it is one too many. */
  readonly parent: Int32Array;
}

const made = new Map<string, Places>();

/**
 * `count` places in the unit circle, evenly (Vogel's spiral, shuffled by a fixed step), each with its nearest earlier one. No
 * two drops look alike: `drop` turns the spiral and changes the order in which cells join.
 */
function placesOf(count: number, drop: number): Places {
  const key = `${count} ${drop}`;
  const known = made.get(key);
  if (known) return known;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const parent = new Int32Array(count);
  const stride = Math.floor(count * (0.618 - 0.047 * drop));
  for (let i = 0; i < count; i++) {
    const n = (i * stride) % count;
    const radius = Math.sqrt((n + 0.5) / count) * (1 - 0.05 * Math.abs(Math.sin(12.9 * n)));
    const angle = 2.399963 * n + 0.35 * Math.sin(78.2 * n) + 1.1 * drop;
    x[i] = radius * Math.cos(angle);
    y[i] = radius * Math.sin(angle);
    let nearest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < i; k++) {
      const dx = (x[i] ?? 0) - (x[k] ?? 0);
      const dy = (y[i] ?? 0) - (y[k] ?? 0);
      if (dx * dx + dy * dy < nearest) {
        nearest = dx * dx + dy * dy;
        parent[i] = k;
      }
    }
  }
  const places = { x, y, parent };
  made.set(key, places);
  return places;
}

interface Cluster {
  x: number;
  y: number;
  size: number;
}

/** The clusters of `count` cells when `left` of them are left, each at the middle of its cells. */
function clustersOf(count: number, left: number, drop: number): readonly Cluster[] {
  const { x, y, parent } = placesOf(count, drop);
  const clusters: Cluster[] = Array.from({ length: count }, (_, i) => ({ x: x[i] ?? 0, y: y[i] ?? 0, size: 1 }));
  for (let i = count - 1; i >= left; i--) {
    const from = clusters[i];
    const into = clusters[parent[i] ?? 0];
    if (!from || !into) continue;
    const size = from.size + into.size;
    into.x = (into.x * into.size + from.x * from.size) / size;
    into.y = (into.y * into.size + from.y * from.size) / size;
    into.size = size;
  }
  return clusters.slice(0, left);
}

export interface BloodDrop {
  readonly root: Container;
  /** `clump`: mean clump size in cells; null for an empty well. `film`: colour of the fluid, `filled` how much of it there is. */
  set(clump: number | null, film: number, filled: number): void;
}

/** Origin at its middle; `radius` of the fluid in stage units; `drop`: which of the drops that lie beside one another. */
export function createBloodDrop(radius: number, drop = 0): BloodDrop {
  const root = new Container({ label: 'drop' });
  const fluid = new Graphics().ellipse(0, 0, radius, radius * 0.94).fill(0xffffff);
  const suspension = new Graphics().ellipse(0, 0, radius * 0.97, radius * 0.91).fill(FILM);
  const clumps = new Graphics();
  const gloss = new Graphics()
    .ellipse(-radius * 0.36, -radius * 0.5, radius * 0.3, radius * 0.12)
    .fill({ color: 0xffffff, alpha: 0.4 });
  root.addChild(fluid, suspension, clumps, gloss);
  root.visible = false;
  let shown = -1;
  const reach = radius * 0.88;
  /** So large that the cells together cover a third of the drop. */
  const cell = reach * Math.sqrt(0.3 / DOTS);

  const draw = (left: number): void => {
    clumps.clear();
    for (const { x, y, size } of clustersOf(DOTS, left, drop)) {
      const at = { x: x * reach, y: y * reach * 0.94 };
      if (size < 3) {
        clumps.rect(at.x - cell, at.y - cell, 2 * cell, 2 * cell);
        continue;
      }
      const r = cell * Math.sqrt(size);
      clumps.circle(at.x, at.y, r * 0.82);
      for (let lobe = 0; lobe < 4; lobe++) {
        const angle = lobe * 1.7 + size + drop;
        clumps.circle(
          at.x + r * 0.6 * Math.cos(angle),
          at.y + r * 0.6 * Math.sin(angle),
          r * (0.34 + 0.07 * (lobe % 3)),
        );
      }
    }
    clumps.fill(CELL);
  };

  return {
    root,
    set(clump, film, filled) {
      root.visible = filled > 0;
      if (!root.visible) return;
      fluid.tint = film;
      fluid.alpha = 0.55;
      root.scale.set(0.55 + 0.45 * Math.min(1, filled));
      suspension.visible = clump !== null;
      clumps.visible = clump !== null && clump >= 1.12;
      if (clump === null) return;
      // What is left between the clumps: single cells make the background cloudy.
      suspension.alpha = 0.82 / Math.sqrt(clump);
      const left = Math.max(1, Math.round(DOTS / clump));
      if (clumps.visible && Math.abs(left - shown) > WORTH * shown) {
        shown = left;
        draw(left);
      }
    },
  };
}

export interface CellField {
  readonly root: Container;
  /** `clump`: mean clump size in cells; null where there is nothing to see. */
  set(clump: number | null): void;
}

/** The microscope's field, `radius` in stage units. Origin at its middle. */
export function createCellField(radius: number): CellField {
  const root = new Container({ label: 'microscope field' });
  const ground = new Graphics().circle(0, 0, radius).fill(0xf6e9dd);
  const cells = new Graphics();
  root.addChild(ground, cells);
  const cell = radius * 0.066;
  let shown = -1;
  const draw = (left: number): void => {
    cells.clear();
    const bodies: { readonly x: number; readonly y: number }[] = [];
    for (const cluster of clustersOf(FIELD_CELLS, left, 0)) {
      const room = radius * 0.88 - cell * Math.sqrt(cluster.size);
      for (let n = 0; n < cluster.size; n++) {
        // A clump is heaped: its cells lie over one another, and its edge is ragged.
        const spread = cell * (0.92 + 0.16 * Math.sin(7.3 * n)) * Math.sqrt(n);
        const angle = 2.399963 * n + 5 * cluster.x;
        bodies.push({
          x: cluster.x * room + spread * Math.cos(angle),
          y: cluster.y * room + spread * Math.sin(angle),
        });
      }
    }
    for (const { x, y } of bodies) cells.circle(x, y, cell);
    cells.fill({ color: mix(CELL, 0xffffff, 0.12), alpha: 0.92 });
    // Biconcave: paler in the middle.
    for (const { x, y } of bodies) cells.circle(x - cell * 0.1, y - cell * 0.1, cell * 0.45);
    cells.fill({ color: CELL_LIGHT, alpha: 0.75 });
  };
  return {
    root,
    set(clump) {
      cells.visible = clump !== null;
      if (clump === null) return;
      const left = Math.max(1, Math.round(FIELD_CELLS / clump));
      if (left === shown) return;
      shown = left;
      draw(left);
    },
  };
}
