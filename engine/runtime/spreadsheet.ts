/** Texts of others in tables for spreadsheets: none begins a formula there, none breaks its cell. Pure. */

/**
 * A text that a spreadsheet would take for a formula is marked as text, also after what it drops before it looks: spaces, tabs,
 * line breaks, marks that are not seen.
 */
export const harmless = (text: string): string =>
  /^[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text;

/** A text as it was before it was marked. */
export const unmarked = (text: string): string =>
  text.startsWith("'") && harmless(text.slice(1)) === text ? text.slice(1) : text;

/** RFC 4180: a cell with a separator, a quote or a line break stands in quotes, its own quotes doubled. */
const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A text as a cell of a CSV file, whether a comma or a semicolon parts its cells. */
export const csvText = (text: string): string => quoted(harmless(text));

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');

/** A comment before the table, alone in its line and in its cell. */
export const csvComment = (text: string): string => quoted(`# ${oneLine(text)}`);

/** A text as a cell between tabs: in one line. */
export function tsvText(text: string): string {
  const line = harmless(oneLine(text));
  // A cell that begins with a quote would run on to the next one.
  return line.startsWith('"') ? quoted(line) : line;
}
