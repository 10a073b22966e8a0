import { unitText } from '../../../engine/runtime/format';
import type { Grade, InstrumentSpec, NumberReading, ReadingOrigin } from '../../../engine/contract';
import type { Shown } from '../../../engine/runtime/instrument';
import { useBenchState } from '../bench-context';
import { partsOf, partsText } from '../notebook/measured-text';
import { asDisplayed, plusMinus } from './reading-text';

/** Why a number stands without an instrument. */
const ORIGIN_WORDS: Readonly<Record<ReadingOrigin, string>> = {
  computed: 'Computed from settings and other quantities.',
  theory: 'True value of the model: nothing on this bench measures it.',
  count: 'Counted, so without an instrument’s errors.',
  chance: 'Its scatter is part of the model.',
  derived: 'Worked out from what the instruments show, with their uncertainties.',
};

/** What shows a number, and where its class comes from. */
function instrumentWords(instrument: InstrumentSpec, grade: Grade): string {
  if (grade === 'ideal') return `${instrument.name}. Shown as it is, without an instrument’s errors.`;
  const { source, gain = 0, offset = 0 } = instrument[grade];
  return `${instrument.name}. ${source}.${gain + offset > 0 ? ' Calibration offset unknown.' : ''}`;
}

/** Of what an uncertainty consists; empty where it is scatter or calibration alone. */
export function partsWords(shown: Shown): string {
  const parts = partsText(partsOf(shown));
  if (parts === '') return '';
  const whole = `${plusMinus(shown.uncertainty)} ${unitText(shown.unit)}`.trimEnd();
  return `${whole} in all: ${parts}. Repeats average the scatter out; the calibration is the same in all of them.`;
}

interface ReadingMoreProps {
  readonly id: string;
  readonly def: NumberReading;
}

/** What a reading comes from, and of what its uncertainty consists. Fetched when somebody asks. */
export function ReadingMore({ id, def }: ReadingMoreProps) {
  const grade = useBenchState((state) => state.grade);
  const words = useBenchState((state) => {
    const shown = state.answersHidden ? undefined : asDisplayed(state.shown[id], def);
    return shown ? partsWords(shown) : '';
  });
  const { instrument, origin } = def;
  return (
    <>
      <p>{instrument ? instrumentWords(instrument, grade) : origin && ORIGIN_WORDS[origin]}</p>
      {words !== '' && <p>{words}</p>}
    </>
  );
}
