import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../platform/call.ts';

const pathOf = (projectId: number): string =>
  requestFor(journalApi.list, { params: { projectId }, query: {} }).url;

/** The latest first, a page at a time. */
export const journalQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: [pathOf(projectId)],
    queryFn: ({ pageParam: cursor }) =>
      callPage(journalApi.list, { params: { projectId }, query: { cursor } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
  });

/** The picture of a message is one of the contract's files. */
export const staleByMessage = (projectId: number): string[] => [
  pathOf(projectId),
  requestFor(filesApi.list, { params: { projectId }, query: {} }).url,
];
