/** What hands do: pull the bob aside and let it go, move the clamp, turn to the next world. */
import type { Frame, SceneContext } from '../../contract';
import type { PendulumSwing } from './pendulum-swing';
import { nextWorld } from './world-card';

export function createPendulumHands(context: SceneContext<'matterjs_physics/pendulum'>, swing: PendulumSwing) {
  /** The bob has been moved since a hand took it. */
  let moved = false;
  const letGo = (): void => context.dispatch({ do: 'release' });
  const bobHandle = context.inputHandle('initial_angle', {
    name: 'Bob: initial angle',
    grip: 'x',
    hint: 'Drag it aside and let go; with the keyboard set the angle and press Enter.',
    drag({ x, y }) {
      moved = true;
      const { pivot } = swing;
      return (Math.abs(Math.atan2(x - pivot.x, Math.max(1, y - pivot.y))) * 180) / Math.PI;
    },
    held(down) {
      if (!down && moved) letGo();
      moved = false;
    },
    keys: { Enter: letGo },
  });
  const clampHandle = context.inputHandle('length', {
    name: 'Clamp: length of the string',
    grip: 'y',
    hint: 'Drag the clamp up or down.',
    drag: (point, start, startValue) => startValue + (start.y - point.y) / swing.unit,
    held(down) {
      swing.hold(down);
      context.redraw();
    },
  });
  let gravity = Number.NaN;
  const worldOn = (): void => context.setInput('gravity', nextWorld(gravity));
  const worldHandle = context.inputHandle('gravity', {
    name: 'Card of the world: gravity',
    hint: 'A press, or Enter, goes on to the next world: Moon, Mars, Earth, Neptune. The arrow keys give gravities between.',
    grip: 'press',
    tap: worldOn,
    keys: { Enter: worldOn },
  });
  return {
    draw({ params }: Frame<'matterjs_physics/pendulum'>) {
      const { bob, bobRadius, boss, world } = swing;
      const reach = Math.max(20, bobRadius + 6);
      bobHandle.place(bob.x - reach, bob.y - reach, 2 * reach, 2 * reach);
      clampHandle.place(boss.x - 18, boss.y - 18, 36, 36);
      ({ gravity } = params);
      worldHandle.enable(world !== null);
      if (world) worldHandle.place(world.x, world.y, world.width, world.height);
    },
  };
}
