import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Shorter lists are rendered in full, so that the browser's own search finds everything. */
export const manyRows = 200;

type Given = {
  count: number;
  isOn: boolean;
  /** The estimated height until an item is measured. */
  size: number;
  gap?: number;
  /** The number of items rendered beyond each edge. */
  overscan: number;
  /** The index of the focused item, which stays rendered. */
  kept?: number;
  /** The scrolling element, if it is not the page. */
  box?: RefObject<HTMLElement | null> | undefined;
};

/** Which items of a long list are rendered, and how much space the others take. */
export function useVirtualRows<E extends HTMLElement>({
  count,
  isOn,
  size,
  gap,
  overscan,
  kept,
  box,
}: Given) {
  const start = useRef<E>(null);
  const [top, setTop] = useState(0);
  // The content above may grow or shrink at any time.
  useLayoutEffect(() => setTop(distance(start.current, box?.current)));

  const options = {
    count,
    gap,
    overscan,
    scrollMargin: top,
    estimateSize: () => size,
    measureElement: (element: HTMLElement) => element.offsetHeight || size,
    rangeExtractor: (range: Range) => withKept(defaultRangeExtractor(range), kept, count),
  };
  const page = useWindowVirtualizer({ ...options, enabled: isOn && !box });
  const inner = useVirtualizer({
    ...options,
    enabled: isOn && !!box,
    getScrollElement: () => box?.current ?? null,
  });
  const { measureElement, getVirtualItems, getTotalSize } = box ? inner : page;

  const items = getVirtualItems();
  const lines = items.map((item, i) => ({
    index: item.index,
    gapBefore: item.start - (items[i - 1]?.end ?? top),
  }));
  const gapAfter = getTotalSize() + top - (items.at(-1)?.end ?? top);
  return { start, lines, gapAfter, measureElement };
}

const withKept = (indexes: number[], kept: number | undefined, count: number): number[] =>
  kept === undefined || kept >= count || indexes.includes(kept)
    ? indexes
    : [...indexes, kept].sort((a, b) => a - b);

function distance(start: HTMLElement | null, box: HTMLElement | null | undefined): number {
  if (!start) return 0;
  const { top } = start.getBoundingClientRect();
  return box ? top - box.getBoundingClientRect().top + box.scrollTop : top + window.scrollY;
}
