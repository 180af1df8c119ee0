import { useRouterState } from '@tanstack/react-router';

/** A thin line under the header while the next page is on its way, once that takes a moment. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    isLoading && (
      <div
        role="progressbar"
        aria-label="Loading page"
        className="fixed inset-x-0 top-[calc(var(--header)+env(safe-area-inset-top))] z-30 h-0.5 animate-[appear_120ms_150ms_ease-out_backwards] bg-wait"
      />
    )
  );
}
