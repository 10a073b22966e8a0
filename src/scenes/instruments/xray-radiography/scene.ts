/** The X-ray room: tube on its column over a table with the object, the generator, and the reading station with the radiograph. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
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
import { ACROSS, UP } from './examined-object';
import { createRadiographView } from './radiograph-view';
import { createTubeStand, STAND } from './tube-stand';

type XRayFrame = Frame<'xray_radiography'>;

const ARRANGEMENT: Arrangements<'room' | 'station' | 'generator'> = {
  wide: spaced(12, row(grow(40, 'room'), grow(60, column(grow(1, 'station'), 'generator')))),
  tall: spaced(8, row(grow(42, spaced(6, column(grow(1, 'room'), 'generator'))), grow(58, 'station'))),
};
/** Radians of the anode in a frame at speed: slowed down, so that the eye follows. */
const TURN = 0.55;
const SHEET_MM = 0.5;
/** Part of the way that the object goes in one frame. */
const GLIDE = 0.16;
/** Where it waits: on a stool under the end of the table. */
const WAITING = { x: -100, y: 64, scale: 0.6 } as const;
/** On the generator's keys; narrow where there is little room. */
const PRINTS = { wide: ['PREP', 'EXPOSE'], tall: ['Prep', 'Expose'] } as const;
/** Height of the generator's case. */
const LEAST_KEYS = 66;

export const createScene: CreateScene<'xray_radiography'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'X-ray room' });
  const clinic = createRoom(context, { kind: 'clinic' });
  const stand = createTubeStand(context);
  const picture = createRadiographView(context);
  const layers = createChart(context, {
    ground: 'screen',
    x: { label: 'Aluminium', short: 'Al', unit: 'mm', domain: [0, 8.2] },
    y: { label: 'Kerma, part of the first', short: 'K/K0', unit: '', domain: [0, 1.05] },
    marks: {
      half: rule({ along: 'y', colour: 'orange', dashed: true, width: 1.4 }),
      curve: line({ width: 1.6, alpha: 0.7 }),
      behind: points({ colour: 'orange', radius: 4 }),
    },
  });
  layers.marks.half.set(0.5);
  const station = createWorkstation(context, {
    views: [
      { id: 'picture', print: 'Image', name: 'Screen: radiograph', screen: picture },
      { id: 'layers', print: 'HVL', name: 'Screen: half-value layer', screen: layers },
    ],
  });
  const generator = createInstrument(context, {
    form: 'console',
    keys: [
      { action: 'prep', print: PRINTS.wide[0] },
      { action: 'expose', print: PRINTS.wide[1], tone: 'accent' },
    ],
  });
  root.addChild(clinic.root, stand.root, station.root, generator.root);

  // ------------------------------------------------------------ what hands do
  let scale = 1;
  let wide = true;
  const toCm = (units: number, by: number): number => units / (by * scale);
  const tube = context.inputHandle('sid', {
    name: 'Tube: up and down',
    grip: 'y',
    drag: (point, start, from) => from - toCm(point.y - start.y, UP),
  });
  const shutter = context.inputHandle('field_size', {
    name: 'Edge of the light field',
    grip: 'x',
    drag: (point, start, from) => from + 2 * toCm(point.x - start.x, ACROSS),
  });
  const slab = context.inputHandle('slab_thickness', {
    name: 'Top of the slab',
    grip: 'y',
    drag: (point, start, from) => from - toCm(point.y - start.y, UP),
  });
  const drawer = context.inputHandle('grid', {
    name: 'Drawer of the grid',
    grip: 'x',
    drag: (point, start, from) => from + (point.x - start.x) / 30,
  });
  const object = context.actionHandle('position_patient', { name: 'Object: position it', grip: 'press' });

  const room = {
    lay(box: Box) {
      scale = Math.min(box.width / (STAND.left + STAND.right), box.height / (STAND.top + STAND.bottom));
      stand.root.scale.set(scale);
      stand.root.position.set(
        box.x + box.width / 2 - ((STAND.right - STAND.left) / 2) * scale,
        box.y + box.height - STAND.bottom * scale,
      );
    },
  };
  const placed = (handle: typeof tube, x: number, y: number, width: number, height: number): void =>
    handle.place(stand.root.x + x * scale, stand.root.y + y * scale, width * scale, height * scale);

  /** On a phone the letters of its keys are small. */
  const keyType = (type: TypeSizes): TypeSizes => ({ ...type, text: type.small });
  /** As low as its keys allow: the picture needs the room. */
  const keys: Placed = {
    least: (type) =>
      wide ? { width: 0, height: Math.max(LEAST_KEYS, 6.4 * type.small) } : generator.least(keyType(type), true),
    lay: (box, type) => generator.lay(box, wide ? type : keyType(type)),
  };

  /** 0 beside the table, 1 under the tube. */
  let entered = 0;
  let speed = 0;

  function drawRoom({ view, params, hidden }: XRayFrame): void {
    const target = view.positioned ? 1 : 0;
    const left = target - entered;
    entered = reducedMotion || Math.abs(left) < 0.01 ? target : entered + GLIDE * left;
    const atSpeed = view.atSpeed || view.stage === 'on' ? 1 : view.spin === null ? 0 : view.spin;
    const slower = atSpeed - speed;
    speed = reducedMotion || Math.abs(slower) < 0.01 ? atSpeed : speed + (slower > 0 ? 0.3 : 0.04) * slower;
    if (entered !== target || speed > 0) context.redraw();
    if (speed > 0 && !reducedMotion) stand.turn(TURN * speed);
    stand.set({
      sid: params.sid,
      field: params.field_size,
      filtration: hidden.has('filtration') ? 2 : params.filtration,
      speed: Math.round(speed * 10) / 10,
      on: view.stage === 'on' || view.stage === 'flat' || (view.stage === 'sheets' && view.sheets.length > 0),
      grid: params.grid,
      sheets: view.stage === 'sheets' ? view.sheets.length : null,
      ray: view.stage === 'idle' || view.stage === 'shown' || view.stage === 'reading' ? 'light' : 'x-rays',
    });
    const aside = view.stage === 'flat' || view.stage === 'sheets';
    const on = aside ? 0 : entered;
    const { root: body } = stand.object;
    stand.object.show(params.phantom, hidden.has('slab_material') ? '' : params.slab_material, params.slab_thickness);
    body.position.set(WAITING.x * (1 - on), WAITING.y * (1 - on));
    body.scale.set(WAITING.scale + (1 - WAITING.scale) * on);

    object.enable(!view.positioned);
    if (!view.positioned) placed(object, WAITING.x - 40, WAITING.y - 26, 80, 44);
    placed(tube, -40, stand.focus() - 28, 80, 56);
    placed(shutter, (params.field_size * ACROSS) / 2 - 10, -16, 20, 22);
    const isSlab = params.phantom === 'Slab' && view.positioned && !aside;
    slab.enable(isSlab);
    if (isSlab) placed(slab, -26, -params.slab_thickness * UP - 10, 52, 18);
    // On a phone it would cover the edge of the field.
    drawer.enable(wide);
    if (wide) placed(drawer, 94, 22, 26, 18);
  }

  const card = ({ shown }: XRayFrame): string => {
    const parts = [
      `EI ${shown.exposure_index.text}`,
      `DI ${shown.deviation_index.text}`,
      `Ki ${shown.incident_kerma.text} mGy`,
      `KAP ${shown.kap.text} mGy cm²`,
    ];
    return parts.join('   ');
  };

  return {
    root,
    resize(stage) {
      const box = stageBox(stage);
      wide = stage.layout === 'wide';
      PRINTS[stage.layout].forEach((print, n) => generator.keys[n]?.print(print));
      arrange(
        ARRANGEMENT[stage.layout],
        { room, station, generator: keys },
        { ...inset(box, 12, 10), height: box.height - 24 },
        stage.type,
      );
      const floor = stand.root.y + 100 * scale;
      clinic.resize(stage, floor - 34 * scale, [
        { x: stand.root.x, y: floor + 2, width: 200 * scale, height: 120 * scale },
      ]);
    },
    draw(frame) {
      const { view, params, shown, hidden } = frame;
      drawRoom(frame);
      // The curve stays on the screen when the last sheet is through: it is read then.
      if (view.stage === 'sheets') station.follow('layers');
      else if (view.stage === 'on' || view.stage === 'reading' || view.sheets.length === 0) station.follow('picture');
      picture.enable(station.shown === 'picture');
      picture.draw(frame);
      const mm = view.sheets.map((_, n) => SHEET_MM * n);
      layers.marks.behind.columns(mm, view.sheets);
      layers.marks.curve.columns(mm, view.sheets);
      station.method(
        station.shown === 'picture'
          ? `${view.object}   SID ${params.sid} cm   ${params.grid === 'None' ? 'no grid' : `grid ${params.grid}`}   ${hidden.has('filtration') ? '?' : params.filtration} mm Al`
          : shown.hvl.value === null
            ? 'Half-value layer'
            : `Half-value layer ${shown.hvl.text} mm Al`,
      );
      if (view.message !== null) station.result(view.message, 'warning');
      else
        station.result(
          station.shown === 'picture' ? card(frame) : 'The kerma is halved where the curve meets the line.',
        );
      generator.keys[0]?.light(view.atSpeed || view.spin !== null);
      generator.keys[1]?.light(view.stage === 'on');
    },
    describe({ view, params, shown, hidden }) {
      const beam =
        params.beam === 'Tube'
          ? `a tube at ${hidden.has('kvp') ? 'an unknown voltage' : `${params.kvp} kV`}`
          : `photons of ${hidden.has('mono_energy') ? 'one unknown energy' : `${params.mono_energy} keV`}`;
      const grid = params.grid === 'None' ? 'no grid' : `a grid of ${params.grid}`;
      const object = view.positioned ? `${view.object} lies under the tube` : `${view.object} waits beside the table`;
      const state = {
        idle: view.atSpeed ? 'The anode is at speed.' : 'The anode is at rest.',
        on: 'X-rays are on.',
        reading: 'The detector is read out.',
        shown: 'The radiograph is on the screen.',
        sheets: `${view.sheets.length} sheets of aluminium have been measured.`,
        flat: 'The bare detector is exposed for a flat field.',
      }[view.stage];
      const numbers =
        shown.exposure_index.value === null
          ? ''
          : `Exposure index ${shown.exposure_index.text}, deviation index ${shown.deviation_index.text}, incident kerma ${shown.incident_kerma.text} mGy.`;
      return [
        `An X-ray room with ${beam}, ${params.sid} cm above the detector, field ${params.field_size} cm, ${grid}.`,
        `${object}.`,
        state,
        numbers,
        view.message === null ? '' : `${view.message.replace(/\.$/, '')}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};
