/** The ammeter, which is carried from one place in the circuit to another. */
import { AMMETER_PLACES } from '../../../../engine/physics/ammeter-places';
import type { Box, Frame, Point, SceneContext, StageSize } from '../../contract';
import { AMMETER_RANGES, createRangeChooser } from '../../kit/electric/meter-ranges';
import { createMovingCoilMeter } from '../../kit/meters/moving-coil-meter';
import { METER, meterMiddles, type MeterPlace, meterRest, type Plan } from './circuit-board-plan';
import { createGlide, dragged, nearest } from './gliding';

/** Stage units of a CSS pixel up to which the ammeter has room for all its numbers. */
const ROOMY_PIXEL = 1.2;

export function createPairAmmeter(context: SceneContext<'circuit_complex'>, plan: () => Plan) {
  const meter = createMovingCoilMeter(context, METER.width, METER.height, false, 12);
  const chooseRange = createRangeChooser(AMMETER_RANGES.fromTenMilliamperes);
  const body = createGlide();
  let place: MeterPlace = 0;
  let few = false;
  let held: Point | null = null;
  const handle = context.handle({
    role: 'slider',
    name: 'Ammeter',
    hint: 'Drag it to another place in the circuit, or choose the place with the arrow keys.',
    min: 0,
    max: 2,
    step: 1,
    value: 0,
    format: (at) => AMMETER_PLACES[at as MeterPlace],
    set: (at) => context.dispatch({ do: 'ammeter', value: AMMETER_PLACES[at as MeterPlace] }),
    drag(point, start, from) {
      held = dragged(meterRest(plan(), from as MeterPlace), point, start);
      context.redraw();
      const middles = meterMiddles(plan(), meter.terminals);
      return nearest(dragged(middles[from], point, start), middles);
    },
    held(down) {
      if (!down) held = null;
      context.redraw();
    },
  });
  const box = (): Box => ({
    ...body.at,
    width: METER.width * plan().meterScale,
    height: METER.height * plan().meterScale,
  });
  return {
    meter,
    box,
    get place() {
      return place;
    },
    lay({ layout, pixel }: StageSize) {
      few = layout === 'tall' || pixel > ROOMY_PIXEL;
      meter.root.scale.set(plan().meterScale);
      body.to(meterRest(plan(), place));
      body.jump();
    },
    draw({ view, shown }: Frame<'circuit_complex'>) {
      place = AMMETER_PLACES.indexOf(view.ammeter) as MeterPlace;
      handle.update(place);
      const { value } = [shown.i_total, shown.i1, shown.i2][place] ?? shown.i_total;
      const current = typeof value === 'number' ? value : 0;
      meter.setRange(chooseRange(current, { few }));
      meter.point(current);
      body.to(held ?? meterRest(plan(), place));
    },
    /** Puts it where it belongs at once. */
    jump: () => body.jump(),
    tick(seconds: number): boolean {
      const carried = body.tick(seconds);
      return meter.tick(seconds) || carried;
    },
    /** Its handle follows it. */
    follow() {
      const { x, y, width, height } = box();
      handle.place(x, y, width, height);
    },
  };
}
