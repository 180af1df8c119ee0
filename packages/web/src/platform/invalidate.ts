import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads again what stands at these paths and below them: a path is the first element of a key. In a
 * path of the contract, such as `/api/projects/:projectId/days`, the name stands for anything.
 */
export const invalidate = (client: QueryClient, paths: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => paths.some((path) => isBelow(`${key}`, path)),
  });

const isBelow = (key: string, path: string): boolean =>
  new RegExp(`^${path.replace('?', '\\?').replace(/:\w+/g, '[^/?]+')}([/?]|$)`).test(key);
