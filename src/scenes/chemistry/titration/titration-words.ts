/** What is said of the titration bench. */
import type { Frame } from '../../contract';

type TitrationFrame = Frame<'titration'>;

export const ABBREVIATIONS: Readonly<Record<TitrationFrame['params']['indicator'], string>> = {
  Phenolphthalein: 'PP',
  'Methyl Orange': 'MO',
  'Bromothymol Blue': 'BTB',
};
/** Colours of the stock solutions in their bottles: for recognition, not for chemistry. */
export const STOCK: Readonly<Record<TitrationFrame['params']['indicator'], number>> = {
  Phenolphthalein: 0xdfe6ee,
  'Methyl Orange': 0xf08a24,
  'Bromothymol Blue': 0x3f8f5a,
};

export const eyeWords = (eye: number): string =>
  eye === 0 ? 'eye level' : `eye ${Math.abs(eye)} cm too ${eye > 0 ? 'high' : 'low'}`;

export const stopcockWords = (fraction: number): string =>
  fraction === 0 ? 'closed' : fraction === 1 ? 'fully open' : `${Math.round(fraction * 100)} % open`;

export const dropWords = (drops: number): string =>
  drops === 0 ? 'no indicator' : drops === 1 ? '1 drop' : `${drops} drops`;

export function describeTitration({ view, shown, params }: TitrationFrame): string {
  const flow = view.flow > 0 ? `base runs in at ${view.flow.toFixed(2)} mL/s` : 'nothing runs';
  const sentences = [
    `The burette reads ${shown.burette_reading.text} mL; its stopcock is ${stopcockWords(view.stopcock)} and ${flow}.`,
    `The flask holds ${(params.acid_vol + view.deliveredMl).toFixed(1)} mL, ${view.colour.word}, with ${view.drops === 0 ? 'no indicator' : `${dropWords(view.drops)} of ${params.indicator}`}; the stirrer is ${view.swirling ? 'on' : 'off'}.`,
    `The pH meter shows ${shown.ph_meter.text}.`,
  ];
  const count = view.titresMl.length;
  if (shown.endpoint_volume.value !== null) sentences.push(`The end point came at ${shown.endpoint_volume.text} mL.`);
  if (count > 0) sentences.push(`There ${count === 1 ? 'is 1 titre' : `are ${count} titres`} so far.`);
  if (view.concordant) {
    const mean = shown.mean_titre.value === null ? '' : `; their mean is ${shown.mean_titre.text} mL`;
    sentences.push(`${view.concordant.count} of them agree within 0.10 mL${mean}.`);
  }
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
