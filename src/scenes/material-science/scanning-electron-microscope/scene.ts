/** A scanning electron microscope: the column cut open, the pear of tracks under the beam, and the micrograph. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { COLUMN_WIDTH, createElectronColumn, type SectionOptions } from '../../kit/electron/column';
import { createMicrograph } from '../../kit/electron/micrograph';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createPear } from './pear';

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
const NEAREST = 3;
const FARTHEST = 30;

export const createScene: CreateScene<'sem_basics'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'Scanning electron microscope' });
  const laboratory = createRoom(context, { kind: 'clean-room' });
  const tower = createElectronColumn(context, SECTIONS);
  const pear = createPear(context);
  const gauge = createInstrument(context, {
    form: 'panel',
    title: 'Vacuum',
    display: { rows: [{ unit: 'Pa', widest: '100000', key: 'pressure' }], note: true },
  });
  let contrast = 0;
  const monitor = createMicrograph(context, {
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
  // In the chamber: stage with its stub, the ring that catches backscattered electrons, the detector for secondary ones.
  const chamber = new Container({ label: 'in the chamber' });
  chamber.position.set(COLUMN_WIDTH / 2, tower.top(CHAMBER));
  const ring = new Graphics().roundRect(-34, 20, 24, 7, 2).roundRect(10, 20, 24, 7, 2).fill(0xffffff);
  const cage = new Graphics()
    .poly([92, 28, 62, 46, 56, 62, 70, 66, 92, 52])
    .fill(mix(theme.metal[0], 0x000000, 0.2))
    .poly([58, 50, 66, 44, 66, 64, 56, 62])
    .fill(0xffffff);
  const stub = new Container({ label: 'stub' });
  const holder = new Graphics()
    .roundRect(-7, 8, 14, 22, 2)
    .fill(theme.metal[1])
    .roundRect(-34, 0, 68, 9, 2)
    .fill(mix(theme.metal[0], 0x000000, 0.1));
  const piece = new Graphics().roundRect(-22, -7, 44, 7, 2).fill(0xffffff);
  stub.addChild(holder, piece);
  const table = new Graphics();
  chamber.addChild(table, ring, cage, stub);
  tower.inside.addChild(chamber);
  root.addChild(laboratory.root, tower.root, pear.root, gauge.root, monitor.root);

  let scale = 1;
  const handles = {
    gun: context.actionHandle('beam_on', { name: 'Gun: beam on', grip: 'press' }),
    aperture: context.inputHandle('aperture_um', {
      name: 'Aperture strip',
      grip: 'x',
      drag: (point, start, place) => place + Math.round((point.x - start.x) / (14 * scale)),
    }),
    lens: context.actionHandle('focus', {
      name: 'Objective: focus',
      grip: 'y',
      drag: (point, start, mm) => mm + (point.y - start.y) / (4 * scale),
    }),
    pump: context.actionHandle('pump', { name: 'Chamber: pump', grip: 'press' }),
    tilt: context.inputHandle('tilt', {
      name: 'Stage: tilt',
      grip: 'y',
      drag: (point, start, degrees) => degrees + (point.y - start.y) / scale,
    }),
    pear: context.actionHandle('run_trajectories', { name: 'Specimen: follow electrons', grip: 'press' }),
  } as const;

  const place = (working: number): number => 40 + ((working - NEAREST) / (FARTHEST - NEAREST)) * 72;

  return {
    root,
    resize(stage) {
      const box = inset(stageBox(stage), 14);
      arrange(
        ARRANGEMENT[stage.layout],
        { column: tower, pear, gauge, monitor },
        { ...box, height: box.height - 8 },
        stage.type,
      );
      const shaft = tower.box(CHAMBER);
      scale = shaft.width / 208;
      const gun = tower.box(GUN);
      handles.gun.place(gun.x, gun.y, gun.width, gun.height);
      // The two are near each other: one is held at the end of its rod, the other at its far half.
      const strip = tower.box(APERTURE);
      handles.aperture.place(shaft.x - 3 * scale, strip.y, 52 * scale, strip.height);
      const lens = tower.box(OBJECTIVE);
      handles.lens.place(lens.x + lens.width / 2, lens.y, lens.width / 2, lens.height);
      handles.pump.place(shaft.x, shaft.y + shaft.height * 0.4, shaft.width, shaft.height * 0.6);
      handles.tilt.place(shaft.x, shaft.y + shaft.height * 0.3, shaft.width, shaft.height * 0.6);
      const { x, y, width, height } = pear.box;
      handles.pear.place(x, y, width, height);
      laboratory.resize(stage, shaft.y + shaft.height - 24, [
        {
          x: shaft.x + shaft.width / 2,
          y: shaft.y + shaft.height,
          width: shaft.width,
          height: 200,
          tone: theme.housing,
        },
      ]);
    },

    draw({ view, params, shown, fields, hidden }) {
      const secret = hidden.has('specimen_type');
      const tone = secret ? COVERED : view.coated ? TONES.Gold : TONES[params.specimen_type];
      tower.set({ beam: view.beam, vacuum: view.vacuum });
      const tilt = hidden.has('tilt') ? 0 : params.tilt;
      const height = place(hidden.has('working_distance') ? 10 : params.working_distance);
      stub.position.set(0, height);
      stub.rotation = tilt * DEGREE;
      piece.tint = tone;
      table
        .clear()
        .roundRect(-10, height + 26, 20, 164 - height - 22, 3)
        .fill(theme.metal[2])
        .roundRect(-60, 162, 120, 12, 3)
        .fill(theme.metal[1]);
      const se = !hidden.has('detector') && params.detector === 'SE';
      const lit = view.scanning ? 0xfff2a8 : 0x5eead4;
      ring.tint = se || hidden.has('detector') ? 0x7f8e9a : lit;
      cage.tint = se ? lit : 0x9aa8b4;
      pear.set({
        tracks: fields.tracks,
        points: view.points,
        depth: view.depth,
        tilt: tilt * DEGREE,
        tone,
        words: view.running
          ? `${view.done} of ${view.electrons}`
          : view.done > 0
            ? `${view.done} tracks`
            : 'Specimen, cut',
        // Before electrons were followed its scale is worked out from specimen and energy.
        measured: view.done > 0 || !(secret || hidden.has('energy')),
        beam: view.beam,
        key: `${view.done > 0} ${params.energy} ${params.specimen_type}`,
      });
      gauge.set('pressure', shown.pressure.text);
      gauge.note(view.pumping ? 'pumping' : view.vacuum ? (view.beam ? 'beam on' : 'vacuum') : 'air');
      const half = (CONTRASTS[contrast] ?? 255) / 2;
      monitor.window(127.5 - half, 127.5 + half);
      monitor.draw(fields.image, `${view.frames} ${view.rows}`);
      const parts = [
        hidden.has('energy') ? '' : `${params.energy} keV`,
        hidden.has('detector') ? '' : view.detector,
        shown.snr.value === null ? '' : `S/N ${shown.snr.text}`,
        hidden.has('probe_current') ? '' : `${params.probe_current} pA`,
      ].filter((part) => part !== '');
      monitor.set({
        pixel: view.pixel,
        line: view.scanning ? view.rows : null,
        words: view.stale
          ? ['Settings changed: scan again', 'Scan again']
          : // On a small screen the last ones are left out.
            parts.map((_, n) => parts.slice(0, parts.length - n).join(' · ')),
        waiting: view.rows > 0 || view.scanning ? '' : view.beam ? 'No frame yet' : 'Beam off',
        warning: view.stale,
      });
      handles.gun.enable(view.vacuum && !view.beam);
      handles.lens.enable(view.beam);
      handles.pump.enable(!view.vacuum && !view.pumping);
      handles.tilt.enable(view.vacuum);
      handles.pear.enable(view.beam && !view.running);
    },

    describe({ view, params, shown, hidden }) {
      const sentences = [
        view.vacuum
          ? `The chamber is pumped; the beam is ${view.beam ? 'on' : 'off'}.`
          : view.pumping
            ? 'The pumps are running.'
            : 'There is air in the chamber.',
        hidden.has('specimen_type')
          ? ''
          : `On the stub: ${params.specimen_type}${view.coated ? ', coated with gold' : ''}.`,
        view.done > 0 ? `${view.done} electrons were followed: ${shown.eta.text} of them came back.` : '',
        view.scanning
          ? `Row ${view.rows} of ${PICTURE.rows} is being scanned.`
          : view.frames > 0
            ? `The screen shows a frame${hidden.has('detector') ? '' : ` of the ${view.detector} detector`}${view.charged ? ', banded by charge' : ''}.`
            : '',
      ];
      return sentences.filter((sentence) => sentence !== '').join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
