/** What hands set on the board of series and parallel circuits: switch, wiring, resistances, bulbs. */
import type { SceneContext } from '../../contract';
import type { Plan } from './circuit-board-plan';

/** Stage units for a tenfold of a resistance, and for the orange lead from one place to the other. */
const RESISTANCE_TRAVEL = 150;
const LEAD_TRAVEL = 60;

/** In the order in which the Tab key goes. */
export function createPairControls(context: SceneContext<'circuit_complex'>) {
  const switchHandle = context.handle({
    role: 'toggle',
    name: 'Switch, closed when pressed',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: pressed ? 'close_switch' : 'open_switch' }),
  });
  let wiring = 0;
  const wiringHandle = context.inputHandle('configuration', {
    name: 'Orange leads: series or parallel',
    hint: 'Press, or drag to the left for parallel, to the right for series; or use the arrow keys.',
    grip: 'x',
    follow: (value) => {
      wiring = Number(value);
    },
    tap: () => context.setInput('configuration', wiring === 0 ? 'Parallel' : 'Series'),
    drag: (point, start, value) => value + Math.round((start.x - point.x) / LEAD_TRAVEL),
  });
  const resistanceHandles = (['r1', 'r2'] as const).map((id) =>
    context.inputHandle(id, {
      hint: 'Drag up for a larger resistance, down for a smaller one, or use the arrow keys.',
      grip: 'y',
      drag: (point, start, value) => value * 10 ** ((start.y - point.y) / RESISTANCE_TRAVEL),
    }),
  );
  const slideHandle = context.actionHandle('bulbs');
  return {
    switchHandle,
    resistanceHandles,
    lay({ knife, rail, bulbs }: Plan) {
      switchHandle.place(knife - 32, rail - 58, 74, 62);
      slideHandle.place(bulbs.x - 26, bulbs.y - 14, 52, 28);
    },
    placeWiring({ outer, resistorY, back, r1, r2, rail }: Plan, series: boolean) {
      // In series below the resistor's own grip.
      const grip = series ? { x: outer, y: (resistorY + 52 + back) / 2 } : { x: (r1 + r2) / 2, y: rail };
      wiringHandle.place(grip.x - 18, grip.y - 18, 36, 36);
    },
  };
}
