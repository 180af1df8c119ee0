import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetRetries } from './retries.ts';

/** Whoever comes to another page stands at its heading, also without seeing it. */
export function useArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        forgetRetries(router);
        focusHeading();
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
