import { diaryApi } from '@sitewright/domain/diary/api';
import { searchApi } from '@sitewright/domain/search/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { expect, it } from 'vitest';
import { readCatalogue } from '../backup/catalogue.ts';
import { peoplePart, snapshotLines } from '../backup/snapshot.ts';
import { invitations } from '../organizations/table.ts';
import { sweepTask } from '../platform/jobs/sweep.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { sweepUnaccepted } from './invitations.ts';

const api = await testApi();

async function aCompany() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  return { us, admin };
}

const add = (by: Caller, email: string) =>
  by.call(teamApi.add, { body: { email, name: 'As Typed', password: 'Scaffold-1!' } });

/** A member of one company whom another has invited. */
async function aGuest() {
  const [home, host] = [await aCompany(), await aCompany()];
  const guest = await home.us.member();
  const email = guest.actor.username;
  await api.pools.owner.query("update users set name = 'Zoë Quarrington' where id = $1", [
    guest.actor.userId,
  ]);
  const { id: memberId } = await add(host.admin, email);
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  const invitation = /invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const join = () => guest.send(membershipsApi.joinOrganization, { body: { invitation } });
  return { home, host, guest, email, memberId, join };
}

type Company = Awaited<ReturnType<typeof aCompany>>;

const peopleIn = ({ us }: Company) =>
  asOrganization(api.pools.app, us.id, async (tx) => {
    const people = [];
    for await (const { part, line } of snapshotLines(tx, await readCatalogue(tx), [], 'none'))
      if (part === peoplePart) people.push(JSON.parse(line));
    return people;
  });

const isShared = async ({ us, admin }: Company, { actor }: Caller) => {
  const id = await us.membershipId(actor.userId);
  const team = await admin.call(teamApi.list, { query: {} });
  return team.find((one) => one.id === id)?.isShared;
};

it('shows nothing but what was typed, until it accepts', async () => {
  const { host, guest, email, memberId, join } = await aGuest();
  const { userId } = guest.actor;
  await guest.call(settingsApi.setPicture, { file: aPicture() });
  const { admin, us } = host;
  const { id: projectId } = await us.project();
  const find = async (q: string) => {
    const { groups } = await admin.call(searchApi.find, { query: { q, entity: 'member' } });
    return groups.flatMap(({ hits }) => hits);
  };
  const statuses = async () => [
    (await admin.send(settingsApi.picture, { params: { userId } })).statusCode,
    (
      await admin.send(siteIssuesApi.report, {
        body: aSiteIssueDraft({ projectId, assignedUserId: userId }),
      })
    ).statusCode,
    (await admin.send(wellbeingApi.setSupporter, { params: { userId }, body: {} })).statusCode,
    (await admin.send(diaryApi.totals, { query: { userId } })).statusCode,
  ];

  expect(await find('quarr')).toEqual([]);
  expect(await find('typed')).toMatchObject([
    { recordId: memberId, title: 'As Typed', detail: email },
  ]);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  expect((await peopleIn(host)).at(-1)).toEqual({
    email,
    id: null,
    isActive: false,
    isOrganizationAdmin: 'no',
    name: 'As Typed',
    role: 'viewer',
  });

  const confirmed = async () =>
    (await admin.call(teamApi.list, { query: {} })).find(({ id }) => id === memberId)
      ?.intentConfirmed;
  expect(await confirmed()).toBe(false);
  await join();
  expect(await confirmed()).toBe(true);
  expect(await find('quarr')).toMatchObject([{ recordId: memberId, title: 'Zoë Quarrington' }]);
  expect(await statuses()).toEqual([200, 201, 200, 200]);
  expect((await peopleIn(host)).at(-1)).toMatchObject({
    id: userId,
    isActive: true,
    name: 'Zoë Quarrington',
  });
});

it('has a new address that is waited for only where it was asked for', async () => {
  const { home, host, guest, memberId, join } = await aGuest();
  // The invitation already makes the account shared: the change was asked for before.
  await api.pools.owner.query(
    `insert into email_changes (user_id, organization_id, email, token_hash, expires_at)
     values ($1, $2, 'new@quay.example', 'x', now() + interval '1 day')`,
    [guest.actor.userId, home.us.id],
  );
  await join();
  const pending = async ({ admin }: Company, id: number) =>
    (await admin.call(teamApi.list, { query: {} })).find((one) => one.id === id)?.pendingEmail;
  expect(await pending(host, memberId)).toBeNull();
  const homeId = await home.us.membershipId(guest.actor.userId);
  expect(await pending(home, homeId)).toBe('new@quay.example');
});

it("declines the invitation, and is its own company's again", async () => {
  const { home, host, guest, join } = await aGuest();
  const { admin } = host;
  expect(await isShared(home, guest)).toBe(true);
  const shown = await guest.call(membershipsApi.organizations, {});
  expect(shown.invitations).toMatchObject([{ id: host.us.id, name: 'Quay Street Ltd' }]);
  const decline = (organizationId: number) =>
    guest.send(membershipsApi.declineInvitation, { params: { organizationId } });

  const declined = await decline(host.us.id);
  expect(declined.json()).toMatchObject({ organizations: [{ id: home.us.id }], invitations: [] });
  expect(await isShared(home, guest)).toBe(false);
  const team = await admin.call(teamApi.list, { query: {} });
  expect(team.map(({ userId }) => userId)).toEqual([admin.actor.userId]);
  expect((await join()).json().code).toBe('session.invitation_spent');
  const answers = [
    await decline(host.us.id),
    await decline(home.us.id),
    await decline(2 ** 31 - 1),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await guest.call(membershipsApi.organizations, {})).organizations).toHaveLength(1);
});

it('declines an invitation that only its link shows', async () => {
  const [home, host] = [await aCompany(), await aCompany()];
  const guest = await home.us.member();
  const body = { email: guest.actor.username, role: 'Buyer' as const };
  await host.admin.call(teamApi.invite, { body });
  await host.admin.call(teamApi.invite, { body: { ...body, email: 'other@quay.example' } });
  await guest.call(membershipsApi.declineInvitation, { params: { organizationId: host.us.id } });
  const left = await host.admin.call(teamApi.invitations, { query: {} });
  expect(left.map(({ email }) => email)).toEqual(['other@quay.example']);
});

it('sees and declines nothing while its mailbox is unproven', async () => {
  const { host, guest } = await aGuest();
  await api.pools.owner.query('update users set email_proven_at = null where id = $1', [
    guest.actor.userId,
  ]);
  expect((await guest.call(membershipsApi.organizations, {})).invitations).toBeNull();
  const declined = await guest.send(membershipsApi.declineInvitation, {
    params: { organizationId: host.us.id },
  });
  expect(declined.json().code).toBe('session.email_unproven');
});

it('no longer counts as a member when the invitation has expired', async () => {
  const { home, host, guest, email, memberId } = await aGuest();
  const { admin, us } = host;
  const sweep = sweepTask(api.pools.app, { sweeps: [sweepUnaccepted] });
  const { id: freshId } = await add(admin, 'fresh@quay.example');
  const waiting = async () => (await admin.call(teamApi.list, { query: {} })).map(({ id }) => id);

  await sweep();
  expect(await waiting()).toContain(memberId);
  await asOrganization(api.pools.app, us.id, (tx) =>
    tx.update(invitations).set({ expiresAt: new Date(Date.now() - 1000) }),
  );
  await sweep();
  // An account that was made for the company stays, however long it takes them to sign in.
  expect(await waiting()).toEqual([freshId, expect.any(Number)]);
  expect(await isShared(home, guest)).toBe(false);
  const expired = await admin.call(teamApi.invitations, { query: {} });
  expect(expired).toMatchObject([{ email, name: 'As Typed' }]);
});
