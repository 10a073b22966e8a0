/** What hands set on the board of series and parallel circuits: supply, switch, wiring, resistances, bulbs. */
import type { SceneContext } from '../contract';
import { knobTravel } from '../kit/knob';

/** Stage units for a tenfold of a resistance, and for the whole dial of the supply. */
const RESISTANCE_TRAVEL = 150;
const DIAL_TRAVEL = 170;
/** Of the supply, V. */
export const LEAST_VOLTAGE = 1;
export const MOST_VOLTAGE = 12;

/** In the order in which the Tab key goes. */
export function createPairControls(context: SceneContext<'circuit_complex'>) {
  const voltageHandle = context.handle({
    role: 'slider',
    name: 'Voltage of the supply',
    hint: 'Drag the knob, or use the arrow keys.',
    min: LEAST_VOLTAGE,
    max: MOST_VOLTAGE,
    step: 0.5,
    value: 6,
    format: (value) => `${value.toFixed(1)} volts`,
    set: (value) => context.setInput('voltage', value),
    drag: (point, start, value) => value + knobTravel(point, start, DIAL_TRAVEL) * (MOST_VOLTAGE - LEAST_VOLTAGE),
  });
  const switchHandle = context.handle({
    role: 'toggle',
    name: 'Switch, closed when pressed',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: pressed ? 'close_switch' : 'open_switch' }),
  });
  const wiringHandle = context.handle({
    role: 'toggle',
    name: 'Orange lead: parallel when pressed, series when not',
    hint: 'Moves the orange leads between series and parallel.',
    pressed: false,
    toggle: (pressed) => context.setInput('configuration', pressed ? 'Parallel' : 'Series'),
  });
  const resistanceHandles = (['r1', 'r2'] as const).map((id) =>
    context.handle({
      role: 'slider',
      name: id.toUpperCase(),
      hint: 'Drag up for a larger resistance, down for a smaller one, or use the arrow keys.',
      min: 10,
      max: 500,
      step: 1,
      value: id === 'r1' ? 100 : 200,
      format: (value) => `${value} ohms`,
      set: (value) => context.setInput(id, value),
      drag: (point, start, value) => value * 10 ** ((start.y - point.y) / RESISTANCE_TRAVEL),
    }),
  );
  const slideHandle = context.handle({
    role: 'toggle',
    name: 'Bulbs in place of the resistors',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: 'bulbs', value: pressed ? 1 : 0 }),
  });
  return { voltageHandle, switchHandle, wiringHandle, resistanceHandles, slideHandle };
}
