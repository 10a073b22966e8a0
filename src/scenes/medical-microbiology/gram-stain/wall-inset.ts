/** A cut through the wall of one cell: how thick it is, and the dye that lies behind it, bound in crystals or free. */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { downGradient } from '../../kit/paint/shading';
import { DYED } from '../../kit/staining/dyes';
import { asPanel } from '../../kit/stage-marks';

export interface WallState {
  /** Thickness of the peptidoglycan, nm. */
  readonly wall: number;
  /** Lies before the peptidoglycan of Gram-negative species, and of no other, however thin it is. */
  readonly outerMembrane: boolean;
  readonly complex: number;
  readonly free: number;
  readonly pink: number;
}

export interface WallInset extends Part {
  /** Null: it is to be found, and nothing is shown. */
  set(state: WallState | null): void;
}

const SIZE = { width: 190, height: 200 } as const;
/** Units for a nanometre of wall; the cell lies below this line. */
const NM = 1.9;
const INSIDE = 112;
const CRYSTALS = 26;
const GRAINS = 36;
const PINKS = 46;

/** Two rows of heads with tails between. */
function membrane(y: number, heads: number, tails: number): Graphics {
  const drawn = new Graphics();
  for (let x = 5; x < SIZE.width; x += 9) {
    drawn
      .moveTo(x - 1.6, y + 3)
      .lineTo(x - 1.6, y + 13)
      .moveTo(x + 1.6, y + 3)
      .lineTo(x + 1.6, y + 13);
  }
  drawn.stroke({ width: 1.2, color: tails });
  for (let x = 5; x < SIZE.width; x += 9) drawn.circle(x, y + 1, 3.4).circle(x, y + 15, 3.4);
  return drawn.fill(heads);
}

/** Behind the wall: safranin, crystal violet, and crystals of it with iodine. */
function createDye(dark: boolean) {
  const rng = createRng(7, 'wall inset');
  const spots = (count: number, draw: (spot: Graphics) => Graphics): readonly Graphics[] =>
    Array.from({ length: count }, () => {
      const spot = draw(new Graphics());
      spot.position.set(rng.uniform(12, SIZE.width - 12), rng.uniform(INSIDE + 30, SIZE.height - 12));
      spot.rotation = rng.uniform(0, 3);
      return spot;
    });
  const crystal = dark ? 0x9a78ea : DYED.violet;
  const pinks = spots(PINKS, (spot) => spot.circle(0, 0, 2.2).fill(dark ? 0xf07d9d : DYED.safranin));
  const grains = spots(GRAINS, (spot) => spot.circle(0, 0, 2.4).fill(crystal));
  const crystals = spots(CRYSTALS, (spot) =>
    spot
      .poly([0, -8, 5, 0, 0, 8, -5, 0])
      .fill(crystal)
      .poly([0, -8, 5, 0, 0, 0])
      .fill({ color: 0xffffff, alpha: 0.28 }),
  );
  return { pinks, grains, crystals };
}

export function createWallInset(context: StageContext): WallInset {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'cut through the wall' });
  const inner = new Container();
  const panel = new Graphics().roundRect(0, 0, SIZE.width, SIZE.height, 12).fill(
    downGradient([
      [0, dark ? 0x16222f : 0xe4eef5],
      [0.5, dark ? 0x223040 : 0xf3ead9],
      [1, dark ? 0x2b3644 : 0xeee0c8],
    ]),
  );
  const mesh = new Graphics({ label: 'peptidoglycan' });
  const outer = membrane(0, dark ? 0xc9935a : 0xd69a55, dark ? 0x8b6a48 : 0xb98c56);
  const own = membrane(INSIDE, dark ? 0x5f95b9 : 0x5b93bb, dark ? 0x49708b : 0x82a9c4);
  const { pinks, grains, crystals } = createDye(dark);
  const edge = new Graphics()
    .roundRect(0.6, 0.6, SIZE.width - 1.2, SIZE.height - 1.2, 11.5)
    .stroke({ width: 1.2, color: theme.housingEdge });
  inner.addChild(panel, ...pinks, ...grains, ...crystals, mesh, outer, own, edge);
  const words = context.text({ size: 12, colour: theme.ink, anchor: [0.5, 0.5] });
  root.addChild(inner, words);

  let drawn = '';
  const thicken = ({ wall, outerMembrane }: WallState): void => {
    outer.visible = outerMembrane;
    const now = `${wall} ${outerMembrane}`;
    if (now === drawn) return;
    drawn = now;
    const deep = Math.max(4, wall * NM);
    const bottom = INSIDE - (outerMembrane ? 8 : 3);
    mesh.clear();
    const layers = Math.max(1, Math.round(deep / 6));
    for (let n = 0; n < layers; n++) {
      const y = bottom - (n + 0.5) * (deep / layers);
      mesh.moveTo(0, y);
      for (let x = 0; x <= SIZE.width; x += 10) mesh.lineTo(x, y + ((x / 10 + n) % 2 ? 1.6 : -1.6));
    }
    mesh.stroke({ width: 3, color: dark ? 0x6fb58c : 0x4f9a70, alpha: 0.95 });
    for (let x = 5; x < SIZE.width; x += 14) mesh.moveTo(x, bottom).lineTo(x + (x % 3) - 1, bottom - deep);
    mesh.stroke({ width: 1.1, color: dark ? 0x6fb58c : 0x4f9a70, alpha: 0.6 });
    outer.y = bottom - deep - 24;
  };
  const show = (all: readonly Graphics[], part: number): void => {
    const many = part * all.length;
    all.forEach((spot, n) => {
      spot.alpha = Math.min(1, Math.max(0, many - n));
    });
  };
  return {
    root,
    lay(box: Box, { small }: TypeSizes) {
      const line = small * 1.5;
      const place = fitted({ ...box, height: box.height - line }, SIZE, 0.5, 0.5);
      inner.position.set(place.x, place.y);
      inner.scale.set(place.scale);
      words.style.fontSize = small;
      words.position.set(place.x + place.width / 2, place.y + place.height + line * 0.55);
      asPanel(inner, { x: 0, y: 0, ...SIZE });
    },
    set(state) {
      for (const part of [mesh, outer, own, ...pinks, ...grains, ...crystals]) part.visible = state !== null;
      const said = state === null ? 'To be found' : 'Wall of one cell';
      words.text = said;
      if (state === null) return;
      thicken(state);
      show(crystals, state.complex);
      show(grains, state.free);
      show(pinks, state.pink);
    },
  };
}
