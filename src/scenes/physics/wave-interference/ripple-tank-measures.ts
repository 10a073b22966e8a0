/** What angles and lengths are read with: the protractor with its arm and the slip that names the angle, the ruler. */
import type { Point, SceneContext } from '../../contract';
import { type Callout, createCallout } from '../../kit/words/callout';
import { angleTo, createProtractor, type Protractor } from './protractor';
import { createRuler, type Ruler } from './ruler';
import { degreesWords } from './describe-ripple-tank';
import { carried, FIRST_PLAN, originOf, type TankPlan, toStage } from './ripple-tank-plan';

const RULER_CM = 20;
const ARM_START = 21.5;

type TankContext = SceneContext<'wave_interference'>;

/** Turns the arm of the protractor; the slip beside its grip names the angle. */
function createArmHand(context: TankContext, protractor: Protractor, slip: Callout) {
  let plan: TankPlan = FIRST_PLAN;
  let arm = ARM_START;
  const handle = context.handle({
    role: 'slider',
    name: 'Arm of the protractor',
    hint: 'Turn it on to a nodal line and read the angle from the axis.',
    min: -90,
    max: 90,
    step: 0.5,
    value: arm,
    format: degreesWords,
    set(value) {
      arm = value;
      context.redraw();
    },
    drag(point) {
      const origin = originOf(plan);
      return angleTo({ x: point.x - origin.x, y: point.y - origin.y });
    },
  });

  function draw(): void {
    protractor.turn(arm);
    const middle = originOf(plan);
    const grip = protractor.grip();
    handle.place(middle.x + grip.x - 15, middle.y + grip.y - 15, 30, 30);
    slip.set(`${Math.abs(arm).toFixed(1)}°`);
    // Clear of the grip in every direction, and over the water.
    const p = plan.type.small / 12;
    const reach = Math.sqrt(grip.x ** 2 + grip.y ** 2);
    const away = 1 + (12 + 16 * p + (18 * p * Math.abs(grip.x)) / reach) / reach;
    const most = 18.6 * plan.cm;
    const x = Math.min(most, Math.max(-most, grip.x * away));
    // Beside the grip there is no room at the ends of the scale: below it there is.
    const y = Math.abs(grip.x * away) > most ? grip.y + 14 * p : grip.y * away - 14 * p;
    slip.root.position.set(middle.x + x, middle.y + y);
  }

  return {
    handle,
    draw,
    get degrees(): number {
      return arm;
    },
    lay(next: TankPlan) {
      plan = next;
    },
  };
}

/** Where the ruler lies: where the plan has it until a hand has moved or turned it. */
function createRulerHand(context: TankContext, ruler: Ruler) {
  let plan: TankPlan = FIRST_PLAN;
  let place: Point = plan.ruler.at;
  let { degrees } = plan.ruler;
  let moved = false;
  const middleHandle = context.handle({
    role: 'point',
    name: 'Ruler',
    hint: 'Lay it across the rings. Arrow keys move it; the handle at its end turns it.',
    min: { x: -21, y: -8 },
    max: { x: 21, y: 26 },
    step: 0.1,
    value: place,
    format: ({ x, y }) => `its middle at ${x.toFixed(1)} cm across, ${y.toFixed(1)} cm along`,
    set(value) {
      place = value;
      moved = true;
      context.redraw();
    },
    drag: (point, start, from) => carried(plan, point, start, from),
  });
  const endHandle = context.handle({
    role: 'slider',
    name: 'Turn the ruler',
    min: -180,
    max: 180,
    step: 1,
    value: degrees,
    format: (value) => `${value}°`,
    set(value) {
      degrees = value;
      moved = true;
      context.redraw();
    },
    drag(point) {
      const middle = toStage(plan, place);
      return (Math.atan2(middle.y - point.y, point.x - middle.x) * 180) / Math.PI;
    },
  });

  function draw(): void {
    const at = toStage(plan, place);
    const angle = (-degrees * Math.PI) / 180;
    ruler.root.position.copyFrom(at);
    ruler.root.rotation = angle;
    const half = (RULER_CM / 2) * plan.cm;
    const across = ruler.width / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middle = { x: at.x - sin * across, y: at.y + cos * across };
    const reach = half * 0.72;
    const [w, h] = [Math.abs(cos) * reach * 2 + across, Math.abs(sin) * reach * 2 + across];
    // A slanting ruler is grabbed at its middle only: its box would cover half of the tank.
    const slanted = Math.min(Math.abs(cos), Math.abs(sin)) > 0.2;
    const [bw, bh] = slanted ? [3 * ruler.width, 3 * ruler.width] : [w, h];
    middleHandle.place(middle.x - bw / 2, middle.y - bh / 2, bw, bh);
    const end = { x: middle.x + cos * half, y: middle.y + sin * half };
    endHandle.place(end.x - 14, end.y - 14, 28, 28);
    middleHandle.update(place);
    endHandle.update(degrees);
  }

  return {
    handles: [middleHandle, endHandle],
    draw,
    lay(next: TankPlan) {
      plan = next;
      if (moved) return;
      place = plan.ruler.at;
      ({ degrees } = plan.ruler);
    },
  };
}

export function createTankMeasures(context: TankContext) {
  const protractor = createProtractor(context);
  const ruler = createRuler(context, 'cm');
  const slip = createCallout(context, { size: 13, tone: 'plain', mono: true });
  const arm = createArmHand(context, protractor, slip);
  const rulerHand = createRulerHand(context, ruler);
  let layout: TankPlan['layout'] = FIRST_PLAN.layout;

  return {
    protractor: protractor.root,
    ruler: ruler.root,
    slip: slip.root,
    handles: [arm.handle, ...rulerHand.handles],
    /** Degrees from the axis at which the arm points, positive to the right. */
    get arm(): number {
      return arm.degrees;
    },
    lay(plan: TankPlan): void {
      const { cm, type } = plan;
      ({ layout } = plan);
      arm.lay(plan);
      rulerHand.lay(plan);
      protractor.lay(plan.protractorCm * cm, type.small);
      // The finest marks that eyes can tell apart.
      const fine = cm / type.small > 1.1;
      ruler.lay({
        unit: cm,
        length: RULER_CM,
        fine: fine ? 0.1 : 0.5,
        middle: fine ? 0.5 : 1,
        figure: cm * 2 > type.small * 2.1 ? 2 : 5,
      });
      slip.lay(400);
    },
    draw(message: string | null): void {
      arm.draw();
      rulerHand.draw();
      // On a small stage the sentence needs the place of the angle.
      slip.root.visible = layout === 'wide' || message === null;
    },
  };
}
