/** Modules of a chromatograph on top of each other, all equally wide: bottles, pump, and the module that is drawn as one picture. */
import type { Box, Part, TypeSizes } from '../../contract';
import type { Instrument } from '../instruments/instrument';
import type { Size } from '../layout/layout';
import { TRAY } from './solvent-tray';

export interface Tower {
  readonly tray: Part;
  /** Left out where there is no room for its display. */
  readonly pump: Instrument;
  readonly module: Part;
  /** Of the module as it is drawn. */
  readonly shape: Size;
}

/** Stands the tower on the lower edge of a box; returns the box that it takes. */
export function layTower({ tray, pump, module, shape }: Tower, box: Box, type: TypeSizes, withPump: boolean): Box {
  const least = pump.least(type);
  const between = withPump ? least.height : 0;
  const high = TRAY.height + shape.height;
  const scale = Math.min(box.width / shape.width, (box.height - between) / high);
  const width = shape.width * scale;
  const x = box.x + (box.width - width) / 2;
  const foot = box.y + box.height;
  const moduleTop = foot - shape.height * scale;
  const pumpTop = moduleTop - between;
  const trayHigh = TRAY.height * scale;
  tray.lay({ x, y: pumpTop - trayHigh, width, height: trayHigh }, type);
  module.lay({ x, y: moduleTop, width, height: shape.height * scale }, type);
  pump.root.visible = withPump;
  for (const key of pump.keys) key.enable(withPump);
  if (withPump) {
    const wide = Math.min(box.width, Math.max(width, least.width));
    pump.lay({ x: box.x + (box.width - wide) / 2, y: pumpTop, width: wide, height: between }, type);
  }
  return { x, y: pumpTop - trayHigh, width, height: foot - pumpTop + trayHigh };
}
