import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { requestFor } from '@sitewright/domain/kernel/request';
import { linksApi } from '@sitewright/domain/links/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { aTalkDraft } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { linkTo, tokenIn } from '../testing/links.ts';
import type { Organization } from '../testing/organization.ts';
import { sweepLinks } from './store.ts';

let now = new Date();
const api = await testApi({ now: () => now });
const { anonymous } = api;

let us: Organization;
let supervisor: Caller;
let director: Caller;
let projectId: number;

beforeEach(async () => {
  now = new Date();
  us = await api.organization();
  await us.profile();
  supervisor = await us.member({ role: 'Site Supervisor' });
  director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  projectId = (await us.project()).id;
});

async function aTalk() {
  const body = aTalkDraft({ projectId, attendees: ['Ola Nowak'] });
  const talk = await supervisor.call(wellbeingApi.recordTalk, { body });
  const link = await linkTo(supervisor, 'toolboxTalk', talk.id);
  return { talk, link, token: tokenIn(link), params: { linkId: link.id } };
}

const listLinks = ({ id: targetId }: { id: number }) =>
  ({ query: { purpose: 'toolboxTalk', targetId } }) as const;
const open = (token: string) => anonymous.send(linksApi.open, { params: { token } });

describe('a link', () => {
  it('to the record of a colleague is nothing for a person who may change only their own', async () => {
    const { talk, params, token } = await aTalk();
    const body = { name: 'Ola Nowak' };
    await anonymous.call(wellbeingApi.signTalkByLink, { params: { token }, body });
    const ofTalk = { toolboxTalkId: talk.id };
    const [signed] = await supervisor.call(wellbeingApi.talkSignatures, { params: ofTalk });
    const signature = { ...ofTalk, toolboxSignatureId: found(signed).id };
    const draft = { purpose: 'toolboxTalk', targetId: talk.id } as const;
    const statuses = async (who: Caller) =>
      [
        await who.send(linksApi.list, listLinks(talk)),
        await who.send(linksApi.create, { body: draft }),
        await who.send(linksApi.uses, { params }),
        await who.send(linksApi.poster, { params }),
        await who.send(linksApi.revoke, { params }),
        await who.send(wellbeingApi.removeTalkSignature, { params: signature }),
      ].map(({ statusCode }) => statusCode);
    const colleague = await us.member({ role: 'Site Supervisor' });
    expect(await statuses(colleague)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statuses(supervisor)).toEqual([200, 201, 200, 200, 200, 204]);
  });

  it('does not hand its address to a program that lists links', async () => {
    const { talk, link, params } = await aTalk();
    await us.letProgramsIn();
    const body = { name: 'Reports', scopes: ['read', 'write'], lifetime: 30 } as const;
    const { token } = await supervisor.call(settingsApi.makeToken, {
      body: { ...body, scopes: [...body.scopes] },
    });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await anonymous.send(linksApi.list, listLinks(talk), headers);
    expect(answer.json()).toMatchObject([{ id: link.id, address: null }]);
    const printed = await anonymous.send(linksApi.poster, { params }, headers);
    expect([printed.statusCode, printed.json().code]).toEqual([403, 'out_of_scope']);
    const [shown] = await supervisor.call(linksApi.list, listLinks(talk));
    expect(shown?.address).toBe(link.address);
  });

  it('logs openings from one address once an hour', async () => {
    const { params, token } = await aTalk();
    const openings = async () => (await supervisor.call(linksApi.uses, { params })).length;
    await open(token);
    await open(token);
    expect(await openings()).toBe(1);
    const request = requestFor(linksApi.open, { params: { token } });
    for (const remoteAddress of ['2001:db8::1', '2001:db8::2'])
      await api.app.inject({ ...request, remoteAddress });
    expect(await openings()).toBe(2);
    now = new Date(now.getTime() + 61 * 60 * 1000);
    await open(token);
    expect(await openings()).toBe(3);
  });

  it('is swept away with its log a year after it expired', async () => {
    const [old, young] = [await aTalk(), await aTalk()];
    await open(old.token);
    const days = (link: number, ago: number) => sql`update links
      set expires_at = now() - make_interval(days => ${ago}) where id = ${link}`;
    const left = await asOrganization(api.pools.app, us.id, async (tx) => {
      await tx.execute(days(old.link.id, 367));
      await tx.execute(days(young.link.id, 363));
      await sweepLinks(tx);
      return (
        await tx.execute(sql`select id, (select count(*)::int from link_uses) as uses from links`)
      ).rows;
    });
    expect(left).toEqual([{ id: young.link.id, uses: 0 }]);
  });

  it('answers as an expired one while the plan of its company is suspended', async () => {
    const { token } = await aTalk();
    const plan = (status: string) =>
      api.pools.owner.query('update organizations set subscription_status = $2 where id = $1', [
        us.id,
        status,
      ]);
    const read = () => anonymous.send(wellbeingApi.readTalkByLink, { params: { token } });
    await plan('suspended');
    expect([(await open(token)).statusCode, (await read()).statusCode]).toEqual([404, 404]);
    await plan('active');
    expect([(await open(token)).statusCode, (await read()).statusCode]).toEqual([200, 200]);
  });

  it.each([
    [
      'its record',
      (id: number) => supervisor.send(wellbeingApi.removeTalk, { params: { toolboxTalkId: id } }),
    ],
    ['its contract', () => director.send(projectsApi.remove, { params: { projectId } })],
  ])('is revoked with %s, and stays so when that is restored', async (_, remove) => {
    const { talk, token } = await aTalk();
    expect((await remove(talk.id)).statusCode).toBe(204);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect(await supervisor.call(linksApi.list, listLinks(talk))).toMatchObject([
      { revokedAt: expect.any(String) },
    ]);
    expect((await open(token)).statusCode).toBe(404);
  });
});
