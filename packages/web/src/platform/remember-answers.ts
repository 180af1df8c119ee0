import type { Query, QueryClient } from '@tanstack/react-query';
import { fetchOverride } from './call.ts';
import { storedTimes } from './offline/stored-times.ts';
import { userKey } from './session.ts';
import { setSignalLost } from './use-online.ts';

type Answer = { etag: string; response: Response };

/**
 * Repeated reads send the tag of the last answer, so that unchanged data is not sent again; returns a function to stop.
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
    const response = await watchSignal(
      client,
      fetch(url, { ...init, headers: { ...init.headers, ...tag } }),
    );
    storedTimes.delete(url);
    if (known && response.status === 304) return known.response.clone();
    const etag = response.headers.get('etag');
    if (etag && response.ok && cache.findAll({ queryKey: [url] }).length > 0)
      answers.set(url, { etag, response: response.clone() });
    return response;
  };
  return () => {
    unsubscribe();
    clearTimeout(silence);
    stopAsking();
    delete fetchOverride.fetch;
  };
}

/** How long there may be no answer before 'no signal' is shown, in milliseconds. */
const patience = 4000;
let silence: ReturnType<typeof setTimeout> | undefined;

async function watchSignal(client: QueryClient, answer: Promise<Response>): Promise<Response> {
  try {
    const response = await answer;
    clearTimeout(silence);
    silence = undefined;
    // Also after a single failure, too short to be shown as a lost signal.
    if (storedTimes.size > 0) readAgain(client);
    stopAsking();
    return response;
  } catch (error) {
    silence ??= setTimeout(() => lose(client), patience);
    throw error;
  }
}

/** How often the server is asked whether it is there again, in milliseconds. */
const pause = 15_000;
let asking: ReturnType<typeof setInterval> | undefined;

function lose(client: QueryClient): void {
  setSignalLost(true);
  const ask = () => watchSignal(client, fetch(userKey[0]));
  asking ??= setInterval(() => void ask().catch(() => {}), pause);
}

function stopAsking(): void {
  clearInterval(asking);
  asking = undefined;
  setSignalLost(false);
}

/** The displayed data that came from this phone. */
function readAgain(client: QueryClient): void {
  const isOfPhone = ({ queryKey }: Query) => storedTimes.has(queryKey[0]);
  void client.refetchQueries({ type: 'active', predicate: isOfPhone }, { cancelRefetch: false });
}
