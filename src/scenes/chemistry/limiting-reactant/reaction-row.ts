/** What stands in a row on the bench, with words below each: supplies of A and B, the vessel of the reaction, and the balance. */
import { Container, type Text } from 'pixi.js';
import { reactions } from '../../../../engine/data/reactions';
import type { Box, Handle, Point, SceneContext, TypeSizes } from '../../contract';
import { fitted, type Placed, placeHandle, type Size } from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';
import type { Standing } from '../../kit/room/room';
import { createBench, type ReactionBench, type ReactionFrame, type Stoichiometry } from './limiting-reactant-benches';
import { createProductBeaker, PRODUCT_BEAKER } from './product-beaker';
import type { ReactionHands } from './reaction-hands';

type Name = 'a' | 'b' | 'vessel' | 'balance';

/** So many lines of words stand below each thing. */
const WORDS = 2;
const WORDS_GAP = 12;
const LINE = 1.25;
const MOST_SCALE = 1.5;
const BALANCE = { width: 190, height: 74 } as const;
/** g/mL, as the dry powders lie; water. */
const BULK_DENSITY: Readonly<Record<Stoichiometry, number>> = { '1:1': 2, '1:2': 1, '2:1': 1 };

/** The balance, with the beaker in which the product is weighed. */
export function createProductBalance(context: SceneContext<'limiting_reactant'>) {
  const balance = createBalance(context, BALANCE);
  const product = createProductBeaker(context);
  balance.load.addChild(product.root);
  const { width, height } = balance.size;
  return {
    root: balance.root,
    size: { width: BALANCE.width, height: height + PRODUCT_BEAKER.height },
    stand(foot: Point, scale: number, type: TypeSizes) {
      const laid = { width: width * scale, height: height * scale };
      balance.lay({ x: foot.x - laid.width / 2, y: foot.y - laid.height, ...laid }, type);
    },
    draw({ view, shown, params }: ReactionFrame) {
      balance.set(view.weighed ? `${shown.product_g.text} g` : '0.0 g');
      const volume = view.weighed ? view.product / BULK_DENSITY[params.stoichiometry] : 0;
      product.set(volume, params.stoichiometry === '2:1' ? 'water' : 'powder');
    },
  };
}

/** The benches of the three reactions, each made when it is first wanted; one is shown. */
function createBenches(context: SceneContext<'limiting_reactant'>) {
  const stands = { a: new Container(), b: new Container(), vessel: new Container() };
  const benches = new Map<Stoichiometry, ReactionBench>();
  return {
    stands,
    of(stoichiometry: Stoichiometry): ReactionBench {
      const known = benches.get(stoichiometry);
      if (known) return known;
      const made = createBench(context, stoichiometry);
      stands.vessel.addChild(made.root);
      stands.a.addChild(made.supplies.a.root);
      stands.b.addChild(made.supplies.b.root);
      benches.set(stoichiometry, made);
      return made;
    },
    show(stoichiometry: Stoichiometry) {
      for (const [key, bench] of benches) {
        const visible = key === stoichiometry;
        for (const part of [bench, bench.supplies.a, bench.supplies.b]) part.root.visible = visible;
      }
    },
  };
}

export const mol = (amount: number): string => `${amount.toFixed(1)} mol`;

/** What is written below each thing. */
function wordsOf({ view, shown, params, hidden }: ReactionFrame): Readonly<Record<Name, string>> {
  const { a, b, product } = reactions[params.stoichiometry];
  const amount = (id: 'reactant_a' | 'reactant_b'): string => (hidden.has(id) ? '?' : mol(params[id]));
  const dissolved = view.finished
    ? `in solution\n${shown.dissolved_g.text} g`
    : `${product.formula} stays\nin solution`;
  return {
    a: `${a.formula}\n${amount('reactant_a')}`,
    b: `${b.formula}\n${amount('reactant_b')}`,
    vessel: view.gas === null || !view.mixed ? '' : `gas\n${shown.gas_volume_l.text} L`,
    balance: product.weighed ? '' : dissolved,
  };
}

export function createReactionRow(
  context: SceneContext<'limiting_reactant'>,
  hands: ReactionHands,
  balance: ReturnType<typeof createProductBalance>,
) {
  const { stands, ...benches } = createBenches(context);
  const below = (): Text =>
    context.text({ size: 12, weight: '600', colour: context.theme.ink, anchor: [0.5, 0], align: 'center' });
  const words: Readonly<Record<Name, Text>> = { a: below(), b: below(), vessel: below(), balance: below() };
  const standing: Standing[] = [];
  let reaction: Stoichiometry = '1:1';

  /** Where a thing of a size stands in its box, above its words; a hand takes it there. */
  function stand(name: Name, box: Box, size: Size, { small }: TypeSizes, handle: Handle) {
    const free = { ...box, height: box.height - WORDS * LINE * small - WORDS_GAP };
    const scale = Math.min(MOST_SCALE, fitted(free, size).scale);
    const [width, height] = [size.width * scale, size.height * scale];
    const foot = { x: box.x + box.width / 2, y: free.y + free.height };
    standing.push({ ...foot, width, height });
    words[name].style.fontSize = small;
    words[name].position.set(foot.x, foot.y + WORDS_GAP);
    placeHandle(handle, { x: foot.x - width / 2, y: foot.y - height, width, height });
    return { foot, scale };
  }

  const supplyPlace = (side: 'a' | 'b'): Placed => ({
    lay(box, type) {
      const supply = benches.of(reaction).supplies[side];
      const { foot, scale } = stand(side, box, supply.size, type, hands[side].handle);
      stands[side].position.copyFrom(foot);
      stands[side].scale.set(scale);
      supply.fit(scale, type);
      hands[side].fit(supply.perMol * scale);
    },
  });
  const vessel: Placed = {
    lay(box, type) {
      const bench = benches.of(reaction);
      const { foot, scale } = stand('vessel', box, bench.size, type, hands.mix);
      stands.vessel.position.copyFrom(foot);
      stands.vessel.scale.set(scale);
      bench.fit(scale, type);
    },
  };
  const scales: Placed = {
    lay(box, type) {
      const { foot, scale } = stand('balance', box, balance.size, type, hands.weigh);
      balance.stand(foot, scale, type);
    },
  };

  return {
    roots: [...Object.values(stands), balance.root, ...Object.values(words)],
    places: { a: supplyPlace('a'), b: supplyPlace('b'), vessel, balance: scales },
    standing,
    /** Before it is laid: which reaction it is laid for. */
    show(next: Stoichiometry) {
      reaction = next;
      standing.length = 0;
      benches.show(next);
    },
    /** True while something moves on by itself. */
    draw(frame: ReactionFrame, seconds: number): boolean {
      const moving = benches.of(reaction).draw(frame, seconds, context.reducedMotion);
      const said = wordsOf(frame);
      for (const name of ['a', 'b', 'vessel', 'balance'] as const) words[name].text = said[name];
      balance.draw(frame);
      return moving;
    },
  };
}
