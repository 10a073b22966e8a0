/** The counter beside a microscope: a key for each class of cells with its figures above it, the total, a bell at each hundred. */
import { Container, Graphics, type Text } from 'pixi.js';
import { CELL_CLASSES, type CellClass, CLASS_NAMES } from '../../../../engine/data/white-cells';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createHousing, housingMargins } from '../../kit/instruments/housing';
import { createKey, type Key } from '../../kit/instruments/key';
import { cells, inset, type Size } from '../../kit/layout/layout';
import { downGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { PRINTED } from './cell-names';

export interface TallyCounter extends Part {
  least(type: TypeSizes): Size;
  set(tally: Readonly<Record<CellClass, number>>, counted: number, goal: number): void;
  /** Lights the key that was pressed last. */
  light(kind: CellClass | null): void;
  /** By hand, or out of use. */
  enable(byHand: boolean, complete: boolean): void;
}

const PAD = 7;
const GAP = 6;
/** Keys in a row where it is wide, and where it is narrow. */
const BROAD = 8;
const NARROW = 4;
/** Where it is so many times as wide as high it has long rows. */
const LONG = 1.9;
const DRUM = 0x14181d;
const FIGURE = 0xf5f7fa;

interface Cell {
  readonly key: Key;
  readonly kind: CellClass | null;
}

const createClassKeys = (context: StageContext): readonly Cell[] =>
  CELL_CLASSES.map((kind) => ({
    kind,
    key: createKey(context, {
      action: 'classify',
      value: () => kind,
      name: `Tally: ${CLASS_NAMES[kind]}`,
      print: PRINTED[kind],
      sound: 'click',
    }),
  }));

/** The window of a counting wheel. */
function drawDrum(drums: Graphics, box: Box): void {
  drums
    .roundRect(box.x, box.y, box.width, box.height, 4)
    .fill(
      downGradient([
        [0, 0x000000],
        [0.35, DRUM],
        [0.6, 0x2b323b],
        [1, 0x05070a],
      ]),
    )
    .roundRect(box.x, box.y, box.width, box.height, 4)
    .stroke({ width: 1, color: 0x5d6874, alpha: 0.9 });
}

/** The figure in its window, the key below. */
function layCell(cell: Cell, figure: Text, place: Box, windowHigh: number, type: TypeSizes): void {
  figure.visible = cell.kind !== null;
  figure.style.fontSize = type.text;
  figure.position.set(place.x + place.width / 2, place.y + windowHigh / 2);
  cell.key.lay(
    { x: place.x, y: place.y + windowHigh + 3, width: place.width, height: place.height - windowHigh - 3 },
    { ...type, text: type.small },
  );
}

export function createTallyCounter(context: StageContext): TallyCounter {
  const root = new Container({ label: 'tally counter' });
  const housing = createHousing(context, { form: 'console' });
  const drums = new Graphics({ label: 'windows' });
  const total = context.text({ size: 14, weight: '700', mono: true, colour: FIGURE, anchor: [0.5, 0.5] });
  const goal = context.text({ size: 12, colour: context.theme.ink, anchor: [0.5, 0.5] });
  const classKeys = createClassKeys(context);
  const skip: Cell = { kind: null, key: createKey(context, { action: 'next_cell', print: 'PASS' }) };
  const back: Cell = { kind: null, key: createKey(context, { action: 'undo', print: 'BACK', tone: 'stop' }) };
  const all = [...classKeys, skip, back];
  const figures = all.map(() =>
    context.text({ size: 14, weight: '600', mono: true, colour: FIGURE, anchor: [0.5, 0.5] }),
  );
  root.addChild(housing.root, drums, total, goal, ...figures, ...all.map(({ key }) => key.root));
  let hundreds = 0;
  let shownTotal = -1;
  const margins = housingMargins('console');

  return {
    root,
    least: ({ small, text }) => ({
      width: 22 * small,
      height: 2 * (text * 2.4 + small * 1.6 + GAP) + 2 * PAD + margins.side + margins.foot,
    }),
    lay(box, type) {
      const face = inset(housing.lay(box), PAD);
      const columns = box.width > LONG * box.height ? BROAD : NARROW;
      const count = all.length + 1;
      const rows = Math.ceil(count / columns);
      drums.clear();
      const places = cells(face, 'y', rows, GAP).flatMap((line) => cells(line, 'x', columns, GAP));
      const windowHigh = type.text * 1.35;
      places.slice(0, count).forEach((place, n) => {
        if (n === all.length) {
          const high = Math.min(place.height * 0.5, type.text * 2);
          drawDrum(drums, { ...place, height: high });
          total.style.fontSize = Math.min(type.figures, high * 0.8, place.width * 0.42);
          total.position.set(place.x + place.width / 2, place.y + high / 2);
          goal.style.fontSize = type.small;
          goal.position.set(place.x + place.width / 2, place.y + (place.height + high) / 2);
          return;
        }
        const cell = all[n];
        const figure = figures[n];
        if (!cell || !figure) return;
        if (cell.kind !== null) drawDrum(drums, { ...place, height: windowHigh });
        layCell(cell, figure, place, windowHigh, type);
      });
      asPanel(drums, face);
    },
    set(tally, counted, wanted) {
      classKeys.forEach(({ kind }, n) => {
        const text = figures[n];
        const said = kind ? String(tally[kind]) : '';
        if (text) text.text = said;
      });
      if (counted !== shownTotal) {
        total.text = String(counted);
        const now = Math.floor(counted / 100);
        // The bell of the real one.
        if (shownTotal >= 0 && now > hundreds) context.sound('beep');
        hundreds = now;
        shownTotal = counted;
      }
      const words = `/ ${wanted}`;
      goal.text = words;
    },
    light(kind) {
      for (const cell of classKeys) cell.key.light(cell.kind === kind);
    },
    enable(byHand, complete) {
      for (const { key } of classKeys) key.enable(byHand && !complete);
      skip.key.enable(!complete);
    },
  };
}
