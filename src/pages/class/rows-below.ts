type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight'>;

/** How many rows of a list that scrolls end below what is in sight. `ends`: where each ends, in pixels from the top of the list. */
export const rowsBelow = (ends: readonly number[], { scrollTop, clientHeight }: Scrolled): number =>
  // A row that is cut by less than a pixel is read.
  ends.filter((end) => end > scrollTop + clientHeight + 1).length;

export const belowText = (rows: number): string =>
  rows === 0 ? '' : `${rows} more ${rows === 1 ? 'row' : 'rows'} below: scroll the list.`;
