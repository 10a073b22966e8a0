/** The loose frame: it waits beside the plot, and a hand lays it down there. */
import { Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { frameCorner, frameSize, outlineFrame, type PlotScale } from './plot-scale';
import { createQuadratFrame } from './quadrat-frame';

/** Below the plot the loose frame waits, at most so many metres away. */
const LOWEST = -12;
const ICON = 28;

export interface LooseFrameOptions {
  readonly scale: PlotScale;
  /** It was laid with its lower left corner there, whole metres. */
  readonly place: (x: number, y: number) => void;
  readonly redraw: () => void;
}

function createMark(colour: number) {
  const mark = new Graphics({ visible: false });
  return {
    mark,
    draw(size: number) {
      mark.clear();
      outlineFrame(mark, size, 0x1b1409, 4.4, 0.5);
      outlineFrame(mark, size, 0xffe7bd, 2.6, 0);
      mark
        .circle(size / 2, size / 2, Math.max(9, size * 0.3))
        .stroke({ width: 2, color: colour })
        .circle(size / 2, size / 2, 2)
        .fill(colour);
    },
  };
}

export function createLooseFrame(context: StageContext, { scale, place, redraw }: LooseFrameOptions) {
  const icon = createQuadratFrame(context);
  icon.lay(ICON - 10, 5);
  const look = createMark(context.theme.accent);
  const { mark } = look;
  /** Lower left corner of the loose frame, whole metres from that of the plot; and where it waits. */
  let parked: Point = { x: 0, y: LOWEST };
  let waits: readonly [number, number] = [0, 0];
  let hand: Point = parked;
  let moved = false;
  const put = (): void => {
    const { x, y } = hand;
    hand = parked;
    mark.visible = false;
    icon.root.visible = true;
    handle.update(parked);
    follow();
    if (y >= 0) place(x, y);
    redraw();
  };
  const handle = context.handle({
    role: 'point',
    name: 'Loose frame',
    hint: 'Drag it onto the plot, or move it with the arrow keys and press Enter.',
    min: { x: 0, y: LOWEST },
    max: { x: scale.plot - 1, y: scale.plot - 1 },
    step: 1,
    value: parked,
    format: ({ x, y }) => (y < 0 ? 'beside the plot' : `${x} m along, ${y} m up`),
    set(value) {
      hand = value;
      moved = true;
      mark.visible = value.y >= 0;
      icon.root.visible = value.y < 0;
      follow();
      redraw();
    },
    drag: (point, start, from) => ({
      x: from.x + (point.x - start.x) / scale.unit,
      y: from.y - (point.y - start.y) / scale.unit,
    }),
    held(down) {
      if (down) moved = false;
      else if (moved) put();
    },
    keys: { Enter: () => put() },
  });

  const follow = (): void => {
    const { plot, side } = scale;
    const size = frameSize(scale);
    const at = frameCorner(scale, Math.min(plot - side, hand.x), Math.min(plot - side, hand.y));
    mark.position.set(at.x, at.y);
    const wide = Math.max(ICON, size);
    const [x, y] = waits;
    icon.root.position.set(x - ICON / 2 + 5, y - ICON / 2 + 5);
    if (hand.y < 0) handle.place(x - ICON / 2, y - ICON / 2, ICON, ICON);
    else handle.place(at.x + size / 2 - wide / 2, at.y + size / 2 - wide / 2, wide, wide);
  };
  return {
    icon: icon.root,
    mark,
    /** Middle of the place where it waits. */
    lay(middle: readonly [number, number]) {
      waits = middle;
      const { box, unit } = scale;
      parked = {
        x: Math.round((waits[0] - box.x) / unit),
        y: Math.max(LOWEST, Math.round((box.y + box.side - waits[1]) / unit)),
      };
      hand = parked;
      handle.update(parked);
    },
    redraw() {
      look.draw(frameSize(scale));
      follow();
    },
    enable(on: boolean) {
      icon.root.visible = on;
      handle.enable(on);
    },
  };
}
