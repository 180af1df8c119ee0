import type { QueryClient } from '@tanstack/react-query';
import { fetchOverride } from './call.ts';

type Answer = { etag: string; response: Response };

/**
 * What was read before is asked for with its tag, and does not travel again while it is the same; returns how to stop.
 * An answer is remembered in memory alone, and only as long as the cache has a query for it.
 */
export function rememberAnswers(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const answers = new Map<unknown, Answer>();
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === 'removed') answers.delete(query.queryKey[0]);
  });
  fetchOverride.fetch = async (url, init) => {
    const known = init.method === 'GET' ? answers.get(url) : undefined;
    const tag = known && { 'if-none-match': known.etag };
    const response = await fetch(url, { ...init, headers: { ...init.headers, ...tag } });
    if (known && response.status === 304) return known.response.clone();
    const etag = response.headers.get('etag');
    if (etag && response.ok && cache.findAll({ queryKey: [url] }).length > 0)
      answers.set(url, { etag, response: response.clone() });
    return response;
  };
  return () => {
    unsubscribe();
    delete fetchOverride.fetch;
  };
}
