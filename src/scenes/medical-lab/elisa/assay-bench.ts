/**
 * The assay's bench from above: the plate on the carrier of its reader, the washer's comb of needles, the multichannel pipette, and
 * the troughs that it draws from.
 */
import { Container } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { type Carried, createCarried } from '../../kit/controls/carried';
import { boxOf, fitDrawing, pointOf, type Stand } from '../../kit/layout/layout';
import { createMicroplate, GRID, PLATE, type Well } from '../../kit/microplate/microplate';
import { createMultichannelPipette } from '../../kit/microplate/multichannel-pipette';
import { AT, createBenchInstruments, READER, WASHER } from './bench-instruments';
import { createReagentTroughs, TROUGH_COLOURS } from './reagent-troughs';

export interface BenchLook {
  /** Part of the wash, of the reading; null: neither. */
  readonly washing: number | null;
  readonly reading: number | null;
  /** Part of an incubation under film. */
  readonly sealed: boolean;
  /** Trough that is due, or none. */
  readonly due: number | null;
  well(n: number): Well;
}

export type BenchPlace = 'plate' | 'washer' | 'reader';

export interface AssayBench extends Part {
  set(look: BenchLook, wall: number): void;
  place(part: BenchPlace): Box;
}

/** Upright, troughs lie below the plate; lying, beside it. */
const UPRIGHT = { width: 470, height: 520 } as const;
const LYING = { width: 640, height: 424 } as const;
const REST = { x: 36, y: AT.y + PLATE.height / 2 } as const;
const WELLS = GRID.rows * GRID.columns;
const GROUPS = [
  { text: 'S', from: 0, to: 1 },
  { text: 'U', from: 2, to: 3 },
  { text: 'Blank', from: 4, to: 6 },
] as const;

/** What the instruments and the groups of columns are called. */
function createCaptions(context: StageContext) {
  const { theme } = context;
  const captions = GROUPS.map(({ text }) =>
    context.text({ text, size: 12, weight: '700', colour: theme.ink, anchor: [0.5, 0] }),
  );
  const title = context.text({
    text: 'Reader, 450 nm',
    size: 12,
    weight: '600',
    colour: theme.ink,
    anchor: [0, 0.5],
  });
  return {
    views: [title, ...captions],
    lay(at: Stand, small: number): void {
      title.style.fontSize = small;
      const { x, y } = pointOf(at, { x: READER.x + 20, y: READER.y + READER.height - 26 });
      title.position.set(x, y);
      captions.forEach((text, n) => {
        const group = GROUPS[n];
        if (!group) return;
        text.style.fontSize = small;
        const across = (columns: number): number => at.x + (AT.x + GRID.x + columns * GRID.pitch) * at.scale;
        text.position.set(
          Math.max(across((group.from + group.to) / 2), across(group.from - 0.4) + text.width / 2),
          at.y + (AT.y + PLATE.height + 12) * at.scale,
        );
      });
    },
    show(are: boolean): void {
      for (const text of captions) text.visible = are;
    },
  };
}

const PLACES: Readonly<Record<BenchPlace, Box>> = {
  plate: { ...AT, width: PLATE.width, height: PLATE.height },
  washer: WASHER,
  reader: READER,
};

export function createAssayBench(
  context: StageContext & { redraw(): void },
  hand: { readonly name: string; readonly hint: string; apply(): void },
): AssayBench {
  const { theme } = context;
  const root = new Container({ label: 'assay bench' });
  const drawn = new Container();
  const plate = createMicroplate(context);
  const instruments = createBenchInstruments(theme, plate.root);
  const troughs = createReagentTroughs(context);
  const pipette = createMultichannelPipette(context);
  drawn.addChild(...instruments.behind, ...troughs.troughs, troughs.mark, instruments.comb);
  const captions = createCaptions(context);
  root.addChild(drawn, ...captions.views, ...troughs.names, pipette.root);
  const carried: Carried = createCarried(context, pipette.root, {
    name: hand.name,
    hint: hand.hint,
    box: { x: -15, y: -100, width: 30, height: 260 },
    drop(point) {
      const target = placeOf('plate');
      const within = (value: number, from: number, length: number): boolean => value > from && value < from + length;
      if (within(point.x, target.x, target.width) && within(point.y, target.y, target.height)) hand.apply();
    },
    send: () => hand.apply(),
  });
  let at: Stand = { x: 0, y: 0, scale: 1 };
  const placeOf = (part: BenchPlace): Box => boxOf(at, PLACES[part]);

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const lying = box.width > box.height * 1.25;
      const size = lying ? LYING : UPRIGHT;
      at = fitDrawing(drawn, box, size, 0.5, 0.5);
      troughs.lay(lying, at, small);
      captions.lay(at, small);
      carried.home(pointOf(at, REST), at.scale);
      pipette.root.scale.set(at.scale);
      carried.aim([placeOf('plate')]);
    },
    set(look, wall) {
      for (let n = 0; n < WELLS; n++) plate.set(n, look.well(n));
      plate.seal(look.sealed);
      instruments.set(look.reading, look.washing);
      captions.show(look.reading === null);
      troughs.due(look.due);
      pipette.fill(TROUGH_COLOURS[look.due ?? 0] ?? 0xffffff, look.due === null ? 0 : 1);
      carried.move(wall);
    },
    place: placeOf,
  };
}
