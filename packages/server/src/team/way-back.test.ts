import { randomUUID } from 'node:crypto';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import { expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { insertInvitation, newInvitation } from './invitations.ts';

const api = await testApi({ settings: { PUBLIC_URL: 'http://site.example' } });

const anEmail = () => `${randomUUID()}@quay.example`;

/** A member, and a company of theirs where they go on when they are removed here. */
async function aMember() {
  const [us, home] = [await api.organization(), await api.organization()];
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const member = await us.member({ role: 'Director' });
  const { actor } = member;
  const params = { memberId: await us.membershipId(actor.userId) };
  /** As one that was sent before they came. */
  const open = () =>
    asOrganization(api.pools.app, us.id, async (tx) => {
      const { token, sealed } = newInvitation(us.id, new Date());
      const draft = { email: actor.username.toUpperCase(), name: null, role: 'Buyer' as const };
      await insertInvitation(tx, draft, sealed, admin.actor);
      return token;
    });
  await asOrganization(api.pools.app, home.id, (tx) =>
    tx.insert(userOrganizations).values({ userId: actor.userId, jobRole: 'Buyer' }),
  );
  const elsewhere = await home.signIn(actor);
  const accept = (invitation: string) =>
    elsewhere.send(membershipsApi.joinOrganization, { body: { invitation } });
  return { us, admin, member, params, open, accept };
}

type Situation = Awaited<ReturnType<typeof aMember>>;

it.each<[string, (one: Situation) => Promise<{ statusCode: number }>]>([
  ['is removed', ({ admin, params }) => admin.send(teamApi.remove, { params })],
  [
    'is suspended',
    ({ admin, params }) => admin.send(teamApi.change, { params, body: { status: 'suspended' } }),
  ],
  [
    'is demoted',
    ({ admin, params }) => admin.send(teamApi.change, { params, body: { role: 'Viewer' } }),
  ],
  [
    'leaves',
    ({ us, member }) =>
      member.send(membershipsApi.leaveOrganization, { params: { organizationId: us.id } }),
  ],
])('no invitation to a member is left when the member %s', async (_, happen) => {
  const one = await aMember();
  const invitation = await one.open();
  expect((await happen(one)).statusCode).toBeLessThan(300);
  expect((await one.accept(invitation)).json().code).toBe('session.invitation_spent');
  expect(await one.admin.call(teamApi.invitations, { query: {} })).toEqual([]);
});

const invite = (by: Caller, email: string) =>
  by.send(teamApi.invite, { body: { email, role: 'Buyer' } });

it('who is active or suspended is not invited, by nobody and not again', async () => {
  const { admin, member, params, open } = await aMember();
  const taken = {
    code: 'session.email_taken',
    message: 'An account with this email already exists.',
  };
  const own = member.actor.username;
  const refused = await invite(member, own.toUpperCase());
  const added = await admin.send(teamApi.add, {
    body: { email: own, name: 'Bo Lind', password: 'Scaffold-1!' },
  });
  expect([refused.statusCode, refused.json()]).toEqual([added.statusCode, added.json()]);
  expect(refused.json()).toEqual({ ...taken, fields: { email: taken.message } });
  await open();
  const [waiting] = await admin.call(teamApi.invitations, { query: {} });
  const again = await admin.send(teamApi.inviteAgain, {
    params: { invitationId: waiting?.id ?? 0 },
  });
  expect([again.statusCode, again.json()]).toEqual([409, taken]);
  await admin.send(teamApi.change, { params, body: { status: 'suspended' } });
  expect((await invite(admin, own)).statusCode).toBe(409);
  // Others may not learn that one who was added and has not come has an account of their own.
  const guest = await (await api.organization()).member();
  const draft = { name: 'Bo Lind', password: 'Scaffold-1!' };
  const answers = [];
  for (const email of [guest.actor.username, anEmail()]) {
    await admin.call(teamApi.add, { body: { ...draft, email } });
    answers.push((await invite(admin, email)).statusCode);
  }
  expect(answers).toEqual([201, 201]);
});

it('who was invited twice and accepts once has no second way in, also side by side', async () => {
  const { admin } = await aMember();
  const guest = await (await api.organization()).member();
  const email = guest.actor.username;
  const tokens: string[] = [];
  for (const _ of [1, 2]) {
    await invite(admin, email);
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    tokens.push(/invitation=([^\s&]+)/.exec(letter?.text ?? '')?.[1] ?? 'none');
  }
  const accept = (invitation: string) =>
    guest.send(membershipsApi.joinOrganization, { body: { invitation } });
  const answers = await Promise.all(tokens.map(accept));
  const [first, second] = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(first).toBe(200);
  // The session moves on with whichever comes first.
  expect([401, 403]).toContain(second);
  expect(await admin.call(teamApi.invitations, { query: {} })).toEqual([]);
});

it('a member who has not come yet and was raised goes with the colleague who raised them', async () => {
  const us = await api.organization();
  const boss = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const other = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const friend = {
    email: anEmail(),
    name: 'Bo Lind',
    password: 'Scaffold-1!',
    role: 'viewer',
  } as const;
  const { id: memberId } = await boss.call(teamApi.add, { body: friend });
  await other.call(teamApi.change, { params: { memberId }, body: { role: 'admin' } });
  const params = { memberId: await us.membershipId(other.actor.userId) };
  expect((await boss.send(teamApi.remove, { params })).statusCode).toBe(204);
  const team = await boss.call(teamApi.list, { query: {} });
  expect(team.map(({ userId }) => userId)).toEqual([boss.actor.userId]);
});
