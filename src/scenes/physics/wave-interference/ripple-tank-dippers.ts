/** The two dippers on their bar: separation by either of them, the left one lifts out of the water. */
import type { TankView } from '../../../../engine/physics/wave-interference';
import type { Frame, Handle, Point, SceneContext } from '../../contract';
import { createDipperBar } from './dipper-bar';
import { DRAWN_CM, FIRST_PLAN, originOf, type TankPlan, toCm } from './ripple-tank-plan';

const BAR_CM = 24;
const BAR_REACH_CM = 3.1;
const LIFT_MS = 220;

export function createTankDippers(context: SceneContext<'wave_interference'>) {
  const bar = createDipperBar(context, BAR_CM * DRAWN_CM, BAR_REACH_CM * DRAWN_CM);
  let plan: TankPlan = FIRST_PLAN;
  let oneSource = false;
  let lift = 0;
  let liftedAt = 0;

  const liftDipper = (): void => context.dispatch({ do: 'one_source', value: oneSource ? 0 : 1 });
  const along = (side: 1 | -1) => ({ grip: 'x', drag: (point: Point) => side * 2 * toCm(plan, point).x }) as const;
  const right = context.inputHandle('separation', {
    ...along(1),
    name: 'Dipper 1, right',
    hint: 'Drag or use the arrow keys to change the separation of the sources.',
  });
  const left = context.inputHandle('separation', {
    ...along(-1),
    name: 'Dipper 2, left',
    hint: 'Drag or use the arrow keys to change the separation; click it or press Enter to lift it out of the water.',
    keys: { Enter: liftDipper },
    tap: liftDipper,
  });

  function liftOn(now: number): void {
    const target = oneSource ? 1 : 0;
    if (lift === target) return;
    const step = context.reducedMotion || liftedAt === 0 ? 1 : Math.max(0, now - liftedAt) / LIFT_MS;
    lift = target > lift ? Math.min(1, lift + step) : Math.max(0, lift - step);
    liftedAt = lift === target ? 0 : now;
    if (lift !== target) context.redraw();
  }

  return {
    root: bar.root,
    handles: [right, left] satisfies readonly Handle[],
    lay(next: TankPlan): void {
      plan = next;
      bar.root.scale.set(plan.cm / DRAWN_CM);
    },
    draw(view: TankView, params: Frame<'wave_interference'>['params'], now: number): void {
      ({ oneSource } = view);
      liftOn(now);
      bar.spread(params.separation * DRAWN_CM);
      bar.move(view.dippers[0], view.dippers[1], lift);
      const origin = originOf(plan);
      const half = (params.separation / 2) * plan.cm;
      const reach = BAR_REACH_CM * plan.cm;
      const wide = Math.min(26, Math.max(14, half * 2));
      right.place(origin.x + half - wide / 2, origin.y - 10, wide, reach + 20);
      left.place(origin.x - half - wide / 2, origin.y - 10, wide, reach + 20);
    },
  };
}
