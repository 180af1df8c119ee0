import { useEffect, useState } from 'react';

/** Whether `ms` milliseconds have passed; avoids showing states that end sooner. */
export function useElapsed(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}
