/** The electrode on its arm, carried by a hand or by the run from vessel to vessel. */
import type { Point, SceneContext } from '../../contract';
import { createElectrodeArm } from './electrode-arm';
import { ELECTRODE_LENGTH, RINSE, SAMPLES } from './ph-measurement-layout';
import { type PhStations, type Place, UNKNOWN } from './ph-stations';
import type { PhVessels } from './ph-vessels';

/** As the kit draws it; on the stage it is longer and so thicker. */
const ELECTRODE = 128;
/** Of the bulb above a rim, stage units; of the bulb at rest above the stand's foot, in lengths of the electrode. */
const CLEAR = 16;
const HOME = 0.42;
/** Of the bulb above the foot of a vessel. */
const DIPPED = 22;

/** Station over which a hand holds the electrode; null for where the run has it. */
function createElectrodeHand(context: SceneContext<'ph_measurement'>, bench: PhStations) {
  let carried: number | null = null;
  let at: Point | null = null;
  let gripped = false;
  const nearest = ({ x, y }: Point): number => bench.nearest(x, y, RINSE + 1);
  const release = (): void => {
    if (carried !== null) bench.goTo(carried);
    carried = at = null;
    context.redraw();
  };
  const handle = context.handle({
    role: 'slider',
    name: 'Electrode',
    hint: 'Drag it into a beaker or to the wash bottle. The arrow keys carry it along, Enter lets it down.',
    min: 0,
    max: RINSE,
    step: 1,
    value: 0,
    format: (station) => `at the ${bench.nameOf(station)}`,
    set(station) {
      carried = bench.unknown() && station < SAMPLES ? UNKNOWN : station;
      context.redraw();
    },
    drag(point) {
      at = point;
      context.redraw();
      return nearest(point);
    },
    held(down) {
      if (!down && gripped && at) {
        carried ??= nearest(at);
        release();
      }
      gripped = down;
    },
    keys: { Enter: release },
  });
  return {
    handle,
    nearest,
    get carried() {
      return carried;
    },
    /** Where a hand moves it, if one does. */
    get at() {
      return gripped ? at : null;
    },
    get free() {
      return carried === null && !gripped;
    },
  };
}

export function createCarriedElectrode(context: SceneContext<'ph_measurement'>, bench: PhStations, vessels: PhVessels) {
  const arm = createElectrodeArm(context, ELECTRODE);
  const hand = createElectrodeHand(context, bench);
  const post = { x: 0, footY: 0 };
  let length: number = ELECTRODE_LENGTH.wide;

  /** Where the bulb belongs, and from which height it may travel sideways. */
  function goal(place: Place): Point & { readonly over: number } {
    const homeY = post.footY - length * HOME;
    const home = { x: post.x + 26, y: homeY, over: homeY };
    const rim = (station: number): number => (bench.stations[station]?.y ?? 0) - vessels.heightAt(station) - CLEAR;
    if (hand.at) {
      const over = rim(hand.nearest(hand.at));
      return { x: hand.at.x, y: over, over };
    }
    const station = hand.carried ?? bench.stationOf(place);
    const to = station === null ? undefined : bench.stations[station];
    if (!to || station === null) return home;
    const over = rim(station);
    return { x: to.x, y: hand.carried !== null || place === 'air' ? over : to.y - DIPPED, over };
  }

  return {
    arm,
    lay(x: number, footY: number, topY: number, next: number) {
      Object.assign(post, { x, footY });
      length = next;
      arm.lay(x, footY, topY, length);
    },
    /** Returns whether its head moved. */
    draw(place: Place, now: number): boolean {
      arm.cap(place === 'storage' && hand.free);
      const { moved, there } = arm.go(goal(place), now);
      if (!there) context.redraw();
      const { head } = arm;
      if (moved) hand.handle.place(head.x - 18, head.y + length * 0.15, 36, length * 0.4);
      hand.handle.update(hand.carried ?? bench.stationOf(place) ?? 0);
      return moved;
    },
  };
}
