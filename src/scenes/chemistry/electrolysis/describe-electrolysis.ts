import type { Frame } from '../../contract';

export type CellFrame = Frame<'electrolysis'>;

/** A word on how it goes; not that gas dissolves, where that is to be found. */
export const messageOf = ({ view, hidden }: CellFrame): string | null =>
  view.message ??
  (view.dissolving && !hidden.has('dissolution') ? 'Gas is still dissolving in the liquid around the plates.' : null);

/** Supply, gases and what is said of them, in words. */
export function describeElectrolysis(frame: CellFrame): string {
  const { view, shown, params } = frame;
  const sentences = [
    `A Hofmann voltameter. The supply is set to ${params.voltage} V and is switched ${view.on ? 'on' : 'off'}.`,
  ];
  if (view.on) sentences.push(`${shown.current_ma.text} mA flow; ${shown.charge_c.text} C have passed.`);
  sentences.push(
    `Over the cathode stand ${shown.h2_ml.text} mL of hydrogen, over the anode ${shown.o2_ml.text} mL of oxygen.`,
  );
  if (view.indicator) sentences.push('Bromothymol blue colours the liquid.');
  const said = messageOf(frame);
  if (said) sentences.push(said);
  return sentences.join(' ');
}
