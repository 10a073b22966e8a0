import { useId } from 'react';
import { split } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import type { TextInput } from '../../../engine/inputs';
import { recordOf } from '../../shelf/shelf';
import { useShelf } from '../../shelf/use-shelf';
import { amountText } from '../../shelf/words';

interface ClassSamplesProps {
  /** The instrument's place for a sample. */
  readonly input: TextInput;
  /** Codes of those that are given. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A portion for one student: each gets a copy, the vial stays on the shelf. */
const PORTION: Readonly<Record<Sample['amount']['unit'], number>> = { mL: 2, g: 0.1 };

const portionOf = (sample: Sample): string => {
  const parted = split(sample, Math.min(sample.amount.value, PORTION[sample.amount.unit]));
  return sampleCode(parted.ok ? parted.taken : sample);
};

/** Samples of the shelf that this instrument takes: each student gets one of those that are ticked. */
export function ClassSamples({ input, chosen, onChange }: ClassSamplesProps) {
  const title = useId();
  const { shelf } = useShelf();
  const offered = shelf.vials.flatMap((vial) => {
    const sample = recordOf(vial);
    if (!sample) return [];
    const code = portionOf(sample);
    return input.validate?.(code) ? [] : [{ id: vial.id, sample, code }];
  });
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>Samples from the shelf</h3>
      <p className="field-note">Each student gets one of those that are ticked; what is in it is to be found.</p>
      {offered.map(({ id, sample, code }) => (
        <label key={id} className="ui-check">
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
            }
          />
          <span>
            {sample.name} <small>{amountText(sample.amount)}</small>
          </span>
        </label>
      ))}
    </section>
  );
}
