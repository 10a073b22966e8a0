/** All that is measured in metres on the stage of the throw: paths, ball, arrows, flags, target and tape, at one scale. */
import { Container } from 'pixi.js';
import { createFieldCamera, type FieldBox, type FieldCamera } from './field-camera';
import { createLandingFlag, createSummitFlag, createTarget, isWiped } from './field-flags';
import { createFieldScale, type FieldScale } from './field-scale';
import { createFlightPath, createLandingPegs, createOldPaths, type FlightPath } from './flight-path';
import { createFocusArrows } from './focus-arrows';
import { createProjectileBall } from './projectile-ball';
import { createStrobeMarks } from './strobe-marks';
import type { ProjectileFrame, ProjectileContext, Focus } from './projectile-frame';

export interface ProjectileField {
  /** Behind the launcher, and before it. */
  readonly back: Container;
  readonly front: Container;
  readonly camera: Pick<FieldCamera, 'unit' | 'reach' | 'toStage' | 'toField'>;
  readonly path: Pick<FlightPath, 'step' | 'end' | 'nearest'>;
  readonly scale: FieldScale;
  lay(box: FieldBox): void;
  draw(frame: ProjectileFrame, now: number): void;
  /** The scale stays while a hand moves something on the field. */
  hold(held: boolean): void;
  /** Seconds since launch of the place that is traced; null follows the ball. */
  trace(time: number | null): void;
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
const TEXT_EVERY_MS = 125;
const LEAST_BALL = 6.5;
const MOST_BALL = 15;

/** The least of the scales that is not below `value`, above 0. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = SCALES.find((candidate) => candidate * power >= value * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(6));
}

/** Stage units of a metre that show reach, height and, where it counts, the target. */
function unitFor({ view, params }: ProjectileFrame, { width, height }: FieldBox): number {
  const targetCounts = view.reach < LEAST_REACH || view.target <= TARGET_WITHIN * view.reach;
  const least = view.reach < LEAST_REACH ? LEAST_FIELD : view.reach;
  const far = MARGIN_REACH * Math.max(least, targetCounts ? view.target : 0);
  const high = MARGIN_TOP * Math.max(view.top, params.height, 0.01);
  return 100 / roundUp(100 * Math.max(far / width, high / height));
}

/** Ball and strobe marks. */
function createFlyingBall(context: ProjectileContext, camera: FieldCamera) {
  const ball = createProjectileBall(context);
  const strobe = createStrobeMarks(context, 3.2);
  return {
    ball: ball.root,
    shadow: ball.shadow,
    strobe,
    draw(frame: ProjectileFrame) {
      const { flight } = frame.view;
      strobe.show(flight && !isWiped(frame) ? flight.strobePoints : 0, (n) =>
        camera.toStage(frame.fields.strobe[2 * n] ?? 0, frame.fields.strobe[2 * n + 1] ?? 0),
      );
      const settings = flight?.settings ?? frame.params;
      const place = flight ? camera.toStage(flight.x, flight.y) : { x: 0, y: 0 };
      const radius = Math.min(MOST_BALL, Math.max(LEAST_BALL, (settings.diameter / 2) * camera.unit));
      ball.show(flight !== null && place.x < camera.box.right + radius);
      if (!flight) return;
      ball.size(radius);
      ball.place(place.x, place.y, camera.box.groundY);
    },
  };
}

export function createProjectileField(context: ProjectileContext): ProjectileField {
  const back = new Container({ label: 'field' });
  const front = new Container({ label: 'flight' });
  const camera = createFieldCamera();
  const scale = createFieldScale(context);
  const path = createFlightPath(context, camera);
  const oldPaths = createOldPaths(camera);
  const pegs = createLandingPegs(context, camera);
  const { ball, shadow, strobe, ...flying } = createFlyingBall(context, camera);
  const target = createTarget(context, camera);
  const arrows = createFocusArrows(context, camera, path);
  const apex = createSummitFlag(context, camera);
  const landing = createLandingFlag(context, camera);
  back.addChild(scale.root, oldPaths.root, path.root, strobe.root, target.root, pegs.root, shadow);
  front.addChild(ball, apex.root, landing.root, arrows.arrows, arrows.ring);
  let held = false;
  let stale = true;
  let launches = -1;
  let lastText = Number.NEGATIVE_INFINITY;

  function rescale(frame: ProjectileFrame): void {
    const { box } = camera;
    const next = unitFor(frame, box);
    if ((held || next === camera.unit) && !stale) return;
    camera.unit = next;
    stale = false;
    scale.root.position.set(box.x, box.groundY);
    scale.lay({ length: box.right - box.x - 14, unit: camera.unit, textSize: box.textSize, pixel: box.pixel });
    path.redraw();
    for (const marks of [oldPaths, pegs, strobe]) marks.forget();
    lastText = Number.NEGATIVE_INFINITY;
  }

  return {
    back,
    front,
    camera,
    scale,
    path,
    get focus() {
      return arrows.focus;
    },
    get sample() {
      return arrows.sample;
    },
    lay(next) {
      camera.box = next;
      stale = true;
      for (const part of [arrows, apex, landing]) part.lay();
    },
    hold(now) {
      held = now;
      context.redraw();
    },
    trace(time) {
      arrows.trace(time);
      lastText = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      const { view } = frame;
      if (view.launches !== launches) {
        launches = view.launches;
        path.clear();
        arrows.trace(null);
        strobe.forget();
        lastText = Number.NEGATIVE_INFINITY;
      }
      rescale(frame);
      path.draw(frame);
      oldPaths.draw(frame);
      pegs.draw(frame);
      const write = !frame.running || now - lastText > TEXT_EVERY_MS || now === 0;
      if (write) lastText = now;
      arrows.draw(frame, write);
      apex.draw(frame, arrows.focus);
      landing.draw(frame);
      target.draw(frame);
      flying.draw(frame);
    },
  };
}
