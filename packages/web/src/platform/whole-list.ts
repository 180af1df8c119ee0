import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { allPages } from './all-pages.ts';
import { callPage } from './call.ts';

type ListOf<Row> = Endpoint & {
  query: z.ZodType<unknown, { cursor?: number | string | undefined }>;
  reply: z.ZodType<Row[]>;
};

/** As many as the server sends at once. */
const fullPage = 1000;

/** All of a list, however many pages that takes; what was read ahead is found by its path. */
export const wholeList = <Row>(endpoint: ListOf<Row>) =>
  queryOptions<Row[] | null>({
    queryKey: [endpoint.path],
    queryFn: () => allPages<Row>((cursor) => callPage(endpoint, { query: { cursor } })),
    // What was read ahead is one page: a full one may have others behind it.
    refetchOnMount: ({ state }) => (state.data?.length === fullPage ? 'always' : true),
  });
