/** The part of a sample's code that people can read: its name, before the dot. */

/** At most so many characters of the name stand before the dot. */
const SLUG_LENGTH = 40;

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, SLUG_LENGTH);

/** The part of a code that people can read. */
export const sampleSlug = (code: string): string => code.slice(0, Math.max(0, code.indexOf('.')));
