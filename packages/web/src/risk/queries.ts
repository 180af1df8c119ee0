import { riskApi } from '@sitewright/domain/risk/api';
import { query, queryAll } from '../platform/query.ts';

const limit = 200;

/** Lists are of one contract, or of all the company's. */
export const riskQueries = {
  assessments: (projectId?: number) => queryAll(riskApi.list, { query: { projectId, limit } }),
  rams: (ramsId: number) => query(riskApi.readRams, { params: { ramsId } }),
  versions: (ramsId: number) => query(riskApi.versionsOfRams, { params: { ramsId } }),
};
