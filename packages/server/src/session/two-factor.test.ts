import { myDataApi } from '@sitewright/domain/backup/my-data-api';
import { sessionApi } from '@sitewright/domain/session/api';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { teamApi } from '@sitewright/domain/team/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { password, secrets } from '../testing/organization.ts';
import { codeAt, giveTwoFactor } from '../testing/two-factor.ts';

/** Codes belong to 30 seconds each: the tests go from one to the next. */
let clock = Date.UTC(2026, 10, 17, 9);
const tick = (steps = 1) => {
  clock += steps * 30_000;
  return new Date(clock);
};
const logged: string[] = [];
const logTo = { write: (line: string) => logged.push(line) } as unknown as NodeJS.WritableStream;

const api = await testApi({
  settings: { RATE_LIMITS: 'strict' },
  now: () => new Date(clock),
  logTo,
});
const us = await api.organization();

const answered = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

const isNotConfirmed = ({ actor }: Caller) =>
  api.pools.owner.query('delete from budgets where key = $1', [
    `confirmed session:${actor.sessionId}`,
  ]);

const login = ({ actor }: Caller, code?: string, typed = password) =>
  api.anonymous.send(sessionApi.login, {
    body: { username: actor.username, password: typed, ...(code !== undefined && { code }) },
  });

/** A member who set it up a while ago. */
async function setUp() {
  const member = await us.member();
  const { secret, uri } = await member.call(twoFactorApi.setUpTwoFactor, {});
  const code = codeAt(tick(), secret);
  const response = await member.send(twoFactorApi.turnOnTwoFactor, { body: { code } });
  const { recoveryCodes } = response.json() as { recoveryCodes: string[] };
  tick(3);
  const here = await us.signIn(member.actor);
  const codeNow = () => codeAt(new Date(clock), secret);
  return { member, here, secret, uri, recoveryCodes, response, codeNow };
}

const lettersTo = async ({ actor }: Caller) =>
  (await api.letters()).filter(({ to }) => to === actor.username);

describe('setting up', () => {
  it('tells the secret, takes a code of it, and tells ten recovery codes once', async () => {
    const member = await us.member();
    expect(await member.call(twoFactorApi.readTwoFactor, {})).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const { secret, uri } = await member.call(twoFactorApi.setUpTwoFactor, {});
    expect(decodeURIComponent(uri)).toContain(`Sitewright:${member.actor.username}`);
    // Not on before an app has shown that it knows the secret.
    expect((await login(member)).statusCode).toBe(200);
    const wrong = await member.send(twoFactorApi.turnOnTwoFactor, { body: { code: '000 000' } });
    expect(wrong.json().fields).toHaveProperty('code');
    const code = codeAt(tick(), secret).replace(/^.../, '$& ');
    const on = await member.send(twoFactorApi.turnOnTwoFactor, { body: { code } });
    expect(on.statusCode).toBe(200);
    const { recoveryCodes } = on.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const { rows } = await api.pools.owner.query(
      'select two_factor_secret as sealed from users where id = $1',
      [member.actor.userId],
    );
    expect(rows[0].sealed).not.toContain(secret);
  });

  it('ends every other session, keeps tokens, renews this one and is announced', async () => {
    await us.letProgramsIn();
    const member = await us.member();
    const elsewhere = await us.signIn(member.actor);
    const { token } = await member.call(settingsApi.makeToken, {
      body: { name: 'Payroll', scopes: ['read'], lifetime: 30 },
    });
    const { secret } = await member.call(twoFactorApi.setUpTwoFactor, {});
    const body = { code: codeAt(tick(), secret) };
    const on = await member.send(twoFactorApi.turnOnTwoFactor, { body });
    const read = async (headers: Record<string, string>) =>
      (await api.app.inject({ url: '/api/user', headers })).statusCode;
    expect(await read(elsewhere.session)).toBe(401);
    expect(await read(member.session)).toBe(401);
    expect(await read({ cookie: String(on.headers['set-cookie']).split(';')[0] ?? '' })).toBe(200);
    expect(await read({ authorization: `Bearer ${token}` })).toBe(200);
    expect(String(on.headers['set-cookie'])).toContain('sitewright_device=');
    expect((await lettersTo(member)).at(-1)?.text).toContain('was turned on');
  });

  it('proves an unproven mailbox first, so that nobody locks its owner out', async () => {
    const member = await us.member();
    const { userId, username: email } = member.actor;
    await api.pools.owner.query('update users set email_proven_at = null where id = $1', [userId]);
    const { secret, isMailedCodeNeeded } = await member.call(twoFactorApi.setUpTwoFactor, {});
    expect(isMailedCodeNeeded).toBe(true);
    const code = codeAt(tick(), secret);
    const turnOn = (mailedCode?: string) =>
      member.send(twoFactorApi.turnOnTwoFactor, {
        body: { code, ...(mailedCode && { mailedCode }) },
      });
    const refusals = [await turnOn(), await turnOn('AAAA-AAAA')];
    expect(refusals.map(answered)).toEqual([
      [400, 'session.wrong_mailed_code'],
      [400, 'session.wrong_mailed_code'],
    ]);
    const letter = (await lettersTo(member)).at(-1);
    const mailedCode = letter?.text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];
    expect((await turnOn(mailedCode)).statusCode).toBe(200);
    const { rows } = await api.pools.owner.query(
      'select email_proven_at is not null as proven from users where lower(email) = lower($1)',
      [email],
    );
    expect(rows).toEqual([{ proven: true }]);
  });

  it('names the tokens that still work without a code, on screen and by number in the email', async () => {
    await us.letProgramsIn();
    const member = await us.member();
    for (const name of ['Payroll', 'Site sync'])
      await member.call(settingsApi.makeToken, { body: { name, scopes: ['read'], lifetime: 30 } });
    const { secret } = await member.call(twoFactorApi.setUpTwoFactor, {});
    const body = { code: codeAt(tick(), secret) };
    const { apiTokens } = await member.call(twoFactorApi.turnOnTwoFactor, { body });
    expect(apiTokens).toEqual(['Payroll', 'Site sync']);
    const text = (await lettersTo(member)).at(-1)?.text;
    expect(text).toContain('2 of your API tokens still work without a code.');
  });

  it('asks for the password first, and cannot be done twice', async () => {
    const member = await us.member();
    await isNotConfirmed(member);
    const early = await member.send(twoFactorApi.setUpTwoFactor, {});
    expect(answered(early)).toEqual([403, 'confirmation_due']);
    const { here } = await setUp();
    const again = await here.send(twoFactorApi.setUpTwoFactor, {});
    expect(answered(again)).toEqual([409, 'session.two_factor_is_on']);
    const none = await member.send(twoFactorApi.turnOnTwoFactor, { body: { code: '123456' } });
    expect(answered(none)).toEqual([403, 'confirmation_due']);
  });
});

describe('signing in', () => {
  it('asks for a code once the password is right, and takes it once', async () => {
    const { member, codeNow } = await setUp();
    expect(answered(await login(member, undefined, 'wrong'))).toEqual([
      401,
      'session.wrong_credentials',
    ]);
    expect(answered(await login(member))).toEqual([401, 'session.code_needed']);
    expect(answered(await login(member, ''))).toEqual([401, 'session.code_needed']);
    const code = codeNow();
    expect((await login(member, code)).statusCode).toBe(200);
    const again = await login(member, code);
    expect(answered(again)).toEqual([400, 'session.wrong_code']);
    expect(again.json().fields).toHaveProperty('code');
    tick();
    expect((await login(member, codeNow())).statusCode).toBe(200);
  });

  it('lets one of two requests with the same code in', async () => {
    const { member, codeNow } = await setUp();
    const both = await Promise.all([login(member, codeNow()), login(member, codeNow())]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const { member, here, recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(member, first.toLowerCase().replace('-', ' '))).statusCode).toBe(200);
    expect(answered(await login(member, first))).toEqual([400, 'session.wrong_code']);
    expect((await login(member, second)).statusCode).toBe(200);
    expect(await here.call(twoFactorApi.readTwoFactor, {})).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await lettersTo(member)).at(-1)?.text).toContain('You have 8 left');
    const { member: other } = await setUp();
    expect((await login(other, recoveryCodes[2])).statusCode).toBe(400);
  });

  it('lets nobody guess: wrong codes wait as wrong passwords do, and the right password resets nothing', async () => {
    const { member } = await setUp();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await login(member, `00000${i}`)).statusCode);
      if (i < 5) statuses.push((await login(member)).statusCode);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not removed by a password reset', async () => {
    const { member, codeNow } = await setUp();
    const email = member.actor.username;
    await api.anonymous.send(sessionApi.forgotPassword, { body: { email } });
    const letter = (await lettersTo(member)).at(-1);
    const resetCode = letter?.text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '';
    const newPassword = `${password}4`;
    const body = { email, resetCode, newPassword };
    expect((await api.anonymous.send(sessionApi.resetPassword, { body })).statusCode).toBe(200);
    expect(answered(await login(member, undefined, newPassword))).toEqual([
      401,
      'session.code_needed',
    ]);
    expect((await login(member, codeNow(), newPassword)).statusCode).toBe(200);
  });
});

describe('a stranger who knows the address and has reset codes sent until no more are', () => {
  const unproven = async () => {
    const member = await us.member();
    const { userId, username: email } = member.actor;
    await api.pools.owner.query('update users set email_proven_at = null where id = $1', [userId]);
    const payload = { email };
    const ask = (n: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/forgot-password',
        remoteAddress: `198.51.${n}.${userId % 250}`,
        payload,
      });
    for (const n of [1, 2, 3]) expect((await ask(n)).statusCode).toBe(200);
    expect((await ask(4)).statusCode).toBe(429);
    return member;
  };

  it('does not keep the code from its owner who sets up two-factor sign-in', async () => {
    const member = await unproven();
    const before = (await lettersTo(member)).length;
    await member.call(twoFactorApi.setUpTwoFactor, {});
    expect(await lettersTo(member)).toHaveLength(before + 2);
  });

  it('does not keep the code from its owner who signs in', async () => {
    const member = await unproven();
    const second = await api.organization();
    await asOrganization(api.pools.app, second.id, (tx) =>
      tx.insert(userOrganizations).values({ userId: member.actor.userId, jobRole: 'Buyer' }),
    );
    const before = (await lettersTo(member)).length;
    for (let i = 0; i < 3; i++)
      expect(answered(await login(member))).toEqual([401, 'session.mailed_code_needed']);
    expect(await lettersTo(member)).toHaveLength(before + 6);
    expect((await login(member)).statusCode).toBe(429);
    // What was asked for and not entered was no sign-in.
    const { rows } = await api.pools.owner.query('select spent from budgets where key = $1', [
      `sign-ins to:${secrets.keyedHash(`budget sign-ins to: account ${member.actor.userId}`)}`,
    ]);
    expect(rows).toEqual([{ spent: 0 }]);
  });
});

describe('giving the password once more', () => {
  const confirm = (caller: Caller, body: { password: string; code?: string }) =>
    caller.send(sessionApi.confirm, { body });

  it('asks for a code too, with 400: the session stays', async () => {
    const { here, codeNow } = await setUp();
    await isNotConfirmed(here);
    const reply = await confirm(here, { password });
    expect(answered(reply)).toEqual([400, 'confirmation_code_needed']);
    expect(reply.json().fields).toHaveProperty('code');
    expect(answered(await confirm(here, { password, code: '000000' }))).toEqual([
      400,
      'session.wrong_code',
    ]);
    expect((await here.send(twoFactorApi.renewRecoveryCodes, {})).statusCode).toBe(403);
    expect((await confirm(here, { password, code: codeNow() })).statusCode).toBe(200);
    expect((await here.send(twoFactorApi.renewRecoveryCodes, {})).statusCode).toBe(200);
  });

  it('counts wrong codes, and a change of password does not reset the count', async () => {
    const { here } = await setUp();
    for (let i = 0; i < 5; i++) {
      expect((await confirm(here, { password, code: `00000${i}` })).statusCode).toBe(400);
      const body = { currentPassword: password, newPassword: password };
      if (i < 4) await here.send(ownSessionsApi.changePassword, { body });
    }
    expect((await confirm(here, { password, code: '000009' })).statusCode).toBe(429);
  });

  it('is asked for before a token for programs is made', async () => {
    await us.letProgramsIn();
    const member = await us.member();
    await isNotConfirmed(member);
    const body = { name: 'Payroll', scopes: ['read' as const], lifetime: 30 as const };
    const refused = await member.send(settingsApi.makeToken, { body });
    expect(answered(refused)).toEqual([403, 'confirmation_due']);
  });
});

describe('with two-factor sign-in on', () => {
  it('new recovery codes replace the old ones', async () => {
    const { member, here, recoveryCodes } = await setUp();
    const { recoveryCodes: fresh } = await here.call(twoFactorApi.renewRecoveryCodes, {});
    expect((await login(member, recoveryCodes[0])).statusCode).toBe(400);
    expect((await login(member, fresh[0])).statusCode).toBe(200);
  });

  it('turning it off removes the secret and the codes', async () => {
    const { member, here } = await setUp();
    const off = await here.send(twoFactorApi.turnOffTwoFactor, {});
    expect(off.json()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(String(off.headers['set-cookie'])).toContain('sitewright_device=');
    expect((await login(member)).statusCode).toBe(200);
    const { rows } = await api.pools.owner.query(
      'select two_factor_secret, two_factor_step from users where id = $1',
      [member.actor.userId],
    );
    expect(rows).toEqual([{ two_factor_secret: null, two_factor_step: null }]);
    const twice = await here.send(twoFactorApi.turnOffTwoFactor, {});
    expect(answered(twice)).toEqual([409, 'session.two_factor_is_off']);
  });
});

it('is not got round by an invitation, also where the mailbox is unproven', async () => {
  const member = await us.member();
  const { userId, username: email } = member.actor;
  await giveTwoFactor(api, userId);
  await api.pools.owner.query('update users set email_proven_at = null where id = $1', [userId]);
  const host = await (await api.organization()).member({ role: 'Director' });
  await host.call(teamApi.invite, { body: { email, role: 'Buyer' } });
  const letter = (await lettersTo(member)).at(-1);
  const invitation = /invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const claimed = await api.anonymous.send(sessionApi.register, {
    query: { invitation },
    body: { email, name: 'Ann Ray', role: 'Buyer', password: 'Another-123' },
  });
  expect(answered(claimed)).toEqual([409, 'session.email_taken']);
});

it('writes no secret and no code to the log of the server or the company', async () => {
  const { member, secret, recoveryCodes, codeNow } = await setUp();
  await login(member, recoveryCodes[0]);
  tick();
  const code = codeNow();
  await login(member, code);
  const { rows } = await asOrganization(api.pools.app, us.id, (tx) =>
    tx.execute(sql`select * from activity_logs where user_id = ${member.actor.userId}`),
  );
  expect(rows.map(({ description }) => description)).toContain('Turn on two-factor sign-in');
  const written = `${logged.join('')}${JSON.stringify(rows)}`;
  // Six digits alone may be part of some number.
  for (const text of [secret, `"${code}"`, ...recoveryCodes]) expect(written).not.toContain(text);
});

it('is no part of what somebody takes along as their data', async () => {
  const { here } = await setUp();
  const { body } = await here.send(myDataApi.exportMyData, {});
  expect(body).toContain(here.actor.username);
  expect(body).not.toMatch(/two_?factor/i);
});

it('lets a member who has it work as before', async () => {
  const member = await us.member();
  await giveTwoFactor(api, member.actor.userId);
  expect((await member.send(sessionApi.user, {})).json()).toMatchObject({
    mustSetUpTwoFactor: false,
  });
});
