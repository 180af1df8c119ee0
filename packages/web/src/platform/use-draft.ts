import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeDraft, saveDraft } from './draft.ts';
import { useUnsaved } from './unsaved.ts';

/** How long the typing rests before it is kept. */
const pause = 1000;

type Typed<Values> = {
  /** Without one nothing is kept: the form is of something that is stored already. */
  key: string | undefined;
  values: Values;
  /** Whether the user has typed anything; an unchanged form is not a draft. */
  isDirty: boolean;
  /** When the draft was kept that the form started with. */
  restoredAt: string | undefined;
};

/** Saves what is typed, even if the user leaves before the pause is over. */
export function useDraft<Values>({ key, values, isDirty, restoredAt }: Typed<Values>) {
  const [savedDraft, setSavedDraft] = useState({ key, values, at: restoredAt });
  const isOver = useRef(false);
  const savedAt = savedDraft.key === key ? savedDraft.at : undefined;
  const remove = () => {
    setSavedDraft({ key, values, at: undefined });
    if (key) removeDraft(key);
  };
  const save = (): boolean => {
    const at = key && saveDraft(key, values, new Date());
    setSavedDraft({ key, values, at });
    return !!at;
  };
  /** Tells whether nothing would be lost now. */
  const saveNow = (): boolean => {
    if (isOver.current) return true;
    if (isDirty) return (!!savedAt && savedDraft.values === values) || save();
    if (savedAt) remove();
    return true;
  };
  /** A saved record is no longer a draft. */
  const finish = () => {
    isOver.current = true;
    remove();
  };
  useResting([key, values], saveNow);
  useUnsaved(isDirty);
  useFollowing(key);
  return { savedAt, saveNow, remove, finish };
}

/** Called when the typing pauses, and when the user leaves. */
function useResting(typed: readonly unknown[], onRest: () => void) {
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    const timer = setTimeout(() => rest(), pause);
    return () => clearTimeout(timer);
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed restarts the timer
  }, typed);
  useEffect(() => {
    const leave = () => rest();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

/** Input for one record must not become the draft of another. */
function useFollowing(key: string | undefined) {
  const before = useRef(key);
  useEffect(() => {
    if (before.current && before.current !== key) removeDraft(before.current);
    before.current = key;
  }, [key]);
}
