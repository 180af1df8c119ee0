import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads these paths and those below them again: a path is the first element of a key. In a
 * path of the contract, such as `/api/projects/:projectId/days`, the name matches anything.
 */
export const invalidate = (client: QueryClient, paths: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => paths.some((path) => isBelow(`${key}`, path)),
  });

const isBelow = (key: string, path: string): boolean =>
  new RegExp(`^${path.replace('?', '\\?').replace(/:\w+/g, '[^/?]+')}([/?]|$)`).test(key);
