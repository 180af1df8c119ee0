import { useRef, useSyncExternalStore } from 'react';

type Selected<S, T> = { snapshot: S; selector: (snapshot: S) => T; selection: T };

/** Follows a part of a store; in place of the library's own, which is also made for React 16. */
export function useSyncExternalStoreWithSelector<S, T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => S,
  _getServerSnapshot: unknown,
  selector: (snapshot: S) => T,
  isEqual: (one: T, other: T) => boolean = Object.is,
): T {
  const last = useRef<Selected<S, T>>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const snapshot = getSnapshot();
    const before = last.current;
    if (before && before.selector === selector && Object.is(before.snapshot, snapshot))
      return before.selection;
    const next = selector(snapshot);
    const selection = before && isEqual(before.selection, next) ? before.selection : next;
    last.current = { snapshot, selector, selection };
    return selection;
  });
}
