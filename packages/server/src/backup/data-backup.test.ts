import { backedUpTables, omittedTables } from '@sitewright/domain/backup/backup-contents';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import {
  archiveDamaged,
  backupOfAnotherCompany,
  heartbeatLostMessage,
} from '@sitewright/domain/backup/data-backup-rules';
import { myDataApi } from '@sitewright/domain/backup/my-data-api';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { confirmationDue } from '@sitewright/domain/session/confirmation';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { revealFields } from '@sitewright/domain/workforce/worker-values';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmationOf } from '../platform/confirmed.ts';
import { makeBackupCompany } from '../testing/backup-company.ts';
import { backupContextOf } from '../testing/backups.ts';
import { namesFrom, tenantTables } from '../testing/catalogue-check.ts';
import { checksumOf } from '../testing/checksum.ts';
import { corruptBytes, seededChance } from '../testing/corrupt-bytes.ts';
import { emptyOrganization } from '../testing/empty-organization.ts';
import { allMarkers, health, identity, markersIn, rate } from '../testing/markers.ts';
import { secrets } from '../testing/organization.ts';
import { apiWithWorlds, type ReadyWorld } from '../testing/ready-worlds.ts';
import { giveTwoFactor } from '../testing/two-factor.ts';
import { runBackupRound } from './backup-round.ts';
import { makeBackup } from './make-backup.ts';

const api = await apiWithWorlds();
const office = makeBackupCompany(api);
const { backedUp, brought, bytesOf, partsOf, restored, workOff, within } = office;
const companyOf = ({ organization: us, director: admin, world }: ReadyWorld) => ({
  us,
  admin,
  world,
});
const [we, others] = [companyOf(api.ours), companyOf(api.theirs)];
beforeEach(api.reset);

const tools = { pool: api.pools.app, storage: api.storage, secrets };

it('lists every table as backed up or as left out with a reason', async () => {
  const tables = await tenantTables(namesFrom(api.pools.owner));
  expect([...backedUpTables, ...Object.keys(omittedTables)].toSorted()).toEqual(tables);
});

describe('a full backup', () => {
  it('is made, verified, kept for seven days and downloaded as one archive', async () => {
    const backup = await backedUp(we);
    expect(backup).toMatchObject({ status: 'completed', problem: null, backupType: 'full' });
    expect(backup.rows).toBeGreaterThan(40);
    expect(backup.files).toBeGreaterThan(5);
    const [made, ends] = [
      Date.parse(String(backup.completedAt)),
      Date.parse(String(backup.expiresAt)),
    ];
    expect(ends - made).toBe(7 * 86_400_000);
    const bytes = await bytesOf(we.admin, backup.id);
    expect(bytes.length).toBe(backup.fileSize);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.toString('latin1')).toContain('manifest.json');
  });

  it('restores an emptied company as it was, row by row and file by file', async () => {
    const first = await backedUp(we);
    const before = await partsOf(we, first.id);
    await emptyOrganization(api.pools.owner, we.us.id);
    const files = before.filter(({ name }) => name.startsWith('files/'));
    for (const { name } of files) await api.storage.remove(name.slice('files/'.length));
    expect(await restored(we, first.id)).toMatchObject({ status: 'done', files: files.length });
    const second = await backedUp(we);
    expect(await partsOf(we, second.id)).toEqual(before);
  });

  it('contains no encrypted field and no password', async () => {
    const params = { workerId: we.world.workerId };
    await we.admin.call(workforceApi.setIdentity, { params, body: identity });
    await we.admin.call(workforceApi.setHealth, { params, body: health });
    await we.admin.call(workforceApi.addRate, { params, body: rate });
    await giveTwoFactor(api, we.admin.actor.userId);
    const { id } = await backedUp(we);
    const words = await office.wordsOf(we, id);
    expect(words).toContain('Quay Street');
    expect(words).not.toMatch(/two_?factor/i);
    expect(markersIn(words, [...allMarkers, '$argon2'])).toEqual([]);
  });
});

describe('encrypted fields', () => {
  it('are only in a backup with a passphrase, and are restored with it', async () => {
    const params = { workerId: we.world.workerId };
    await we.admin.call(workforceApi.setIdentity, { params, body: identity });
    await we.admin.call(workforceApi.setHealth, { params, body: health });
    await we.admin.call(workforceApi.addRate, { params, body: rate });
    const passphrase = 'a long one for the tests';
    const { id, hasSecrets } = await backedUp(we, { includesSecrets: true, passphrase });
    expect(hasSecrets).toBe(true);
    expect(markersIn(await office.wordsOf(we, id))).toEqual([]);
    await emptyOrganization(api.pools.owner, we.us.id);
    const wrong = await we.admin.send(dataBackupApi.compareBackup, {
      params: { backupId: id },
      body: { passphrase: 'not the one of it' },
    });
    expect(wrong.json().fields).toHaveProperty('passphrase');
    expect(await restored(we, id, { passphrase })).toMatchObject({ status: 'done' });
    const { body } = await we.admin.send(workforceApi.reveal, {
      params,
      body: { fields: [...revealFields], reason: 'To see all of it' },
    });
    expect(markersIn(body)).toEqual(allMarkers);
  });
});

const leaving = { status: 'left', reason: 'Moved away', endDate: '2026-11-01' } as const;

describe('comparing and restoring', () => {
  it('reports what would happen and changes nothing; restores missing records and leaves changed ones', async () => {
    const { id: backupId } = await backedUp(we);
    const { siteIssueId, projectId } = we.world;
    const change = { params: { siteIssueId }, body: { location: 'Gate 9' } };
    await we.admin.call(siteIssuesApi.edit, change);
    await within(we.us.id, (tx) => office.remove(tx, 'diary_entries'));
    const checksum = await checksumOf(api);
    const before = await checksum(we.us.id);
    const tried = await we.admin.call(dataBackupApi.compareBackup, {
      params: { backupId },
      body: {},
    });
    expect(await checksum(we.us.id)).toBe(before);
    const of = (table: string) => found(tried.tables.find((row) => row.table === table));
    expect(of('diary_entries').fresh).toBeGreaterThan(0);
    expect(of('site_issues')).toMatchObject({ fresh: 0, changed: 1 });
    expect(of('projects')).toMatchObject({ fresh: 0, changed: 0, conflicting: 0 });
    const [difference] = tried.differences.filter(({ table }) => table === 'site_issues');
    expect(difference).toMatchObject({ id: siteIssueId });
    expect(difference?.fields).toContainEqual(
      expect.objectContaining({ field: 'location', now: 'Gate 9' }),
    );
    const restoration = await restored(we, backupId);
    expect(restoration).toMatchObject({ status: 'done' });
    const issue = await we.admin.call(siteIssuesApi.read, { params: { siteIssueId } });
    expect([issue.location, issue.projectId]).toEqual(['Gate 9', projectId]);
  });

  it('overwrites changed records in the overwrite mode, and can be undone', async () => {
    const { id: backupId } = await backedUp(we);
    const params = { siteIssueId: we.world.siteIssueId };
    const was = await we.admin.call(siteIssuesApi.read, { params });
    await we.admin.call(siteIssuesApi.edit, { params, body: { location: 'Gate 9' } });
    await within(we.us.id, (tx) => office.remove(tx, 'diary_entries'));
    const between = await office.recordsOf(we.us.id);
    expect(await restored(we, backupId, { mode: 'overwrite' })).toMatchObject({ status: 'done' });
    expect((await we.admin.call(siteIssuesApi.read, { params })).location).toBe(was.location);
    await we.admin.call(dataBackupApi.undoRestoration, { params: { backupId } });
    await workOff(we.us.id);
    const { restoration } = await we.admin.call(dataBackupApi.readBackup, { params: { backupId } });
    expect(restoration).toMatchObject({ status: 'undone', problem: null });
    expect(await office.recordsOf(we.us.id)).toEqual(between);
  });

  it('adds a copy of a contract with its own files, and removes it on undo', async () => {
    const draft = { backupType: 'contract', projectIds: [we.world.projectId] };
    const { id: backupId } = await backedUp(we, draft);
    const before = await office.recordsOf(we.us.id);
    const restoration = await restored(we, backupId, { mode: 'copy' });
    expect(restoration).toMatchObject({ status: 'done', problem: null });
    const after = await office.recordsOf(we.us.id);
    for (const [table, rows] of Object.entries(before))
      expect(after[table]?.slice(0, rows.length)).toEqual(rows);
    const copy = found(after.projects?.at(-1)) as { id: number; name: string; slug: string };
    expect([copy.name, copy.slug]).toEqual(['Quay Street (copy)', `${we.world.slug}-copy`]);
    const ofCopy = (table: string) =>
      (after[table] as { project_id: number; path: string }[]).filter(
        ({ project_id }) => project_id === copy.id,
      );
    for (const table of ['diary_entries', 'site_issues', 'files', 'labour_sessions', 'rams'])
      expect([table, ofCopy(table).length]).toEqual([
        table,
        restoration?.tables.find((row) => row.table === table)?.fresh,
      ]);
    expect(ofCopy('files').length).toBeGreaterThan(0);
    for (const { path } of ofCopy('files')) (await api.storage.read(path)).destroy();
    await we.admin.call(dataBackupApi.undoRestoration, { params: { backupId } });
    await workOff(we.us.id);
    expect(await office.recordsOf(we.us.id)).toEqual(before);
  });

  it('leaves unfinished labour sessions out of a copy', async () => {
    const { projectId, spareWorkerId: workerId } = we.world;
    const body = { projectId, crewKind: 'worker', workerId } as const;
    await we.admin.call(labourApi.start, { body });
    const { id } = await backedUp(we, { backupType: 'contract', projectIds: [projectId] });
    const restoration = await restored(we, id, { mode: 'copy' });
    expect(restoration).toMatchObject({ status: 'done', problem: null });
    const sessions = restoration?.tables.find(({ table }) => table === 'labour_sessions');
    expect(sessions?.conflicting).toBeGreaterThan(0);
    const { labour_sessions = [] } = await office.recordsOf(we.us.id);
    const open = labour_sessions as { project_id: number; finished_at: string | null }[];
    expect(new Set(open.filter((row) => !row.finished_at).map((row) => row.project_id))).toEqual(
      new Set([projectId]),
    );
  });

  it('does not restore erased workers', async () => {
    const params = { workerId: we.world.spareWorkerId };
    const { firstName } = await we.admin.call(workforceApi.read, { params });
    const { id } = await backedUp(we);
    await we.admin.call(workforceApi.setStatus, { params, body: leaving });
    const erased = await we.admin.send(workforceApi.erase, {
      params,
      body: { reason: 'They asked' },
    });
    expect(erased.statusCode).toBe(200);
    await restored(we, id, { mode: 'overwrite' });
    const after = await we.admin.call(workforceApi.read, { params });
    expect([firstName, after.firstName]).toEqual([firstName, 'Erased']);
  });
});

describe('an uploaded archive', () => {
  it('is accepted unchanged, even after the original has expired', async () => {
    const { id } = await backedUp(we);
    const bytes = await bytesOf(we.admin, id);
    const upload = await brought(we, bytes);
    expect(upload).toMatchObject({ status: 'completed', isUploaded: true, problem: null });
    expect(await partsOf(we, upload.id)).toEqual(await partsOf(we, id));
  });

  it('is refused where one bit has changed, and nothing else changes', async () => {
    const bytes = await bytesOf(we.admin, (await backedUp(we, { includesFiles: false })).id);
    const before = await office.recordsOf(we.us.id);
    const chance = seededChance(2026);
    for (let round = 0; round < 20; round++) {
      const { status, problem } = await brought(we, corruptBytes(bytes, chance));
      expect([round, status, problem]).toEqual([round, 'failed', archiveDamaged.message]);
    }
    expect(await office.recordsOf(we.us.id)).toEqual(before);
  });

  it('is refused where it belongs to another company', async () => {
    const bytes = await bytesOf(others.admin, (await backedUp(others)).id);
    const { status, problem } = await brought(we, bytes);
    expect([status, problem]).toEqual(['failed', backupOfAnotherCompany.message]);
  });

  it('is accepted only in pieces of the right length', async () => {
    const body = { fileName: 'mine.zip', fileSize: 1000 };
    const { id: backupId } = await we.admin.call(dataBackupApi.startUpload, { body });
    const piece = { params: { backupId, place: 0 }, body: { bytes: 'AAAA' } };
    expect((await we.admin.send(dataBackupApi.sendPiece, piece)).statusCode).toBe(400);
  });
});

describe('permissions', () => {
  it('ask for the password again before a backup is made, downloaded or restored', async () => {
    const { id: backupId } = await backedUp(we);
    const { actor } = we.admin;
    await api.pools.owner.query('delete from budgets where key = $1', [confirmationOf(actor)]);
    const params = { backupId };
    const answers = [
      await we.admin.send(dataBackupApi.makeBackup, { body: { backupType: 'full' } }),
      await we.admin.send(dataBackupApi.downloadBackup, { params }),
      await we.admin.send(dataBackupApi.restoreBackup, {
        params,
        body: { organizationName: 'Quay Street Ltd' },
      }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(
      answers.map(() => confirmationDue.code),
    );
  });

  it('let only an administrator restore, who must type the company name', async () => {
    const { id: backupId } = await backedUp(we);
    const director = await we.us.member({ role: 'Managing Director' });
    const ask = { params: { backupId }, body: { organizationName: 'Quay Street' } };
    expect((await director.send(dataBackupApi.restoreBackup, ask)).statusCode).toBe(403);
    const refused = await we.admin.send(dataBackupApi.restoreBackup, ask);
    expect(refused.json().fields).toHaveProperty('organizationName');
    const stranger = others.admin;
    expect((await stranger.send(dataBackupApi.readBackup, ask)).statusCode).toBe(404);
  });

  it('let every user export what they wrote', async () => {
    const params = { siteIssueId: we.world.siteIssueId };
    await we.admin.call(siteIssuesApi.comment, { params, body: { content: 'Tie is on order' } });
    const exported = (await we.admin.send(myDataApi.exportMyData, {})).json();
    expect(exported.written.site_issue_comments).toMatchObject([{ content: 'Tie is on order' }]);
    expect(exported.account.email).toBe(we.admin.actor.username);
    expect(exported.written.journal_messages.length).toBeGreaterThan(0);
    const viewer = await we.us.member({ role: 'Viewer' });
    const theirs = (await viewer.send(myDataApi.exportMyData, {})).json();
    expect(Object.values(theirs.written).flat()).toEqual([]);
  });
});

describe('the backup round', () => {
  const goes = (id: number, now = new Date()) => runBackupRound(within, id, now);

  it('fails a backup whose server died, and removes its pieces', async () => {
    const body = { backupType: 'full' } as const;
    const { id: backupId } = await we.admin.call(dataBackupApi.makeBackup, { body });
    await office.age(we.us.id, backupId, '35 seconds');
    await goes(we.us.id);
    const read = () => we.admin.call(dataBackupApi.readBackup, { params: { backupId } });
    expect((await read()).status).toBe('in_progress');
    await office.age(we.us.id, backupId, '46 seconds');
    await goes(we.us.id);
    expect(await read()).toMatchObject({ status: 'failed', problem: heartbeatLostMessage });
    await workOff(we.us.id);
    expect((await read()).status).toBe('failed');
  });

  it('stops a cancelled backup, and reports it', async () => {
    const body = { backupType: 'full' } as const;
    const { id: backupId } = await we.admin.call(dataBackupApi.makeBackup, { body });
    const second = await we.admin.send(dataBackupApi.makeBackup, { body });
    expect(second.statusCode).toBe(409);
    await we.admin.call(dataBackupApi.cancelBackup, { params: { backupId } });
    await makeBackup(backupContextOf(tools, we.us.id), { backupId });
    const backup = await we.admin.call(dataBackupApi.readBackup, { params: { backupId } });
    expect(backup).toMatchObject({ status: 'failed', problem: 'Cancelled.' });
  });

  it('expires a backup and removes its bytes after seven days', async () => {
    const { id: backupId } = await backedUp(we);
    await goes(we.us.id, new Date(Date.now() + 7.1 * 86_400_000));
    const { status } = await we.admin.call(dataBackupApi.readBackup, { params: { backupId } });
    expect(status).toBe('expired');
    const gone = await we.admin.send(dataBackupApi.downloadBackup, { params: { backupId } });
    expect(gone.statusCode).toBe(409);
  });

  it('makes a backup once a day by the schedule, and keeps as many as it says', async () => {
    const body = { frequency: 'daily', keep: 2, includesFiles: false } as const;
    await we.admin.call(dataBackupApi.setSchedule, { body });
    for (const day of ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']) {
      await goes(we.us.id, new Date(`${day}T01:00:00Z`));
      await goes(we.us.id, new Date(`${day}T03:00:00Z`));
      await workOff(we.us.id);
      await goes(we.us.id, new Date(`${day}T04:00:00Z`));
    }
    const all = await we.admin.call(dataBackupApi.listBackups, { query: {} });
    const scheduled = all.filter(({ isScheduled }) => isScheduled);
    expect(scheduled).toHaveLength(4);
    expect(scheduled.filter(({ status }) => status === 'completed')).toHaveLength(2);
  });
});
