import type { Actor, Role } from '@sitewright/domain/kernel/access';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { teamApi } from '@sitewright/domain/team/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { password } from '../testing/organization.ts';

let api: TestApi;
let count = 0;
const anEmail = () => `member-${++count}@quay.example`;
const setPassword = 'Scaffold-1!';

const aDraft = (over = {}) => ({
  email: anEmail(),
  name: 'Bo Lind',
  password: setPassword,
  ...over,
});

const aPictureUrl = `data:image/png;base64,${Buffer.from(await aPicture().arrayBuffer()).toString('base64')}`;

async function aTeam() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  return { us, admin };
}

const memberOf = async ({ actor }: { actor: Actor }) => ({
  memberId: await api.existingOrganization(actor.organizationId).membershipId(actor.userId),
});

const change = async (by: Caller, who: { actor: Actor }, body: object) =>
  by.send(teamApi.change, { params: await memberOf(who), body });

const signIn = (username: string, word: string) =>
  api.anonymous.send(sessionApi.login, { body: { username, password: word } });

/** As after five minutes. */
const forgetConfirmations = () =>
  api.pools.owner.query("delete from budgets where key like 'confirmed%'");

beforeAll(async () => {
  api = await testApi();
});

describe('a role that grants much', () => {
  const addAndInvite = async (caller: Caller) => [
    await caller.send(teamApi.add, { body: aDraft({ role: 'admin' }) }),
    await caller.send(teamApi.invite, { body: { email: anEmail(), role: 'Director' } }),
    await caller.send(teamApi.invite, {
      body: { email: anEmail(), role: 'Viewer', isOrganizationAdmin: 'yes' },
    }),
  ];

  it('is brought in only by somebody who has just said their password', async () => {
    const { admin } = await aTeam();
    const { id: invitationId } = await admin.call(teamApi.invite, {
      body: { email: anEmail(), role: 'Director' },
    });
    const again = (id: number) => admin.send(teamApi.inviteAgain, { params: { invitationId: id } });
    await forgetConfirmations();
    for (const refused of [...(await addAndInvite(admin)), await again(invitationId)])
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_due']);
    const little = await admin.send(teamApi.invite, { body: { email: anEmail(), role: 'Buyer' } });
    expect(little.statusCode).toBe(201);
    expect((await again(little.json().id)).statusCode).toBe(200);
    await admin.call(sessionApi.confirm, { body: { password } });
    for (const { statusCode } of await addAndInvite(admin)) expect(statusCode).toBe(201);
    expect((await again(invitationId)).statusCode).toBe(200);
  });

  it('is brought in by no program, which has no password to say', async () => {
    const { us, admin } = await aTeam();
    await us.letProgramsIn();
    const { token: bearer } = await admin.call(settingsApi.makeToken, {
      body: { name: 'Payroll', scopes: ['read', 'write'], lifetime: 7 },
    });
    const headers = { cookie: '', authorization: `Bearer ${bearer}` };
    const refused = await admin.send(teamApi.add, { body: aDraft({ role: 'admin' }) }, headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_due']);
    const taken = await admin.send(teamApi.add, { body: aDraft({ role: 'viewer' }) }, headers);
    expect(taken.statusCode).toBe(201);
  });
});

describe('somebody who is added', () => {
  it('signs in with what they were given, and must then choose their own', async () => {
    const { us, admin } = await aTeam();
    const draft = aDraft({ role: 'manager', profilePicture: aPictureUrl });
    const response = await admin.send(teamApi.add, { body: draft });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      email: draft.email,
      username: draft.email,
      role: 'Contracts Manager',
      accountRole: 'manager',
      isOrganizationAdmin: 'no',
      status: 'invited',
      userId: null,
      mustChangePassword: true,
    });
    expect(response.body).not.toContain(setPassword);
    expect((await signIn(draft.email, setPassword)).json()).toMatchObject({
      organizationId: us.id,
      role: 'Contracts Manager',
      mustChangePassword: true,
    });
    const added = (await admin.call(teamApi.list, { query: {} })).find(
      ({ email }) => email === draft.email,
    );
    expect(added).toMatchObject({ status: 'active', intentConfirmed: false });
    const picture = await api.app.inject({
      url: added?.profilePicture ?? '',
      headers: admin.session,
    });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(
      (await api.letters()).some(
        ({ to, text }) => to === draft.email && !text.includes(setPassword),
      ),
    ).toBe(true);
  });

  const refusals: [over: object, fields: object][] = [
    [{ email: 'a@b' }, { email: 'Email must be at least 5 characters' }],
    [{ email: 'abcdef' }, { email: 'Invalid email format' }],
    [{ password: 'Short1!' }, { password: 'Password must be at least 8 characters' }],
    [
      { password: `Aa1!${'x'.repeat(125)}` },
      { password: 'Password must be less than 128 characters' },
    ],
    ...['alllower1!', 'ALLUPPER1!', 'NoDigits!!', 'NoSpecial11'].map((word): [object, object] => [
      { password: word },
      {
        password:
          'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
      },
    ]),
    [{ name: ' ' }, { name: 'Name is required' }],
    ...['https://x.example/bo.png', `data:image/png;base64,${btoa('no picture')}`].map(
      (profilePicture): [object, object] => [
        { profilePicture },
        { profilePicture: expect.stringMatching(/JPEG, PNG, GIF or WebP/) },
      ],
    ),
    [
      { name: 'Bo <b>' },
      { name: 'Name can only contain letters, spaces, hyphens, apostrophes, and periods' },
    ],
    [{ username: 'bo' }, { username: 'Username must be at least 3 characters' }],
    [
      { username: 'bo lind' },
      { username: 'Username can only contain letters, numbers, underscores, and hyphens' },
    ],
    [{ role: 'Director' }, { role: 'Role must be admin, user, manager, or viewer' }],
  ];
  it.each(refusals)('is refused as the specification says: %j', async (over, fields) => {
    const { admin } = await aTeam();
    const response = await admin.send(teamApi.add, { body: aDraft(over) as never });
    expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
  });

  it('has a name and an email of their own', async () => {
    const { admin } = await aTeam();
    const { email } = await admin.call(teamApi.add, { body: aDraft({ username: 'bo-lind' }) });
    const taken = await admin.send(teamApi.add, { body: aDraft({ email: email.toUpperCase() }) });
    expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([409, ['email']]);
    const same = await admin.send(teamApi.add, { body: aDraft({ username: 'BO-lind' }) });
    expect([same.statusCode, Object.keys(same.json().fields)]).toEqual([409, ['username']]);
  });

  it('is no administrator unless one adds them', async () => {
    const { us, admin } = await aTeam();
    const director = await us.member({ role: 'Managing Director' });
    const refused = await director.send(teamApi.add, { body: aDraft({ role: 'admin' }) });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'team.admins_only']);
    const added = await admin.call(teamApi.add, { body: aDraft({ role: 'admin' }) });
    expect(added).toMatchObject({ role: 'Managing Director', isOrganizationAdmin: 'yes' });
  });
});

describe('the list', () => {
  it('shows everybody to everybody, and their habits to who manages them', async () => {
    const { us, admin } = await aTeam();
    const viewer = await us.member({ role: 'Viewer' });
    const list = (by: Caller) => by.call(teamApi.list, { query: {} });
    expect((await list(viewer)).map(({ userId }) => userId)).toEqual(
      [viewer, admin].map(({ actor }) => actor.userId),
    );
    expect((await list(viewer)).every((one) => one.mustChangePassword === null)).toBe(true);
    expect((await list(admin)).every((one) => one.mustChangePassword === false)).toBe(true);
  });

  it('goes on where the page before it ended', async () => {
    const { us, admin } = await aTeam();
    await us.member();
    const first = await admin.send(teamApi.list, { query: { limit: 1 } });
    const [, cursor] = /cursor=(\d+)/.exec(String(first.headers.link)) ?? [];
    const rest = await admin.call(teamApi.list, { query: { cursor: Number(cursor) } });
    expect(rest.map(({ userId }) => userId)).toEqual([admin.actor.userId]);
  });
});

describe('a change', () => {
  it('of the job counts at the very next request', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Viewer' });
    expect((await change(admin, member, { role: 'Director' })).json()).toMatchObject({
      role: 'Director',
    });
    expect((await member.call(sessionApi.user, {})).role).toBe('Director');
  });

  it.each(['role', 'isOrganizationAdmin', 'status', 'email'])(
    'of the %s asks for the password of the caller',
    async (field) => {
      const { us, admin } = await aTeam();
      const member = await us.member({ role: 'Viewer' });
      const values = { role: 'Buyer', isOrganizationAdmin: 'yes', status: 'suspended' };
      const body = { email: anEmail(), ...values };
      await forgetConfirmations();
      const wanted = { [field]: body[field as keyof typeof body] };
      const refused = await change(admin, member, wanted);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_due']);
      await admin.call(sessionApi.confirm, { body: { password } });
      expect((await change(admin, member, wanted)).statusCode).toBe(200);
    },
  );

  const own = { role: 'Viewer', isOrganizationAdmin: 'no', status: 'suspended' };
  it.each(Object.entries(own))('of the own %s is refused', async (field, value) => {
    const { admin } = await aTeam();
    const refused = await change(admin, admin, { [field]: value });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'team.is_yourself']);
  });

  it('never gives a rank above the own, nor touches one', async () => {
    const { us, admin } = await aTeam();
    const director = await us.member({ role: 'Director' });
    const viewer = await us.member({ role: 'Viewer' });
    const code = async (who: Caller, body: object) =>
      (await change(director, who, body)).json().code;
    expect(await code(viewer, { role: 'Managing Director' })).toBe('team.above_own_rank');
    expect(await code(viewer, { role: 'admin' })).toBe('team.admins_only');
    expect(await code(viewer, { isOrganizationAdmin: 'yes' })).toBe('team.admins_only');
    expect(await code(admin, { status: 'suspended' })).toBe('team.outranked');
    const boss = await us.member({ role: 'Managing Director' });
    expect(await code(boss, { role: 'Viewer' })).toBe('team.outranked');
  });

  it.each(['YES', 'true', true, 1, ['yes']])('takes no other word for yes: %j', async (flag) => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Viewer' });
    expect((await change(admin, member, { isOrganizationAdmin: flag })).statusCode).toBe(400);
  });

  it('of the email waits for the new mailbox, and is announced at the old one', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Viewer' });
    const email = anEmail();
    const changed = (await change(admin, member, { email })).json();
    expect(changed).toMatchObject({ email: member.actor.username, pendingEmail: email });
    expect((await signIn(email, password)).statusCode).toBe(401);
    const letters = await api.letters();
    expect(letters.findLast(({ to }) => to === member.actor.username)?.text).toContain(email);
    const text = letters.findLast(({ to }) => to === email)?.text ?? '';
    const token = /token=(\S+)/.exec(text)?.[1] ?? '';
    const confirm = () => api.anonymous.send(teamApi.confirmEmail, { body: { token } });
    expect((await confirm()).json()).toEqual({ email });
    expect((await signIn(email, password)).statusCode).toBe(200);
    expect((await signIn(member.actor.username, password)).statusCode).toBe(401);
    expect((await confirm()).json().code).toBe('session.email_change_spent');
  });
});

describe('a change of role', () => {
  const cookieIn = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
    String([answer.headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? '';
  const listAs = (cookie: string) => api.app.inject({ url: '/api/team', headers: { cookie } });

  it('renews the token with the next request; the old one ends half a minute later', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Viewer' });
    const old = cookieIn(await signIn(member.actor.username, password));
    await change(admin, member, { role: 'Buyer' });
    // Requests that are under way together: one renews it, the others are answered as well.
    const answers = await Promise.all([listAs(old), listAs(old), listAs(old)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [fresh, ...more] = answers.map(cookieIn).filter((cookie) => cookie !== '');
    expect([typeof fresh, more]).toEqual(['string', []]);
    expect((await listAs(fresh ?? '')).statusCode).toBe(200);
    await api.pools.owner.query("update sessions set renewed_at = now() - interval '31 seconds'");
    expect((await listAs(old)).statusCode).toBe(401);
    expect((await listAs(fresh ?? '')).statusCode).toBe(200);
  });

  it('keeps the token of who only gets another name', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Viewer' });
    await change(admin, member, { name: 'Bo Lind' });
    const { cookie = '' } = member.session;
    expect((await listAs(cookie)).headers['set-cookie']).toBeUndefined();
  });
});

describe('the last administrator', () => {
  it('stays one, also when two unmake each other at once', async () => {
    const { us, admin } = await aTeam();
    const other = await us.member({ role: 'Viewer', isOrganizationAdmin: true });
    const answers = await Promise.all([
      change(admin, other, { isOrganizationAdmin: 'no' }),
      change(other, admin, { isOrganizationAdmin: 'no' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      expect.toSatisfy((status) => status === 403 || status === 409),
    ]);
    const team = await us.member();
    const list = await team.call(teamApi.list, { query: {} });
    expect(list.filter((one) => one.isOrganizationAdmin === 'yes')).toHaveLength(1);
  });

  it('who may not sign in does not count', async () => {
    const { us, admin } = await aTeam();
    const other = await us.member({ role: 'Viewer', isOrganizationAdmin: true });
    await change(admin, other, { status: 'suspended' });
    await change(admin, other, { isOrganizationAdmin: 'no' });
    const list = await admin.call(teamApi.list, { query: {} });
    expect(list.find(({ userId }) => userId === other.actor.userId)).toMatchObject({
      isOrganizationAdmin: 'no',
      status: 'suspended',
    });
  });
});

describe('somebody who is suspended', () => {
  it('is out at once, and in again when they are back', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Buyer' });
    expect((await change(admin, member, { status: 'suspended' })).json().status).toBe('suspended');
    expect((await member.send(sessionApi.user, {})).statusCode).toBe(401);
    expect((await signIn(member.actor.username, password)).statusCode).toBe(401);
    expect((await change(admin, member, { status: 'active' })).json().status).toBe('active');
    expect((await signIn(member.actor.username, password)).statusCode).toBe(200);
  });
});

describe('a password', () => {
  it('that is given ends every session and works once', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Buyer' });
    const params = await memberOf(member);
    const reset = await admin.send(teamApi.resetPassword, {
      params,
      body: { password: setPassword },
    });
    expect(reset.json()).toMatchObject({ mustChangePassword: true });
    expect((await member.send(sessionApi.user, {})).statusCode).toBe(401);
    expect((await signIn(member.actor.username, setPassword)).json().mustChangePassword).toBe(true);
  });

  it('is not given to who stands above, nor without the own', async () => {
    const { us, admin } = await aTeam();
    const director = await us.member({ role: 'Director' });
    const body = { password: setPassword };
    const reset = async (by: Caller, member: Caller) =>
      by.send(teamApi.resetPassword, { params: await memberOf(member), body });
    expect((await reset(director, admin)).json().code).toBe('team.outranked');
    await forgetConfirmations();
    expect((await reset(admin, director)).json().code).toBe('confirmation_due');
  });
});

it('signs somebody out everywhere', async () => {
  const { us, admin } = await aTeam();
  const member = await us.member();
  const params = await memberOf(member);
  await admin.call(teamApi.endSessions, { params });
  expect((await member.send(sessionApi.user, {})).statusCode).toBe(401);
  expect((await signIn(member.actor.username, password)).statusCode).toBe(200);
});

describe('somebody who is removed', () => {
  it('is gone from the team, and comes back by an invitation as themselves', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member({ role: 'Director' });
    const { userId, username: email } = member.actor;
    const removed = await admin.send(teamApi.remove, { params: await memberOf(member) });
    expect(removed.statusCode).toBe(204);
    expect((await member.send(sessionApi.user, {})).statusCode).toBe(401);
    const list = await admin.call(teamApi.list, { query: {} });
    expect(list.map((one) => one.userId)).not.toContain(userId);
    const alone = await signIn(email, password);
    expect(alone.json()).toMatchObject({ organizationId: null, role: 'Viewer' });

    await admin.call(teamApi.invite, { body: { email, role: 'Buyer' } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    const invitation = /invitation=(\S+)/.exec(letter?.text ?? '')?.[1];
    const back = await api.app.inject({
      method: 'POST',
      url: membershipsApi.joinOrganization.path,
      headers: { cookie: String(alone.headers['set-cookie']).split(';')[0] ?? '' },
      payload: { invitation },
    });
    expect(back.json()).toMatchObject({ id: userId, organizationId: us.id, role: 'Buyer' });
  });

  it('is taken by nobody who only registers', async () => {
    const { us, admin } = await aTeam();
    const member = await us.member();
    const { actor } = member;
    await admin.send(teamApi.remove, { params: await memberOf(member) });
    const body = {
      email: actor.username,
      name: 'Eve',
      role: 'Viewer',
      password: 'secret',
    } as const;
    const taken = await api.anonymous.send(sessionApi.register, { query: {}, body });
    expect(taken.statusCode).toBe(409);
  });

  it('is removed by an administrator only', async () => {
    const { us } = await aTeam();
    const director = await us.member({ role: 'Managing Director' });
    const params = await memberOf(await us.member());
    const refused = await director.send(teamApi.remove, { params });
    expect(refused.statusCode).toBe(403);
  });
});

describe('seats', () => {
  it('are no more than the plan has, however many come at once', async () => {
    api = await testApi({ settings: { PLAN_LIMITS: 'enforced' } });
    const { admin } = await aTeam();
    await admin.call(companyApi.changePlan, { body: { maxUsers: 4 } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.send(teamApi.add, { body: aDraft() })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Your plan allows 4 users. Suspend a user, or see Company Profile, Plan, for a higher limit.',
    );
    expect((await admin.call(companyApi.read, {})).usage.users).toBe(4);
    const invite = { body: { email: anEmail(), role: 'Viewer' as Role } };
    expect((await admin.send(teamApi.invite, invite)).statusCode).toBe(409);

    const [first] = answers.filter(({ statusCode }) => statusCode === 201);
    const { id: memberId, email } = first?.json() ?? {};
    await signIn(email, setPassword);
    const set = (status: 'active' | 'suspended') =>
      admin.send(teamApi.change, { params: { memberId }, body: { status } });
    await set('suspended');
    const newcomer = await admin.call(teamApi.add, { body: aDraft() });
    expect(newcomer.status).toBe('invited');
    expect((await set('active')).statusCode).toBe(409);
  });

  it('only warn where the plan is advice', async () => {
    api = await testApi();
    const { admin } = await aTeam();
    await admin.call(companyApi.changePlan, { body: { maxUsers: 1 } });
    expect((await admin.send(teamApi.add, { body: aDraft() })).statusCode).toBe(201);
  });
});
