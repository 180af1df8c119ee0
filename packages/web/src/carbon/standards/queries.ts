import { footprintApi } from '@sitewright/domain/carbon/api';
import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import { type CarbonCategory, editions } from '@sitewright/domain/carbon/carbon-values';
import type { Factor, FactorSet, OwnFactor } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../../platform/all-pages.ts';
import { call, callPage } from '../../platform/call.ts';

const { listFactors, listOwnFactors, listSets, readSettings } = carbonStandardsApi;

/** As many as the server sends at once. */
const fullPage = 500;

type Sought = { year: number; category?: CarbonCategory };

/** The keys begin with a path, so that what an action makes stale is found among them. */
export const standardQueries = {
  settings: () => queryOptions<CarbonSettings | null>({ queryKey: [readSettings.path] }),
  /** All factors of a year, also our own. */
  factors: (sought: Sought) =>
    queryOptions<Factor[] | null>({
      queryKey: [listFactors.path, sought],
      queryFn: () =>
        allPages((cursor) =>
          callPage(listFactors, { query: { ...sought, limit: fullPage, cursor } }),
        ),
    }),
  /** One factor as every edition has it, the latest first. */
  editionsOf: (id: string) =>
    queryOptions<Factor[]>({
      queryKey: [listFactors.path, 'editions', id],
      queryFn: async () => {
        const found = await Promise.all(
          editions.map((year) => call(listFactors, { query: { q: id, year, limit: fullPage } })),
        );
        const rows = found.flatMap((page) => page.find((row) => row.id === id) ?? []);
        // One of our own is the same in all of them.
        return [...new Map(rows.map((row) => [row.year, row])).values()].reverse();
      },
    }),
  own: () => queryOptions<OwnFactor[] | null>({ queryKey: [listOwnFactors.path] }),
  sets: () => queryOptions<FactorSet[] | null>({ queryKey: [listSets.path] }),
};

/** Where the document of an EPD is to be had. */
export const documentOf = (id: number): string => `${listFactors.path}/${id}/document`;

/** What an action upon the standard changes. */
export const staleByStandards: readonly string[] = [
  listFactors.path,
  listSets.path,
  readSettings.path,
  footprintApi.company.path,
  footprintApi.contracts.path,
  footprintApi.supplier.path,
  // Materials follow a factor that is put right.
  materialsApi.list.path,
];
