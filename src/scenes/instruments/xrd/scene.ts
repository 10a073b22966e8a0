/** A powder diffractometer in its cabinet of steel and lead glass, the rings of the powder, a lens over its planes, and the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, SceneContext } from '../../contract';
import { createDiffractogramView, type Diffractogram } from '../../kit/diffraction/diffractogram-view';
import { createGoniometer, type GoniometerLook } from '../../kit/diffraction/goniometer';
import { createPlaneLens } from '../../kit/diffraction/plane-lens';
import { createWaitingHolder } from '../../kit/diffraction/waiting-holder';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  type Placed,
  placeHandle,
  row,
  spaced,
  stageRoom,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { type Cabinet, createCabinet } from './cabinet';
import { createDebyeRings } from './debye-rings';
import { describeXrd, methodOf, resultOf, type XrdFrame } from './xrd-words';

const ARRANGEMENT: Arrangements<'cabinet' | 'lens' | 'rings' | 'workstation'> = {
  wide: row(
    grow(1.1, spaced(10, column(grow(1, spaced(10, row(grow(1.9, 'lens'), grow(1, 'rings')))), grow(2.15, 'cabinet')))),
    grow(1, 'workstation'),
  ),
  tall: spaced(
    10,
    column(
      grow(1.4, 'workstation'),
      grow(1, spaced(10, row(grow(1.75, 'cabinet'), grow(1, spaced(10, column(grow(1, 'lens'), grow(1, 'rings'))))))),
    ),
  ),
};
const BRIGHT = 6000;
const COVERED = 0x8f9aa6;
/** Milliseconds in which a door slides most of its way. */
const SLIDE = 140;
const PER_ANODE = 34;
/** Of a powder that was not measured yet and is not known. */
const NO_CONES: readonly number[] = [];

/** The doors of the cabinet, which slide to where they belong. */
function createDoors(context: SceneContext<'instrument_xrd'>, cabinet: Cabinet) {
  const close = context.actionHandle('close_doors', { name: 'Doors: close', grip: 'x' });
  const open = context.actionHandle('open_doors', { name: 'Doors: open', grip: 'x' });
  let doors: number | null = null;
  let drawnAt = 0;
  return {
    draw(closed: boolean, xRays: boolean, now: number): void {
      const target = closed ? 1 : 0;
      const wait = Math.min(60, now - drawnAt);
      drawnAt = now;
      doors =
        doors === null || context.reducedMotion ? target : doors + (target - doors) * (1 - Math.exp(-wait / SLIDE));
      if (Math.abs(doors - target) < 0.004) doors = target;
      else context.redraw();
      cabinet.set(doors, xRays);
      for (const handle of [close, open]) placeHandle(handle, cabinet.handle);
      close.enable(!closed);
      open.enable(closed);
    },
  };
}

function createScreens(context: SceneContext<'instrument_xrd'>) {
  const pattern = createDiffractogramView(context, { action: 'pick_peak', name: 'Pattern: cursor that picks a line' });
  const workstation = createWorkstation(context, {
    views: [{ id: 'pattern', print: 'Pattern', name: 'Screen: pattern', screen: pattern, zoom: pattern.zoom }],
    keys: [
      { action: 'search_phase', print: 'Search' },
      { action: 'strip_ka2', print: '−Kα₂' },
    ],
  });
  return { pattern, workstation };
}

function goniometerLook({ view, params, hidden }: XrdFrame, tone: number, beam: boolean, now: number): GoniometerLook {
  return {
    twoTheta: view.twoTheta,
    beam,
    reflected: view.scanning ? view.rate / BRIGHT : 0,
    sample: view.loaded ? tone : null,
    lift: 0,
    anode: hidden.has('anode') ? '?' : params.anode,
    end: params.end_angle,
    now,
  };
}

function patternOf({ view, fields, shown, hidden }: XrdFrame): Diffractogram {
  const at = shown.peak_2theta.value;
  return {
    ends: [view.from, view.to],
    values: fields.pattern,
    from: view.from,
    to: view.to,
    before: { values: fields.before, from: view.beforeFrom, to: view.beforeTo },
    card: (view.scanned || view.searched) && !hidden.has('sample') ? fields.sticks : null,
    lines: typeof at === 'number' ? [at] : [],
    pickable: view.scanned,
    picked:
      typeof at === 'number'
        ? { at, words: `${shown.hkl.value === null ? '' : `${shown.hkl.text}  `}${at.toFixed(2)}°` }
        : null,
    now: view.scanning ? view.twoTheta : null,
  };
}

export const createScene: CreateScene<'instrument_xrd'> = (context) => {
  const root = new Container({ label: 'X-ray diffractometer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const cabinet = createCabinet(context);
  const goniometer = createGoniometer(context);
  const lens = createPlaneLens(context);
  const rings = createDebyeRings(context);
  const { pattern, workstation } = createScreens(context);
  const waiting = createWaitingHolder(context, goniometer);
  root.addChild(
    room.root,
    cabinet.root,
    goniometer.root,
    waiting.root,
    cabinet.front,
    lens.root,
    rings.root,
    workstation.root,
  );

  const doors = createDoors(context, cabinet);
  const anode = context.inputHandle('anode', {
    name: 'Tube: anode',
    grip: 'x',
    drag: (point, start, place) => place + (point.x - start.x) / PER_ANODE,
  });
  const end = context.inputHandle('end_angle', {
    name: 'Pin: end of the scan',
    grip: 'along',
    drag: (point) => goniometer.angleOf(point),
  });
  const layCabinet: Placed = {
    lay(box, type) {
      cabinet.lay(box, type);
      goniometer.lay(cabinet.inside, type);
      placeHandle(anode, goniometer.tube);
      waiting.aim();
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { cabinet: layCabinet, lens, rings, workstation },
        stageRoom(stage, 14, 18),
        stage.type,
      );
      const { x, y, width, height } = cabinet.root.getLocalBounds();
      room.resize(stage, Math.min(stage.height - 60, y + height - 46), [
        { x: x + width / 2, y: y + height, width, height, tone: context.theme.housing },
      ]);
    },

    draw(frame, now) {
      const { view, params, fields, hidden } = frame;
      const tone = hidden.has('sample') ? COVERED : view.tone;
      const xRays = view.scanning || view.calibrating !== null;
      const beam = xRays && view.output > 0;
      doors.draw(view.closed, xRays, now);
      goniometer.set(goniometerLook(frame, tone, beam, now));
      placeHandle(end, goniometer.pin(params.end_angle));
      waiting.set(view.loaded, tone, now);
      if (hidden.has('anode')) lens.cover('wavelength hidden');
      else if ((hidden.has('sample') || view.unknown) && !view.picked) lens.cover('pick a line first');
      else lens.set({ ...view.planes, beam, tone, now });
      const measured = view.scanning || view.scanned;
      const told = measured || !(hidden.has('sample') || hidden.has('anode') || view.unknown);
      rings.set(told ? fields.cones : NO_CONES, view.twoTheta, beam);
      workstation.method(methodOf(frame));
      pattern.draw(patternOf(frame));
      workstation.result(...resultOf(frame));
    },

    describe: describeXrd,

    destroy: () => root.destroy({ children: true }),
  };
};
