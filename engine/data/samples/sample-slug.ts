/** The part of a sample's code that people can read: its name, before the dot. */

/** At most so many characters of the name stand before the dot. */
const SLUG_LENGTH = 40;

/** The dot ends it: a decimal point is written as an underscore. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/(\d)\.(?=\d)/g, '$1_')
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, SLUG_LENGTH);

/** What people can read of a code, in words. */
export const sampleWords = (code: string): string =>
  code
    .slice(0, Math.max(0, code.indexOf('.')))
    .replaceAll('-', ' ')
    .replaceAll('_', '.');
