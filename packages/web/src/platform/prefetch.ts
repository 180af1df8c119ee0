import type { QueryClient } from '@tanstack/react-query';

export type PrefetchPlan = {
  /** Paths that are read once each, in this order. */
  reads: readonly string[];
  /** The projects in the order of the list, as far as it has been read. */
  slugs: (client: QueryClient) => readonly string[];
  /** The paths that belong to one project. */
  readsOf: (slug: string) => readonly string[];
};

const times = {
  reads: { start: 1000, first: 500, spacing: 200 },
  projects: { start: 3000, first: 2000, spacing: 1000, count: 3 },
};

/** Reads ahead by the timetable of the specification; returns how to stop it. */
export function startPrefetch(client: QueryClient, plan: PrefetchPlan): () => void {
  const timers = [
    ...plan.reads.map((path, n) => setTimeout(() => read(client, [path]), due(times.reads, n))),
    ...Array.from({ length: times.projects.count }, (_, n) =>
      setTimeout(
        () => {
          const slug = plan.slugs(client)[n];
          if (slug) read(client, plan.readsOf(slug));
        },
        due(times.projects, n),
      ),
    ),
  ];
  return () => timers.forEach(clearTimeout);
}

const due = ({ start, first, spacing }: typeof times.reads, n: number): number =>
  start + first + spacing * n;

function read(client: QueryClient, paths: readonly string[]): void {
  if (isDataDear()) return;
  for (const path of paths) client.prefetchQuery({ queryKey: [path] });
}

/** Not in every browser, hence not in the types of the DOM. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** With data saving on, or without signal, only what the user asks for is read. */
function isDataDear(): boolean {
  const { connection }: { connection?: Connection } = navigator as Navigator & {
    connection?: Connection;
  };
  const isSlow = /2g$/.test(connection?.effectiveType ?? '');
  return !navigator.onLine || connection?.saveData === true || isSlow;
}
