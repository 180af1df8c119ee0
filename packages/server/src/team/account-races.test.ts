import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { password } from '../testing/organization.ts';
import { sentDuring } from '../testing/sent-during.ts';

const api = await testApi();

async function aCompany() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  return { us, admin };
}

const account = (id: number) => ({ table: 'users', id }) as const;

const joins = (userId: number, organizationId: number) => (client: Client) =>
  client.query(
    `insert into user_organizations (user_id, organization_id, job_role) values ($1, $2, 'Director')`,
    [userId, organizationId],
  );

/** A member of one company whom another has invited. */
async function aGuest() {
  const [employer, host] = [await aCompany(), await aCompany()];
  const guest = await employer.us.member();
  const { userId, username: email } = guest.actor;
  await host.admin.call(teamApi.invite, { body: { email, role: 'Director' } });
  const params = { memberId: await employer.us.membershipId(userId) };
  return { employer, host, guest, userId, email, params };
}

const lettersTo = async (email: string) =>
  (await api.letters()).filter(({ to }) => to === email).map(({ text }) => text);

it('gives no password to an account that joins another company just now', async () => {
  const { employer, host, userId, email, params } = await aGuest();
  const setPassword = 'Scaffold-1!';
  const answer = await sentDuring(api, account(userId), joins(userId, host.us.id), () =>
    employer.admin.send(teamApi.resetPassword, { params, body: { password: setPassword } }),
  );
  expect(answer).toEqual([409, 'team.account_shared']);
  const signedIn = await api.anonymous.send(sessionApi.login, {
    body: { username: email, password },
  });
  expect(signedIn.statusCode).toBe(200);
});

it('moves no account to another address that joins another company just now', async () => {
  const { employer, host, userId, params } = await aGuest();
  const email = `${userId}.new@quay.example`;
  await employer.admin.call(teamApi.change, { params, body: { email } });
  const [letter = ''] = await lettersTo(email);
  const token = /token=(\S+)/.exec(letter)?.[1] ?? '';
  const answer = await sentDuring(api, account(userId), joins(userId, host.us.id), () =>
    api.anonymous.send(teamApi.confirmEmail, { body: { token } }),
  );
  expect(answer).toEqual([403, 'session.email_change_spent']);
});

it('lets nobody join by an invitation to the address that they had until just now', async () => {
  const { guest, userId, email } = await aGuest();
  const invitation = /invitation=(\S+)/.exec((await lettersTo(email)).at(-1) ?? '')?.[1] ?? '';
  const move = (client: Client) =>
    client.query(`update users set email = 'moved.' || email where id = $1`, [userId]);
  const answer = await sentDuring(api, account(userId), move, () =>
    guest.send(membershipsApi.joinOrganization, { body: { invitation } }),
  );
  expect(answer[0]).toBe(403);
});

it('founds no second company for an account whose address is changed just now', async () => {
  const { guest, userId } = await aGuest();
  const unprove = (client: Client) =>
    client.query('update users set email_proven_at = null where id = $1', [userId]);
  const answer = await sentDuring(api, account(userId), unprove, () =>
    guest.send(membershipsApi.createOrganization, { body: { name: 'My own company' } }),
  );
  expect(answer).toEqual([409, 'session.email_unproven']);
});

it('asks for a new password on joining another company after the address was changed', async () => {
  const { employer, host, guest, userId, params } = await aGuest();
  const email = `${userId}.moved@quay.example`;
  await employer.admin.call(teamApi.change, { params, body: { email } });
  const [letter = ''] = await lettersTo(email);
  await api.anonymous.call(teamApi.confirmEmail, {
    body: { token: /token=(\S+)/.exec(letter)?.[1] ?? '' },
  });
  await host.admin.call(teamApi.invite, { body: { email, role: 'Director' } });
  const invitation = /invitation=(\S+)/.exec((await lettersTo(email)).at(-1) ?? '')?.[1] ?? '';
  const answer = await guest.send(membershipsApi.joinOrganization, { body: { invitation } });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'session.new_password_needed']);
});
