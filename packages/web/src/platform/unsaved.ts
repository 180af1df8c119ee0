import { useEffect, useSyncExternalStore } from 'react';

/** The forms with input that is not saved yet. */
const forms = new Set<object>();
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** While a form is dirty, nothing reloads the page automatically. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = {};
    forms.add(form);
    announce();
    return () => {
      forms.delete(form);
      announce();
    };
  }, [isDirty]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, () => forms.size > 0);
