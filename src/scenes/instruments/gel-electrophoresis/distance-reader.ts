/** The line across a gel that tells how far a band lies from the wells, and which size the smooth curve of the ladder has there. */
import type { Frame, SceneContext } from '../../contract';
import { GEL } from './agarose-gel';
import { AWAY, type GelPlace } from './gel-bench-layout';
import { createMeasuringLine } from './measuring-line';

type View = Frame<'gel_electrophoresis'>['view'];

/** The line's grip stands so far beside the gel, clear of the pointer at the digest; and what both take. */
const GRIP_AWAY = 18;
export const LINE_ROOM = 46;

/** What the smooth curve shows at this distance. */
function sizeAt(measured: number, { calibration }: View, curves: Float32Array): string {
  const first = calibration?.bands[0]?.distance;
  const last = calibration?.bands.at(-1)?.distance;
  if (first === undefined || last === undefined || measured < first || measured > last) return '';
  // The first of three curves.
  const samples = curves.length / 3;
  const at = ((measured - first) / (last - first)) * (samples - 1);
  const n = Math.min(samples - 2, Math.floor(at));
  const log = (curves[n] ?? 0) + (at - n) * ((curves[n + 1] ?? 0) - (curves[n] ?? 0));
  return `${Number((10 ** log).toPrecision(3))} bp`;
}

export function createDistanceReader(context: SceneContext<'gel_electrophoresis'>) {
  const line = createMeasuringLine(context);
  const { root } = line;
  root.visible = false;
  let measured = 20;
  let longest = 120;
  let gel: GelPlace | null = null;
  const handle = context.handle({
    role: 'slider',
    grip: 'none',
    name: 'Measuring line',
    hint: 'Drag it onto a band. Arrow keys move it by half a millimetre.',
    min: 0,
    get max() {
      return longest;
    },
    step: 0.5,
    value: measured,
    format: (distance) => `${distance.toFixed(1)} mm from the wells`,
    set(distance) {
      measured = distance;
      context.redraw();
    },
    drag: (point, start, distance) => distance + (point.y - start.y) / (gel?.unit ?? 1),
  });
  return {
    root,
    /** Over a gel of this length, mm. */
    lay(next: GelPlace, length: number): void {
      gel = next;
      longest = length;
      measured = Math.min(measured, length);
      root.x = next.at.x;
      line.lay(GEL.width * next.unit + GRIP_AWAY);
    },
    /** Gives what the read-out shows. */
    draw(view: View, curves: Float32Array, on: boolean): readonly [string, string] {
      root.visible = on;
      handle.enable(on);
      if (!on || !gel) {
        handle.place(AWAY, AWAY, 1, 1);
        return ['', ''];
      }
      const y = gel.at.y + (GEL.head + measured) * gel.unit;
      if (root.y !== y) root.y = y;
      handle.place(gel.glass.x + root.x + GEL.width * gel.unit + GRIP_AWAY - 4, gel.glass.y + y - 10, 22, 20);
      handle.update(measured);
      return [`${measured.toFixed(1)} mm`, sizeAt(measured, view, curves)];
    },
  };
}
