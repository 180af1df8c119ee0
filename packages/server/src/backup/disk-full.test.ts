import { writeFile } from 'node:fs/promises';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { backupContextOf } from '../testing/backups.ts';
import { secrets } from '../testing/organization.ts';
import { makeBackup } from './make-backup.ts';

it('reports a full disk in plain words', async () => {
  const { pools, storage, organization } = await testApi();
  const us = await organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const { id } = await admin.call(dataBackupApi.makeBackup, { body: { backupType: 'full' } });
  const full = { ...storage, put: () => writeFile('/dev/full', 'no byte of it is taken') };
  const backupContext = backupContextOf({ pool: pools.app, storage: full, secrets }, us.id);
  await expect(makeBackup(backupContext, { backupId: id })).rejects.toThrow('ENOSPC');
  expect(await admin.call(dataBackupApi.readBackup, { params: { backupId: id } })).toMatchObject({
    status: 'failed',
    problem: 'The disk is full. Please free up space and try again.',
  });
});
