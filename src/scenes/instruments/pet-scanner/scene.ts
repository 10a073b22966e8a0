/** The PET room: ring with its table, and the workstation with picture, sinogram, likelihood and decay. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createPetRing, RING, SYRINGE, WAITING } from './pet-ring';
import { createUptakeView } from './uptake-view';

type PetFrame = Frame<'pet_scanner'>;

const ARRANGEMENT: Arrangements<'ring' | 'station'> = {
  wide: spaced(14, row(grow(42, 'ring'), grow(58, 'station'))),
  tall: spaced(8, column(grow(40, 'ring'), grow(60, 'station'))),
};
const GLIDE = 0.14;
/** Part of the injected activity that shines fully. */
const FULL_GLOW = 0.9;
const CURVE_POINTS = 60;
const MINUTES = 300;

export const createScene: CreateScene<'pet_scanner'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'PET room' });
  const clinic = createRoom(context, { kind: 'clinic' });
  const ring = createPetRing(context);
  const uptake = createUptakeView(context);
  const likelihood = createChart(context, {
    ground: 'screen',
    x: { label: 'Iteration', short: 'n', unit: '' },
    y: { label: 'Log-likelihood below a perfect fit', short: 'log L', unit: '' },
    marks: { curve: line({ width: 1.8 }), each: points({ colour: 'orange', radius: 4 }) },
  });
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time since the injection', short: 't', unit: 'min', domain: [0, MINUTES] },
    y: { label: 'Part of the activity', short: 'A/A0', unit: '', domain: [0, 1.04] },
    marks: { curve: line({ width: 1.8 }), now: pen({ colour: 'orange' }) },
  });
  const minutes = Float32Array.from({ length: CURVE_POINTS }, (_, n) => (MINUTES * n) / (CURVE_POINTS - 1));
  const station = createWorkstation(context, {
    views: [
      { id: 'uptake', print: 'Image', name: 'Screen: uptake', screen: uptake },
      { id: 'likelihood', print: 'log L', name: 'Screen: likelihood', screen: likelihood },
      { id: 'decay', print: 'Decay', name: 'Screen: decay', screen: decay },
    ],
  });
  root.addChild(clinic.root, ring.root, station.root);
  const load = context.actionHandle('load_patient', { name: 'Object: load it', grip: 'press' });
  const inject = context.actionHandle('inject', { name: 'Syringe: inject', grip: 'press' });

  let scale = 1;
  const parts = {
    ring: {
      lay(box: Box) {
        scale = Math.min(box.width / (2 * RING.x + 48), box.height / (RING.top + RING.bottom));
        ring.root.scale.set(scale);
        ring.root.position.set(box.x + box.width / 2 - 12 * scale, box.y + box.height - RING.bottom * scale);
      },
    },
    station,
  };
  const place = (handle: typeof load, { x, y, width, height }: Box): void =>
    handle.place(ring.root.x + x * scale, ring.root.y + y * scale, width * scale, height * scale);
  let entered = 0;

  function drawRing({ view, fields, readings }: PetFrame): void {
    const target = view.loaded ? 1 : 0;
    const left = target - entered;
    entered = reducedMotion || Math.abs(left) < 0.01 ? target : entered + GLIDE * left;
    if (entered !== target) context.redraw();
    const active = view.injected ? Math.min(1, 0.25 + (readings.decay_fraction ?? 0) / FULL_GLOW) : 0;
    ring.object(view.object, entered, active);
    if (view.stage === 'check') ring.check(view.progress);
    else ring.pairs(view.stage === 'scanning' ? fields.events : null);
    ring.transmit(view.stage === 'transmission' ? (view.progress ?? 0) : null);
    ring.syringe(!view.injected);
    load.enable(!view.loaded);
    if (!view.loaded) {
      const half = 56 * WAITING.scale;
      place(load, { x: WAITING.x - half, y: WAITING.y - half, width: 2 * half, height: 2 * half });
    }
    inject.enable(!view.injected);
    if (!view.injected) place(inject, SYRINGE);
  }

  function result({ view, shown }: PetFrame): string {
    if (view.pictured) {
      const parts = [`SUV ${shown.suv_background.text}`];
      if (view.object === 'Hot Spheres') parts.push(`sphere ${shown.suv_lesion.text}`, `max ${shown.suv_max.text}`);
      if (view.object === 'Uniform Cylinder') parts.push(`centre/edge ${shown.centre_edge_ratio.text}`);
      return view.object === 'Brain' ? `${view.method ?? ''} of the brain` : parts.join('   ');
    }
    return view.scanned
      ? `${shown.counts.text} Mcounts   NECR ${shown.necr.text} kcps`
      : `NECR ${shown.necr.text} kcps`;
  }

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      arrange(ARRANGEMENT[stage.layout], parts, { ...inset(box, 12, 10), height: box.height - 24 }, stage.type);
      const floor = ring.root.y + (RING.bottom - 12) * scale;
      clinic.resize(stage, floor - 50 * scale, [
        { x: ring.root.x, y: floor - 8 * scale, width: 2 * RING.x * scale, height: 2 * RING.top * scale },
      ]);
    },
    draw(frame) {
      const { view, fields, params, shown, readings, hidden } = frame;
      drawRing(frame);
      uptake.enable(station.shown === 'uptake');
      uptake.draw(frame);
      const steps = Array.from({ length: view.iterations }, (_, n) => n + 1);
      const values = steps.map((_, n) => fields.likelihood[n] ?? Number.NaN);
      const worst = Math.min(-1, ...values.filter((value) => Number.isFinite(value)));
      likelihood.domain({ x: [0, Math.max(5, view.iterations + 1)], y: [worst * 1.05, 0] });
      likelihood.marks.curve.columns(steps, values);
      likelihood.marks.each.columns(steps, values);
      const part = readings.decay_fraction;
      const age = hidden.has('uptake_time') || part === null ? null : -Math.log2(part) * HALF_LIFE_MINUTES;
      decay.marks.curve.columns(
        minutes,
        minutes.map((t) => 2 ** (-t / HALF_LIFE_MINUTES)),
      );
      if (age === null || part === null) decay.marks.now.hide();
      else decay.marks.now.at(Math.min(MINUTES, age), part);
      const recipe = view.method === null ? '' : `   ${view.method}, ${view.iterations} iterations`;
      station.method(`${view.object}   ${hidden.has('activity') ? '?' : params.activity} MBq${recipe}`);
      if (view.message !== null) station.result(view.message, 'warning');
      else station.result(station.shown === 'decay' ? `Activity ${shown.activity_now.text} MBq` : result(frame));
    },
    describe({ view, shown, params, hidden }) {
      const state = {
        idle: 'The scanner is idle.',
        transmission: 'The transmission scan turns.',
        check: 'The crystals are checked one after the other.',
        scanning: `The ring counts pairs: ${shown.counts.text} million so far.`,
        scanned: 'The scan is complete.',
        reconstructing: `The picture is made: ${view.iterations} iterations are done.`,
      }[view.stage];
      const numbers = shown.suv_background.value === null ? '' : `The background has SUV ${shown.suv_background.text}.`;
      const sphere =
        shown.suv_lesion.value === null
          ? ''
          : `The sphere of ${params.sphere} mm has SUV ${shown.suv_lesion.text}, at most ${shown.suv_max.text}.`;
      return [
        `A PET scanner; ${view.object} ${view.loaded ? 'lies in the ring' : 'waits on the table'}.`,
        view.injected
          ? `It holds ${hidden.has('activity') || hidden.has('uptake_time') ? 'tracer' : `${shown.activity_now.text} MBq`}.`
          : 'The tracer is in its syringe.',
        state,
        numbers,
        sphere,
        view.message === null ? '' : `${view.message}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};

/** Of the drawn curve. */
const HALF_LIFE_MINUTES = 109.77;
