import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type Asked, askedIn, patternOf } from '../offline/answer.ts';
import { storedTimes } from '../offline/stored-times.ts';
import type { OutboxItem } from './item.ts';
import {
  type OutboxSnapshot,
  outboxSnapshot,
  subscribeToOutbox,
  waitingOnPhone,
} from './snapshot.ts';

/** Waiting items, and items sent since the screens were read, with the server's reply. */
export type Waiting = Pick<OutboxSnapshot, 'items' | 'sent'>;

// A method, so that views of different replies fit into one list.
export type WaitingView = {
  endpoint: Endpoint;
  show(reply: unknown, waiting: Waiting, asked: Asked): unknown;
};

/** A reply with what waits on this phone: the same one where nothing of it waits. */
export const showsWaiting = <E extends Endpoint>(
  endpoint: E,
  show: (reply: Reply<E>, waiting: Waiting, asked: Asked) => Reply<E>,
): WaitingView => ({ endpoint, show }) as WaitingView;

/** Records that the server has are shown as it sent them, although the item is still here. */
export const withoutSent = <T extends { clientId: string | null }>(
  items: readonly OutboxItem[],
  rows: readonly T[],
): OutboxItem[] => {
  const known = new Set(rows.map(({ clientId }) => clientId));
  return items.filter(({ key, deletedAt }) => !deletedAt && !known.has(key));
};

let shownBy: QueryClient | undefined;

/** The row of this id in the lists of an endpoint that were read, with or without signal. */
export function shownRow<E extends Endpoint>(
  { path }: E,
  id: number,
): (Reply<E> extends (infer Row)[] ? Row : never) | undefined {
  const queries = shownBy
    ?.getQueryCache()
    .findAll({ predicate: ({ meta }) => meta?.path === path });
  const rows = queries?.flatMap(({ state: { data } }) => (Array.isArray(data) ? data : []));
  return rows?.find((row) => row.id === id);
}

type Pages = { pages: { rows: unknown[] }[] };
const arePages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data;

/**
 * Shows what waits in every reply that is in sight or read later; returns how to stop. What was read is remembered
 * without it, so that it can be shown again whenever the outbox changes, without signal too.
 */
export function showWaiting(client: QueryClient, views: readonly WaitingView[]): () => void {
  shownBy = client;
  const cache = client.getQueryCache();
  const read = new WeakMap<Query, Read>();
  const shown = new WeakMap<Query, unknown>();
  let isShowing = false;
  const show = (query: Query) => {
    const path = query.meta?.path;
    const view = path && views.find(({ endpoint }) => endpoint.path === path);
    if (!view || query.state.status !== 'success') return;
    const { data, dataUpdatedAt } = query.state;
    if (data !== shown.get(query)) read.set(query, readNow(query));
    const plain = read.get(query) ?? readNow(query);
    const next = withWaiting(view, String(query.queryKey[0]), plain.data, waitingIn(plain));
    if (next === data) return;
    isShowing = true;
    query.setData(next, { updatedAt: dataUpdatedAt, manual: true });
    isShowing = false;
    shown.set(query, query.state.data);
  };
  const showAll = () => {
    for (const query of cache.getAll()) show(query);
  };
  const unsubscribe = cache.subscribe((event) => {
    if (isShowing || event.type !== 'updated' || event.action.type !== 'success') return;
    // What the server answers may be just what is shown already: then the same object stays in the cache.
    if (!event.action.manual) read.set(event.query, readNow(event.query));
    show(event.query);
  });
  const stop = subscribeToOutbox(showAll);
  showAll();
  return () => {
    unsubscribe();
    stop();
  };
}

/** The original reply. An answer of the packs misses items sent since, even once newer packs are here. */
type Read = { data: unknown; missingItems: Map<string, OutboxItem> | undefined };

const readNow = ({ queryKey: [url], state: { data } }: Query): Read => ({
  data,
  missingItems: storedTimes.has(url) ? new Map() : undefined,
});

function waitingIn({ missingItems }: Read): Waiting {
  const { items, sent, acceptedItems } = outboxSnapshot();
  for (const item of acceptedItems) missingItems?.set(item.key, item);
  const known = sent.filter(({ reply }) => isWhole(reply));
  return waitingOnPhone({ items, sent: known }, missingItems ? [...missingItems.values()] : []);
}

/** After a day the server repeats only the id of what it has stored for a key. */
const isWhole = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && Object.keys(reply).length > 1;

function withWaiting(
  view: WaitingView,
  url: string,
  data: unknown,
  { items, sent }: Waiting,
): unknown {
  if (data == null || items.length + sent.length === 0) return data;
  const asked = askedIn(url, patternOf(view.endpoint));
  if (!arePages(data)) return view.show(data, { items, sent }, asked);
  const [first, ...others] = data.pages;
  if (!first) return data;
  const rows = view.show(first.rows, { items, sent }, asked);
  return rows === first.rows ? data : { ...data, pages: [{ ...first, rows }, ...others] };
}
