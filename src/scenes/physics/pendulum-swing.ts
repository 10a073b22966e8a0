/** The pendulum on its stand: clamp, string, bob, protractor, light gate, strobe marks and arrows. */
import { Container, Graphics } from 'pixi.js';
import { formatFixed } from '../../../engine/runtime/format';
import type { Frame, Point, StageContext } from '../contract';
import { createAngleScale } from '../kit/angle-scale';
import { createArrowLegend } from '../kit/arrow-legend';
import { createAxis } from '../kit/axis';
import { createLightGate } from '../kit/light-gate';
import { createPendulumBob } from '../kit/pendulum-bob';
import { contactShadow, metalAcross, metalDown, mix, roundGradient } from '../kit/shading';
import { createVectorArrow } from '../kit/vector-arrow';

export type PendulumFrame = Frame<'matterjs_physics/pendulum'>;

export interface SwingBox {
  /** The bob at rest, and where the bench begins. */
  readonly low: Point;
  readonly benchY: number;
  /** Longest string that is drawn, and highest end of the rod. */
  readonly height: number;
  readonly top: number;
  /** From the string to the rod, leftwards. */
  readonly rod: number;
  readonly protractor: number;
  readonly arrow: number;
  readonly textSize: number;
  readonly pixel: number;
  /** Where the scale of the arrows is said; null where there is no room for it. */
  readonly legend: Point | null;
  /** Ends of the room for figures. */
  readonly left: number;
  readonly right: number;
}

export interface PendulumSwing {
  readonly root: Container;
  readonly pivot: Point;
  readonly bob: Point;
  readonly bobRadius: number;
  /** Stage units of a metre. */
  readonly unit: number;
  lay(box: SwingBox): void;
  /** While a hand has the clamp the scale stays. */
  hold(held: boolean): void;
  showArrows(shown: boolean): void;
  showMarks(shown: boolean): void;
  draw(frame: PendulumFrame, now: number): void;
}

/** Longest strings, m, of each scale. */
const FRAMES = [0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 4, 5] as const;
const MARKS = 20;
const TEXT_EVERY_MS = 125;

/** Of the mass: a ball of the same metal. */
const radiusOf = (mass: number): number => Math.min(25, Math.max(9, 14 * Math.cbrt(mass / 0.2)));

export function createPendulumSwing(context: StageContext): PendulumSwing {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const colours = { tension: dark ? 0xffb066 : 0xb45309, velocity: dark ? 0x7cb8ff : 0x1d5fd1 };
  const root = new Container({ label: 'pendulum' });
  const stand = new Container({ label: 'stand' });
  const scale = createAxis(context, { side: 'left', colour: theme.inkSoft, size: 12, unit: 'm' });
  const clamp = new Container({ label: 'clamp' });
  const protractor = createAngleScale(context);
  const gate = createLightGate(context);
  const plumb = new Graphics({ label: 'vertical' });
  const string = new Graphics({ label: 'string' }).rect(-0.9, 0, 1.8, 1).fill(dark ? 0xe6edf5 : 0x2f3d4c);
  const shadow = contactShadow(theme, 64, 9);
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
  const label = (colour: number) => {
    const text = context.text({ size: 13, mono: true, weight: '700', colour });
    text.style.stroke = { color: dark ? 0x0b1622 : 0xffffff, width: 4, join: 'round' };
    return text;
  };
  const [tensionText, velocityText] = [label(colours.tension), label(colours.velocity)];
  arrows.addChild(tensionArrow.root, velocityArrow.root, tensionText, velocityText);
  const legend = createArrowLegend(context, [
    { name: 'pull', unit: 'N', colour: colours.tension },
    { name: 'speed', unit: 'm/s', colour: colours.velocity },
  ]);
  root.addChild(
    stand,
    scale.root,
    clamp,
    protractor.root,
    plumb,
    shadow,
    gate.back,
    marks,
    string,
    bob.root,
    gate.front,
    arrows,
    legend.root,
  );

  let box: SwingBox = {
    low: { x: 0, y: 1 },
    benchY: 1,
    height: 1,
    top: 0,
    rod: 1,
    protractor: 1,
    arrow: 1,
    textSize: 12,
    pixel: 1,
    legend: null,
    left: 0,
    right: 1,
  };
  let frameLength = 0;
  let length = 0;
  let radius = 0;
  let held = false;
  let stale = true;
  let arrowsShown = true;
  let marksShown = true;
  let marked = 0;
  let releases = -1;
  let lastText = Number.NEGATIVE_INFINITY;
  let scaleKey = '';
  const pivot = { x: 0, y: 0 };
  const place = { x: 0, y: 0 };
  let unit = 1;

  function layStand(): void {
    for (const child of stand.removeChildren()) child.destroy();
    const x = box.low.x - box.rod;
    const foot = box.benchY + 22;
    const under = contactShadow(theme, 230, 20);
    under.position.set(x + 30, foot + 12);
    const [bright] = theme.metal;
    stand.addChild(
      under,
      new Graphics().rect(x - 4, box.top, 8, foot - box.top + 2).fill(metalAcross(theme)),
      new Graphics().roundRect(x - 4.5, box.top - 3, 9, 5, 2.5).fill(bright),
      new Graphics().roundRect(x - 62, foot, 184, 13, 5).fill(metalDown(theme)),
      new Graphics().roundRect(x - 11, foot - 7, 22, 9, 3).fill(metalDown(theme)),
    );
    for (const child of clamp.removeChildren()) child.destroy();
    const cork = mix(0xb88450, 0x000000, dark ? 0.15 : 0);
    clamp.addChild(
      new Graphics().rect(-box.rod, -4.5, box.rod, 9).fill(metalDown(theme)),
      new Graphics().roundRect(-box.rod - 13, -14, 26, 28, 6).fill(
        roundGradient(
          [
            [0, mix(theme.metal[1], bright, 0.3)],
            [1, theme.metal[2]],
          ],
          { x: 0.35, y: 0.3 },
        ),
      ),
      new Graphics().circle(-box.rod, 0, 5).fill(metalAcross(theme)),
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
    unit = box.height / frameLength;
    pivot.x = box.low.x;
    pivot.y = box.low.y - length * unit;
    clamp.position.set(pivot.x, pivot.y);
    protractor.root.position.set(pivot.x, pivot.y);
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
    const key = `${unit} ${box.low.y} ${box.textSize}`;
    if (key === scaleKey) return;
    scaleKey = key;
    scale.root.position.set(box.low.x - box.rod - 9, box.low.y);
    const high = box.low.y - box.top - 8;
    scale.lay(high, 0, high / unit, box.textSize * 2.4);
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
    if (marks.visible !== marksShown) marks.visible = marksShown;
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

  function drawArrows({ view, readings, shown, running }: PendulumFrame, now: number): void {
    if (arrows.visible !== arrowsShown) arrows.visible = arrowsShown;
    const told = arrowsShown && box.legend !== null;
    if (legend.root.visible !== told) legend.root.visible = told;
    if (!arrowsShown) return;
    const { angle, omega } = view;
    const speed = omega * length;
    const perForce = box.arrow / Math.max(view.fullTension, 1e-6);
    const perSpeed = box.arrow / Math.max(view.fullSpeed, 1e-6);
    const tension = (readings.tension_n ?? 0) * perForce;
    arrows.position.set(place.x, place.y);
    tensionArrow.set(-tension * Math.sin(angle), -tension * Math.cos(angle));
    const dx = speed * perSpeed * Math.cos(angle);
    velocityArrow.set(dx, -speed * perSpeed * Math.sin(angle));
    if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
    lastText = now;
    tensionText.text = `${shown.tension_n.text} N`;
    const seen = velocityArrow.root.visible;
    if (velocityText.visible !== seen) velocityText.visible = seen;
    velocityText.text = `${formatFixed(Math.abs(speed), 2)} m/s`;
    // The figures stand where the bob comes from: the arrow of the velocity has the other side.
    const ahead = dx >= 0;
    tensionText.anchor.set(ahead ? 1 : 0, 0.5);
    tensionText.position.set(-tension * Math.sin(angle) + (ahead ? -14 : 14), -tension * Math.cos(angle) + 6);
    velocityText.anchor.set(ahead ? 0 : 1, 1);
    const half = velocityText.width;
    const beside = (ahead ? 1 : -1) * (radius + 6);
    const least = box.left - place.x + (ahead ? 0 : half);
    const most = box.right - place.x - (ahead ? half : 0);
    velocityText.position.set(
      Math.min(most, Math.max(least, beside)),
      radius + box.textSize + 12 - speed * perSpeed * Math.sin(angle) * 0.5,
    );
    if (told) legend.set([perForce, perSpeed]);
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
    lay(next) {
      box = next;
      stale = true;
      scaleKey = '';
      layStand();
      protractor.lay(box.protractor, box.textSize, box.pixel);
      gate.back.position.set(box.low.x, box.low.y);
      gate.front.position.set(box.low.x, box.low.y);
      gate.lay(box.benchY + 16 - box.low.y);
      legend.lay(null);
      if (box.legend) legend.root.position.set(box.legend.x, box.legend.y);
      lastText = Number.NEGATIVE_INFINITY;
    },
    hold(now) {
      held = now;
    },
    showArrows(shown) {
      arrowsShown = shown;
      lastText = Number.NEGATIVE_INFINITY;
    },
    showMarks(shown) {
      marksShown = shown;
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
      shadow.position.set(place.x, box.benchY + 14);
      gate.light(view.gateLit);
      drawMarks(frame);
      drawArrows(frame, now);
    },
  };
}
