import type { QueryClient } from '@tanstack/react-query';

/** Reads again what stands at these paths and below them: a path is the first element of a key. */
export const invalidate = (client: QueryClient, paths: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      paths.some((path) => first === path || String(first).startsWith(`${path}/`)),
  });
