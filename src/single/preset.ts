/** What a file was made for, as the build wrote it into the page. */
export interface FilePreset {
  /** `chem1`, or an instrument's slug. */
  readonly id: string;
  /** Query of the run; may be empty. */
  readonly query: string;
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

/** The element whose text is the whole script, of which the workers are made. */
export const SCRIPT_ID = 'lab-script';

export const readPreset = (): FilePreset =>
  JSON.parse(document.getElementById(PRESET_ID)?.textContent ?? '') as FilePreset;
