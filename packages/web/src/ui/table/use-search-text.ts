import { useEffect, useRef, useState } from 'react';

/** How long somebody pauses before what they typed is worth an address. */
const pause = 250;

/** What is typed shows at once; the address follows when the typing rests, and leads when it changes. */
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
  /** For callers that write the address themselves. */
  const forget = () => {
    setTyped('');
    rest();
  };
  return { typed, type, forget };
}
