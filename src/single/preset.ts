import type { CarriedSet } from '../../engine/runtime/carried-set';

/** What a file was made for, as it was written into the page. */
export interface FilePreset {
  /** `chem1`, or an instrument's slug. */
  readonly id: string;
  /** Query of the run, of the lesson, or of what all of a set have in common; may be empty. */
  readonly query: string;
  /** The set of a class; null where everybody has the same run. */
  readonly set: CarriedSet | null;
  /** A package for a learning platform; null for a plain file. */
  readonly course: CoursePreset | null;
}

export interface CoursePreset {
  /** Identifier of the package. */
  readonly name: string;
  /** Score from which it is passed, 0 to 100; null: whoever has done all steps has completed it. */
  readonly mastery: number | null;
}

export const PRESET_ID = 'lab-preset';

/** What an unpacked part of the script carries, in the order of the file: of these the workers are made. */
export const PART_ATTRIBUTE = 'data-lab-part';

export const readPreset = (): FilePreset =>
  JSON.parse(document.getElementById(PRESET_ID)?.textContent ?? '') as FilePreset;
