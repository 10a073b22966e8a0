/** All that is measured in metres on the stage of the throw: paths, ball, arrows, flags, target and tape, at one scale. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Frame, Point, SceneContext } from '../../contract';
import { createFieldScale, type FieldScale } from './field-scale';
import { createGrowingLine } from './growing-line';
import { createPennant } from './pennant';
import { createProjectileBall } from './projectile-ball';
import { createStrobeMarks } from './strobe-marks';
import { createTargetDisc } from './target-disc';
import { createVelocityArrows } from './velocity-arrows';

export type ProjectileFrame = Frame<'matterjs_physics/projectile'>;
export type ProjectileContext = SceneContext<'matterjs_physics/projectile'>;

export interface FieldBox {
  /** Where the flight of a launcher on the ground begins, stage units; the ground is at its height. */
  readonly x: number;
  readonly groundY: number;
  /** Room for distances and heights. */
  readonly width: number;
  readonly height: number;
  /** Ends of the visible stage. */
  readonly left: number;
  readonly right: number;
  readonly textSize: number;
  readonly pixel: number;
  /** Longest velocity arrow. */
  readonly arrow: number;
}

/** What the arrows and the read-out are about: the ball, or the place of the tracer on its path. */
export interface Focus {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

export interface ProjectileField {
  /** Behind the launcher, and before it. */
  readonly back: Container;
  readonly front: Container;
  /** Metres of one stage unit, and back. */
  readonly camera: { readonly unit: number; toStage(x: number, y: number): Point; toField(point: Point): Point };
  readonly scale: FieldScale;
  /** Metres that the field shows to the right of the launcher. */
  readonly reach: number;
  lay(box: FieldBox): void;
  draw(frame: ProjectileFrame, now: number): void;
  /** The scale stays while a hand moves something on the field. */
  hold(held: boolean): void;
  /** Seconds since launch of the place that is traced; null follows the ball. */
  trace(time: number | null): void;
  /** The time on the path that is nearest to a place on the stage. */
  nearest(point: Point): number;
  /** s between two points of the path, and its last point. */
  readonly pathStep: number;
  readonly pathEnd: number;
  readonly focus: Focus | null;
  /** Length of the sample arrow, stage units, and its speed; null before a launch. */
  readonly sample: { readonly length: number; readonly speed: number } | null;
}

/** Metres to 100 stage units, and the ends of the graphs: one of these, times a power of ten. */
const SCALES = [1, 1.25, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;
const MARGIN_REACH = 1.05;
const MARGIN_TOP = 1.1;
/** A target further than so many reaches is off the field. */
const TARGET_WITHIN = 2.5;
/** Metres: less is no throw. */
const LEAST_REACH = 0.02;
/** Metres of field before a throw, wherever the target was put. */
const LEAST_FIELD = 40;
const PATH_WIDTH = 5;
const APART = 6;
const OLD_APART = 10;
const TEXT_EVERY_MS = 125;
/** Okabe and Ito's colours: told apart by everybody. */
const OLD_COLOURS = [0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0x56b4e9, 0xd55e00] as const;
const LEAST_BALL = 6.5;
const MOST_BALL = 15;
/** Stage units right of the trunnion that the carriage takes, and the quadrant with its figures. */
const CLEAR_OF_WHEEL = 28;
const CLEAR_OF_QUADRANT = 118;
/** The summit's flag waits until the ball is so far away, stage units. */
const CLEAR_OF_BALL = 100;
/** The sign of the target and a value beside it: to each side in heights of text, and above the ground. */
const SIGN_LINES = 8;
const CLEAR_OF_SIGN = 62;
/** Length of the summit flag's pole, stage units. */
const SUMMIT_POLE = 24;

/** The least of the scales that is not below `value`, above 0. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = SCALES.find((candidate) => candidate * power >= value * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(6));
}

export function createProjectileField(context: ProjectileContext): ProjectileField {
  const { theme } = context;
  const back = new Container({ label: 'field' });
  const front = new Container({ label: 'flight' });

  const scale = createFieldScale(context);
  const pegLook = new GraphicsContext().rect(-1.2, -9, 2.4, 11).fill(theme.ink).circle(0, -9, 3).fill(theme.warning);
  const pegs = new Container({ label: 'landing marks' });
  const oldPaths = new Graphics({ label: 'earlier paths' });
  const path = createGrowingLine(theme.accent, 2.4, APART);
  const strobe = createStrobeMarks(context, 3.2);
  const target = createTargetDisc(context);
  back.addChild(scale.root, oldPaths, path.root, strobe.root, target.root, pegs);

  const ball = createProjectileBall(context);
  back.addChild(ball.shadow);
  const arrows = createVelocityArrows(context);
  const ring = new Graphics()
    .circle(0, 0, 11)
    .stroke({ width: 2.5, color: theme.warning })
    .circle(0, 0, 2)
    .fill(theme.warning);
  ring.visible = false;
  const apex = createPennant(context, { colour: theme.accent, pole: SUMMIT_POLE, size: 13 });
  const landing = createPennant(context, { colour: theme.warning, pole: 58, size: 14 });
  front.addChild(ball.root, apex.root, landing.root, arrows.root, ring);

  let box: FieldBox = {
    x: 0,
    groundY: 0,
    width: 1,
    height: 1,
    left: 0,
    right: 1,
    textSize: 12,
    pixel: 1,
    arrow: 90,
  };
  let unit = 1;
  let held = false;
  let stale = true;
  let launches = -1;
  /** A copy of the present path: the frame's own is gone after the draw. */
  const points = new Float32Array(600 * PATH_WIDTH);
  let pointCount = 0;
  let drawnPoints = 0;
  let oldKey = '';
  let pegKey = '';
  let traced: number | null = null;
  let focus: Focus | null = null;
  let lastText = Number.NEGATIVE_INFINITY;
  let sample: { length: number; speed: number } | null = null;

  const camera = {
    get unit() {
      return unit;
    },
    toStage: (x: number, y: number): Point => ({ x: box.x + x * unit, y: box.groundY - y * unit }),
    toField: (point: Point): Point => ({ x: (point.x - box.x) / unit, y: (box.groundY - point.y) / unit }),
  };
  const reach = (): number => (Math.min(box.x + box.width, box.right) - box.x) / unit;
  const at = (n: number, part: number): number => points[n * PATH_WIDTH + part] ?? 0;

  // ------------------------------------------------------------ scale

  const targetCounts = ({ view }: ProjectileFrame): boolean =>
    view.reach < LEAST_REACH || view.target <= TARGET_WITHIN * view.reach;

  function rescale(frame: ProjectileFrame): void {
    const { view, params } = frame;
    const least = view.reach < LEAST_REACH ? LEAST_FIELD : view.reach;
    const far = MARGIN_REACH * Math.max(least, targetCounts(frame) ? view.target : 0);
    const high = MARGIN_TOP * Math.max(view.top, params.height, 0.01);
    const next = 100 / roundUp(100 * Math.max(far / box.width, high / box.height));
    if ((held || next === unit) && !stale) return;
    unit = held && !stale ? unit : next;
    stale = false;
    scale.root.position.set(box.x, box.groundY);
    scale.lay({ length: box.right - box.x - 14, unit, textSize: box.textSize, pixel: box.pixel });
    redrawPath();
    oldKey = '';
    pegKey = '';
    strobe.forget();
    lastText = Number.NEGATIVE_INFINITY;
  }

  // ------------------------------------------------------------ paths

  function redrawPath(): void {
    path.hide();
    drawnPoints = 0;
  }

  function drawPath({ view, fields }: ProjectileFrame): void {
    const present = view.traces[0]?.number === view.launches ? view.traces[0] : null;
    if (!present || !view.flight) {
      if (drawnPoints > 0 || pointCount > 0) redrawPath();
      pointCount = present ? pointCount : 0;
      return;
    }
    if (present.points > pointCount) {
      points.set(fields.traces.subarray(pointCount * PATH_WIDTH, present.points * PATH_WIDTH), pointCount * PATH_WIDTH);
      pointCount = present.points;
    }
    if (drawnPoints === 0 && pointCount > 0) {
      const first = camera.toStage(at(0, 1), at(0, 2));
      path.begin(first.x, first.y);
      drawnPoints = 1;
    }
    for (; drawnPoints < pointCount; drawnPoints++) {
      const { x, y } = camera.toStage(at(drawnPoints, 1), at(drawnPoints, 2));
      if (x > box.right + 40) continue;
      path.to(x, y, at(drawnPoints, 2) === 0);
    }
    const { x, y } = camera.toStage(view.flight.x, view.flight.y);
    if (x <= box.right + 40) path.end(x, y);
  }

  function drawOldPaths({ view, fields }: ProjectileFrame): void {
    const old = view.traces.map((trace, row) => ({ ...trace, row })).filter(({ number }) => number !== view.launches);
    const key = old.map(({ number }) => number).join(' ');
    if (key === oldKey) return;
    oldKey = key;
    oldPaths.clear();
    for (const { number, points: count, row } of old) {
      const from = row * (fields.traces.length / 7);
      let lastX = Number.NEGATIVE_INFINITY;
      let lastY = 0;
      for (let n = 0; n < count; n++) {
        const p = from + n * PATH_WIDTH;
        const { x, y } = camera.toStage(fields.traces[p + 1] ?? 0, fields.traces[p + 2] ?? 0);
        if (x > box.right + 20) break;
        const down = n === count - 1 || fields.traces[p + 2] === 0;
        if (n > 0 && !down && (x - lastX) ** 2 + (y - lastY) ** 2 < OLD_APART ** 2) continue;
        if (n === 0) oldPaths.moveTo(x, y);
        else oldPaths.lineTo(x, y);
        lastX = x;
        lastY = y;
      }
      const age = view.launches - number;
      oldPaths.stroke({
        width: 1.8,
        color: OLD_COLOURS[number % OLD_COLOURS.length] ?? 0,
        alpha: Math.max(0.3, 0.9 - 0.1 * age),
        join: 'round',
      });
    }
  }

  function drawPegs({ view }: ProjectileFrame): void {
    const key = `${view.marks.length} ${view.marks.at(-1) ?? ''} ${unit}`;
    if (key === pegKey) return;
    pegKey = key;
    for (const peg of pegs.removeChildren()) peg.destroy();
    for (const mark of view.marks) {
      const { x, y } = camera.toStage(mark, 0);
      if (x > box.right) continue;
      const peg = new Graphics(pegLook);
      peg.position.set(x, y);
      pegs.addChild(peg);
    }
  }

  // ------------------------------------------------------------ focus and arrows

  function nearestPoint(time: number): number {
    let best = 0;
    for (let n = 1; n < pointCount; n++) {
      if (Math.abs(at(n, 0) - time) < Math.abs(at(best, 0) - time)) best = n;
    }
    return best;
  }

  function findFocus({ view }: ProjectileFrame): void {
    const { flight } = view;
    if (!flight) focus = null;
    else if (traced !== null && pointCount > 0) {
      const n = nearestPoint(traced);
      focus = { time: at(n, 0), x: at(n, 1), y: at(n, 2), vx: at(n, 3), vy: at(n, 4) };
    } else focus = flight;
  }

  function drawArrows({ view, params }: ProjectileFrame, write: boolean): void {
    const { flight } = view;
    const moving = flight !== null && (flight.phase !== 'resting' || traced !== null);
    const visible = moving && focus !== null;
    arrows.root.visible = visible;
    const ringed = traced !== null && focus !== null;
    ring.visible = ringed;
    if (!flight || !focus) {
      sample = null;
      return;
    }
    const perSpeed = box.arrow / Math.max(flight.fullSpeed, 1e-3);
    if (sample?.length !== perSpeed * (sample?.speed ?? 0)) sample = sampleOf(perSpeed);
    const { x, y } = camera.toStage(focus.x, focus.y);
    if (ringed) ring.position.set(x, y);
    if (!visible) return;
    const axis = camera.toStage(0, params.height);
    // Beside the quadrant the values would run together; the board has them as well.
    const clear = (x - axis.x) ** 2 + (y - axis.y) ** 2 > CLEAR_OF_QUADRANT ** 2;
    // And over the sign of the target.
    const tip = { x: x + focus.vx * perSpeed, y: Math.max(y, y - focus.vy * perSpeed) };
    const overSign =
      Math.abs(tip.x - camera.toStage(view.target, 0).x) < SIGN_LINES * box.textSize &&
      box.groundY - tip.y < CLEAR_OF_SIGN + 1.5 * box.textSize;
    const named = clear && !overSign;
    arrows.draw(focus, { x, y }, perSpeed, { left: box.left, right: box.right, groundY: box.groundY, named }, write);
  }

  /** The largest of 1, 2, 5, 10, … m/s whose arrow is at most 60 units long. */
  function sampleOf(perSpeed: number): { length: number; speed: number } {
    const most = 60 / perSpeed;
    const power = 10 ** Math.floor(Math.log10(most));
    const speed = ([5, 2, 1].find((factor) => factor * power <= most) ?? 1) * power;
    return { speed: Number(speed.toPrecision(3)), length: speed * perSpeed };
  }

  // ------------------------------------------------------------ flags and target

  function drawFlags({ view, shown, params }: ProjectileFrame): void {
    const { flight } = view;
    const summit = flight?.apex ?? null;
    const down = flight?.landing ?? null;
    const wiped = view.traces[0]?.number !== view.launches;
    let showApex = false;
    if (flight && summit && summit.time > 0 && !wiped) {
      const { x, y } = camera.toStage(summit.x, summit.height);
      const now = camera.toStage(focus?.x ?? 0, focus?.y ?? 0);
      showApex = Math.abs(now.x - x) > CLEAR_OF_BALL || Math.abs(now.y - y) > CLEAR_OF_BALL;
      if (showApex) {
        apex.set(`${shown.max_height_m.text} m`);
        const axis = camera.toStage(0, params.height);
        // In the quadrant the slip would cover its figures: it stands above it, or right of it where that is out of the field.
        const over = y - SUMMIT_POLE - (axis.y - CLEAR_OF_QUADRANT);
        const inside = Math.abs(x - axis.x) < CLEAR_OF_QUADRANT && over > 0 && over < CLEAR_OF_QUADRANT;
        const room = axis.y - CLEAR_OF_QUADRANT - 2 * box.textSize > box.groundY - box.height;
        const from = inside && !room ? axis.x + CLEAR_OF_QUADRANT : box.left + 4;
        apex.plant(x, y, from, box.right - 4, inside && room ? over : 0);
      }
    }
    apex.show(showApex);
    const showLanding = flight !== null && down !== null && !wiped;
    landing.show(showLanding);
    if (!showLanding) return;
    const { x, y } = camera.toStage(down.range, 0);
    landing.set(
      `${shown.range_m.text} m${down.hit ? ' ✓' : ''}\n${shown.flight_time_s.text} s, ${shown.landing_angle_deg.text}°`,
    );
    landing.plant(x, y, isAloft(params.height) ? box.left + 4 : box.x + CLEAR_OF_QUADRANT, box.right - 4);
  }

  /** The quadrant of a launcher up on its tower leaves the ground free. */
  const isAloft = (height: number): boolean => camera.toStage(0, height).y < camera.toStage(0, 0).y - CLEAR_OF_QUADRANT;

  function drawTarget({ view, params }: ProjectileFrame): void {
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
    target.sign(x >= box.x + CLEAR_OF_QUADRANT || isAloft(params.height));
  }

  return {
    back,
    front,
    camera,
    scale,
    get reach() {
      return reach();
    },
    get pathStep() {
      return pointCount > 1 ? Number((at(1, 0) - at(0, 0)).toPrecision(3)) : 0.01;
    },
    get pathEnd() {
      return pointCount > 0 ? at(pointCount - 1, 0) : 0;
    },
    get focus() {
      return focus;
    },
    get sample() {
      return sample;
    },
    lay(next) {
      box = next;
      stale = true;
      arrows.lay(box.textSize);
      apex.lay(400);
      landing.lay(400);
    },
    hold(now) {
      held = now;
      context.redraw();
    },
    trace(time) {
      traced = time;
      lastText = Number.NEGATIVE_INFINITY;
    },
    nearest(point) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let n = 0; n < pointCount; n++) {
        const { x, y } = camera.toStage(at(n, 1), at(n, 2));
        const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
        if (distance >= least) continue;
        least = distance;
        best = n;
      }
      return at(best, 0);
    },
    draw(frame, now) {
      const { view } = frame;
      if (view.launches !== launches) {
        launches = view.launches;
        pointCount = 0;
        traced = null;
        redrawPath();
        strobe.forget();
        lastText = Number.NEGATIVE_INFINITY;
      }
      rescale(frame);
      drawPath(frame);
      drawOldPaths(frame);
      drawPegs(frame);
      const { flight } = view;
      const wiped = view.traces[0]?.number !== view.launches;
      strobe.show(flight && !wiped ? flight.strobePoints : 0, (n) =>
        camera.toStage(frame.fields.strobe[2 * n] ?? 0, frame.fields.strobe[2 * n + 1] ?? 0),
      );
      findFocus(frame);
      const write = !frame.running || now - lastText > TEXT_EVERY_MS || now === 0;
      if (write) lastText = now;
      drawArrows(frame, write);
      drawFlags(frame);
      drawTarget(frame);
      const settings = flight?.settings ?? frame.params;
      const place = flight ? camera.toStage(flight.x, flight.y) : { x: 0, y: 0 };
      const radius = Math.min(MOST_BALL, Math.max(LEAST_BALL, (settings.diameter / 2) * unit));
      ball.show(flight !== null && place.x < box.right + radius);
      if (flight) {
        ball.size(radius);
        ball.place(place.x, place.y, box.groundY);
      }
    },
  };
}
