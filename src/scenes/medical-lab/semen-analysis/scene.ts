/** Semen analysis: camera on the warm stage, counting chamber or stained smear, balance, centrifuge and the report beside the limits. */
import { Container } from 'pixi.js';
import { LIMITS } from '../../../../engine/data/semen-samples';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createBenchCentrifuge } from '../../kit/centrifuge/bench-centrifuge';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';
import { createCameraField } from '../../kit/microscope/camera-field';
import { createCountingChamber, drawSpermInChamber } from '../../kit/microscope/counting-chamber';
import { createSquareSlider } from '../../kit/microscope/square-slider';
import { createRoom } from '../../kit/room/room';
import { createLimitSheet } from './limit-sheet';
import { createSemenCup } from './semen-cup';
import { createSpermSmear, SMEAR_FIELD } from './sperm-smear';
import { createSwimmingField } from './swimming-field';

type SemenFrame = Frame<'semen_analysis'>;

const ARRANGEMENT: Arrangements<'swim' | 'warm' | 'lens' | 'balance' | 'centrifuge' | 'sheet'> = {
  wide: spaced(
    12,
    row(
      grow(40, spaced(10, column(grow(31, 'swim'), grow(17, spaced(10, row(grow(16, 'warm'), grow(20, 'balance'))))))),
      grow(26, spaced(8, column(grow(27, 'lens'), grow(19, 'centrifuge')))),
      grow(33, 'sheet'),
    ),
  ),
  tall: spaced(
    8,
    column(
      grow(23, spaced(8, row(grow(23, 'swim'), grow(15, 'lens')))),
      grow(9, spaced(8, row(grow(11, 'warm'), grow(12, 'balance'), grow(10, 'centrifuge')))),
      grow(27, 'sheet'),
    ),
  ),
};
const MARGIN = 12;
const PIXELS = 384;
const BARS = [
  { id: 'volume', name: 'Volume', unit: 'mL', limit: LIMITS.volume, best: 6 },
  { id: 'concentration', name: 'Concentration', unit: 'M/mL', limit: LIMITS.concentration, best: 100 },
  { id: 'total_count', name: 'Total', unit: 'M', limit: LIMITS.total, best: 250, spare: true },
  { id: 'total_motility_pct', name: 'Motile', unit: '%', limit: LIMITS.motility, best: 100 },
  { id: 'progressive_pct', name: 'Progressive', unit: '%', limit: LIMITS.progressive, best: 100, spare: true },
  { id: 'vitality_pct', name: 'Alive', unit: '%', limit: LIMITS.vitality, best: 100 },
  { id: 'normal_forms_pct', name: 'Normal forms', unit: '%', limit: LIMITS.normalForms, best: 20 },
] as const;
/** Of a square of 0.2 mm: heads are drawn larger than they are. */
const HEAD_RADIUS = 0.014;
const TRAIL_POINTS = 16;
/** Stage units that a hand moves for a degree. */
const DEGREE = 5;

export const createScene: CreateScene<'semen_analysis'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'semen analysis' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const swim = createSwimmingField(context);
  const chamber = createCountingChamber(context);
  const smear = createSpermSmear();
  const field = createCameraField(context, { draw: smear.draw, pixels: PIXELS, diameter: SMEAR_FIELD, bar: 10 });
  const lens = new Container({ label: 'under the microscope' });
  lens.addChild(chamber.root, field.root);
  const warm = createInstrument(context, {
    title: 'Stage',
    display: { rows: [{ unit: '°C', widest: '00' }] },
  });
  const balance = createBalance(context, { width: 190, height: 62 });
  const cup = createSemenCup(context);
  balance.load.addChild(cup.root);
  const centrifuge = createBenchCentrifuge(context);
  const sheet = createLimitSheet(context, BARS);
  root.addChild(room.root, swim.root, warm.root, balance.root, balance.front, centrifuge.root, lens, sheet.root);

  const warmth = context.inputHandle('temperature', {
    name: 'Warm stage: its temperature',
    hint: 'Drag up and down; it holds for the next preparation or tracking.',
    grip: 'y',
    drag: (point, start, celsius) => celsius + (start.y - point.y) / DEGREE,
  });
  let heater: Box = { x: 0, y: 0, width: 1, height: 1 };
  let wet = false;
  let loaded = false;
  const camera = context.handle({
    role: 'button',
    name: 'Warm stage: preparation and tracks',
    hint: 'First press: a wet preparation. Then: the camera tracks the cells.',
    grip: 'press',
    press: () => context.dispatch({ do: wet ? 'track' : 'wet_preparation' }),
  });
  const look = createSquareSlider(context, chamber, {
    hint: 'Press to fill and to count; then press cells to tick them, or drag to another square.',
    count: () => context.dispatch(loaded ? { do: 'count_squares', value: 25 } : { do: 'load_chamber' }),
  });
  const weigh = context.actionHandle('measure_volume', { name: 'Cup on the balance: weigh it', grip: 'press' });
  const spin = context.actionHandle('centrifuge_pellet', {
    name: 'Centrifuge: spin and search the pellet',
    grip: 'press',
  });
  let pan: Box = { x: 0, y: 0, width: 1, height: 1 };

  const onBench = {
    root: balance.root,
    lay(box: Box, type: TypeSizes) {
      const scale = Math.min(box.width / (balance.size.width + 6), box.height / (balance.size.height + 62));
      const wide = balance.size.width * scale;
      const high = balance.size.height * scale;
      balance.lay({ x: box.x + (box.width - wide) / 2, y: box.y + box.height - high, width: wide, height: high }, type);
      pan = {
        x: box.x + box.width / 2 - 40 * scale,
        y: box.y + box.height - high - 56 * scale,
        width: 80 * scale,
        height: 60 * scale,
      };
    },
  };
  const onHeater = {
    root: warm.root,
    least: (type: TypeSizes) => warm.least(type),
    lay(box: Box, type: TypeSizes) {
      heater = box;
      warm.lay(box, type);
    },
  };
  const inLens = {
    root: lens,
    lay(box: Box, type: TypeSizes) {
      chamber.lay(box, type);
      field.lay(box, type);
    },
  };

  function drawLens({ view, params }: SemenFrame, wall: number): void {
    const stained = view.looksAt === 'stain';
    field.root.visible = stained;
    chamber.root.visible = !stained;
    look.enable(!stained);
    loaded = view.chamber !== null;
    const counts = view.squares !== null;
    look.show(view.squares?.length ?? 1, loaded && counts);
    if (stained) {
      const { vitality, normal } = view.stained;
      smear.put({ vitality: normal === null ? vitality : null, normal, seed: params.specimen });
      const drawing = params.specimen * 1e6 + (vitality ?? 0) * 1000 + (normal ?? 0) + (normal === null ? 0 : 5e5);
      if (!field.draw({ drawing, x: 0, y: 0, diameter: SMEAR_FIELD, spreads: [0.15], grey: 0.97, contrast: 1 }, wall))
        context.redraw();
      return;
    }
    const { square } = look;
    const here = view.squares?.[square] ?? 0;
    chamber.set(
      loaded && counts
        ? {
            key: `${params.sample} ${params.specimen} ${square} ${here} ${view.counted}`,
            side: '0.2 mm',
            cells: [{ count: here, radius: HEAD_RADIUS, draw: drawSpermInChamber }],
          }
        : null,
    );
    chamber.say(counts ? '' : loaded ? 'Press to count' : 'Press to fill');
  }

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { swim, warm: onHeater, lens: inLens, balance: onBench, centrifuge, sheet },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      const standing = centrifuge.standing();
      if (stage.layout === 'wide') room.resize(stage, standing.y - 36, [standing]);
      else room.resize(stage, null);
      for (const [part, handle] of [
        [swim.place(), camera],
        [pan, weigh],
        [heater, warmth],
        [centrifuge.place(), spin],
      ] as const)
        placeHandle(handle, part);
      look.place();
    },
    draw(frame, wall) {
      const { view, params, fields, shown, hidden } = frame;
      ({ wet } = view);
      const still = reducedMotion || !frame.running;
      swim.set({
        heads: fields.heads,
        trails: fields.trails,
        points: TRAIL_POINTS,
        tracked: view.tracked,
        beaten: view.beaten,
        lit: view.wet,
      });
      swim.say(
        view.wet
          ? ''
          : view.busy?.is === 'liquefying'
            ? 'It becomes liquid'
            : view.liquid
              ? 'Press for a wet preparation'
              : 'A gel still',
      );
      warm.set(0, String(frame.waiting.temperature ?? params.temperature));
      cup.set(view.liquid ? 1 : view.busy?.is === 'liquefying' ? view.busy.part : 0);
      balance.set(shown.volume.value === null ? '' : `${shown.volume.text} g`);
      centrifuge.set(view.busy?.is === 'spinning' ? view.busy.part : null, 0xe8e4d6, wall, still);
      drawLens(frame, wall);
      sheet.set(
        BARS.map(({ id }) => {
          const { text, value } = shown[id];
          return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
        }),
      );
      const word = typeof shown.label.value === 'string' ? shown.label.value : '';
      const ticked = chamber.ticked > 0 ? `${chamber.ticked} ticked in this square` : '';
      const count = view.counted === null ? '' : `${Math.round(view.counted)} cells counted`;
      sheet.words(
        hidden.has('sample') ? 'Report beside the limits' : `${params.sample} beside the limits`,
        view.answer ? `Made up: ${view.answer}` : word !== '' ? word : ticked !== '' ? ticked : count,
      );
    },
    describe({ view, shown, params, hidden }) {
      const whose = hidden.has('sample') ? 'The sample' : params.sample;
      const state = view.busy?.is === 'liquefying' ? 'becomes liquid' : view.liquid ? 'is liquid' : 'is a gel still';
      const swims = view.wet
        ? ` A wet preparation lies on the stage at ${params.temperature} °C; heads swim in it.`
        : ' No wet preparation is made.';
      const count =
        view.counted === null
          ? ''
          : ` ${Math.round(view.counted)} cells were counted: ${shown.concentration.text} million in a mL.`;
      const tracked =
        shown.total_motility_pct.value === null
          ? ''
          : ` ${shown.total_motility_pct.text} % are motile, ${shown.progressive_pct.text} % progressive; VCL ${shown.vcl.text} µm/s.`;
      const stained =
        shown.vitality_pct.value === null && shown.normal_forms_pct.value === null
          ? ''
          : ` Alive ${shown.vitality_pct.text} %, normal forms ${shown.normal_forms_pct.text} %.`;
      const word = typeof shown.label.value === 'string' ? ` By the limits: ${shown.label.value}.` : '';
      const answer = view.answer ? ` The answer: ${view.answer}.` : '';
      return `${whose} ${state}.${swims}${count}${tracked}${stained}${word}${answer}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
