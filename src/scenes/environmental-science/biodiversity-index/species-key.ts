/** An identification card: a picture of every species of a habitat; the chosen one with its name and marks. */
import { Container, Graphics } from 'pixi.js';
import type { HabitatSpecies } from '../../../../engine/data/habitat-species';
import type { Part, Point, StageContext } from '../../contract';
import type { HabitatLife } from './habitat-life';
import { ORGANISM_REACH, type Organisms } from './organisms';
import { downGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

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

/** Origin at its top left. */
export function createSpeciesKey(context: StageContext, options: SpeciesKeyOptions): SpeciesKey {
  const { theme } = context;
  const root = new Container({ label: 'species key' });
  const card = new Graphics();
  const choice = new Graphics();
  const pictures = new Container({ label: 'pictures' });
  const name = context.text({ size: 13, weight: '700', colour: theme.paperInk, wrap: 100 });
  const marks = context.text({ size: 12, colour: 0x3c4a58, wrap: 100 });
  root.addChild(card, choice, pictures, name, marks);
  let life: HabitatLife | null = null;
  let species: readonly HabitatSpecies[] = [];
  let chosen = 0;
  let box = { x: 0, y: 0, width: 1, height: 1, text: 13 };
  let grid = { across: 1, cell: 1, down: 1, high: 1 };
  let on = true;

  const write = (): void => {
    const entry = species[chosen];
    name.text = entry ? entry.name : '';
    const line = LINE * box.text;
    marks.y = name.y + Math.max(1, Math.round(name.height / line)) * line;
    marks.text = entry ? `${entry.scientific}\n${entry.marks}` : '';
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
  const at = ({ x, y }: Point): number => {
    const column = Math.min(grid.across - 1, Math.max(0, Math.floor((x - box.x - MARGIN) / grid.cell)));
    const row = Math.max(0, Math.floor((y - box.y - MARGIN) / grid.high));
    return Math.min(species.length - 1, row * grid.across + column);
  };
  const handle = context.handle({
    role: 'slider',
    name: 'Species key',
    hint: 'Arrow keys leaf through it; Enter, or a press on a picture, names the organism chosen in the close-up.',
    min: 1,
    get max() {
      return Math.max(1, species.length);
    },
    step: 1,
    value: 1,
    format(value) {
      const entry = species[value - 1];
      return entry ? `${entry.name}: ${entry.marks}` : 'empty';
    },
    set: (value) => choose(value - 1),
    drag: (point) => at(point) + 1,
    tap(point) {
      choose(at(point));
      options.name(chosen);
    },
    keys: { Enter: () => options.name(chosen) },
  });

  const arrange = (): void => {
    const { width, height, text } = box;
    const beside = width > BROAD * height;
    const inner = width - 2 * MARGIN;
    const wide = beside ? inner * PICTURES : inner;
    const high = height - 2 * MARGIN - (beside ? 0 : LINES * LINE * text + 6);
    let best = { across: 1, cell: 1, down: Math.max(1, species.length), high: 1 };
    for (let across = 1; across <= species.length; across++) {
      const down = Math.ceil(species.length / across);
      const cell = wide / across;
      if (Math.min(cell, high / down) > Math.min(best.cell, best.high))
        best = { across, cell, down, high: high / down };
    }
    grid = best;
    const size = Math.min(best.cell, best.high);
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
    for (let row = 1; row < best.down; row++)
      card.rect(MARGIN, MARGIN + row * best.high, wide, 0.8).fill({ color: 0x8a7f66, alpha: 0.28 });
    for (let column = 1; column < best.across; column++)
      card.rect(MARGIN + column * best.cell, MARGIN, 0.8, best.high * best.down).fill({ color: 0x8a7f66, alpha: 0.28 });
    choice
      .clear()
      .roundRect(1, 1, best.cell - 2, best.high - 2, 6)
      .fill(0xd3ebe3)
      .roundRect(1, 1, best.cell - 2, best.high - 2, 6)
      .stroke({ width: 2, color: 0x0d9488 });
    pictures.children.forEach((picture, rank) => {
      picture.position.set(
        MARGIN + ((rank % best.across) + 0.5) * best.cell,
        MARGIN + (Math.floor(rank / best.across) + 0.5) * best.high,
      );
      picture.scale.set((0.44 * size) / ORGANISM_REACH);
    });
    const left = beside ? MARGIN + wide + 10 : MARGIN + 2;
    const foot = beside ? MARGIN : MARGIN + best.high * best.down + 6;
    name.position.set(left, foot);
    marks.x = left;
    name.style.wordWrapWidth = marks.style.wordWrapWidth = width - MARGIN - left;
    name.style.fontSize = marks.style.fontSize = text;
    name.style.lineHeight = marks.style.lineHeight = LINE * text;
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
