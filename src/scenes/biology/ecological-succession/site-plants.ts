/** The plants of a site, in numbers that match the covers. The seed gives each its place, its kind and its form. */
import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import { GROUPS, type Group, type Succession } from '../../../../engine/biology/succession-record';
import { mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { drawsOf } from './draws';
import { fern, fireweed, goldenrod, grass, lichen, mayweed, moss, oxeye, poppy } from './low-forms';
import {
  alder,
  beech,
  birch,
  bramble,
  type Form,
  hawthorn,
  hemlock,
  oak,
  poplar,
  snag,
  spruce,
  willow,
} from './tree-forms';

export interface SitePlants {
  readonly root: Container;
  /** The left end of the strip, the ground, a metre along it, and a metre of what stands. */
  lay(x: number, ground: number, metre: number, up: number): void;
  /** Other plants where the site or the seed is another. */
  plant(type: Succession, look: number): void;
  /** Covers from 0 to 1, from the best competitor on. `charred`: how much of burned stems stands, 0 to 1. */
  grow(covers: readonly number[], charred: number): void;
}

/** Length of the strip, m. */
export const STRIP = 40;
const FORMS = 3;

interface Stand {
  readonly forms: Readonly<Record<Succession, readonly Form[]>>;
  /** Plants of full cover, and their height in metres. */
  readonly most: number;
  readonly height: readonly [number, number];
  /** How far before the strip's middle they stand, m. */
  readonly near: readonly [number, number];
}

const STANDS: Readonly<Record<Group, Stand>> = {
  climax: {
    forms: { Primary: [spruce, hemlock, spruce], Secondary: [oak, beech] },
    most: 19,
    height: [13, 18],
    near: [-0.9, 0],
  },
  pioneer_tree: {
    forms: { Primary: [poplar, birch], Secondary: [birch, poplar, birch] },
    most: 22,
    height: [8.5, 13],
    near: [-0.7, 0.1],
  },
  shrub: {
    forms: { Primary: [willow, alder], Secondary: [hawthorn, bramble, alder] },
    most: 22,
    height: [2, 3.4],
    near: [-0.4, 0.3],
  },
  herb: {
    forms: { Primary: [fireweed, fern, grass], Secondary: [grass, oxeye, goldenrod, grass] },
    most: 74,
    height: [1, 1.8],
    near: [-0.3, 0.5],
  },
  pioneer: {
    forms: { Primary: [lichen, moss, lichen], Secondary: [poppy, mayweed] },
    most: 62,
    height: [0.55, 1],
    near: [-0.3, 0.6],
  },
};
const SNAGS = 11;
/** Of a plant that has just come, in its full height. */
const YOUNG = 0.12;
/** Less of a plant than this is not seen. */
const LEAST = 0.06;
/** How many plants are growing up at a time. */
const AT_ONCE = 2.5;

interface Plant {
  readonly mark: Graphics;
  /** Part of the strip, metres before it, part of a metre's worth of units. */
  readonly at: number;
  readonly near: number;
  readonly height: number;
  readonly turned: number;
}

/** The left end of the strip, the ground, a metre along it, and a metre of what stands. */
interface Place {
  readonly x: number;
  readonly ground: number;
  readonly metre: number;
  readonly up: number;
}

/** Plants of one kind in a layer, those that stand farther back behind the others and paler, towards the haze. */
function raise(
  layer: Container,
  haze: number,
  contexts: readonly GraphicsContext[],
  { most, height, near }: Omit<Stand, 'forms'>,
  seed: number,
  name: number,
): readonly Plant[] {
  const draws = drawsOf(seed, name);
  const shift = draws.next();
  const plants = Array.from({ length: most }, (_, n): Plant => {
    const context = contexts[Math.floor(draws.next() * contexts.length)] ?? contexts[0];
    const mark = new Graphics(context ? { context } : {});
    const depth = draws.next();
    mark.tint = mix(0xffffff, haze, 0.34 * (1 - depth));
    return {
      mark,
      // Golden sections: however many stand, they are spread over the strip.
      at: (shift + n * 0.618034 + 0.02 * draws.next()) % 1,
      near: near[0] + (near[1] - near[0]) * depth,
      height: height[0] + (height[1] - height[0]) * draws.next(),
      turned: draws.next() < 0.5 ? -1 : 1,
    };
  });
  layer.addChild(...plants.toSorted((a, b) => a.near - b.near).map(({ mark }) => mark));
  return plants;
}

/** Stands a plant in its place; `part` of it has grown. */
function stand({ mark, at, near, height, turned }: Plant, part: number, place: Place): void {
  const shown = part > 0;
  mark.visible = shown;
  if (!shown) return;
  const grown = YOUNG + (1 - YOUNG) * part;
  const scale = (height * grown * place.up) / 100;
  mark.position.set(place.x + at * STRIP * place.metre, place.ground + near * 0.6 * place.metre);
  mark.scale.set(turned * scale, scale);
}

export function createSitePlants(theme: StageTheme): SitePlants {
  const root = new Container({ label: 'plants' });
  const layers = GROUPS.map((group) => new Container({ label: group }));
  const burned = new Container({ label: 'burned stems' });
  const [climax, pioneers, ...low] = layers;
  if (climax && pioneers) root.addChild(climax, pioneers, burned, ...low);
  const haze = theme.name === 'dark' ? 0x39506b : 0xc5d6de;
  let stands: (readonly Plant[])[] = [];
  let snags: readonly Plant[] = [];
  let made: GraphicsContext[] = [];
  let key = '';
  let place: Place = { x: 0, ground: 0, metre: 1, up: 1 };

  const clear = (): void => {
    for (const layer of [...layers, burned]) for (const child of layer.removeChildren()) child.destroy();
    for (const context of made) context.destroy();
    made = [];
  };
  const formed = (form: Form, seed: number, name: number): GraphicsContext[] =>
    Array.from({ length: FORMS }, (_, n) => {
      const context = form(drawsOf(seed, name + 7 * n));
      made.push(context);
      return context;
    });

  root.once('destroyed', () => {
    for (const context of made) context.destroy();
  });

  return {
    root,
    lay(x, ground, metre, up) {
      place = { x, ground, metre, up };
    },
    plant(type, look) {
      const next = `${type} ${look}`;
      if (next === key) return;
      key = next;
      clear();
      stands = GROUPS.map((group, g) => {
        const kind = STANDS[group];
        const contexts = kind.forms[type].flatMap((form, n) => formed(form, look, 100 * g + 20 * n));
        return raise(layers[g] ?? root, haze, contexts, kind, look, 100 * g + 77);
      });
      snags = raise(
        burned,
        haze,
        formed(snag, look, 900),
        { most: SNAGS, height: [7, 12], near: [-0.7, 0.1] },
        look,
        977,
      );
    },
    grow(covers, charred) {
      stands.forEach((plants, g) => {
        const rank = (covers[g] ?? 0) * plants.length;
        plants.forEach((plant, n) => stand(plant, Math.min(1, Math.max(0, (rank - n - LEAST) / AT_ONCE)), place));
      });
      snags.forEach((plant, n) => stand(plant, charred * SNAGS > n ? 1 : 0, place));
      burned.alpha = Math.min(1, 0.4 + charred);
    },
  };
}
