/** What a teacher has set up for a class, kept in this browser by experiment, and as a file. */
import { decodeLink, encodeLink, type LinkedRun, type LinkSubject, MAX_SEED } from '../../../engine/runtime/link';

export interface ClassSettings {
  /** As typed: one a line, or a number. */
  readonly names: string;
  readonly seed: number;
  readonly base: LinkedRun;
  readonly samples: readonly string[];
}

const VERSION = 1;
const LONGEST = 200_000;
const keyOf = (id: string): string => `class-set-${id}`;
/** Of whichever experiment was set up last. */
const NAMES_KEY = 'class-names';

export const encodeSettings = (subject: LinkSubject, { names, seed, base, samples }: ClassSettings): string =>
  JSON.stringify({
    version: VERSION,
    experiment: subject.id,
    names,
    seed,
    run: encodeLink(subject, base, '').link,
    samples,
  });

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The settings that a text holds, or the sentence that says why it holds none of this experiment. */
export function decodeSettings(
  subject: LinkSubject,
  text: string,
): { readonly ok: true; readonly settings: ClassSettings } | { readonly ok: false; readonly sentence: string } {
  let value: unknown = null;
  try {
    value = JSON.parse(text.slice(0, LONGEST));
  } catch {
    // Said below.
  }
  const { version, experiment, names, seed, run, samples } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof names !== 'string' || typeof run !== 'string' || !Number.isInteger(seed) || !isTexts(samples))
    return { ok: false, sentence: 'It is no set of this page.' };
  if (version !== VERSION) return { ok: false, sentence: 'It was saved by a newer version of this site.' };
  if (experiment !== subject.id)
    return { ok: false, sentence: `It is a set of ${String(experiment)}; choose that experiment above.` };
  const whole = Math.min(MAX_SEED, Math.max(0, Number(seed)));
  return { ok: true, settings: { names, seed: whole, base: decodeLink(subject, run).run, samples } };
}

/** What was set up last for this experiment; null where nothing was, or nothing can be kept. */
export function keptSettings(subject: LinkSubject): ClassSettings | null {
  try {
    const read = decodeSettings(subject, localStorage.getItem(keyOf(subject.id)) ?? '');
    return read.ok ? read.settings : null;
  } catch {
    return null;
  }
}

/** The class of the set that was made last, as it was typed: the next experiment is for the same people. Null where there is none. */
export function keptNames(): string | null {
  try {
    return localStorage.getItem(NAMES_KEY);
  } catch {
    return null;
  }
}

export function keepSettings(subject: LinkSubject, settings: ClassSettings): void {
  try {
    localStorage.setItem(keyOf(subject.id), encodeSettings(subject, settings));
    localStorage.setItem(NAMES_KEY, settings.names);
  } catch {
    // A browser that keeps nothing: the set can be saved as a file.
  }
}
