/** Counts typed by hand: whole numbers split by commas or spaces. */

const MOST_CUSTOM = 200;
const NOT_WHOLE = 'Type whole numbers separated by commas.';
const TOO_MANY = `Type at most ${MOST_CUSTOM} numbers.`;

const separated = (text: string): readonly string[] => text.split(/[\s,]+/u).filter((word) => word !== '');

/** The sentence that refuses typed counts, or null where they are allowed. */
export function refuseCounts(text: string): string | null {
  const words = separated(text);
  const whole = words.every((word) => /^[0-9]+$/u.test(word) && Number.isSafeInteger(Number(word)));
  if (words.length === 0 || !whole) return NOT_WHOLE;
  return words.length > MOST_CUSTOM ? TOO_MANY : null;
}

/** The counts of an allowed text, zeros dropped. */
export const typedCounts = (text: string): readonly number[] =>
  separated(text)
    .map(Number)
    .filter((count) => count > 0);
