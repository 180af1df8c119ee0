import { backupApi } from '@sitewright/domain/backup/api';
import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { riskApi } from '@sitewright/domain/risk/api';
import type { BriefedPerson, Rams, RamsHead } from '@sitewright/domain/risk/rams';
import type { RiskAssessment, RiskRevision } from '@sitewright/domain/risk/risk-assessment';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { call, callPage } from '../platform/call.ts';

const { list, listRams, printRams } = riskApi;
const limit = 200;

/** Of one contract, or of the whole company. */
export const riskQueries = {
  assessments: (projectId?: number) =>
    queryOptions<RiskAssessment[]>({
      queryKey: [list.path, { projectId }],
      queryFn: () => allPages((cursor) => callPage(list, { query: { projectId, cursor, limit } })),
    }),
  revisions: (id: number) =>
    queryOptions<RiskRevision[] | null>({ queryKey: [`${list.path}/${id}/revisions`] }),
  allRams: (projectId?: number) =>
    queryOptions<RamsHead[]>({
      queryKey: [listRams.path, { projectId }],
      queryFn: () =>
        allPages((cursor) => callPage(listRams, { query: { projectId, cursor, limit } })),
    }),
  rams: (id: number) => queryOptions<Rams | null>({ queryKey: [`${listRams.path}/${id}`] }),
  versions: (id: number) =>
    queryOptions<RamsHead[] | null>({ queryKey: [`${listRams.path}/${id}/versions`] }),
  briefing: (id: number) =>
    queryOptions<BriefedPerson[] | null>({ queryKey: [`${listRams.path}/${id}/briefing`] }),
  /** By the code that a worker scanned, which needs no session. */
  byLink: (token: string) =>
    queryOptions<Reply<typeof riskApi.readByLink>>({
      queryKey: [riskApi.readByLink.path, token],
      queryFn: () => call(riskApi.readByLink, { params: { token } }),
      retry: false,
    }),
};

export const staleByScore: readonly string[] = [list.path, backupApi.listBin.path];
export const staleByRams: readonly string[] = [listRams.path, backupApi.listBin.path];

export const pdfOf = (ramsId: number): string => requestFor(printRams, { params: { ramsId } }).url;
