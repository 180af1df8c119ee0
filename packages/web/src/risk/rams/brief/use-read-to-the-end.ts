import { type FormEvent, useEffect, useState } from 'react';

/** Whether the content above `end` has been scrolled through; once read, it stays read. */
export function useReadToTheEnd() {
  // A sheet puts its content on the page later than the component that asks.
  const [element, end] = useState<HTMLElement | null>(null);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!element) return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setRead(true);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return { end, isRead };
}

/** Scrolls one screen further, when the button is pressed before the end. */
export function scrollOn(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  let scrolled = event.currentTarget.parentElement;
  while (scrolled && scrolled.scrollHeight <= scrolled.clientHeight)
    scrolled = scrolled.parentElement;
  scrolled?.scrollBy({ top: scrolled.clientHeight * 0.8 });
}
