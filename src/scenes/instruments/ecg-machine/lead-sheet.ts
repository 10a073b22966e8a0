/** The sheet of twelve leads: three rows of four and the rhythm lead, a calibration pulse at the left of each, callipers below. */
import { Container } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { type Callipers, createCallipers } from '../../kit/ecg/callipers';
import { createEcgPaper } from '../../kit/ecg/ecg-paper';
import { BAR, createRecorderBar } from '../../kit/ecg/recorder-bar';
import { inset } from '../../kit/layout/layout';

export interface SheetState {
  /** Rows of `stride` values, mV. */
  readonly values: Float32Array;
  readonly stride: number;
  /** Values that a row has at this speed, and how many are written, at its right end. */
  readonly count: number;
  readonly filled: number;
  readonly speed: number;
  readonly gain: number;
  readonly lead: string;
  readonly calibrated: boolean;
  /** s at the right end. */
  readonly end: number;
  readonly still: boolean;
}

export interface LeadSheet extends Part {
  readonly callipers: Callipers;
  show(state: SheetState): void;
}

const GRID = [
  ['I', 'aVR', 'V1', 'V4'],
  ['II', 'aVL', 'V2', 'V5'],
  ['III', 'aVF', 'V3', 'V6'],
] as const;
const CELLS = 4;
const ROWS = GRID.length + 1;
const LONG = 250;
/** mm kept at the left for the pulse of 1 mV, 200 ms. */
const MARGIN = 15;
const PULSE = { before: 10, high: 50, after: 10, apart: 0.004 } as const;
const ZERO = 0.62;

export function createLeadSheet(context: StageContext): LeadSheet {
  const root = new Container({ label: 'sheet of twelve leads' });
  const bar = createRecorderBar(context);
  const tracks = GRID.length * CELLS + 1 + ROWS;
  const paper = createEcgPaper(context, LONG + MARGIN, tracks);
  const callipers = createCallipers(context, { at: 0.1, level: 0.9 });
  root.addChild(bar.root, paper.root, callipers.root);
  const pulse = new Float32Array(PULSE.before + PULSE.high + PULSE.after);
  pulse.fill(1, PULSE.before, PULSE.before + PULSE.high);
  let lead = '';
  let speed = 25;
  let sizes = { small: 12, text: 14, figures: 26 };

  const place = (): void => {
    const high = paper.millimetresHigh / ROWS;
    const zero = (row: number): number => (row + ZERO) * high;
    // At the upper edge of each row.
    const rise = ZERO * high - sizes.small / paper.millimetre - 0.4;
    paper.lanes([
      ...GRID.flatMap((cells, row) =>
        cells.map((label, cell) => ({
          x: MARGIN + (cell * LONG) / CELLS,
          width: LONG / CELLS,
          zero: zero(row),
          label,
          labelRise: rise,
        })),
      ),
      { x: MARGIN, width: LONG, zero: zero(GRID.length), label: lead, labelRise: rise },
      ...Array.from({ length: ROWS }, (_, row) => ({ x: 0, width: MARGIN, zero: zero(row) })),
    ]);
    const { x, y, width, height } = paper.box;
    const left = MARGIN * paper.millimetre;
    callipers.lay(
      { x: x + left, y: y + height * (1 - 1.25 / ROWS), width: width - left, height: (1.25 * height) / ROWS },
      (paper.millimetre * speed) / 1000,
      sizes,
    );
  };
  return {
    root,
    callipers,
    lay(box, type) {
      sizes = type;
      bar.lay(box);
      paper.lay(inset({ ...box, x: box.x + 6, width: box.width - BAR - 6 }, 0, 6), type);
      place();
    },
    show({ values, stride, count, filled, calibrated, gain, end, still, ...now }) {
      if (now.lead !== lead || now.speed !== speed) {
        lead = now.lead;
        speed = now.speed;
        place();
      }
      paper.roll(still ? 0 : end * speed);
      const apart = LONG / count;
      const from = count - filled;
      for (let row = 0; row < ROWS; row++) {
        const parts = row < GRID.length ? CELLS : 1;
        for (let part = 0; part < parts; part++) {
          const first = Math.max(from, Math.round((part * count) / parts));
          const last = Math.round(((part + 1) * count) / parts);
          const offset = (first - (part * count) / parts) * apart;
          paper.write(row * CELLS + part, values, row * stride + first, Math.max(0, last - first), offset, apart, gain);
        }
        const track = GRID.length * CELLS + 1 + row;
        if (calibrated) paper.write(track, pulse, 0, pulse.length, 0.5, PULSE.apart * speed, gain);
        else paper.wipe(track);
      }
    },
  };
}
