import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile, ProjectFileQuery } from '@sitewright/domain/files/file';
import { query, queryPages } from '../platform/query.ts';

type Filter = Pick<ProjectFileQuery, 'kind' | 'q'>;

const limit = 100;

export const fileQueries = {
  /** The latest first. */
  pages: (projectId: number, filter: Filter) => ({
    ...queryPages(filesApi.list, { params: { projectId }, query: { ...filter, limit } }),
    select: ({ pages }: { pages: { rows: ProjectFile[] }[] }) =>
      pages.flatMap(({ rows }) => rows).toSorted(latestFirst),
  }),
  file: (fileId: number) => query(filesApi.read, { params: { fileId } }),
  comments: (fileId: number) => query(filesApi.comments, { params: { fileId } }),
};

/** A restored or imported file has a new number, but its old date. */
const latestFirst = (a: ProjectFile, b: ProjectFile) => b.createdAt.localeCompare(a.createdAt);
