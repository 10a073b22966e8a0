/** A potting bench: two parents with the Punnett square between them, the tray that fills with their offspring, counts on paper and the test. */
import { Container } from 'pixi.js';
import { MOST, TRAY, WALK_EVERY } from '../../../../engine/biology/offspring-tray';
import { GENOTYPES, type Genotype } from '../../../../engine/biology/mendel-cross';
import type { Box, CreateScene, Frame, Point, StageSize, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { bars, band, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createHousing } from '../../kit/instruments/housing';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { type Arrangements, arrange, column, grow, inset, row, split, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createPaperSheet } from '../../kit/words/paper-sheet';
import { barColour, LOOKS } from './flowers';
import { createGametes } from './gametes';
import { createPDial } from './p-dial';
import { createParentPlant } from './parent-plant';
import { createParentsRack } from './parents-rack';
import { createPunnettBoard } from './punnett-board';
import { createSeedTray } from './seed-tray';

type Place = 'cross' | 'tray' | 'sheet' | 'test';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(56, column(grow(58, 'cross'), grow(42, 'tray'))),
    grow(40, column(grow(44, 'sheet'), grow(52, 'test'))),
  ),
  tall: column(grow(39, 'cross'), grow(25, 'tray'), grow(36, row(grow(9, 'sheet'), grow(11, 'test')))),
};
const LEAST_P = 0.001;
/** Below it a p is only said to be less. */
const LEAST_SAID = 0.0001;
const DOUBTFUL = 0.05;
const MOST_PAUSE = 0.1;

const placeOf = (genotype: Genotype): number => GENOTYPES.indexOf(genotype);

export const createScene: CreateScene<'genetics'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'Mendelian genetics' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const parents = [createParentPlant(context, 'Parent 1'), createParentPlant(context, 'Parent 2')] as const;
  const board = createPunnettBoard(context);
  const tray = createSeedTray(context);
  const gametes = createGametes();

  // ---------------------------------------------------------------- counts on paper
  const paper = createPaperSheet(context);
  const counts = {
    Complete: createChart(context, {
      ground: 'paper',
      x: { label: '', names: LOOKS.Complete.map(({ name }) => name) },
      y: { label: 'Counted', short: 'N' },
      marks: {
        counted: bars({ colour: LOOKS.Complete.map(barColour), gap: 0.4 }),
        expected: line({ colour: 'red', width: 2.6, name: 'expected' }),
        ratio: corner({ at: 'above', mono: true }),
      },
    }),
    Incomplete: createChart(context, {
      ground: 'paper',
      x: { label: '', names: LOOKS.Incomplete.map(({ name }) => name) },
      y: { label: 'Counted', short: 'N' },
      marks: {
        counted: bars({ colour: LOOKS.Incomplete.map(barColour), gap: 0.4 }),
        expected: line({ colour: 'red', width: 2.6, name: 'expected' }),
        ratio: corner({ at: 'above', mono: true }),
      },
    }),
  } as const;
  const most = growingDomain({ least: [0, 10], room: 0.12 });

  // ---------------------------------------------------------------- the test
  const test = { root: new Container({ label: 'test of the ratio' }) };
  const housing = createHousing(context, { form: 'bench' });
  const screen = createScreenPane(context);
  const title = context.text({ text: 'χ² test', size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const dial = createPDial(context);
  const walk = createChart(context, {
    ground: 'screen',
    x: { label: 'Offspring counted', short: 'N' },
    y: { label: 'p', log: true, ticks: [0.001, 0.01, 0.1, 1], domain: [LEAST_P, 1] },
    marks: {
      doubt: band({ along: 'y', colour: 'red', alpha: 0.18 }),
      limit: rule({ along: 'y', colour: 'red', dashed: true }),
      walk: line({ colour: 'sky', width: 2, points: 'grows' }),
      now: pen({ colour: 'orange' }),
      words: corner({ at: 'above', mono: true }),
    },
  });
  walk.marks.doubt.set(LEAST_P, DOUBTFUL);
  walk.marks.limit.set(DOUBTFUL);
  const ends = [50, 100, 200, 500, 1000, 2000, 5000, MOST];
  const along = growingDomain({ least: [0, 50], ends, room: 0 });
  test.root.addChild(housing.root, screen.root, title, dial.root, walk.root);

  // ---------------------------------------------------------------- hands
  const handles = (['parent1', 'parent2'] as const).map((id) =>
    context.inputHandle(id, { grip: 'y', drag: (point, start, from) => from + (point.y - start.y) / 60 }),
  );
  const over = ({ x, y, width, height }: Box, at: Point): boolean =>
    at.x > x - 10 && at.x < x + width + 10 && at.y > y - 10 && at.y < y + height + 10;
  const rack = createParentsRack(context, {
    drop(genotype, at) {
      if (over(parents[0].box, at)) context.setInput('parent1', genotype);
      else if (over(parents[1].box, at)) context.setInput('parent2', genotype);
      else return;
      context.sound('drop');
    },
    send: (genotype) => context.setInput('parent2', genotype),
  });
  const brush = context.actionHandle('cross', { name: 'Brush with pollen: cross again' });
  root.addChild(
    room.root,
    parents[0].root,
    parents[1].root,
    board.root,
    tray.root,
    rack.root,
    paper.root,
    counts.Complete.root,
    counts.Incomplete.root,
    test.root,
    gametes.root,
  );

  // ---------------------------------------------------------------- places
  let stage: StageSize | null = null;
  const places = {
    cross: {
      lay(box: Box, type: TypeSizes) {
        const side = Math.min(box.width * 0.23, 150);
        parents[0].lay({ ...box, width: side }, type);
        parents[1].lay({ ...box, x: box.x + box.width - side, width: side }, type);
        const middle = { ...box, x: box.x + side + 8, width: box.width - 2 * side - 16 };
        const [upper, lower] = split(middle, 'y', stage?.layout === 'tall' ? 0.64 : 0.7, 8);
        board.lay(upper, type);
        rack.lay(lower, type);
        rack.aim(parents.map((parent) => parent.box));
        brush.place(rack.brush.x, rack.brush.y, rack.brush.width, rack.brush.height);
        handles.forEach((handle, n) => {
          const { x, y, width, height } = parents[n === 0 ? 0 : 1].box;
          handle.place(x, y, width, height);
        });
      },
    },
    tray,
    sheet: {
      lay(box: Box, type: TypeSizes) {
        const inner = paper.lay(box);
        for (const chart of [counts.Complete, counts.Incomplete]) chart.lay(inner, type);
      },
    },
    test: {
      root: test.root,
      lay(box: Box, type: TypeSizes) {
        const face = inset(housing.lay(box), 8, 5);
        const wide = stage?.layout === 'wide';
        const head = 1.5 * type.small;
        title.style.fontSize = type.small;
        title.position.set(face.x + 2, face.y + head / 2);
        const body = { ...face, y: face.y + head, height: face.height - head };
        const [left, right] = wide ? split(body, 'x', 0.46, 8) : [body, body];
        dial.root.visible = wide;
        if (wide) dial.lay(left, type);
        walk.lay(inset(screen.lay(right), 7, 5), type);
      },
    },
  };

  let before = 0;
  let counted = 0;
  const known = ({ hidden }: Frame<'genetics'>, id: 'parent1' | 'parent2'): boolean => !hidden.has(id);

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14, 12), next.type);
      const [{ box }] = parents;
      room.resize(next, box.y + box.height * (next.layout === 'wide' ? 0.62 : 0.55));
    },

    draw(frame, now) {
      const { view, params, fields, shown, waiting } = frame;
      const { dominance } = params;
      const seconds = Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000));
      before = now;
      const one = known(frame, 'parent1');
      const two = known(frame, 'parent2');
      const crossed = one && two && !frame.hidden.has('dominance');
      const first = waiting.parent1 ?? params.parent1;
      const second = waiting.parent2 ?? params.parent2;
      parents[0].show(one ? placeOf(first) : null, dominance);
      parents[1].show(two ? placeOf(second) : null, dominance);
      board.set(one ? first : null, two ? second : null, dominance);
      board.counts(view.cells, crossed && !view.typed);
      rack.show(dominance);
      rack.move(now);
      tray.show(fields.tray, dominance);
      const trait = params.trait.trim() === '' ? 'Trait' : params.trait;
      tray.label(
        trait,
        view.typed ? 'your counts' : view.total > TRAY ? `last ${TRAY} of ${view.total}` : `${view.total} counted`,
      );

      const dealing = frame.running && view.waiting > 0 && crossed;
      if (dealing && view.last >= 0 && !context.reducedMotion && gametes.idle)
        gametes.fly([parents[0].flower, parents[1].flower], [first, second], view.last, board.cellAt(view.last));
      const cell = gametes.tick(seconds);
      board.glow(cell >= 0 ? cell : dealing && context.reducedMotion ? view.last : -1);

      if (view.total < counted) {
        most.reset();
        along.reset();
      }
      counted = view.total;
      for (const how of ['Complete', 'Incomplete'] as const) counts[how].root.visible = how === dominance;
      const chart = counts[dominance];
      chart.domain({ y: most.hold(Math.max(10, ...view.looks, ...(crossed ? view.expected : []))) });
      chart.marks.counted.set(view.looks);
      const [x, y]: [number[], number[]] = [[], []];
      view.expected.forEach((wanted, n) => {
        x.push(n - 0.42, n + 0.42, Number.NaN);
        y.push(wanted, wanted, Number.NaN);
      });
      chart.marks.expected.columns(x, y, crossed && view.total > 0 ? x.length : 0);
      chart.marks.ratio.set(stage?.layout === 'wide' ? shown.phenotype_ratio.text : '');

      const p = shown.p_value.value;
      const number = typeof p === 'number' && crossed ? p : null;
      const end = ends.find((most) => most >= view.total) ?? MOST;
      walk.domain({ x: along.hold(view.typed ? 0 : end) });
      const steps: number[] = [];
      const ps: number[] = [];
      for (let n = 0; n < (crossed ? view.walked : 0); n++) {
        steps.push((n + 1) * WALK_EVERY);
        ps.push(Math.max(LEAST_P, fields.walk[n] ?? 1));
      }
      walk.marks.walk.columns(steps, ps, steps.length);
      if (number === null || view.typed) walk.marks.now.hide();
      else walk.marks.now.at(view.total, Math.max(LEAST_P, number));
      const words = stage?.layout === 'wide' ? `χ² ${shown.chi_square.text}` : `p ${number?.toFixed(3)}`;
      walk.marks.words.set(number === null ? '' : words);
      dial.set(number === null ? 'p –' : `p ${number.toFixed(3)}`, number);
      if (dial.tick(context.reducedMotion ? MOST_PAUSE : seconds) || !gametes.idle) context.redraw();
    },

    describe(frame) {
      const { params, shown, view } = frame;
      const crossed = known(frame, 'parent1') && known(frame, 'parent2') && !frame.hidden.has('dominance');
      const cross = crossed ? `${params.parent1} and ${params.parent2}` : 'two parents, not all of them known';
      const looks = LOOKS[params.dominance].map((look, n) => `${view.looks[n] ?? 0} ${look.name}`).join(', ');
      const test =
        crossed && shown.p_value.value !== null
          ? ` χ² is ${shown.chi_square.text}, p ${Number(shown.p_value.value) < LEAST_SAID ? `below ${LEAST_SAID}` : shown.p_value.text}: ${shown.test_note.text}.`
          : '';
      const what = view.typed ? 'Counts that were typed' : `${view.total} offspring are counted`;
      return `A cross of ${cross}. ${what}: ${looks}.${test}`;
    },

    destroy: () => root.destroy({ children: true }),
  };
};
