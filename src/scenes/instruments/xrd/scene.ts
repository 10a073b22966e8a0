/** A powder diffractometer in its cabinet of steel and lead glass, the rings of the powder, a lens over its planes, and the workstation. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createDiffractogramView } from '../../kit/diffraction/diffractogram-view';
import { createGoniometer } from '../../kit/diffraction/goniometer';
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
import { createCabinet } from './cabinet';
import { createDebyeRings } from './debye-rings';

type XrdFrame = Frame<'instrument_xrd'>;

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

export const createScene: CreateScene<'instrument_xrd'> = (context) => {
  const root = new Container({ label: 'X-ray diffractometer' });
  const room = createRoom(context, { kind: 'clean-room' });
  const cabinet = createCabinet(context);
  const goniometer = createGoniometer(context);
  const lens = createPlaneLens(context);
  const rings = createDebyeRings(context);
  const pattern = createDiffractogramView(context, { action: 'pick_peak', name: 'Pattern: cursor that picks a line' });
  const workstation = createWorkstation(context, {
    views: [{ id: 'pattern', print: 'Pattern', name: 'Screen: pattern', screen: pattern, zoom: pattern.zoom }],
    keys: [
      { action: 'search_phase', print: 'Search' },
      { action: 'strip_ka2', print: '−Kα₂' },
    ],
  });
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

  const close = context.actionHandle('close_doors', { name: 'Doors: close', grip: 'x' });
  const open = context.actionHandle('open_doors', { name: 'Doors: open', grip: 'x' });
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
  let doors: number | null = null;
  let drawnAt = 0;
  const layCabinet: Placed = {
    lay(box, type) {
      cabinet.lay(box, type);
      goniometer.lay(cabinet.inside, type);
      placeHandle(anode, goniometer.tube);
      waiting.aim();
    },
  };

  const methodOf = ({ params, view, hidden }: XrdFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('sample', params.sample),
      say('anode', `${params.anode}${params.ka2 && !view.stripped ? ' Kα₁ + Kα₂' : ' Kα₁'}`),
      say('voltage', `${params.voltage} kV`),
      say('scan_speed', `${params.scan_speed}°/min`),
    ].join(' · ');
  };

  function resultOf({ view, shown, params }: XrdFrame): readonly [string, 'plain' | 'warning'] {
    if (view.calibrating !== null) return [`silicon: ${Math.ceil(view.calibrating)} s left`, 'plain'];
    if (!view.closed) return ['doors open: no X-rays', 'warning'];
    if (view.scanning && view.output === 0) return [`${params.voltage} kV: below the excitation energy`, 'warning'];
    if (view.scanning) return [`${shown.two_theta_now.text}° · ${shown.counts_now.text} counts/s`, 'plain'];
    const phase = shown.phase_match.value === null ? '' : `phase: ${shown.phase_match.text}`;
    if (view.picked) {
      const planes = shown.hkl.value === null ? '' : ` · ${shown.hkl.text}`;
      const cell = shown.lattice_a.value === null ? '' : ` · a ${shown.lattice_a.text} Å`;
      const size =
        shown.scherrer_nm.value === null
          ? view.larger
            ? 'larger than 200 nm'
            : ''
          : `size ${shown.scherrer_nm.text} nm`;
      return [`d ${shown.d_spacing.text} Å${planes}${cell}\n${[size, phase].filter(Boolean).join(' · ')}`, 'plain'];
    }
    if (phase) return [phase, view.searched && shown.phase_match.value === 'none' ? 'warning' : 'plain'];
    if (view.scanned) return ['pattern recorded: pick a line', 'plain'];
    return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
  }

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
      const { view, params, fields, shown, hidden } = frame;
      const tone = hidden.has('sample') ? COVERED : view.tone;
      const xRays = view.scanning || view.calibrating !== null;
      const beam = xRays && view.output > 0;
      const target = view.closed ? 1 : 0;
      const wait = Math.min(60, now - drawnAt);
      drawnAt = now;
      doors =
        doors === null || context.reducedMotion ? target : doors + (target - doors) * (1 - Math.exp(-wait / SLIDE));
      if (Math.abs(doors - target) < 0.004) doors = target;
      else context.redraw();
      cabinet.set(doors, xRays);
      for (const handle of [close, open]) placeHandle(handle, cabinet.handle);
      close.enable(!view.closed);
      open.enable(view.closed);
      goniometer.set({
        twoTheta: view.twoTheta,
        beam,
        reflected: view.scanning ? view.rate / BRIGHT : 0,
        sample: view.loaded ? tone : null,
        lift: 0,
        anode: hidden.has('anode') ? '?' : params.anode,
        end: params.end_angle,
        now,
      });
      placeHandle(end, goniometer.pin(params.end_angle));
      waiting.set(view.loaded, tone, now);
      if (hidden.has('anode')) lens.cover('wavelength hidden');
      else if ((hidden.has('sample') || view.unknown) && !view.picked) lens.cover('pick a line first');
      else lens.set({ ...view.planes, beam, tone, now });
      const measured = view.scanning || view.scanned;
      const told = measured || !(hidden.has('sample') || hidden.has('anode') || view.unknown);
      rings.set(told ? fields.cones : NO_CONES, view.twoTheta, beam);
      workstation.method(methodOf(frame));
      const at = shown.peak_2theta.value;
      pattern.draw({
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
      });
      workstation.result(...resultOf(frame));
    },

    describe({ view, shown, params, hidden }) {
      const sentences = [
        view.closed ? 'The doors are closed.' : 'The doors are open; the interlock holds the X-rays back.',
        view.loaded ? 'A sample lies on the goniometer.' : 'No sample lies on the goniometer.',
        hidden.has('anode') ? '' : `The anode of the tube is ${params.anode}.`,
        `The detector stands at ${shown.two_theta_now.text} degrees.`,
        view.scanning ? 'A scan is running and the warning lamp is lit.' : '',
        view.scanned ? 'A pattern is recorded.' : '',
      ];
      if (view.calibrating !== null) sentences.push('Silicon is being measured.');
      if (view.picked) sentences.push(`The picked line lies at ${shown.peak_2theta.text} degrees.`);
      if (view.picked && shown.hkl.value !== null) sentences.push(`Its planes are ${shown.hkl.text}.`);
      if (shown.phase_match.value !== null) sentences.push(`The card file gives: ${shown.phase_match.text}.`);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
