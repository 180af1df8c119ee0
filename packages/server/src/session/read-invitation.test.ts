import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import { beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

let api: TestApi;
const clock = { ahead: 0 };
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  api = await testApi({ now: () => new Date(Date.now() + clock.ahead) });
});

let count = 0;
const anEmail = () => `invited-${++count}@quay.example`;

async function aCompany() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  await rename(admin, 'Helen Marsh');
  return { us, admin };
}

const rename = ({ actor }: Caller, name: string) =>
  api.pools.owner.query('update users set name = $1 where id = $2', [name, actor.userId]);

const tokenTo = async (email: string) => {
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  return /invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};

const invite = async (by: Caller, email: string, name?: string) => {
  const { id } = await by.call(teamApi.invite, { body: { email, name, role: 'Buyer' } });
  return { id, invitation: await tokenTo(email) };
};

const read = (invitation: string, by = api.anonymous) =>
  by.send(membershipsApi.readInvitation, { query: { invitation } });

const spent = {
  message: 'This invitation has expired or has already been used.',
  code: 'session.invitation_spent',
};

it('says who invited whom, where, as what, and that it has no account yet', async () => {
  const { admin } = await aCompany();
  const email = anEmail();
  const { invitation } = await invite(admin, email, 'Ann Ray');
  const answer = await read(invitation);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      company: 'Quay Street Ltd',
      role: 'Buyer',
      isOrganizationAdmin: 'no',
      invitedBy: 'Helen Marsh',
      email,
      name: 'Ann Ray',
      acceptance: 'new',
    },
  ]);
});

it('says whether an account is signed in to or gets a new password, also to who is signed in', async () => {
  const { admin } = await aCompany();
  const guest = await (await api.organization()).member();
  const { username, userId } = guest.actor;
  const { invitation } = await invite(admin, username);
  const acceptance = async (by?: Caller) => (await read(invitation, by)).json().acceptance;
  expect([await acceptance(), await acceptance(guest)]).toEqual(['sign_in', 'sign_in']);
  await api.pools.owner.query('update users set email_proven_at = null where id = $1', [userId]);
  expect([await acceptance(), await acceptance(guest)]).toEqual(['new_password', 'new_password']);
  await api.pools.owner.query('update users set two_factor_since = now() where id = $1', [userId]);
  expect(await acceptance()).toBe('sign_in');
});

it('names the colleague who sent it again', async () => {
  const { us, admin } = await aCompany();
  const email = anEmail();
  const { id } = await invite(admin, email);
  const colleague = await us.member({ role: 'Director' });
  await rename(colleague, 'Bo Lind');
  await colleague.call(teamApi.inviteAgain, { params: { invitationId: id } });
  expect((await read(await tokenTo(email))).json().invitedBy).toBe('Bo Lind');
});

it('says what an account that was added to the team would be now', async () => {
  const { admin } = await aCompany();
  const { username: email } = (await (await api.organization()).member()).actor;
  const body = { email, name: 'As Typed', password: 'Scaffold-1!', role: 'viewer' as const };
  const { id: memberId } = await admin.call(teamApi.add, { body });
  const invitation = await tokenTo(email);
  expect((await read(invitation)).json()).toMatchObject({ role: 'Viewer' });
  await admin.call(teamApi.change, { params: { memberId }, body: { role: 'Site Manager' } });
  expect((await read(invitation)).json()).toMatchObject({ role: 'Site Manager' });
});

it('refuses one that was declined, accepted, withdrawn, has expired or is made up as accepting does', async () => {
  const { us, admin } = await aCompany();
  const guest = async () => (await api.organization()).member();
  const [declines, accepts] = [await guest(), await guest()];
  const declined = await invite(admin, declines.actor.username);
  const params = { organizationId: us.id };
  await declines.call(membershipsApi.declineInvitation, { params });
  const accepted = await invite(admin, accepts.actor.username);
  await accepts.call(membershipsApi.joinOrganization, {
    body: { invitation: accepted.invitation },
  });
  const withdrawn = await invite(admin, anEmail());
  await admin.send(teamApi.revoke, { params: { invitationId: withdrawn.id } });
  clock.ahead = -7 * day - 1000;
  const expired = await invite(admin, anEmail());
  clock.ahead = 0;
  const open = await invite(admin, anEmail());
  const elsewhere = open.invitation.replace(/^\d+/, '1');
  const made = [elsewhere, '0.x', '9999999999.x', '%', '1.\0'];
  const tokens = [declined, accepted, withdrawn, expired].map(({ invitation }) => invitation);
  for (const invitation of [...tokens, ...made]) {
    const answer = await read(invitation);
    expect([answer.statusCode, answer.json()], invitation).toEqual([403, spent]);
  }
  expect((await read(open.invitation)).statusCode).toBe(200);
});

it('is read sixty times an hour from one address', async () => {
  api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
  for (let i = 0; i < 60; i++) expect((await read('1.made-up')).statusCode).toBe(403);
  expect((await read('1.made-up')).statusCode).toBe(429);
});
