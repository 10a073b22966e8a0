/** The plate brought close: a large dish on which colonies are marked one by one, with a tally. */
import { Container, Graphics } from 'pixi.js';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createKey } from '../../kit/instruments/key';
import { cells, inset } from '../../kit/layout/layout';
import { contactShadow, housing, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createColonyMarking, type ViewedColonies } from './colony-marking';
import { createPetriDish } from './petri-dish';
import { createTally, TALLY } from './tally';

/** What lies on the counter. */
export interface ViewedPlate extends ViewedColonies {
  readonly lawn: number;
  /** What stands on its lid. */
  readonly lines: readonly string[];
}

export interface PlateViewer {
  readonly root: Container;
  /** Covers the box. */
  lay(box: Box, type: TypeSizes): void;
  open(plate: ViewedPlate, marked: ReadonlySet<number>): void;
  close(): void;
}

export interface PlateViewerOptions {
  /** The marks have changed. */
  marked(colonies: ReadonlySet<number>): void;
  putBack(): void;
}

/** The lit stage is so much wider than the dish. */
const RIM = 1.07;
const PAD = 16;
/** Of the column or the strip with words, tally and keys. */
const COLUMN = 176;
const STRIP = 176;
const KEYS = 132;

/** Built once at this radius and scaled. */
const RADIUS = 236;

/** From so many colonies on a film covers the agar, which is full at FULL_LAWN. */
const LAWN_FROM = 500;
const FULL_LAWN = 30_000;

/** How much of the agar a film of bacteria hides, 0 to 1. */
export const lawnOf = (count: number): number =>
  Math.min(1, Math.max(0, Math.log(count / LAWN_FROM) / Math.log(FULL_LAWN / LAWN_FROM)));

/** The dish over the lamp of the counter. */
function createLitStage(theme: StageTheme, dish: Container): Container {
  const ring = new Container({ label: 'lit stage' });
  const lamp = new Graphics()
    .circle(0, 0, RADIUS + 14)
    .fill(mix(theme.housingShade, 0x000000, 0.55))
    .circle(0, 0, RADIUS + 9)
    .fill(
      roundGradient([
        [0, 0xffffff],
        [0.9, 0xf3fbff],
        [1, 0xb7cfdf],
      ]),
    );
  const shadow = contactShadow(theme, RADIUS * 2.1, RADIUS * 2.06);
  shadow.position.set(5, 9);
  ring.addChild(lamp, shadow, dish);
  return ring;
}

/** The dish, the words with the tally, and the keys: in a column beside it where the box is wide, else in a strip below. */
function placesIn(box: Box) {
  const inner = inset(box, PAD);
  const beside = box.width > box.height * 1.15;
  const room = beside
    ? { ...inner, width: inner.width - COLUMN - PAD }
    : { ...inner, height: inner.height - STRIP - PAD };
  const radius = Math.min(room.width, room.height) / 2 / RIM;
  const disc = { x: room.x + room.width / 2, y: room.y + room.height / 2, radius };
  const words: Box = beside
    ? { ...inner, x: inner.x + inner.width - COLUMN, width: COLUMN }
    : { ...inner, y: inner.y + inner.height - STRIP, width: inner.width / 2 - PAD, height: STRIP };
  const keys: Box = beside
    ? { ...words, y: words.y + words.height - KEYS, height: KEYS }
    : { ...words, x: words.x + words.width + 2 * PAD, y: words.y + STRIP - KEYS - PAD };
  return { beside, disc, words, keys };
}

export function createPlateViewer(context: SceneContext<'bacterial_growth'>, options: PlateViewerOptions): PlateViewer {
  const { theme } = context;
  const root = new Container({ label: 'plate viewer', visible: false });
  const back = new Container();
  const dish = createPetriDish(context, RADIUS);
  const ring = createLitStage(theme, dish.root);
  const lid = context.text({ size: 14, colour: theme.ink, wrap: 150 });
  const tally = createTally(context);
  const clear = createKey(context, { name: 'Wipe marks', press: () => marking.wipe() });
  const putBack = createKey(context, { name: 'Put back', tone: 'accent', press: () => options.putBack() });
  root.addChild(back, ring, lid, tally.root, clear.root, putBack.root);

  const marking = createColonyMarking(context, dish, {
    shown: (count) => tally.set(count),
    marked: (colonies) => options.marked(colonies),
    putBack: () => options.putBack(),
  });
  const enable = (on: boolean): void => {
    for (const control of [marking, clear, putBack]) control.enable(on);
  };
  let plate: ViewedPlate | null = null;
  enable(false);

  return {
    root,
    lay(box, type) {
      for (const child of back.removeChildren()) child.destroy();
      const face = housing(theme, box.width, box.height, 16);
      face.position.set(box.x, box.y);
      back.addChild(face);
      const { beside, disc, words, keys } = placesIn(box);
      const { radius } = disc;
      ring.position.set(disc.x, disc.y);
      ring.scale.set(radius / RADIUS);
      marking.lay(disc, radius, radius / RADIUS);
      lid.style.fontSize = type.text;
      lid.style.wordWrapWidth = words.width;
      lid.position.set(words.x, words.y);
      const scale = Math.min(1.7, words.width / TALLY.width);
      const bottom = beside ? keys.y - PAD : words.y + words.height;
      tally.fit(type.small / scale);
      tally.root.scale.set(scale);
      tally.root.position.set(words.x, bottom - TALLY.height * scale);
      const [upper, lower] = cells({ ...keys, height: KEYS }, 'y', 2, 12);
      if (upper) clear.lay(upper, type);
      if (lower) putBack.lay(lower, type);
    },
    open(next, marked) {
      if (plate !== next) {
        plate = next;
        dish.spread(next.colonies, next.drawn, next.lawn);
        lid.text = next.lines.join('\n');
      }
      marking.open(next, marked);
      root.visible = true;
      enable(true);
    },
    close() {
      root.visible = false;
      enable(false);
    },
  };
}
