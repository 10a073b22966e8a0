import type { AnyEntry } from '../../../catalogue/define';
import type { TextInput } from '../../../engine/inputs';

/** The input of an instrument that takes samples from the shelf. */
export const sampleInputOf = ({ inputs }: Pick<AnyEntry, 'inputs'>): TextInput | undefined =>
  inputs.find((input): input is TextInput => input.type === 'text' && input.holds === 'sample');
