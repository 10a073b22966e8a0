/** An identification card: a picture of every species of a habitat; the chosen one with its name and marks. */
import { Container, Graphics } from 'pixi.js';
import type { HabitatSpecies } from '../../../../engine/data/habitat-species';
import type { Box, Handle, Part, Point, StageContext } from '../../contract';
import type { HabitatLife } from './habitat-life';
import { ORGANISM_REACH, type Organisms } from './organisms';
import { downGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface SpeciesKeyOptions {
  readonly organisms: Organisms;
  /** A picture was pressed, or Enter on the chosen one: the rank of its species. */
  name(rank: number): void;
  redraw(): void;
}

export interface SpeciesKey extends Part {
  /** null: no habitat, or not fetched yet. */
  show(life: HabitatLife | null): void;
  choose(rank: number): void;
  readonly chosen: number;
  /** Put away, with its handle. */
  enable(enabled: boolean): void;
}

const MARGIN = 10;
const LINE = 1.28;
/** Lines under the pictures: name, scientific name, two of marks. */
const LINES = 4;
/** A card that is so much wider than high has its words beside the pictures, which then take this part of it. */
const BROAD = 1.7;
const PICTURES = 0.62;

interface KeyBox extends Box {
  /** Size of its words. */
  readonly text: number;
}

/** How pictures lie on the card: as large as possible, with the words beside or below. */
interface KeyGrid {
  readonly across: number;
  readonly down: number;
  /** Size of one place. */
  readonly cell: number;
  readonly high: number;
  readonly beside: boolean;
  /** Width of all pictures. */
  readonly wide: number;
}

function gridFor({ width, height, text }: KeyBox, species: number): KeyGrid {
  const beside = width > BROAD * height;
  const inner = width - 2 * MARGIN;
  const wide = beside ? inner * PICTURES : inner;
  const high = height - 2 * MARGIN - (beside ? 0 : LINES * LINE * text + 6);
  let best = { across: 1, cell: 1, down: Math.max(1, species), high: 1 };
  for (let across = 1; across <= species; across++) {
    const down = Math.ceil(species / across);
    const cell = wide / across;
    if (Math.min(cell, high / down) > Math.min(best.cell, best.high)) best = { across, cell, down, high: high / down };
  }
  return { ...best, beside, wide };
}

function paintCard(
  card: Graphics,
  { width, height }: Box,
  { down, high, across, cell, wide }: KeyGrid,
  theme: StageTheme,
): void {
  card
    .clear()
    .roundRect(2, 4, width, height, 8)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .roundRect(0, 0, width, height, 8)
    .fill(
      downGradient([
        [0, 0xfbf8ef],
        [1, 0xe6e0cf],
      ]),
    );
  for (let row = 1; row < down; row++)
    card.rect(MARGIN, MARGIN + row * high, wide, 0.8).fill({ color: 0x8a7f66, alpha: 0.28 });
  for (let column = 1; column < across; column++)
    card.rect(MARGIN + column * cell, MARGIN, 0.8, high * down).fill({ color: 0x8a7f66, alpha: 0.28 });
}

function paintChoice(choice: Graphics, { cell, high }: KeyGrid): void {
  choice
    .clear()
    .roundRect(1, 1, cell - 2, high - 2, 6)
    .fill(0xd3ebe3)
    .roundRect(1, 1, cell - 2, high - 2, 6)
    .stroke({ width: 2, color: 0x0d9488 });
}

function layPictures(pictures: Container, { across, cell, high }: KeyGrid): void {
  const size = Math.min(cell, high);
  pictures.children.forEach((picture, rank) => {
    picture.position.set(MARGIN + ((rank % across) + 0.5) * cell, MARGIN + (Math.floor(rank / across) + 0.5) * high);
    picture.scale.set((0.44 * size) / ORGANISM_REACH);
  });
}

/** Name and marks of the chosen species. */
function createKeyWords(context: StageContext) {
  const name = context.text({ size: 13, weight: '700', colour: context.theme.paperInk, wrap: 100 });
  const marks = context.text({ size: 12, colour: 0x3c4a58, wrap: 100 });
  let line = LINE * 13;
  return {
    name,
    marks,
    lay({ width, text }: KeyBox, { beside, wide, high, down }: KeyGrid) {
      line = LINE * text;
      const left = beside ? MARGIN + wide + 10 : MARGIN + 2;
      name.position.set(left, beside ? MARGIN : MARGIN + high * down + 6);
      marks.x = left;
      name.style.wordWrapWidth = marks.style.wordWrapWidth = width - MARGIN - left;
      name.style.fontSize = marks.style.fontSize = text;
      name.style.lineHeight = marks.style.lineHeight = line;
    },
    write(entry: HabitatSpecies | undefined) {
      name.text = entry ? entry.name : '';
      marks.y = name.y + Math.max(1, Math.round(name.height / line)) * line;
      marks.text = entry ? `${entry.scientific}\n${entry.marks}` : '';
    },
  };
}

const placeAt = ({ across, cell, high }: KeyGrid, x: number, y: number): number =>
  Math.max(0, Math.floor(y / high)) * across + Math.min(across - 1, Math.max(0, Math.floor(x / cell)));

function keyHandle(
  context: StageContext,
  key: {
    species(): readonly HabitatSpecies[];
    choose(rank: number): void;
    at(point: Point): number;
    name(): void;
  },
): Handle {
  return context.handle({
    role: 'slider',
    name: 'Species key',
    hint: 'Arrow keys leaf through it; Enter, or a press on a picture, names the organism chosen in the close-up.',
    min: 1,
    get max() {
      return Math.max(1, key.species().length);
    },
    step: 1,
    value: 1,
    format(value) {
      const entry = key.species()[value - 1];
      return entry ? `${entry.name}: ${entry.marks}` : 'empty';
    },
    set: (value) => key.choose(value - 1),
    drag: (point) => key.at(point) + 1,
    tap(point) {
      key.choose(key.at(point));
      key.name();
    },
    keys: { Enter: () => key.name() },
  });
}

/** Origin at its top left. */
export function createSpeciesKey(context: StageContext, options: SpeciesKeyOptions): SpeciesKey {
  const { theme } = context;
  const root = new Container({ label: 'species key' });
  const card = new Graphics();
  const choice = new Graphics();
  const pictures = new Container({ label: 'pictures' });
  const { name, marks, ...words } = createKeyWords(context);
  root.addChild(card, choice, pictures, name, marks);
  let life: HabitatLife | null = null;
  let species: readonly HabitatSpecies[] = [];
  let chosen = 0;
  let box: KeyBox = { x: 0, y: 0, width: 1, height: 1, text: 13 };
  let grid = gridFor(box, 0);
  let on = true;

  const write = (): void => {
    const entry = species[chosen];
    words.write(entry);
    choice.visible = entry !== undefined;
    choice.position.set(
      MARGIN + (chosen % grid.across) * grid.cell,
      MARGIN + Math.floor(chosen / grid.across) * grid.high,
    );
  };
  const choose = (rank: number): void => {
    if (rank === chosen || !species[rank]) return;
    chosen = rank;
    write();
    handle.update(rank + 1);
    options.redraw();
  };
  const at = ({ x, y }: Point): number =>
    Math.min(species.length - 1, placeAt(grid, x - box.x - MARGIN, y - box.y - MARGIN));
  const handle = keyHandle(context, {
    species: () => species,
    choose,
    at,
    name: () => options.name(chosen),
  });
  const arrange = (): void => {
    grid = gridFor(box, species.length);
    paintCard(card, box, grid, theme);
    paintChoice(choice, grid);
    layPictures(pictures, grid);
    words.lay(box, grid);
    write();
  };

  return {
    root,
    get chosen() {
      return chosen;
    },
    lay({ x, y, width, height }, { small: text }) {
      box = { x, y, width, height, text };
      asPanel(root, { x: 0, y: 0, width, height });
      root.position.set(x, y);
      handle.place(x, y, width, height);
      arrange();
    },
    show(next) {
      if (next === life) return;
      life = next;
      species = next?.species ?? [];
      chosen = 0;
      for (const child of pictures.removeChildren()) child.destroy();
      if (next) {
        species.forEach((_, rank) => pictures.addChild(new Graphics(options.organisms.drawing(next, rank))));
      }
      handle.update(1);
      arrange();
    },
    choose,
    enable(next) {
      if (next === on) return;
      on = next;
      root.visible = next;
      handle.enable(next);
    },
  };
}
