import { useEffect, useRef, useState } from 'react';

/** The pause in milliseconds after which the typed text goes into the URL. */
const pause = 250;

/** The typed text shows at once; the URL follows after a pause, and wins when it changes by itself. */
export function useSearchText(given: string, write: (typed: string) => void) {
  const [typed, setTyped] = useState(given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(write);

  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (!timer.current) setTyped(given);
  }, [given]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const type = (value: string) => {
    setTyped(value);
    rest();
    timer.current = setTimeout(() => {
      rest();
      latest.current(value);
    }, pause);
  };
  /** For callers that change the URL themselves. */
  const forget = () => {
    setTyped('');
    rest();
  };
  return { typed, type, forget };
}
