/** The sinker on its balance, weighed in air, in water and in a liquid. */
import type { Frame, SceneContext } from '../../contract';
import { createSinkerBalance, type SinkerPlace } from './sinker-balance';

const SINKER_PLACES = ['rest', 'air', 'water', 'liquid'] as const satisfies readonly SinkerPlace[];
/** Time constant of its motion in milliseconds. */
const CARRY = 120;

export function createWeighedSinker(context: SceneContext<'density'>) {
  const { reducedMotion } = context;
  const sinker = createSinkerBalance(context);
  let hung: number | null = null;
  const hang = (): void => {
    const place = SINKER_PLACES[hung ?? 0];
    if (place === 'air') context.dispatch({ do: 'weigh_sinker_air' });
    else if (place === 'water') context.dispatch({ do: 'weigh_sinker_water' });
    else if (place === 'liquid') context.dispatch({ do: 'weigh_sinker_liquid' });
    hung = null;
    context.redraw();
  };
  const sinkerHandle = context.handle({
    role: 'slider',
    name: 'Sinker',
    grip: 'free',
    hint: 'Drag it into the air, the water or the liquid, or choose with the arrow keys and press Enter, to weigh it there.',
    min: 0,
    max: SINKER_PLACES.length - 1,
    step: 1,
    value: 0,
    format: (place) => (place === 0 ? 'at rest' : `in ${SINKER_PLACES[place]}`),
    set(place) {
      hung = place;
      context.redraw();
    },
    drag(point) {
      const x = (point.x - sinker.root.x) / sinker.root.scale.x;
      const { water, liquid, air } = sinker.stations;
      return x > (water + liquid) / 2 ? 3 : x > (air + water) / 2 ? 2 : 1;
    },
    held(down) {
      if (!down && hung !== null) hang();
    },
    keys: { Enter: hang },
  });
  return {
    sinker,
    handle: sinkerHandle,
    draw({ view, shown }: Frame<'density'>, dt: number) {
      if (!view.bySinker) return;
      const place = hung === null ? view.sinkerAt : (SINKER_PLACES[hung] ?? 'rest');
      const still = sinker.move(place, reducedMotion ? 1 : -Math.expm1(-dt / CARRY));
      if (!still) context.redraw();
      sinker.set(view.sinkerAt === 'rest' || !still ? '' : shown.mass_g.text);
      sinkerHandle.update(hung ?? SINKER_PLACES.indexOf(view.sinkerAt));
      const { x, y } = sinker.root;
      const size = sinker.root.scale.x;
      sinkerHandle.place(x + (sinker.sinker.x - 20) * size, y + (sinker.sinker.y - 34) * size, 40 * size, 62 * size);
    },
  };
}
