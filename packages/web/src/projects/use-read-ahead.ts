import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { prefetchPlan } from '../app/prefetch-plan.ts';

/** Whoever only passes by on the way to another contract reads nothing. */
const rest = 60;

/** Reads what belongs to a contract as soon as its row or card is pointed at or has the focus. */
export function useReadAhead() {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = box;
    let timer: ReturnType<typeof setTimeout>;
    const approach = ({ target }: Event) => {
      clearTimeout(timer);
      const slug = slugAt(target);
      if (slug) timer = setTimeout(() => read(slug), rest);
    };
    const read = (slug: string) => {
      for (const path of prefetchPlan.readsOf(slug)) client.prefetchQuery({ queryKey: [path] });
    };
    current?.addEventListener('pointerover', approach);
    current?.addEventListener('focusin', approach);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('pointerover', approach);
      current?.removeEventListener('focusin', approach);
    };
  }, [client]);
  return box;
}

const slugAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('tr, li')?.querySelector<HTMLElement>('[data-slug]')?.dataset.slug
    : undefined;
