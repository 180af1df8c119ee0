import { organizationsApi } from '@sitewright/domain/organizations/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { confirmAddress } from '../session/confirm-address.ts';
import { resetCodeByOperator } from '../session/reset-code-by-operator.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { secrets } from '../testing/organization.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ canSendEmail: false });
});

let count = 0;
const anEmail = () => `copied-${++count}@quay.example`;

async function aCompany() {
  const us = await api.organization();
  return { us, admin: await us.member({ role: 'Managing Director', isOrganizationAdmin: true }) };
}

const copy = (by: Caller, invitationId: number) =>
  by.send(teamApi.copyLink, { params: { invitationId } });

async function copied(by: Caller, email: string) {
  const { id } = await by.call(teamApi.invite, { body: { email, role: 'Buyer' } });
  const { address } = (await copy(by, id)).json();
  return { id, invitation: new URL(address).searchParams.get('invitation') ?? '' };
}

const register = (invitation: string, email: string) =>
  api.anonymous.send(sessionApi.register, {
    query: { invitation },
    body: { email, name: 'Ann Ray', role: 'Director', password: 'secret' },
  });

const acceptance = async (invitation: string) =>
  (await api.anonymous.send(membershipsApi.readInvitation, { query: { invitation } })).json();

const accountOf = async (email: string) => {
  const account = 'select id, password, email_proven_at from users where email = $1';
  return (await api.pools.owner.query(account, [email])).rows[0];
};

const unprove = (email: string) =>
  api.pools.owner.query('update users set email_proven_at = null where email = $1', [email]);

it('opens a new organisation to the person whose request was approved', async () => {
  // The first company operates the installation.
  const { us, admin } = await aCompany();
  const email = anEmail();
  const { address } = await admin.call(teamApi.decide, {
    params: { accessRequestId: await us.accessRequest(email) },
    body: { decision: 'approved', into: 'new' },
  });
  const invitation = new URL(address ?? '').searchParams.get('invitation') ?? '';
  expect(await acceptance(invitation)).toMatchObject({ email, acceptance: 'new' });
  const joined = await register(invitation, email);
  expect(joined.json()).toMatchObject({ email, isOrganizationAdmin: 'yes' });
});

it('creates a new account, whose mailbox it does not prove', async () => {
  const { us, admin } = await aCompany();
  const email = anEmail();
  const { invitation } = await copied(admin, email);
  expect(await acceptance(invitation)).toMatchObject({ email, acceptance: 'new' });
  const joined = await register(invitation, email);
  expect([joined.statusCode, joined.json()]).toMatchObject([
    201,
    { organizationId: us.id, role: 'Buyer' },
  ]);
  expect((await accountOf(email)).email_proven_at).toBeNull();
  expect((await register(invitation, email)).statusCode).toBe(403);
});

it.each(['proven', 'unproven'])(
  'leaves an account alone that is %s: its owner signs in to accept',
  async (state) => {
    const { us, admin } = await aCompany();
    const guest = await (await api.organization()).member();
    const { username: email } = guest.actor;
    if (state === 'unproven') await unprove(email);
    const before = await accountOf(email);
    const { invitation } = await copied(admin, email);
    expect(await acceptance(invitation)).toMatchObject({ acceptance: 'sign_in' });
    const refused = await register(invitation, email);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'session.sign_in_to_accept' },
    ]);
    expect(await accountOf(email)).toEqual(before);
    const join = () =>
      guest.send(membershipsApi.joinOrganization, {
        body: { invitation, newPassword: 'Gravel-Otter-58' },
      });
    if (state === 'unproven') {
      expect((await join()).json()).toMatchObject({ code: 'session.address_unconfirmed' });
      expect(await accountOf(email)).toEqual(before);
      const done = await confirmAddress(api.pools.owner, email.toUpperCase());
      expect(done).toContain(`Confirmed: ${email}`);
    }
    const joined = await join();
    expect([joined.statusCode, joined.json()]).toMatchObject([200, { organizationId: us.id }]);
  },
);

it('ends when the invitation is sent again or revoked, and cannot be made up', async () => {
  const { admin } = await aCompany();
  const { id, invitation } = await copied(admin, anEmail());
  const [organization, , signature] = invitation.split('.');
  for (const wrong of [`${organization}.${id + 1}.${signature}`, `${organization}.${id}.x`, '1.2.'])
    expect((await acceptance(wrong)).code, wrong).toBe('session.invitation_spent');
  await admin.call(teamApi.inviteAgain, { params: { invitationId: id } });
  expect((await acceptance(invitation)).code).toBe('session.invitation_spent');
  await admin.send(teamApi.revoke, { params: { invitationId: id } });
  expect((await copy(admin, id)).statusCode).toBe(404);
});

it('is copied only by a colleague who could send it, and only where no email is sent', async () => {
  const { us, admin } = await aCompany();
  const body = { email: anEmail(), role: 'Managing Director' as const };
  const { id } = await admin.call(teamApi.invite, { body });
  const director = await us.member({ role: 'Director' });
  expect((await copy(director, id)).json().code).toBe('team.above_own_rank');
  expect((await admin.call(organizationsApi.current, {})).canSendEmail).toBe(false);
  const mailing = await testApi();
  const there = await (await mailing.organization()).member({ isOrganizationAdmin: true });
  const sent = await there.call(teamApi.invite, { body: { email: anEmail(), role: 'Viewer' } });
  expect((await copy(there, sent.id)).json().code).toBe('team.copying_not_needed');
});

it('confirms no address that has no account', async () => {
  expect(await confirmAddress(api.pools.owner, anEmail())).toBeUndefined();
});

it('says that no reset code was emailed, and the operator makes one for the sole administrator', async () => {
  const { admin } = await aCompany();
  const email = admin.actor.username;
  const { isEmailed } = await admin.call(sessionApi.forgotPassword, { body: { email } });
  expect(isEmailed).toBe(false);
  const byOperator = (address: string) =>
    asOrganization(api.pools.app, undefined, (tx) =>
      resetCodeByOperator({ tx, now: new Date(), secrets }, address),
    );
  expect(await byOperator(anEmail())).toBeUndefined();
  const resetCode =
    /: (\S{4}-\S{4})\n/.exec((await byOperator(email.toUpperCase())) ?? '')?.[1] ?? '';
  await admin.call(sessionApi.resetPassword, {
    body: { email, resetCode, newPassword: 'Gravel-Otter-58' },
  });
  const body = { username: email, password: 'Gravel-Otter-58' };
  expect((await admin.call(sessionApi.login, { body })).email).toBe(email);
  const { rows } = await asOrganization(api.pools.app, admin.actor.organizationId, (tx) =>
    tx.execute(
      sql`select username, description, severity from activity_logs where user_id is null`,
    ),
  );
  expect(rows).toEqual([
    { username: 'Operator', description: 'Reset code made by the operator', severity: 'warning' },
  ]);
});
