import { backupApi } from '@sitewright/domain/backup/api';
import { binTypes } from '@sitewright/domain/backup/bin-types';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aWorld } from '../testing/world.ts';

const api = await testApi();
const organizationName = 'Quay Street Ltd';

async function threeIssues() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
  const { id: projectId } = await admin.call(projectsApi.create, { body: { name: 'Quay Street' } });
  const ids: number[] = [];
  for (const issueDescription of ['Handrail loose', '100% wet', 'Paint runs']) {
    const body = aSiteIssueDraft({ projectId, issueDescription });
    ids.push((await admin.call(siteIssuesApi.report, { body })).id);
  }
  const params = { siteIssueId: found(ids[0]) };
  const file = aPicture();
  await admin.call(siteIssuesApi.addPhoto, { params, query: { stage: 'before' }, file });
  return { us, admin, projectId, ids };
}

const rowsOf = (organizationId: number) =>
  asOrganization(api.pools.app, organizationId, async (tx) => {
    const { rows } = await tx.execute(sql`
      select to_jsonb(i)::text as row from site_issues i
      union all select to_jsonb(f)::text from files f order by 1`);
    return rows;
  });

const remove = (caller: Caller, ids: number[], name = organizationName) =>
  caller.send(deleteRecordsApi.deleteRecords, {
    body: { recordType: 'siteIssue', ids, organizationName: name },
  });

describe('the list', () => {
  it('is filtered by words, contract and days, and escapes wildcards', async () => {
    const { admin, projectId, ids } = await threeIssues();
    const names = async (query: object) => {
      const request = { query: { recordType: 'siteIssue' as const, ...query } };
      return (await admin.call(deleteRecordsApi.listDeletable, request)).map(({ name }) => name);
    };
    expect(await names({})).toEqual(['Paint runs', '100% wet', 'Handrail loose']);
    expect(await names({ q: '%' })).toEqual(['100% wet']);
    expect(await names({ q: 'HANDRAIL' })).toEqual(['Handrail loose']);
    expect(await names({ projectId, limit: 1 })).toHaveLength(1);
    expect(await names({ projectId: projectId + 1 })).toEqual([]);
    expect(await names({ to: '2001-01-01' })).toEqual([]);
    expect(await names({ cursor: ids[2] })).toEqual(['100% wet', 'Handrail loose']);
  });

  it('is available for every record type', async () => {
    const us = await api.organization();
    const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
    await aWorld(us, admin);
    for (const recordType of binTypes) {
      const [one] = await admin.call(deleteRecordsApi.listDeletable, { query: { recordType } });
      expect(one, recordType).toBeDefined();
    }
  });
});

describe('several records', () => {
  it('are counted with their children in a dry run that changes nothing', async () => {
    const { us, admin, ids } = await threeIssues();
    const before = await rowsOf(us.id);
    const body = { recordType: 'siteIssue' as const, ids: [...ids, 2_000_000_000] };
    const result = await admin.call(deleteRecordsApi.previewDeletion, { body });
    expect(result).toMatchObject({
      records: 3,
      children: { files: 1, site_issue_events: 3 },
      leftOut: [{ id: 2_000_000_000, message: 'We could not find that.' }],
    });
    expect(await rowsOf(us.id)).toEqual(before);
    expect(await admin.call(backupApi.listBin, { query: {} })).toEqual([]);
  });

  it('go to the bin as one batch with one line in the log, and are restored with one request', async () => {
    const { us, admin, ids } = await threeIssues();
    const before = await rowsOf(us.id);
    const answer = await remove(admin, ids);
    expect(answer.statusCode).toBe(200);
    const { batch } = answer.json();
    expect(await rowsOf(us.id)).toEqual([]);
    const items = await admin.call(backupApi.listBin, { query: {} });
    expect(items.map(({ metadata }) => metadata.batch)).toEqual([batch, batch, batch]);
    const log = await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute("select from activity_logs where action = 'POST /api/bulk-deletions'"),
    );
    expect(log.rows).toHaveLength(1);

    const undone = await admin.call(deleteRecordsApi.undoDeletion, { params: { batch } });
    expect(undone).toEqual({ restored: 3, leftOut: [] });
    expect(await rowsOf(us.id)).toEqual(before);
    const again = await admin.send(deleteRecordsApi.undoDeletion, { params: { batch } });
    expect(again.statusCode).toBe(404);
  });

  it('notify users who have a page of them open, even those without access to the bin', async () => {
    const { admin, ids } = await threeIssues();
    const client = await api.pools.owner.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload = '' }) => {
      const { entity, id, action } = JSON.parse(payload).event;
      heard.push(`${action} ${entity} ${id}`);
    });
    await client.query('listen sitewright_live');
    const { batch } = (await remove(admin, ids)).json();
    await admin.call(deleteRecordsApi.undoDeletion, { params: { batch } });
    const result = (action: string) => ids.map((id) => `${action} siteIssue ${id}`);
    await expect
      .poll(() => heard, { timeout: 5_000 })
      .toEqual(expect.arrayContaining([...result('DELETE'), ...result('POST')]));
    client.release(true);
  });

  it('are deleted where each may be deleted alone; the rest is reported with its reason', async () => {
    const us = await api.organization();
    const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
    const { supplierId } = await aWorld(us, admin);
    const body = aSupplierDraft({ name: 'Free Haulage' });
    const { id: free } = await admin.call(suppliersApi.add, { body });
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`update purchase_orders set supplier_id = ${supplierId}`),
    );
    const chosen = { recordType: 'supplier' as const, ids: [supplierId, free] };
    const result = await admin.call(deleteRecordsApi.deleteRecords, {
      body: { ...chosen, organizationName },
    });
    expect(result.records).toBe(1);
    expect(result.leftOut).toMatchObject([{ id: supplierId }]);
    const left = await admin.call(suppliersApi.list, { query: {} });
    expect(left.map(({ id }) => id)).not.toContain(free);
  });

  it('are deleted only by an administrator, with the company name and the password', async () => {
    const { us, admin, ids } = await threeIssues();
    const director = await us.member({ role: 'Managing Director' });
    expect((await remove(director, ids)).statusCode).toBe(403);
    const wrong = await remove(admin, ids, 'Quay');
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([
      400,
      ['organizationName'],
    ]);
    const many = Array.from({ length: 501 }, (_, i) => i + 1);
    expect((await remove(admin, many)).statusCode).toBe(400);
    const stranger = await (await api.organization()).member({ isOrganizationAdmin: true });
    expect((await remove(stranger, ids)).statusCode).toBe(404);
    await api.pools.owner.query("delete from budgets where key like 'confirmed%'");
    expect((await remove(admin, ids)).json().code).toBe('confirmation_due');
    expect(await rowsOf(us.id)).toHaveLength(4);
  });
});
