import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads again what stands at these paths and below them: a path is the first element of a key. In a
 * path of the contract, such as `/api/projects/:projectId/days`, the name stands for anything.
 */
export const invalidate = (client: QueryClient, paths: readonly string[]): Promise<void> => {
  const patterns = paths.map(patternOf);
  return client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => patterns.some((pattern) => pattern.test(String(first))),
  });
};

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replaceAll(/[.?*+^$()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/?]+')}($|[/?])`,
  );
