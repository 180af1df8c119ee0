import { backupApi } from '@sitewright/domain/backup/api';
import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile, ProjectFileQuery } from '@sitewright/domain/files/file';
import type { FileComment } from '@sitewright/domain/files/file-comment';
import { requestFor } from '@sitewright/domain/kernel/request';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPage } from '../platform/call.ts';

type Filter = Pick<ProjectFileQuery, 'kind' | 'q'>;

const pageSize = 100;

/** The keys are paths, so that an action can name the queries it made stale by path. */
export const fileQueries = {
  /** Page by page, the latest first; what was in sight stays until the next is there. */
  pages: (projectId: number, filter: Filter) =>
    infiniteQueryOptions({
      queryKey: [requestFor(filesApi.list, { params: { projectId }, query: filter }).url, 'pages'],
      queryFn: ({ pageParam: cursor }) =>
        callPage(filesApi.list, {
          params: { projectId },
          query: { ...filter, limit: pageSize, cursor },
        }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next,
      select: ({ pages }) => pages.flatMap((page) => page.rows).toSorted(latestFirst),
      placeholderData: keepPreviousData,
    }),
  file: (fileId: number) =>
    queryOptions<ProjectFile | null>({
      queryKey: [requestFor(filesApi.read, { params: { fileId } }).url],
    }),
  comments: (fileId: number) =>
    queryOptions<FileComment[] | null>({
      queryKey: [requestFor(filesApi.comments, { params: { fileId } }).url],
    }),
};

/** What was restored or read in from elsewhere has a number of its own, but its old day. */
const latestFirst = (a: ProjectFile, b: ProjectFile) => b.createdAt.localeCompare(a.createdAt);

/** What comes, goes or is described: the lists of its contract, and the bin. */
export const staleByFile = (projectId: number): string[] => [
  requestFor(filesApi.list, { params: { projectId }, query: {} }).url,
  backupApi.listBin.path,
];

/** The lists count the comments. */
export const staleByComment = ({ id: fileId, projectId }: ProjectFile): string[] => [
  requestFor(filesApi.comments, { params: { fileId } }).url,
  requestFor(filesApi.list, { params: { projectId }, query: {} }).url,
];
