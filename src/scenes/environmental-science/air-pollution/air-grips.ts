/** What hands take hold of: the top of the stack, the sampler in the street and on the map, the wind, the balance. */
import type { Frame, SceneContext } from '../../contract';
import type { DustMap } from './dust-map';
import { SAMPLER_HIGH } from './street-sampler';
import type { StreetView } from './street-view';

export function createAirGrips(context: SceneContext<'air_pollution'>, street: StreetView, map: DustMap) {
  /** Scales as a drag began: the pictures reach farther when the sampler goes far. */
  let held = { x: 1, y: 1, map: 1 };
  const hold = (): void => {
    held = { ...street.scale, map: map.unit };
  };
  const takes = (down: boolean): void => {
    if (down) hold();
  };
  const stack = context.inputHandle('stack_height', {
    name: 'Top of the stack',
    hint: 'Drag it up or down.',
    grip: 'y',
    held: takes,
    drag: (point, start, startValue) => startValue + (start.y - point.y) / held.y,
  });
  const sampler = context.inputHandle('receptor_x', {
    name: 'Sampler in the street',
    hint: 'Drag it along the street.',
    grip: 'x',
    held: takes,
    drag: (point, start, startValue) => startValue + (point.x - start.x) / held.x / 1000,
  });
  const offset = context.inputHandle('receptor_y', {
    name: 'Sampler on the map',
    hint: 'Drag it across the wind.',
    grip: 'y',
    held: takes,
    drag: (point, start, startValue) => startValue + (start.y - point.y) / held.map,
  });
  const wind = context.actionHandle('set_wind_direction', {
    name: 'Arrow of the wind',
    hint: 'Turn it: the plume follows.',
    grip: 'along',
    drag: (point) => (-Math.atan2(point.y - map.stack.y, point.x - map.stack.x) * 180) / Math.PI,
  });
  const weigh = context.actionHandle('weigh_filter', {
    name: 'Balance: weigh the filter',
    hint: 'Press it to put the filter on the pan.',
    grip: 'press',
  });
  return {
    weigh,
    hold,
    follow({ view }: Frame<'air_pollution'>) {
      const { mouth, foot } = street;
      stack.place(mouth.x - 14, mouth.y - 10, 28, 24);
      sampler.enable(foot !== null);
      if (foot) sampler.place(foot.x - 20, foot.y - SAMPLER_HIGH, 40, SAMPLER_HIGH);
      offset.place(map.sampler.x - 11, map.sampler.y - 11, 22, 22);
      const turned = (-view.direction * Math.PI) / 180;
      wind.place(map.stack.x + 44 * Math.cos(turned) - 12, map.stack.y + 44 * Math.sin(turned) - 12, 24, 24);
      wind.update(view.direction);
    },
  };
}
