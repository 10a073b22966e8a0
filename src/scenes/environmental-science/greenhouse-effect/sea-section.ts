/** The Earth's sea in section: air with its CO₂ above, a thin mixed layer, the deep sea; a thermometer in each, and a chimney. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Handle, Part, StageContext, TypeSizes } from '../../contract';
import { colourAt, diverging } from '../../kit/paint/colour-maps';
import { downGradient, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { scattered } from './planet-ground';
import { createTag } from './tag';

export interface SeaSection extends Part {
  /** True warmings for the columns and the water, what the thermometers show for the plates. */
  set(surface: number, deep: number, shownSurface: string, shownDeep: string): void;
  /** ppm in the air, of which so many are left of pulses; words for a plate in the air, none: no plate. */
  carbon(co2: number, pulsed: number, words: string): void;
}

const SKY = 0.3;
const MIXED = 0.22;
/** One molecule is drawn for so many ppm. */
const PPM_EACH = 14;
const MOST = 110;
/** °C at which the columns end and the water is as red as it gets. */
const FULL = 8;

/** Lines of the section on the stage: the edges of its layers, and how far the coast reaches. */
interface Section extends Box {
  readonly sea: number;
  /** Where the mixed layer ends. */
  readonly below: number;
  readonly coast: number;
}

function sectionIn(box: Box): Section {
  const sea = box.y + box.height * SKY;
  return { ...box, sea, below: sea + box.height * MIXED, coast: box.width * 0.24 };
}

function paintAirAndSea(still: Graphics, { x, y, width, height, sea }: Section, edge: number, dark: boolean): void {
  still
    .clear()
    .roundRect(x - 3, y - 3, width + 6, height + 6, 10)
    .fill(edge)
    .rect(x, y, width, sea - y)
    .fill(
      downGradient(
        dark
          ? [
              [0, 0x1a3450],
              [1, 0x3d6486],
            ]
          : [
              [0, 0xbfdcf4],
              [1, 0xe9f4fc],
            ],
      ),
    )
    .rect(x, sea, width, y + height - sea)
    .fill(
      downGradient(
        dark
          ? [
              [0, 0x1f6d96],
              [0.3, 0x114a70],
              [1, 0x06182b],
            ]
          : [
              [0, 0x9ad4ee],
              [0.3, 0x6db3da],
              [1, 0x3f83b3],
            ],
      ),
    );
}

/** The coast with its chimney, at the left. Returns the chimney's middle and top. */
function paintCoast(still: Graphics, section: Section, dark: boolean): { x: number; top: number } {
  const { x, y, height, sea, below, coast } = section;
  const soil = dark ? 0x4a5a3a : 0x7d9a63;
  still
    .poly([
      x,
      sea - 6,
      x + coast * 0.8,
      sea - 4,
      x + coast,
      sea + 4,
      x + coast * 0.62,
      below,
      x + coast * 0.3,
      y + height,
      x,
      y + height,
    ])
    .fill(
      downGradient([
        [0, soil],
        [1, mix(soil, 0x000000, 0.55)],
      ]),
    );
  const stack = { x: x + coast * 0.34, top: y + (sea - y) * 0.36 };
  still
    .rect(stack.x + 9, sea - 19, coast * 0.34, 15)
    .fill(dark ? 0x6d5a52 : 0x9b7f72)
    .poly([stack.x - 5, sea - 4, stack.x - 3.5, stack.top, stack.x + 3.5, stack.top, stack.x + 5, sea - 4])
    .fill(dark ? 0x8a6f63 : 0xb0907f)
    .rect(stack.x - 4, stack.top + 3, 8, 4)
    .fill(0xc0463a);
  return stack;
}

function paintSmoke(smoke: Graphics, stack: { x: number; top: number }, dark: boolean): void {
  smoke
    .clear()
    .ellipse(stack.x + 10, stack.top - 4, 20, 9)
    .ellipse(stack.x + 26, stack.top - 10, 24, 10)
    .fill(
      roundGradient([
        [0, dark ? 0xd0d4da : 0x5a626c, 0.8],
        [1, dark ? 0xd0d4da : 0x5a626c, 0],
      ]),
    );
}

/** The two waters, white, to be tinted. */
function paintWaters({ mixed, deep }: Waters, { x, y, width, height, sea, below, coast }: Section): void {
  mixed
    .clear()
    .poly([x + coast, sea, x + width, sea, x + width, below, x + coast * 0.62, below])
    .fill(0xffffff);
  deep
    .clear()
    .poly([x + coast * 0.62, below, x + width, below, x + width, y + height, x + coast * 0.3, y + height])
    .fill(0xffffff);
  mixed.alpha = 0.38;
  deep.alpha = 0.28;
}

function paintSurfaces(front: Graphics, { x, width, sea, below, coast }: Section): void {
  front
    .clear()
    .moveTo(x + coast * 0.66, below)
    .lineTo(x + width, below)
    .stroke({ width: 1, color: 0xffffff, alpha: 0.35 })
    .moveTo(x + coast, sea)
    .lineTo(x + width, sea)
    .stroke({ width: 2, color: 0xffffff, alpha: 0.55 });
}

function paintThermometer(front: Graphics, x: number, foot: number, length: number): void {
  front
    .roundRect(x - 4.5, foot - length - 6, 9, length + 6, 4.5)
    .fill({ color: 0xffffff, alpha: 0.78 })
    .stroke({ width: 1, color: 0x5f7f99 })
    .circle(x, foot, 7.5)
    .fill(0xd6303a);
  for (let n = 0; n <= 4; n++) front.rect(x + 0.5, foot - 8 - ((length - 14) * n) / 4, 4, 1).fill(0x17202c);
}

/** CO₂ in the air as a cloud of molecules, each turned as its number has it. */
function createCarbonDioxide(dark: boolean) {
  const molecules = new Graphics();
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let drawn = Number.NaN;
  return {
    molecules,
    lay(next: Box) {
      box = next;
      drawn = Number.NaN;
    },
    set(co2: number) {
      const count = Math.min(MOST, Math.round(co2 / PPM_EACH));
      if (count === drawn) return;
      drawn = count;
      molecules.clear();
      for (let n = 0; n < count; n++) drawMolecule(molecules, n, box, dark);
    },
  };
}

function drawMolecule(molecules: Graphics, n: number, { x, y, width, height }: Box, dark: boolean): void {
  const px = x + width * (0.16 + 0.82 * scattered(n, 21));
  const py = y + height * (0.03 + (SKY - 0.06) * scattered(n, 22));
  const turn = Math.PI * scattered(n, 23);
  const [dx, dy] = [4.2 * Math.cos(turn), 4.2 * Math.sin(turn)];
  molecules
    .circle(px - dx, py - dy, 2.2)
    .circle(px + dx, py + dy, 2.2)
    .fill(0xd8432f);
  molecules.circle(px, py, 2.5).fill(dark ? 0x222a33 : 0x333c46);
}

interface Waters {
  readonly mixed: Graphics;
  readonly deep: Graphics;
}

export function createSeaSection(context: StageContext, chimney: Handle): SeaSection {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'sea in section' });
  const still = new Graphics();
  const warm = { mixed: new Graphics(), deep: new Graphics() };
  const { molecules, ...carbonDioxide } = createCarbonDioxide(dark);
  const smoke = new Graphics();
  const front = new Graphics();
  const columns = { mixed: new Graphics(), deep: new Graphics() };
  const tags = [createTag(context), createTag(context)] as const;
  const airTag = createTag(context);
  root.addChild(
    still,
    warm.mixed,
    warm.deep,
    molecules,
    smoke,
    front,
    columns.mixed,
    columns.deep,
    airTag.root,
    tags[0].root,
    tags[1].root,
  );
  let length = 1;

  return {
    root,
    lay(box, type: TypeSizes) {
      const section = sectionIn(box);
      const { x, y, width, height, sea, below, coast } = section;
      asPanel(root, box);
      paintAirAndSea(still, section, theme.housingEdge, dark);
      const stack = paintCoast(still, section, dark);
      chimney.place(stack.x - 8, stack.top, 16 + coast * 0.3, sea - stack.top);
      paintSmoke(smoke, stack, dark);
      paintWaters(warm, section);
      paintSurfaces(front, section);
      length = Math.max(24, height * 0.26);
      const at = x + width - 16;
      const feet = [below - height * 0.04, y + height - height * 0.12] as const;
      for (const [column, foot] of [
        [columns.mixed, feet[0]],
        [columns.deep, feet[1]],
      ] as const) {
        paintThermometer(front, at, foot, length);
        column.clear().rect(-1.7, -1, 3.4, 1).fill(0xd6303a);
        column.position.set(at, foot - 6);
      }
      const middle = x + coast + (width - coast - 26) / 2;
      tags.forEach((tag, n) => {
        tag.size(type);
        tag.at(middle, n === 0 ? (sea + below) / 2 : (below + y + height) / 2);
      });
      airTag.size(type);
      airTag.at(middle, y + (sea - y) * 0.45);
      carbonDioxide.lay(box);
    },
    set(surface, deep, shownSurface, shownDeep) {
      for (const [water, column, celsius] of [
        [warm.mixed, columns.mixed, surface],
        [warm.deep, columns.deep, deep],
      ] as const) {
        const level = Math.min(1, Math.max(-0.25, celsius / FULL));
        column.scale.y = 2 + (length - 14) * Math.max(0, level);
        water.tint = colourAt(diverging, 0.5 + level / 2);
      }
      tags[0].set(`Surface ${shownSurface} °C`);
      tags[1].set(`Deep ${shownDeep} °C`);
    },
    carbon(co2, pulsed, words) {
      airTag.set(words);
      carbonDioxide.set(co2);
      smoke.alpha = Math.min(1, pulsed / 40);
    },
  };
}
