import { activityApi } from '@sitewright/domain/activity/api';
import { exportsApi } from '@sitewright/domain/activity/exports-api';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { aCompanyDraft } from '@sitewright/domain/organizations/company.fixture';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { describe, expect, it } from 'vitest';
import { runInOrganizationWith } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { secrets } from '../testing/organization.ts';
import { sealAndAnchor } from './sealer.ts';

const api = await testApi();
const sealing = {
  within: runInOrganizationWith(api.pools.app),
  storage: api.storage,
  mark: secrets.keyedHash,
  now: () => new Date(),
  onError: (error: Error) => {
    throw error;
  },
};

async function aCompany() {
  const us = await api.organization();
  const director = await us.member({ role: 'Managing Director' });
  const created = await director.call(projectsApi.create, { body: { name: 'Quay Street' } });
  const edit = (by: Caller, body: { budget: string }) =>
    by.call(projectsApi.edit, { params: { projectId: created.id }, body });
  return { us, director, projectId: created.id, edit };
}

const list = (
  by: Caller,
  query: Parameters<typeof by.call<typeof activityApi.list>>[1]['query'] = {},
) => by.call(activityApi.list, { query });

describe('an entry', () => {
  it('shows who did what to which record, its severity and its subject', async () => {
    const { director, projectId, edit } = await aCompany();
    await edit(director, { budget: '250000.00' });
    await director.send(projectsApi.remove, { params: { projectId } });
    const [gone, changed, created] = await list(director);
    expect(created).toMatchObject({
      username: director.actor.username,
      entityType: 'project',
      entityId: projectId,
      entityName: 'Quay Street',
      description: 'Create a contract',
      category: 'contract',
      severity: 'info',
      metadata: { projectId },
    });
    expect(changed?.severity).toBe('info');
    expect(gone).toMatchObject({ severity: 'warning', entityId: projectId, projectName: null });
  });

  it('shows the values before and after, and its position in the chain', async () => {
    const { us, director, edit } = await aCompany();
    await edit(director, { budget: '250000.00' });
    const [entry] = await list(director);
    const params = { activityLogId: found(entry).id };
    expect((await director.call(activityApi.read, { params })).position).toBeNull();
    await sealAndAnchor(sealing, us.id, 'recent');
    const read = await director.call(activityApi.read, { params });
    expect(read.changes).toEqual([
      expect.objectContaining({
        record: 'Contract',
        field: 'Budget',
        before: null,
        after: '250000',
      }),
    ]);
    expect(read).toMatchObject({ position: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(read.previousHash).not.toBe(read.hash);
  });

  it("of a supplier's contact belongs to the supplier, and does not name the contact", async () => {
    const { director } = await aCompany();
    const { id: supplierId } = await director.call(suppliersApi.add, { body: aSupplierDraft() });
    const params = { supplierId };
    const contact = await director.call(suppliersApi.addContact, {
      params,
      body: { name: 'Dawn Pennick' },
    });
    const [added] = await list(director);
    expect(added).toMatchObject({ entityType: 'supplier', entityId: supplierId, entityName: null });
    await director.call(suppliersApi.editContact, {
      params: { supplierContactId: contact.id },
      body: { name: 'Dawn Pennick-Hall' },
    });
    const [edited] = await list(director);
    expect(edited).toMatchObject({ entityId: supplierId, entityName: null });
  });

  it('of a secret shows the changed fields, never their values', async () => {
    const { us, director } = await aCompany();
    await us.profile();
    const bank = { bankAccount: '31924821', bankSortCode: '204556', bankName: 'Aire Bank' };
    await director.call(companyApi.writeProfile, { body: aCompanyDraft(bank) });
    const [entry] = await list(director, { category: 'settings' });
    const read = await director.call(activityApi.read, {
      params: { activityLogId: found(entry).id },
    });
    expect(JSON.stringify(read)).not.toMatch(/31924821|204556|Aire Bank/);
    expect(read.changes).toContainEqual(
      expect.objectContaining({ field: 'Bank account', isHidden: true, before: null, after: null }),
    );
  });
});

describe('the list', () => {
  it('is filtered, and paged', async () => {
    const { director, edit } = await aCompany();
    for (const budget of ['1.00', '2.00', '3.00']) await edit(director, { budget });
    const today = londonDay(new Date());
    expect(await list(director, { from: today, to: today })).toHaveLength(4);
    expect(await list(director, { to: '2020-01-01' })).toEqual([]);
    expect(await list(director, { q: 'create A contract' })).toHaveLength(1);
    expect(await list(director, { q: '%' })).toEqual([]);
    expect(
      await list(director, { action: 'PATCH', username: director.actor.username }),
    ).toHaveLength(3);
    expect(await list(director, { severity: 'critical' })).toEqual([]);
    expect(await list(director, { ip: '127.0.0.1', category: 'contract' })).toHaveLength(4);
    const first = await director.send(activityApi.list, { query: { limit: 3 } });
    const cursor = Number(/cursor=(\d+)/.exec(String(first.headers.link))?.[1]);
    expect(await list(director, { limit: 3, cursor })).toHaveLength(1);
  });

  it('shows a contracts manager their own actions, and those on their contracts', async () => {
    const { us, director, edit } = await aCompany();
    const manager = await us.member({ role: 'Contracts Manager' });
    const mine = await manager.call(projectsApi.create, { body: { name: 'Mill Lane' } });
    await edit(director, { budget: '5.00' });
    const params = { projectId: mine.id };
    await director.call(projectsApi.edit, { params, body: { budget: '6.00' } });
    const seen = await list(manager);
    expect(seen.map(({ entityId }) => entityId)).toEqual([mine.id, mine.id]);
    expect((await manager.call(activityApi.summary, { query: {} })).today.events).toBe(2);
    const [, others] = await list(director);
    const hidden = { params: { activityLogId: found(others).id } };
    expect((await manager.send(activityApi.read, hidden)).statusCode).toBe(403);
    expect((await manager.send(activityApi.export, { query: {} })).statusCode).toBe(403);
    expect((await manager.send(activityApi.verification, {})).statusCode).toBe(403);
  });

  it.each(['Site Manager', 'Site Supervisor', 'Buyer', 'Viewer'] as const)(
    'is refused for a %s',
    async (role) => {
      const { us } = await aCompany();
      const reader = await us.member({ role });
      expect((await reader.send(activityApi.list, { query: {} })).statusCode).toBe(403);
    },
  );
});

it('has a summary of today and of the days before', async () => {
  const { director, projectId, edit } = await aCompany();
  await edit(director, { budget: '5.00' });
  await director.send(activityApi.export, { query: {} });
  await director.send(siteIssuesApi.pdf, { params: { projectId }, query: { status: 'open' } });
  const report = { what: 'Contracts', format: 'csv' as const, rows: 3, filter: 'Status: Open' };
  await director.send(exportsApi.reportExport, { body: report });
  await director.send(projectsApi.remove, { params: { projectId } });
  const [, reported, printed] = await list(director);
  expect(reported).toMatchObject({
    ...{ entityType: 'export', entityName: 'Contracts', category: 'security' },
    metadata: { rows: 3, filter: 'Status: Open' },
  });
  expect(printed).toMatchObject({
    ...{ entityType: 'siteIssue', entityId: null },
    entityName: expect.stringMatching(/^Site issues .*\.pdf$/),
    metadata: { projectId, rows: 0, filter: 'status=open' },
  });
  const summary = await director.call(activityApi.summary, { query: {} });
  expect(summary.today).toEqual({ events: 6, failedSignIns: 0, deletions: 1, exports: 3 });
  expect(summary.bars).toHaveLength(30);
  expect(summary.bars.at(-1)).toMatchObject({
    at: londonDay(new Date()),
    info: 2,
    notice: 2,
    warning: 2,
  });
  expect(summary.topUsers).toEqual([{ username: director.actor.username, events: 6 }]);
  const today = londonDay(new Date());
  const hours = await director.call(activityApi.summary, { query: { from: today, to: today } });
  expect(hours).toMatchObject({ per: 'hour' });
  expect(hours.bars).toHaveLength(24);
});

it('is exported completely, without formulas, and the export is logged', async () => {
  const { director, projectId } = await aCompany();
  const issueDescription = '=HYPERLINK("https://evil.example")';
  for (const body of [
    aSiteIssueDraft({ projectId }),
    aSiteIssueDraft({ projectId, issueDescription }),
  ])
    await director.call(siteIssuesApi.report, { body });
  const sent = await director.send(activityApi.export, { query: { category: 'issue' } });
  const lines = sent.body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Time,User,Description');
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const [entry] = await list(director);
  expect(entry).toMatchObject({ description: 'Export the activity log', severity: 'warning' });
});

it('verifies the sealed entries, and shows how many wait', async () => {
  const { us, director, edit } = await aCompany();
  await edit(director, { budget: '5.00' });
  expect(await director.call(activityApi.verification, {})).toMatchObject({
    verified: 0,
    waiting: 2,
  });
  await sealAndAnchor(sealing, us.id, 'recent');
  await edit(director, { budget: '6.00' });
  const verification = { verified: 2, waiting: 1, broken: null, hash: expect.any(String) };
  expect(await director.call(activityApi.verification, {})).toEqual(verification);
});

it('stays valid when an account is deleted', async () => {
  const { us, director, edit } = await aCompany();
  const leaver = await us.member({ role: 'Director' });
  await edit(leaver, { budget: '7.00' });
  await sealAndAnchor(sealing, us.id, 'recent');
  await edit(leaver, { budget: '8.00' });
  const { userId, username } = leaver.actor;
  await api.pools.owner.query('delete from users where id = $1', [userId]);
  await sealAndAnchor(sealing, us.id, 'recent');
  const { broken, verified } = await director.call(activityApi.verification, {});
  expect({ broken, verified }).toEqual({ broken: null, verified: 3 });
  const [entry] = await list(director);
  expect(entry).toMatchObject({ userId: null, username, userName: null });
});

it('logs a failed sign-in of an existing account, without what was typed', async () => {
  const { us, director } = await aCompany();
  const member = await us.member();
  const body = { username: member.actor.username, password: 'Guessed-4711' };
  await api.anonymous.send(sessionApi.login, { body });
  await api.noteFailures();
  const [entry] = await list(director);
  expect(entry).toMatchObject({
    username: member.actor.username,
    description: 'Sign-in failed',
    category: 'auth',
    severity: 'warning',
  });
  expect(JSON.stringify(entry)).not.toContain('Guessed');
  expect((await director.call(activityApi.summary, { query: {} })).today.failedSignIns).toBe(1);
});
