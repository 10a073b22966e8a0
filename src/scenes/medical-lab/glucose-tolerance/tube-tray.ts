/** The tray beside the chair: a glass with the glucose drink, and a rack whose five places carry the minutes of the test. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { boxOf, fitDrawing, type Stand } from '../../kit/layout/layout';
import { contactShadow, metalDown } from '../../kit/paint/shading';
import { createDoseLabel, createDrink, drawDrink, GLASS } from './glucose-drink';
import { createMinutes, createSampleRack, RACK, TUBE } from './sample-rack';
import type { TrayState } from './tray-state';

export interface TubeTray extends Part {
  set(state: TrayState): void;
  place(part: 'glass' | 'rack'): Box;
  standing(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const SIZE = { width: 360, height: 190 } as const;
const FLOOR = 178;
export function createTubeTray(context: StageContext): TubeTray {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'tray with glass and tubes' });
  const drawn = new Container();
  const shadow = contactShadow(theme, 340, 24);
  shadow.position.set(180, FLOOR);
  const tray = new Graphics()
    .roundRect(4, 166, 352, 14, 6)
    .fill(metalDown(theme))
    .roundRect(4.5, 166.5, 351, 13, 5.5)
    .stroke({ width: 1, color: theme.housingEdge });
  const drink = createDrink(dark);
  const rack = createSampleRack(dark);
  drawn.addChild(shadow, rack.back, tray, ...drink.views, ...rack.views);
  const label = createDoseLabel(context);
  const minutes = createMinutes(context);
  root.addChild(drawn, ...label.views, ...minutes.views);
  let at: Stand = { x: 0, y: 0, scale: 1 };

  return {
    root,
    lay(box, sizes) {
      at = fitDrawing(drawn, box, SIZE);
      label.lay(at, sizes.small);
      minutes.lay(at, sizes.small);
    },
    set(state) {
      label.set(state.dose);
      drawDrink(drink.drink, state.drunk);
      rack.set(state);
    },
    place(part) {
      return boxOf(
        at,
        part === 'glass'
          ? { x: GLASS.x - GLASS.half, y: GLASS.top - 8, width: 2 * GLASS.half, height: GLASS.foot - GLASS.top + 8 }
          : { x: RACK.x, y: TUBE.top, width: RACK.width, height: 140 },
      );
    },
    standing: () => [boxOf(at, { x: 180, y: FLOOR, width: 340, height: 130 })],
  };
}
