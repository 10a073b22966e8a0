/** A cryo electron microscope: column, autoloader and nitrogen, a hole of the grid, the panel, and the screen with all that a session makes. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, Point } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createGridLens } from './grid-lens';
import { createPictureView, paintBar } from './session-view';
import { createTower } from './tower';

type CryoFrame = Frame<'cryo_tem'>;

const ARRANGEMENT: Arrangements<'tower' | 'hole' | 'panel' | 'station'> = {
  wide: spaced(
    12,
    row(
      grow(41, spaced(8, column(grow(73, 'tower'), grow(27, spaced(10, row(grow(29, 'hole'), grow(71, 'panel'))))))),
      grow(59, 'station'),
    ),
  ),
  tall: spaced(8, column(grow(68, 'station'), grow(32, spaced(10, row(grow(68, 'tower'), grow(32, 'hole')))))),
};
const PICTURE = 256;
const SHEET = { columns: 256, rows: 128 } as const;
/** Of the correlation at which the resolution is read. */
const LIMIT = 0.143;
const HIT = 0x5eead4;
const MISS = 0xffb454;
const CURSOR = 0xffe066;
/** µm of defocus that a drag over a ring's width comes to. */
const TURN = 0.01;

export const createScene: CreateScene<'cryo_tem'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'Cryo electron microscope' });
  const room = createRoom(context, { kind: 'clean-room' });
  const tower = createTower(context);
  const hole = createGridLens(context);
  const panel = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'Stage', unit: 'K', widest: '000.0', key: 'stage' },
        { unit: 'e/Å²', widest: '000.0', key: 'dose', second: true },
      ],
      note: true,
    },
    keys: [
      { action: 'auto_focus', print: 'FOCUS' },
      { action: 'record_movie', print: 'RECORD', tone: 'accent' },
    ],
  });
  const image = createPictureView(context, 'micrograph', PICTURE, PICTURE);
  const rings = createPictureView(context, 'rings', PICTURE, PICTURE);
  const sheet = createPictureView(context, 'class averages', SHEET.columns, SHEET.rows);
  const track = createChart(context, {
    ground: 'screen',
    x: { label: 'Drift along x', short: 'x', unit: 'Å' },
    y: { label: 'Drift along y', short: 'y', unit: 'Å' },
    marks: {
      way: line({ colour: 'sky', width: 2, name: 'ice' }),
      found: points({ colour: 'orange', radius: 3.4, name: 'frames, as found' }),
    },
  });
  const shells = createChart(context, {
    ground: 'screen',
    x: { label: 'Spatial frequency', short: '1/d', unit: '1/Å' },
    y: { label: 'Correlation of halves', short: 'FSC', unit: '', domain: [-0.1, 1.05] },
    marks: {
      model: line({ colour: 'sky', width: 2.4, name: 'all particles' }),
      measured: points({ colour: 'orange', radius: 3, name: 'class averages' }),
      limit: rule({ along: 'y', colour: 'green', width: 1.6 }),
      end: rule({ along: 'x', colour: 'sky', width: 1.6 }),
    },
  });
  let cursor: Point = { x: 20, y: 20 };
  let width = 1;
  const station = createWorkstation(context, {
    views: [
      { id: 'image', print: 'Image', name: 'Screen: micrograph', screen: image },
      { id: 'rings', print: 'Rings', name: 'Screen: rings', screen: rings },
      { id: 'drift', print: 'Drift', name: 'Screen: drift', screen: track },
      { id: 'classes', print: 'Avg.', name: 'Screen: class averages', screen: sheet },
      { id: 'shells', print: 'FSC', name: 'Screen: correlation of halves', screen: shells },
    ],
    keys: [
      {
        press() {
          // Elsewhere nobody would see where.
          if (station.shown === 'image') context.dispatch({ do: 'pick_by_hand', value: cursor });
        },
        name: 'Pick at the cursor',
        print: 'Pick',
      },
    ],
  });
  root.addChild(room.root, tower.root, hole.root, panel.root, station.root);

  const handles = {
    loader: context.actionHandle('load_grid', { name: 'Autoloader: load a grid', grip: 'press' }),
    nitrogen: context.actionHandle('stage_cooling', { name: 'Nitrogen: to the stage', grip: 'press' }),
    lens: context.inputHandle('defocus', {
      name: 'Objective: defocus',
      grip: 'y',
      drag: (point, start, value) => value + (point.y - start.y) * TURN,
    }),
    camera: context.actionHandle('record_movie', { name: 'Detector: record a movie', grip: 'press' }),
    ice: context.inputHandle('ice_thickness', {
      name: 'Hole: ice thickness',
      grip: 'y',
      drag: (point, start, value) => value - (point.y - start.y),
    }),
    ring: context.inputHandle('defocus', {
      name: 'Rings: defocus',
      grip: 'x',
      drag: (point, start, value) => value - (point.x - start.x) * TURN,
    }),
    cursor: context.handle({
      role: 'point',
      name: 'Micrograph: cursor',
      hint: 'Put it on a particle, then press Pick.',
      grip: 'free',
      min: { x: 0, y: 0 },
      max: { x: 204, y: 204 },
      step: 1,
      value: cursor,
      format: ({ x, y }) => `${x.toFixed(0)} nm, ${y.toFixed(0)} nm`,
      set: (value) => moveCursor(value),
      drag: (point, start, from) => ({
        x: from.x + ((point.x - start.x) / image.picture.width) * width,
        y: from.y + ((point.y - start.y) / image.picture.height) * width,
      }),
    }),
  } as const;
  const moveCursor = ({ x, y }: Point): void => {
    const inside = (value: number): number => Math.max(0, Math.min(width - 0.1, value));
    cursor = { x: inside(x), y: inside(y) };
    handles.cursor.update(cursor);
    context.redraw();
  };

  let last = Number.NaN;

  const methodOf = ({ params, hidden, view }: CryoFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    const parts = [
      say('specimen', view.empty ? 'Ice alone' : params.specimen),
      say('voltage', `${params.voltage} kV`),
      say('defocus', `${params.defocus} µm`),
      say('dose', `${params.dose} e/Å²`),
    ];
    return parts.join(' · ');
  };
  function resultOf({ view, shown }: CryoFrame): string {
    switch (view.task) {
      case 'load':
        return 'The autoloader brings a grid';
      case 'focus':
        return 'Rings of the carbon film';
      case 'record':
        return `Frame ${view.frames} · ${shown.dose_elapsed.text} e/Å²`;
      case 'pick':
        return 'Looking for the template';
      case 'classify':
        return `Iteration ${view.iterations + 1}`;
      case 'refine':
        return 'Two halves, apart';
      case null:
        break;
    }
    if (view.refined && shown.fsc_resolution.value !== null)
      return `Resolution ${shown.fsc_resolution.text} Å at 0.143`;
    if (view.classified) return '200 images in 8 classes';
    if (view.picks !== null)
      return view.empty
        ? `${view.picks} picks of nothing`
        : `${view.picks} picks: ${view.hits} of ${view.placed} particles`;
    if (view.recorded)
      return view.corrected ? `Aligned, ${shown.residual_motion.text} Å of motion left` : 'Frames as they came';
    if (view.focused) return `Fitted: ${shown.defocus_fitted.text} µm`;
    return '';
  }
  const waits = ({ view }: CryoFrame): string =>
    view.frames > 0 ? '' : !view.loaded ? 'No grid in the column' : view.valves ? 'No movie yet' : 'Valves closed';

  function followed({ view }: CryoFrame): 'image' | 'rings' | 'classes' | 'shells' {
    if (view.task === 'focus') return 'rings';
    if (view.refined || view.task === 'refine') return 'shells';
    if (view.iterations > 0 || view.task === 'classify') return 'classes';
    if (view.frames > 0 || view.task === 'record') return 'image';
    return view.loaded ? 'rings' : 'image';
  }

  let barred = '';
  function drawImage(frame: CryoFrame): void {
    const { view, fields } = frame;
    image.draw(fields.micrograph, view.pictured.micrograph);
    image.wait(waits(frame));
    const key = `${view.pictured.micrograph} ${view.picks} ${view.width} ${cursor.x} ${cursor.y}`;
    image.mark(key, (pen, box) => {
      const scale = box.width / view.width;
      const radius = (view.diameter / 2) * scale;
      for (let n = 0; n < (view.picks ?? 0); n++) {
        const [x, y, hit] = [fields.picks[3 * n] ?? 0, fields.picks[3 * n + 1] ?? 0, fields.picks[3 * n + 2]];
        pen
          .circle(box.x + x * box.width, box.y + y * box.height, radius)
          .stroke({ width: 1.8, color: hit ? HIT : MISS, alpha: 0.95 });
      }
      if (view.recorded)
        pen
          .circle(box.x + cursor.x * scale, box.y + cursor.y * scale, radius)
          .stroke({ width: 1.6, color: CURSOR })
          .circle(box.x + cursor.x * scale, box.y + cursor.y * scale, 2)
          .fill(CURSOR);
      barred = paintBar(pen, box, view.width);
    });
    image.corners('', view.picks === null ? '' : `${view.picks} picks`, view.frames > 0 ? barred : '');
  }
  function drawRings({ view, fields, hidden, shown }: CryoFrame): void {
    rings.draw(fields.rings, view.pictured.rings);
    rings.wait('');
    const covered = hidden.has('defocus') && !view.focused;
    rings.mark(`${covered} ${theme.name}`, (pen, box) => {
      pen.moveTo(box.x + box.width / 2, box.y).lineTo(box.x + box.width / 2, box.y + box.height);
      pen.stroke({ width: 1, color: 0xffffff, alpha: 0.4 });
      if (covered) pen.rect(box.x, box.y, box.width / 2, box.height).fill(0x0a0d10);
    });
    const measured = view.frames > 0 ? 'sum of frames' : view.focused ? 'carbon film' : 'not measured';
    const ring = shown.ctf_zero_1.value === null ? '' : `zero ${Number(shown.ctf_zero_1.value).toFixed(1)} Å`;
    rings.corners(covered ? '' : `${view.focused ? 'fit' : 'set'}${ring === '' ? '' : `: ${ring}`}`, measured);
  }

  const xs = new Float32Array(128);
  const ys = new Float32Array(128);
  function drawTrack({ view, fields, params }: CryoFrame): void {
    const count = view.recorded ? params.frames : 0;
    let span = 2;
    for (let j = 0; j < count; j++)
      for (const at of [0, 1, 2, 3]) span = Math.max(span, Math.abs(fields.drift[4 * j + at] ?? 0));
    const reach = Math.ceil(span * 1.15);
    track.domain({ x: [-reach, reach], y: [-reach, reach] });
    for (let j = 0; j < count; j++) {
      xs[j] = fields.drift[4 * j] ?? 0;
      ys[j] = fields.drift[4 * j + 1] ?? 0;
    }
    track.marks.way.columns(xs, ys, count);
    const found = view.corrected ? count : 0;
    for (let j = 0; j < found; j++) {
      xs[j] = fields.drift[4 * j + 2] ?? 0;
      ys[j] = fields.drift[4 * j + 3] ?? 0;
    }
    track.marks.found.columns(xs, ys, found);
  }

  function drawShells({ view, fields, shown }: CryoFrame): void {
    const edge = view.shells * view.shell;
    shells.domain({ x: [0, edge] });
    const modelled = view.refined && !view.empty ? view.shells : 0;
    for (let n = 0; n < modelled; n++) {
      xs[n] = (n + 1) * view.shell;
      ys[n] = fields.shells[n] ?? 0;
    }
    shells.marks.model.columns(xs, ys, modelled);
    const measured = view.refined ? fields.correlation.length : 0;
    let drawn = 0;
    for (let n = 1; n < measured; n++) {
      if (n * view.ring > edge) break;
      xs[drawn] = n * view.ring;
      ys[drawn++] = fields.correlation[n] ?? 0;
    }
    shells.marks.measured.columns(xs, ys, drawn);
    shells.marks.limit.set(LIMIT);
    const end = shown.fsc_resolution.value;
    shells.marks.end.set(view.refined && typeof end === 'number' ? 1 / end : null);
  }

  function placeHandles({ view, hidden }: CryoFrame): void {
    handles.loader.enable(view.task === null);
    handles.camera.enable(view.valves && view.task === null);
    const onRings = station.shown === 'rings' && !hidden.has('defocus');
    handles.ring.enable(onRings);
    if (onRings) {
      const { x, y, width: across, height } = rings.picture;
      handles.ring.place(x + across * 0.25, y + height * 0.3, across * 0.5, height * 0.4);
    }
    handles.ice.enable(!hidden.has('ice_thickness'));
    const onImage = station.shown === 'image' && view.recorded;
    handles.cursor.enable(onImage);
    if (!onImage) return;
    const { x, y, width: across, height } = image.picture;
    const half = Math.max(10, ((view.diameter / 2) * across) / view.width);
    handles.cursor.place(
      x + (cursor.x / width) * across - half,
      y + (cursor.y / width) * height - half,
      2 * half,
      2 * half,
    );
  }

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      arrange(
        ARRANGEMENT[stage.layout],
        { tower, hole, panel, station },
        { ...inset(box, 12, 10), height: box.height - 26 },
        stage.type,
      );
      for (const key of panel.keys) key.enable(panel.root.visible);
      const { loader, vessel, objective, camera } = tower.parts;
      handles.loader.place(loader.x, loader.y, loader.width, loader.height);
      handles.nitrogen.place(vessel.x, vessel.y, vessel.width, vessel.height);
      handles.lens.place(objective.x, objective.y, objective.width, objective.height);
      handles.camera.place(camera.x, camera.y, camera.width, camera.height);
      const { x, y, width: across, height } = hole.box;
      handles.ice.place(x, y, across, height);
      room.resize(stage, tower.foot - 30, [{ x: tower.middle, y: tower.foot, width: 240, height: 300 }]);
    },

    draw(frame, now) {
      const { view, shown, readings, params, hidden } = frame;
      const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      if (view.cooling && !context.reducedMotion) {
        tower.drift(seconds);
        context.redraw();
      }
      if (view.width !== width) {
        width = view.width;
        moveCursor(cursor);
      }
      tower.set({
        beam: view.beam,
        valves: view.valves,
        cooling: view.cooling,
        temperature: readings.stage_temperature ?? 0,
        grid: view.loaded ? 1 : view.task === 'load' ? view.part : 0,
        crystalline: view.crystalline,
      });
      hole.set({
        grid: view.loaded,
        crystalline: view.crystalline,
        empty: view.empty,
        thickness: hidden.has('ice_thickness') ? 40 : params.ice_thickness,
        words: !view.loaded
          ? 'no grid'
          : view.crystalline
            ? 'crystals'
            : hidden.has('ice_thickness')
              ? 'ice'
              : `${params.ice_thickness} nm ice`,
      });
      panel.set('stage', shown.stage_temperature.text);
      panel.set('dose', shown.dose_elapsed.value === null ? '–' : shown.dose_elapsed.text);
      panel.note(view.valves ? 'ready' : 'no beam', view.valves ? 'plain' : 'warning');
      station.follow(followed(frame));
      switch (station.shown) {
        case 'image':
          drawImage(frame);
          break;
        case 'rings':
          drawRings(frame);
          break;
        case 'drift':
          drawTrack(frame);
          break;
        case 'classes':
          sheet.draw(frame.fields.classes, view.pictured.classes);
          sheet.wait(view.iterations > 0 ? '' : 'No classes yet');
          break;
        case 'shells':
          drawShells(frame);
          break;
      }
      // A phone has the settings below the stage, and the picture needs the room.
      station.method(panel.root.visible ? methodOf(frame) : '');
      if (view.message !== null && view.task === null) station.result(view.message, 'warning');
      else station.result(resultOf(frame));
      placeHandles(frame);
    },

    describe(frame) {
      const { view, shown } = frame;
      const sentences = [
        view.loaded ? 'A grid lies on the stage.' : 'The column has no grid.',
        view.crystalline ? 'Its ice has crystallised.' : '',
        `The stage is at ${shown.stage_temperature.text} K, nitrogen ${view.cooling ? 'on' : 'off'}; the column valves are ${view.valves ? 'open' : 'closed'}.`,
        `${methodOf(frame)}.`,
        view.focused ? `The rings of the film say ${shown.defocus_fitted.text} µm.` : '',
        view.recorded
          ? `The screen has a movie of ${view.frames} frames${view.empty ? ' of an empty hole' : ''}${view.corrected ? ', aligned' : ''}.`
          : view.frames > 0
            ? `Frame ${view.frames} is recorded.`
            : '',
        view.picks === null ? '' : `${view.picks} places are picked.`,
        view.classified ? 'Eight class averages are made.' : '',
        view.refined && shown.fsc_resolution.value !== null
          ? `The halves agree to ${shown.fsc_resolution.text} Å.`
          : '',
        view.message === null ? '' : `${view.message}.`,
      ];
      return sentences.filter((sentence) => sentence !== '').join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
