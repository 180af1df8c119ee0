import { noOrganization } from '@sitewright/domain/kernel/problem';
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { callPath, isRefusedAs, isRefusedWith, isTemporary } from './call.ts';
import { readsOnReconnect } from './reads-on-reconnect.ts';
import { forgetKept, userKey } from './session.ts';

/** The cache of the specification: fresh for 3 minutes, kept for 10, never polled. */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => rereadUser(client, error) }),
    mutationCache: new MutationCache({ onError: (error) => rereadUser(client, error) }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => readByKey(client, queryKey),
        staleTime: 180_000,
        gcTime: 600_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: () => !readsOnReconnect.arePostponed(),
        // Without signal a request fails in words; waiting for the signal would look like loading.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && !isRefusedWith(error, 401, 403),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 5000),
      },
      mutations: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isTemporary(error),
        retryDelay: 1000,
      },
    },
  });
  return client;
}

/** The first element of the key is the path; signed out, there is nothing there. */
async function readByKey(client: QueryClient, [path]: QueryKey): Promise<unknown> {
  if (typeof path !== 'string') throw new Error('The first element of this key is no path');
  try {
    return await callPath(path);
  } catch (error) {
    if (!isRefusedWith(error, 401)) throw error;
    if (path === userKey[0]) forgetKept();
    else rereadUser(client, error);
    return null;
  }
}

/** Who is signed out, or has left the company in another window, is asked for again. */
function rereadUser(client: QueryClient, error: unknown): void {
  const isOutdated = isRefusedWith(error, 401) || isRefusedAs(error, noOrganization);
  if (isOutdated && client.getQueryData(userKey)) {
    client.invalidateQueries({ queryKey: userKey });
  }
}
