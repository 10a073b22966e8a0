/** The shell of a sea butterfly: it waits on the hood, and sinks to the sand when it is dropped in. */
import type { Frame, SceneContext } from '../../contract';
import { boxOf, placeHandle, type Stand } from '../../kit/layout/layout';
import { SHELL } from './aquarium';
import type { SeaShell } from './sea-shell';

/** Wall milliseconds in which a shell sinks most of its way. */
const SINK_MS = 260;
/** mg. */
const USUAL = 1000;
/** Of the shell that waits, as a part of its size in the water. */
const WAITING = 0.6;

export function createTankShell(context: SceneContext<'ocean_acidification'>, shell: SeaShell) {
  const fresh = context.actionHandle('drop_shell', { grip: 'press' });
  const lifted = context.actionHandle('weigh_shell', { grip: 'press' });
  let y: number = SHELL.above;
  let wasDropped: boolean | null = null;
  return {
    /** `tank`: where its drawing stands; `since`: wall milliseconds since the frame before. */
    draw({ view, params, hidden }: Frame<'ocean_acidification'>, tank: Stand, since: number) {
      const dropped = view.shell !== null;
      const mass = view.shellMass ?? (hidden.has('shell_mass') ? USUAL : params.shell_mass);
      const size = Math.cbrt(mass / USUAL);
      shell.root.visible = mass > 0;
      shell.set(view.shell ?? 1, dropped ? size : WAITING * size);
      const goal = dropped ? SHELL.y : SHELL.above;
      const still = !dropped || wasDropped === null || context.reducedMotion;
      const from = still ? goal : y;
      y = goal + (from - goal) * Math.exp(-Math.min(100, since) / SINK_MS);
      if (Math.abs(y - goal) < 0.5) y = goal;
      else context.redraw();
      wasDropped = dropped;
      shell.root.position.set(SHELL.x, y);
      fresh.enable(!dropped);
      lifted.enable(dropped);
      const half = 40 * (dropped ? 1 : WAITING);
      const around = { x: SHELL.x - half, y: goal - 2 * half, width: 2 * half, height: 2 * half };
      placeHandle(dropped ? lifted : fresh, boxOf(tank, around));
    },
  };
}
