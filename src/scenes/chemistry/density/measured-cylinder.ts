/** The measuring cylinder: filled from the bottle, carried to the balance, its water rises as a solid goes in. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createGraduatedVessel } from '../../kit/glassware/graduated-vessel';
import { contactShadow } from '../../kit/paint/shading';
import { stood } from './density-layout';
import type { Spot } from './sample';

/** Units of a millimetre; the cylinder is true to that: 11.05 cm to 50 mL, bore 2.4 cm. */
export const MM = 2.27;
export const CYLINDER = {
  kind: 'measuring cylinder',
  height: 300,
  radius: 29,
  capacity: 50,
  division: 1,
  numberEvery: 10,
} as const;
const FILL = { least: 5, most: 50, first: 30 } as const;
/** Time constants of the motion in milliseconds. */
const CARRY = 120;
const SETTLE = 160;
const NEAR = 0.6;

/** The bottle: a drag sets the mark, letting go pours. `fill`: the mark that a hand has set, mL; null: none. */
function createPouring(context: SceneContext<'density'>) {
  let fillTo: number | null = null;
  const pour = (): void => {
    if (fillTo === null) context.press('fill_cylinder');
    else context.dispatch({ do: 'fill_cylinder', value: fillTo });
    context.sound('pour');
    fillTo = null;
    context.redraw();
  };
  const fillHandle = context.handle({
    role: 'slider',
    name: 'Bottle: fill the cylinder',
    grip: 'y',
    hint: 'Drag up or down, or use the arrow keys, to set the mark; let go, or press Enter, to pour.',
    min: FILL.least,
    max: FILL.most,
    step: 1,
    value: FILL.first,
    format: (volume) => `to ${volume} mL`,
    set(volume) {
      fillTo = volume;
      context.redraw();
    },
    drag: (point, start, startValue) => startValue - (point.y - start.y) / 4,
    held(down) {
      if (!down && fillTo !== null) pour();
    },
    tap: pour,
    keys: { Enter: pour },
  });
  return {
    handle: fillHandle,
    get fillTo() {
      return fillTo;
    },
    /** `box`: of what it is poured from. */
    draw(box: Box, pouredMl: number) {
      fillHandle.place(box.x, box.y, box.width, box.height);
      fillHandle.update(fillTo ?? (pouredMl >= FILL.least ? pouredMl : FILL.first));
    },
  };
}

/** Glass, ring and mark, on its foot. */
function createStand(context: SceneContext<'density'>) {
  const cylinder = createGraduatedVessel(context, CYLINDER);
  const stand = new Container({ label: 'cylinder on its foot' });
  const wanted = new Graphics()
    .poly([-50, -7, -38, 0, -50, 7])
    .fill(context.theme.accent)
    .rect(-38, -1, 70, 2)
    .fill({ color: context.theme.accent, alpha: 0.75 });
  // A rubber ring keeps the level from before the solid went in.
  const ring = new Graphics()
    .moveTo(-CYLINDER.radius, 0)
    .quadraticCurveTo(0, 9, CYLINDER.radius, 0)
    .stroke({ width: 3.4, color: 0xc2463a, cap: 'round' });
  stand.addChild(contactShadow(context.theme, 116, 16), cylinder.light, cylinder.root, ring, wanted);
  return { cylinder, stand, wanted, ring };
}

/** `pan`: where it stands on the balance. */
export function createMeasuredCylinder(context: SceneContext<'density'>, pan: () => Spot) {
  const { reducedMotion } = context;
  const { cylinder, stand, wanted, ring } = createStand(context);
  const pouring = createPouring(context);
  const immerseHandle = context.actionHandle('immerse', { name: 'Cylinder: lower the sample into the water' });
  const spot: Spot = { x: 0, y: 0, scale: 1 };
  const place = { x: Number.NaN, y: 0 };
  let level = 0;

  function carry(where: 'bench' | 'balance', dt: number): void {
    const goal = where === 'balance' ? pan() : spot;
    if (Number.isNaN(place.x) || reducedMotion) Object.assign(place, { x: goal.x, y: goal.y });
    else {
      const part = -Math.expm1(-dt / CARRY);
      place.x += (goal.x - place.x) * part;
      place.y += (goal.y - place.y) * part;
      if (Math.abs(goal.x - place.x) < NEAR && Math.abs(goal.y - place.y) < NEAR) {
        Object.assign(place, { x: goal.x, y: goal.y });
      } else context.redraw();
    }
    stand.position.set(place.x, place.y);
  }

  function drawLevel({ view }: Frame<'density'>, lowered: boolean, dt: number): void {
    // The water rises as the solid goes in, not before.
    const target = view.sampleAt !== 'cylinder' || lowered ? view.levelMl : view.pouredMl;
    if (reducedMotion || Math.abs(target - level) < 0.02) level = target;
    else {
      level += (target - level) * -Math.expm1(-dt / SETTLE);
      context.redraw();
    }
    cylinder.set(level, 0xffffff);
    const { fillTo } = pouring;
    wanted.visible = fillTo !== null;
    if (fillTo !== null) wanted.y = -cylinder.markHeight(fillTo);
    ring.visible = view.sampleAt === 'cylinder';
    if (ring.visible) ring.y = -cylinder.markHeight(view.pouredMl);
  }

  return {
    root: stand,
    spot,
    pouring,
    immerseHandle,
    get level() {
      return level;
    },
    lay(box: Box, type: TypeSizes) {
      stood(spot, box, cylinder.size);
      stand.scale.set(spot.scale);
      cylinder.fit(spot.scale, type);
    },
    /** Its handle lies where it belongs; it is put there at once. */
    restart() {
      immerseHandle.place(
        spot.x - 40 * spot.scale,
        spot.y - CYLINDER.height * spot.scale,
        80 * spot.scale,
        CYLINDER.height * spot.scale,
      );
      place.x = Number.NaN;
    },
    /** Right end of the meniscus, on the stage. */
    meniscus: (): Point => ({
      x: place.x + CYLINDER.radius * spot.scale,
      y: place.y - cylinder.markHeight(level) * spot.scale,
    }),
    /** `lowered`: the sample is in the water. */
    draw(frame: Frame<'density'>, lowered: boolean, dt: number) {
      carry(frame.view.cylinderAt, dt);
      drawLevel(frame, lowered, dt);
    },
  };
}
