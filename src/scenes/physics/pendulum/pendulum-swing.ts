/**
 * The pendulum in its frame: two uprights beyond its swing, a crossbar with the clamp between them, string, bob, protractor,
 * light gate, strobe marks and arrows. The bob's shadow runs along a ruler before them.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Point, StageContext, TypeSizes } from '../../contract';
import { createAngleScale } from './angle-scale';
import { createAxis } from '../../kit/charts/axis';
import { createLightGate } from './light-gate';
import { createPendulumBob } from './pendulum-bob';
import { createPendulumStand, ROD } from './pendulum-stand';
import { createShadowRuler, rulerHeight } from './shadow-ruler';
import { createStrobeMarks } from './strobe-marks';
import { createSwingArrows } from './swing-arrows';
import { createWorldCard } from './world-card';
import { type Port, portAt } from '../../kit/instruments/socket';

export type PendulumFrame = Frame<'matterjs_physics/pendulum'>;

export interface PendulumSwing {
  readonly root: Container;
  readonly pivot: Point;
  readonly bob: Point;
  readonly bobRadius: number;
  /** The clamp on the left upright. */
  readonly boss: Point;
  /** The card of the world, on the crossbar, where there is room for it. */
  readonly world: Box | null;
  /** Feet of uprights and of the light gate; they stand at `footY`. */
  readonly feet: readonly { readonly x: number; readonly width: number; readonly height: number }[];
  readonly footY: number;
  /** Where the light gate's cable leaves it. */
  readonly gatePort: Port;
  /** Stage units of a metre. */
  readonly unit: number;
  lay(box: Box, type: TypeSizes): void;
  /** While a hand has the clamp the scale stays. */
  hold(held: boolean): void;
  draw(frame: PendulumFrame, now: number): void;
}

/** Longest strings, m, of each scale. */
const FRAMES = [0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 4, 5] as const;
/** sin 45°: the widest swing as a part of the string. */
const WIDEST = Math.SQRT1_2;
const MOST_RADIUS = 25;
/** Between the widest swing of the largest bob and an upright. */
const CLEAR = 12;
/** From the bob at rest down to the feet. */
const GATE_HEIGHT = 58;
/** Of the longest string: the protractor, and the width of the card beside the upright. */
const PROTRACTOR = 0.48;
const CARD = 0.26;
/** Of the height of letters: a shorter string leaves no room for ruler and card. */
const ROOMY = 9.5;

/** Of the height of letters: the width of the legend of the arrows. */
const LEGEND = 10.5;

/** Of the mass: a ball of the same metal. */
const radiusOf = (mass: number): number => Math.min(MOST_RADIUS, Math.max(9, 14 * Math.cbrt(mass / 0.2)));

/** Where everything stands in a box; `small`: height of small text. */
function planSwing(box: Box, small: number) {
  // The scale stands left of the left upright.
  const margin = small * 3.6 + 18;
  const below = 0.75 * small;
  const middle = (box.width - margin - 30) / 2;
  const x = box.x + margin + middle;
  const standOn = (foot: number) => {
    const footY = box.y + box.height - foot;
    const y = footY - GATE_HEIGHT;
    const half = Math.min(middle, (y - box.y - 34) * WIDEST + MOST_RADIUS + CLEAR);
    // The bob at rest, the ends of the crossbar, and the longest string that is drawn.
    return { footY, low: { x, y }, ends: [x - half, x + half] as const, height: (half - MOST_RADIUS - CLEAR) / WIDEST };
  };
  const onRuler = standOn(rulerHeight(small) + below + 2);
  const roomy = onRuler.height > ROOMY * small;
  const stood = roomy ? onRuler : standOn(12);
  const top = Math.max(box.y + 4, stood.low.y - stood.height - 34);
  // Between upright and gate, unless a short string leaves no room there, and much above the crossbar.
  const between = { x: stood.ends[0] + 44, y: stood.footY - small * 1.5 };
  const crowded = between.x + LEGEND * small > stood.low.x - 30 && top - box.y > 4.5 * small;
  const legend = crowded ? { x: box.x + small, y: box.y + small } : between;
  return { ...stood, roomy, below, small, top, legend };
}

type SwingPlan = ReturnType<typeof planSwing>;

const feetOf = ({ ends, low, footY, top }: SwingPlan): PendulumSwing['feet'] => [
  { x: ends[0], width: 68, height: footY - top },
  { x: low.x, width: 68, height: GATE_HEIGHT },
  { x: ends[1], width: 68, height: footY - top },
];

/** Length of the string, and of the longest that is drawn: that changes in steps, and stays while a hand has the clamp. */
function createReach() {
  let longest = 0;
  let length = 0;
  let held = false;
  let stale = true;
  return {
    get longest() {
      return longest;
    },
    hold(now: boolean) {
      held = now;
    },
    lay() {
      stale = true;
    },
    /** True where something has changed. */
    follow({ params }: PendulumFrame): boolean {
      const want = FRAMES.find((most) => params.length <= most * (1 + 1e-9)) ?? 5;
      const next = held && !stale ? longest : want;
      if (!stale && next === longest && params.length === length) return false;
      longest = next;
      ({ length } = params);
      stale = false;
      return true;
    },
  };
}

/** The metres up from the bob at rest, at the left upright. */
function createLengthScale(context: StageContext) {
  const scale = createAxis(context, { side: 'left', colour: context.theme.ink, size: 12, unit: 'm' });
  let laid = '';
  return {
    root: scale.root,
    forget() {
      laid = '';
    },
    draw({ low, small, ends, top }: SwingPlan, unit: number, covered: boolean) {
      if (scale.root.visible === covered) scale.root.visible = !covered;
      const key = `${unit} ${low.y} ${small}`;
      if (key === laid) return;
      laid = key;
      scale.root.position.set(ends[0] - ROD / 2 - 4, low.y);
      const high = low.y - top - 8;
      scale.lay(high, 0, high / unit, small * 2.4);
    },
  };
}

/** String and bob, with the vertical through the pivot. */
function createHanging(context: StageContext) {
  const { theme } = context;
  const plumb = new Graphics({ label: 'vertical' });
  const string = new Graphics({ label: 'string' })
    .rect(-0.9, 0, 1.8, 1)
    .fill(theme.name === 'dark' ? 0xe6edf5 : 0x2f3d4c);
  const bob = createPendulumBob(context);
  const place = { x: 0, y: 0 };
  let pivot: Point = { x: 0, y: 0 };
  let reach = 0;
  let radius = 0;
  return {
    plumb,
    string,
    bob: bob.root,
    place,
    get pivot() {
      return pivot;
    },
    get radius() {
      return radius;
    },
    /** Stage units of the string. */
    get reach() {
      return reach;
    },
    hang(from: Point, units: number) {
      pivot = from;
      reach = units;
      string.position.set(pivot.x, pivot.y);
      string.scale.y = reach;
      plumb
        .clear()
        .rect(pivot.x - 0.5, pivot.y, 1, reach)
        .fill({ color: theme.inkSoft, alpha: 0.45 });
    },
    swing(angle: number, mass: number) {
      radius = radiusOf(mass);
      bob.size(radius);
      place.x = pivot.x + reach * Math.sin(angle);
      place.y = pivot.y + reach * Math.cos(angle);
      bob.root.position.set(place.x, place.y);
      bob.root.rotation = -angle;
      string.rotation = -angle;
    },
  };
}

/** All of it, in the order in which it is drawn. */
function createParts(context: StageContext) {
  const root = new Container({ label: 'pendulum' });
  const stand = createPendulumStand(context.theme);
  const scale = createLengthScale(context);
  const protractor = createAngleScale(context);
  const gate = createLightGate(context);
  const hanging = createHanging(context);
  const ruler = createShadowRuler(context);
  const world = createWorldCard(context);
  const marks = createStrobeMarks(context);
  const arrows = createSwingArrows(context);
  root.addChild(
    stand.stand,
    scale.root,
    stand.clamp,
    protractor.root,
    world.root,
    hanging.plumb,
    gate.back,
    marks.root,
    hanging.string,
    hanging.bob,
    gate.front,
    arrows.root,
    arrows.legend.root,
    ruler.root,
  );
  function lay(plan: SwingPlan, type: TypeSizes): void {
    const { low, ends, height, top, footY, roomy, below, small, legend } = plan;
    scale.forget();
    stand.lay(ends, low.x, top, footY);
    ruler.root.position.set(low.x, roomy ? footY + below : footY - 8);
    ruler.lay(roomy ? low.x - ends[0] + 4 : 0, small);
    world.root.visible = roomy;
    const card = Math.max(CARD * height, 4.9 * small);
    world.lay(card, small);
    world.root.x = ends[1] - ROD / 2 - 10 - card / 2;
    protractor.lay(height * PROTRACTOR, small);
    gate.back.position.set(low.x, low.y);
    gate.front.position.set(low.x, low.y);
    gate.lay(GATE_HEIGHT);
    arrows.legend.lay(small * 1.4);
    arrows.legend.root.position.copyFrom(legend);
    arrows.lay(type);
  }
  /** Hangs the string with its clamp, the protractor and the card from where it ends. */
  function hang(pivot: Point, reach: number): void {
    for (const part of [stand.clamp, protractor.root]) part.position.set(pivot.x, pivot.y);
    world.root.y = pivot.y + 4;
    hanging.hang(pivot, reach);
    marks.forget();
  }
  return { root, scale, gate, hanging, ruler, world, marks, arrows, lay, hang };
}

export function createPendulumSwing(context: StageContext): PendulumSwing {
  const { root, scale, gate, hanging, ruler, world, marks, arrows, lay, hang } = createParts(context);
  const reach = createReach();
  let plan = planSwing({ x: 0, y: 0, width: 1, height: 1 }, 12);
  let unit = 1;

  return {
    root,
    bob: hanging.place,
    get pivot() {
      return hanging.pivot;
    },
    get bobRadius() {
      return hanging.radius;
    },
    get unit() {
      return unit;
    },
    get boss() {
      return { x: plan.ends[0], y: hanging.pivot.y };
    },
    get world() {
      if (!plan.roomy) return null;
      const { x, y, width, height } = world.box;
      return { x: world.root.x + x, y: world.root.y + y, width, height };
    },
    get feet() {
      return feetOf(plan);
    },
    get footY() {
      return plan.footY;
    },
    get gatePort() {
      return portAt({ x: plan.low.x + 12, y: plan.footY - 3 }, 'front');
    },
    lay(box, type) {
      plan = planSwing(box, type.small);
      reach.lay();
      lay(plan, type);
    },
    hold: (held) => reach.hold(held),
    draw(frame, now) {
      const { view, params, hidden } = frame;
      const { low, height, roomy } = plan;
      if (reach.follow(frame)) {
        unit = height / reach.longest;
        hang({ x: low.x, y: low.y - params.length * unit }, params.length * unit);
      }
      const covered = hidden.has('length');
      scale.draw(plan, unit, covered);
      ruler.scale(unit, covered || !roomy);
      hanging.swing(view.angle, params.mass);
      ruler.cast(hanging.place.x - low.x, hanging.radius);
      world.set(hidden.has('gravity') ? null : params.gravity);
      gate.light(view.gateLit);
      marks.draw(frame, hanging.pivot, hanging.reach);
      arrows.draw(frame, now, hanging.place, height);
    },
  };
}
