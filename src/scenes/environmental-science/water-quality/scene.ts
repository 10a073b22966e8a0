/** A river in section below an outfall: marked water, fish, a boat with a bottle; on the near bank the record, a sonde and the test kit. */
import { Container } from 'pixi.js';
import { PROFILE } from '../../../../engine/environmental-science/river-oxygen';
import type { Box, CreateScene, Frame, StageSize, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
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
import { fillDown } from '../../kit/room/brush';
import { roomTones } from '../../kit/room/room-tones';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { createCallout } from '../../kit/words/callout';
import { createSignBoard } from '../../kit/words/sign-board';
import { describeRiver } from './describe-river';
import { createRiverLife } from './river-life';
import { paintRiver, type RiverPlace, waterColour } from './river-picture';
import { createSampleBottle } from './sample-bottle';
import { createTestKit, type KitResult } from './test-kit';

type RiverFrame = Frame<'water_quality'>;

const ARRANGEMENT: Arrangements<'river' | 'record' | 'sonde' | 'bottle' | 'kit'> = {
  wide: column(
    grow(1.12, 'river'),
    grow(1, spaced(12, row(grow(1.5, 'record'), spaced(6, column('sonde', grow(1, 'bottle'))), grow(1.4, 'kit')))),
  ),
  tall: spaced(
    8,
    column(
      grow(0.8, 'river'),
      grow(1.2, spaced(8, row(grow(1, 'record'), spaced(4, column('sonde', grow(1, 'bottle')))))),
      'kit',
    ),
  ),
};
const MARGIN = 14;
/** Stage units of the river above the outfall, and after the end of the reach. */
const BEFORE = 118;
const AFTER = 44;
const DEPTHS = [0.3, 10] as const;
const POSTS = 8;
const SPACINGS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** Stage units of a target that a finger finds on a small phone. */
const LEAST_TARGET = 84;

export const createScene: CreateScene<'water_quality'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'river below an outfall' });
  const life = createRiverLife(context);
  const posts = Array.from({ length: POSTS }, () => createSignBoard(context));
  const sonde = createInstrument(context, {
    form: 'hand-held',
    title: 'O₂ sonde',
    display: {
      rows: [
        { unit: 'mg/L', widest: '00.00' },
        { unit: '%', widest: '000.0', second: true },
      ],
    },
  });
  const sheet = createScreenCase(context, { form: 'panel' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Way from the outfall', short: 'x', unit: 'km' },
    y: { label: 'Oxygen and demand', short: 'O₂, L', unit: 'mg/L' },
    marks: {
      saturation: rule({ along: 'y', colour: 'main', dashed: true, width: 1.2 }),
      demand: line({ colour: 'orange', points: 'grows', name: 'demand' }),
      oxygen: line({ colour: 'sky', width: 2.6, points: 'grows', name: 'oxygen' }),
      bottles: points({ colour: 'purple', shape: 'square', radius: 4.5 }),
      now: pen({ colour: 'sky' }),
    },
  });
  const values = growingDomain({ least: [0, 12] });
  const bottle = createSampleBottle(context);
  const kit = createTestKit(context);
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    ...posts.map((post) => post.root),
    life.root,
    sheet.root,
    chart.root,
    sonde.root,
    bottle.root,
    kit.root,
    warning.root,
  );

  // ------------------------------------------------------------ state of the picture
  let stage: StageSize | null = null;
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let riverBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let place: RiverPlace = { box: riverBox, left: 0, right: 1, surface: 0, bed: 1 };
  let painted = '';
  let shownKm = 1;
  let spacing = 1;
  const kms = new Float64Array(PROFILE.points + 1);
  const oxygens = new Float64Array(PROFILE.points + 1);
  const demands = new Float64Array(PROFILE.points + 1);
  const profile = { oxygen: new Float64Array(PROFILE.points), demand: new Float64Array(PROFILE.points) };
  const bottleKms: number[] = [];
  const bottleValues: number[] = [];

  /** The boat passes below the boards. */
  const boatHigh = (): number => Math.max(0.8, place.box.height / 250) * 36;
  const toX = (km: number): number => place.left + ((place.right - place.left) * km) / shownKm;
  const toKm = (x: number): number => ((x - place.left) * shownKm) / (place.right - place.left);
  const along = (values: Float64Array, part: number): number => {
    const at = Math.max(0, Math.min(PROFILE.points - 1, (part * shownKm) / spacing));
    const n = Math.floor(at);
    const from = values[n] ?? 0;
    return from + (at - n) * ((values[n + 1] ?? from) - from);
  };
  const oxygenAt = (part: number): number => along(profile.oxygen, part);

  // ------------------------------------------------------------ what hands do
  const release = context.actionHandle('start', {
    name: 'Dye at the outfall: release the marked water',
    grip: 'press',
  });
  const boat = context.actionHandle('place_bottle', {
    name: 'Boat: let a bottle wait',
    grip: 'x',
    drag: (point) => toKm(point.x),
    tap: () => context.dispatch({ do: 'take_sample' }),
  });
  const sample = context.actionHandle('take_sample', { name: 'Marked water: fill a bottle', grip: 'press' });
  const shaker = context.actionHandle('shake_bottle', { name: 'Bottle: shake it half full', grip: 'press' });

  // ------------------------------------------------------------ drawing
  function paint({ params, view, fields, hidden }: RiverFrame): void {
    if (!stage) return;
    const key = `${stage.pixel} ${stage.bleed.x} ${stage.bleed.y} ${stage.bleed.width} ${stage.bleed.height} ${riverBox.height} ${view.shownKm} ${view.saturation} ${params.depth} ${params.turbidity} ${view.turbidity} ${hidden.size} ${fields.profile[1]} ${fields.profile[120]} ${fields.profile[121]}`;
    if (key === painted) return;
    painted = key;
    shownKm = view.shownKm;
    spacing = view.spacing;
    for (let n = 0; n < PROFILE.points; n++) {
      profile.oxygen[n] = fields.profile[2 * n] ?? 0;
      profile.demand[n] = fields.profile[2 * n + 1] ?? 0;
    }
    const [least, most] = DEPTHS;
    const deep = 0.5 + (0.5 * Math.log(Math.max(least, params.depth) / least)) / Math.log(most / least);
    const { y, height } = riverBox;
    const surface = y + height * 0.42;
    place = {
      box: riverBox,
      left: BEFORE,
      right: stage.width - AFTER,
      surface,
      bed: surface + (height * 0.58 - 18) * deep,
    };
    life.lay(place);
    const here = stage;
    const waterAt = (part: number): { readonly oxygen: number; readonly turbidity: number } =>
      part < 0
        ? { oxygen: params.river_do, turbidity: params.turbidity }
        : { oxygen: oxygenAt(part), turbidity: view.turbidity };
    context.paintBehind(here, (canvas) => {
      const { x, y: top, width, height: tall } = here.bleed;
      const bank = place.box.y + place.box.height;
      paintRiver(canvas, theme, here, place, waterAt);
      const tones = roomTones(theme, 'field');
      fillDown(
        canvas,
        [x, bank, width, top + tall - bank],
        [
          [0, tones.benchFar],
          [1, tones.benchNear],
        ],
      );
    });
    drawPosts();
    chart.domain({ x: [0, shownKm] });
    values.reset();
    values.hold(view.saturation, profile.demand[0]);
  }

  function drawPosts(): void {
    const most = stage?.layout === 'wide' ? POSTS - 1 : 4;
    const step = SPACINGS.find((each) => shownKm / each <= most) ?? shownKm;
    posts.forEach((post, n) => {
      const km = n * step;
      post.root.visible = km <= shownKm;
      if (!post.root.visible) return;
      const half = type.small * 0.7;
      const y = Math.max(riverBox.y + half + 3, place.surface - half - boatHigh());
      post.root.position.set(toX(km), y);
      post.paint(n === 0 ? '0 km' : String(km), type.small, place.surface - 8 - y);
    });
  }

  function drawRecord({ view }: RiverFrame): void {
    const count = view.started ? Math.min(PROFILE.points, Math.floor(view.km / spacing + 1e-9) + 1) : 0;
    for (let n = 0; n < count; n++) {
      kms[n] = n * spacing;
      oxygens[n] = profile.oxygen[n] ?? 0;
      demands[n] = profile.demand[n] ?? 0;
    }
    kms[count] = view.km;
    oxygens[count] = view.oxygen;
    demands[count] = view.demand;
    chart.domain({ y: values.domain });
    const drawn = view.started ? count + 1 : 0;
    chart.marks.oxygen.columns(kms, oxygens, drawn);
    chart.marks.demand.columns(kms, demands, drawn);
    chart.marks.saturation.set(view.saturation, 'saturated');
    chart.marks.now.at(view.km, view.oxygen);
    view.bottles.forEach(({ km, oxygen }, n) => {
      bottleKms[n] = km;
      bottleValues[n] = oxygen;
    });
    chart.marks.bottles.columns(bottleKms, bottleValues, view.bottles.length);
  }

  function kitResults({ shown, view, readings }: RiverFrame): readonly KitResult[] {
    const made = (test: KitResult['test'], { text, value }: { text: string; value: unknown }): KitResult => ({
      test,
      text: view.tested.includes(test) ? text : '',
      value: view.tested.includes(test) && typeof value === 'number' ? value : null,
    });
    const oxygen = made('do', shown.bottle_do);
    return [
      { ...oxygen, onCurve: oxygen.value === null ? null : (100 * oxygen.value) / (readings.do_sat ?? 1) },
      made('fecal_coliform', shown.kit_coliform),
      made('ph', shown.kit_ph),
      made('bod', shown.kit_bod5),
      made('delta_t', shown.kit_delta_t),
      made('phosphate', shown.kit_phosphate),
      made('nitrate', shown.kit_nitrate),
      made('turbidity', shown.kit_turbidity),
      made('total_solids', shown.kit_solids),
    ];
  }

  const river: Placed = {
    lay(box) {
      const top = stage?.bleed.y ?? 0;
      riverBox = { x: box.x, y: top, width: box.width, height: box.y + box.height - top };
    },
  };
  const record: Placed = {
    least(sizes) {
      // The legend has a line of its own where the screen is narrow.
      const { width, height } = chart.least(sizes);
      return sheet.least(sizes, { width, height: height + 1.6 * sizes.small });
    },
    lay(box, sizes) {
      sheet.lay(box, sizes);
      chart.lay(inset(sheet.pane, 6, 3), sizes);
    },
  };
  const bottlePart: Placed = {
    root: bottle.root,
    least: (sizes) => bottle.least(sizes),
    lay(box, sizes) {
      bottle.lay(box, sizes);
      const { x, width } = bottle.stands(box);
      // Where it is small its target reaches up over the sonde, not down over the kit.
      const high = Math.max(box.height, LEAST_TARGET);
      shaker.place(x, box.y + box.height - high, width, high);
    },
  };

  return {
    root,
    resize(next) {
      stage = next;
      type = next.type;
      arrange(
        ARRANGEMENT[next.layout],
        { river, record, sonde, bottle: bottlePart, kit },
        inset(stageBox(next), MARGIN),
        next.type,
      );
      warning.lay(next.width * 0.5);
      warning.root.position.set(next.width * 0.58, 8);
      painted = '';
    },
    draw(frame, now) {
      const { view, shown, params, running } = frame;
      paint(frame);
      const parcelX = toX(view.km);
      const boatX = toX(view.station ?? view.km);
      life.draw(
        {
          started: view.started,
          parcelX,
          boatX,
          oxygen: view.oxygen,
          waiting: view.station !== null,
          flows: running,
          velocity: params.velocity,
        },
        oxygenAt,
        now,
      );
      const depth = place.bed - place.surface;
      const boatWide = (place.box.height / 250) * 64;
      boat.place(boatX - boatWide / 2, place.surface - boatWide * 0.55, boatWide, boatWide * 0.55);
      boat.update(view.station ?? view.km);
      release.enable(!view.started);
      release.place(place.left - 26, place.surface + depth * 0.5, 52, depth * 0.45);
      sample.enable(view.started);
      sample.place(parcelX - life.reach.x, place.surface + depth * 0.25, 2 * life.reach.x, depth * 0.7);
      drawRecord(frame);
      sonde.set(0, shown.do_mg_l.text);
      sonde.set(1, shown.do_pct.text);
      const last = view.bottles[view.bottles.length - 1];
      bottle.set(
        last
          ? {
              label: `${last.km.toFixed(0)} km`,
              colour: waterColour(theme, last.oxygen, view.turbidity),
              shaken: last.shaken,
            }
          : null,
      );
      shaker.enable(last !== undefined);
      if (bottle.shake(now)) context.redraw();
      kit.set(last !== undefined, kitResults(frame), view.colonies);
      warning.set(view.guessed ? 'Reaeration is a guess here' : '');
    },
    describe: describeRiver,
    destroy: () => root.destroy({ children: true }),
  };
};
