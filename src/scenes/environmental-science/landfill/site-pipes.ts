/** What is drilled and laid: gas wells with their pipe, the pipe that leachate is pumped back by, the monitoring well. */
import type { Graphics } from 'pixi.js';
import { acrossGradient, downGradient } from '../../kit/paint/shading';
import { WELL } from './plume';
import { FLOOR, GROUND, halfAt, MIDDLE, ROCK, type SectionMap, WATER_TABLE } from './section-map';

export const GAS_WELLS = [362, 434, 506, 578] as const;
export const ENGINE = 948;
/** The pump that leachate is recirculated with. */
export const SUMP = MIDDLE + halfAt(GROUND) + 30;
const PIPE = 0xd8b23a;
const WIDTH = 3.4;

/** `top`: of the waste, v. */
export function drawGasWells(wells: Graphics, { x, y, unit }: SectionMap, top: number, gasOn: boolean): void {
  wells.clear();
  if (top > FLOOR - 40) return;
  const width = WIDTH * unit;
  const head = Math.min(top, GROUND) - 16;
  const colour = gasOn ? PIPE : 0x8a949e;
  for (const u of GAS_WELLS) {
    wells
      .moveTo(x(u), y(FLOOR - 22))
      .lineTo(x(u), y(head))
      .stroke({ width, color: colour });
    for (let v = top + 14; v < FLOOR - 24; v += 12)
      wells.rect(x(u) - width, y(v), 2 * width, 1.2 * unit).fill(0x20262c);
    wells.circle(x(u), y(head), 4 * unit).fill(gasOn ? 0x5ee08a : 0x8a949e);
  }
  const edge = MIDDLE + halfAt(Math.min(top, GROUND)) + 6;
  wells
    .moveTo(x(GAS_WELLS[0]), y(head))
    .lineTo(x(edge), y(head))
    .lineTo(x(MIDDLE + halfAt(GROUND) + 16), y(GROUND - 12))
    .lineTo(x(ENGINE) - 44 * unit, y(GROUND - 12))
    .stroke({ width, color: colour, join: 'round' });
}

export function drawRecirculation(pump: Graphics, { x, y, unit }: SectionMap, top: number): void {
  const over = Math.min(top, GROUND) - 9;
  pump
    .moveTo(x(MIDDLE + 170), y(FLOOR - 4))
    .lineTo(x(SUMP - 8), y(GROUND + 4))
    .lineTo(x(SUMP), y(GROUND - 4))
    .lineTo(x(MIDDLE + halfAt(over) + 10), y(over))
    .lineTo(x(MIDDLE), y(over))
    .stroke({ width: WIDTH * unit, color: 0x4f9ad0, join: 'round' });
}

export function drawMonitoringWell(bore: Graphics, { x, y, unit }: SectionMap): void {
  bore
    .rect(x(WELL) - 5 * unit, y(GROUND - 22), 10 * unit, y(ROCK - 6) - y(GROUND - 22))
    .fill(
      acrossGradient([
        [0, 0xdfe6ec],
        [0.4, 0xffffff],
        [1, 0x7d8893],
      ]),
    )
    .rect(x(WELL) - 3 * unit, y(WATER_TABLE), 6 * unit, y(ROCK - 8) - y(WATER_TABLE))
    .fill(
      downGradient([
        [0, 0x6fb0da],
        [1, 0x3f7fb0],
      ]),
    )
    .roundRect(x(WELL) - 8 * unit, y(GROUND - 26), 16 * unit, 7 * unit, 2)
    .fill(0x2f6fb0);
  for (let v = WATER_TABLE + 6; v < ROCK - 10; v += 7)
    bore.rect(x(WELL) - 5 * unit, y(v), 10 * unit, unit).fill(0x4c5660);
}
