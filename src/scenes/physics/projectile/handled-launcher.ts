/** The launcher as hands set it: the barrel is turned, the carriage raised, a tap launches the ball. */
import { createLauncher } from './launcher';
import type { ProjectileField } from './projectile-field';
import type { ProjectileContext, ProjectileFrame } from './projectile-frame';

const RECOIL_MS = 320;

function launcherHandles(context: ProjectileContext, field: ProjectileField, trunnion: { x: number; y: number }) {
  let flying = false;
  const launch = (): void => {
    if (!flying) context.dispatch({ do: 'launch' });
  };
  const barrelHandle = context.inputHandle('angle', {
    name: 'Barrel: launch angle',
    hint: 'Drag the barrel up or down. A tap, or Enter, launches the ball.',
    grip: 'along',
    tap: launch,
    keys: { Enter: launch },
    drag: (point) => (Math.atan2(trunnion.y - point.y, Math.max(1, point.x - trunnion.x)) * 180) / Math.PI,
  });
  const carriageHandle = context.inputHandle('height', {
    name: 'Carriage: launch height',
    hint: 'Drag the carriage up or down.',
    grip: 'y',
    drag: (point, start, startValue) => startValue + (start.y - point.y) / field.camera.unit,
    held: (down) => field.hold(down),
  });
  return {
    get flying() {
      return flying;
    },
    set flying(now) {
      flying = now;
    },
    place(degrees: number) {
      const angle = (degrees * Math.PI) / 180;
      const grip = { x: trunnion.x + 46 * Math.cos(angle), y: trunnion.y - 46 * Math.sin(angle) };
      barrelHandle.place(grip.x - 22, grip.y - 18, 44, 36);
      carriageHandle.place(trunnion.x - 40, trunnion.y - 12, 34, 30);
    },
  };
}

/** Throws the barrel back when a ball has left it. */
function createRecoil(context: ProjectileContext) {
  let launches = 0;
  let launchedAt = Number.NEGATIVE_INFINITY;
  /** From 0 at rest to 1. */
  return ({ view }: ProjectileFrame, now: number): number => {
    if (view.launches > launches) {
      context.sound('whoosh');
      if (!context.reducedMotion) launchedAt = now;
    }
    launches = view.launches;
    const since = (now - launchedAt) / RECOIL_MS;
    const recoil = since >= 0 && since < 1 ? (1 - since) ** 2 : 0;
    if (recoil > 0) context.redraw();
    return recoil;
  };
}

export function createHandledLauncher(context: ProjectileContext, field: ProjectileField) {
  const launcher = createLauncher(context);
  const trunnion = { x: 0, y: 0 };
  const handles = launcherHandles(context, field, trunnion);
  const recoilOf = createRecoil(context);
  let unit = 0;
  let height = -1;
  return {
    root: launcher.root,
    trunnion,
    handles,
    lay(textSize: number, pixel: number) {
      unit = 0;
      launcher.lay(textSize, pixel);
    },
    draw(frame: ProjectileFrame, now: number) {
      const { params } = frame;
      launcher.set(params.angle, recoilOf(frame, now));
      if (params.height !== height || field.camera.unit !== unit) {
        height = params.height;
        unit = field.camera.unit;
        Object.assign(trunnion, field.camera.toStage(0, height));
        launcher.root.position.set(trunnion.x, trunnion.y);
        launcher.raise(height * unit);
      }
      handles.place(params.angle);
    },
  };
}
