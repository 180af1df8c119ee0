import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, keepDraft } from './draft.ts';
import type { Values } from './fields.ts';

/** How long the typing rests before it is kept. */
const pause = 1000;

/** Keeps what is typed; also when somebody leaves before the pause is over. */
export function useDraft(key: string, values: Values, keptAt: string | undefined) {
  const [savedAt, setSavedAt] = useState(keptAt);
  const kept = useRef(values);
  const isOver = useRef(false);
  const keep = useEffectEvent(() => {
    if (isOver.current || kept.current === values) return;
    kept.current = values;
    setSavedAt(keepDraft(key, values, new Date()));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the clock anew
  useEffect(() => {
    const timer = setTimeout(() => keep(), pause);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const leave = () => keep();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  /** What became a contract is a draft no longer. */
  const drop = () => {
    isOver.current = true;
    dropDraft(key);
  };
  return { savedAt, drop };
}
