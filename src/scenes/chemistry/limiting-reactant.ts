/** Limiting reactants: a precipitate, a balloon or a spark tube, the tray on which particles pair up, and bars of amounts. */
import { Container } from 'pixi.js';
import { reactions } from '../../../engine/data/reactions';
import type { CreateScene, Point, StageSize } from '../contract';
import { createAmountBars } from '../kit/amount-bars';
import { createBackdrop } from '../kit/backdrop';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { COLOUR_A, COLOUR_B, createParticleTray } from '../kit/particle-tray';
import { createProductBalance } from '../kit/product-balance';
import { createStageButton } from '../kit/stage-button';
import { FACTORIES, factoryCaption } from './limiting-reactant-factory';
import { createBench, type ReactionBench, type ReactionFrame, type Stoichiometry } from './limiting-reactant-benches';

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  readonly apparatus: Point & { readonly scale: number };
  readonly a: Point;
  readonly b: Point;
  readonly supplyScale: number;
  readonly balance: Point | null;
  readonly question: Point;
  /** Of the first of three buttons; the next lie `step` further. */
  readonly answers: Box & { readonly step: number };
  readonly mix: Box;
  readonly tray: Box;
  /** The switch between discs and factory. */
  readonly factory: Box;
  readonly bars: Box | null;
  readonly gas: Point;
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 432,
    apparatus: { x: 304, y: 488, scale: 1.18 },
    a: { x: 60, y: 486 },
    b: { x: 156, y: 486 },
    supplyScale: 1.24,
    balance: { x: 474, y: 494 },
    question: { x: 24, y: 54 },
    answers: { x: 24, y: 76, width: 104, height: 36, step: 112 },
    mix: { x: 372, y: 74, width: 128, height: 38 },
    tray: { x: 552, y: 44, width: 396, height: 280 },
    factory: { x: 552, y: 330, width: 180, height: 32 },
    bars: { x: 552, y: 370, width: 396, height: 156 },
    gas: { x: 456, y: 342 },
  },
  narrow: {
    benchY: 318,
    apparatus: { x: 228, y: 356, scale: 0.78 },
    a: { x: 42, y: 348 },
    b: { x: 124, y: 348 },
    supplyScale: 0.9,
    balance: null,
    question: { x: 8, y: 6 },
    answers: { x: 8, y: 32, width: 88, height: 42, step: 95 },
    mix: { x: 8, y: 84, width: 132, height: 44 },
    tray: { x: 300, y: 4, width: 336, height: 342 },
    factory: { x: 300, y: 352, width: 336, height: 44 },
    bars: null,
    gas: { x: 222, y: 88 },
  },
};

const COLOUR_PRODUCT = 0x57b894;
const ANSWERS = [1, 2, 0] as const;
const AMOUNT = [0.1, 5] as const;
/** A drag of so many stage units is 1 mol. */
const DRAG_PER_MOL = 28;
const BALANCE_WIDTH = 136;
/** The heap fills the paper at this mass, g. */
const FULL_HEAP = 1170;
const SUPPLY_WIDTH = 76;
const MOST_SECONDS = 0.1;

const mol = (amount: number): string => `${amount.toFixed(1)} mol`;
const two = (amount: number): string => (Math.round(amount * 100) / 100).toFixed(2);

export const createScene: CreateScene<'limiting_reactant'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'limiting reactants' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const places = { bench: new Container(), a: new Container(), b: new Container() };
  const benches = new Map<Stoichiometry, ReactionBench>();
  const balance = createProductBalance(context, BALANCE_WIDTH);
  const tray = createParticleTray(context);
  const bars = createAmountBars(context, {
    title: 'Before (outline) and now',
    unit: 'mol',
    full: 5,
    colours: [COLOUR_A, COLOUR_B, COLOUR_PRODUCT],
  });
  const question = context.text({
    text: 'Which runs out first?',
    size: 13.5,
    weight: '600',
    colour: theme.ink,
  });
  const answers = ANSWERS.map(() => createIlluminatedButton(context));
  const factoryButton = createIlluminatedButton(context);
  const supplyTexts = {
    a: context.text({ size: 12.5, weight: '600', colour: theme.ink, anchor: [0.5, 0], align: 'center' }),
    b: context.text({ size: 12.5, weight: '600', colour: theme.ink, anchor: [0.5, 0], align: 'center' }),
  };
  const gasText = context.text({ size: 13, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  root.addChild(
    backdrop.root,
    places.a,
    places.b,
    places.bench,
    balance.root,
    tray.root,
    bars.root,
    question,
    ...answers.map((answer) => answer.root),
    factoryButton.root,
    supplyTexts.a,
    supplyTexts.b,
    gasText,
  );

  // ------------------------------------------------------------ what hands do
  const supply = (id: 'reactant_a' | 'reactant_b', name: string) =>
    context.handle({
      role: 'slider',
      name,
      hint: 'Drag it up for more, down for less; or use the arrow keys. Fresh reactants are taken.',
      min: AMOUNT[0],
      max: AMOUNT[1],
      step: 0.1,
      value: 1,
      format: mol,
      set: (amount) => context.setInput(id, Number(amount.toFixed(1))),
      drag: (point, start, amount) => amount - (point.y - start.y) / DRAG_PER_MOL,
    });
  const handles = { a: supply('reactant_a', 'Reactant A'), b: supply('reactant_b', 'Reactant B') };
  const answerHandles = ANSWERS.map((which) =>
    context.handle({
      role: 'toggle',
      name: which === 0 ? 'Predict: neither runs out first' : `Predict: ${which === 1 ? 'A' : 'B'} runs out first`,
      pressed: false,
      toggle: () => context.dispatch({ do: 'predict', value: which }),
    }),
  );
  const mix = createStageButton(context, {
    label: 'Mix',
    name: 'Mix the reactants',
    press: () => context.dispatch({ do: 'mix' }),
  });
  root.addChild(mix.root);
  const weigh = context.handle({
    role: 'button',
    name: 'Balance: weigh the product',
    press: () => context.dispatch({ do: 'weigh_product' }),
  });

  let factory = false;
  const factoryHandle = context.handle({
    role: 'toggle',
    name: 'Factory: the same as parts and goods',
    hint: 'Bolts and nuts, or frames and wheels, in place of particles.',
    pressed: false,
    toggle(on) {
      factory = on;
      context.redraw();
    },
  });

  // ------------------------------------------------------------ drawing
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let shown: Stoichiometry | null = null;
  let before = Number.NaN;
  /** What lies on the tray and stands in the bars. */
  const nothing = {
    extent: Number.NaN,
    a: 0,
    b: 0,
    stoichiometry: '1:1' as Stoichiometry,
    mixed: false,
    message: null as string | null,
    covered: false,
    asFactory: false,
  };
  let trayed = nothing;

  function benchOf(stoichiometry: Stoichiometry): ReactionBench {
    const known = benches.get(stoichiometry);
    if (known) return known;
    const made = createBench(context, stoichiometry);
    places.bench.addChild(made.root);
    places.a.addChild(made.supplies.a.root);
    places.b.addChild(made.supplies.b.root);
    made.fitText(1 / layout.apparatus.scale);
    benches.set(stoichiometry, made);
    return made;
  }

  function showBench(stoichiometry: Stoichiometry): ReactionBench {
    const bench = benchOf(stoichiometry);
    if (shown === stoichiometry) return bench;
    shown = stoichiometry;
    for (const [key, { root: stand, supplies }] of benches) {
      const visible = key === stoichiometry;
      stand.visible = visible;
      supplies.a.root.visible = visible;
      supplies.b.root.visible = visible;
    }
    return bench;
  }

  function drawWords({ view, shown: readings, params }: ReactionFrame): void {
    const { a, b } = reactions[params.stoichiometry];
    const labels = [a.formula, b.formula, 'neither'];
    ANSWERS.forEach((which, k) => {
      answers[k]?.set(labels[k] ?? '', view.prediction === which);
      answerHandles[k]?.update(view.prediction === which);
    });
    for (const [side, formula, amount] of [
      ['a', a.formula, params.reactant_a],
      ['b', b.formula, params.reactant_b],
    ] as const) {
      const words = `${formula}\n${mol(amount)}`;
      if (supplyTexts[side].text !== words) supplyTexts[side].text = words;
    }
    const gas = view.gas === null || !view.mixed ? '' : `${readings.gas_volume_l.text} L${narrow ? '' : ' of gas'}`;
    if (gasText.text !== gas) gasText.text = gas;
  }

  function drawTray({ view, params, hidden }: ReactionFrame): void {
    const { a, b, product, equation } = reactions[params.stoichiometry];
    const covered = hidden.has('reactant_a') || hidden.has('reactant_b');
    // What is to be found is not laid out, neither as discs nor as parts.
    const asFactory = factory && !covered;
    factoryHandle.enable(!covered);
    factoryHandle.update(asFactory);
    factoryButton.set('Factory', asFactory);
    const { extent } = view.now;
    const same =
      extent === trayed.extent &&
      view.before.a === trayed.a &&
      view.before.b === trayed.b &&
      params.stoichiometry === trayed.stoichiometry &&
      view.mixed === trayed.mixed &&
      view.message === trayed.message &&
      covered === trayed.covered &&
      asFactory === trayed.asFactory;
    if (same) return;
    const { mixed, message } = view;
    trayed = { extent, ...view.before, stoichiometry: params.stoichiometry, mixed, message, covered, asFactory };
    const plan = FACTORIES[params.stoichiometry];
    if (asFactory) {
      tray.write(plan.order, `A: ${plan.a.many}`, `B: ${plan.b.many}`, plan.goods, factoryCaption(view, plan, a, b));
    } else {
      tray.write(
        equation,
        `A: ${a.formula}`,
        `B: ${b.formula}`,
        narrow ? product.formula : `${product.formula}: groups of ${a.coefficient} A and ${b.coefficient} B`,
        view.message ?? (view.mixed ? '' : 'One disc is 0.1 mol.'),
      );
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
    if (!layout.bars) return;
    bars.set(
      [
        { label: a.formula, figure: two(view.now.a), before: view.before.a, now: view.now.a },
        { label: b.formula, figure: two(view.now.b), before: view.before.b, now: view.now.b },
        { label: product.formula, figure: two(view.now.product), before: 0, now: view.now.product },
      ],
      covered,
    );
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      const textSize = Math.max(12.5, 12 * stage.pixel);
      backdrop.resize(stage, layout.benchY);
      places.bench.position.set(layout.apparatus.x, layout.apparatus.y);
      places.bench.scale.set(layout.apparatus.scale);
      for (const bench of benches.values()) bench.fitText(1 / layout.apparatus.scale);
      for (const side of ['a', 'b'] as const) {
        const at = layout[side];
        places[side].position.set(at.x, at.y);
        places[side].scale.set(layout.supplyScale);
        supplyTexts[side].position.set(at.x, at.y + (narrow ? -2 : 10));
        const width = SUPPLY_WIDTH * layout.supplyScale;
        const height = 160 * layout.supplyScale;
        handles[side].place(at.x - width / 2, at.y - height, width, height);
      }
      balance.root.visible = layout.balance !== null;
      weigh.enable(layout.balance !== null);
      if (layout.balance) {
        const { x, y } = layout.balance;
        balance.root.position.set(x, y);
        weigh.place(x - BALANCE_WIDTH / 2, y - 100, BALANCE_WIDTH, 102);
      }
      question.position.set(layout.question.x, layout.question.y);
      const { x, y, width, height, step } = layout.answers;
      answers.forEach((answer, k) => {
        answer.root.position.set(x + k * step, y);
        answer.lay(width, height);
        answerHandles[k]?.place(x + k * step, y, width, height);
      });
      mix.place(layout.mix.x, layout.mix.y, layout.mix.width, layout.mix.height);
      tray.root.position.set(layout.tray.x, layout.tray.y);
      tray.lay(layout.tray.width, layout.tray.height, textSize, narrow ? 2 : 1);
      trayed = nothing;
      const { factory: place } = layout;
      factoryButton.root.position.set(place.x, place.y);
      factoryButton.lay(place.width, place.height);
      factoryHandle.place(place.x, place.y, place.width, place.height);
      bars.root.visible = layout.bars !== null;
      if (layout.bars) {
        bars.root.position.set(layout.bars.x, layout.bars.y);
        bars.lay(layout.bars.width, layout.bars.height, textSize);
      }
      gasText.position.set(layout.gas.x, layout.gas.y);
    },

    draw(frame, now) {
      const { view, params, shown: readings } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(MOST_SECONDS, Math.max(0, (now - before) / 1000));
      before = now;
      if (showBench(params.stoichiometry).draw(frame, seconds, reducedMotion)) context.redraw();
      drawTray(frame);
      drawWords(frame);
      const weight = view.weighed ? `${readings.product_g.text} g` : '0.0 g';
      balance.set(
        weight,
        view.weighed ? Math.cbrt(Math.min(1, view.product / FULL_HEAP)) : 0,
        params.stoichiometry === '2:1' ? 'water' : 'powder',
      );
      mix.enable(!view.mixed);
      handles.a.update(params.reactant_a);
      handles.b.update(params.reactant_b);
    },

    describe({ view, shown: readings, params, hidden }) {
      const { a, b, product, equation } = reactions[params.stoichiometry];
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
      if (view.weighed) sentences.push(`The balance shows ${readings.product_g.text} g of ${product.formula}.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
