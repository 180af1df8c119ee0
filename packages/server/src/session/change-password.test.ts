import { organizationsApi } from '@sitewright/domain/organizations/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { withClient } from '../platform/database.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';
import { testApi } from '../testing/api.ts';
import { password } from '../testing/organization.ts';
import { newResetCode, normaliseCode } from './reset-code.ts';

let api: Awaited<ReturnType<typeof testApi>>;
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const minutes = 60_000;

const failed = {
  message: 'Failed to reset password. Please check your reset code and try again.',
  code: 'session.reset_failed',
};
const notFound = {
  message: 'No account found with that email address.',
  code: 'session.email_not_found',
};
const sent = {
  message: 'Multiple password reset emails sent to improve delivery chances.',
  isEmailed: true,
};
const done = {
  message: 'Your password has been reset successfully. You can now log in with your new password.',
};

const post = (url: string, payload: object, from = '192.0.2.1', headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, remoteAddress: from, headers });
const forgot = (email: string, from?: string, headers = {}) =>
  post('/api/forgot-password', { email }, from, headers);
const reset = (
  email: string,
  resetCode: string,
  newPassword = 'Changed123',
  from?: string,
  headers = {},
) => post('/api/reset-password', { email, resetCode, newPassword }, from, headers);
const deviceOf = ({ headers }: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  [headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.includes('_device='))
    ?.split(';')[0] ?? '';
const signIn = (username: string, typed: string, from?: string, headers = {}) =>
  post('/api/login', { username, password: typed }, from, headers);

async function aMember(over = {}) {
  const us = await api.organization();
  const member = await us.member(over);
  return { us, ...member, email: member.actor.username };
}

const lettersTo = async (email: string) => (await api.letters()).filter(({ to }) => to === email);
const codeIn = (text = '') => /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? 'no code';
const codeFor = async (email: string, from?: string) => {
  await forgot(email, from);
  return codeIn((await lettersTo(email)).at(-1)?.text);
};

/** Everything that is stored, as text. */
async function everythingStored() {
  const { rows: tables } = await api.pools.owner.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  );
  const parts = tables.map(async ({ name }) => {
    const { rows } = await api.pools.owner.query(`select t::text as row from ${name} t`);
    return rows.map(({ row }) => row).join('\n');
  });
  return (await Promise.all(parts)).join('\n');
}

describe('asking for a code', () => {
  beforeAll(async () => {
    api = await testApi({ now });
  });

  it('mails two letters that carry one code', async () => {
    const { email } = await aMember();
    const response = await forgot(email);
    expect([response.statusCode, response.json()]).toEqual([200, sent]);
    const letters = await lettersTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Account Access Code',
      'Account Verification',
    ]);
    const [first, second] = letters.map(({ text }) => codeIn(text));
    expect(first).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(second).toBe(first);
  });

  it('answers 404 for an unknown email, without repeating it', async () => {
    const response = await forgot('nobody@quay.example');
    expect([response.statusCode, response.json()]).toEqual([404, notFound]);
    expect(JSON.stringify(response.headers)).not.toContain('nobody');
    expect(await lettersTo('nobody@quay.example')).toEqual([]);
  });

  it.each([
    ['suspended', { status: 'suspended' }],
    ['no longer a member', { membership: { isActive: false } }],
  ])('treats an account that is %s as unknown', async (_, over) => {
    const { email } = await aMember(over);
    const response = await forgot(email);
    expect([response.statusCode, response.json()]).toEqual([404, notFound]);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('knows the email in any case, and writes to the one that is stored', async () => {
    const { email } = await aMember();
    expect((await forgot(email.toUpperCase())).statusCode).toBe(200);
    expect(await lettersTo(email)).toHaveLength(2);
  });

  it('keeps the code nowhere in plain, and never answers with it', async () => {
    const { email } = await aMember();
    const response = await forgot(email);
    const code = codeIn((await lettersTo(email))[0]?.text);
    const stored = await everythingStored();
    expect(stored).toContain(email);
    for (const form of [
      code,
      normaliseCode(code),
      code.toLowerCase(),
      normaliseCode(code).toLowerCase(),
    ]) {
      expect(stored).not.toContain(form);
      expect(response.body + JSON.stringify(response.headers)).not.toContain(form);
    }
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: ' ' }, 'Email is required'],
    [{ email: 5 }, 'Email is required'],
    [{ email: 'ann' }, 'Please enter a valid email'],
    [{ email: `${'a'.repeat(254)}@quay.example` }, 'Email must be less than 255 characters'],
  ])('refuses %j', async (body, message) => {
    const response = await post('/api/forgot-password', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'invalid', message, fields: { email: message } });
  });
});

/** How many connections wait for a lock. */
const peopleWaiting = () =>
  withClient(api.connections.app, async (superuser) => {
    const { rows } = await superuser.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  });

describe('a reset', () => {
  beforeAll(async () => {
    api = await testApi({ now });
  });

  it('sets the new password, ends every session and signs nobody in', async () => {
    const { email, send } = await aMember();
    const code = await codeFor(email);
    const response = await reset(email, code);
    expect([response.statusCode, response.json()]).toEqual([200, done]);
    expect(String(response.headers['set-cookie'])).not.toContain('_session');
    expect((await send(sessionApi.user, {})).statusCode).toBe(401);
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect((await signIn(email, 'Changed123')).statusCode).toBe(200);
    const notice = (await lettersTo(email)).at(-1);
    expect(notice?.subject).toBe('Your Sitewright password was changed');
    expect(notice?.text).not.toContain('Changed123');
  });

  it.each([
    ['small letters', (code: string) => code.toLowerCase()],
    ['no hyphen', normaliseCode],
    ['spaces around and within', (code: string) => ` ${code.replace('-', ' - ')} `],
  ])('takes the code with %s', async (_, typed) => {
    const { email } = await aMember();
    expect((await reset(email, typed(await codeFor(email)))).statusCode).toBe(200);
  });

  it('takes the email in any case', async () => {
    const { email } = await aMember();
    expect((await reset(email.toUpperCase(), await codeFor(email))).statusCode).toBe(200);
  });

  it('ends a forced change as well: the password is new', async () => {
    const { email } = await aMember({ mustChangePassword: true });
    await reset(email, await codeFor(email));
    expect((await signIn(email, 'Changed123')).json().mustChangePassword).toBe(false);
  });

  it('answers a wrong code, an unknown email and an email without a code alike', async () => {
    const { email } = await aMember();
    await codeFor(email);
    const { email: another } = await aMember();
    const answers = [
      await reset(email, 'AAAA-AAAA'),
      await reset('nobody@quay.example', 'AAAA-AAAA'),
      await reset(another, 'AAAA-AAAA'),
    ];
    for (const { statusCode, body } of answers) {
      expect([statusCode, JSON.parse(body)]).toEqual([400, failed]);
      expect(body).toBe(answers[0]?.body);
    }
  });

  it('works once', async () => {
    const { email } = await aMember();
    const code = await codeFor(email);
    expect((await reset(email, code)).statusCode).toBe(200);
    const again = await reset(email, code, 'Another123');
    expect([again.statusCode, again.json()]).toEqual([400, failed]);
    expect((await signIn(email, 'Changed123')).statusCode).toBe(200);
  });

  it('works once, also side by side', async () => {
    const { email, actor } = await aMember();
    const code = await codeFor(email);
    const passwords = ['Changed123', 'Another123'];
    // The first has to wait for this row, and the other for the first.
    const holder = await api.pools.owner.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [actor.userId]);
    const answering = Promise.all(passwords.map((typed) => reset(email, code, typed)));
    await expect.poll(peopleWaiting, { timeout: 4000 }).toBe(2);
    await holder.query('commit');
    holder.release();
    const answers = await answering;
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const won = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await signIn(email, won)).statusCode).toBe(200);
  });

  it('is used up by fifty wrong tries, also side by side', async () => {
    const { email } = await aMember();
    const code = await codeFor(email);
    const wrongAtOnce = async (times: number) => {
      const tries = Array.from({ length: times }, () => reset(email, 'AAAA-AAAA'));
      for (const { statusCode } of await Promise.all(tries)) expect(statusCode).toBe(400);
    };
    for (let i = 0; i < 7; i++) await wrongAtOnce(7);
    expect((await reset(email, code)).statusCode).toBe(200);
    const another = await codeFor(email);
    for (let i = 0; i < 5; i++) await wrongAtOnce(10);
    expect((await reset(email, another)).statusCode).toBe(400);
  });

  it('is possible for ten minutes', async () => {
    const { email } = await aMember();
    const code = await codeFor(email);
    clock.ahead += 10 * minutes + 1;
    expect((await reset(email, code)).statusCode).toBe(400);
    clock.ahead -= minutes;
    expect((await reset(email, code)).statusCode).toBe(200);
    clock.ahead = 0;
  });

  it('sends the same code again while it is valid, with as many tries left as before', async () => {
    const { email } = await aMember();
    const first = await codeFor(email);
    await reset(email, 'AAAA-AAAA');
    expect(await codeFor(email)).toBe(first);
    const { rows } = await api.pools.owner.query(
      'select tries_left from password_resets join users on users.id = user_id where email = $1',
      [email],
    );
    expect(rows).toEqual([{ tries_left: 49 }]);
    expect((await reset(email, first)).statusCode).toBe(200);
    expect(await codeFor(email)).not.toBe(first);
  });

  it('proves the mailbox', async () => {
    const { email } = await aMember();
    await api.pools.owner.query('update users set email_proven_at = null where email = $1', [
      email,
    ]);
    await reset(email, await codeFor(email));
    const { rows } = await api.pools.owner.query(
      'select email_proven_at is not null as proven from users where email = $1',
      [email],
    );
    expect(rows).toEqual([{ proven: true }]);
  });

  it('does nothing to anybody else', async () => {
    const [{ email }, another] = [await aMember(), await aMember()];
    expect((await reset(another.email, await codeFor(email))).statusCode).toBe(400);
    expect((await another.send(sessionApi.user, {})).statusCode).toBe(200);
    expect((await signIn(another.email, password)).statusCode).toBe(200);
  });

  const good = { email: 'ann@quay.example', resetCode: 'AAAA-AAAA', newPassword: 'Secret123' };
  const short = 'Password must be at least 8 characters';
  it.each([
    [{}, { email: 'Email is required', resetCode: 'Reset code is required', newPassword: short }],
    [{ ...good, email: 'ann' }, { email: 'Please enter a valid email' }],
    [{ ...good, resetCode: ' ' }, { resetCode: 'Reset code is required' }],
    [{ ...good, newPassword: 'Aa34567' }, { newPassword: short }],
    [
      { ...good, newPassword: 'secret123' },
      { newPassword: 'Password must contain at least one uppercase letter' },
    ],
    [
      { ...good, newPassword: 'SECRET123' },
      { newPassword: 'Password must contain at least one lowercase letter' },
    ],
    [
      { ...good, newPassword: 'Secretabc' },
      { newPassword: 'Password must contain at least one number' },
    ],
    [
      { ...good, newPassword: `Aa1${'x'.repeat(126)}` },
      { newPassword: 'Password must be less than 128 characters' },
    ],
  ])('refuses %j', async (body, fields) => {
    const response = await post('/api/reset-password', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'invalid', message: Object.values(fields)[0], fields });
  });

  it('costs no try when the new password is not good enough', async () => {
    const { email } = await aMember();
    const code = await codeFor(email);
    for (let i = 0; i < 6; i++) await reset(email, code, 'weak');
    expect((await reset(email, code)).statusCode).toBe(200);
  });

  it('can be done however many devices are signed in', async () => {
    const { email, actor, us } = await aMember();
    await api.pools.owner.query(
      `insert into sessions (token_hash, user_id, organization_id, expires_at)
       select 'token ' || n, $1, $2, now() + interval '1 day' from generate_series(1, 3000) n`,
      [actor.userId, us.id],
    );
    expect((await reset(email, await codeFor(email))).statusCode).toBe(200);
    const { rows } = await api.pools.owner.query('select from sessions where user_id = $1', [
      actor.userId,
    ]);
    expect(rows).toEqual([]);
  });
});

it('a code has forty bits, and no letters that are taken for digits', () => {
  const codes = Array.from({ length: 500 }, newResetCode);
  expect(new Set(codes.map(normaliseCode)).size).toBe(500);
  expect([...new Set(codes.join('').replaceAll('-', ''))].toSorted().join('')).toBe(
    '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  );
});

describe('asking for a code, under strict limits', () => {
  const tooMany = {
    message: 'Too many attempts. Please wait a while and try again.',
    code: 'too_many',
  };

  beforeAll(async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
  });

  it('takes three misses an hour from one address, and then neither hit nor miss', async () => {
    const from = '192.0.2.10';
    for (const name of ['a', 'b', 'c']) {
      expect((await forgot(`${name}@quay.example`, from)).statusCode).toBe(404);
    }
    const { email } = await aMember();
    const [miss, hit] = [await forgot('d@quay.example', from), await forgot(email, from)];
    expect([miss.statusCode, miss.json()]).toEqual([429, tooMany]);
    expect(hit.body).toBe(miss.body);
    expect(Number(miss.headers['retry-after'])).toBeGreaterThan(600);
    expect(await lettersTo(email)).toEqual([]);
    expect((await forgot(email, '192.0.2.11')).statusCode).toBe(200);
  });

  const register = (email: string, from: string) =>
    post('/api/register', { email, name: 'Ann Ray', role: 'Director', password: 'secret' }, from);

  it('shares its misses with registering under a taken email', async () => {
    const { email } = await aMember();
    const from = '192.0.3.12';
    for (let i = 0; i < 3; i++) expect((await register(email, from)).statusCode).toBe(409);
    expect((await register(email, from)).statusCode).toBe(429);
    expect((await forgot('e@quay.example', from)).statusCode).toBe(429);
  });

  it('counts no miss for an account that is there, and none for a registration', async () => {
    const from = '192.0.4.13';
    const [one, another] = [await aMember(), await aMember()];
    expect((await forgot(one.email, from)).statusCode).toBe(200);
    expect((await forgot(another.email, from)).statusCode).toBe(200);
    expect((await register('new-one@quay.example', from)).statusCode).toBe(201);
    for (const name of ['f', 'g', 'h']) {
      expect((await forgot(`${name}@quay.example`, from)).statusCode).toBe(404);
    }
  });

  it('writes to one account three times an hour at most, from every address', async () => {
    const { email } = await aMember();
    const ask = (n: number) => forgot(email, `198.51.${n}.1`);
    for (let i = 0; i < 3; i++) expect((await ask(i)).statusCode).toBe(200);
    expect((await ask(4)).statusCode).toBe(429);
    expect(await lettersTo(email)).toHaveLength(6);
  });

  it('takes five requests a quarter of an hour from one address', async () => {
    const from = '192.0.5.14';
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await forgot((await aMember()).email, from)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('takes thirty an hour from one neighbourhood', async () => {
    await forgot((await aMember()).email, '203.0.113.1');
    await api.pools.owner.query(
      "update budgets set spent = 30 where key like 'reset requests of network%'",
    );
    expect((await forgot((await aMember()).email, '203.0.113.200')).statusCode).toBe(429);
    expect((await forgot((await aMember()).email, '203.0.114.1')).statusCode).toBe(200);
  });

  it('closes a code for the network that guessed wrong five times, and for no other', async () => {
    const { email } = await aMember();
    const code = await codeFor(email, '198.18.50.1');
    const wrong = (from: string) => reset(email, 'AAAA-AAAA', undefined, from);
    for (let i = 0; i < 5; i++) await wrong(`198.51.100.${i + 1}`);
    expect((await reset(email, code, undefined, '198.51.100.9')).statusCode).toBe(400);
    expect((await reset(email, code, undefined, '203.0.113.9')).statusCode).toBe(200);
  });

  it('leaves the device that signed in before its own emails and tries', async () => {
    const { email } = await aMember();
    const device = deviceOf(await signIn(email, password));
    const ask = (from: string, cookie = '') => forgot(email, from, { cookie });
    for (let i = 0; i < 3; i++) await ask(`198.18.60.${i + 1}`);
    expect((await ask('198.18.60.20')).statusCode).toBe(429);
    expect((await ask('198.18.60.21', device)).statusCode).toBe(200);
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await ask('198.18.60.22', forged)).statusCode).toBe(429);
  });

  it('uses the code up for strangers, not for the device that signed in before', async () => {
    const { email } = await aMember();
    const cookie = deviceOf(await signIn(email, password));
    const at = (from: string, code: string, headers = {}) =>
      reset(email, code, undefined, from, headers);
    const code = await codeFor(email, '198.18.70.1');
    await api.pools.owner.query('update password_resets set tries_left = 1');
    for (const typed of ['AAAA-AAAA', code])
      expect((await at('198.18.71.1', typed)).statusCode).toBe(400);
    await at('198.18.72.1', 'AAAA-AAAA');
    await api.pools.owner.query("update budgets set spent = 20 where key like 'reset tries from%'");
    expect((await at('198.18.72.1', code)).statusCode).toBe(429);
    for (let i = 0; i < 4; i++) await at('198.18.72.1', 'AAAA-AAAA', { cookie });
    expect((await at('198.18.72.1', code, { cookie })).statusCode).toBe(200);
  });

  it('closes the code for a known device that guessed wrong five times', async () => {
    const { email } = await aMember();
    const cookie = deviceOf(await signIn(email, password));
    const code = await codeFor(email, '198.18.80.1');
    const here = (typed: string) => reset(email, typed, undefined, '198.18.80.1', { cookie });
    for (let i = 0; i < 5; i++) await here('AAAA-AAAA');
    expect((await here(code)).statusCode).toBe(400);
    expect((await reset(email, code, undefined, '198.18.80.1')).statusCode).toBe(200);
  });

  it('lets the owner sign in on the device of the reset, whatever strangers try after it', async () => {
    const { email } = await aMember();
    const done = await reset(email, await codeFor(email, '198.18.90.1'), undefined, '198.18.90.1');
    for (let i = 0; i < 5; i++) await signIn(email, 'wrong', `198.18.91.${i}`);
    await api.pools.owner.query(
      "update budgets set ends_at = now() + interval '60 seconds' where key like 'sign-in delay%'",
    );
    const here = (headers = {}) => signIn(email, 'Changed123', '198.18.90.1', headers);
    expect((await here()).statusCode).toBe(429);
    expect((await here({ cookie: deviceOf(done) })).statusCode).toBe(200);
  });

  it('tells nobody anything for the rest of the hour, once the whole site is combed', async () => {
    const { email } = await aMember();
    await forgot('i@quay.example', '198.18.0.1');
    const all = "key like 'existence misses of all%'";
    await api.pools.owner.query(`update budgets set spent = 199 where ${all}`);
    expect((await forgot('j@quay.example', '198.18.1.1')).statusCode).toBe(404);
    const [miss, hit] = [
      await forgot('k@quay.example', '198.18.2.1'),
      await forgot(email, '198.18.3.1'),
    ];
    expect([miss.statusCode, hit.statusCode]).toEqual([200, 200]);
    expect(miss.body).toBe(hit.body);
    await api.pools.owner.query(`update budgets set ends_at = now() where ${all}`);
    expect((await forgot('l@quay.example', '198.18.4.1')).statusCode).toBe(404);
  });

  it('misses under relaxed limits a hundred times as often', async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'relaxed' } });
    for (let i = 0; i < 10; i++) expect((await forgot(`m${i}@quay.example`)).statusCode).toBe(404);
  });
});

describe('a server that never tells whether there is an account', () => {
  beforeAll(async () => {
    const settings = { FORGOT_PASSWORD_DISCLOSE: 'uniform', RATE_LIMITS: 'strict' };
    api = await testApi({ settings });
  });

  it('answers 200 to all, and writes to those who are there', async () => {
    const { email } = await aMember();
    const [hit, miss] = [await forgot(email), await forgot('nobody@quay.example')];
    expect([hit.statusCode, miss.statusCode]).toEqual([200, 200]);
    expect(miss.body).toBe(hit.body);
    expect(miss.json()).toEqual(sent);
    expect(await lettersTo(email)).toHaveLength(2);
    expect(await lettersTo('nobody@quay.example')).toEqual([]);
  });

  it('does not tell by its limits either', async () => {
    const { email } = await aMember();
    const answersAfter = async (first: string, from: string) => {
      const answers = [await forgot(first, from)];
      for (const n of [1, 2, 3, 4, 5])
        answers.push(await forgot(`${n}-${from}@quay.example`, from));
      return answers.map(({ statusCode }) => statusCode);
    };
    const hit = await answersAfter(email, '192.0.20.1');
    expect(await answersAfter('nobody-2@quay.example', '192.0.21.1')).toEqual(hit);
  });
});

describe('a forced change of password', () => {
  beforeAll(async () => {
    api = await testApi();
  });

  const change = { body: { newPassword: 'Changed123' } };
  const allowed = Object.values(contract)
    .flatMap((feature) => Object.values(feature))
    .filter(({ needs }) => needs !== 'public')
    .filter((endpoint) => 'duringPasswordChange' in endpoint)
    .map(({ method, path }) => `${method} ${path}`);

  it('leaves open what the decision names, and nothing else', () => {
    expect(allowed.toSorted()).toEqual([
      'GET /api/company-profile',
      'GET /api/company-profile/logo/:organizationId',
      'GET /api/current-organization',
      'GET /api/user',
      'POST /api/change-password-first-login',
      'POST /api/error-reports',
    ]);
  });

  it('closes everything else until it is done', async () => {
    const { send, us } = await aMember({ mustChangePassword: true, role: 'Managing Director' });
    await us.profile();
    for (const feature of Object.values(contract)) {
      for (const { method, path, needs } of Object.values(feature)) {
        if (needs === 'public' || allowed.includes(`${method} ${path}`)) continue;
        const { session } = await us.member({
          mustChangePassword: true,
          role: 'Managing Director',
        });
        const url = path.replace(/:\w+/g, '1');
        const response = await api.app.inject({ method, url, headers: session });
        expect([path, response.statusCode]).toEqual([path, 403]);
        expect(response.json().message).toBe('Please change your password first.');
      }
    }
    expect((await send(sessionApi.user, {})).json().mustChangePassword).toBe(true);
    expect((await send(organizationsApi.current, {})).statusCode).toBe(200);
    expect((await send(organizationsApi.profile, { query: {} })).statusCode).toBe(200);
    expect((await send(projectsApi.list, { query: {} })).statusCode).toBe(403);
    expect((await send(sessionApi.logout, {})).statusCode).toBe(200);
  });

  it('is done with a new password: this session goes on under a new token, the others end', async () => {
    const { email, send } = await aMember({ mustChangePassword: true });
    const elsewhere = await signIn(email, password);
    const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
    const response = await send(sessionApi.changeFirstPassword, change);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Your password has been updated. You can now use the application.' },
    ]);
    const renewed = String(response.headers['set-cookie']).split(';')[0] ?? '';
    const read = (headers: Record<string, string>) => api.app.inject({ url: '/api/user', headers });
    expect((await read({ cookie: renewed })).json().mustChangePassword).toBe(false);
    expect((await send(sessionApi.user, {})).statusCode).toBe(401);
    expect((await read({ cookie })).statusCode).toBe(401);
    expect((await signIn(email, 'Changed123')).statusCode).toBe(200);
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect((await lettersTo(email)).at(-1)?.subject).toBe('Your Sitewright password was changed');
  });

  it('is refused when none is due, in `error` too', async () => {
    const { send, email } = await aMember();
    const response = await send(sessionApi.changeFirstPassword, change);
    const message = 'You do not need to change your password.';
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message, error: message, code: 'session.no_change_due' },
    ]);
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  it('needs a session', async () => {
    const response = await post('/api/change-password-first-login', change.body);
    expect([response.statusCode, response.json().error]).toEqual([401, 'Please sign in.']);
  });

  it('refuses the password that is already there', async () => {
    const { send } = await aMember({ mustChangePassword: true });
    const response = await send(sessionApi.changeFirstPassword, {
      body: { newPassword: password },
    });
    const message = 'Choose a password that is different from your current one.';
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message, error: message, code: 'session.same_password', fields: { newPassword: message } },
    ]);
    expect((await send(sessionApi.user, {})).json().mustChangePassword).toBe(true);
  });

  it.each([
    ['Aa34567', 'Password must be at least 8 characters'],
    ['secret123', 'Password must contain at least one uppercase letter'],
    ['SECRET123', 'Password must contain at least one lowercase letter'],
    ['Secretabc', 'Password must contain at least one number'],
    [undefined, 'Password must be at least 8 characters'],
  ])('refuses %s: %s', async (newPassword, message) => {
    const { session } = await aMember({ mustChangePassword: true });
    const response = await post(
      '/api/change-password-first-login',
      { newPassword },
      undefined,
      session,
    );
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message, error: message, code: 'invalid', fields: { newPassword: message } },
    ]);
  });
});

it('a changed password also ends the token that its session had before', async () => {
  const { actor, send } = await aMember();
  const earlier = newToken();
  // As after a change of role, when both are answered for half a minute.
  await api.pools.owner.query(
    'update sessions set previous_token_hash = $1, renewed_at = now() where id = $2',
    [hashOf(earlier), actor.sessionId],
  );
  const withEarlier = () =>
    api.app.inject({
      url: '/api/user',
      headers: { cookie: `sitewright_session=${earlier}` },
    });
  expect((await withEarlier()).statusCode).toBe(200);
  const body = { currentPassword: password, newPassword: 'Changed123' };
  expect((await send(ownSessionsApi.changePassword, { body })).statusCode).toBe(200);
  expect((await withEarlier()).statusCode).toBe(401);
});

describe('under the strong policy', () => {
  beforeAll(async () => {
    api = await testApi({ settings: { PASSWORD_POLICY: 'strong' } });
  });

  const common = {
    message: 'This password is too common. Please choose another.',
    code: 'session.common_password',
    fields: { newPassword: 'This password is too common. Please choose another.' },
  };

  it.each(['Password1', 'Trustno1', 'Qwerty123', 'Sitewright1', 'MySiteWright7'])(
    'a reset and a forced change refuse %s',
    async (typed) => {
      const { email, send } = await aMember({ mustChangePassword: true });
      const refused = await reset(email, await codeFor(email), typed);
      expect([refused.statusCode, refused.json()]).toEqual([400, common]);
      const response = await send(sessionApi.changeFirstPassword, { body: { newPassword: typed } });
      expect(response.json()).toEqual({ ...common, error: common.message });
    },
  );

  it('a reset and a forced change refuse the name in the email', async () => {
    const { email, send } = await aMember({ mustChangePassword: true });
    const typed = `X${email.split('@')[0]}1`;
    expect((await reset(email, await codeFor(email), typed)).json()).toEqual(common);
    const response = await send(sessionApi.changeFirstPassword, { body: { newPassword: typed } });
    expect(response.json()).toEqual({ ...common, error: common.message });
  });

  it('takes what nobody tries first', async () => {
    const { email } = await aMember();
    expect((await reset(email, await codeFor(email), 'Gravel-Otter-58')).statusCode).toBe(200);
  });
});
