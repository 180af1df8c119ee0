import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { planSuspended } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

let api: TestApi;
let director: Caller;
let guest: Caller;
let projectId: number;
const stranger = 'new@quay.example';
const invitationTo = async (email: string) => {
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  return /invitation=([^\s&]+)/.exec(letter?.text ?? '')?.[1] ?? 'none';
};

beforeAll(async () => {
  api = await testApi();
  const us = await api.organization();
  director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  guest = await (await api.organization()).member();
  for (const email of [stranger, guest.actor.username])
    await director.call(teamApi.invite, { body: { email, role: 'Buyer' } });
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

  it('takes in nobody whom it has invited, with an account or without', async () => {
    const body = { email: stranger, name: 'Bo Lind', role: 'Buyer', password: 'secret' } as const;
    const registered = await api.anonymous.send(sessionApi.register, {
      query: { invitation: await invitationTo(stranger) },
      body,
    });
    const invitation = await invitationTo(guest.actor.username);
    const joined = await guest.send(membershipsApi.joinOrganization, { body: { invitation } });
    expect([registered.json(), joined.json()]).toMatchObject([
      { code: planSuspended.code },
      { code: planSuspended.code },
    ]);
  });
});
