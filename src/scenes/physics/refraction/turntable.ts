/** The turntable with what lies on it: media, body, beams, detector arm and, on its rim, the ray box. */
import { Container } from 'pixi.js';
import { HALF_DISC_RADIUS, PRISM_SIDE, SLAB_THICKNESS, TABLE_RADIUS } from '../../../../engine/physics/light-paths';
import { RAY_NUMBERS } from '../../../../engine/physics/ray-rows';
import type { Box, Frame, Handle, Point, SceneContext, TypeSizes } from '../../contract';
import { createDetectorArm } from './detector-arm';
import { type Beam, createLightBeams, type Wave } from './light-beams';
import { type BodyOutline, createOpticalBody } from './optical-body';
import { createOpticalTable, mediumTint, RIM } from './optical-table';
import { createRayBox } from './ray-box';
import { bearing, DEGREE, folded, placeOn, stageBearing, type TablePlace } from './table-place';

type RefractionFrame = Frame<'refraction'>;

/** From the slit of the ray box to its back, stage units at scale 1. */
const BOX_LENGTH = 68;
const POLARISERS = ['unpolarised', 's', 'p'] as const;
/** A body on the table that consists of air is drawn as this. */
const AIR = 0x93a8bd;
/** Drawn length of the wave in a vacuum, stage units, and crests a second. */
const CRESTS = { length: 34, rate: 0.7 } as const;
/** Eleven colours one over the other are to look white, and each by itself still to be seen. */
const WHITE_GAIN = 4;
/** How far the slit of the ray box stands beyond the divided circle. */
const SLIT_BEYOND = 10;

/** Stage units of a millimetre. */
const unitOf = (radius: number): number => radius / (TABLE_RADIUS - 14);

function outlineOf({ view, params }: RefractionFrame, mm: number): BodyOutline | null {
  switch (view.shape) {
    case 'flat':
      return null;
    case 'half-disc':
      return {
        is: 'half-disc',
        radius: HALF_DISC_RADIUS * mm,
        side: Number(params.n1) > Number(params.n2) ? 'above' : 'below',
      };
    case 'prism': {
      const half = (PRISM_SIDE / 2) * mm;
      return { is: 'polygon', points: [-half, 0, half, 0, 0, half * Math.sqrt(3)] };
    }
    case 'slab': {
      const depth = SLAB_THICKNESS * mm;
      const half = 66 * mm;
      return { is: 'polygon', points: [-half, 0, half, 0, half, depth, -half, depth] };
    }
  }
}

/** The pieces of all beams on the stage. */
function piecesOf({ view, fields: { rays } }: RefractionFrame, mm: number): readonly (Beam & Wave)[] {
  return Array.from({ length: view.count }, (_, n) => {
    const at = n * RAY_NUMBERS;
    return {
      x0: (rays[at] ?? 0) * mm,
      y0: -(rays[at + 1] ?? 0) * mm,
      x1: (rays[at + 2] ?? 0) * mm,
      y1: -(rays[at + 3] ?? 0) * mm,
      power: Math.min(1, (rays[at + 4] ?? 0) * (view.white ? WHITE_GAIN : 1)),
      wavelength: rays[at + 5] ?? 589,
      index: rays[at + 6] ?? 1,
      path: (rays[at + 7] ?? 0) * mm,
    };
  });
}

/** What is dragged along the rim: ray box, table, detector arm. */
function createRimHandles(context: SceneContext<'refraction'>, place: TablePlace) {
  let frame: RefractionFrame | null = null;
  /** Where on the bench the box stands while the body is turned, radians. */
  let heldAt: number | null = null;
  const clampAngle = (angle: number): number => Math.min(89, Math.max(0, Math.round(angle)));
  const boxHandle = context.inputHandle('angle', {
    name: 'Ray box: angle of incidence',
    hint: 'Drag it along the rim; the arrow keys turn it by a tenth of a degree, the page keys by one. A press turns its polariser: none, s, p.',
    grip: 'along',
    drag: (point) => clampAngle(-folded(bearing(place, point))),
    tap: () => {
      if (!frame) return;
      const at = POLARISERS.indexOf(frame.params.polarisation);
      context.setInput('polarisation', POLARISERS[(at + 1) % POLARISERS.length] ?? POLARISERS[0]);
    },
  });
  const tableHandle = context.inputHandle('angle', {
    name: 'Turn the table under the beam',
    hint: 'Drag it round: the beam stays, the boundary turns.',
    grip: 'along',
    drag: (point, start, angle) => clampAngle(angle + folded(stageBearing(place, point) - stageBearing(place, start))),
    held: (down) => {
      heldAt = down && frame ? place.turned - frame.params.angle * DEGREE : null;
    },
  });
  const armHandle = context.actionHandle('detector', {
    name: 'Detector arm',
    hint: 'Drag it round the rim on to a beam; degrees clockwise from the normal in medium 1.',
    grip: 'along',
    drag: (point) => folded(bearing(place, point)),
  });
  const square = (handle: Handle, { x, y }: Point, side: number): void =>
    handle.place(x - side / 2, y - side / 2, side, side);
  return {
    /** Turns the table where a hand does. */
    follow(now: RefractionFrame) {
      frame = now;
      if (heldAt !== null) place.turned = heldAt + now.params.angle * DEGREE;
    },
    place({ view, params }: RefractionFrame) {
      const { radius, apparatus } = place;
      square(boxHandle, placeOn(place, -params.angle, radius + SLIT_BEYOND + 40 * apparatus), 48 * apparatus);
      square(tableHandle, placeOn(place, 180, radius + RIM / 2), 30);
      square(armHandle, placeOn(place, view.arm, radius + 8 + 15 * apparatus), 38 * apparatus);
      armHandle.update(view.arm);
    },
  };
}

/** Table and body in the colours of what they consist of. */
function createMedia(context: SceneContext<'refraction'>) {
  const table = createOpticalTable(context);
  const body = createOpticalBody(context);
  return {
    table,
    body: body.root,
    draw(frame: RefractionFrame, mm: number) {
      const { view, params } = frame;
      const thin = Number(params.n1) <= Number(params.n2) ? params.n1 : params.n2;
      const dense = thin === params.n1 ? params.n2 : params.n1;
      const flat = view.shape === 'flat';
      const around = mediumTint(view.shape === 'half-disc' ? thin : params.n1);
      table.fill(flat ? mediumTint(params.n1) : around, flat ? mediumTint(params.n2) : around, flat);
      body.set(outlineOf(frame, mm), mediumTint(view.shape === 'half-disc' ? dense : params.n2) ?? AIR);
    },
  };
}

export function createTurntable(context: SceneContext<'refraction'>, place: TablePlace) {
  const turning = new Container({ label: 'turntable' });
  const media = createMedia(context);
  const { table } = media;
  const beams = createLightBeams();
  const arm = createDetectorArm(context);
  const box = createRayBox(context);
  turning.addChild(table.root, arm.root, media.body, beams.root, table.figures, box.root);
  const handles = createRimHandles(context, place);
  let pieces: readonly (Beam & Wave)[] = [];
  return {
    root: turning,
    follow(frame: RefractionFrame) {
      handles.follow(frame);
      turning.rotation = place.turned;
    },
    lay({ x, y, width, height }: Box, { small }: TypeSizes) {
      const { apparatus } = place;
      const radius = Math.min(width, height) / 2 - SLIT_BEYOND - BOX_LENGTH * apparatus;
      place.centre = { x: x + width / 2, y: y + height / 2 };
      place.radius = radius;
      turning.position.copyFrom(place.centre);
      table.lay(radius, small);
      arm.lay(radius + 8, apparatus);
      box.root.scale.set(apparatus);
    },
    drawMedia: (frame: RefractionFrame) => media.draw(frame, unitOf(place.radius)),
    /** Beams, ray box and arm as they are now. */
    drawBeams(frame: RefractionFrame) {
      pieces = piecesOf(frame, unitOf(place.radius));
      beams.draw(pieces);
      const radians = frame.params.angle * DEGREE;
      const slit = place.radius + SLIT_BEYOND;
      box.root.position.set(-slit * Math.sin(radians), -slit * Math.cos(radians));
      box.root.rotation = Math.PI / 2 - radians;
      arm.turn(frame.view.arm);
    },
    /** What goes on by itself; `colour` of the light, null for none. */
    draw({ view, params, readings, time }: RefractionFrame, colour: number | null) {
      const polariser = params.polarisation === 'unpolarised' ? '' : params.polarisation;
      box.set(colour, polariser, box.root.rotation + place.turned);
      beams.crests(view.fronts && !view.white && view.laser ? pieces : [], CRESTS.length, time * CRESTS.rate);
      arm.light(readings.detector_power ?? 0);
    },
    place: (frame: RefractionFrame) => handles.place(frame),
  };
}
