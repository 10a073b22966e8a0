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

/** Of the mass: a ball of the same metal. */
const radiusOf = (mass: number): number => Math.min(MOST_RADIUS, Math.max(9, 14 * Math.cbrt(mass / 0.2)));

export function createPendulumSwing(context: StageContext): PendulumSwing {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'pendulum' });
  const { stand, clamp, lay: layStand } = createPendulumStand(theme);
  const scale = createAxis(context, { side: 'left', colour: theme.ink, size: 12, unit: 'm' });
  const protractor = createAngleScale(context);
  const gate = createLightGate(context);
  const plumb = new Graphics({ label: 'vertical' });
  const string = new Graphics({ label: 'string' }).rect(-0.9, 0, 1.8, 1).fill(dark ? 0xe6edf5 : 0x2f3d4c);
  const ruler = createShadowRuler(context);
  const world = createWorldCard(context);
  const bob = createPendulumBob(context);
  const marks = createStrobeMarks(context);
  const arrows = createSwingArrows(context);
  root.addChild(
    stand,
    scale.root,
    clamp,
    protractor.root,
    world.root,
    plumb,
    gate.back,
    marks.root,
    string,
    bob.root,
    gate.front,
    arrows.root,
    arrows.legend.root,
    ruler.root,
  );

  /** The bob at rest, the ends of the crossbar, and the longest string that is drawn. */
  const low = { x: 0, y: 1 };
  let ends: readonly [number, number] = [0, 1];
  let height = 1;
  let top = 0;
  let footY = 1;
  let small = 12;
  let frameLength = 0;
  let length = 0;
  let radius = 0;
  let held = false;
  let stale = true;
  let roomy = true;
  let scaleKey = '';
  const pivot = { x: 0, y: 0 };
  const place = { x: 0, y: 0 };
  let unit = 1;

  function rescale({ params }: PendulumFrame): void {
    const want = FRAMES.find((most) => params.length <= most * (1 + 1e-9)) ?? 5;
    const next = held && !stale ? frameLength : want;
    if (!stale && next === frameLength && params.length === length) return;
    frameLength = next;
    length = params.length;
    unit = height / frameLength;
    pivot.x = low.x;
    pivot.y = low.y - length * unit;
    clamp.position.set(pivot.x, pivot.y);
    protractor.root.position.set(pivot.x, pivot.y);
    world.root.y = pivot.y + 4;
    string.position.set(pivot.x, pivot.y);
    string.scale.y = length * unit;
    plumb
      .clear()
      .rect(pivot.x - 0.5, pivot.y, 1, length * unit)
      .fill({ color: theme.inkSoft, alpha: 0.45 });
    marks.forget();
    stale = false;
  }

  function layScale(frame: PendulumFrame): void {
    const covered = frame.hidden.has('length');
    if (scale.root.visible === covered) scale.root.visible = !covered;
    ruler.scale(unit, covered || !roomy);
    const key = `${unit} ${low.y} ${small}`;
    if (key === scaleKey) return;
    scaleKey = key;
    scale.root.position.set(ends[0] - ROD / 2 - 4, low.y);
    const high = low.y - top - 8;
    scale.lay(high, 0, high / unit, small * 2.4);
  }

  return {
    root,
    pivot,
    bob: place,
    get bobRadius() {
      return radius;
    },
    get unit() {
      return unit;
    },
    get boss() {
      return { x: ends[0], y: pivot.y };
    },
    get world() {
      if (!roomy) return null;
      const { x, y, width, height: high } = world.box;
      return { x: world.root.x + x, y: world.root.y + y, width, height: high };
    },
    get feet() {
      const tall = footY - top;
      return [
        { x: ends[0], width: 68, height: tall },
        { x: low.x, width: 68, height: GATE_HEIGHT },
        { x: ends[1], width: 68, height: tall },
      ];
    },
    get footY() {
      return footY;
    },
    get gatePort() {
      return portAt({ x: low.x + 12, y: footY - 3 }, 'front');
    },
    lay(box, type) {
      ({ small } = type);
      stale = true;
      scaleKey = '';
      // The scale stands left of the left upright.
      const margin = small * 3.6 + 18;
      const below = 0.75 * small;
      const middle = (box.width - margin - 30) / 2;
      low.x = box.x + margin + middle;
      const standOn = (foot: number): void => {
        footY = box.y + box.height - foot;
        low.y = footY - GATE_HEIGHT;
        const half = Math.min(middle, (low.y - box.y - 34) * WIDEST + MOST_RADIUS + CLEAR);
        ends = [low.x - half, low.x + half];
        height = (half - MOST_RADIUS - CLEAR) / WIDEST;
      };
      standOn(rulerHeight(small) + below + 2);
      roomy = height > ROOMY * small;
      if (!roomy) standOn(12);
      top = Math.max(box.y + 4, low.y - height - 34);
      layStand(ends, low.x, top, footY);
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
      arrows.legend.root.position.set(ends[0] + 44, footY - small * 1.5);
      arrows.lay(type);
    },
    hold(now) {
      held = now;
    },
    draw(frame, now) {
      const { view, params } = frame;
      rescale(frame);
      layScale(frame);
      radius = radiusOf(params.mass);
      bob.size(radius);
      place.x = pivot.x + length * unit * Math.sin(view.angle);
      place.y = pivot.y + length * unit * Math.cos(view.angle);
      bob.root.position.set(place.x, place.y);
      bob.root.rotation = -view.angle;
      string.rotation = -view.angle;
      ruler.cast(place.x - low.x, radius);
      world.set(frame.hidden.has('gravity') ? null : params.gravity);
      gate.light(view.gateLit);
      marks.draw(frame, pivot, length * unit);
      arrows.draw(frame, now, place, height);
    },
  };
}
