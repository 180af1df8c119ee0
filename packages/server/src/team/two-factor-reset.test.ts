import { sessionApi } from '@sitewright/domain/session/api';
import { teamApi } from '@sitewright/domain/team/api';
import { expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { password } from '../testing/organization.ts';
import { giveTwoFactor } from '../testing/two-factor.ts';

const api = await testApi();
const us = await api.organization();
const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });

/** A colleague who signs in with two factors. */
async function aColleague() {
  const colleague = await us.member();
  await giveTwoFactor(api, colleague.actor.userId);
  return { colleague, params: { memberId: await us.membershipId(colleague.actor.userId) } };
}

const tokenTo = async ({ actor }: Caller) => {
  const letters = (await api.letters()).filter(({ to }) => to === actor.username);
  return letters.map(({ text }) => /confirm-two-factor-reset\?token=(\S+)/.exec(text)?.[1]).at(-1);
};

const confirm = (token: string | undefined) =>
  api.anonymous.send(teamApi.confirmTwoFactorReset, { body: { token: token ?? 'none' } });

const login = async ({ actor }: Caller) => {
  const body = { username: actor.username, password };
  return (await api.anonymous.send(sessionApi.login, { body })).statusCode;
};

const refusalOf = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const spent = [403, 'session.two_factor_reset_spent'];

it('removes two-factor sign-in when the person confirms it by email, and not before', async () => {
  const { colleague, params } = await aColleague();
  expect(await admin.call(teamApi.resetTwoFactor, { params })).toMatchObject({
    hasTwoFactor: true,
  });
  expect(await login(colleague)).toBe(401);
  expect((await colleague.send(sessionApi.user, {})).statusCode).toBe(200);
  const token = await tokenTo(colleague);
  const done = await confirm(token);
  expect(done.json()).toEqual({ email: colleague.actor.username });
  expect((await colleague.send(sessionApi.user, {})).statusCode).toBe(401);
  expect(await login(colleague)).toBe(200);
  const letters = (await api.letters()).filter(({ to }) => to === colleague.actor.username);
  expect(letters.at(-1)?.text).toContain('was removed from your account');
  expect(refusalOf(await confirm(token))).toEqual(spent);
});

it('cannot be led to another mailbox by an administrator who changes the address first', async () => {
  const { params } = await aColleague();
  const body = { email: 'eve@quay.example' };
  const refused = await admin.send(teamApi.change, { params, body });
  expect(refusalOf(refused)).toEqual([409, 'team.uses_two_factor']);
  // Nor by an address that was changed before it was turned on, and is confirmed after.
  const other = await us.member();
  const otherParams = { memberId: await us.membershipId(other.actor.userId) };
  await admin.call(teamApi.change, { params: otherParams, body });
  await giveTwoFactor(api, other.actor.userId);
  const letter = (await api.letters()).findLast(({ to }) => to === body.email);
  const token = /confirm-email\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const late = await api.anonymous.send(teamApi.confirmEmail, { body: { token } });
  expect(late.statusCode).toBe(403);
});

it('is replaced by a second one, and expires after a day', async () => {
  const { colleague, params } = await aColleague();
  await admin.call(teamApi.resetTwoFactor, { params });
  const first = await tokenTo(colleague);
  await admin.call(teamApi.resetTwoFactor, { params });
  expect(refusalOf(await confirm(first))).toEqual(spent);
  const { rows } = await api.pools.owner.query(
    'select expires_at from two_factor_resets where user_id = $1',
    [colleague.actor.userId],
  );
  const hours = (rows[0].expires_at.getTime() - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  await api.pools.owner.query("update two_factor_resets set expires_at = now() - interval '1 s'");
  expect(refusalOf(await confirm(await tokenTo(colleague)))).toEqual(spent);
  expect(await login(colleague)).toBe(401);
});

it('is for administrators who may set a password, for accounts of this company alone', async () => {
  const { colleague, params } = await aColleague();
  const supervisor = await us.member({ role: 'Site Supervisor' });
  expect((await supervisor.send(teamApi.resetTwoFactor, { params })).statusCode).toBe(403);
  const own = { memberId: await us.membershipId(admin.actor.userId) };
  const oneself = await admin.send(teamApi.resetTwoFactor, { params: own });
  expect(refusalOf(oneself)).toEqual([403, 'team.is_yourself']);
  const { actor } = await us.member();
  const without = { memberId: await us.membershipId(actor.userId) };
  const reply = await admin.send(teamApi.resetTwoFactor, { params: without });
  expect(refusalOf(reply)).toEqual([409, 'team.has_no_two_factor']);

  await admin.call(teamApi.resetTwoFactor, { params });
  const other = await api.organization();
  await asOrganization(api.pools.app, other.id, (tx) =>
    tx.insert(userOrganizations).values({ userId: colleague.actor.userId, jobRole: 'Buyer' }),
  );
  const shared = await admin.send(teamApi.resetTwoFactor, { params });
  expect(refusalOf(shared)).toEqual([409, 'team.account_shared']);
  expect(refusalOf(await confirm(await tokenTo(colleague)))).toEqual(spent);
  expect(await login(colleague)).toBe(401);
});

it('tells only those who manage the team who has it', async () => {
  const { colleague, params } = await aColleague();
  const seenBy = async (caller: Caller) => {
    const members = await caller.call(teamApi.list, { query: {} });
    return members.find(({ id }) => id === params.memberId)?.hasTwoFactor;
  };
  expect(await seenBy(admin)).toBe(true);
  expect(await seenBy(colleague)).toBeNull();
});
