/** What stands around the burette: base, indicator, the spare flask and the wash bottle. */
import type { Container } from 'pixi.js';
import type { Frame, Handle, SceneContext } from '../../contract';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createWashBottle } from '../../kit/glassware/wash-bottle';
import { createSpares } from './spares';
import { ABBREVIATIONS, STOCK } from './titration-words';

/** Places a handle on a vessel of this width and height, as it stands. */
function placeOver(handle: Handle, { position, scale }: Container, width: number, height: number): void {
  const { x, y } = position;
  const size = scale.x;
  handle.place(x - (width / 2) * size, y - height * size, width * size, height * size);
}

/** `stirrer`: makes the handle that the Tab key reaches between them. */
export function createTitrationBottles(context: SceneContext<'titration'>, stirrer: () => void) {
  const base = createReagentBottle(context, { width: 82, height: 132, title: 'NaOH' });
  const indicator = createDropperBottle(context, { width: 62, height: 112 });
  const spare = createConicalFlask(context, { height: 84, radius: 40, capacity: 250 });
  const wash = createWashBottle(context, 112, 'right');
  const spares = createSpares(context, spare, wash);
  let squeezed = 0;
  const washHandle = context.actionHandle('add_half_drop', {
    name: 'Wash bottle: rinse half a drop from the tip',
    held: (down) => {
      wash.squeeze(down ? 1 : 0);
      context.redraw();
    },
  });
  const indicatorHandle = context.actionHandle('add_indicator', {
    name: 'Dropper bottle: add one drop of indicator',
    value: () => 1,
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  stirrer();
  const baseHandle = context.actionHandle('refill_burette', { name: 'Sodium hydroxide bottle: refill the burette' });
  const spareHandle = context.actionHandle('new_aliquot', { name: 'New flask with the same acid' });
  return {
    spares,
    base,
    indicator,
    layHandles() {
      placeOver(indicatorHandle, indicator.root, 62, 112);
      placeOver(baseHandle, base.root, 82, 132);
      placeOver(spareHandle, spare.root, 80, 84);
      placeOver(washHandle, wash.root, 44, 112);
    },
    draw({ params }: Frame<'titration'>, narrow: boolean) {
      base.set('NaOH', !narrow ? `${params.base_conc.toFixed(2)} mol/L` : '');
      indicator.set(ABBREVIATIONS[params.indicator], STOCK[params.indicator], squeezed);
      spare.set({ volume: params.acid_vol, colour: 0xffffff });
      indicatorHandle.rename(`${params.indicator} bottle: add one drop`);
    },
  };
}
