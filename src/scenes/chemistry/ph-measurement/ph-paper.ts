/** pH paper: the strip that comes off the roll and is dipped, and the chart to compare it with. */
import { Graphics } from 'pixi.js';
import type { Point, SceneContext } from '../../contract';
import { createPaperRoll } from './paper-roll';
import { SAMPLES } from './ph-measurement-layout';
import { createPhScale, DRY_PAPER, paperColour } from './ph-scale';
import { type PhFrame, type PhStations, UNKNOWN } from './ph-stations';

const ROLL = 30;
const STRIP = { width: 14, length: 46 } as const;

/** Roll and loose strip. */
export function createDippedStrip(context: SceneContext<'ph_measurement'>, bench: PhStations) {
  const roll = createPaperRoll(context, ROLL);
  const strip = new Graphics().roundRect(-STRIP.width / 2, 0, STRIP.width, STRIP.length, 2).fill(DRY_PAPER);
  /** Station over which it is held. */
  let over: number | null = null;
  let at: Point | null = null;
  let gripped = false;
  const dip = (station: number): void => {
    bench.chooseSample(station);
    context.dispatch({ do: 'dip_paper' });
    over = at = null;
    context.redraw();
  };
  const dipHere = (): void => dip(over ?? bench.sampleStation());
  const handle = context.handle({
    role: 'slider',
    name: 'Strip of pH paper',
    hint: 'Drag it into a sample. The arrow keys choose the sample, Enter or a tap dips the strip.',
    min: 0,
    max: SAMPLES - 1,
    step: 1,
    value: 0,
    format: (station) => `for the ${bench.nameOf(station)}`,
    set(station) {
      over = bench.unknown() ? UNKNOWN : station;
      context.redraw();
    },
    drag(point) {
      at = point;
      context.redraw();
      return bench.nearest(point.x, point.y, SAMPLES);
    },
    held(down) {
      if (!down && gripped && at) dip(bench.nearest(at.x, at.y, SAMPLES));
      gripped = down;
    },
    tap: dipHere,
    keys: { Enter: dipHere },
  });
  return {
    roll,
    strip,
    draw() {
      const above = over === null ? undefined : bench.stations[over];
      const free = gripped && at ? at : above && { x: above.x, y: above.y - 150 };
      const home = roll.at;
      const x = free ? free.x : home.x + (ROLL - 8) * home.scale;
      const y = free ? free.y - 12 : home.y + (ROLL - 6) * home.scale;
      strip.position.set(x, y);
      handle.place(
        free ? x - 14 : home.x - ROLL * home.scale,
        free ? y : home.y - ROLL * home.scale,
        free ? 28 : 2 * ROLL * home.scale + 8,
        free ? STRIP.length : 2 * ROLL * home.scale + 34 * home.scale,
      );
      handle.update(over ?? bench.sampleStation());
    },
  };
}

/** The chart, with the strip that was dipped last held against it. */
export function createPaperChart(context: SceneContext<'ph_measurement'>) {
  const scale = createPhScale(context);
  let compareAt = 7;
  const handle = context.handle({
    role: 'slider',
    name: 'Strip at the colour chart',
    hint: 'Move it along the chart until the colours agree.',
    min: 0,
    max: 14,
    step: 1,
    value: compareAt,
    format: (at) => `beside ${at}`,
    set(at) {
      compareAt = at;
      context.redraw();
    },
    drag: (point) => (point.x - scale.root.x - scale.cellX(0)) / (scale.cellX(1) - scale.cellX(0)),
  });
  return {
    scale,
    /** `ph`: what the strip was dipped into, if any. */
    draw(
      ph: number | undefined,
      {
        shown: {
          ph_meter: { value },
        },
      }: PhFrame,
    ) {
      scale.strip(ph === undefined ? null : paperColour(ph), compareAt);
      handle.enable(ph !== undefined);
      if (ph !== undefined) {
        const x = scale.root.x + scale.cellX(compareAt);
        handle.place(x - 16, scale.root.y + scale.stripY, 32, 44);
        handle.update(compareAt);
      }
      scale.mark(typeof value === 'number' ? value : null);
    },
  };
}
