/** The bench as one reads it out. */
import type { Frame } from '../../contract';

type ExtractionFrame = Frame<'step_based'>;

export function describeExtraction({ view, shown }: ExtractionFrame): string {
  const parts = view.account.map((part) => `${(100 * part).toFixed(0)} %`);
  return [
    view.broken < 0.01
      ? 'A whole strawberry lies in the bag.'
      : view.filtered
        ? 'The bag is empty; pulp lies in the filter paper.'
        : `The strawberry is pulp to ${(100 * view.broken).toFixed(0)} %${view.buffer > 0 ? ', with foam of the buffer' : ''}.`,
    view.ethanol > 0
      ? `Clear ethanol lies on the red liquid in the tube${view.threads > 0.001 ? ', and white threads rise where they meet' : ', and nothing is seen where they meet'}.`
      : view.filtered
        ? 'Clear red filtrate stands in the tube.'
        : 'The tube is empty.',
    view.wound > 0 ? `White threads are wound on the stick: ${shown.dna_yield_ug.text} µg of DNA.` : '',
    `Of the DNA ${parts[0]} is in cells, ${parts[1]} free, ${parts[2]} degraded, ${parts[3]} kept by the filter, ${parts[4]} in threads, ${parts[5]} on the stick.`,
    `The bath has ${view.bath} °C, the ethanol ${view.bottle} °C.`,
  ].join(' ');
}
