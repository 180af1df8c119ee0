import { useEffect, useState } from 'react';

/** Whether what stands above `end` has been scrolled through; once read, it stays read. */
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
