/** A planet under its layers with the radiation that comes and goes, its neighbours above; beside it the Earth's sea and its years. */
import { YEARS_KEPT } from '../../../../engine/environmental-science/carbon-dioxide';
import { type Planet, PLANETS } from '../../../../engine/environmental-science/planets';
import { Container, Graphics } from 'pixi.js';
import { MOST_LAYERS, SIGMA } from '../../../../engine/environmental-science/grey-layers';
import type { Box, CreateScene, Frame, StageSize } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { createInstrument } from '../../kit/instruments/instrument';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { roundGradient } from '../../kit/paint/shading';
import { createAirThermometer } from './air-thermometer';
import { ACROSS, createLayerStack, glowOf, placeAtEnd, thermometerLength } from './layer-stack';
import { createMolecules } from './molecules';
import { brightBox, type Levels, paintPlanet, PLANET_TONES } from './planet-ground';
import { createRadiation } from './radiation';
import { createSeaSection } from './sea-section';
import { createTag } from './tag';

type Place = 'world' | 'chart' | 'sea' | 'satellite' | 'analyser';
const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(12, 'world'),
    grow(9, column(grow(9, 'chart'), grow(10, 'sea'), spaced(10, row(grow(1, 'satellite'), grow(1, 'analyser'))))),
  ),
  tall: spaced(10, column(grow(12, 'world'), grow(10, spaced(10, row(grow(5, 'sea'), grow(6, 'chart')))))),
};

const NAMES = Object.keys(PLANETS) as readonly Planet[];
/** Radii among each other, the Earth 1 (NASA fact sheets). */
const RADII: Readonly<Record<Planet, number>> = { Earth: 1, Venus: 0.95, Mars: 0.532, Moon: 0.273 };
const LAYER_READINGS = ['t_layer_1', 't_layer_2', 't_layer_3', 't_layer_4', 't_layer_5'] as const;
/** Stage units of a drag over the whole range of the solar constant. */
const SUN_TRAVEL = 260;

export const createScene: CreateScene<'greenhouse_effect'> = (context) => {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'greenhouse effect' });

  // ------------------------------------------------------------ what hands do
  let levels: Levels = { y: [0, 0, 0, 0, 0, 0, 0], box: { x: 0, y: 0, width: 1, height: 1 } };
  const gap = (): number => Math.max(1, (levels.y[0] ?? 0) - (levels.y[1] ?? 0));
  const sunHandle = context.inputHandle('solar_constant', {
    grip: 'y',
    drag: (point, start, value) => value + ((start.y - point.y) / SUN_TRAVEL) * 2900,
  });
  const chosen = (planet: Planet): void => {
    context.setInput('planet', planet);
    context.sound('click');
  };
  const globes = NAMES.map((planet) => ({
    planet,
    root: new Container({ label: planet }),
    ball: new Graphics(),
    ring: new Graphics({ visible: false }),
    tag: createTag(context),
    handle: context.handle({ role: 'button', name: `Go to: ${planet}`, grip: 'none', press: () => chosen(planet) }),
  }));
  const albedoHandle = context.inputHandle('albedo', {
    grip: 'x',
    drag: (point, start, value) => value + (point.x - start.x) / levels.box.width,
  });
  const molecules = createMolecules(context);
  const stackHandles = {
    number: context.inputHandle('layers', {
      grip: 'y',
      drag: (point, start, value) => value + (start.y - point.y) / gap(),
    }),
    absorptivity: context.inputHandle('emissivity', {
      grip: 'x',
      drag: (point, start, value) => value + (point.x - start.x) / (levels.box.width * ACROSS.span),
    }),
  };
  const stack = createLayerStack(context, stackHandles, molecules.root);
  const lamp = context.actionHandle('fire_photon', { grip: 'press' });
  const sea = createSeaSection(context, context.actionHandle('emit_pulse', { grip: 'press' }));

  // ------------------------------------------------------------ parts
  const sun = new Graphics();
  const sunTag = createTag(context, true);
  const ground = new Graphics();
  const bright = new Graphics();
  const glow = new Graphics();
  const edge = new Graphics();
  const radiation = createRadiation(context, molecules);
  const emitter = new Graphics();
  const shelter = new Graphics();
  const groundTag = createTag(context, true);
  const groundThermometer = createAirThermometer();
  const albedoTag = createTag(context, true);
  const spaceTag = createTag(context, true);
  const pane = createScreenPane(context);
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Years', short: 't', unit: 'yr' },
    y: { label: 'ΔT', unit: '°C' },
    marks: {
      end: line({ dashed: true, name: 'end', alpha: 0.8 }),
      deep: line({ colour: 'sky', width: 2.4, name: 'deep', points: 'grows' }),
      surface: line({ colour: 'orange', width: 2.8, name: 'surface', points: 'grows' }),
    },
  });
  const years = growingDomain({ least: [0, 50], ends: [50, 100, 200, 300, 400, 500] });
  const warmings = growingDomain({ least: [0, 2] });
  const satellite = createInstrument(context, {
    form: 'panel',
    title: 'Satellite',
    display: {
      rows: [
        { label: 'Tₑ', unit: 'K', widest: '000.0', key: 'te' },
        { label: 'in', unit: 'W/m²', widest: '0000.0', key: 'in', second: true },
        { label: 'out', unit: 'W/m²', widest: '0000.0', key: 'out', second: true },
      ],
    },
  });
  const analyser = createInstrument(context, {
    form: 'panel',
    title: 'Air and sea',
    display: {
      rows: [
        { label: 'CO₂', unit: 'ppm', widest: '0000.00', key: 'co2' },
        { label: 'net', unit: 'W/m²', widest: '−00.000', key: 'n', second: true },
        { label: 'year', widest: '0000', key: 'year', second: true },
      ],
    },
  });
  for (const { root: globe, ball, ring, tag } of globes) globe.addChild(ring, ball, tag.root);
  root.addChild(
    sun,
    ground,
    bright,
    glow,
    edge,
    stack.root,
    radiation.root,
    emitter,
    shelter,
    sunTag.root,
    ...globes.map((globe) => globe.root),
    groundThermometer.root,
    groundTag.root,
    albedoTag.root,
    spaceTag.root,
    pane.root,
    chart.root,
    sea.root,
    satellite.root,
    analyser.root,
  );

  // ------------------------------------------------------------ places
  let stage: StageSize | null = null;
  let painted = '';
  let tinted: Planet | null = null;
  let thick = 20;

  function layWorld(box: Box, { type }: StageSize): void {
    const head = Math.max(58, type.small * 4.6);
    const foot = type.small * 2.6;
    const groundY = box.y + box.height - foot;
    const top = box.y + head;
    const step = (groundY - top) / (MOST_LAYERS + 0.7);
    levels = {
      box: { x: box.x, y: top, width: box.width, height: groundY - top },
      y: [...Array.from({ length: MOST_LAYERS + 1 }, (_, n) => groundY - n * step), top - 6],
    };
    thick = Math.max(14, type.small * 0.9);
    ground
      .clear()
      .roundRect(box.x, groundY - thick / 2, box.width, thick, thick / 2)
      .fill(0xffffff);
    glow
      .clear()
      .ellipse(box.x + box.width / 2, groundY, box.width / 2, step * 0.55)
      .fill(
        roundGradient([
          [0, 0xffffff, 0.75],
          [1, 0xffffff, 0],
        ]),
      );
    const radius = head * 0.3;
    const sunAt = { x: box.x + radius * 1.25, y: box.y + radius * 1.1 };
    sun
      .clear()
      .circle(sunAt.x, sunAt.y, radius * 1.9)
      .fill(
        roundGradient([
          [0, 0xffd34d, dark ? 0.6 : 0.85],
          [1, 0xffd34d, 0],
        ]),
      )
      .circle(sunAt.x, sunAt.y, radius)
      .fill(
        roundGradient([
          [0, 0xfffbe0],
          [0.6, 0xffd94f],
          [1, 0xf5a623],
        ]),
      );
    sunHandle.place(sunAt.x - radius, sunAt.y - radius, 2 * radius, 2 * radius);
    sunTag.size(type);
    sunTag.at(box.x + type.small * 4.6, box.y + head - type.small * 1.1);
    const left = box.x + type.small * 8.5;
    const pitch = (box.x + box.width - left) / NAMES.length;
    const big = Math.min(head * 0.29, pitch * 0.34);
    globes.forEach(({ root: globe, ball, ring, tag, planet, handle }, n) => {
      const [lit, middle, shade] = PLANET_TONES[planet].globe;
      const r = Math.max(5, big * RADII[planet]);
      globe.position.set(left + pitch * (n + 0.5), box.y + big + 4);
      ball
        .clear()
        .circle(0, 0, r)
        .fill(
          roundGradient(
            [
              [0, lit],
              [0.5, middle],
              [1, shade],
            ],
            { x: 0.34, y: 0.32 },
          ),
        );
      ring
        .clear()
        .circle(0, 0, big + 4)
        .stroke({ width: 2.4, color: theme.accent });
      tag.size(type);
      tag.at(0, big + 6 + type.small);
      handle.place(globe.x - big, globe.y - big, 2 * big, 2 * big);
    });
    const lampAt = { x: box.x + box.width * 0.5, y: groundY + 2 };
    emitter
      .clear()
      .poly([
        lampAt.x - 13,
        lampAt.y + 16,
        lampAt.x + 13,
        lampAt.y + 16,
        lampAt.x + 8,
        lampAt.y - 6,
        lampAt.x - 8,
        lampAt.y - 6,
      ])
      .fill(theme.metal[1])
      .stroke({ width: 1.2, color: theme.metal[2] })
      .ellipse(lampAt.x, lampAt.y - 6, 8.5, 3.4)
      .fill(dark ? 0xff3fa4 : 0xc2127a);
    lamp.place(lampAt.x - 14, lampAt.y - 10, 28, 28);
    groundTag.size(type);
    albedoTag.size(type);
    spaceTag.size(type);
    spaceTag.at(box.x + type.small * 4.6, top + type.small * 0.9);
    shelter.clear();
    const length = thermometerLength(box, type);
    groundThermometer.lay(length);
    const shed = { x: box.x + box.width - type.small * 5.6 - length - 26, y: groundY - thick / 2 };
    for (const x of [-9, 7]) shelter.rect(shed.x + x, shed.y - 12, 2.5, 12).fill(theme.metal[2]);
    shelter
      .rect(shed.x - 12, shed.y - 30, 24, 19)
      .fill(0xf4f6f8)
      .stroke({ width: 1, color: 0x7d8a98 });
    for (let n = 0; n < 4; n++) shelter.rect(shed.x - 10, shed.y - 27 + n * 4, 20, 1.6).fill(0xb5c0ca);
    shelter
      .poly([shed.x - 15, shed.y - 30, shed.x + 15, shed.y - 30, shed.x, shed.y - 37])
      .fill(0xdde3e9)
      .stroke({ width: 1, color: 0x7d8a98 });
    stack.lay(levels, type);
    molecules.lay(levels);
    radiation.lay(levels);
  }

  function paint(planet: Planet): void {
    if (!stage) return;
    const { x, y, width, height } = stage.bleed;
    const key = `${planet} ${stage.layout} ${stage.pixel} ${x} ${y} ${width} ${height}`;
    if (key === painted) return;
    painted = key;
    const at = stage;
    const line = { top: levels.box.y, ground: (levels.y[0] ?? 0) - 6 };
    context.paintBehind(stage, (canvas) => paintPlanet(canvas, theme, planet, at, line));
  }

  // ------------------------------------------------------------ drawing
  let drawnAt = 0;
  let photon = 0;
  let albedoAt = Number.NaN;
  let shownYears = -1;

  function drawGround(frame: Frame<'greenhouse_effect'>): void {
    const { params, readings, shown } = frame;
    if (params.planet !== tinted) {
      tinted = params.planet;
      ground.tint = PLANET_TONES[tinted].ground;
      albedoAt = Number.NaN;
    }
    if (params.albedo !== albedoAt) {
      albedoAt = params.albedo;
      const box = brightBox(levels.box, albedoAt, levels.y[0] ?? 0, thick);
      bright.clear();
      edge.clear();
      if (box.width > 1)
        bright.roundRect(box.x, box.y, box.width, box.height, thick / 2).fill(PLANET_TONES[params.planet].bright);
      edge
        .roundRect(box.x + box.width - 3, box.y - 7, 6, thick + 14, 3)
        .fill(theme.accent)
        .stroke({ width: 1.5, color: theme.paper });
    }
    const at = levels.box.x + levels.box.width * params.albedo;
    albedoHandle.place(at - 8, (levels.y[0] ?? 0) - thick, 16, 2 * thick);
    albedoTag.set(`albedo ${params.albedo}`);
    const half = albedoTag.width / 2;
    const middle = levels.box.x + levels.box.width * 0.5;
    albedoTag.at(
      Math.min(middle - 22 - half, Math.max(levels.box.x + half, at)),
      (levels.y[0] ?? 0) + (stage?.type.small ?? 12) * 1.5,
    );
    glow.tint = glowOf(readings.t_surface ?? 0);
    glow.alpha = Math.min(0.75, Math.max(0.1, ((readings.t_surface ?? 0) - 120) / 400));
    groundTag.set(`${shown.t_surface.text} K`);
    groundThermometer.set(readings.t_surface ?? 0);
    if (stage) {
      const under = (levels.y[0] ?? 0) + stage.type.small * 1.5;
      placeAtEnd(groundTag, groundThermometer, levels.box, under, thermometerLength(levels.box, stage.type));
    }
    sunTag.set(`${params.solar_constant} W/m²`);
    for (const globe of globes) {
      const here = globe.planet === params.planet && !frame.hidden.has('planet');
      globe.ring.visible = here;
      // On a phone there is room for one name.
      globe.tag.set(here || stage?.layout === 'wide' ? globe.planet : '');
    }
    stack.set(
      params.layers,
      params.emissivity,
      LAYER_READINGS.map((id) => readings[id]),
      LAYER_READINGS.map((id) => shown[id].text),
    );
  }

  function drawYears({ view, fields, readings, shown }: Frame<'greenhouse_effect'>): void {
    const { past } = fields;
    const { years: count } = view;
    if (count < shownYears) {
      years.reset();
      warmings.reset();
    }
    shownYears = count;
    years.hold(count);
    warmings.hold(
      Math.min(0, readings.t_equilibrium ?? 0),
      Math.max(readings.t_equilibrium ?? 0, readings.t_anomaly ?? 0),
    );
    chart.domain({ x: years.domain, y: warmings.domain });
    chart.marks.surface.even(past, 0, count, count + 1);
    chart.marks.deep.even(past.subarray(YEARS_KEPT), 0, count, count + 1);
    chart.marks.end.even(past.subarray(2 * YEARS_KEPT), 0, count, count + 1);
    sea.set(readings.t_anomaly ?? 0, readings.t_deep ?? 0, shown.t_anomaly.text, shown.t_deep.text);
    const tall = stage?.layout === 'tall';
    sea.carbon(readings.co2_ppm ?? 0, view.pulsed, tall ? `${shown.co2_ppm.text} ppm CO₂` : '');
    spaceTag.set(tall ? `Tₑ ${shown.t_effective.text} K` : '');
    satellite.set('in', shown.absorbed_solar.text);
    satellite.set('out', shown.olr.text);
    satellite.set('te', shown.t_effective.text);
    analyser.set('co2', shown.co2_ppm.text);
    analyser.set('n', shown.imbalance.text);
    analyser.set('year', String(Math.floor(view.calendar ?? count)));
  }

  return {
    root,
    resize(next) {
      stage = next;
      const places = {
        world: { lay: (box: Box) => layWorld(box, next) },
        chart: {
          root: chart.root,
          lay(box: Box) {
            chart.lay(inset(pane.lay(box), 10, 7), next.type, { left: next.type.small * 1.4, right: 0 });
          },
        },
        sea: { root: sea.root, lay: (box: Box) => sea.lay(inset(box, 3), next.type) },
        satellite,
        analyser,
      };
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14), next.type);
      painted = '';
      tinted = null;
      if (drawnAt > 0) context.redraw();
    },

    draw(frame, now) {
      const seconds = drawnAt === 0 ? 0 : Math.min(0.1, (now - drawnAt) / 1000);
      drawnAt = now;
      const { params, readings, view } = frame;
      paint(params.planet);
      drawGround(frame);
      drawYears(frame);
      molecules.set(params.layers, params.emissivity);
      radiation.move(
        {
          albedo: params.albedo,
          layers: params.layers,
          absorptivity: params.emissivity,
          surface: SIGMA * (readings.t_surface ?? 0) ** 4,
          absorbed: readings.absorbed_solar ?? 0,
        },
        frame.running && !reducedMotion ? seconds : 0,
      );
      const latest = view.photon?.number ?? 0;
      if (latest !== photon) {
        photon = latest;
        if (view.photon && !reducedMotion) radiation.send(view.photon.way, view.photon.layers);
      }
      const flies = radiation.follow(seconds);
      const bends = molecules.move(seconds);
      if (flies || bends) context.redraw();
    },

    describe({ params, shown, view, hidden }) {
      const world = hidden.has('planet')
        ? 'A planet'
        : params.planet === 'Moon'
          ? 'The Moon'
          : `${params.planet === 'Earth' ? 'The ' : ''}${params.planet}`;
      const layers = params.layers === 0 ? 'no layer' : params.layers === 1 ? 'one layer' : `${params.layers} layers`;
      const sent = view.photon
        ? ` The last photon ${(view.photon.way.at(-1) ?? 0) > 0 ? 'reached space' : 'came back to the ground'} after ${view.photon.way.length - 2} absorptions.`
        : '';
      return `${world} under ${layers} of air: ${shown.absorbed_solar.text} W/m² of sunlight are absorbed, ${shown.olr.text} W/m² of infrared leave; the surface has ${shown.t_surface.text} K.${sent} The Earth with ${shown.co2_ppm.text} ppm of CO₂, year ${Math.floor(view.calendar ?? view.years)}: surface ${shown.t_anomaly.text} °C warmer, deep sea ${shown.t_deep.text} °C; imbalance ${shown.imbalance.text} W/m².`;
    },

    destroy: () => root.destroy({ children: true }),
  };
};
