import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

let api: TestApi;

const setPassword = 'Scaffold-1!';
const anEmail = () => `${randomUUID()}@quay.example`;

async function aCompany() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  return { us, admin };
}

const add = (by: Caller, email: string, over = {}) =>
  by.send(teamApi.add, { body: { email, name: 'Bo Lind', password: setPassword, ...over } });

const signIn = (username: string, password: string, more = {}) =>
  api.anonymous.send(sessionApi.login, { body: { username, password, ...more } });

const tokenTo = async (email: string): Promise<string> => {
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  return /invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};

const codeTo = async (email: string): Promise<string> => {
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(letter?.text ?? '')?.[0] ?? '';
};

type Answer = Awaited<ReturnType<typeof signIn>>;

/** The same person goes on with the cookie of an answer. */
const goOn =
  (answer: Answer) =>
  ({ method, path }: Endpoint, payload?: object) =>
    api.app.inject({
      method,
      url: path,
      headers: { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' },
      ...(payload && { payload }),
    });

const register = (email: string, invitation: string, password = 'Own-Secret-1') =>
  api.anonymous.send(sessionApi.register, {
    query: { invitation },
    body: { email, name: 'Bo Lind', role: 'Viewer', password },
  });

beforeAll(async () => {
  api = await testApi();
});

it('one company cannot take over an account that another invites', async () => {
  const { admin: attacker } = await aCompany();
  const { us: victims, admin: victim } = await aCompany();
  const email = anEmail();
  const planted = (await add(attacker, email)).json();
  const first = goOn(await signIn(email, setPassword));
  const spy = goOn(await first(sessionApi.changeFirstPassword, { newPassword: 'Spied-On-1' }));

  const added = await add(victim, email, { role: 'admin' });
  expect(added.statusCode).toBe(201);
  // The link reaches the mailbox only: the planted password is not enough to accept.
  const held = await spy(membershipsApi.joinOrganization, { invitation: 'made-up' });
  expect(held.json().code).toBe('session.invitation_spent');

  const joined = await register(email, await tokenTo(email));
  expect(joined.json()).toMatchObject({ organizationId: victims.id, isOrganizationAdmin: 'yes' });
  expect((await spy(sessionApi.user)).statusCode).toBe(401);
  expect((await signIn(email, 'Spied-On-1')).statusCode).toBe(401);

  const params = { memberId: planted.id };
  const taken = [
    await attacker.send(teamApi.resetPassword, { params, body: { password: setPassword } }),
    await attacker.send(teamApi.change, { params, body: { email: anEmail() } }),
    await attacker.send(teamApi.change, { params, body: { mustChangePassword: true } }),
    await attacker.send(teamApi.change, { params, body: { name: 'Eve' } }),
  ];
  expect(taken.map((one) => one.json().code)).toEqual(Array(4).fill('team.account_shared'));
});

it('a code from the mailbox that an account had before opens nothing', async () => {
  const { us, admin } = await aCompany();
  const { actor } = await us.member();
  const params = { memberId: await us.membershipId(actor.userId) };
  const email = anEmail();
  await admin.call(teamApi.change, { params, body: { email } });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  await api.anonymous.call(sessionApi.forgotPassword, { body: { email: actor.username } });
  const resetCode = await codeTo(actor.username);
  await api.anonymous.call(teamApi.confirmEmail, { body: { token } });
  const reset = (code: string) =>
    api.anonymous.send(sessionApi.resetPassword, {
      body: { email, resetCode: code, newPassword: 'Scaffold-2!' },
    });
  expect((await reset(resetCode)).json().code).toBe('session.reset_failed');
  // Nor does the new mailbox get the code that the old one has.
  await api.anonymous.call(sessionApi.forgotPassword, { body: { email } });
  expect((await reset(resetCode)).json().code).toBe('session.reset_failed');
  expect((await reset(await codeTo(email))).statusCode).toBe(200);
});

it('a change of address that was asked for before ends when another company is joined', async () => {
  const { admin: attacker } = await aCompany();
  const { admin: victim } = await aCompany();
  const [email, evil] = [anEmail(), anEmail()];
  const { id: memberId } = (await add(attacker, email)).json();
  await attacker.call(teamApi.change, { params: { memberId }, body: { email: evil } });
  const letter = (await api.letters()).findLast(({ to }) => to === evil);
  const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  await add(victim, email);
  await register(email, await tokenTo(email));
  // The first company lets them go: that does not give it a say again.
  await attacker.send(teamApi.remove, { params: { memberId } });
  const stolen = await api.anonymous.send(teamApi.confirmEmail, { body: { token } });
  expect(stolen.json().code).toBe('session.email_change_spent');
});

it('a change of address that was asked for before ends when another company has invited the account', async () => {
  const { us, admin } = await aCompany();
  const member = await us.member();
  const params = { memberId: await us.membershipId(member.actor.userId) };
  const email = anEmail();
  await admin.call(teamApi.change, { params, body: { email } });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  await add((await aCompany()).admin, member.actor.username);
  const confirmed = await api.anonymous.send(teamApi.confirmEmail, { body: { token } });
  expect(confirmed.json().code).toBe('session.email_change_spent');
});

it('a company sets nothing of an account that it has only invited', async () => {
  const { us: home } = await aCompany();
  const member = await home.member();
  // They belong to no company any more; the account is still theirs.
  await asOrganization(api.pools.app, home.id, (tx) => tx.delete(userOrganizations));
  const { admin: attacker } = await aCompany();
  const { id: memberId } = (await add(attacker, member.actor.username)).json();
  const params = { memberId };
  const tried = [
    await attacker.send(teamApi.resetPassword, { params, body: { password: setPassword } }),
    await attacker.send(teamApi.change, { params, body: { email: anEmail() } }),
  ];
  expect(tried.map((one) => one.statusCode)).toEqual([409, 409]);
});

it('a password that a company gave has to be replaced by its owner before another company is joined', async () => {
  const { us: first, admin: attacker } = await aCompany();
  const { us: second, admin: victim } = await aCompany();
  const member = await first.member();
  const email = member.actor.username;
  const params = { memberId: await first.membershipId(member.actor.userId) };
  await attacker.call(teamApi.resetPassword, { params, body: { password: setPassword } });
  const entered = goOn(await signIn(email, setPassword));
  const spy = goOn(await entered(sessionApi.changeFirstPassword, { newPassword: 'Spied-On-1' }));
  await add(victim, email);
  const joined = await register(email, await tokenTo(email));
  expect(joined.json()).toMatchObject({ organizationId: second.id });
  expect((await spy(sessionApi.user)).statusCode).toBe(401);
  expect((await signIn(email, 'Spied-On-1')).statusCode).toBe(401);
});

describe('adding a colleague', () => {
  it('answers alike whether or not there is an account', async () => {
    const { us } = await aCompany();
    const { actor } = await us.member();
    const { admin } = await aCompany();
    const [there, fresh] = [await add(admin, actor.username), await add(admin, anEmail())];
    expect([there.statusCode, fresh.statusCode]).toEqual([201, 201]);
    const plain = ({ id, email, username, joinedAt, ...rest }: Record<string, unknown>) => rest;
    expect(plain(there.json())).toEqual(plain(fresh.json()));
    expect(fresh.json()).toMatchObject({ name: 'Bo Lind', status: 'invited', userId: null });
    const list = await admin.call(teamApi.list, { query: { status: 'invited' } });
    expect(list.map(plain)).toEqual([plain(fresh.json()), plain(there.json())]);
    expect(await admin.call(teamApi.invitations, { query: {} })).toEqual([]);
  });

  it('lets an account that was there enter only once its owner accepts', async () => {
    const { us, admin } = await aCompany();
    const { us: home } = await aCompany();
    const member = await home.member();
    const { username } = member.actor;
    const { id: memberId } = (await add(admin, username, { role: 'user' })).json();
    const go = () =>
      member.send(membershipsApi.switchOrganization, { body: { organizationId: us.id } });
    expect((await go()).statusCode).toBe(404);
    const reply = await admin.send(teamApi.change, {
      params: { memberId },
      body: { status: 'active' },
    });
    expect(reply.json().code).toBe('team.not_accepted');
    expect((await go()).statusCode).toBe(404);
    const joined = await member.send(membershipsApi.joinOrganization, {
      body: { invitation: await tokenTo(username) },
    });
    expect(joined.json()).toMatchObject({ organizationId: us.id, role: 'Site Supervisor' });
    const [listed] = await admin.call(teamApi.list, { query: {} });
    expect(listed).toMatchObject({ id: memberId, status: 'active', isShared: true });
  });

  it('takes back the invitation with the member', async () => {
    const { admin } = await aCompany();
    const { us: home } = await aCompany();
    const member = await home.member();
    const { id: memberId } = (await add(admin, member.actor.username)).json();
    const invitation = await tokenTo(member.actor.username);
    await admin.send(teamApi.remove, { params: { memberId } });
    const joined = await member.send(membershipsApi.joinOrganization, { body: { invitation } });
    expect(joined.json().code).toBe('session.invitation_spent');
  });

  it('sends at most ten emails a day for a new company', async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
    const { us, admin } = await aCompany();
    const invite = () =>
      admin.send(teamApi.invite, { body: { email: anEmail(), role: 'Viewer' as const } });
    for (let i = 0; i < 10; i++) expect((await invite()).statusCode).toBe(201);
    expect((await invite()).statusCode).toBe(429);
    await us.profile();
    await api.pools.owner.query(
      "update organizations set created_at = now() - interval '8 days' where id = $1",
      [us.id],
    );
    expect((await invite()).statusCode).toBe(201);
    api = await testApi();
  });

  it.each(['www.evil.example', 'Visit evil.example now', 'https://evil', 'Bo evil。com'])(
    'takes no address for a name: %s',
    async (name) => {
      const { admin } = await aCompany();
      const body = { email: anEmail(), name, role: 'Viewer' as const };
      const refused = await admin.send(teamApi.invite, { body });
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { name: 'Please enter a name without a web address' },
      ]);
    },
  );
});

describe('an account whose mailbox nobody has proven', () => {
  const unprove = (email: string) =>
    api.pools.owner.query('update users set email_proven_at = null where email = $1', [email]);

  it('chooses a new password to join a second company, and ends every other session', async () => {
    const { us: home, admin: boss } = await aCompany();
    const { us, admin } = await aCompany();
    const member = await home.member();
    const { username } = member.actor;
    const elsewhere = goOn(await signIn(username, 'Secret123'));
    await unprove(username);
    await admin.call(teamApi.invite, { body: { email: username, role: 'Buyer' } });
    const invitation = await tokenTo(username);
    const join = (more = {}) =>
      member.send(membershipsApi.joinOrganization, { body: { invitation, ...more } });
    expect((await join()).json().code).toBe('session.new_password_needed');
    const joined = await join({ newPassword: 'Brand-New-1' });
    expect(joined.json()).toMatchObject({ organizationId: us.id });
    expect((await elsewhere(sessionApi.user)).statusCode).toBe(401);
    expect((await signIn(username, 'Secret123')).statusCode).toBe(401);

    const { organizations } = (await goOn(joined)(membershipsApi.organizations)).json();
    expect(organizations.map((one: { isConfirmed: boolean }) => one.isConfirmed).sort()).toEqual([
      false,
      true,
    ]);
    const url = `/api/organizations/${home.id}/confirmation`;
    const confirmed = await goOn(joined)({
      ...membershipsApi.confirmMembership,
      path: url as never,
    });
    expect(confirmed.json().organizations).toHaveLength(2);
    expect(
      confirmed.json().organizations.every((one: { isConfirmed: boolean }) => one.isConfirmed),
    ).toBe(true);
    expect(boss.actor.organizationId).toBe(home.id);
  });

  it('with several memberships is asked for an emailed code', async () => {
    const { us: home } = await aCompany();
    const { admin } = await aCompany();
    const member = await home.member();
    const { username } = member.actor;
    await admin.call(teamApi.invite, { body: { email: username, role: 'Buyer' } });
    await member.call(membershipsApi.joinOrganization, {
      body: { invitation: await tokenTo(username) },
    });
    await unprove(username);
    const reply = await signIn(username, 'Secret123');
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'session.mailed_code_needed']);
    expect(reply.headers['set-cookie']).toBeUndefined();
    const wrong = await signIn(username, 'Secret123', { mailedCode: 'AAAA-AAAA' });
    expect(wrong.json().code).toBe('session.mailed_code_needed');
    const mailedCode = await codeTo(username);
    const signedIn = await signIn(username, 'Secret123', { mailedCode });
    expect(signedIn.json()).toMatchObject({ mustChangePassword: true });
    // Others may know the password: until it is changed it opens nothing without a code.
    expect((await member.send(sessionApi.user, {})).statusCode).toBe(401);
    expect((await signIn(username, 'Secret123')).json().code).toBe('session.mailed_code_needed');
    const newPassword = 'Own-Secret-1';
    expect((await goOn(signedIn)(sessionApi.changeFirstPassword, { newPassword })).statusCode).toBe(
      200,
    );
    expect((await signIn(username, newPassword)).statusCode).toBe(200);
  });

  it('creates no second company', async () => {
    const { us } = await aCompany();
    const member = await us.member();
    const create = () =>
      member.send(membershipsApi.createOrganization, { body: { name: 'Second Ltd' } });
    await unprove(member.actor.username);
    expect((await create()).json().code).toBe('session.email_unproven');
    await api.pools.owner.query('update users set email_proven_at = now()');
    expect((await create()).json()).toMatchObject({
      role: 'Managing Director',
      isOrganizationAdmin: 'yes',
    });
  });
});

describe('leaving a company', () => {
  it('leads to the next one, then to none, where the account still signs in', async () => {
    const { us, admin } = await aCompany();
    const member = await us.member();
    const left = await member.send(membershipsApi.leaveOrganization, {
      params: { organizationId: us.id },
    });
    expect(left.json()).toMatchObject({ organizationId: null, role: 'Viewer' });
    expect((await member.send(sessionApi.user, {})).statusCode).toBe(401);
    const alone = goOn(left);
    expect((await alone(sessionApi.user)).json()).toMatchObject({ organizationId: null });
    expect((await alone(teamApi.list)).json().code).toBe('no_organization');
    const again = await signIn(member.actor.username, 'Secret123');
    expect(again.json()).toMatchObject({ organizationId: null });
    const founded = await goOn(again)(membershipsApi.createOrganization, { name: 'Lind Ltd' });
    expect(founded.json()).toMatchObject({ organizationId: expect.any(Number) });
    const team = await admin.call(teamApi.list, { query: {} });
    expect(team.map(({ userId }) => userId)).toEqual([admin.actor.userId]);
  });

  it('is not possible for the last administrator, nor where one does not belong', async () => {
    const { us, admin } = await aCompany();
    const { us: others } = await aCompany();
    await us.member();
    const leave = (organizationId: number) =>
      admin.send(membershipsApi.leaveOrganization, { params: { organizationId } });
    expect((await leave(us.id)).json().code).toBe('session.is_last_admin');
    expect((await leave(others.id)).statusCode).toBe(404);
    await us.member({ isOrganizationAdmin: true });
    expect((await leave(us.id)).statusCode).toBe(200);
  });

  it.each(['admin', 'user'])(
    'is not possible while the only other administrator, added as %s, has never signed in',
    async (role) => {
      const { us, admin } = await aCompany();
      const director = await us.member({ role: 'Director' });
      const successor = anEmail();
      const { id: memberId } = (
        await add(role === 'admin' ? admin : director, successor, { role })
      ).json();
      await admin.call(teamApi.change, { params: { memberId }, body: { role: 'admin' } });
      const leave = () =>
        admin.send(membershipsApi.leaveOrganization, { params: { organizationId: us.id } });
      expect((await leave()).json().code).toBe('session.is_last_admin');
      expect((await signIn(successor, setPassword)).statusCode).toBe(200);
      expect((await leave()).statusCode).toBe(200);
    },
  );
});

it.each([
  ['switches to it', membershipsApi.switchOrganization],
  ['confirms it', membershipsApi.confirmMembership],
])('a membership is accepted when its person %s', async (_, endpoint) => {
  const member = await (await aCompany()).us.member();
  const { userId } = member.actor;
  const { us: host } = await aCompany();
  await asOrganization(api.pools.app, host.id, (tx) =>
    tx.insert(userOrganizations).values({ userId, jobRole: 'Buyer', invitedAt: new Date() }),
  );
  const there = { organizationId: host.id };
  const { statusCode } = await member.send(endpoint, { params: there, body: there });
  expect(statusCode).toBe(200);
  const { rows } = await asOrganization(api.pools.app, host.id, (tx) =>
    tx.execute(sql`select from user_organizations where invited_at is not null`),
  );
  expect(rows).toEqual([]);
});

it('a company removes a shared account from its own team only', async () => {
  const { us: home } = await aCompany();
  const { us, admin } = await aCompany();
  const member = await home.member({ role: 'Buyer' });
  const { username, userId } = member.actor;
  const at = goOn(await signIn(username, 'Secret123'));
  await admin.call(teamApi.invite, { body: { email: username, role: 'Viewer' } });
  await member.call(membershipsApi.joinOrganization, {
    body: { invitation: await tokenTo(username) },
  });
  const memberId = await us.membershipId(userId);
  await admin.call(teamApi.sendReset, { params: { memberId } });
  expect(await codeTo(username)).toMatch(/-/);
  await admin.send(teamApi.remove, { params: { memberId } });
  expect((await at(sessionApi.user)).json()).toMatchObject({ organizationId: home.id });
  expect((await signIn(username, 'Secret123')).json()).toMatchObject({
    organizationId: home.id,
    role: 'Buyer',
  });
});

describe('an account that the operator has suspended', () => {
  const suspend = (email: string) =>
    api.pools.owner.query("update users set status = 'suspended' where email = $1", [email]);

  it('does not come back by an invitation', async () => {
    const email = anEmail();
    await add((await aCompany()).admin, email);
    await suspend(email);
    await (await aCompany()).admin.call(teamApi.invite, { body: { email, role: 'Viewer' } });
    const registered = await register(email, await tokenTo(email));
    expect(registered.json().code).toBe('session.email_taken');
    expect((await signIn(email, 'Own-Secret-1')).statusCode).toBe(401);
  });

  it('is not let in again by a colleague', async () => {
    const { us, admin } = await aCompany();
    const { actor } = await us.member();
    await suspend(actor.username);
    const params = { memberId: await us.membershipId(actor.userId) };
    await admin.send(teamApi.change, { params, body: { status: 'active' } });
    expect((await signIn(actor.username, 'Secret123')).statusCode).toBe(401);
  });
});
