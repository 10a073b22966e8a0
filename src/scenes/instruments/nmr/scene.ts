/** A spectrometer for nuclear magnetic resonance: magnet with its tube, console, and the workstation with decay and spectrum. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { createCarried } from '../../kit/controls/carried';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createMagnet, createTube, PICTURE, TUBE } from './magnet';
import { createMultipletView } from './multiplet-view';
import { createProtonView } from './proton-view';

type NmrFrame = Frame<'instrument_nmr'>;

const ARRANGEMENT: Arrangements<'magnet' | 'panel' | 'workstation'> = {
  wide: row(grow(1.05, spaced(4, column(grow(1, 'magnet'), 'panel'))), grow(1, 'workstation')),
  // A phone has the console's numbers among the readings, and its keys in the dock.
  tall: column(grow(1.35, 'workstation'), grow(1, 'magnet')),
};
const REACH = 90;
/** A tree of splittings tells of these. */
const TUBE_INPUTS = ['sample', 'shelf', 'delta_a', 'delta_b', 'j_ab'] as const;
/** Seconds of a scan in which the pulse is seen. */
const PULSE = 0.6;
/** ppm on each side of a line that the key integrates. */
const AROUND = 0.2;

export const createScene: CreateScene<'instrument_nmr'> = (context) => {
  const root = new Container({ label: 'nuclear magnetic resonance' });
  const room = createRoom(context, { kind: 'clean-room' });
  const magnet = createMagnet(context);
  const panel = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'Lock', unit: '%', widest: '000.0', key: 'lock' },
        { label: 'Scans', widest: '000', second: true, key: 'scans' },
      ],
      note: true,
    },
    keys: [
      { action: 'lock', print: 'LOCK' },
      { action: 'shim_auto', print: 'SHIM' },
      { action: 'start_scan', print: 'SCAN', tone: 'accent' },
      { action: 'fourier_transform', print: 'FT' },
    ],
    knobs: [{ action: 'shim_z1' }, { action: 'shim_z2' }],
  });
  let frame: NmrFrame | null = null;
  const integrate = (from: number, to: number): void =>
    context.dispatch({ do: 'integrate', value: `${from.toFixed(3)},${to.toFixed(3)}` });
  const spectrum = createProtonView(context, integrate);
  const multiplet = createMultipletView(context);
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Decay', bare: true },
    marks: { decay: line({ width: 1.6 }) },
  });
  const swing = growingDomain({ least: [-0.1, 0.1] });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'decay', print: 'FID', name: 'Screen: free induction decay', screen: decay },
      { id: 'spectrum', print: 'ppm', name: 'Screen: spectrum', screen: spectrum, zoom: spectrum.zoom },
      { id: 'tree', print: 'Tree', name: 'Screen: how the picked multiplet splits', screen: multiplet },
    ],
    keys: [
      {
        press() {
          const at = frame?.view.peak?.ppm;
          if (at !== undefined) integrate(at - AROUND, at + AROUND);
        },
        name: 'Integrate around the picked line',
        print: 'Integral',
      },
    ],
  });
  const tube = createTube(context);
  root.addChild(room.root, magnet.root, panel.root, tube, workstation.root);
  const load = (): void => {
    context.dispatch({ do: 'load_sample' });
    context.sound('whoosh');
  };
  const carried = createCarried(context, tube, {
    name: 'Tube: sample',
    hint: 'Carry it to the top of the magnet: it floats down on a cushion of air.',
    box: { x: -TUBE.width / 2, y: -TUBE.height, width: TUBE.width, height: TUBE.height },
    drop(at) {
      const [dx, dy] = [at.x - magnet.mouth.x, at.y - magnet.mouth.y];
      if (dx * dx + dy * dy < (REACH * magnet.scale) ** 2) load();
    },
    send: load,
  });
  let last = Number.NaN;
  let place: Box = { x: 0, y: 0, width: 0, height: 0 };

  const methodOf = ({ params, hidden }: NmrFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    const pulse =
      params.sequence === 'Inversion Recovery'
        ? `180° – ${say('tau', String(params.tau))} s – 90°`
        : say('pulse_angle', `${params.pulse_angle}°`);
    return `${say('field_mhz', `${params.field_mhz} MHz`)} · ${say('sequence', pulse)} · ${say('scans', params.scans)} × ${say('repetition_time', `${params.repetition_time} s`)}`;
  };

  function resultOf({ view, shown }: NmrFrame): readonly [string, 'plain' | 'warning'] {
    const remark = shown.remark.value;
    if (workstation.shown === 'decay' || (!view.peak && !view.range))
      return typeof remark === 'string' && remark !== '' ? [remark, 'warning'] : ['', 'plain'];
    const peak = view.peak
      ? `${shown.peak_ppm.text} ppm · width ${shown.peak_fwhm_hz.value === null ? '–' : shown.peak_fwhm_hz.text} Hz`
      : '';
    const sum = view.range && shown.integral.value !== null ? `integral ${shown.integral.text} H` : '';
    return [[peak, sum].filter(Boolean).join('\n'), 'plain'];
  }

  const isCovered = ({ hidden }: NmrFrame): boolean => TUBE_INPUTS.some((id) => hidden.has(id));
  const noteOf = ({ view }: NmrFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.loaded) return ['no sample', 'warning'];
    if (!view.locked) return ['no lock', 'warning'];
    if (view.running) return ['scan', 'plain'];
    return ['ready', 'plain'];
  };

  return {
    root,
    resize(stage) {
      for (const control of [...panel.keys, ...panel.knobs]) control.enable(stage.layout === 'wide');
      const layMagnet: Placed = {
        lay(box, type) {
          place = box;
          magnet.lay(box, type);
        },
      };
      arrange(
        ARRANGEMENT[stage.layout],
        { magnet: layMagnet, panel, workstation },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      const foot = place.y + place.height;
      room.resize(stage, Math.min(stage.height - 60, foot - 30), [
        { x: place.x + place.width / 2, y: foot, width: PICTURE.width * magnet.scale, height: 200 },
      ]);
      const { mouth, scale } = magnet;
      carried.aim([{ x: mouth.x - 34 * scale, y: mouth.y - 46 * scale, width: 68 * scale, height: 70 * scale }]);
    },

    draw(next, now) {
      frame = next;
      const { view, shown, fields, hidden } = next;
      magnet.look({
        loaded: view.loaded,
        locked: view.locked,
        vector: view.vector,
        covered: hidden.has('t1') || hidden.has('t2_star'),
        pulse: view.running && view.since < PULSE,
        level: view.level,
      });
      const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      if (!context.reducedMotion) magnet.drift(seconds);
      tube.visible = !view.loaded || carried.held;
      carried.home(magnet.rest, magnet.scale);
      tube.scale.set(magnet.scale);
      carried.enable(!view.loaded && !view.running);
      carried.move(now);
      panel.knobs[0]?.turnTo(view.shims[0]);
      panel.knobs[1]?.turnTo(view.shims[1]);
      panel.set('lock', shown.lock_level.value === null ? '–' : shown.lock_level.text);
      panel.set('scans', shown.scans_done.text);
      panel.note(...noteOf(next));
      workstation.method(methodOf(next));
      workstation.follow(view.transformed ? 'spectrum' : 'decay');
      spectrum.enable(workstation.shown === 'spectrum' && view.transformed);
      if (workstation.shown === 'decay') {
        swing.reset();
        for (const value of fields.decay) swing.hold(value);
        const end = Math.max(0.1, view.decaySeconds);
        chartDecay(end, fields.decay);
      } else if (workstation.shown === 'tree') {
        const half = fields.spectra.length / 2;
        multiplet.draw(view.tree, fields.spectra.subarray(0, half), view.peak?.height ?? 0, isCovered(next));
      } else {
        const half = fields.spectra.length / 2;
        spectrum.draw({
          ends: view.ends,
          values: fields.spectra.subarray(0, half),
          before: fields.spectra.subarray(half),
          peak: view.peak && { at: view.peak.ppm, height: view.peak.height, words: shown.peak_ppm.text },
          range: view.range,
        });
      }
      workstation.result(...resultOf(next));
    },

    describe(told) {
      const { view, shown } = told;
      const sentences = [
        view.loaded ? 'The tube is in the magnet.' : 'The tube stands in its rack.',
        view.locked ? `The lock stands at ${shown.lock_level.text} %.` : 'There is no lock.',
        view.running
          ? `Scans are taken; ${shown.scans_done.text} are done.`
          : `${shown.scans_done.text} scans are done.`,
        view.transformed ? 'The screen shows a spectrum.' : 'The screen shows the decay.',
      ];
      if (view.peak) sentences.push(`A line is picked at ${shown.peak_ppm.text} ppm.`);
      if (view.tree && view.tree.levels.length > 0 && !isCovered(told)) {
        const neighbours = view.tree.levels.map(({ protons, delta }) => `${protons} H at ${delta.toFixed(2)} ppm`);
        sentences.push(`Its signal is split by ${neighbours.join(', then by ')}.`);
      }
      if (view.range && shown.integral.value !== null)
        sentences.push(`The integral comes to ${shown.integral.text} protons.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };

  function chartDecay(end: number, values: ArrayLike<number>): void {
    decay.domain({ x: [0, end], y: swing.domain });
    decay.marks.decay.even(values, 0, end);
  }
};
