import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupApi } from '@sitewright/domain/backup/api';
import { pieceBytes } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import {
  cancelledMessage,
  dependantsAddedSince,
  previousPieceMissing,
} from '@sitewright/domain/backup/data-backup-rules';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../platform/files/storage.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { makeBackupCompany } from '../testing/backup-company.ts';
import { secrets } from '../testing/organization.ts';
import { runBackupRound } from './backup-round.ts';
import { backupTask } from './backup-task.ts';
import { findBackup } from './data-backups.ts';
import { sweepBin } from './store.ts';

const api = await testApi();
const office = makeBackupCompany(api);
const { backedUp, restored, workOff, within } = office;
/** A contract with an issue and its photo, and a backup of it. */
async function aContract() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const { id: projectId } = await admin.call(projectsApi.create, { body: { name: 'Quay Street' } });
  const body = aSiteIssueDraft({ projectId });
  const { id: siteIssueId } = await admin.call(siteIssuesApi.report, { body });
  const photo = { params: { siteIssueId }, query: { stage: 'before' as const }, file: aPicture() };
  await admin.call(siteIssuesApi.addPhoto, photo);
  const we = { us, admin };
  const { id: backupId } = await backedUp(we);
  const remove = () => admin.send(projectsApi.remove, { params: { projectId } });
  return { ...we, projectId, siteIssueId, backupId, remove };
}

type Contract = Awaited<ReturnType<typeof aContract>>;

const filesOf = ({ us }: Contract) =>
  within(us.id, async (tx) => {
    const { rows } = await tx.execute<{ path: string }>(sql`select path from files`);
    return rows.map(({ path }) => path);
  });

const discarded = async () => (await api.discarded()).map(({ key }) => key);

const binOf = async ({ admin }: Contract) =>
  found((await admin.call(backupApi.listBin, { query: {} }))[0]);

async function undone(we: Contract) {
  const params = { backupId: we.backupId };
  await we.admin.call(dataBackupApi.undoRestoration, { params });
  await workOff(we.us.id);
  return (await we.admin.call(dataBackupApi.readBackup, { params })).restoration;
}

describe('a file', () => {
  it('stays when the bin is emptied of a record that was restored from a backup', async () => {
    const we = await aContract();
    await we.remove();
    await restored(we, we.backupId);
    const files = await filesOf(we);
    expect(files).toHaveLength(1);
    await within(we.us.id, async (tx) => {
      await tx.execute(sql`update recycle_bin set expires_at = now()`);
      await sweepBin(secrets)(tx);
    });
    expect(await discarded()).not.toContain(files[0]);
  });

  it('stays when a restore is undone while the bin still has its record', async () => {
    const we = await aContract();
    await we.remove();
    await restored(we, we.backupId);
    const [key] = await filesOf(we);
    expect(await undone(we)).toMatchObject({ status: 'undone', problem: null });
    expect(await discarded()).not.toContain(key);
    const { id: binItemId } = await binOf(we);
    await we.admin.call(backupApi.restore, { params: { binItemId }, body: {} });
    expect(await filesOf(we)).toEqual([key]);
  });

  it('is deleted with the last record that refers to it', async () => {
    const we = await aContract();
    const [key] = await filesOf(we);
    await we.remove();
    await within(we.us.id, async (tx) => {
      await tx.execute(sql`update recycle_bin set expires_at = now()`);
      await sweepBin(secrets)(tx);
    });
    expect(await discarded()).toContain(key);
    await restored(we, we.backupId);
    await undone(we);
    expect((await discarded()).filter((discardedKey) => discardedKey === key)).toHaveLength(2);
  });
});

describe('undoing a restore', () => {
  it('does not delete what was added to restored records since', async () => {
    const we = await aContract();
    await we.remove();
    await restored(we, we.backupId);
    const body = aSiteIssueDraft({ projectId: we.projectId });
    const { id: siteIssueId } = await we.admin.call(siteIssuesApi.report, { body });
    expect(await undone(we)).toMatchObject({
      status: 'done',
      problem: dependantsAddedSince.message,
    });
    await we.admin.call(siteIssuesApi.read, { params: { siteIssueId } });
    await we.admin.send(siteIssuesApi.remove, { params: { siteIssueId } });
    expect(await undone(we)).toMatchObject({ status: 'undone', problem: null });
  });
});

describe('a complete backup', () => {
  it('is removed with its bytes when it expires, but not while it is being restored', async () => {
    const we = await aContract();
    const bytes = () =>
      readdirSync(join(api.files, String(we.us.id))).filter((name) => name.endsWith('.backup'));
    const params = { backupId: we.backupId };
    const body = { organizationName: 'Quay Street Ltd' };
    await we.admin.call(dataBackupApi.restoreBackup, { params, body });
    const overAt = new Date(Date.now() + 8 * 86_400_000);
    const statusAfterRound = async () => {
      await runBackupRound(within, we.us.id, overAt);
      return (await we.admin.call(dataBackupApi.readBackup, { params })).status;
    };
    expect(await statusAfterRound()).toBe('completed');
    await workOff(we.us.id);
    expect(bytes()).toHaveLength(2);
    expect(await statusAfterRound()).toBe('expired');
    await workOff(we.us.id);
    expect(bytes()).toEqual([]);
  });

  it('is restored even where the store is slower than the idle timeout of the database', async () => {
    const we = await aContract();
    const keys = await filesOf(we);
    await we.remove();
    for (const key of keys) await api.storage.remove(key);
    const put: Storage['put'] = async (key, content) => {
      if (keys.includes(key)) await new Promise((done) => setTimeout(done, 5_000));
      await api.storage.put(key, content);
    };
    const slow = makeBackupCompany({ ...api, storage: { ...api.storage, put } });
    expect(await slow.restored(we, we.backupId)).toMatchObject({ status: 'done', problem: null });
    expect(await filesOf(we)).toEqual(keys);
  }, 30_000);

  it('stays complete where the server died while verifying it again', async () => {
    const we = await aContract();
    const params = { backupId: we.backupId };
    await we.admin.call(dataBackupApi.verifyBackup, { params });
    await office.age(we.us.id, we.backupId, '61 seconds');
    await runBackupRound(within, we.us.id, new Date());
    expect(await we.admin.call(dataBackupApi.readBackup, { params })).toMatchObject({
      status: 'completed',
      problem: null,
    });
    const bytes = await we.admin.send(dataBackupApi.downloadBackup, { params });
    expect(bytes.statusCode).toBe(200);
  });
});

it('does not issue an order number twice after it was restored', async () => {
  const we = await aContract();
  const series = () =>
    within(we.us.id, async (tx) => {
      const { rows } = await tx.execute<{ last: number }>(sql`select last from order_numbers`);
      return rows.map(({ last }) => last);
    });
  const write = (last: number) =>
    within(we.us.id, (tx) =>
      tx.execute(sql`
        insert into order_numbers (series, last) values ('PO', ${last})
        on conflict (organization_id, series) do update set last = excluded.last`),
    );
  await write(7);
  const { id } = await backedUp(we);
  await write(9);
  await restored(we, id, { mode: 'overwrite' });
  expect(await series()).toEqual([9]);
});

describe('a scheduled backup', () => {
  it('is tried again some hours after it failed, but not after it was cancelled', async () => {
    const we = await aContract();
    const body = { frequency: 'weekly', keep: 2, includesFiles: false } as const;
    await we.admin.call(dataBackupApi.setSchedule, { body });
    const goesAt = (time: string) =>
      runBackupRound(within, we.us.id, new Date(`2026-11-10T${time}Z`));
    const scheduled = async () =>
      (await we.admin.call(dataBackupApi.listBackups, { query: {} })).filter(
        ({ isScheduled }) => isScheduled,
      );
    await goesAt('03:00:00');
    const { id } = found((await scheduled())[0]);
    await office.age(we.us.id, id, '61 seconds');
    await goesAt('03:02:00');
    expect((await scheduled()).map(({ status }) => status)).toEqual(['failed']);
    await goesAt('06:01:00');
    expect((await scheduled()).map(({ status }) => status)).toEqual(['in_progress', 'failed']);
    const backupId = found((await scheduled())[0]).id;
    await we.admin.call(dataBackupApi.cancelBackup, { params: { backupId } });
    await workOff(we.us.id);
    await goesAt('11:00:00');
    expect(await scheduled()).toHaveLength(2);
  });
});

describe('an upload', () => {
  const upload = { body: { fileName: 'mine.zip', fileSize: 15_000_000_000 } };

  it('cannot fill the store, and ends when it is cancelled', async () => {
    const we = await aContract();
    const { id: backupId } = await we.admin.call(dataBackupApi.startUpload, upload);
    expect((await we.admin.send(dataBackupApi.startUpload, upload)).statusCode).toBe(409);
    const cancelled = await we.admin.call(dataBackupApi.cancelBackup, { params: { backupId } });
    expect(cancelled).toMatchObject({ status: 'failed', problem: cancelledMessage });
    expect((await we.admin.send(dataBackupApi.startUpload, upload)).statusCode).toBe(201);
  });
});

describe('pieces of an upload', () => {
  const bytes = Buffer.alloc(pieceBytes).toString('base64');
  const start = async ({ admin }: Pick<Contract, 'admin'>) => {
    const body = { fileName: 'mine.zip', fileSize: 3 * pieceBytes };
    const { id: backupId } = await admin.call(dataBackupApi.startUpload, { body });
    const send = (place: number) =>
      admin.send(dataBackupApi.sendPiece, { params: { backupId, place }, body: { bytes } });
    return { backupId, send };
  };
  const stored = ({ us }: Pick<Contract, 'us'>) => readdirSync(join(api.files, String(us.id)));

  it('are accepted in order only, so that all of them can be removed', async () => {
    const we = await aContract();
    const before = stored(we);
    const { backupId, send } = await start(we);
    const gap = await send(1);
    expect([gap.statusCode, gap.json().code]).toEqual([409, previousPieceMissing.code]);
    for (const place of [0, 1]) expect((await send(place)).statusCode).toBe(200);
    expect(stored(we)).toHaveLength(before.length + 2);
    await we.admin.call(dataBackupApi.cancelBackup, { params: { backupId } });
    await workOff(we.us.id);
    expect(stored(we)).toEqual(before);
  });

  it('are removed even where the store fails half-way: the queue retries', async () => {
    const we = await aContract();
    const before = stored(we);
    const { backupId, send } = await start(we);
    for (const place of [0, 1]) await send(place);
    const { filePath } = await within(we.us.id, (tx) => findBackup(tx, backupId));
    let removed = 0;
    const remove = async (key: string) => {
      if (++removed > 1) throw new Error('The store does not answer.');
      await api.storage.remove(key);
    };
    const onError = () => {};
    const queuedOrder = { deed: 'remove', filePath: String(filePath) } as const;
    const tryWith = (storage: Storage) =>
      backupTask({ storage, secrets, onError })(queuedOrder, (work) => within(we.us.id, work));
    await expect(tryWith({ ...api.storage, remove })).rejects.toThrow('The store does not answer.');
    await tryWith(api.storage);
    expect(stored(we)).toEqual(before);
  });

  it('that arrive after the cancellation are removed', async () => {
    const we = await aContract();
    const before = stored(we);
    const { backupId, send } = await start(we);
    const late = within(we.us.id, async (tx) => {
      await tx.execute(sql`
        update data_backups set status = 'failed', is_cancelled = true where id = ${backupId}`);
      // Until then the sender still sees the upload as running.
      await expect.poll(() => stored(we).length, { timeout: 15_000 }).toBe(before.length + 1);
    });
    const answer = await send(0);
    await late;
    expect(answer.statusCode).toBe(409);
    expect(stored(we)).toEqual(before);
  });
});

describe('of several items in the bin', () => {
  it('one that conflicts stays there, and the others are restored', async () => {
    const we = await aContract();
    const { id: free } = await we.admin.call(siteIssuesApi.report, {
      body: aSiteIssueDraft({ projectId: we.projectId }),
    });
    for (const siteIssueId of [we.siteIssueId, free])
      await we.admin.send(siteIssuesApi.remove, { params: { siteIssueId } });
    await restored(we, we.backupId);
    const ids = (await we.admin.call(backupApi.listBin, { query: {} })).map(({ id }) => id);
    const result = await we.admin.call(recycleBinApi.restoreSeveral, { body: { ids } });
    expect(result).toMatchObject({ restored: 1, leftOut: [{ message: expect.any(String) }] });
    await we.admin.call(siteIssuesApi.read, { params: { siteIssueId: free } });
  });

  it('one that was put under a hold at the last moment is not destroyed', async () => {
    const we = await aContract();
    await we.remove();
    await within(we.us.id, (tx) => tx.execute(sql`update recycle_bin set expires_at = now()`));
    const hold = { reason: 'A claim', byName: 'Ann Ray', since: new Date().toISOString() };
    const inTheWay = within(we.us.id, async (tx) => {
      await tx.execute(sql`
        update recycle_bin set metadata = metadata || ${JSON.stringify({ hold })}::jsonb`);
      await tx.execute(sql`select pg_sleep(1)`);
    });
    await new Promise((done) => setTimeout(done, 300));
    await Promise.all([within(we.us.id, sweepBin(secrets)), inTheWay]);
    expect(await we.admin.call(backupApi.listBin, { query: {} })).toHaveLength(1);
  });
});
