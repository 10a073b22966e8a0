/** What hands take hold of at the lake: disc and probe on their lines, the deep water, the stream, the aerator. */
import type { Frame, Point, SceneContext } from '../../contract';
import { BOAT_AT, DISC_AT } from './lake-gear';
import { type Basin, unitOf } from './lake-picture';

type LakeContext = SceneContext<'eutrophication'>;
type LakeFrame = Frame<'eutrophication'>;

/** m below what it was seen at to which a hand may go on. */
const BEYOND = 1.15;

/** `downBy`: m of a drag. */
function createDiscGrip(context: LakeContext, downBy: (point: Point, start: Point) => number) {
  let lake = { secchi: 1, depth: 1 };
  let held = 0;
  let holds = false;
  let read = false;
  const lower = (): void => context.dispatch({ do: 'lower_secchi' });
  const handle = context.handle({
    role: 'slider',
    name: 'Secchi disc: lower it until it vanishes',
    hint: 'Drag it down its line, or press Enter to read where it vanishes.',
    grip: 'y',
    min: 0,
    max: 50,
    step: 0.1,
    value: 0,
    format: (metres) => (metres === 0 ? 'at the boat' : 'in the water'),
    set(metres) {
      const { secchi, depth } = lake;
      held = Math.max(0, Math.min(secchi * BEYOND, depth, metres));
      if (held >= Math.min(secchi, depth) - 1e-9 && !read) {
        read = true;
        lower();
      }
      if (held === 0) read = false;
      context.redraw();
    },
    drag: (point, start, metres) => metres + downBy(point, start),
    held(down) {
      holds = down;
      if (!down) held = 0;
      if (!down) read = false;
      context.redraw();
    },
    keys: { Enter: lower },
  });
  return {
    /** How deep it hangs, m. One that was sent down by a key or from the dock hangs where it was read until time goes on. */
    hangs({ view, running }: LakeFrame): number {
      lake = view;
      if (!holds) held = 0;
      return holds || running ? held : (view.disc ?? 0);
    },
    /** `down`: stage units below the surface. */
    place(basin: Basin, down: number) {
      const { left, right, surface } = basin;
      const u = unitOf(basin);
      const x = left + BOAT_AT * (right - left) + DISC_AT * u;
      handle.place(x - 22 * u, surface + down - 8 * u, 44 * u, 18 * u);
      handle.update(held);
    },
  };
}

export function createLakeGrips(context: LakeContext) {
  let basin: Basin | null = null;
  let depth = 1;
  const downBy = (point: Point, start: Point): number =>
    basin ? ((point.y - start.y) * depth) / Math.max(1, basin.bed - basin.surface) : 0;
  const disc = createDiscGrip(context, downBy);
  const probe = context.actionHandle('lower_probe', {
    name: 'Probe: let it down its line',
    grip: 'y',
    drag: (point, start, metres) => Math.min(depth, metres + downBy(point, start)),
  });
  const deepBottle = context.actionHandle('sample_deep', { name: 'Deep water: fill a bottle', grip: 'press' });
  const storm = context.actionHandle('rain_storm', { name: 'Stream: a rain storm', grip: 'press' });
  const aerator = context.actionHandle('aerate', { name: 'Aerator at the bottom' });
  return {
    hangs: (frame: LakeFrame) => disc.hangs(frame),
    lay(next: Basin, deepPart: number) {
      basin = next;
      const { box, left, right, surface, bed } = next;
      const width = right - left;
      const deepTop = surface + (bed - surface) * (1 - deepPart);
      const [y, height] = [Math.min(deepTop, bed - 44), Math.max(40, bed - deepTop - 6)];
      deepBottle.place(left + width * 0.17, y, width * 0.14, height);
      aerator.place(left + width * 0.66, y, width * 0.14, height);
      const u = box.height / 250;
      storm.place(left - 60 * u, surface - 30 * u, 60 * u, 34 * u);
    },
    /** `hangs`: how deep the disc does, m; `at`: where the probe does, stage units. */
    draw({ view }: LakeFrame, hangs: number, at: Point) {
      ({ depth } = view);
      if (!basin) return;
      disc.place(basin, ((basin.bed - basin.surface) * hangs) / depth);
      const u = unitOf(basin);
      probe.place(at.x - 14 * u, at.y - 12 * u, 28 * u, 24 * u);
      probe.update(view.probe);
    },
  };
}
