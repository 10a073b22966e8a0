/** The dilution series with its pipette: a tube is chosen, and a plate is spread of it. */
import type { Box, Point, SceneContext, TypeSizes } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createMicropipette } from '../../kit/glassware/micropipette';
import { createDilutionRack } from './dilution-rack';

const PIPETTE = 104;
/** From the tip: what a hand takes hold of. */
const PIPETTE_BOX = { x: -14, y: -PIPETTE - 8, width: 28, height: PIPETTE - 8 } as const;
/** Tips hang so far above the mouths, and dip so far; units of the rack. */
const HOVER = 5;
const DIP = 26;
const DIP_MS = 520;

/** The middle of the plate that is spread, and its radius. */
export interface PlateTarget {
  readonly stage: Point;
  readonly radius: number;
}

export function createPlating(context: SceneContext<'bacterial_growth'>, target: PlateTarget) {
  const { take_sample } = context.facts.actions;
  const dilutions = take_sample?.value?.kind === 'number' ? take_sample.value : { min: 0, max: 0, initial: 0 };
  const rack = createDilutionRack(context, dilutions.max + 1);
  const pipette = createMicropipette(context, PIPETTE);
  let dilution = Number(dilutions.initial ?? dilutions.min);
  const spread = (): void => context.dispatch({ do: 'take_sample', value: dilution });
  const choose = (next: number): void => {
    dilution = next;
    rackHandle.update(next);
    context.redraw();
  };
  const tubeAt = (x: number): number => {
    const pitch = rack.tubeX(1) - rack.tubeX(0);
    return Math.min(dilutions.max, Math.max(dilutions.min, Math.round((x - rack.tubeX(0)) / pitch)));
  };
  const rackHandle = context.handle({
    role: 'slider',
    name: 'Dilution to plate',
    hint: 'Tap a tube. Enter spreads a plate.',
    min: dilutions.min,
    max: dilutions.max,
    step: 1,
    value: dilution,
    format: (d) => (d === 0 ? 'undiluted' : `ten to the minus ${d}`),
    set: choose,
    drag: (point) => tubeAt(point.x),
    tap: (point) => choose(tubeAt(point.x)),
    keys: { Enter: spread },
  });
  const carried = createCarried(context, pipette.root, {
    name: take_sample?.label ?? '',
    hint: 'Drag the pipette to the plate, or to another tube. Enter spreads a plate of the chosen dilution.',
    box: PIPETTE_BOX,
    send: spread,
    drop({ x, y }) {
      const [dx, dy] = [x - target.stage.x, y - target.stage.y];
      if (dx * dx + dy * dy < (1.3 * target.radius) ** 2) spread();
      else choose(tubeAt(x));
    },
  });
  let dippedSince = Number.NEGATIVE_INFINITY;
  return {
    rack,
    pipette: pipette.root,
    get dilution() {
      return dilution;
    },
    enable(free: boolean): void {
      rackHandle.enable(free);
      carried.enable(free);
    },
    /** The pipette hangs above the tubes: the rack has the lower part of its place. */
    lay: (box: Box, type: TypeSizes) => {
      const high = Math.min(box.height * 0.52, box.width * 0.55);
      const place = { ...box, y: box.y + box.height - high, height: high };
      rack.lay(place, type);
      const top = rack.mouthY - 3 * rack.scale;
      const left = rack.tubeX(0);
      const pitch = rack.tubeX(1) - left;
      rackHandle.place(left - pitch / 2, top, pitch * rack.tubes, place.y + high - top);
    },
    /** Where a plate is spread, once the rack has its place. */
    aim(plate: Box): void {
      pipette.root.scale.set(rack.scale);
      carried.aim([plate]);
    },
    /** A sample is taken. */
    dip(now: number): void {
      dippedSince = now;
    },
    draw(now: number): void {
      const part = (now - dippedSince) / DIP_MS;
      const dip = part >= 0 && part < 1 ? Math.sin(Math.PI * part) : 0;
      carried.home({ x: rack.tubeX(dilution), y: rack.mouthY - (HOVER - DIP * dip) * rack.scale }, rack.scale);
      carried.move(now);
      pipette.press(dip > 0.5 ? 0 : part >= 0 && part < 0.5 ? 1 : 0);
      if (dip > 0) context.redraw();
    },
  };
}
