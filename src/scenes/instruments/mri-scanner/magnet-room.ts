/** The magnet with the object before it or in its bore, the screening card, and the steel bottle that flies in. */
import type { Box, Frame, SceneContext } from '../../contract';
import { BOTTLE, CARD, type Magnet, MAGNET, WAITING } from './magnet';

type MriFrame = Frame<'mri_scanner'>;

const GLIDE = 0.14;

/** What is pressed at the magnet. */
function createHandles(context: SceneContext<'mri_scanner'>) {
  const screen = context.actionHandle('screen_patient', { name: 'Screening card: fill it in', grip: 'press' });
  const load = context.actionHandle('load_patient', { name: 'Object: load it', grip: 'press' });
  const bottle = context.actionHandle('hold_bottle', {
    name: 'Steel bottle: carry it through the door',
    grip: 'press',
  });
  return { screen, load, bottle };
}

export function createMagnetRoom(context: SceneContext<'mri_scanner'>, magnet: Magnet) {
  const { reducedMotion } = context;
  const { screen, load, bottle } = createHandles(context);
  let scale = 1;
  let wide = true;
  const place = (handle: typeof load, { x, y, width, height }: Box): void =>
    handle.place(magnet.root.x + x * scale, magnet.root.y + y * scale, width * scale, height * scale);
  let entered = 0;
  let flown = 0;
  const glide = (from: number, to: number): number => {
    const left = to - from;
    if (reducedMotion || Math.abs(left) < 0.01) return to;
    context.redraw();
    return from + GLIDE * left;
  };

  function drawMagnet({ view }: MriFrame): void {
    entered = glide(entered, view.loaded ? 1 : 0);
    flown = glide(flown, view.bottle ? 1 : 0);
    magnet.object(view.object, entered);
    magnet.pulse(view.phase);
    magnet.card(view.screened, view.card !== 'None');
    magnet.bottle(flown);
    screen.enable(!view.screened);
    if (!view.screened) place(screen, CARD);
    load.enable(!view.loaded);
    if (!view.loaded) place(load, { x: WAITING.x - 44, y: WAITING.y - 44, width: 88, height: 88 });
    // On a phone it would stand too near the card: there it is in the dock alone.
    const held = wide && !view.loaded && !view.bottle;
    bottle.enable(held);
    if (held) place(bottle, BOTTLE);
  }

  return {
    /** On a phone the bottle has no room. */
    widen(is: boolean): void {
      wide = is;
    },
    lay: (box: Box, { small }: { readonly small: number }) => {
      scale = Math.min(box.width / (MAGNET.left + MAGNET.right), box.height / (MAGNET.top + MAGNET.bottom));
      magnet.root.scale.set(scale);
      magnet.root.position.set(
        box.x + (box.width - (MAGNET.left + MAGNET.right) * scale) / 2 + MAGNET.left * scale,
        box.y + box.height - MAGNET.bottom * scale,
      );
      magnet.fitText(small / scale);
    },
    /** The back edge of its floor, and what stands there. */
    floor(): { readonly back: number; readonly standing: Box } {
      const y = magnet.root.y + (MAGNET.bottom - 18) * scale;
      return {
        back: y - 54 * scale,
        standing: { x: magnet.root.x, y: y - 10 * scale, width: 380 * scale, height: 400 * scale },
      };
    },
    draw: drawMagnet,
  };
}
