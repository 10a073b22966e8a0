/** A reading as the learner sees it. Pure. */
import type { Grade, InstrumentSpec, ReadingDef, ReadingOrigin } from '../../../engine/contract';
import { formatUncertainty } from '../../../engine/runtime/format';
import type { Shown } from '../../../engine/runtime/instrument';
import { unitText } from '../controls/input-rules';
import { partsOf, partsText } from '../notebook/measured-text';

export const HIDDEN = 'hidden';

/** Why a number stands without an instrument. */
export const ORIGIN_WORDS: Readonly<Record<ReadingOrigin, string>> = {
  computed: 'Computed from settings and other quantities.',
  theory: 'True value of the model: nothing on this bench measures it.',
  count: 'Counted, so without an instrument’s errors.',
  chance: 'Its scatter is part of the model.',
  derived: 'Worked out from what the instruments show, with their uncertainties.',
};

/** What shows a number, and where its class comes from. */
export function instrumentWords(instrument: InstrumentSpec, grade: Grade): string {
  if (grade === 'ideal') return `${instrument.name}. Shown as it is, without an instrument’s errors.`;
  const { source, gain = 0, offset = 0 } = instrument[grade];
  return `${instrument.name}. ${source}.${gain + offset > 0 ? ' Calibration offset unknown.' : ''}`;
}

/** The uncertainty with its sign; nothing where none applies. */
export const plusMinus = (uncertainty: number | null): string =>
  uncertainty === null ? '' : `± ${formatUncertainty(uncertainty)}`;

/** Of what an uncertainty consists; empty where it is scatter or calibration alone. */
export function partsWords(shown: Shown): string {
  const parts = partsText(partsOf(shown));
  if (parts === '') return '';
  const whole = `${plusMinus(shown.uncertainty)} ${unitText(shown.unit)}`.trimEnd();
  return `${whole} in all: ${parts}. Repeats average the scatter out; the calibration is the same in all of them.`;
}

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
