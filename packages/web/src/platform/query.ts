import {
  type Endpoint,
  entityOf,
  type Input,
  type Reply,
} from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { allPages } from './all-pages.ts';
import { call, callPage } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
  }
}

/** An endpoint without parameters needs no input. */
type InputArgs<E> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** Finds the cached replies that have become stale. */
export type ReadMeta = { path: string; reads: readonly string[] | 'everything' };

const metaOf = (endpoint: Endpoint): ReadMeta => ({
  path: endpoint.path,
  reads:
    endpoint.reads === 'everything'
      ? 'everything'
      : [entityOf(endpoint) ?? [], endpoint.reads ?? []].flat(),
});

/** Reads an endpoint; the reply is cached under its URL, and is null for a user who is signed out. */
export function query<E extends Endpoint>(endpoint: E, ...[input]: InputArgs<E>) {
  const { url, body } = requestFor(endpoint, (input ?? {}) as Input<E>);
  return queryOptions<Reply<E> | null>({
    queryKey: body ? [url, body] : [url],
    ...(body && { queryFn: () => call(endpoint, input as Input<E>) }),
    meta: metaOf(endpoint),
  });
}

type ListEndpoint = Endpoint & {
  query: z.ZodType<unknown, { cursor?: number | string | undefined }>;
  reply: z.ZodArray;
};

type Row<E extends ListEndpoint> = Reply<E>[number];

const readPage = <E extends ListEndpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  cursor: number | undefined,
) => {
  const { query, ...rest } = (input ?? {}) as { query?: object };
  const paged: unknown = { ...rest, query: { ...query, cursor } };
  return callPage(endpoint, paged as Input<E>);
};

/** Most rows that a page has where the request sets no limit. */
const fullPage = 1000;

/** Reads a list to its end, page by page. */
export function queryAll<E extends ListEndpoint>(endpoint: E, ...[input]: InputArgs<E>) {
  return queryOptions<Reply<E> | null>({
    ...query(endpoint, ...([input] as InputArgs<E>)),
    queryFn: () => allPages<Row<E>>((cursor) => readPage(endpoint, input, cursor)) as never,
    // A prefetched list is one page: a full page may have more after it.
    refetchOnMount: ({ state }) => (state.data?.length === fullPage ? 'always' : true),
  });
}

/** Reads a list page by page as the user scrolls; visible rows stay until the next are loaded. */
export function queryPages<E extends ListEndpoint>(endpoint: E, ...[input]: InputArgs<E>) {
  const { queryKey } = query(endpoint, ...([input] as InputArgs<E>));
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'],
    meta: metaOf(endpoint),
    queryFn: ({ pageParam: cursor }) => readPage(endpoint, input, cursor),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.rows as Row<E>[]),
    placeholderData: keepPreviousData,
  });
}
