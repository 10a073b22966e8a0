/** A water plant with three stems, from whose cut middle one oxygen bubbles. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { downGradient, mix } from '../../kit/paint/shading';

/** Where the middle stem is cut, from the middle of the chamber's foot. */
export const STEM_TOP = -176;
const LEAF_ROWS = 9;
const STEMS = [
  { x: -36, top: STEM_TOP + 78, lean: -10 },
  { x: 34, top: STEM_TOP + 62, lean: 9 },
  { x: 0, top: STEM_TOP + 20, lean: 0 },
] as const;
type Stem = (typeof STEMS)[number];

interface Leaf {
  readonly leaf: Graphics;
  readonly turn: number;
  readonly phase: number;
}

const createLeafShape = (): GraphicsContext =>
  new GraphicsContext()
    .moveTo(0, 0)
    .quadraticCurveTo(15, -9, 34, -1)
    .quadraticCurveTo(15, 8, 0, 0)
    .fill(
      downGradient([
        [0, 0x6fbf4a],
        [1, 0x2f7a2c],
      ]),
    )
    .moveTo(1, 0)
    .quadraticCurveTo(16, -1.6, 31, -1)
    .stroke({ width: 0.9, color: 0xb6e08a, alpha: 0.7 });

const createStem = ({ x, top, lean }: Stem): Graphics =>
  new Graphics()
    .moveTo(x * 0.5, 0)
    .quadraticCurveTo(x, top * 0.4, x + lean, top)
    .stroke({ width: 4.4, color: 0x3f7d31, cap: 'butt' })
    .moveTo(x * 0.5 - 1, 0)
    .quadraticCurveTo(x - 1, top * 0.4, x + lean - 1, top)
    .stroke({ width: 1.3, color: 0x9bd06f, alpha: 0.7 });

/** The leaves of a stem, three at a place. */
function leavesOf({ x, top, lean }: Stem, shape: GraphicsContext): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const rows = Math.round((LEAF_ROWS * -top) / 156);
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.8) / (rows + 0.6);
    // On the quadratic curve of the stem.
    const px = (1 - t) * (1 - t) * x * 0.5 + 2 * t * (1 - t) * x + t * t * (x + lean);
    const py = 2 * t * (1 - t) * top * 0.4 + t * t * top;
    for (const side of [-1, 1, 0]) {
      const leaf = new Graphics({ context: shape });
      leaf.position.set(px, py);
      const size = (1.12 - 0.42 * t) * (side === 0 ? 0.62 : 1);
      leaf.scale.set((row % 2 === 0 && side === 0) || side < 0 ? -size : size, size);
      const turn = side === 0 ? 0.5 : (side < 0 ? 1 : -1) * (0.12 + 0.5 * t + 0.14 * ((row * 0.618) % 1));
      leaf.rotation = turn;
      leaves.push({ leaf, turn, phase: row * 0.9 + x });
    }
  }
  return leaves;
}

export function createWaterPlant(dark: boolean) {
  const leafShape = createLeafShape();
  const plant = new Container({ label: 'water plant' });
  plant.once('destroyed', () => leafShape.destroy());
  plant.y = -20;
  const leaves = STEMS.flatMap((stem) => {
    const own = leavesOf(stem, leafShape);
    plant.addChild(createStem(stem), ...own.map(({ leaf }) => leaf));
    return own;
  });
  const cut = new Graphics().ellipse(0, STEMS[2].top, 3.4, 1.6).fill(0xd8efb4).stroke({ width: 0.8, color: 0x3f7d31 });
  plant.addChild(cut);
  return {
    root: plant,
    /** Light on the leaves, 0 to 1, and its colour. */
    lit(light: number, colour: number): void {
      plant.tint = mix(dark ? 0x44525a : 0x9fb0a8, mix(colour, 0xffffff, 0.6), 0.25 + 0.75 * Math.sqrt(light));
    },
    sway(phase: number): void {
      for (const { leaf, turn, phase: own } of leaves) leaf.rotation = turn + 0.035 * Math.sin(phase + own);
    },
  };
}
