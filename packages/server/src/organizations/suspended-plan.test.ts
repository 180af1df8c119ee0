import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { planSuspended } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

let api: TestApi;
let director: Caller;
let projectId: number;

beforeAll(async () => {
  api = await testApi();
  const us = await api.organization();
  director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  projectId = (await us.project()).id;
  await api.pools.owner.query(
    "update organizations set subscription_status = 'suspended' where id = $1",
    [us.id],
  );
});

describe('a company whose plan is suspended', () => {
  it('reads everything, and changes nothing', async () => {
    expect(await director.call(projectsApi.list, { query: {} })).toHaveLength(1);
    const body = aSiteIssueDraft({ projectId });
    const response = await director.send(siteIssuesApi.report, { body });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ message: planSuspended.message });
    const { statusCode } = await director.send(projectsApi.remove, { params: { projectId } });
    expect(statusCode).toBe(403);
  });

  it('takes a backup along', async () => {
    const body = { backupType: 'full', includesFiles: false } as const;
    expect((await director.send(dataBackupApi.makeBackup, { body })).statusCode).toBe(201);
  });

  it('leaves everybody their own account', async () => {
    const body = { name: 'Helen Marsh-Cole' };
    expect((await director.send(settingsApi.change, { body })).statusCode).toBe(200);
  });
});
