import { reactions } from '../../../../engine/data/reactions';
import type { ReactionFrame } from './limiting-reactant-benches';
import { FACTORIES, factoryCaption } from './limiting-reactant-factory';
import { mol } from './reaction-row';

/** The reaction in words; `factory`: the tray tells it as one. */
export function describeReaction({ view, shown, params, hidden }: ReactionFrame, factory: boolean): string {
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
  if (view.mixed && view.gas !== null) sentences.push(`${shown.gas_volume_l.text} L of gas.`);
  if (view.finished && !made.weighed) {
    sentences.push(`By the gas there are ${shown.dissolved_g.text} g of ${made.formula} in the solution.`);
  }
  if (view.weighed) sentences.push(`The balance shows ${shown.product_g.text} g of ${made.formula}.`);
  return sentences.join(' ');
}
