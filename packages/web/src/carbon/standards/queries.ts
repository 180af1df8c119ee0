import { type CarbonCategory, editions } from '@sitewright/domain/carbon/carbon-values';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { call } from '../../platform/call.ts';
import { query, queryAll } from '../../platform/query.ts';

const { listFactors, listOwnFactors, readSettings } = carbonStandardsApi;

/** As many as the server sends at once. */
const limit = 500;

type FactorFilter = { year: number; category?: CarbonCategory };

export const standardQueries = {
  settings: () => query(readSettings),
  /** All factors of a year, also our own. */
  factors: (filter: FactorFilter) => queryAll(listFactors, { query: { ...filter, limit } }),
  /** A factor as every edition has it, the latest first. */
  editionsOf: (id: string) => ({
    ...query(listFactors, { query: { q: id, limit } }),
    queryFn: async () => {
      const pages = await Promise.all(
        editions.map((year) => call(listFactors, { query: { q: id, year, limit } })),
      );
      const rows = pages.flatMap((page) => page.find((row) => row.id === id) ?? []);
      // One of our own is the same in all of them.
      return [...new Map(rows.map((row) => [row.year, row])).values()].reverse();
    },
  }),
  own: () => query(listOwnFactors),
};
