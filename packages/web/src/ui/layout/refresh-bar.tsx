import { useElapsed } from '../use-elapsed.ts';

/** A thin bar under the header while the shown data are refetched; mount it only then. */
export const RefreshBar = () =>
  useElapsed(100) && (
    <div
      role="progressbar"
      aria-label="Refreshing"
      className="fixed inset-x-0 top-[calc(var(--header)+env(safe-area-inset-top))] z-30 h-0.5 overflow-hidden"
    >
      <span className="block h-full w-1/4 animate-sweep bg-info motion-reduce:w-full" />
    </div>
  );
