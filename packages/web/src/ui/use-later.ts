import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed: what is over sooner is better not shown at all. */
export function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}
