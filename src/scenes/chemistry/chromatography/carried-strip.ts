/** The strip in a hand: into the jar to start, out of it to stop. */
import type { Frame, SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { WORKS, type Works } from './chromatography-works';
import { STRIP } from './paper-strip';

/** Of the strip, from the level of the liquid, cm. */
const GRIP = { x: -STRIP.width / 2, y: -STRIP.length, width: STRIP.width, height: STRIP.length + 0.4 } as const;

export function createCarriedStrip(context: SceneContext<'chromatography'>, { strip, places }: Works) {
  let running = false;
  const start = (): void => context.dispatch({ do: 'start' });
  const remove = (): void => context.dispatch({ do: 'remove' });
  const held = createCarried(context, strip.root, {
    name: 'Paper strip',
    hint: 'Drag it into the jar to start and out of it to stop; Enter does the same.',
    box: GRIP,
    drop(point) {
      const inJar = Math.abs(point.x - places.jar) < WORKS.jar.radius * places.unit;
      if (inJar && !running) start();
      else if (!inJar && running) remove();
    },
    send: () => (running ? remove() : start()),
  });

  /** Where the strip belongs, and where a hand may let it go. */
  function home(): void {
    const { unit, zeroY, jar: inJar, strip: onStand } = places;
    held.home({ x: running ? inJar : onStand, y: zeroY }, unit);
    const goal = running ? onStand : inJar;
    const half = (running ? STRIP.width / 2 : WORKS.jar.radius) * unit;
    held.aim([{ x: goal - half, y: zeroY - STRIP.length * unit, width: 2 * half, height: STRIP.length * unit }]);
  }

  return {
    home,
    draw({ view }: Frame<'chromatography'>, now: number) {
      running = view.paper === 'running';
      home();
      held.move(now);
      if (held.held) context.redraw();
      strip.set({
        spots: view.spots,
        amount: view.dabs,
        front: view.paper === 'running' ? view.front : null,
        marks: view.marks,
      });
    },
  };
}
