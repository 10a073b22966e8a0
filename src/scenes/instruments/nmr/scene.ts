/** A spectrometer for nuclear magnetic resonance: magnet with its tube, console, and the workstation with decay and spectrum. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, SceneContext } from '../../contract';
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
import { createMagnet, createTube, type Magnet, PICTURE, TUBE } from './magnet';
import { createNmrScreens } from './nmr-screens';
import { describeMagnet, type NmrFrame, noteOf } from './nmr-words';

const ARRANGEMENT: Arrangements<'magnet' | 'panel' | 'workstation'> = {
  wide: row(grow(1.05, spaced(4, column(grow(1, 'magnet'), 'panel'))), grow(1, 'workstation')),
  // A phone has the console's numbers among the readings, and its keys in the dock.
  tall: column(grow(1.35, 'workstation'), grow(1, 'magnet')),
};
const REACH = 90;
/** Seconds of a scan in which the pulse is seen. */
const PULSE = 0.6;
function createConsole(context: SceneContext<'instrument_nmr'>) {
  return createInstrument(context, {
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
}

/** The tube, which is carried to the top of the magnet. */
function createCarriedTube(context: SceneContext<'instrument_nmr'>, magnet: Magnet) {
  const tube = createTube(context);
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
  return { tube, carried };
}

export const createScene: CreateScene<'instrument_nmr'> = (context) => {
  const root = new Container({ label: 'nuclear magnetic resonance' });
  const room = createRoom(context, { kind: 'clean-room' });
  const magnet = createMagnet(context);
  const panel = createConsole(context);
  const screens = createNmrScreens(context);
  const { workstation } = screens;
  const { tube, carried } = createCarriedTube(context, magnet);
  root.addChild(room.root, magnet.root, panel.root, tube, workstation.root);
  let last = Number.NaN;
  let place: Box = { x: 0, y: 0, width: 0, height: 0 };

  function drawMagnet({ view, hidden }: NmrFrame, now: number): void {
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
  }
  function drawTube({ view }: NmrFrame, now: number): void {
    tube.visible = !view.loaded || carried.held;
    carried.home(magnet.rest, magnet.scale);
    tube.scale.set(magnet.scale);
    carried.enable(!view.loaded && !view.running);
    carried.move(now);
  }
  function drawConsole(next: NmrFrame): void {
    const { view, shown } = next;
    panel.knobs[0]?.turnTo(view.shims[0]);
    panel.knobs[1]?.turnTo(view.shims[1]);
    panel.set('lock', shown.lock_level.value === null ? '–' : shown.lock_level.text);
    panel.set('scans', shown.scans_done.text);
    panel.note(...noteOf(next));
  }

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
      drawMagnet(next, now);
      drawTube(next, now);
      drawConsole(next);
      screens.draw(next);
    },

    describe: describeMagnet,

    destroy: () => root.destroy({ children: true }),
  };
};
