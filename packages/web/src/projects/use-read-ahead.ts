import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isOnline } from '../platform/use-online.ts';
import { contractPaths } from './contract-paths.ts';

/** A delay, so that a pointer that only passes over a contract loads nothing. */
const rest = 60;
/** A longer one while the list is scrolled, which moves row after row under a pointer that lies still. */
const restAfterScroll = 300;

/**
 * Reads what belongs to a contract as soon as its row or card is pointed at or has the focus, and
 * fetches what may be done to it. Without signal nothing would come.
 */
export function useReadAhead(fetchAhead: () => void) {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const fetchActions = useEffectEvent(fetchAhead);

  useEffect(() => {
    const { current } = box;
    let timer: ReturnType<typeof setTimeout>;
    let scrolledAt = Number.NEGATIVE_INFINITY;
    const passBy = ({ timeStamp }: Event) => {
      scrolledAt = timeStamp;
      clearTimeout(timer);
    };
    const approach = ({ target, timeStamp }: Event) => {
      clearTimeout(timer);
      const slug = slugAt(target);
      if (!slug || !isOnline()) return;
      fetchActions();
      const isScrolled = timeStamp - scrolledAt < restAfterScroll;
      timer = setTimeout(() => read(slug), isScrolled ? restAfterScroll : rest);
    };
    const read = (slug: string) => {
      for (const path of contractPaths(slug)) client.prefetchQuery({ queryKey: [path] });
    };
    current?.addEventListener('pointerover', approach);
    current?.addEventListener('focusin', approach);
    document.addEventListener('scroll', passBy, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('pointerover', approach);
      current?.removeEventListener('focusin', approach);
      document.removeEventListener('scroll', passBy, { capture: true });
    };
  }, [client]);
  return box;
}

const slugAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('tr, li')?.querySelector<HTMLElement>('[data-slug]')?.dataset.slug
    : undefined;
