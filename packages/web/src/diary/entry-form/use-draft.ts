import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, keepDraft } from './draft.ts';
import type { Values } from './fields.ts';

/** How long the typing rests before it is kept. */
const pause = 1000;

type Kept = {
  /** Without one nothing is kept: the form is of an entry that is stored already. */
  key: string | undefined;
  values: Values;
  /** Whether somebody has typed something. */
  isDirty: boolean;
  savedAt: string | undefined;
};

/** Keeps what is typed; also when somebody leaves before the pause is over. */
export function useDraft({ key, values, isDirty, savedAt: foundAt }: Kept) {
  const [savedAt, setSavedAt] = useState(foundAt);
  const isOver = useRef(false);
  /** Tells whether nothing would be lost now. */
  const keepNow = (): boolean => {
    if (isOver.current || !isDirty) return true;
    const at = key && keepDraft(key, values, new Date());
    setSavedAt(at);
    return !!at;
  };
  const keepTyped = useEffectEvent(keepNow);
  useFollowing(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the clock anew
  useEffect(() => {
    const timer = setTimeout(() => keepTyped(), pause);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const leave = () => void keepTyped();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const drop = () => {
    setSavedAt(undefined);
    if (key) dropDraft(key);
  };
  /** What became an entry is a draft no longer. */
  const end = () => {
    isOver.current = true;
    drop();
  };
  return { savedAt, keepNow, drop, end };
}

/** What was begun for one contract and is now for another is no draft of the first. */
function useFollowing(key: string | undefined) {
  const before = useRef(key);
  useEffect(() => {
    if (before.current && before.current !== key) dropDraft(before.current);
    before.current = key;
  }, [key]);
}
