import { roles } from '@sitewright/domain/kernel/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { activityLogs } from '../platform/activity.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { password } from '../testing/organization.ts';

let api: Awaited<ReturnType<typeof testApi>>;

const post = (url: string, payload: object, from = '192.0.2.1', headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, remoteAddress: from, headers });

let count = 0;
const anEmail = () => `somebody-${++count}@quay.example`;
const aPerson = (over = {}) => ({
  email: anEmail(),
  name: 'Ann Ray',
  role: 'Buyer',
  password: 'secret',
  ...over,
});
const register = (over = {}, from?: string) => post('/api/register', aPerson(over), from);

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const get = (url: string, cookie: string) => api.app.inject({ url, headers: { cookie } });
const countOf = async (table: string) =>
  Number((await api.pools.owner.query(`select count(*) from ${table}`)).rows[0].count);

describe('registering', () => {
  beforeAll(async () => {
    api = await testApi();
  });

  it('answers with the user, who is signed in and comes back with the password', async () => {
    const email = anEmail();
    const response = await register({ email, username: email });
    expect(response.statusCode).toBe(201);
    const user = response.json();
    expect(user).toEqual({
      id: expect.any(Number),
      username: email,
      name: 'Ann Ray',
      email,
      role: 'Buyer',
      profilePicture: null,
      organizationId: expect.any(Number),
      isOrganizationAdmin: 'yes',
      mustChangePassword: false,
      mustSetUpTwoFactor: false,
      canRegister: expect.any(Boolean),
    });
    const cookie = cookieOf(response);
    expect(String(response.headers['set-cookie'])).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; /);
    expect((await get('/api/user', cookie)).json()).toEqual(user);
    await post('/api/logout', {}, undefined, { cookie });
    expect((await get('/api/user', cookie)).statusCode).toBe(401);
    const back = await post('/api/login', { username: email, password: 'secret' });
    expect([back.statusCode, back.json()]).toEqual([200, user]);
    expect((await get('/api/user', cookieOf(back))).json()).toEqual(user);
  });

  it('founds a new, empty organisation with the defaults of the specification', async () => {
    const response = await register({ name: '  Zoë Flint ' });
    const cookie = cookieOf(response);
    expect(response.json().name).toBe('Zoë Flint');
    expect((await get('/api/current-organization', cookie)).json()).toEqual({
      id: response.json().organizationId,
      name: "Zoë Flint's company",
      slug: 'zoe-flints-company',
      country: 'United Kingdom',
      subscriptionPlan: 'basic',
      subscriptionStatus: 'active',
      maxUsers: 10,
      maxProjects: 5,
      features: {
        carbonTracking: true,
        weatherIntegration: true,
        advancedReporting: false,
        apiAccess: false,
        customBranding: false,
      },
      settings: {
        timezone: 'Europe/London',
        currency: 'GBP',
        dateFormat: 'DD/MM/YYYY',
        defaultWeightUnit: 'kg',
        requireApproval: false,
      },
      canSendEmail: true,
    });
    expect((await get('/api/projects', cookie)).json()).toEqual([]);
    expect((await get('/api/company-profile', cookie)).statusCode).toBe(404);
    const none = await get('/api/company-profile?isOptional=true', cookie);
    expect([none.statusCode, none.json()]).toEqual([200, null]);
  });

  it('names the organisation as the form says, where it does', async () => {
    const response = await register({ company: ' Quay Street Ltd ' });
    const { json } = await get('/api/current-organization', cookieOf(response));
    expect(json()).toMatchObject({ name: 'Quay Street Ltd', slug: 'quay-street-ltd' });
    expect((await register({ company: 'Win at www.evil.example' })).statusCode).toBe(400);
  });

  it('gives two people of one name two organisations, also side by side', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register({ name: 'Bo Lee' })));
    const companies = await Promise.all(
      answers.map(async (answer) =>
        (await get('/api/current-organization', cookieOf(answer))).json(),
      ),
    );
    expect(companies.map(({ name }) => name)).toEqual(Array(3).fill("Bo Lee's company"));
    expect(companies.map(({ slug }) => slug).toSorted()).toEqual([
      'bo-lees-company',
      'bo-lees-company-2',
      'bo-lees-company-3',
    ]);
  });

  it.each(roles)(
    'takes the role %s as the job, and administers the organisation all the same',
    async (role) => {
      const { statusCode, json } = await register({ role });
      expect([statusCode, json()]).toMatchObject([201, { role, isOrganizationAdmin: 'yes' }]);
    },
  );

  it('refuses an email that is taken, in any case, and names the field', async () => {
    const email = anEmail();
    await register({ email });
    const before = await countOf('organizations');
    for (const taken of [email, email.toUpperCase(), ` ${email} `]) {
      const response = await register({ email: taken });
      const message = 'An account with this email already exists.';
      expect([response.statusCode, response.json()]).toEqual([
        409,
        { message, code: 'session.email_taken', fields: { email: message } },
      ]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect(await countOf('organizations')).toBe(before);
  });

  it('makes one account of two registrations side by side', async () => {
    const email = anEmail();
    const [users, organizations] = [await countOf('users'), await countOf('organizations')];
    const answers = await Promise.all([
      register({ email }),
      register({ email: email.toUpperCase() }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect([await countOf('users'), await countOf('organizations')]).toEqual([
      users + 1,
      organizations + 1,
    ]);
  });

  it('lets nobody choose more than their own name and job', async () => {
    const us = await api.organization();
    const response = await register({
      id: 1,
      username: 'admin',
      organizationId: us.id,
      isOrganizationAdmin: 'no',
      mustChangePassword: true,
      canRegister: true,
      status: 'suspended',
      profilePicture: 'x',
      confirmPassword: 'another',
    });
    expect(response.statusCode).toBe(201);
    const user = response.json();
    expect(user.organizationId).not.toBe(us.id);
    expect(user).toMatchObject({
      username: user.email,
      isOrganizationAdmin: 'yes',
      mustChangePassword: false,
      profilePicture: null,
    });
    const { rows } = await api.pools.owner.query('select * from users where id = $1', [user.id]);
    expect(rows[0]).toMatchObject({ status: 'active', organization_id: user.organizationId });
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('ends the session that the browser had', async () => {
    const cookie = cookieOf(await register());
    const second = await post('/api/register', aPerson(), undefined, { cookie });
    expect(cookieOf(second)).not.toBe(cookie);
    expect((await get('/api/user', cookie)).statusCode).toBe(401);
  });

  it('is the first line of the activity log', async () => {
    const { organizationId, id, email } = (await register()).json();
    const lines = await asOrganization(api.pools.app, organizationId, (tx) =>
      tx.select().from(activityLogs),
    );
    expect(lines).toMatchObject([{ userId: id, username: email, action: 'POST /api/register' }]);
  });

  const good = { email: 'x@quay.example', name: 'Ann Ray', role: 'Buyer', password: 'secret' };
  it.each([
    [
      {},
      {
        email: 'Email is required',
        name: 'Full name is required',
        role: 'Please select a role',
        password: 'Password must be at least 6 characters',
      },
    ],
    [{ ...good, email: 'x@quay' }, { email: 'Please enter a valid email' }],
    [{ ...good, name: ' ' }, { name: 'Full name is required' }],
    [{ ...good, name: 'x'.repeat(101) }, { name: 'Name must be less than 100 characters' }],
    [{ ...good, role: '' }, { role: 'Please select a role' }],
    [{ ...good, role: 'admin' }, { role: 'Please select a role' }],
    [{ ...good, role: ['Buyer'] }, { role: 'Please select a role' }],
    [{ ...good, password: 'short' }, { password: 'Password must be at least 6 characters' }],
    [
      { ...good, password: 'x'.repeat(129) },
      { password: 'Password must be less than 128 characters' },
    ],
    [
      { ...good, name: '', password: '' },
      { name: 'Full name is required', password: 'Password must be at least 6 characters' },
    ],
  ])('refuses %j', async (body, fields) => {
    const response = await post('/api/register', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'invalid', message: Object.values(fields)[0], fields });
  });

  it('takes a password of 128 characters, and compares all of them', async () => {
    const email = anEmail();
    const long = 'x'.repeat(127);
    await register({ email, password: `${long}y` });
    const signIn = (typed: string) => post('/api/login', { username: email, password: typed });
    expect((await signIn(`${long}y`)).statusCode).toBe(200);
    expect((await signIn(`${long}z`)).statusCode).toBe(401);
  });

  it('leaves nothing behind when it is refused half way', async () => {
    const [users, organizations] = [await countOf('users'), await countOf('organizations')];
    await post('/api/register?invitation=1.x', aPerson());
    expect([await countOf('users'), await countOf('organizations')]).toEqual([
      users,
      organizations,
    ]);
  });
});

describe('registration, when it is not open', () => {
  const closed = {
    message: 'Registration is closed. Please request access instead.',
    code: 'session.registration_closed',
  };

  it.each(['closed', 'invite'])('%s: is refused without an invitation', async (REGISTRATION) => {
    api = await testApi({ settings: { REGISTRATION } });
    const response = await register();
    expect([response.statusCode, response.json()]).toEqual([403, closed]);
    expect(await countOf('users')).toBe(0);
  });

  it('closed: tells nothing about who has an account', async () => {
    api = await testApi({ settings: { REGISTRATION: 'closed' } });
    const { actor } = await (await api.organization()).member();
    expect((await register({ email: actor.username })).json()).toEqual(closed);
  });
});

describe('registering, under strict limits', () => {
  it('is possible five times an hour from one address', async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await register()).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await register({}, '192.0.2.2')).statusCode).toBe(201);
  });
});

describe('a password at registration', () => {
  const common = 'This password is too common. Please choose another.';

  it('of six characters is enough for the specification', async () => {
    api = await testApi({ settings: { PASSWORD_POLICY: 'spec' } });
    expect((await register({ password: '123456' })).json().mustChangePassword).toBe(false);
  });

  it('of six characters must soon be changed under the strong policy', async () => {
    api = await testApi({ settings: { PASSWORD_POLICY: 'strong' } });
    const response = await register({ password: 'gx7-qv' });
    expect(response.json().mustChangePassword).toBe(true);
    expect((await get('/api/projects', cookieOf(response))).statusCode).toBe(403);
    expect((await register({ password: 'Gravel-Otter-58' })).json().mustChangePassword).toBe(false);
  });

  it.each([
    ['123456', {}],
    ['password', {}],
    ['PassWord1', {}],
    ['sitewright!', {}],
    ['my-flintstone-9', { name: 'Fred Flintstone' }],
    ['quarrymaster77', { email: 'quarrymaster@quay.example' }],
  ])('is refused under the strong policy when everybody would try it: %s', async (typed, over) => {
    const response = await register({ password: typed, ...over });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: common, code: 'session.common_password', fields: { password: common } },
    ]);
  });

  it('tells of no account by being common: the email is looked at first', async () => {
    const { actor } = await (await api.organization()).member();
    expect((await register({ email: actor.username, password: '123456' })).statusCode).toBe(409);
  });
});

describe('asking for access', () => {
  const received =
    "Thank you for your interest in the product. We'll review your request and get back to you within 24 hours.";
  const aRequest = (over = {}) => ({
    name: 'Ann Ray',
    email: anEmail(),
    company: 'Quay Street Ltd',
    role: 'Quantity surveyor',
    message: 'Hello',
    ...over,
  });
  const ourPage = { 'sec-fetch-site': 'same-origin' };
  const ask = (over = {}, from?: string, headers = {}) =>
    post('/api/send-registration-request', aRequest(over), from, headers);

  beforeAll(async () => {
    api = await testApi();
  });

  it('is stored, and told in plain text to the administrators of the operator alone', async () => {
    const operator = await api.organization();
    const admin = await operator.member({ isOrganizationAdmin: true });
    await operator.member({ role: 'Managing Director' });
    await operator.member({ isOrganizationAdmin: true, status: 'suspended' });
    await operator.member({ isOrganizationAdmin: true, membership: { isActive: false } });
    const other = await api.organization();
    const guest = await other.member({ isOrganizationAdmin: true });
    await asOrganization(api.pools.app, operator.id, async (tx) => {
      const { userOrganizations } = await import('../organizations/table.ts');
      await tx.insert(userOrganizations).values({ userId: guest.actor.userId });
    });

    const email = anEmail();
    const response = await ask({ email, message: '<b>Hello</b>' });
    expect([response.statusCode, response.json()]).toEqual([201, { message: received }]);
    const { rows } = await api.pools.owner.query('select * from access_requests');
    expect(rows).toMatchObject([
      {
        name: 'Ann Ray',
        email,
        company: 'Quay Street Ltd',
        role: 'Quantity surveyor',
        message: '<b>Hello</b>',
        status: 'new',
      },
    ]);
    const letters = await api.letters();
    expect(letters.map(({ to }) => to)).toEqual([admin.actor.username]);
    expect(Object.keys(letters[0] ?? {}).toSorted()).toEqual([
      'id',
      'subject',
      'templateType',
      'text',
      'to',
    ]);
    expect(letters[0]?.text).toContain(email);
    expect(letters[0]?.text).toContain('<b>Hello</b>');
  });

  it('needs no message', async () => {
    expect((await ask({ message: undefined })).statusCode).toBe(201);
    expect((await ask({ message: '' })).statusCode).toBe(201);
  });

  it('is dropped, with the same answer, when the field nobody sees is filled in', async () => {
    const [before, letters] = [await countOf('access_requests'), (await api.letters()).length];
    const response = await ask({ website: 'https://spam.example' });
    expect([response.statusCode, response.json()]).toEqual([201, { message: received }]);
    expect(await countOf('access_requests')).toBe(before);
    expect(await api.letters()).toHaveLength(letters);
  });

  it.each([
    ['name', 'Full name is required'],
    ['email', 'Email is required'],
    ['company', 'Company is required'],
    ['role', 'Role is required'],
  ])('needs a %s', async (field, message) => {
    for (const missing of [undefined, '', '  ']) {
      const response = await ask({ [field]: missing });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ code: 'invalid', message, fields: { [field]: message } });
    }
  });

  it('is possible three times an hour from our page, once from a tool, once a day by one person', async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
    const page = () => ask({}, '192.0.2.50', ourPage);
    for (let i = 0; i < 3; i++) expect((await page()).statusCode).toBe(201);
    expect((await page()).statusCode).toBe(429);

    expect((await ask({}, '192.0.2.51')).statusCode).toBe(201);
    expect((await ask({}, '192.0.2.51')).statusCode).toBe(429);

    const email = anEmail();
    expect((await ask({ email }, '192.0.2.52', ourPage)).statusCode).toBe(201);
    expect((await ask({ email: email.toUpperCase() }, '192.0.2.53', ourPage)).statusCode).toBe(429);
  });

  it('is stored without a letter, past fifty a day', async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
    const operator = await api.organization();
    await operator.member({ isOrganizationAdmin: true });
    await ask({}, '192.0.2.60');
    await api.pools.owner.query(
      "update budgets set spent = 49 where key like 'access requests of all%'",
    );
    await ask({}, '192.0.2.61');
    expect(await api.letters()).toHaveLength(2);
    expect((await ask({}, '192.0.2.62')).statusCode).toBe(201);
    expect(await countOf('access_requests')).toBe(3);
    expect(await api.letters()).toHaveLength(2);
  });

  it('goes to the operator that the configuration names', async () => {
    api = await testApi({ settings: { OPERATOR_ORGANIZATION: 'the-operator' } });
    const [first, second] = [await api.organization(), await api.organization()];
    await first.member({ isOrganizationAdmin: true });
    const admin = await second.member({ isOrganizationAdmin: true });
    await api.pools.owner.query('update organizations set slug = $1 where id = $2', [
      'the-operator',
      second.id,
    ]);
    await ask();
    expect((await api.letters()).map(({ to }) => to)).toEqual([admin.actor.username]);
    const signedIn = await post('/api/login', { username: admin.actor.username, password });
    expect(signedIn.json().canRegister).toBe(true);
  });

  it('is stored even where nobody has been set up to read it', async () => {
    api = await testApi();
    expect((await ask()).statusCode).toBe(201);
    expect(await countOf('access_requests')).toBe(1);
  });
});
