/** A reading as the learner sees it. Pure. */
import type { ReadingDef } from '../../../engine/contract';
import { formatUncertainty, unitText } from '../../../engine/runtime/format';
import type { Shown } from '../../../engine/runtime/instrument';

export const HIDDEN = 'hidden';

/** The uncertainty with its sign, which stays with it on one line; nothing where none applies. */
export const plusMinus = (uncertainty: number | null): string =>
  uncertainty === null ? '' : `±\u00a0${formatUncertainty(uncertainty)}`;

/** As the apparatus displays it: a number below the least that it shows is only said to be less, without uncertainty. */
export function asDisplayed(shown: Shown | undefined, def: ReadingDef | undefined): Shown | undefined {
  const least = def === undefined || def.kind === 'text' ? undefined : def.least;
  if (!shown || least === undefined || typeof shown.value !== 'number' || shown.value >= least) return shown;
  return { ...shown, text: `< ${least}`, uncertainty: null };
}

/** One line: `8.74 ± 0.02 mL`. */
export function readingLine({ text, uncertainty, unit }: Shown): string {
  return [text, plusMinus(uncertainty), unitText(unit)].filter((part) => part !== '').join(' ');
}

/** Several readings in one sentence to be read out. */
export function readOut(
  readings: readonly { readonly label: string; readonly shown: Shown | undefined }[],
  hidden: boolean,
): string {
  return readings
    .map(
      ({ label, shown }) =>
        `${label} ${hidden ? HIDDEN : shown && shown.value !== null ? readingLine(shown).replace('±', 'plus or minus') : 'no value'}`,
    )
    .join('; ');
}
