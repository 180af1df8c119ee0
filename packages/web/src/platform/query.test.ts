import { backupApi } from '@sitewright/domain/backup/api';
import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { type Endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { riskApi } from '@sitewright/domain/risk/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { teamApi } from '@sitewright/domain/team/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateAfter, invalidateReadsOf } from './invalidate.ts';
import { query } from './query.ts';

function cached(endpoint: Endpoint) {
  const client = new QueryClient();
  const { queryKey, meta } = query(endpoint, {});
  const entry = client.getQueryCache().build(client, { queryKey, meta });
  entry.setData('read');
  return { client, isStale: () => entry.state.isInvalidated };
}

const staleBy: Record<string, Endpoint[]> = {
  carbonStandard: [carbonApi.list, footprintApi.company, footprintApi.supplier, materialsApi.list],
  comment: [diaryApi.comments, filesApi.comments, filesApi.list, journalApi.list],
  costAnalysis: [costsApi.list, costsApi.listEntries, overviewApi.contracts],
  diary: [diaryApi.day, plantApi.list, wellbeingApi.talks, costsApi.read, carbonApi.list],
  file: [filesApi.list, diaryApi.list, diaryApi.comments, journalApi.list],
  hseCertificate: [plantApi.list, riskApi.listRams],
  labour: [labourApi.board, workforceApi.list, diaryApi.days, costsApi.rows, footprintApi.read],
  organization: [organizationsApi.current, costsApi.list, wellbeingApi.read],
  plant: [plantApi.read, diaryApi.days, costsApi.list],
  project: [costsApi.list, carbonApi.listBySlug, companyApi.read, overviewApi.contracts],
  purchaseOrder: [
    suppliersApi.list,
    materialsApi.stockTotals,
    materialsApi.usage,
    diaryApi.list,
    diaryApi.day,
    costsApi.curve,
    footprintApi.contracts,
  ],
  riskAssessment: [riskApi.list, riskApi.readRams, workforceApi.list],
  siteIssue: [siteIssuesApi.list, siteIssuesApi.comments, overviewApi.contracts],
  team: [teamApi.list, teamApi.invitations, companyApi.read],
  weather: [diaryApi.days, riskApi.listRams],
  worker: [workforceApi.gate, riskApi.listRams],
};

it.each(
  Object.entries(staleBy).flatMap(([entity, reads]) =>
    reads.map((read) => [endpointName(read), entity, read] as const),
  ),
)('%s is stale after a change of %s', (_, entity, read) => {
  const { client, isStale } = cached(read);
  void invalidateReadsOf(client, entity);
  expect(isStale()).toBe(true);
});

it('the bin is stale after any change, a list of another record type is not', () => {
  const bin = cached(backupApi.listBin);
  void invalidateReadsOf(bin.client, 'siteIssue');
  expect(bin.isStale()).toBe(true);
  const workers = cached(workforceApi.list);
  void invalidateReadsOf(workers.client, 'siteIssue');
  expect(workers.isStale()).toBe(false);
});

it('a command makes stale what shows what it changes, and the endpoints that it names', () => {
  const issues = cached(siteIssuesApi.list);
  void invalidateAfter(issues.client, siteIssuesApi.close);
  expect(issues.isStale()).toBe(true);
  const workers = cached(workforceApi.list);
  void invalidateAfter(workers.client, siteIssuesApi.close);
  expect(workers.isStale()).toBe(false);
  void invalidateAfter(workers.client, siteIssuesApi.close, [workforceApi.list]);
  expect(workers.isStale()).toBe(true);
});
