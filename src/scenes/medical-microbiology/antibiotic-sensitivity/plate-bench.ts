/** The plate on black, with what stands beside it: five cartridges of discs, and the tube of the inoculum before a card with lines. */
import { Container, Graphics } from 'pixi.js';
import { DISH_RADIUS_MM } from '../../../../engine/medical-microbiology/spread-plate';
import { ANTIBIOTICS, DISCS, type Antibiotic } from '../../../../engine/medical-microbiology/susceptibility-tables';
import type { Part, Point, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, housing, mix } from '../../kit/paint/shading';
import { createPetriPlate, type PetriPlate } from '../../kit/petri/petri-plate';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface NamedDisc extends Point {
  readonly code: string;
}

export interface PlateBench extends Part {
  readonly plate: PetriPlate;
  readonly scale: number;
  /** Over the plate, in units of the table: for the calliper. */
  readonly over: Container;
  /** From units of the table to those of the parent. */
  at(point: Point): Point;
  /** `lying`: which of the five lie on the plate; null where that is to be found. `turbidity` in McFarland, with its words. */
  set(lying: readonly boolean[] | null, turbidity: number, words: string): void;
  /** Codes above the discs, in millimetres from the middle of the plate. */
  name(discs: readonly NamedDisc[]): void;
}

const SIZE = { width: 604, height: 506 } as const;
export const PLATE = { x: 207, y: 206, radius: 188 } as const;
export const PER_MM = PLATE.radius / DISH_RADIUS_MM;
/** Upper edge of the calliper's beam. */
export const BEAM_Y = 420;
const CARTRIDGE = { x: 430, y: 26, width: 152, height: 34, pitch: 40 } as const;
export const DISPENSER = { x: 426, y: 22, width: 160, height: 5 * CARTRIDGE.pitch + 2 } as const;
export const TUBE = { x: 506, top: 246, foot: 366, half: 20 } as const;
const MOST_TURBID = 4;
const INK = 0x17202c;

function createCartridge(context: StageContext, antibiotic: Antibiotic, n: number) {
  const { theme } = context;
  const { x, width, height, pitch } = CARTRIDGE;
  const y = CARTRIDGE.y + n * pitch;
  const tube = new Graphics()
    .roundRect(x + 2, y + 3, width, height, 8)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(x, y, width, height, 8)
    .fill(mix(theme.glassBody, 0xffffff, 0.5))
    .stroke({ width: 1.2, color: theme.glassEdge });
  // Discs stand edgeways in their cartridge.
  for (let disc = 0; disc < 5; disc++)
    tube.rect(x + 8 + disc * 5.4, y + 6, 3.6, height - 12).fill(disc % 2 ? 0xf4f1e8 : 0xe0dccf);
  const paper = { x: x + 37, y: y + 2, width: width - 42, height: height - 4 };
  tube.roundRect(paper.x, paper.y, paper.width, paper.height, 3).fill(0xffffff);
  asPanel(tube, paper);
  const word = context.text({
    text: DISCS[antibiotic].code.split(' ')[0] ?? '',
    size: 12,
    weight: '600',
    colour: INK,
    anchor: [0.5, 0.5],
  });
  word.position.set(paper.x + paper.width / 2, paper.y + paper.height / 2);
  const lying = new Graphics()
    .circle(x - 2, y + height / 2, 7)
    .fill(0xf6f3ea)
    .stroke({ width: 1.2, color: INK });
  return { tube, word, lying };
}

/** The tube of the inoculum, and the card with lines behind it. */
function createInoculum(theme: StageTheme) {
  const card = new Graphics().roundRect(TUBE.x - 62, TUBE.top + 18, 124, 84, 4).fill(0xffffff);
  for (let line = 0; line < 6; line++)
    card.rect(TUBE.x - 54, TUBE.top + 29 + line * 12, 108, 2 + (line % 3)).fill(0x11161c);
  const suspension = new Graphics()
    .roundRect(TUBE.x - TUBE.half + 3, TUBE.top + 30, 2 * TUBE.half - 6, TUBE.foot - TUBE.top - 33, TUBE.half - 3)
    .fill(0xf2efe2);
  const glass = new Graphics()
    .roundRect(TUBE.x - TUBE.half, TUBE.top - 4, 2 * TUBE.half, TUBE.foot - TUBE.top + 4, TUBE.half)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.4],
        [0.25, theme.glassBody, 0.08],
        [0.8, theme.glassBody, 0.12],
        [1, theme.glassEdge, 0.4],
      ]),
    )
    .stroke({ width: 1.4, color: theme.glassEdge })
    .roundRect(TUBE.x - TUBE.half + 6, TUBE.top + 12, 4, TUBE.foot - TUBE.top - 40, 2)
    .fill({ color: 0xffffff, alpha: 0.6 })
    .roundRect(TUBE.x - TUBE.half - 3, TUBE.top - 14, 2 * TUBE.half + 6, 20, 5)
    .fill(theme.name === 'dark' ? 0x3c6ea8 : 0x2f5f9c);
  return { card, suspension, glass };
}

/** The code above a disc. */
function createTag(context: StageContext) {
  const root = new Container({ label: 'code' });
  const paper = new Graphics();
  const text = context.text({ size: 12, weight: '600', colour: INK, anchor: [0.5, 0.5] });
  root.addChild(paper, text);
  return {
    root,
    /** Height of its letters in units of the table; no disc: it is put away. */
    name(disc: NamedDisc | undefined, small: number) {
      root.visible = disc !== undefined;
      if (!disc) return;
      root.position.set(PLATE.x + disc.x * PER_MM, PLATE.y + disc.y * PER_MM - 3 * PER_MM - small);
      text.style.fontSize = small;
      text.text = disc.code;
      const box = { x: -text.width / 2 - 4, y: -small * 0.66, width: text.width + 8, height: small * 1.32 };
      paper.clear().roundRect(box.x, box.y, box.width, box.height, 4).fill({ color: 0xffffff, alpha: 0.94 });
      asPanel(root, box);
    },
  };
}

export function createPlateBench(context: StageContext): PlateBench {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const holder = new Container({ label: 'plate bench' });
  const root = new Container({ label: 'table' });
  const shadow = contactShadow(theme, SIZE.width, 24);
  shadow.position.set(SIZE.width / 2, SIZE.height);
  const face = housing(theme, SIZE.width, SIZE.height, 18);
  const felt = new Graphics()
    .roundRect(10, 10, 394, 394, 12)
    .fill(dark ? 0x0b0e13 : 0x14181e)
    .roundRect(10, 10, 394, 394, 12)
    .stroke({ width: 1.5, color: theme.housingEdge, alpha: 0.8 });
  const cartridges = ANTIBIOTICS.map((antibiotic, n) => createCartridge(context, antibiotic, n));
  const { card, suspension, glass } = createInoculum(theme);
  const turbid = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  root.addChild(
    shadow,
    face,
    felt,
    ...cartridges.flatMap(({ tube, word, lying }) => [tube, word, lying]),
    card,
    suspension,
    glass,
    turbid,
  );
  const plate = createPetriPlate(context, 640);
  const tags = ANTIBIOTICS.map(() => createTag(context));
  const over = new Container({ label: 'over the plate' });
  for (const tag of tags) over.addChild(tag.root);
  holder.addChild(root, plate.root, over);
  let place = { x: 0, y: 0, scale: 1 };
  let small = 12;
  const at = ({ x, y }: Point): Point => ({ x: place.x + x * place.scale, y: place.y + y * place.scale });
  return {
    root: holder,
    plate,
    over,
    at,
    get scale() {
      return place.scale;
    },
    lay(box, type) {
      place = fitted(box, SIZE);
      small = type.small / place.scale;
      for (const part of [root, over]) {
        part.position.set(place.x, place.y);
        part.scale.set(place.scale);
      }
      plate.lay(at(PLATE), PLATE.radius * place.scale);
      for (const { word } of cartridges) word.style.fontSize = small;
      turbid.style.fontSize = small;
      turbid.position.set(TUBE.x, TUBE.foot + 2);
    },
    set(lying, turbidity, words) {
      for (const [n, { lying: mark }] of cartridges.entries()) mark.visible = lying?.[n] ?? false;
      // Beer and Lambert, for the eye: lines behind the tube fade with the turbidity.
      suspension.alpha = 0.12 + 0.86 * (1 - Math.exp((-2.2 * turbidity) / MOST_TURBID));
      turbid.text = words;
    },
    name(discs) {
      for (const [n, tag] of tags.entries()) tag.name(discs[n], small);
    },
  };
}
