import { defaultRangeExtractor, measureElement, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../../ui/use-printing';

/** Tables of so many rows are drawn whole: each is laid out, which takes a weak device 4 ms. */
const WHOLE = 50;
/** More rows than these make no paper that anybody reads, and a page that stands still for minutes. */
const MOST_PRINTED = 10_000;
/** Of one line of text; longer ones are measured once they are drawn. */
const ROW_PX = 31;
/** Of the box, until it is known. */
const SEEN_PX = 400;
/** Rows drawn beyond the edges: each has a cell for every column, and is laid out. */
const BEYOND = 6;
/** So near to the end, the newest row stays in sight when one is added. */
const NEAR_PX = 60;

/** Not even paper has all rows of such a table. */
export const tooManyForPaper = (count: number): boolean => count > MOST_PRINTED;

export interface RowWindow {
  /** The table is drawn in part: its box has to scroll by itself. */
  readonly long: boolean;
  /** Places of the rows that are drawn. */
  readonly places: readonly number[];
  /** Height of what is left out before and after a row, px. */
  readonly gapBefore: (place: number, index: number) => number;
  readonly gapAfter: number;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** The row with the focus stays, wherever the table is scrolled to. */
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Asked for its size while it is put into the page, the box would have all of that laid out: the browser tells it once it has. */
function whenLaidOut(
  { scrollElement }: { readonly scrollElement: Element | null },
  tell: (size: { readonly width: number; readonly height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return;
  const sizes = new ResizeObserver(([entry]) => {
    const [box] = entry?.borderBoxSize ?? [];
    if (box) tell({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
  });
  sizes.observe(scrollElement);
  return () => sizes.disconnect();
}

/** Keeps the newest row in sight when one is added, as long as nobody has scrolled up. `height` is that of all rows, px. */
function useNewestInSight(box: RefObject<HTMLElement | null>, long: boolean, count: number, height: number): void {
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  useEffect(() => {
    const { current: element } = box;
    if (!element || !long) return;
    const look = (): void => {
      // Rows that turn out higher move the end away: only who scrolls up leaves it.
      const up = element.scrollTop < lastTop.current;
      const { scrollTop: top } = element;
      lastTop.current = top;
      const near = element.scrollHeight - top - element.clientHeight < NEAR_PX;
      atEnd.current = near || (atEnd.current && !up);
    };
    // A box that was cut for paper, or became another size, loses its place: that is nobody's scrolling.
    const sizes = new ResizeObserver(() => {
      if (!atEnd.current) return;
      element.scrollTop = element.scrollHeight;
      lastTop.current = element.scrollTop;
    });
    lastTop.current = 0;
    sizes.observe(element);
    // Before others draw rows for it: asked afterwards, the browser would lay those out.
    element.addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look, true);
    };
  }, [box, long]);
  useLayoutEffect(() => {
    if (!long || !atEnd.current) return;
    // With the frame that shows the row: until then the page need not be laid out.
    const frame = requestAnimationFrame(() => {
      const { current: element } = box;
      // Who has just scrolled up is not brought back, though the event may be still to come.
      if (!element || !atEnd.current || element.scrollTop < lastTop.current) return;
      element.scrollTop = element.scrollHeight;
      lastTop.current = element.scrollTop;
    });
    return () => cancelAnimationFrame(frame);
    // Rows that are drawn for the first time turn out higher or lower than was guessed.
  }, [box, long, count, height]);
}

/** Which rows of a long table are drawn: those in sight, and the one with the focus; on paper all. Begins with the newest. */
export function useRowWindow(count: number, box: RefObject<HTMLElement | null>): RowWindow {
  const onPaper = usePrinting() && !tooManyForPaper(count);
  const long = count > WHOLE && !onPaper;
  const [focused, setFocused] = useState(-1);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const places = defaultRangeExtractor(range);
      if (focused < 0 || focused >= range.count || places.includes(focused)) return places;
      return [...places, focused].toSorted((a, b) => a - b);
    },
    [focused],
  );
  // oxlint-disable-next-line react/incompatible-library -- its functions are called while rendering, never kept
  const virtual = useVirtualizer({
    count: long ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: BEYOND,
    rangeExtractor,
    initialRect: { width: 800, height: SEEN_PX },
    observeElementRect: whenLaidOut,
    // It would scroll to the end while the box is put into the page; below, that comes with the frame.
    scrollToFn: () => {},
    // The newest are drawn at once, not the first ones before them.
    initialOffset: () => Math.max(0, count * ROW_PX - SEEN_PX),
    // Asked for its height while it is put into the page, a row would have all of that laid out: the browser tells it once it has.
    measureElement: (row, told, instance) =>
      told
        ? measureElement(row, told, instance)
        : (instance.measurementsCache[instance.indexFromElement(row)]?.size ?? ROW_PX),
  });
  useEffect(() => {
    // Rows of other heights than guessed differ by a pixel or a line: to make up for that at once would end a scroll that is on its way.
    virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  }, [virtual]);
  const height = virtual.getTotalSize();
  useNewestInSight(box, long, count, height);

  const items = virtual.getVirtualItems();
  return {
    long,
    places: long ? items.map(({ index }) => index) : Array.from({ length: count }, (_, place) => place),
    gapBefore: (_place, index) =>
      long ? (items[index]?.start ?? 0) - (index === 0 ? 0 : (items[index - 1]?.end ?? 0)) : 0,
    gapAfter: long ? height - (items.at(-1)?.end ?? 0) : 0,
    measure: long ? virtual.measureElement : undefined,
    onFocus: ({ target }) => {
      const place = target.closest<HTMLElement>('tr')?.dataset['index'];
      setFocused(place === undefined ? -1 : Number(place));
    },
    onBlur: () => setFocused(-1),
  };
}
