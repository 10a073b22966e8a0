/** The bench as one reads it out. */
import type { Frame } from '../../contract';

export type EnzymeFrame = Frame<'enzyme_activity'>;

function foldWords(folded: number): string {
  if (folded > 0.9) return 'The picture of one enzyme molecule shows it folded around its haem.';
  return folded > 0.1
    ? 'The picture of one enzyme molecule shows it coming loose: part of the enzyme is lost.'
    : 'The picture of one enzyme molecule shows a loose thread: nearly all enzyme is lost.';
}

/** `tangent`: what the recorder's sheet says of it, '' for nothing. */
export function describeBench({ view, shown, params }: EnzymeFrame, tangent: string): string {
  const sentences = [
    `A stoppered cylinder with peroxide and liver extract stands in a bath of ${params.temperature} °C; the meter shows pH ${shown.actual_ph.text}.`,
    view.begun
      ? `The foam stands ${shown.foam_height_mm.text} mm high, and the burette holds ${shown.oxygen_ml.text} mL of oxygen.`
      : 'The burette is full of water: nothing has begun.',
  ];
  if (tangent !== '') sentences.push(`The tangent on the recorder's sheet says ${tangent}.`);
  if (view.heated > 0) sentences.push(`The enzyme was heated for ${view.heated} s before.`);
  if (view.copper > 0) sentences.push(`There are ${view.copper} mmol/L of copper sulfate in it.`);
  if (view.dose > 1) sentences.push(`${view.dose.toFixed(1)} mL of extract have been given.`);
  sentences.push(foldWords(view.folded));
  return sentences.join(' ');
}
