/** What stands on the field: flags at the summit and where the ball landed, and the target with its sign. */
import { CLEAR_OF_QUADRANT, type FieldCamera } from './field-camera';
import { createPennant } from './pennant';
import type { Focus, ProjectileContext, ProjectileFrame } from './projectile-frame';
import { createTargetDisc } from './target-disc';

/** The summit's flag waits until the ball is so far away, stage units. */
const CLEAR_OF_BALL = 100;
/** Length of the summit flag's pole, stage units. */
const SUMMIT_POLE = 24;
/** Stage units right of the trunnion that the carriage takes. */
const CLEAR_OF_WHEEL = 28;

/** The quadrant of a launcher up on its tower leaves the ground free. */
const isAloft = (camera: FieldCamera, height: number): boolean =>
  camera.toStage(0, height).y < camera.toStage(0, 0).y - CLEAR_OF_QUADRANT;

/** Wiped off the field, where its path is no longer there. */
export const isWiped = ({ view }: ProjectileFrame): boolean => view.traces[0]?.number !== view.launches;

export function createSummitFlag(context: ProjectileContext, camera: FieldCamera) {
  const apex = createPennant(context, { colour: context.theme.accent, pole: SUMMIT_POLE, size: 13 });
  function plant({ params }: ProjectileFrame, x: number, y: number): void {
    const { box } = camera;
    const axis = camera.toStage(0, params.height);
    // In the quadrant the slip would cover its figures: it stands above it, or right of it where that is out of the field.
    const over = y - SUMMIT_POLE - (axis.y - CLEAR_OF_QUADRANT);
    const inside = Math.abs(x - axis.x) < CLEAR_OF_QUADRANT && over > 0 && over < CLEAR_OF_QUADRANT;
    const room = axis.y - CLEAR_OF_QUADRANT - 2 * box.textSize > box.groundY - box.height;
    const from = inside && !room ? axis.x + CLEAR_OF_QUADRANT : box.left + 4;
    apex.plant(x, y, from, box.right - 4, inside && room ? over : 0);
  }
  return {
    root: apex.root,
    lay: () => apex.lay(400),
    draw(frame: ProjectileFrame, focus: Focus | null) {
      const { flight } = frame.view;
      const summit = flight?.apex ?? null;
      let visible = false;
      if (flight && summit && summit.time > 0 && !isWiped(frame)) {
        const { x, y } = camera.toStage(summit.x, summit.height);
        const now = camera.toStage(focus?.x ?? 0, focus?.y ?? 0);
        visible = Math.abs(now.x - x) > CLEAR_OF_BALL || Math.abs(now.y - y) > CLEAR_OF_BALL;
        if (visible) {
          apex.set(`${frame.shown.max_height_m.text} m`);
          plant(frame, x, y);
        }
      }
      apex.show(visible);
    },
  };
}

export function createLandingFlag(context: ProjectileContext, camera: FieldCamera) {
  const landing = createPennant(context, { colour: context.theme.warning, pole: 58, size: 14 });
  return {
    root: landing.root,
    lay: () => landing.lay(400),
    draw(frame: ProjectileFrame) {
      const { view, shown, params } = frame;
      const { box } = camera;
      const { flight } = view;
      const down = flight?.landing ?? null;
      const showLanding = flight !== null && down !== null && !isWiped(frame);
      landing.show(showLanding);
      if (!showLanding) return;
      const { x, y } = camera.toStage(down.range, 0);
      landing.set(
        `${shown.range_m.text} m${down.hit ? ' ✓' : ''}\n${shown.flight_time_s.text} s, ${shown.landing_angle_deg.text}°`,
      );
      const from = isAloft(camera, params.height) ? box.left + 4 : box.x + CLEAR_OF_QUADRANT;
      landing.plant(x, y, from, box.right - 4);
    },
  };
}

export function createTarget(context: ProjectileContext, camera: FieldCamera) {
  const target = createTargetDisc(context);
  return {
    root: target.root,
    draw({ view, params }: ProjectileFrame) {
      const { box, unit } = camera;
      const { x, y } = camera.toStage(view.target, 0);
      const visible = x <= box.right - 10 && x >= box.x + CLEAR_OF_WHEEL;
      target.root.visible = visible;
      if (!visible) return;
      target.root.position.set(x, y);
      target.size(Math.max(7, view.targetRadius * unit));
      target.set(`${view.target.toFixed(unit > 200 ? 2 : 1)} m`, view.flight?.landing?.hit ?? false);
      const down = view.flight?.landing ? camera.toStage(view.flight.landing.range, 0).x - x : -1;
      // The sign stands where the landing flag does not, nor the launcher.
      target.turn(x > box.right - 120 || (down >= 0 && down < 120 && x > box.x + 220));
      target.sign(x >= box.x + CLEAR_OF_QUADRANT || isAloft(camera, params.height));
    },
  };
}
