/** Limiting reactants: a precipitate, a balloon or a spark tube, the tray on which particles pair up, and bars of amounts. */
import { Container } from 'pixi.js';
import { reactions } from '../../../../engine/data/reactions';
import type { CreateScene, StageSize } from '../../contract';
import { type Arrangements, arrange, column, grow, row, stageRoom } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createAmountsChart } from './amounts-chart';
import { describeReaction } from './describe-limiting-reactant';
import type { ReactionFrame, Stoichiometry } from './limiting-reactant-benches';
import { FACTORIES, factoryCaption } from './limiting-reactant-factory';
import { createParticleTray, type ParticleTray } from './particle-tray';
import { createPredictionSlip } from './prediction-slip';
import { ANSWERS, createReactionHands } from './reaction-hands';
import { createProductBalance, createReactionRow } from './reaction-row';

const ARRANGEMENT: Arrangements<'tray' | 'amounts' | 'slip' | 'a' | 'b' | 'vessel' | 'balance'> = {
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
/** The bench's back edge lies so far above the feet, stage units. */
const BENCH_DEPTH = 56;
const MOST_SECONDS = 0.1;

const isCovered = (hidden: ReactionFrame['hidden']): boolean => hidden.has('reactant_a') || hidden.has('reactant_b');

function drawTray(tray: ParticleTray, { view, params, hidden }: ReactionFrame, factory: boolean): void {
  const { a, b, product: made, equation } = reactions[params.stoichiometry];
  const covered = isCovered(hidden);
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
}

export const createScene: CreateScene<'limiting_reactant'> = (context) => {
  const root = new Container({ label: 'limiting reactants' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const hands = createReactionHands(context);
  const balance = createProductBalance(context);
  let factory = false;
  const tray = createParticleTray(context, () => {
    factory = !factory;
    context.redraw();
  });
  const slip = createPredictionSlip(context, { question: 'Which runs out first?', handles: hands.answers });
  const amounts = createAmountsChart(context);
  const bench = createReactionRow(context, hands, balance);
  root.addChild(room.root, ...bench.roots, tray.root, amounts.root, slip.root);
  let shown: Stoichiometry = '1:1';
  let stage: StageSize | null = null;
  let before = Number.NaN;

  function layAll(): void {
    if (!stage) return;
    bench.show(shown);
    const parts = { tray, slip, amounts, ...bench.places };
    arrange(ARRANGEMENT[stage.layout], parts, stageRoom(stage, MARGIN.side, MARGIN.foot), stage.type);
    room.resize(stage, (bench.standing[0]?.y ?? stage.height) - BENCH_DEPTH, bench.standing);
  }

  return {
    root,
    resize(next) {
      stage = next;
      layAll();
    },

    draw(frame, now) {
      const { view, params, hidden } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(MOST_SECONDS, Math.max(0, (now - before) / 1000));
      before = now;
      if (params.stoichiometry !== shown) {
        shown = params.stoichiometry;
        layAll();
      }
      if (bench.draw(frame, seconds)) context.redraw();
      drawTray(tray, frame, factory);
      amounts.set(view, isCovered(hidden));
      const { a, b } = reactions[params.stoichiometry];
      slip.set([a.formula, b.formula, 'neither'], view.prediction === null ? null : ANSWERS.indexOf(view.prediction));
    },

    describe: (frame) => describeReaction(frame, factory),
    destroy: () => root.destroy({ children: true }),
  };
};
