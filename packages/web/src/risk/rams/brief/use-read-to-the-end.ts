import { useEffect, useRef, useState } from 'react';

/** Whether what stands above `end` has been scrolled through; once read, it stays read. */
export function useReadToTheEnd() {
  const end = useRef<HTMLDivElement>(null);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setRead(true);
    });
    if (end.current) watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return { end, isRead };
}
