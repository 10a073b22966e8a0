/** One cell of a comma-separated file, for every table that leaves the lab. */

/** RFC 4180: a cell with a separator, a quote or a line break stands in quotes, its own quotes doubled. */
export const quotedCell = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A text that a spreadsheet would take for a formula is marked as text. */
export const harmlessCell = (text: string): string => (/^[=+@\t-]/.test(text) ? `'${text}` : text);
