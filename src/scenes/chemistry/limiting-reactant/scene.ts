/** Limiting reactants: a precipitate, a balloon or a spark tube, the tray on which particles pair up, and bars of amounts. */
import { Container, Graphics } from 'pixi.js';
import { reactions } from '../../../../engine/data/reactions';
import type { Box, CreateScene, Point } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { bars } from '../../kit/charts/marks';
import { corner, label } from '../../kit/charts/words';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  row,
  type Size,
  stageBox,
} from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';
import { createRoom, type Standing } from '../../kit/room/room';
import { asPanel } from '../../kit/stage-marks';
import { createBench, type ReactionBench, type ReactionFrame, type Stoichiometry } from './limiting-reactant-benches';
import { FACTORIES, factoryCaption } from './limiting-reactant-factory';
import { COLOUR_A, COLOUR_B, createParticleTray } from './particle-tray';
import { createPredictionSlip } from './prediction-slip';
import { createProductBeaker, PRODUCT_BEAKER } from './product-beaker';

type Name = 'tray' | 'amounts' | 'slip' | 'a' | 'b' | 'vessel' | 'balance';

const ARRANGEMENT: Arrangements<Name> = {
  wide: row(
    grow(5.4, column('slip', grow(1, row(grow(3.1, 'a'), grow(3.1, 'b'), grow(4.8, 'vessel'), grow(4.6, 'balance'))))),
    grow(3.4, column(grow(3, 'tray'), grow(2, 'amounts'))),
  ),
  tall: column(
    grow(6.4, 'tray'),
    'slip',
    grow(6.6, row(grow(2.6, 'a'), grow(2.6, 'b'), grow(4.2, 'vessel'), grow(4.6, 'balance'))),
  ),
};

/** What stands on the bench ends so far above the stage's lower edge, and begins below its upper one: there are the chips. */
const MARGIN = { side: 12, foot: 20 } as const;
/** So many lines of words stand below each thing on the bench. */
const WORDS = 2;
const WORDS_GAP = 12;
const LINE = 1.25;
/** The bench's back edge lies so far above the feet, stage units. */
const BENCH_DEPTH = 56;
const MOST_SCALE = 1.5;
const COLOUR_PRODUCT = 0x57b894;
/** In the order of the boxes: which runs out first. */
const ANSWERS = [1, 2, 0] as const;
const BALANCE = { width: 190, height: 74 } as const;
/** g/mL, as the dry powders lie; water. */
const BULK_DENSITY: Readonly<Record<Stoichiometry, number>> = { '1:1': 2, '1:2': 1, '2:1': 1 };
const MOST_SECONDS = 0.1;

const mol = (amount: number): string => `${amount.toFixed(1)} mol`;
const two = (amount: number): string => (Math.round(amount * 100) / 100).toFixed(2);

export const createScene: CreateScene<'limiting_reactant'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'limiting reactants' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ what hands do
  /** Stage units of a mole as it is drawn now. */
  const perMol = { a: 1, b: 1 };
  const drawUp = (side: 'a' | 'b') => (point: Point, start: Point, amount: number) =>
    amount - (point.y - start.y) / perMol[side];
  const hint = 'Drag it up for more, down for less; or use the arrow keys. Fresh reactants are taken.';
  const handles = {
    a: context.inputHandle('reactant_a', { drag: drawUp('a'), grip: 'y', hint }),
    b: context.inputHandle('reactant_b', { drag: drawUp('b'), grip: 'y', hint }),
  };
  const answers = ANSWERS.map((which) =>
    context.actionHandle('predict', {
      name: which === 0 ? 'Predict: neither runs out first' : `Predict: ${which === 1 ? 'A' : 'B'} runs out first`,
      value: () => which,
      grip: 'none',
    }),
  );
  const mix = context.actionHandle('mix', { held: (down) => down && context.sound('pour') });
  const weigh = context.actionHandle('weigh_product', { held: (down) => down && context.sound('drop') });

  // ------------------------------------------------------------ parts
  const balance = createBalance(context, BALANCE);
  const product = createProductBeaker(context);
  balance.load.addChild(product.root);
  let factory = false;
  const tray = createParticleTray(context, () => {
    factory = !factory;
    context.redraw();
  });
  const slip = createPredictionSlip(context, { question: 'Which runs out first?', handles: answers });
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: '', names: ['A', 'B', 'Product'] },
    y: { label: 'Amount', short: 'n', unit: 'mol', domain: [0, 5.5], ticks: [0, 1, 2, 3, 4, 5] },
    marks: {
      before: bars({ colour: [COLOUR_A, COLOUR_B, COLOUR_PRODUCT], alpha: 0.3, gap: 0.4 }),
      now: bars({ colour: [COLOUR_A, COLOUR_B, COLOUR_PRODUCT], gap: 0.4 }),
      a: label({ side: 'above' }),
      b: label({ side: 'above' }),
      product: label({ side: 'above' }),
      words: corner({ at: 'above', text: 'pale: before' }),
    },
  });
  const chartPaper = new Graphics();
  const amounts = new Container({ label: 'amounts' });
  amounts.addChild(chartPaper, chart.root);
  const stands = { a: new Container(), b: new Container(), vessel: new Container() };
  const words = {
    a: context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0], align: 'center' }),
    b: context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0], align: 'center' }),
    vessel: context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0], align: 'center' }),
    balance: context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0], align: 'center' }),
  };
  root.addChild(
    room.root,
    stands.a,
    stands.b,
    stands.vessel,
    balance.root,
    ...Object.values(words),
    tray.root,
    amounts,
    slip.root,
  );

  // ------------------------------------------------------------ benches
  const benches = new Map<Stoichiometry, ReactionBench>();
  let shown: Stoichiometry = '1:1';
  let stage: Parameters<typeof room.resize>[0] | null = null;

  function benchOf(stoichiometry: Stoichiometry): ReactionBench {
    const known = benches.get(stoichiometry);
    if (known) return known;
    const made = createBench(context, stoichiometry);
    stands.vessel.addChild(made.root);
    stands.a.addChild(made.supplies.a.root);
    stands.b.addChild(made.supplies.b.root);
    benches.set(stoichiometry, made);
    return made;
  }

  // ------------------------------------------------------------ places
  const standing: Standing[] = [];

  /** Where a thing of a size stands in its box, above its words. */
  function stand(box: Box, size: Size, small: number, most = MOST_SCALE) {
    const free = { ...box, height: box.height - WORDS * LINE * small - WORDS_GAP };
    const scale = Math.min(most, fitted(free, size).scale);
    const [width, height] = [size.width * scale, size.height * scale];
    const foot = { x: box.x + box.width / 2, y: free.y + free.height };
    standing.push({ ...foot, width, height });
    return { foot, scale, drawn: { x: foot.x - width / 2, y: foot.y - height, width, height } };
  }

  const supplyPlace = (side: 'a' | 'b'): Placed => ({
    lay(box, type) {
      const supply = benchOf(shown).supplies[side];
      const { foot, scale, drawn } = stand(box, supply.size, type.small);
      stands[side].position.copyFrom(foot);
      stands[side].scale.set(scale);
      supply.fit(scale, type);
      perMol[side] = supply.perMol * scale;
      words[side].style.fontSize = type.small;
      words[side].position.set(foot.x, foot.y + WORDS_GAP);
      handles[side].place(drawn.x, drawn.y, drawn.width, drawn.height);
    },
  });
  const parts: Readonly<Record<Name, Placed>> = {
    tray,
    slip,
    a: supplyPlace('a'),
    b: supplyPlace('b'),
    amounts: {
      root: amounts,
      lay(box, type) {
        chartPaper.clear().roundRect(box.x, box.y, box.width, box.height, 6).fill(theme.paper);
        asPanel(chartPaper, box);
        chart.lay(inset(box, 10, 8), type);
      },
    },
    vessel: {
      lay(box, type) {
        const bench = benchOf(shown);
        const { foot, scale, drawn } = stand(box, bench.size, type.small);
        stands.vessel.position.copyFrom(foot);
        stands.vessel.scale.set(scale);
        bench.fit(scale, type);
        words.vessel.style.fontSize = type.small;
        words.vessel.position.set(foot.x, foot.y + WORDS_GAP);
        mix.place(drawn.x, drawn.y, drawn.width, drawn.height);
      },
    },
    balance: {
      lay(box, type) {
        const size = { width: BALANCE.width, height: balance.size.height + PRODUCT_BEAKER.height };
        const { foot, scale, drawn } = stand(box, size, type.small);
        const { width, height } = balance.size;
        const laid = { width: width * scale, height: height * scale };
        balance.lay({ x: foot.x - laid.width / 2, y: foot.y - laid.height, ...laid }, type);
        words.balance.style.fontSize = type.small;
        words.balance.position.set(foot.x, foot.y + WORDS_GAP);
        weigh.place(drawn.x, drawn.y, drawn.width, drawn.height);
      },
    },
  };

  function layAll(): void {
    if (!stage) return;
    standing.length = 0;
    for (const [key, bench] of benches) {
      const visible = key === shown;
      for (const part of [bench, bench.supplies.a, bench.supplies.b]) part.root.visible = visible;
    }
    const { width, height } = stageBox(stage);
    const box = {
      x: MARGIN.side,
      y: MARGIN.side,
      width: width - 2 * MARGIN.side,
      height: height - MARGIN.side - MARGIN.foot,
    };
    arrange(ARRANGEMENT[stage.layout], parts, box, stage.type);
    room.resize(stage, (standing[0]?.y ?? height) - BENCH_DEPTH, standing);
  }

  // ------------------------------------------------------------ drawing
  let before = Number.NaN;

  function drawWords({ view, shown: readings, params, hidden }: ReactionFrame): void {
    const { a, b } = reactions[params.stoichiometry];
    const ticked = view.prediction === null ? null : ANSWERS.indexOf(view.prediction);
    slip.set([a.formula, b.formula, 'neither'], ticked);
    for (const [side, formula, id] of [
      ['a', a.formula, 'reactant_a'],
      ['b', b.formula, 'reactant_b'],
    ] as const) {
      const next = `${formula}\n${hidden.has(id) ? '?' : mol(params[id])}`;
      words[side].text = next;
    }
    const gas = view.gas === null || !view.mixed ? '' : `gas\n${readings.gas_volume_l.text} L`;
    words.vessel.text = gas;
    const { product: made } = reactions[params.stoichiometry];
    const dissolved = view.finished
      ? `in solution\n${readings.dissolved_g.text} g`
      : `${made.formula} stays\nin solution`;
    const aside = made.weighed ? '' : dissolved;
    words.balance.text = aside;
  }

  function drawTray({ view, params, hidden }: ReactionFrame): void {
    const { a, b, product: made, equation } = reactions[params.stoichiometry];
    const covered = hidden.has('reactant_a') || hidden.has('reactant_b');
    // What is to be found is not laid out, neither as discs nor as parts.
    const asFactory = factory && !covered;
    const plan = FACTORIES[params.stoichiometry];
    if (asFactory) {
      tray.write(plan.order, `A: ${plan.a.many}`, `B: ${plan.b.many}`, plan.goods, factoryCaption(view, plan, a, b));
    } else {
      const scale = params.stoichiometry === '2:1' ? ' The gases are drawn 1:1000.' : '';
      const first = view.mixed ? '' : `One disc is 0.1 mol.${scale}`;
      tray.write(equation, `A: ${a.formula}`, `B: ${b.formula}`, made.formula, view.message ?? first);
    }
    tray.set({
      a: view.before.a,
      b: view.before.b,
      extent: view.now.extent,
      coefficients: [a.coefficient, b.coefficient],
      finished: view.finished,
      covered,
      factory: asFactory ? [plan.a.part, plan.b.part] : null,
    });
    const { marks } = chart;
    const seen = (value: number): number => (covered ? Number.NaN : value);
    const figure = (value: number): string => (covered ? '?' : two(value));
    const { now } = view;
    marks.before.set([view.before.a, view.before.b, 0].map(seen));
    marks.now.set([now.a, now.b, now.product].map(seen));
    marks.a.at(0, covered ? 0 : view.before.a, figure(now.a));
    marks.b.at(1, covered ? 0 : view.before.b, figure(now.b));
    marks.product.at(2, covered ? 0 : now.product, figure(now.product));
  }

  return {
    root,
    resize(next) {
      stage = next;
      layAll();
    },

    draw(frame, now) {
      const { view, params, shown: readings } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(MOST_SECONDS, Math.max(0, (now - before) / 1000));
      before = now;
      if (params.stoichiometry !== shown) {
        shown = params.stoichiometry;
        layAll();
      }
      if (benchOf(shown).draw(frame, seconds, reducedMotion)) context.redraw();
      drawTray(frame);
      drawWords(frame);
      balance.set(view.weighed ? `${readings.product_g.text} g` : '0.0 g');
      const volume = view.weighed ? view.product / BULK_DENSITY[shown] : 0;
      product.set(volume, shown === '2:1' ? 'water' : 'powder');
    },

    describe({ view, shown: readings, params, hidden }) {
      const { a, b, product: made, equation } = reactions[params.stoichiometry];
      const sentences = [
        `${equation}. ${mol(params.reactant_a)} of ${a.formula} and ${mol(params.reactant_b)} of ${b.formula} ${view.mixed ? 'were mixed' : 'are ready'}.`,
      ];
      if (view.mixed && !view.finished) sentences.push('The reaction goes on.');
      if (view.message) sentences.push(view.message);
      if (factory && !hidden.has('reactant_a') && !hidden.has('reactant_b')) {
        const plan = FACTORIES[params.stoichiometry];
        sentences.push(`As a factory: ${plan.order}. ${factoryCaption(view, plan, a, b)}`);
      }
      if (view.mixed && view.gas !== null) sentences.push(`${readings.gas_volume_l.text} L of gas.`);
      if (view.finished && !made.weighed) {
        sentences.push(`By the gas there are ${readings.dissolved_g.text} g of ${made.formula} in the solution.`);
      }
      if (view.weighed) sentences.push(`The balance shows ${readings.product_g.text} g of ${made.formula}.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
