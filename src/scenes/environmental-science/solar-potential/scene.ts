/** A field under the dome of the sky: a panel on its pole, the sun on its arc, shadows, meters, and a sheet for curves. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, Point, SceneContext, StageContext, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createCloud } from '../../kit/room/clouds';
import { paintLandscape } from '../../kit/room/landscape';
import { aheadOf, bearing, type DomeView, onDome, SIN_UP } from './dome-view';
import { createPanelSheet } from './panel-sheet';
import { createPolePanel, type PolePanel } from './pole-panel';
import { createSkyDome, type SkyDome } from './sky-dome';

type SolarFrame = Frame<'solar_potential'>;

const ARRANGEMENT: Arrangements<'dome' | 'meter' | 'sheet'> = {
  wide: row(grow(1.95, 'dome'), grow(1, column(grow(1.15, 'meter'), grow(1, 'sheet')))),
  tall: column(grow(1.5, 'dome'), grow(1, row(grow(1, 'meter'), grow(1, 'sheet')))),
};
/** Heights of the sun, degrees, at which night has come and day has. */
const DUSK = [-14, 6] as const;
const DARKEST = 0.62;
const OKTAS = 8;
/** Degrees of tilt for a stage unit of a drag. */
const TILTING = 0.35;

const createMeter = (context: StageContext) =>
  createInstrument(context, {
    form: 'hand-held',
    title: 'Panel meter',
    display: {
      rows: [
        { key: 'power', unit: 'W', widest: '0000.00' },
        { key: 'poa', label: 'panel', unit: 'W/m²', widest: '0000.0', second: true },
        { key: 'ghi', label: 'level', unit: 'W/m²', widest: '0000.0', second: true },
        { key: 'warm', label: 'cell', unit: '°C', widest: '−000.00', second: true },
        { key: 'energy', label: 'sum', unit: 'Wh', widest: '00000.0', second: true },
      ],
    },
    keys: [{ action: 'iv_sweep', print: 'I–V' }],
  });

/** Clouds before the landscape, and the dusk that falls over both. */
function createWeather({ theme }: StageContext) {
  const clouds = new Container({ label: 'clouds' });
  for (let n = 0; n < OKTAS; n++) clouds.addChild(createCloud(theme, n));
  const dusk = new Graphics();
  return {
    clouds,
    dusk,
    lay({ x, y, width, height }: Box, horizon: number) {
      dusk
        .clear()
        .rect(x, y, width, height)
        .fill(theme.name === 'dark' ? 0x02050c : 0x22304c);
      clouds.children.forEach((cloud, n) => {
        const [across, down] = [(n * 3) % OKTAS, n % 3];
        cloud.position.set(x + width * (0.06 + 0.118 * across), y + 26 + down * Math.max(18, (horizon - y - 60) / 3));
        cloud.scale.set(0.8 + 0.12 * down);
      });
    },
    draw({ readings, params }: SolarFrame) {
      const height = readings.elevation ?? 0;
      const night = Math.min(1, Math.max(0, (DUSK[1] - height) / (DUSK[1] - DUSK[0])));
      dusk.alpha = DARKEST * night;
      dusk.visible = night > 0;
      clouds.children.forEach((cloud, n) => {
        cloud.visible = n < params.cloud;
      });
    },
  };
}

/** Height and azimuth of the sun for drawing: between the quarters of the arc. */
function sunOf({ fields, view }: SolarFrame): readonly [height: number, azimuth: number] {
  const place = Math.min(95.999, view.hour * 4);
  const n = Math.floor(place);
  const part = place - n;
  const [h0 = 0, a0 = 0, h1 = 0, a1 = 0] = fields.arcs.subarray(2 * n, 2 * n + 4);
  const turn = ((a1 - a0 + 540) % 360) - 180;
  return [h0 + part * (h1 - h0), a0 + part * turn];
}

/** What hands turn and tilt: sun, panel, and the pointer on the ground. */
function createGrips(context: SceneContext<'solar_potential'>, dome: SkyDome, viewOf: () => DomeView) {
  const sun = context.inputHandle('solar_hour', {
    name: 'Sun on its arc',
    hint: 'Drag it along the arc of the day.',
    grip: 'along',
    drag: (point) => dome.nearest(point),
  });
  const tilt = context.inputHandle('tilt', {
    name: 'Upper edge of the panel',
    hint: 'Drag it up or down to tilt the panel.',
    grip: 'y',
    drag: (point, start, startValue) => startValue + TILTING * (start.y - point.y),
  });
  const turn = context.inputHandle('azimuth', {
    name: 'Pointer on the ground: where the panel faces',
    hint: 'Drag it around the field.',
    grip: 'along',
    drag: (point) => bearing(viewOf(), point),
  });
  return ({ edge, pointer }: PolePanel): void => {
    sun.place(dome.at.x - 18, dome.at.y - 18, 36, 36);
    tilt.place(edge.x - 16, edge.y - 11, 32, 22);
    turn.place(pointer.x - 13, pointer.y - 13, 26, 26);
  };
}

function describeField(frame: SolarFrame): string {
  const { shown, params, hidden, view } = frame;
  const [height] = sunOf(frame);
  const sentences = [
    height > 0 ? 'The sun shines on a field.' : 'The sun is below the horizon.',
    `The panel lies at a tilt of ${hidden.has('tilt') ? 'its own' : `${params.tilt}°`}${hidden.has('azimuth') ? '' : `, facing ${params.azimuth}°`}.`,
    `Light on level ground ${shown.ghi.text} W/m², on the panel ${shown.poa.text} W/m²; power ${shown.power.text} W, cells ${shown.cell_temp.text} °C, ${shown.energy_wh.text} Wh since the start.`,
  ];
  if (!hidden.has('cloud') && params.cloud > 0) sentences.push(`Clouds cover ${params.cloud} eighths of the sky.`);
  if (view.shade > 0) sentences.push(`Shade takes ${Math.round(100 * view.shade)} % of the beam.`);
  if (view.best !== null) sentences.push(`The sheet shows a curve by tilt, with its best at ${view.best}°.`);
  return sentences.join(' ');
}

/** The ground of the dome in its box, seen that way. */
function viewIn(box: Box, small: number, ahead: DomeView['ahead']): DomeView {
  const radius = Math.max(40, Math.min(box.width / 2 - small, (box.height - 2.4 * small) / (1 + SIN_UP)));
  const spare = box.height - 2.4 * small - radius * (1 + SIN_UP);
  return { ahead, radius, centre: { x: box.x + box.width / 2, y: box.y + 1.2 * small + radius + spare * 0.55 } };
}

export const createScene: CreateScene<'solar_potential'> = (context) => {
  const root = new Container({ label: 'solar potential' });
  const weather = createWeather(context);
  const dome = createSkyDome(context);
  const panel = createPolePanel(context);
  const sheet = createPanelSheet(context);
  const meter = createMeter(context);
  root.addChild(weather.clouds, dome.ground, weather.dusk, dome.back, panel.root, dome.front, meter.root, sheet.root);
  let stage: StageSize | null = null;
  let view: DomeView = { centre: { x: 0, y: 0 }, radius: 1, ahead: aheadOf(false) };
  let southern = false;
  let corner: Point = { x: 0, y: 0 };
  const placeGrips = createGrips(context, dome, () => view);
  const layDome: Placed = {
    lay(box, { small }) {
      corner = { x: box.x, y: box.y };
      view = viewIn(box, small, view.ahead);
    },
  };

  function look(size: StageSize): void {
    view = { ...view, ahead: aheadOf(southern) };
    dome.lay(view, corner, size.type);
    panel.lay();
  }

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], { dome: layDome, meter, sheet }, inset(stageBox(next), 12), next.type);
      const horizon = view.centre.y - view.radius * SIN_UP * 0.9;
      context.paintBehind(next, (canvas) => paintLandscape(canvas, next, context.theme, 'earth', horizon));
      weather.lay(next.bleed, horizon);
      look(next);
    },
    draw(frame) {
      const { readings, shown, params, fields, view: state, hidden } = frame;
      const south = !hidden.has('latitude') && params.latitude < 0;
      if (stage && south !== southern) {
        southern = south;
        look(stage);
      }
      dome.arcs(fields.arcs, `${fields.arcs[0]} ${fields.arcs[96]} ${fields.arcs[97]} ${fields.arcs[290]} ${south}`);
      const [height, azimuth] = sunOf(frame);
      dome.sun(height, azimuth);
      weather.draw(frame);
      panel.draw(
        view,
        { tilt: params.tilt, azimuth: params.azimuth, warm: readings.cell_temp ?? 0, light: readings.poa ?? 0 },
        { sun: onDome(height, azimuth), beam: (readings.dni ?? 0) * (1 - state.shade) },
      );
      sheet.draw(frame);
      meter.set('ghi', shown.ghi.text);
      meter.set('poa', shown.poa.text);
      meter.set('power', shown.power.text);
      meter.set('warm', shown.cell_temp.text);
      meter.set('energy', shown.energy_wh.text);
      placeGrips(panel);
    },
    describe: describeField,
    destroy: () => root.destroy({ children: true }),
  };
};
