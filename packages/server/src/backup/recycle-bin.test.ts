import { backupApi } from '@sitewright/domain/backup/api';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../platform/secrets.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { sweepBin } from './store.ts';

const api = await testApi();
const organizationName = 'Quay Street Ltd';

async function aBin() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
  const { id: projectId } = await admin.call(projectsApi.create, { body: { name: 'Quay Street' } });
  const body = aSiteIssueDraft({ projectId, issueDescription: 'Handrail loose' });
  const { id: siteIssueId } = await admin.call(siteIssuesApi.report, { body });
  await admin.send(siteIssuesApi.remove, { params: { siteIssueId } });
  const item = found((await list(admin))[0]);
  return { us, admin, projectId, siteIssueId, item, params: { binItemId: item.id } };
}

const list = (caller: Caller) => caller.call(backupApi.listBin, { query: {} });

const sweep = (organizationId: number) =>
  asOrganization(
    api.pools.app,
    organizationId,
    sweepBin(secretsOf('a key of the tests, and of no others')),
  );

const itemsInBin = (organizationId: number) =>
  asOrganization(api.pools.app, organizationId, async (tx) => {
    const { rows } = await tx.execute('select id from recycle_bin');
    return rows;
  });

it('shows the contract of an item, and its contents', async () => {
  const { admin, item, params, projectId } = await aBin();
  expect(item.projectName).toBe('Quay Street');
  const { parts } = await admin.call(recycleBinApi.previewItem, { params });
  expect(parts[0]).toEqual({ table: 'site_issues', count: 1, names: ['Handrail loose'] });
  await admin.send(projectsApi.remove, { params: { projectId } });
  expect((await list(admin)).map(({ projectName }) => projectName)).toEqual([null, null]);
});

it('shows an item to users who may restore it, and to nobody in another company', async () => {
  const { us, params } = await aBin();
  const look = async (caller: Caller) =>
    (await caller.send(recycleBinApi.previewItem, { params })).statusCode;
  expect(await look(await us.member({ role: 'Contracts Manager' }))).toBe(200);
  expect(await look(await us.member({ role: 'Site Manager' }))).toBe(403);
  expect(await look(await us.member({ role: 'Viewer' }))).toBe(403);
  const stranger = await (await api.organization()).member({ role: 'Managing Director' });
  expect(await look(stranger)).toBe(404);
});

it('restores several items at once, contracts first, and reports what stays', async () => {
  const { admin, projectId, item } = await aBin();
  await admin.send(projectsApi.remove, { params: { projectId } });
  const ids = (await list(admin)).map(({ id }) => id);
  const again = { body: { ids: [...ids.toReversed(), item.id] } };
  expect(await admin.call(recycleBinApi.restoreSeveral, again)).toEqual({
    restored: 2,
    leftOut: [],
  });
  expect(await admin.call(recycleBinApi.restoreSeveral, again)).toEqual({
    restored: 0,
    leftOut: expect.arrayContaining([{ id: item.id, message: 'This has already been restored.' }]),
  });
});

describe('destroying for ever', () => {
  const destroy = (caller: Caller, binItemId: number, name = organizationName) =>
    caller.send(recycleBinApi.purge, { params: { binItemId }, body: { organizationName: name } });

  it('requires the administrator, the company name and the password', async () => {
    const { us, admin, item } = await aBin();
    const wrong = await destroy(admin, item.id, 'Quay Street');
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([
      400,
      ['organizationName'],
    ]);
    const director = await us.member({ role: 'Managing Director' });
    expect((await destroy(director, item.id)).statusCode).toBe(403);
    await api.pools.owner.query("delete from budgets where key like 'confirmed%'");
    expect((await destroy(admin, item.id)).json().code).toBe('confirmation_due');
    expect(await list(admin)).toHaveLength(1);
  });

  it('hides the item at once, and deletes it by a job', async () => {
    const { us, admin, item, params } = await aBin();
    expect((await destroy(admin, item.id)).statusCode).toBe(202);
    expect(await list(admin)).toEqual([]);
    const back = await admin.send(backupApi.restore, { params, body: {} });
    expect(back.json().message).toBe('This can no longer be restored.');
    const { rows: jobs } = await api.pools.owner.query(
      "select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'purge'",
    );
    expect(jobs.length).toBeGreaterThan(0);
    await sweep(us.id);
    expect(await itemsInBin(us.id)).toEqual([]);
  });
});

describe('a legal hold', () => {
  it('keeps an item past its expiry and from destruction until it is lifted', async () => {
    const { us, admin, params } = await aBin();
    const held = await admin.call(recycleBinApi.hold, { params, body: { reason: 'Claim 17' } });
    expect(held.metadata.hold).toMatchObject({ reason: 'Claim 17', byName: 'Ann Ray' });
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`update recycle_bin set expires_at = now() - interval '1 day'`),
    );
    await sweep(us.id);
    expect(await itemsInBin(us.id)).toHaveLength(1);
    expect(await list(admin)).toHaveLength(1);
    const destroyed = await admin.send(recycleBinApi.purge, {
      params,
      body: { organizationName },
    });
    expect([destroyed.statusCode, destroyed.json().code]).toEqual([409, 'bin.is_held']);

    await admin.call(recycleBinApi.liftHold, { params });
    expect(await list(admin)).toEqual([]);
    await sweep(us.id);
    expect(await itemsInBin(us.id)).toEqual([]);
  });
});

describe('the retention time', () => {
  it('is set by the company, from 7 to 365 days, for later deletions', async () => {
    const { us, admin, projectId, item } = await aBin();
    expect(await admin.call(recycleBinApi.expiry, {})).toEqual({ days: 30 });
    for (const days of [6, 366, 7.5])
      expect((await admin.send(recycleBinApi.setExpiry, { body: { days } })).statusCode).toBe(400);
    await admin.call(recycleBinApi.setExpiry, { body: { days: 90 } });
    await admin.send(projectsApi.remove, { params: { projectId } });
    const [project, issue] = await list(admin);
    expect(issue?.expiresAt).toBe(item.expiresAt);
    const itemsInBin = Date.parse(project?.expiresAt ?? '') - Date.parse(project?.deletedAt ?? '');
    expect(itemsInBin).toBe(90 * 86_400_000);
    const manager = await us.member({ role: 'Contracts Manager' });
    expect((await manager.call(organizationsApi.current, {})).settings.binDays).toBe(90);
    expect((await manager.send(recycleBinApi.setExpiry, { body: { days: 9 } })).statusCode).toBe(
      403,
    );
  });
});

it('asks for another number where the old one is taken', async () => {
  const { admin } = await aBin();
  const sand = { body: aMaterialDraft({ itemDescription: 'Sharp sand', sku: 'AGG-7' }) };
  const { id: materialId } = await admin.call(materialsApi.add, sand);
  await admin.send(materialsApi.remove, { params: { materialId } });
  await admin.call(materialsApi.add, sand);
  const params = { binItemId: found((await list(admin))[0]).id };
  const clash = await admin.send(backupApi.restore, { params, body: {} });
  expect([clash.statusCode, Object.keys(clash.json().fields)]).toEqual([409, ['number']]);
  await admin.call(backupApi.restore, { params, body: { number: 'AGG-8' } });
  const back = await admin.call(materialsApi.read, { params: { materialId } });
  expect(back.sku).toBe('AGG-8');
});
