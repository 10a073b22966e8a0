/** One hole of the grid, much enlarged: film of carbon, ice between, particles in it. Thick ice is milky, crystallised ice has facets. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, SceneContext } from '../../contract';
import { mix } from '../../kit/paint/shading';

export interface GridLens extends Part {
  /** nm of ice. `words` below it. */
  set(state: {
    readonly grid: boolean;
    readonly crystalline: boolean;
    readonly empty: boolean;
    readonly thickness: number;
    readonly words: string;
  }): void;
  /** The lens, in units of the parent. */
  readonly box: Box;
}

const RADIUS = 50;
const CARBON = 0x59544c;
const THIN = 0xa9d8f2;
const THICK = 0x5f86a3;
const PROTEIN = 0x2c4d63;
const PARTICLES = 17;

export function createGridLens(context: SceneContext<'cryo_tem'>): GridLens {
  const { theme } = context;
  const root = new Container({ label: 'hole of the grid' });
  const drawing = new Container();
  const foil = new Graphics().circle(0, 0, RADIUS).fill(CARBON);
  const ice = new Graphics().circle(0, 0, RADIUS * 0.8).fill(0xffffff);
  const particles = new Graphics({ label: 'particles' });
  for (let n = 0; n < PARTICLES; n++) {
    const [r, turn] = [RADIUS * 0.72 * Math.sqrt((n + 0.5) / PARTICLES), n * 2.399963];
    particles.circle(r * Math.cos(turn), r * Math.sin(turn), 4).stroke({ width: 2.2, color: PROTEIN, alpha: 0.85 });
  }
  const facets = new Graphics({ label: 'crystals' });
  for (let n = 0; n < 7; n++) {
    const [r, turn] = [n === 0 ? 0 : RADIUS * 0.5, (n * Math.PI) / 3];
    const [x, y] = [r * Math.cos(turn), r * Math.sin(turn)];
    const corners = Array.from({ length: 6 }, (_, k) => [
      x + 13 * Math.cos((k * Math.PI) / 3 + n),
      y + 13 * Math.sin((k * Math.PI) / 3 + n),
    ]).flat();
    facets
      .poly(corners)
      .fill({ color: n % 2 === 0 ? 0xffffff : 0xdfe9f2, alpha: 0.9 })
      .stroke({ width: 1.4, color: 0x6b7f90 });
  }
  const rim = new Graphics()
    .circle(0, 0, RADIUS)
    .stroke({ width: 5, color: theme.metal[1] })
    .circle(0, 0, RADIUS + 2.5)
    .stroke({ width: 1.4, color: theme.metal[2] });
  const nothing = new Graphics().circle(0, 0, RADIUS).fill(theme.name === 'dark' ? 0x0d1722 : 0x22344a);
  drawing.addChild(nothing, foil, ice, particles, facets, rim);
  const words = context.text({ size: 12, colour: theme.ink, anchor: [0.5, 0] });
  root.addChild(drawing, words);
  let lens: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    get box() {
      return lens;
    },
    lay(box, type) {
      words.style.fontSize = type.small;
      const foot = type.small * 1.6;
      const size = Math.min(box.width, box.height - foot);
      const scale = size / (2 * RADIUS + 8);
      const [x, y] = [box.x + box.width / 2, box.y + (box.height - foot) / 2];
      drawing.scale.set(scale);
      drawing.position.set(x, y);
      lens = { x: x - size / 2, y: y - size / 2, width: size, height: size };
      words.position.set(x, y + size / 2 + 3);
    },
    set({ grid, crystalline, empty, thickness, words: said }) {
      foil.visible = ice.visible = grid;
      particles.visible = grid && !crystalline && !empty;
      facets.visible = grid && crystalline;
      ice.tint = crystalline ? 0xb9cbd9 : mix(THIN, THICK, Math.min(1, (thickness - 15) / 105));
      particles.alpha = 1 - 0.7 * Math.min(1, (thickness - 15) / 105);
      words.text = said;
    },
  };
}
