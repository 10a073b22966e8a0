/**
 * The pendulum in its frame: two uprights beyond its swing, a crossbar with the clamp between them, string, bob, protractor,
 * light gate, strobe marks and arrows. The bob's shadow runs along a ruler before them.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Point, StageContext, TypeSizes } from '../../contract';
import { createAngleScale } from './angle-scale';
import { createArrowLegend } from '../../kit/charts/arrow-legend';
import { createAxis } from '../../kit/charts/axis';
import { createLightGate } from './light-gate';
import { createPendulumBob } from './pendulum-bob';
import { createShadowRuler, rulerHeight } from './shadow-ruler';
import { createWorldCard } from './world-card';
import { metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';
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
const MARKS = 20;
const TEXT_EVERY_MS = 125;
/** sin 45°: the widest swing as a part of the string. */
const WIDEST = Math.SQRT1_2;
const MOST_RADIUS = 25;
/** Between the widest swing of the largest bob and an upright. */
const CLEAR = 12;
const ROD = 9;
/** From the bob at rest down to the feet. */
const GATE_HEIGHT = 58;
/** Of the longest string: the protractor, the longest arrow, and the width of the card beside the upright. */
const PROTRACTOR = 0.48;
const CARD = 0.26;
/** Of the height of letters: a shorter string leaves no room for ruler and card. */
const ROOMY = 9.5;
const ARROW = 0.27;

/** Of the mass: a ball of the same metal. */
const radiusOf = (mass: number): number => Math.min(MOST_RADIUS, Math.max(9, 14 * Math.cbrt(mass / 0.2)));

export function createPendulumSwing(context: StageContext): PendulumSwing {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const colours = { tension: dark ? 0xffb066 : 0x7a3503, velocity: dark ? 0x9ccbff : 0x153f96 };
  const root = new Container({ label: 'pendulum' });
  const stand = new Container({ label: 'stand' });
  const scale = createAxis(context, { side: 'left', colour: theme.ink, size: 12, unit: 'm' });
  const clamp = new Container({ label: 'clamp' });
  const protractor = createAngleScale(context);
  const gate = createLightGate(context);
  const plumb = new Graphics({ label: 'vertical' });
  const string = new Graphics({ label: 'string' }).rect(-0.9, 0, 1.8, 1).fill(dark ? 0xe6edf5 : 0x2f3d4c);
  const ruler = createShadowRuler(context);
  const world = createWorldCard(context);
  const bob = createPendulumBob(context);
  const marks = new Container({ label: 'strobe marks' });
  const ring: readonly Graphics[] = Array.from({ length: MARKS }, () => {
    const mark = new Graphics({ visible: false })
      .circle(0, 0, 4.6)
      .fill({ color: dark ? 0x0a1420 : 0xffffff, alpha: 0.7 })
      .circle(0, 0, 3.2)
      .fill({ color: theme.accent, alpha: 0.75 });
    marks.addChild(mark);
    return mark;
  });
  const arrows = new Container({ label: 'arrows' });
  const tensionArrow = createVectorArrow(colours.tension, 3.4);
  const velocityArrow = createVectorArrow(colours.velocity, 3.4);
  const tensionText = context.text({ size: 13, mono: true, weight: '700', colour: colours.tension });
  tensionText.style.stroke = { color: dark ? 0x0b1622 : 0xffffff, width: 4, join: 'round' };
  arrows.addChild(tensionArrow.root, velocityArrow.root, tensionText);
  const legend = createArrowLegend(context, [
    { name: 'pull', unit: 'N', colour: colours.tension },
    { name: 'speed', unit: 'm/s', colour: colours.velocity },
  ]);
  root.addChild(
    stand,
    scale.root,
    clamp,
    protractor.root,
    world.root,
    plumb,
    gate.back,
    marks,
    string,
    bob.root,
    gate.front,
    arrows,
    legend.root,
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
  let marked = 0;
  let releases = -1;
  let lastText = Number.NEGATIVE_INFINITY;
  let scaleKey = '';
  const pivot = { x: 0, y: 0 };
  const place = { x: 0, y: 0 };
  let unit = 1;

  function layStand(): void {
    for (const child of [...stand.removeChildren(), ...clamp.removeChildren()]) child.destroy();
    const [bright] = theme.metal;
    for (const x of ends) {
      stand.addChild(
        new Graphics().rect(x - ROD / 2, top, ROD, footY - top - 6).fill(metalAcross(theme)),
        new Graphics().roundRect(x - ROD / 2 - 0.5, top - 3, ROD + 1, 5, 2.5).fill(bright),
        new Graphics().roundRect(x - 34, footY - 9, 68, 9, 4).fill(metalDown(theme)),
        new Graphics().roundRect(x - 11, footY - 15, 22, 9, 3).fill(metalDown(theme)),
      );
    }
    const cork = mix(0xb88450, 0x000000, dark ? 0.15 : 0);
    const [left, right] = ends;
    clamp.addChild(new Graphics().rect(left - low.x, -4.5, right - left, 9).fill(metalDown(theme)));
    for (const x of ends) {
      clamp.addChild(
        new Graphics().roundRect(x - low.x - 13, -14, 26, 28, 6).fill(
          roundGradient(
            [
              [0, mix(theme.metal[1], bright, 0.3)],
              [1, theme.metal[2]],
            ],
            { x: 0.35, y: 0.3 },
          ),
        ),
        new Graphics().circle(x - low.x, 0, 5).fill(metalAcross(theme)),
      );
    }
    clamp.addChild(
      new Graphics()
        .roundRect(-11, -13, 22, 14, 3)
        .fill(cork)
        .rect(-0.8, -13, 1.6, 14)
        .fill({ color: 0x3a2610, alpha: 0.8 }),
    );
  }

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
    forgetMarks();
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

  function forgetMarks(): void {
    for (const mark of ring) if (mark.visible) mark.visible = false;
    marked = -1;
  }

  function drawMarks({ view, fields }: PendulumFrame): void {
    if (view.releases !== releases || view.points < marked) {
      releases = view.releases;
      forgetMarks();
    }
    if (view.points === marked) return;
    const points = fields.trail.length / 2;
    const fresh = Math.min(MARKS, view.points - Math.max(0, marked));
    for (let n = fresh - 1; n >= 0; n--) {
      const mark = ring[(view.points - 1 - n + MARKS) % MARKS];
      if (!mark) continue;
      const angle = ((fields.trail[2 * (points - 1 - n)] ?? 0) * Math.PI) / 180;
      mark.position.set(pivot.x + length * unit * Math.sin(angle), pivot.y + length * unit * Math.cos(angle));
      mark.visible = true;
    }
    marked = view.points;
  }

  function drawArrows({ view, readings, shown, running, hidden }: PendulumFrame, now: number): void {
    const { angle, omega } = view;
    const speed = omega * length;
    const perForce = (ARROW * height) / Math.max(view.fullTension, 1e-6);
    const perSpeed = (ARROW * height) / Math.max(view.fullSpeed, 1e-6);
    const tension = (readings.tension_n ?? 0) * perForce;
    arrows.position.set(place.x, place.y);
    tensionArrow.set(-tension * Math.sin(angle), -tension * Math.cos(angle));
    const dx = speed * perSpeed * Math.cos(angle);
    velocityArrow.set(dx, -speed * perSpeed * Math.sin(angle));
    if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
    lastText = now;
    tensionText.text = `${shown.tension_n.text} N`;
    // The figures stand within the swing, where no upright is.
    const inside = angle > 0;
    tensionText.anchor.set(inside ? 1 : 0, 0.5);
    tensionText.position.set(-tension * Math.sin(angle) + (inside ? -14 : 14), -tension * Math.cos(angle) + 6);
    // The speed that is still to come would tell what is hidden.
    legend.set([perForce, hidden.size > 0 && view.phase === 'held' ? 0 : perSpeed]);
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
      layStand();
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
      legend.lay(small * 1.4);
      legend.root.position.set(ends[0] + 44, footY - small * 1.5);
      tensionText.style.fontSize = type.text;
      lastText = Number.NEGATIVE_INFINITY;
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
      drawMarks(frame);
      drawArrows(frame, now);
    },
  };
}
