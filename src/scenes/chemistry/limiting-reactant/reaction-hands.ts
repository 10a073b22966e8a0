/** What hands do: take more or less of a reactant, predict, mix, and weigh the product. */
import type { Handle, SceneContext } from '../../contract';

export interface AmountHand {
  readonly handle: Handle;
  /** Stage units of a mole as it is drawn now. */
  fit(perMol: number): void;
}

export interface ReactionHands {
  readonly a: AmountHand;
  readonly b: AmountHand;
  /** In the order of the boxes on the slip. */
  readonly answers: readonly Handle[];
  readonly mix: Handle;
  readonly weigh: Handle;
}

/** In the order of the boxes: which runs out first. */
export const ANSWERS = [1, 2, 0] as const;

function createAmountHand(context: SceneContext<'limiting_reactant'>, id: 'reactant_a' | 'reactant_b'): AmountHand {
  let perMol = 1;
  const handle = context.inputHandle(id, {
    drag: (point, start, amount) => amount - (point.y - start.y) / perMol,
    grip: 'y',
    hint: 'Drag it up for more, down for less; or use the arrow keys. Fresh reactants are taken.',
  });
  return {
    handle,
    fit(next) {
      perMol = next;
    },
  };
}

export const createReactionHands = (context: SceneContext<'limiting_reactant'>): ReactionHands => ({
  a: createAmountHand(context, 'reactant_a'),
  b: createAmountHand(context, 'reactant_b'),
  answers: ANSWERS.map((which) =>
    context.actionHandle('predict', {
      name: which === 0 ? 'Predict: neither runs out first' : `Predict: ${which === 1 ? 'A' : 'B'} runs out first`,
      value: () => which,
      grip: 'none',
    }),
  ),
  mix: context.actionHandle('mix', { held: (down) => down && context.sound('pour') }),
  weigh: context.actionHandle('weigh_product', { held: (down) => down && context.sound('drop') }),
});
