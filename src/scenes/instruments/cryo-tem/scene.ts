/** A cryo electron microscope: column, autoloader and nitrogen, a hole of the grid, the panel, and the screen with all that a session makes. */
import { Container } from 'pixi.js';
import type { CreateScene, Point, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createDriftChart, createShellChart } from './cryo-charts';
import { createMicrograph, createMicrographCursor, createRings } from './cryo-pictures';
import { type CryoFrame, describeSession, iceWords, methodOf, resultOf } from './cryo-words';
import { createGridLens } from './grid-lens';
import { createPictureView } from './session-view';
import { createTower, type Tower } from './tower';

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
const SHEET = { columns: 256, rows: 128 } as const;
/** µm of defocus that a drag over a ring's width comes to. */
const TURN = 0.01;

function createPanel(context: SceneContext<'cryo_tem'>) {
  return createInstrument(context, {
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
}

/** What is taken hold of at the column, the hole and the rings. */
function createHandles(context: SceneContext<'cryo_tem'>) {
  return {
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
  } as const;
}

/** Micrograph, rings and what comes of them, one at a time. `cursor`: where a particle is picked by hand. */
function createSessionScreen(context: SceneContext<'cryo_tem'>, cursor: () => Point) {
  const image = createMicrograph(context);
  const rings = createRings(context);
  const sheet = createPictureView(context, 'class averages', SHEET.columns, SHEET.rows);
  const drift = createDriftChart(context);
  const shells = createShellChart(context);
  const station = createWorkstation(context, {
    views: [
      { id: 'image', print: 'Image', name: 'Screen: micrograph', screen: image.view },
      { id: 'rings', print: 'Rings', name: 'Screen: rings', screen: rings.view },
      { id: 'drift', print: 'Drift', name: 'Screen: drift', screen: drift.screen },
      { id: 'classes', print: 'Avg.', name: 'Screen: class averages', screen: sheet },
      { id: 'shells', print: 'FSC', name: 'Screen: correlation of halves', screen: shells.screen },
    ],
    keys: [
      {
        press() {
          // Elsewhere nobody would see where.
          if (station.shown === 'image') context.dispatch({ do: 'pick_by_hand', value: cursor() });
        },
        name: 'Pick at the cursor',
        print: 'Pick',
      },
    ],
  });
  return {
    station,
    image: image.view,
    rings: rings.view,
    draw(frame: CryoFrame): void {
      switch (station.shown) {
        case 'image':
          return image.draw(frame, cursor());
        case 'rings':
          return rings.draw(frame);
        case 'drift':
          return drift.draw(frame);
        case 'shells':
          return shells.draw(frame);
        case 'classes':
          sheet.draw(frame.fields.classes, frame.view.pictured.classes);
          sheet.wait(frame.view.iterations > 0 ? '' : 'No classes yet');
      }
    },
  };
}

/** The screen that shows what is done now. */
function followed({ view }: CryoFrame): 'image' | 'rings' | 'classes' | 'shells' {
  if (view.task === 'focus') return 'rings';
  if (view.refined || view.task === 'refine') return 'shells';
  if (view.iterations > 0 || view.task === 'classify') return 'classes';
  if (view.frames > 0 || view.task === 'record') return 'image';
  return view.loaded ? 'rings' : 'image';
}

const gridIn = ({ loaded, task, part }: CryoFrame['view']): number => (loaded ? 1 : task === 'load' ? part : 0);

function setTower(tower: Tower, { view, readings }: CryoFrame): void {
  tower.set({
    beam: view.beam,
    valves: view.valves,
    cooling: view.cooling,
    temperature: readings.stage_temperature ?? 0,
    grid: gridIn(view),
    crystalline: view.crystalline,
  });
}

export const createScene: CreateScene<'cryo_tem'> = (context) => {
  const root = new Container({ label: 'Cryo electron microscope' });
  const room = createRoom(context, { kind: 'clean-room' });
  const tower = createTower(context);
  const hole = createGridLens(context);
  const panel = createPanel(context);
  const screen = createSessionScreen(context, () => cursor.at);
  const { station } = screen;
  root.addChild(room.root, tower.root, hole.root, panel.root, station.root);
  const handles = createHandles(context);
  const cursor = createMicrographCursor(context, () => screen.image.picture);
  let last = Number.NaN;

  function placeHandles(frame: CryoFrame): void {
    const { view, hidden } = frame;
    handles.loader.enable(view.task === null);
    handles.camera.enable(view.valves && view.task === null);
    const onRings = station.shown === 'rings' && !hidden.has('defocus');
    handles.ring.enable(onRings);
    if (onRings) {
      const { x, y, width: across, height } = screen.rings.picture;
      handles.ring.place(x + across * 0.25, y + height * 0.3, across * 0.5, height * 0.4);
    }
    handles.ice.enable(!hidden.has('ice_thickness'));
    cursor.place(frame, station.shown === 'image' && view.recorded);
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
      placeHandle(handles.loader, loader);
      placeHandle(handles.nitrogen, vessel);
      placeHandle(handles.lens, objective);
      placeHandle(handles.camera, camera);
      placeHandle(handles.ice, hole.box);
      room.resize(stage, tower.foot - 30, [{ x: tower.middle, y: tower.foot, width: 240, height: 300 }]);
    },

    draw(frame, now) {
      const { view, shown, params, hidden } = frame;
      const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (now - last) / 1000)) : 0;
      last = now;
      if (view.cooling && !context.reducedMotion) {
        tower.drift(seconds);
        context.redraw();
      }
      cursor.fit(view.width);
      setTower(tower, frame);
      hole.set({
        grid: view.loaded,
        crystalline: view.crystalline,
        empty: view.empty,
        thickness: hidden.has('ice_thickness') ? 40 : params.ice_thickness,
        words: iceWords(frame),
      });
      panel.set('stage', shown.stage_temperature.text);
      panel.set('dose', shown.dose_elapsed.value === null ? '–' : shown.dose_elapsed.text);
      panel.note(view.valves ? 'ready' : 'no beam', view.valves ? 'plain' : 'warning');
      station.follow(followed(frame));
      screen.draw(frame);
      // A phone has the settings below the stage, and the picture needs the room.
      station.method(panel.root.visible ? methodOf(frame) : '');
      if (view.message !== null && view.task === null) station.result(view.message, 'warning');
      else station.result(resultOf(frame));
      placeHandles(frame);
    },

    describe: describeSession,

    destroy: () => root.destroy({ children: true }),
  };
};
