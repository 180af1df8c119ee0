import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const narrow = '(width < 48rem)';

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    useCallback((tell) => {
      const media = matchMedia(narrow);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    }, []),
    () => matchMedia(narrow).matches,
  );

/** Printing needs every row: the browser captures the page right after the event. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
