import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetRetries } from './retries.ts';

/** On another page the focus is at its heading, also for screen readers, or in the text that took it. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        forgetRetries(router);
        if (!document.activeElement?.matches('textarea')) focusHeading();
      }),
    [router],
  );
}

export function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
