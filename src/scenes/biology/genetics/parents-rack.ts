/** A wooden rack with a pot of each genotype, which a hand carries to the place of a parent, and the brush that carries pollen. */
import { Container, Graphics } from 'pixi.js';
import { type Dominance, GENOTYPES, type Genotype } from '../../../../engine/biology/mendel-cross';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { type Carried, createCarried } from '../../kit/controls/carried';
import { cells } from '../../kit/layout/layout';
import { downGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { drawFlower, LEAF, LOOKS, lookOf } from './flowers';
import { drawPot } from './parent-plant';

export interface ParentsRack extends Part {
  show(dominance: Dominance): void;
  /** Once for each picture. */
  move(now: number): void;
  /** Where pots may be let go. */
  aim(targets: readonly Box[]): void;
  /** Where the brush lies, in units of the rack's parent. */
  readonly brush: Box;
}

export interface RackOptions {
  /** A pot was let go at a place of the stage. */
  drop(genotype: Genotype, at: Point): void;
  /** It was sent on by a key. */
  send(genotype: Genotype): void;
}

const WOOD = 0xd9b27c;
/** Half the width and the height of a young plant in its pot. */
const POT_BOX = { x: -17, y: -58, width: 34, height: 60 } as const;

/** A shelf of wood, its names in front. */
function drawShelf(board: Graphics, { shadow, shadowAlpha }: StageTheme, { x, y, width, height }: Box): void {
  board
    .clear()
    .roundRect(x + 3, y + 4, width, height, 3)
    .fill({ color: shadow, alpha: shadowAlpha })
    .roundRect(x, y, width, height, 3)
    .fill(
      downGradient([
        [0, 0xe8cda4],
        [0.2, WOOD],
        [1, 0xb98d58],
      ]),
    );
  asPanel(board, { x, y, width, height });
}

/** The brush, hairs up, dusted with pollen. Origin at the end of its handle. */
const drawBrush = (brush: Graphics, long: number): Graphics =>
  brush
    .clear()
    .poly([-2, 0, 2, 0, 3, -long * 0.62, -3, -long * 0.62])
    .fill(0x8c4a24)
    .rect(-3.6, -long * 0.74, 7.2, long * 0.14)
    .fill(0xc9ced4)
    .moveTo(-3.4, -long * 0.74)
    .quadraticCurveTo(-6, -long * 0.9, 0, -long)
    .quadraticCurveTo(6, -long * 0.9, 3.4, -long * 0.74)
    .fill(0xe9dcc0)
    .circle(-1.5, -long * 0.93, 1.6)
    .fill(0xf2c14b)
    .circle(1.8, -long * 0.88, 1.4)
    .fill(0xf2c14b);

/** A young plant in its pot, which a hand carries. */
function createPot(context: StageContext & { redraw(): void }, genotype: Genotype, options: RackOptions) {
  const pot = new Container({ label: `pot ${genotype}` });
  const plant = new Graphics();
  const clay = new Graphics();
  drawPot(clay, 0.5);
  pot.addChild(plant, clay);
  const carried: Carried = createCarried(context, pot, {
    name: `Pot ${genotype}`,
    hint: 'Drag it to the place of a parent. Enter puts it in the place of parent 2.',
    box: POT_BOX,
    drop: (at) => options.drop(genotype, at),
    send: () => options.send(genotype),
  });
  return { pot, plant, carried };
}

function drawPlant(plant: Graphics, genotype: number, dominance: Dominance): void {
  plant.clear().moveTo(0, -22).lineTo(0, -44).stroke({ width: 2, color: 0x6d9a4a });
  for (const side of [-1, 1]) plant.ellipse(side * 7, -31, 7, 3.2).fill(LEAF);
  const look = LOOKS[dominance][lookOf(genotype, dominance)];
  if (!look) return;
  plant.translateTransform(0, -46);
  drawFlower(plant.context, look, dominance);
  plant.resetTransform();
}

export function createParentsRack(context: StageContext & { redraw(): void }, options: RackOptions): ParentsRack {
  const root = new Container({ label: 'rack of parents' });
  const board = new Graphics();
  const brush = new Graphics();
  const pots = GENOTYPES.map((genotype) => createPot(context, genotype, options));
  const names = GENOTYPES.map((genotype) =>
    context.text({ text: genotype, size: 12, weight: '700', mono: true, colour: 0x1d1208, anchor: [0.5, 0.5] }),
  );
  root.addChild(board, brush, ...names, ...pots.map(({ pot }) => pot));
  let shown: Dominance | null = null;
  let brushBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    get brush() {
      return brushBox;
    },
    lay(box, type: TypeSizes) {
      const shelf = 1.5 * type.small;
      const high = box.height - shelf;
      const y = box.y + box.height - shelf;
      drawShelf(board, context.theme, { x: box.x, y, width: box.width, height: shelf });
      const places = cells(box, 'x', 4, 4);
      const scale = Math.min(high / 58, (places[0]?.width ?? 40) / 38);
      pots.forEach(({ pot, carried }, n) => {
        const place = places[n];
        const name = names[n];
        if (!place || !name) return;
        const x = place.x + place.width / 2;
        carried.home({ x, y: y + 1 }, scale);
        pot.scale.set(scale);
        name.style.fontSize = type.small;
        name.position.set(x, y + shelf / 2);
      });
      const last = places[3] ?? box;
      brushBox = { x: last.x, y: box.y, width: last.width, height: high };
      drawBrush(brush, Math.min(high, 58 * scale));
      // It leans on the shelf.
      brush.position.set(last.x + last.width / 2 - 5, y + 1);
      brush.rotation = 0.16;
    },
    show(dominance) {
      if (dominance === shown) return;
      shown = dominance;
      pots.forEach(({ plant }, genotype) => drawPlant(plant, genotype, dominance));
    },
    move(now) {
      for (const { carried } of pots) carried.move(now);
    },
    aim(targets) {
      for (const { carried } of pots) carried.aim(targets);
    },
  };
}
