import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../platform/secrets.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { sweepBin } from './store.ts';

const api = await testApi();

/** A contract with three issues, and its rows in the database. */
async function aContract() {
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const body = {
    name: 'Quay Street',
    slug: 'quay',
    contractValue: '12.30',
    startDate: '2026-02-28',
  };
  const { id: projectId } = await director.call(projectsApi.create, { body });
  for (const issueDescription of ['One', 'Two', 'Three'])
    await director.call(siteIssuesApi.report, {
      body: aSiteIssueDraft({ projectId, issueDescription }),
    });
  const rows = () =>
    ask(
      us.id,
      sql`
        select to_jsonb(p)::text from projects p where id = ${projectId}
        union all select to_jsonb(i)::text from site_issues i where project_id = ${projectId}`,
    );
  return { us, director, projectId, rows };
}

const ask = (organizationId: number, question: SQL) =>
  asOrganization(api.pools.app, organizationId, async (tx) => (await tx.execute(question)).rows);

const removed = (caller: Caller, projectId: number) =>
  caller.send(projectsApi.remove, { params: { projectId } });

const firstInBin = async (caller: Caller) =>
  found((await caller.call(backupApi.listBin, { query: {} }))[0]);

const restored = (caller: Caller, binItemId: number, body = {}) =>
  caller.send(backupApi.restore, { params: { binItemId }, body });

describe('a deleted contract', () => {
  it('is removed with everything that belongs to it, and is restored as it was, under the same ids', async () => {
    const { us, director, projectId, rows } = await aContract();
    const before = await rows();
    expect(before).toHaveLength(4);

    expect((await removed(director, projectId)).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
    expect(await director.call(projectsApi.list, { query: {} })).toEqual([]);
    expect((await removed(director, projectId)).statusCode).toBe(404);
    const [log] = await ask(us.id, sql`select * from activity_logs order by id desc limit 1`);
    expect(log).toMatchObject({ entity_type: 'project', entity_id: projectId });

    const item = await firstInBin(director);
    expect(item).toMatchObject({
      recordType: 'project',
      recordId: projectId,
      recordName: 'Quay Street',
      tableName: 'projects',
      deletedByName: 'Ann Ray',
      metadata: { children: { site_issues: 3 } },
      isRestored: false,
    });
    expect(Date.parse(item.expiresAt) - Date.parse(item.deletedAt)).toBe(30 * 86_400_000);

    expect((await restored(director, item.id)).json()).toMatchObject({ isRestored: true });
    expect(await rows()).toEqual(before);
    expect(await director.call(backupApi.listBin, { query: {} })).toEqual([]);
    const past = await director.call(backupApi.listBin, { query: { isRestored: 'true' } });
    expect(past).toMatchObject([
      { id: item.id, restoredByName: 'Ann Ray', restoredAt: expect.any(String) },
    ]);
    expect((await restored(director, item.id)).json().message).toBe(
      'This has already been restored.',
    );
  });

  it('is encrypted in the bin', async () => {
    const { director, projectId, us } = await aContract();
    await removed(director, projectId);
    const [stored] = await ask(us.id, sql`select record_data::text as data from recycle_bin`);
    expect(stored?.data).toMatch(/sealed/);
    expect(stored?.data).not.toMatch(/Quay|Scaffold|12\.30/);
  });

  it('asks for another slug where the old one is taken meanwhile', async () => {
    const { director, projectId } = await aContract();
    await removed(director, projectId);
    await director.call(projectsApi.create, { body: { name: 'Newcomer', slug: 'quay' } });
    const item = await firstInBin(director);
    const clash = await restored(director, item.id);
    expect([clash.statusCode, clash.json().fields]).toEqual([
      409,
      { slug: 'Its web address is now in use. Choose another.' },
    ]);
    expect((await restored(director, item.id, { slug: 'quay-again' })).statusCode).toBe(200);
    const back = await director.call(projectsApi.read, { params: { projectId } });
    expect(back).toMatchObject({ slug: 'quay-again', name: 'Quay Street' });
  });

  it('is restored without references to a deleted user', async () => {
    const { us, director, projectId } = await aContract();
    const leaver = await us.member({ role: 'Director' });
    await leaver.call(projectsApi.edit, { params: { projectId }, body: { division: 'North' } });
    await removed(director, projectId);
    await api.pools.owner.query('delete from users where id = $1', [leaver.actor.userId]);
    expect((await restored(director, (await firstInBin(director)).id)).statusCode).toBe(200);
    const back = await director.call(projectsApi.read, { params: { projectId } });
    expect(back).toMatchObject({ updatedBy: null, createdBy: director.actor.userId });
  });

  it('is restored once where many request it at the same time', async () => {
    const { director, projectId } = await aContract();
    await removed(director, projectId);
    const { id } = await firstInBin(director);
    const answers = await Promise.all(Array.from({ length: 5 }, () => restored(director, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('does not exist for other organisations, nor for roles that may not restore', async () => {
    const { us, director, projectId } = await aContract();
    await removed(director, projectId);
    const { id } = await firstInBin(director);
    const stranger = await (await api.organization()).member({ role: 'Managing Director' });
    expect((await restored(stranger, id)).statusCode).toBe(404);
    expect(await stranger.call(backupApi.listBin, { query: {} })).toEqual([]);
    const manager = await us.member({ role: 'Site Manager' });
    expect((await restored(manager, id)).statusCode).toBe(403);
    expect(await manager.call(backupApi.listBin, { query: {} })).toEqual([]);
  });

  it('is restored on site by the person who deleted it', async () => {
    const { us, director } = await aContract();
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const { id: projectId } = await us.project();
    const body = aDiaryEntryDraft({ projectId });
    const { id: diaryEntryId } = await supervisor.call(diaryApi.create, { body });
    await supervisor.send(diaryApi.remove, { params: { diaryEntryId } });
    const { id } = await firstInBin(director);
    const other = await us.member({ role: 'Site Supervisor' });
    expect((await restored(other, id)).json().code).toBe('bin.not_deleted_by_you');
    expect((await restored(supervisor, id)).statusCode).toBe(200);
  });

  it('cannot be restored after it has expired', async () => {
    const { us, director, projectId } = await aContract();
    await removed(director, projectId);
    const { id } = await firstInBin(director);
    await ask(us.id, sql`update recycle_bin set expires_at = now() where id = ${id}`);
    expect(await director.call(backupApi.listBin, { query: {} })).toEqual([]);
    expect((await restored(director, id)).json().message).toBe('This can no longer be restored.');
  });

  it('restores what was being written while it was deleted', async () => {
    const { us, director, projectId } = await aContract();
    const [{ id: siteIssueId = 0 } = {}] = await director.call(siteIssuesApi.list, { query: {} });
    let deletion: Promise<unknown> = Promise.resolve();
    await asOrganization(api.pools.app, us.id, async (tx) => {
      await tx.execute(sql`update site_issues set location = 'Gate 9' where id = ${siteIssueId}`);
      deletion = removed(director, projectId);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await deletion;
    await restored(director, (await firstInBin(director)).id);
    const issue = await director.call(siteIssuesApi.read, { params: { siteIssueId } });
    expect(issue.location).toBe('Gate 9');
  });

  it('is restored with thousands of rows, and leaves no second copy in the bin', async () => {
    const { us, director, projectId } = await aContract();
    for (let made = 0; made < 4500; made += 500)
      await ask(
        us.id,
        sql`insert into site_issues (project_id, date, reported_by, issue_type, priority, issue_description)
          select ${projectId}, '2026-01-01', 'Ann', 'snag', 'low', 'Number ' || n from generate_series(1, 500) n`,
      );
    await removed(director, projectId);
    expect((await restored(director, (await firstInBin(director)).id)).statusCode).toBe(200);
    const [count] = await ask(us.id, sql`select count(*)::int as n from site_issues`);
    expect(count?.n).toBe(4503);
    const [stored] = await ask(
      us.id,
      sql`select record_data ->> 'sealed' as sealed from recycle_bin`,
    );
    expect(stored?.sealed).toBe('');
  });

  it('is deleted with its picture after it has expired; restored items stay', async () => {
    const { us, director, projectId } = await aContract();
    const params = { projectId };
    await director.call(projectsApi.setPicture, { params, file: aPicture() });
    // Another organisation's file key typed into a text field does not refer to that file.
    const bait = `${us.id}/00000000-0000-4000-8000-000000000000.webp`;
    await director.call(projectsApi.edit, { params, body: { location: bait } });
    await removed(director, projectId);
    await ask(us.id, sql`update recycle_bin set expires_at = now() - interval '1 second'`);
    const stored = await aContract();
    await removed(stored.director, stored.projectId);

    const secrets = secretsOf('a key of the tests, and of no others');
    for (const { id } of [us, stored.us])
      await asOrganization(api.pools.app, id, sweepBin(secrets));
    expect(await ask(us.id, sql`select 1 from recycle_bin`)).toEqual([]);
    expect(await ask(stored.us.id, sql`select 1 from recycle_bin`)).toHaveLength(1);
    const { rows } = await api.pools.owner.query(
      "select payload ->> 'payload' as job from graphile_worker._private_jobs where payload::text like '%.webp%'",
    );
    expect(rows).toHaveLength(1);
  });
});
