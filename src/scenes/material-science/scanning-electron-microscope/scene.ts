/** A scanning electron microscope: the column cut open, the pear of tracks under the beam, and the micrograph. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import {
  COLUMN_WIDTH,
  createElectronColumn,
  type ElectronColumn,
  type SectionOptions,
} from '../../kit/electron/column';
import { createMicrograph } from '../../kit/electron/micrograph';
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
import { createPear, type PearState } from './pear';
import { describeSem, pictureWords, tracksWords, vacuumWords } from './sem-words';
import { createSpecimenStage, type SpecimenStageState } from './specimen-stage';

type SemFrame = Frame<'sem_basics'>;

const ARRANGEMENT: Arrangements<'column' | 'pear' | 'gauge' | 'monitor'> = {
  wide: spaced(
    14,
    row(grow(24, 'column'), grow(29, 'pear'), grow(47, spaced(12, column(grow(79, 'monitor'), grow(21, 'gauge'))))),
  ),
  tall: spaced(10, column(grow(60, 'monitor'), grow(40, spaced(10, row(grow(40, 'column'), grow(60, 'pear')))))),
};
const SECTIONS: readonly SectionOptions[] = [
  { kind: 'gun', name: 'Gun', height: 74, beam: 1 },
  { kind: 'lens', name: 'Condenser', height: 68, beam: 8 },
  { kind: 'coils', name: 'Scan coils', height: 62, beam: 9 },
  { kind: 'aperture', name: 'Aperture', height: 26, beam: 8 },
  { kind: 'objective', name: 'Objective', height: 66, beam: 7 },
  { kind: 'chamber', name: 'Chamber', height: 184, beam: 5 },
];
const [GUN, APERTURE, OBJECTIVE, CHAMBER] = [0, 3, 4, 5] as const;
const PICTURE = { columns: 240, rows: 180 } as const;
const COVERED = 0x8f9aa6;
const TONES: Readonly<Record<SemFrame['params']['specimen_type'], number>> = {
  Carbon: 0x4b4f55,
  Aluminium: 0xc9ced3,
  Silicon: 0x7c8794,
  Iron: 0x8f959b,
  Copper: 0xc07a4a,
  Silver: 0xd5d8da,
  Gold: 0xd9b04a,
  'Al-Cu-Au test stripes': 0xc07a4a,
  'Gold on carbon': 0xd9b04a,
  Pollen: 0xc9b04f,
};
/** Grey about the middle that the contrast key leaves between black and white. */
const CONTRASTS = [255, 150, 90] as const;
const DEGREE = Math.PI / 180;

/** The monitor, whose contrast is a matter of the eye and changes nothing else. */
function createMonitor(context: SceneContext<'sem_basics'>) {
  let contrast = 0;
  const part = createMicrograph(context, {
    title: 'Micrograph',
    columns: PICTURE.columns,
    rows: PICTURE.rows,
    keys: [
      { action: 'scan_frame', print: 'Scan' },
      {
        press() {
          contrast = (contrast + 1) % CONTRASTS.length;
          context.redraw();
        },
        name: 'Contrast of the screen',
        print: 'Contrast',
      },
    ],
  });
  return {
    part,
    draw(frame: SemFrame) {
      const { view, fields } = frame;
      const half = (CONTRASTS[contrast] ?? 255) / 2;
      part.window(127.5 - half, 127.5 + half);
      part.draw(fields.image, `${view.frames} ${view.rows}`);
      part.set({
        pixel: view.pixel,
        line: view.scanning ? view.rows : null,
        words: pictureWords(frame),
        waiting: view.rows > 0 || view.scanning ? '' : view.beam ? 'No frame yet' : 'Beam off',
        warning: view.stale,
      });
    },
  };
}

/** What is pressed and dragged at its place. */
function createHandles(context: SceneContext<'sem_basics'>, tower: ElectronColumn) {
  let scale = 1;
  const gun = context.actionHandle('beam_on', { name: 'Gun: beam on', grip: 'press' });
  const aperture = context.inputHandle('aperture_um', {
    name: 'Aperture strip',
    grip: 'x',
    drag: (point, start, place) => place + Math.round((point.x - start.x) / (14 * scale)),
  });
  const lens = context.actionHandle('focus', {
    name: 'Objective: focus',
    grip: 'y',
    drag: (point, start, mm) => mm + (point.y - start.y) / (4 * scale),
  });
  const pump = context.actionHandle('pump', { name: 'Chamber: pump', grip: 'press' });
  const tilt = context.inputHandle('tilt', {
    name: 'Stage: tilt',
    grip: 'y',
    drag: (point, start, degrees) => degrees + (point.y - start.y) / scale,
  });
  const pear = context.actionHandle('run_trajectories', { name: 'Specimen: follow electrons', grip: 'press' });
  return {
    pear,
    lay() {
      const shaft = tower.box(CHAMBER);
      scale = shaft.width / 208;
      placeHandle(gun, tower.box(GUN));
      // The two are near each other: one is held at the end of its rod, the other at its far half.
      const strip = tower.box(APERTURE);
      aperture.place(shaft.x - 3 * scale, strip.y, 52 * scale, strip.height);
      const objective = tower.box(OBJECTIVE);
      lens.place(objective.x + objective.width / 2, objective.y, objective.width / 2, objective.height);
      pump.place(shaft.x, shaft.y + shaft.height * 0.4, shaft.width, shaft.height * 0.6);
      tilt.place(shaft.x, shaft.y + shaft.height * 0.3, shaft.width, shaft.height * 0.6);
    },
    enable({ vacuum, beam, pumping, running }: SemFrame['view']) {
      gun.enable(vacuum && !beam);
      lens.enable(beam);
      pump.enable(!vacuum && !pumping);
      tilt.enable(vacuum);
      pear.enable(beam && !running);
    },
  };
}

function toneOf({ view, params, hidden }: SemFrame): number {
  if (hidden.has('specimen_type')) return COVERED;
  return view.coated ? TONES.Gold : TONES[params.specimen_type];
}

const tiltOf = ({ params, hidden }: SemFrame): number => (hidden.has('tilt') ? 0 : params.tilt) * DEGREE;

function stageState(frame: SemFrame): SpecimenStageState {
  const { view, params, hidden } = frame;
  const secret = hidden.has('detector');
  const se = !secret && params.detector === 'SE';
  const lit = view.scanning ? 0xfff2a8 : 0x5eead4;
  return {
    working: hidden.has('working_distance') ? 10 : params.working_distance,
    tilt: tiltOf(frame),
    tone: toneOf(frame),
    ring: se || secret ? 0x7f8e9a : lit,
    cage: se ? lit : 0x9aa8b4,
  };
}

function pearState(frame: SemFrame): PearState {
  const { view, params, fields, hidden } = frame;
  return {
    tracks: fields.tracks,
    points: view.points,
    depth: view.depth,
    tilt: tiltOf(frame),
    tone: toneOf(frame),
    words: tracksWords(view),
    // Before electrons were followed its scale is worked out from specimen and energy.
    measured: view.done > 0 || !(hidden.has('specimen_type') || hidden.has('energy')),
    beam: view.beam,
    key: `${view.done > 0} ${params.energy} ${params.specimen_type}`,
  };
}

export const createScene: CreateScene<'sem_basics'> = (context) => {
  const root = new Container({ label: 'Scanning electron microscope' });
  const laboratory = createRoom(context, { kind: 'clean-room' });
  const tower = createElectronColumn(context, SECTIONS);
  const specimenStage = createSpecimenStage(context.theme);
  specimenStage.root.position.set(COLUMN_WIDTH / 2, tower.top(CHAMBER));
  tower.inside.addChild(specimenStage.root);
  const pear = createPear(context);
  const gauge = createInstrument(context, {
    form: 'panel',
    title: 'Vacuum',
    display: { rows: [{ unit: 'Pa', widest: '100000', key: 'pressure' }], note: true },
  });
  const monitor = createMonitor(context);
  root.addChild(laboratory.root, tower.root, pear.root, gauge.root, monitor.part.root);
  const handles = createHandles(context, tower);

  return {
    root,
    resize(stage) {
      const box = inset(stageBox(stage), 14);
      arrange(
        ARRANGEMENT[stage.layout],
        { column: tower, pear, gauge, monitor: monitor.part },
        { ...box, height: box.height - 8 },
        stage.type,
      );
      handles.lay();
      placeHandle(handles.pear, pear.box);
      const { x, y, width, height } = tower.box(CHAMBER);
      laboratory.resize(stage, y + height - 24, [
        { x: x + width / 2, y: y + height, width, height: 200, tone: context.theme.housing },
      ]);
    },

    draw(frame) {
      const { view, shown } = frame;
      tower.set({ beam: view.beam, vacuum: view.vacuum });
      specimenStage.set(stageState(frame));
      pear.set(pearState(frame));
      gauge.set('pressure', shown.pressure.text);
      gauge.note(vacuumWords(view));
      monitor.draw(frame);
      handles.enable(view);
    },

    describe: (frame) => describeSem(frame, PICTURE.rows),
    destroy: () => root.destroy({ children: true }),
  };
};
