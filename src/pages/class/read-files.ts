/** Hand-ins out of files and lines of text: what can be read, and a sentence for each that cannot. */
import { classMembers, classNames, type KeyMember, readLinksCsv } from '../../../engine/runtime/class-set';
import { type HandIn, MOST_HAND_IN, readHandIn } from '../../../engine/runtime/hand-in';
import type { LinkSubject } from '../../../engine/runtime/link';
import { decodeSettings } from './kept-set';
import { ENCODING_SENTENCE, textOf } from '../../ui/file-text';

export interface ReadAll {
  readonly handIns: readonly HandIn[];
  /** The set of a file that was saved with it, the last one where there are several; null without one. */
  readonly members: readonly KeyMember[] | null;
  readonly refused: readonly string[];
}

/** At once; a class is smaller. */
const MOST_FILES = 1000;

interface Given {
  /** What it is called in a sentence. */
  readonly name: string;
  /** Null where its letters cannot be told. */
  readonly text: string | null;
}

/** Those of this experiment; the others are refused. Pure. */
export function readGiven(given: readonly Given[], subject: LinkSubject): ReadAll {
  const handIns: HandIn[] = [];
  const refused: string[] = [];
  let members: ReadAll['members'] = null;
  for (const { name, text } of given.slice(0, MOST_FILES)) {
    if (text === null) {
      refused.push(`${name}: ${ENCODING_SENTENCE}`);
      continue;
    }
    if (/\.csv$/i.test(name)) {
      const set = readLinksCsv(subject, text);
      if (set.ok) ({ members } = set);
      else refused.push(`${name}: ${set.sentence}`);
      continue;
    }
    const settings = decodeSettings(subject, text);
    if (settings.ok) {
      const { names, ...rest } = settings.settings;
      members = classMembers(subject, { ...rest, names: classNames(names), page: '' });
      continue;
    }
    const read = readHandIn(text);
    if (!read.ok) refused.push(`${name}: ${read.sentence}`);
    else if (read.handIn.experiment !== subject.id)
      refused.push(`${name}: It is of ${read.handIn.experiment}; choose that experiment above.`);
    else handIns.push(read.handIn);
  }
  if (given.length > MOST_FILES) refused.push(`Only the first ${MOST_FILES} were read.`);
  return { handIns, members, refused };
}

/** A file that is too large is not even opened. */
export const filesGiven = (files: readonly File[]): Promise<readonly Given[]> =>
  Promise.all(
    files.map(async (file) => ({
      name: file.name,
      text: file.size > MOST_HAND_IN ? ' '.repeat(MOST_HAND_IN + 1) : await textOf(file).catch(() => ''),
    })),
  );

/** Lines that codes gave, one hand-in each. */
export const linesGiven = (text: string): readonly Given[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({ name: `Line ${index + 1}`, text: line }));
