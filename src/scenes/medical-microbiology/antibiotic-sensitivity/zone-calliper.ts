/** The calliper across the zone of the first disc: its slider is dragged, and what it reads is kept when it is let go. */
import { DISC_RADIUS } from '../../../../engine/medical-microbiology/disc-diffusion';
import { DISH_RADIUS_MM } from '../../../../engine/medical-microbiology/spread-plate';
import type { Point, SceneContext } from '../../contract';
import { BEAM_Y, PER_MM, PLATE, type PlateBench } from './plate-bench';
import { BEAM, createVernierCalliper } from './vernier-calliper';

/** mm: the width of a disc, and of the dish. */
export const LEAST_ZONE = 2 * DISC_RADIUS;
export const MOST_ZONE = 2 * DISH_RADIUS_MM;

export function createZoneCalliper(context: SceneContext<'antibiotic_sensitivity'>, table: PlateBench) {
  const calliper = createVernierCalliper(context, PER_MM);
  table.over.addChild(calliper.root);
  let opening = 20;
  let kept: number | null = null;
  let held = false;
  /** The middle of the disc, mm from that of the plate. */
  let disc: Point = { x: 0, y: 0 };

  const keep = (): void => context.dispatch({ do: 'measure_zone', value: Math.round(10 * opening) / 10 });
  const jaw = context.handle({
    role: 'slider',
    name: context.facts.actions['measure_zone']?.label ?? '',
    hint: 'Drag the slider of the calliper; the reading is kept when you let go. Arrow keys move it, Enter keeps the reading.',
    grip: 'x',
    min: LEAST_ZONE,
    max: MOST_ZONE,
    step: 0.1,
    value: opening,
    format: (mm) => `${mm.toFixed(1)} mm`,
    set(mm) {
      opening = mm;
      place();
      context.redraw();
    },
    // Both jaws move, so that the middle stays on the disc.
    drag: (point, start, mm) => mm + (2 * (point.x - start.x)) / (PER_MM * table.scale),
    held(down) {
      held = down;
      if (!down) keep();
    },
    keys: { Enter: keep },
  });

  function place(): void {
    const y = PLATE.y + disc.y * PER_MM;
    calliper.root.position.set(PLATE.x + disc.x * PER_MM, y);
    calliper.set(opening, BEAM_Y - y);
    const at = table.at({ x: PLATE.x + (opening / 2) * PER_MM - 10, y: BEAM_Y + BEAM.height - 6 });
    jaw.place(at.x, at.y, BEAM.width * table.scale, (BEAM.slider + 6) * table.scale);
    jaw.update(opening);
  }

  return {
    fit: (size: number) => calliper.fit(size),
    draw(at: Point, measured: number | null) {
      disc = at;
      if (measured !== kept) {
        kept = measured;
        if (kept !== null && !held && Math.round(opening) !== kept) opening = kept;
      }
      place();
    },
  };
}
