/** What hands take hold of on the site: lorry, cap, engine, rig, pump, cloud, and the leachate on the liner. */
import type { Box, Frame, Handle, SceneContext } from '../../contract';
import { CLOUD } from './plant';
import { WELL } from './plume';
import { FLOOR, GROUND, halfAt, MIDDLE, type SectionMap } from './section-map';
import { ENGINE, SUMP } from './site-pipes';

/** mm of rain a year for a unit of the section across. */
const RAIN_PER_UNIT = 8;
/** m of head for a unit of the section down. */
const HEAD_PER_UNIT = 1 / 13;

/** A box around a place, in units of the section. */
function placeOver(handle: Handle, { x, y, unit }: SectionMap, u: number, v: number, box: Box): void {
  handle.place(x(u) + box.x * unit, y(v) + box.y * unit, box.width * unit, box.height * unit);
}

export function createSiteGrips(context: SceneContext<'landfill'>) {
  let map: SectionMap | null = null;
  const lorry = context.actionHandle('start', {
    name: 'Lorry: open the site',
    held: (down) => {
      if (down) context.sound('knock');
    },
  });
  const cap = context.actionHandle('place_cap', { name: 'Top of the hill: place the cap' });
  const blower = {
    on: context.actionHandle('turn_on_gas', { name: 'Engine: turn the gas wells on' }),
    off: context.actionHandle('turn_off_gas', { name: 'Engine: turn the gas wells off' }),
  };
  const rig = context.actionHandle('drill_well', { name: 'Drilling rig: drill the well' });
  const pump = context.actionHandle('recirculate', { name: 'Leachate pump: recirculate' });
  const cloud = context.inputHandle('precipitation', {
    name: 'Cloud: rain',
    grip: 'x',
    drag: (point, start, from) => from + (point.x - start.x) * RAIN_PER_UNIT,
  });
  const units = (down: number): number => (map ? down / (map.y(1) - map.y(0)) : 0);
  const head = context.inputHandle('leachate_head', {
    name: 'Leachate on the liner: head',
    grip: 'y',
    drag: (point, start, from) => from + units(start.y - point.y) * HEAD_PER_UNIT,
  });
  return {
    lay(next: SectionMap) {
      map = next;
      const { x, y, unit } = next;
      placeOver(rig, next, WELL, GROUND, { x: -18, y: -72, width: 36, height: 72 });
      for (const handle of [blower.on, blower.off])
        placeOver(handle, next, ENGINE, GROUND, { x: -46, y: -52, width: 80, height: 52 });
      placeOver(cloud, next, CLOUD.u, CLOUD.v, { x: -50, y: -26, width: 100, height: 50 });
      placeOver(pump, next, SUMP, GROUND, { x: -14, y: -22, width: 28, height: 22 });
      head.place(x(MIDDLE + 90), y(FLOOR) - 24 * unit, 60 * unit, 26 * unit);
    },
    /** `at`: of the lorry, in u and v; `top`: of the waste, in v. */
    follow({ view }: Frame<'landfill'>, at: { readonly u: number; readonly v: number }, top: number) {
      lorry.enable(!view.started);
      blower.on.enable(!view.gasOn);
      blower.off.enable(view.gasOn);
      rig.enable(!view.well);
      pump.enable(view.started);
      cap.enable(!view.capped && view.started);
      if (!map) return;
      const { x, y, unit } = map;
      placeOver(lorry, map, at.u, at.v, { x: -34, y: -30, width: 64, height: 30 });
      const high = Math.min(top, GROUND + 60);
      const half = 0.5 * halfAt(high);
      cap.place(x(MIDDLE - half), y(high) - 14 * unit, x(MIDDLE + half) - x(MIDDLE - half), 28 * unit);
    },
  };
}
