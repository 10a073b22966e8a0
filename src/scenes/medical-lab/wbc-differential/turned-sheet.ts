/** The sheet of the count and the table of limits: side by side, or on a phone the table on the back of the sheet. */
import type { Part, SceneContext } from '../../contract';
import type { Placed } from '../../kit/layout/layout';

export function createTurnedSheet(context: SceneContext<'wbc_differential'>, chart: Part, table: Part) {
  let [tall, turned] = [false, false];
  const back = context.handle({
    role: 'toggle',
    name: 'Sheet of the count: turn it over',
    hint: 'On its back is Rümke’s table of the 95 % limits.',
    pressed: false,
    toggle(on) {
      turned = on;
      back.update(on);
      context.redraw();
    },
  });
  const sides: Placed = {
    root: chart.root,
    lay(box, type) {
      chart.lay(box, type);
      if (!tall) return;
      table.lay(box, type);
      back.place(box.x, box.y, box.width, box.height);
    },
  };
  return {
    sides,
    /** Whether the table is on the back. */
    fold(both: boolean) {
      tall = both;
      back.enable(tall);
    },
    show() {
      chart.root.visible = !tall || !turned;
      table.root.visible = !tall || turned;
    },
  };
}
