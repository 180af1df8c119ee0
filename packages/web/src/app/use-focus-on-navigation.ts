import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasTakenFocus } from '../ui/fields/takes-focus.ts';
import { forgetRetries } from './retries.ts';

/** On another page the focus is at its heading, also for screen readers, or in the field that takes it. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        forgetRetries(router);
        if (!hasTakenFocus()) focusHeading();
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
