/** A Petri dish of nutrient agar seen from above, with colonies that can be marked. Origin at its middle. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface PetriDish {
  readonly root: Container;
  /** Radius of the agar, stage units: colonies are placed in parts of it. */
  readonly radius: number;
  /** Colonies as triples x, y, radius in parts of the agar's radius; `lawn` 0 to 1: a film of bacteria over everything. */
  spread(colonies: ArrayLike<number>, count: number, lawn: number): void;
  /** Takes colonies and lawn away. */
  clear(): void;
  /** 0 nothing to be seen yet, 1 fully grown. */
  grow(fraction: number): void;
  /** Puts a dot of ink on every colony named. */
  mark(colonies: Iterable<number>): void;
}

const STRIDE = 3;
const COLONY = 0xf3ead2;
const INK = 0xb3123f;
/** Of the outer radius: where the agar ends. */
const AGAR = 0.955;
/** Reflections on the rim: from, to (radians), alpha. */
const GLEAMS = [
  [Math.PI * 1.08, Math.PI * 1.42, 0.3],
  [Math.PI * 1.47, Math.PI * 1.52, 0.24],
] as const;
/** Least radius of a drawn colony, stage units. */
const LEAST = 0.7;

function drawAgar(theme: StageTheme, outer: number): Graphics {
  return new Graphics()
    .circle(0, 0, outer)
    .fill({ color: theme.glassEdge, alpha: 0.35 })
    .circle(0, 0, outer * AGAR)
    .fill(
      roundGradient(
        [
          [0, 0xe9d7a0],
          [0.55, 0xdcc585],
          [0.9, 0xc9ae69],
          [1, 0xb2955a],
        ],
        { x: 0.42, y: 0.38 },
      ),
    );
}

function drawGlass(theme: StageTheme, outer: number): Graphics {
  const glass = new Graphics()
    .circle(0, 0, outer - 1)
    .stroke({ width: 2.4, color: theme.glassShine, alpha: 0.55 })
    .circle(0, 0, outer * AGAR)
    .stroke({ width: 1.2, color: 0x6d5a2c, alpha: 0.45 });
  // Where a stroke of light begins, an arc needs a new path.
  for (const [from, to, alpha] of GLEAMS) {
    glass
      .moveTo(outer * 0.9 * Math.cos(from), outer * 0.9 * Math.sin(from))
      .arc(0, 0, outer * 0.9, from, to)
      .stroke({ width: Math.max(2.5, outer * 0.03), color: 0xffffff, alpha, cap: 'round' });
  }
  return glass;
}

export function createPetriDish({ theme }: StageContext, outer: number): PetriDish {
  const root = new Container({ label: 'Petri dish' });
  const radius = outer * AGAR;
  const agar = drawAgar(theme, outer);
  const lawnFilm = new Graphics().circle(0, 0, radius * 0.97).fill(mix(COLONY, 0xffffff, 0.1));
  const grown = new Container({ label: 'colonies' });
  const colonies = new Graphics();
  const marks = new Graphics();
  grown.addChild(lawnFilm, colonies);
  const glass = drawGlass(theme, outer);
  root.addChild(agar, grown, glass, marks);
  let places: Float32Array = new Float32Array();
  let size = -1;
  const clear = (): void => {
    colonies.clear();
    marks.clear();
    lawnFilm.alpha = 0;
    places = new Float32Array();
  };
  clear();
  return {
    root,
    radius,
    clear,
    spread(next, count, lawn) {
      clear();
      places = Float32Array.from({ length: count * STRIDE }, (_, n) => next[n] ?? 0);
      lawnFilm.alpha = 0.9 * lawn;
      const each = (paint: (x: number, y: number, r: number) => void): void => {
        for (let n = 0; n < count; n++) {
          const r = Math.max(LEAST, (places[n * STRIDE + 2] ?? 0) * radius);
          paint((places[n * STRIDE] ?? 0) * radius, (places[n * STRIDE + 1] ?? 0) * radius, r);
        }
      };
      each((x, y, r) => colonies.circle(x + r * 0.22, y + r * 0.3, r));
      colonies.fill({ color: 0x5f4a1c, alpha: 0.35 });
      each((x, y, r) => colonies.circle(x, y, r));
      colonies.fill(COLONY);
      each((x, y, r) => r > 2 && colonies.circle(x - r * 0.3, y - r * 0.34, r * 0.36));
      colonies.fill({ color: 0xffffff, alpha: 0.75 });
    },
    grow(fraction) {
      if (fraction === size) return;
      size = fraction;
      grown.alpha = fraction;
    },
    mark(named) {
      marks.clear();
      let any = false;
      for (const n of named) {
        any = true;
        const r = Math.max(LEAST, (places[n * STRIDE + 2] ?? 0) * radius);
        marks.circle(
          (places[n * STRIDE] ?? 0) * radius,
          (places[n * STRIDE + 1] ?? 0) * radius,
          Math.max(1.6, r * 0.55),
        );
      }
      if (any) marks.fill(INK);
    },
  };
}
