/** A number stays on one line with its unit. */

/** Units as texts write them behind a number; those that are made of several begin with one of these. */
const UNITS = [
  '%|‰|°C|ppm|ppb|rpm|pH',
  's|ms|µs|ns|min|h|d',
  '[kcmµnp]?m|[kmµnp]?g|[mµn]?L|[kmµnp]?mol|[mµn]?M|[km]?Da|bp|kb|nt',
  '[kMG]?Hz|[kmµ]?V|[mµn]?A|mAs|[km]?W|[kM]?J|[kmM]?eV|[kM]?Ω|[mµ]?S|[mµn]?F|[mµ]?T|K',
  '[kMGh]?Pa|m?bar|µ?atm|mmHg|cmH2O|[kmM]?N|mOsm|lux|dB|[kMG]?Bq|m?Gy|m?Sv|HU|U|mAU|GtC',
].join('|');

// A letter or a figure behind it would make it a word: “5 moles”, “in 2 LB plates”.
const NUMBER_AND_UNIT = new RegExp(`(?<=[\\d⁰¹²³⁴-⁹]) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** The text with no-break spaces between numbers and their units. */
export const joined = (text: string): string => text.replaceAll(NUMBER_AND_UNIT, '\u00A0');
