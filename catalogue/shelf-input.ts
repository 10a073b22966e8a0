/** The input of an instrument that takes samples from the shelf. */
import { type Acceptance, refusalFor } from '../engine/data/samples/acceptance';
import { readSampleCode } from '../engine/data/samples/read-sample-code';
import type { Applies } from '../engine/inputs';

/** Its text is a sample's code; what the instrument does not take is refused in the words of its trade. */
export const shelfInput = (acceptance: Acceptance, applies: Applies = 'live') =>
  ({
    id: 'shelf',
    label: 'From the shelf',
    type: 'text',
    holds: 'sample',
    applies,
    defaultValue: '',
    hint: 'What was made in another experiment, in place of the samples of this instrument.',
    validate: (code: string): string | null => {
      if (code === '') return null;
      const read = readSampleCode(code);
      return read.ok ? refusalFor(read.sample, acceptance) : read.sentence;
    },
  }) as const;

/** Condition of the list of the instrument's own samples: it is shown while nothing from the shelf stands for them. */
export const NOT_FROM_SHELF = { input: 'shelf', equals: '' } as const;
