/** A square kilometre seen from its near hedge: grass, rabbits, foxes; a recorder with their numbers, the loop and the pyramid on paper. */
import { Container } from 'pixi.js';
import { PAST, PAST_EVERY } from '../../../../engine/biology/food-web-record';
import type { Box, CreateScene, StageSize, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { createToolShelf } from '../../kit/controls/tool-shelf';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createPaperSheet } from '../../kit/words/paper-sheet';
import { createSignBoard } from '../../kit/words/sign-board';
import { createMeadowAnimals, MOST_FOXES, MOST_RABBITS } from './animals';
import { createMeadow, paintMeadow } from './meadow';
import { meadowTools } from './meadow-tools';
import { createPyramid } from './pyramid';

type Place = 'field' | 'strip' | 'loop' | 'pyramid';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(grow(62, 'field'), grow(38, column(grow(45, 'strip'), grow(34, 'loop'), grow(23, 'pyramid')))),
  tall: column(grow(60, 'field'), grow(40, 'strip')),
};
/** Part of the field's height that sky and wood take, and the tools below. */
const SKY = 0.2;
const MOST_PAUSE = 0.1;
const DAYS_OF_YEAR = 365.25;
/** The recorder's paper goes from one animal to so many, or so many kilograms. */
const MOST = 20_000;

export const createScene: CreateScene<'food_web'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'food web' });
  const meadow = createMeadow(theme);
  const animals = createMeadowAnimals();
  const sign = createSignBoard(context);
  const scale = createSignBoard(context);
  const tools = createToolShelf(
    context,
    meadowTools((tool, value) => context.dispatch({ do: tool, value })),
  );
  const territories = context.inputHandle('territorial', { name: 'Stakes: foxes hold territories' });

  // ---------------------------------------------------------------- numbers in time, and against each other
  const recorder = createScreenCase(context, { form: 'bench' });
  const strip = createChart(context, {
    ground: 'screen',
    x: { label: 'Years', short: 'yr' },
    y: { label: 'Animals; grass, kg', short: 'n; kg', log: true, ticks: [1, 10, 100, 1000, 10_000], domain: [1, MOST] },
    marks: {
      grass: line({ colour: 'green', width: 2, points: 'grows', name: 'grass' }),
      rabbits: line({ colour: 'sky', width: 2.2, points: 'grows', name: 'rabbits' }),
      foxes: line({ colour: 'orange', width: 2.2, points: 'grows', name: 'foxes' }),
    },
  });
  const sheet = createPaperSheet(context);
  const loop = createChart(context, {
    ground: 'paper',
    x: { label: 'Rabbits', short: 'R' },
    y: { label: 'Foxes', short: 'F' },
    marks: { path: line({ colour: 'blue', width: 1.6, points: 'grows' }), now: pen({ colour: 'red' }) },
  });
  const loopRoot = new Container({ label: 'rabbits and foxes' });
  loopRoot.addChild(sheet.root, loop.root);
  const stripRoot = new Container({ label: 'recorder' });
  stripRoot.addChild(recorder.root, strip.root);
  const pyramid = createPyramid(context);
  const years = growingDomain({ least: [0, 5], ends: [5, 10, 20, 50, 100], room: 0 });
  const many = growingDomain({ least: [0, 200] });
  const few = growingDomain({ least: [0, 40] });
  root.addChild(meadow.root, animals.root, sign.root, scale.root, tools.root, stripRoot, loopRoot, pyramid.root);

  // ---------------------------------------------------------------- places
  let stage: StageSize | null = null;
  let letters = 14;
  let signed = '';
  let corners = { left: 0, right: 0, y: 0 };
  const places = {
    field: {
      lay(box: Box, type: TypeSizes) {
        if (!stage) return;
        const size = stage;
        const wide = stage.layout === 'wide';
        const { bleed } = stage;
        const far = box.y + box.height * SKY;
        context.paintBehind(stage, (canvas) => paintMeadow(canvas, theme, size, far));
        const shelf = Math.max(58, 2.6 * type.text);
        const right = wide ? box.x + box.width + 8 : bleed.x + bleed.width;
        const foot = box.y + box.height - shelf;
        const near = wide ? bleed.y + bleed.height : foot + shelf + 6;
        meadow.lay({
          x: bleed.x,
          y: far + 6,
          width: (wide ? bleed.x + bleed.width : right) - bleed.x,
          height: near - far - 6,
        });
        const field = { x: bleed.x + 12, y: far + 22, width: right - bleed.x - 24, height: foot - far - 30 };
        animals.lay(field);
        tools.lay({ x: box.x + 10, y: foot + 2, width: Math.min(box.width - 20, 560), height: shelf - 2 }, type);
        tools.aim(field);
        territories.place(field.x + field.width - 66, field.y + field.height * 0.5 - 24, 60, 34);
        letters = type.small;
        signed = '';
        corners = { left: box.x, right: box.x + box.width, y: box.y + 1.1 * type.small };
      },
    },
    strip: {
      root: stripRoot,
      lay(box: Box, type: TypeSizes) {
        recorder.lay(box, type);
        strip.lay(inset(recorder.pane, 8, 5), type);
      },
    },
    loop: {
      root: loopRoot,
      lay(box: Box, type: TypeSizes) {
        loop.lay(sheet.lay(box), type);
      },
    },
    pyramid,
  };
  let before = 0;
  let kept = 0;
  const x = Float32Array.from({ length: PAST }, (_, n) => (n * PAST_EVERY) / DAYS_OF_YEAR);
  const levels = [new Float32Array(PAST), new Float32Array(PAST), new Float32Array(PAST)] as const;

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14, 12), next.type);
    },

    draw(frame, now) {
      const { view, fields, params, shown, running, hidden } = frame;
      const seconds = Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000));
      before = now;
      meadow.grow(hidden.has('capacity') ? Math.min(1, view.grass / 5000) : view.green);
      meadow.fence(params.territorial && !hidden.has('territorial'));
      const one = Math.max(1, Math.ceil(view.rabbits / MOST_RABBITS));
      const other = Math.max(1, Math.ceil(view.foxes / MOST_FOXES));
      animals.count(Math.ceil(view.rabbits / one), Math.ceil(view.foxes / other));
      animals.roam(running && !reducedMotion ? seconds : 0);
      tools.move(now);
      const words = `Year ${Math.floor(view.day / DAYS_OF_YEAR)}: ${shown.regime.text}`;
      const drawn = Math.max(one, other);
      if (`${words} ${drawn}` !== signed) {
        signed = `${words} ${drawn}`;
        sign.paint(words, letters);
        sign.root.position.set(corners.left + sign.size.width / 2 + 4, corners.y);
        scale.root.visible = drawn > 1;
        scale.paint(one > 1 ? `1 drawn: ${one} rabbits` : `1 drawn: ${other} foxes`, letters);
        scale.root.position.set(corners.right - scale.size.width / 2 - 4, corners.y);
      }

      if (view.kept < kept) for (const domain of [years, many, few]) domain.reset();
      const first = Math.min(kept, view.kept);
      kept = view.kept;
      const count = Math.min(PAST, kept);
      let [most, more] = [0, 0];
      for (let n = Math.max(0, first - 1); n < count; n++) {
        levels.forEach((level, of) => {
          const value = fields.past[of * PAST + n] ?? 0;
          // Nothing has no place on a logarithmic axis: the line ends.
          level[n] = value > 0 ? value : Number.NaN;
        });
      }
      const rabbits = fields.past.subarray(PAST, PAST + count);
      const foxes = fields.past.subarray(2 * PAST, 2 * PAST + count);
      for (let n = 0; n < count; n++) {
        most = Math.max(most, rabbits[n] ?? 0);
        more = Math.max(more, foxes[n] ?? 0);
      }
      strip.domain({ x: years.hold(view.day / DAYS_OF_YEAR) });
      strip.marks.grass.columns(x, levels[0], count);
      strip.marks.rabbits.columns(x, levels[1], count);
      strip.marks.foxes.columns(x, levels[2], count);
      loop.domain({ x: many.hold(Math.max(most, view.rabbits)), y: few.hold(Math.max(more, view.foxes)) });
      loop.marks.path.columns(rabbits, foxes, count);
      loop.marks.now.at(view.rabbits, view.foxes);
      const [low, middle, top] = view.flows;
      pyramid.set(view.flows, [`eaten ${low.toFixed(1)}`, `rabbit ${middle.toFixed(2)}`, `fox ${top.toFixed(2)}`]);
    },

    describe({ shown, view, params, hidden }) {
      const held = hidden.has('territorial')
        ? ''
        : params.territorial
          ? ' Foxes hold territories.'
          : ' Foxes hold no territories.';
      return `A meadow of one square kilometre on day ${view.day}: ${shown.grass_kg.text} kg of grass, ${shown.rabbit_count.text} rabbits, ${shown.fox_count.text} foxes. The web is ${shown.regime.text}.${held}`;
    },

    destroy: () => root.destroy({ children: true }),
  };
};
