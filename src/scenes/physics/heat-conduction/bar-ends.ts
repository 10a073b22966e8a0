/** What the bar lies between: a heating block and ice, each with a plate that is hotter or colder as it is dragged. */
import type { Box, Frame, Handle, SceneContext, TypeSizes } from '../../contract';
import { createIceBlock, createPlate, createHeatingBlock } from './thermal-reservoirs';

const DRAG_PER_DEGREE = 1.2;
/** W at which the ice drips as fast as it does. */
const FULL_DRIP = 60;

/** In the order in which the Tab key goes. */
function createEndHandles(context: SceneContext<'heat_conduction'>) {
  const start = context.actionHandle('start', { name: 'Switch of the heater', grip: 'press' });
  const degrees = { grip: 'y', hint: 'Drag up for hotter, down for colder; or use the arrow keys.' } as const;
  const byHeight = (point: { y: number }, from: { y: number }, celsius: number): number =>
    celsius - (point.y - from.y) / DRAG_PER_DEGREE;
  const heater = context.inputHandle('hot_temp', { ...degrees, drag: byHeight });
  const cooler = context.inputHandle('cold_temp', { ...degrees, drag: byHeight });
  return { start, heater, cooler };
}

export function createBarEnds(context: SceneContext<'heat_conduction'>) {
  const block = createHeatingBlock(context);
  const ice = createIceBlock(context);
  const hotPlate = createPlate(context);
  const coldPlate = createPlate(context);
  const { start, heater, cooler } = createEndHandles(context);
  const layPlate = (plate: typeof hotPlate, handle: Handle, on: Box, type: TypeSizes): void => {
    const high = Math.min(on.height * 0.62, type.small * 5);
    const box = { x: on.x + 5, y: on.y + on.height * 0.5 - high / 2, width: on.width - 10, height: high };
    plate.lay(box, type);
    handle.place(box.x, box.y, box.width, box.height);
  };
  return {
    roots: [block.root, ice.root, hotPlate.root, coldPlate.root],
    /** `side`: width of each; `swapped`: the hot end is at the right. */
    lay({ x, y, width, height }: Box, side: number, swapped: boolean, type: TypeSizes) {
      const tall = height * 0.82;
      const box = (left: boolean): Box => ({
        x: left ? x : x + width - side,
        y: y + height - tall,
        width: side,
        height: tall,
      });
      const hot = box(!swapped);
      const cold = box(swapped);
      block.lay(hot, type);
      ice.lay(cold, type);
      layPlate(hotPlate, heater, hot, type);
      layPlate(coldPlate, cooler, cold, type);
      const { switch: toggle } = block;
      start.place(toggle.x, toggle.y, toggle.width, toggle.height);
    },
    draw({ view, params, shown, readings }: Frame<'heat_conduction'>, seconds: number) {
      block.set(view.started);
      ice.set(Math.min(1, Math.max(0, readings.power_out_w ?? 0) / FULL_DRIP), seconds);
      hotPlate.set(
        `${params.hot_temp} °C`,
        view.started ? 'in, W' : 'heater',
        view.started ? shown.power_w.text : 'off',
      );
      coldPlate.set(`${params.cold_temp} °C`, 'out, W', shown.power_out_w.text);
      start.enable(!view.started);
    },
  };
}
