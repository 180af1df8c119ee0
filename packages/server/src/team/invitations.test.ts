import { roles } from '@sitewright/domain/kernel/access';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

let api: Awaited<ReturnType<typeof testApi>>;
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const day = 24 * 60 * 60 * 1000;

let count = 0;
const anEmail = () => `starter-${++count}@quay.example`;

/** Registers by an invitation's link, as the invited person would. */
function register(invitation: string, email: string, over = {}) {
  const payload = {
    email,
    name: 'New Starter',
    role: 'Managing Director',
    password: 'secret',
    ...over,
  };
  const query = new URLSearchParams({ invitation });
  return api.app.inject({ method: 'POST', url: `/api/register?${query}`, payload });
}

const linkIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? 'about:blank');
const tokenTo = async (email: string) => {
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  return linkIn(letter?.text).searchParams.get('invitation') ?? 'none';
};
const spent = {
  message: 'This invitation has expired or has already been used.',
  code: 'session.invitation_spent',
};

async function aCompany() {
  const us = await api.organization();
  const director = await us.member({ role: 'Managing Director' });
  const invited = async (over: { email?: string; role?: (typeof roles)[number] } = {}) => {
    const body = { email: anEmail(), role: 'Buyer' as const, ...over };
    await director.call(teamApi.invite, { body });
    return { email: body.email, token: await tokenTo(body.email) };
  };
  return { us, director, invited };
}

describe('an invitation', () => {
  beforeAll(async () => {
    api = await testApi({ now, settings: { PUBLIC_URL: 'http://site.example' } });
  });

  it('to a former member leads to where they sign in', async () => {
    const { us, director, invited } = await aCompany();
    const { email, token } = await invited();
    await register(token, email);
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    const member = (await admin.call(teamApi.list, { query: {} })).find(
      (one) => one.email === email,
    );
    await admin.send(teamApi.remove, { params: { memberId: member?.id ?? 0 } });
    await director.call(teamApi.invite, { body: { email, role: 'Buyer' } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    expect(linkIn(letter?.text).pathname).toBe('/organizations');
    const back = await register(await tokenTo(email), email, { password: 'another' });
    expect(back.json().code).toBe('session.email_taken');
  });

  it('is mailed as a link to the register tab, good for seven days', async () => {
    const { director } = await aCompany();
    const email = anEmail();
    const response = await director.send(teamApi.invite, {
      body: { email, role: 'Buyer' },
    });
    expect(response.statusCode).toBe(201);
    const invitation = response.json();
    expect(invitation).toMatchObject({ id: expect.any(Number), email, role: 'Buyer' });
    const lasts = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(Math.abs(lasts - 7 * day)).toBeLessThan(60_000);

    const letters = (await api.letters()).filter(({ to }) => to === email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Join Quay Street Ltd on Sitewright']);
    const link = linkIn(letters[0]?.text);
    expect(link.origin + link.pathname).toBe('http://site.example/auth');
    expect(link.searchParams.get('admin')).toBe('true');
  });

  it('is answered and stored without what is in the link', async () => {
    const { director } = await aCompany();
    const email = anEmail();
    const response = await director.send(teamApi.invite, {
      body: { email, role: 'Buyer' },
    });
    const secret = (await tokenTo(email)).split('.')[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    expect(response.body + JSON.stringify(response.headers)).not.toContain(secret);
    const { rows } = await api.pools.owner.query(
      'select j::text from graphile_worker._private_jobs j',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('lets somebody join that organisation, in the role it says, whatever they send', async () => {
    const { us, invited } = await aCompany();
    const { email, token } = await invited({ role: 'Site Supervisor' });
    const response = await register(token, email, {
      organizationId: 1,
      isOrganizationAdmin: 'yes',
      role: 'Managing Director',
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      { email, organizationId: us.id, role: 'Site Supervisor', isOrganizationAdmin: 'no' },
    ]);
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    const current = await api.app.inject({ url: '/api/current-organization', headers: { cookie } });
    expect(current.json()).toMatchObject({ id: us.id, name: 'Quay Street Ltd' });
  });

  it('takes the email in any case, as the inviter typed it', async () => {
    const { invited, us } = await aCompany();
    const { email, token } = await invited();
    const response = await register(token, email.toUpperCase());
    expect(response.json()).toMatchObject({ organizationId: us.id });
  });

  it('is for the email it was sent to', async () => {
    const { invited } = await aCompany();
    const { token } = await invited();
    const response = await register(token, anEmail());
    expect([response.statusCode, response.json()]).toEqual([403, spent]);
  });

  it('works once, also side by side', async () => {
    const { invited } = await aCompany();
    const { email, token } = await invited();
    const answers = await Promise.all([register(token, email), register(token, email)]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses[0]).toBe(201);
    expect([403, 409]).toContain(statuses[1]);
    await api.pools.owner.query(
      "update users set email = 'gone-' || id, username = 'gone-' || id where email = $1",
      [email],
    );
    const again = await register(token, email);
    expect([again.statusCode, again.json()]).toEqual([403, spent]);
  });

  it('is over after seven days', async () => {
    const { invited } = await aCompany();
    clock.ahead = -7 * day - 1000;
    const { email, token } = await invited();
    clock.ahead = 0;
    const response = await register(token, email);
    expect([response.statusCode, response.json()]).toEqual([403, spent]);
  });

  it.each([
    ['of another organisation', (token: string) => token.replace(/^\d+/, '1')],
    ['half of it', (token: string) => token.slice(0, -1)],
    ['without an organisation', (token: string) => token.split('.')[1] ?? ''],
    ['of no organisation', () => '0.x'],
    ['beyond 32 bits', () => '2147483648.x'],
    ['far beyond 32 bits', () => '9999999999.x'],
    ['a wildcard', () => '%'],
    ['nothing that can be stored', () => '1.\0'],
  ])('cannot be made up: %s', async (_, forged) => {
    const { invited } = await aCompany();
    const { email, token } = await invited();
    const response = await register(forged(token), email);
    expect([response.statusCode, response.json()]).toEqual([403, spent]);
    expect((await register(token, email)).statusCode).toBe(201);
  });

  it('that is empty is none: a company is founded', async () => {
    const response = await register('', anEmail());
    expect(response.json()).toMatchObject({ isOrganizationAdmin: 'yes' });
  });

  it('tells nobody whether the email already has an account', async () => {
    const { director } = await aCompany();
    const { email: known } = await (await aCompany()).invited();
    const member = (await (await api.organization()).member()).actor.username;
    const answers = await Promise.all(
      [known, member, anEmail()].map((email) =>
        director.send(teamApi.invite, { body: { email, role: 'Viewer' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });

  const invite = (by: Caller, role: (typeof roles)[number]) =>
    by.send(teamApi.invite, { body: { email: anEmail(), role } });

  it('grants no role above that of the inviter', async () => {
    const { us } = await aCompany();
    const director = await us.member({ role: 'Director' });
    const refused = await invite(director, 'Managing Director');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'You cannot give a role above your own.', code: 'team.above_own_rank' },
    ]);
    expect((await invite(director, 'Director')).statusCode).toBe(201);
    const admin = await us.member({ role: 'Viewer', isOrganizationAdmin: true });
    expect((await invite(admin, 'Managing Director')).statusCode).toBe(201);
  });

  /** Two administrators, of whom one has invited an administrator, a Director and a Buyer. */
  const sentByOneOfTwo = async () => {
    const us = await api.organization();
    const [stays, goes] = await Promise.all(
      [1, 2].map(() => us.member({ role: 'Director', isOrganizationAdmin: true })),
    );
    if (!stays || !goes) throw new Error('Two were made.');
    const ask = async (body: { role: 'Director' | 'Buyer'; isOrganizationAdmin?: 'yes' }) => {
      const email = anEmail();
      const { id } = await goes.call(teamApi.invite, { body: { ...body, email } });
      return { id, join: async () => (await register(await tokenTo(email), email)).statusCode };
    };
    const invited = {
      administrator: await ask({ role: 'Buyer', isOrganizationAdmin: 'yes' }),
      director: await ask({ role: 'Director' }),
      buyer: await ask({ role: 'Buyer' }),
    };
    const params = { memberId: await us.membershipId(goes.actor.userId) };
    const change = (body: object) => stays.send(teamApi.change, { params, body });
    return { us, stays, goes, invited, params, change };
  };
  type Sent = Awaited<ReturnType<typeof sentByOneOfTwo>>;

  it.each<[string, (sent: Sent) => Promise<{ statusCode: number }>, number]>([
    ['is removed', ({ stays, params }) => stays.send(teamApi.remove, { params }), 403],
    ['is suspended', ({ change }) => change({ status: 'suspended' }), 403],
    [
      'leaves',
      ({ us, goes }) =>
        goes.send(membershipsApi.leaveOrganization, { params: { organizationId: us.id } }),
      403,
    ],
    ['is only a Director now', ({ change }) => change({ isOrganizationAdmin: 'no' }), 201],
  ])(
    'that makes an administrator is over when its sender %s; a Buyer may still come',
    async (_, happen, director) => {
      const sent = await sentByOneOfTwo();
      expect((await happen(sent)).statusCode).toBeLessThan(300);
      const { invited, stays } = sent;
      const open = await stays.call(teamApi.invitations, { query: {} });
      expect(open.some(({ id }) => id === invited.administrator.id)).toBe(false);
      expect(await invited.administrator.join()).toBe(403);
      expect(await invited.director.join()).toBe(director);
      expect(await invited.buyer.join()).toBe(201);
    },
  );

  it('that a colleague has sent again is the colleague’s', async () => {
    const { stays, invited, params } = await sentByOneOfTwo();
    const { id: invitationId } = invited.administrator;
    await stays.call(teamApi.inviteAgain, { params: { invitationId } });
    await stays.send(teamApi.remove, { params });
    expect(await invited.administrator.join()).toBe(201);
  });

  it('by a password that was set is over as well: who set it cannot come back by it', async () => {
    const { stays, goes, params } = await sentByOneOfTwo();
    const add = async (role: 'admin' | 'viewer') => {
      const body = { email: anEmail(), name: 'Bo Lind', password: 'Scaffold-1!', role };
      return (await goes.call(teamApi.add, { body })).id;
    };
    const [admin, viewer] = [await add('admin'), await add('viewer')];
    await stays.send(teamApi.remove, { params });
    const members = (await stays.call(teamApi.list, { query: {} })).map(({ id }) => id);
    expect([members.includes(admin), members.includes(viewer)]).toEqual([false, true]);
  });

  it('cannot be sent by those who do not manage the team', async () => {
    const { us } = await aCompany();
    const before = (await api.letters()).length;
    for (const role of roles.filter((one) => !one.includes('Director'))) {
      expect((await invite(await us.member({ role }), 'Viewer')).statusCode).toBe(403);
    }
    expect(await api.letters()).toHaveLength(before);
  });

  it.each([
    [{}, { email: 'Email is required', role: 'Please select a role' }],
    [{ email: 'x', role: 'Buyer' }, { email: 'Please enter a valid email' }],
    [{ email: 'x@quay.example', role: 'admin' }, { role: 'Please select a role' }],
    [
      { email: 'x@quay.example\r\nBcc: y@quay.example', role: 'Buyer' },
      { email: 'Please enter a valid email' },
    ],
  ])('refuses %j', async (body, fields) => {
    const { director } = await aCompany();
    const response = await director.send(teamApi.invite, { body: body as never });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'invalid', message: Object.values(fields)[0], fields });
  });
});

describe('an Idempotency-Key', () => {
  beforeAll(async () => {
    api = await testApi();
  });

  const body = { email: 'once@quay.example', role: 'Viewer' as const };
  const invite = (by: Caller, key: string) =>
    by.send(teamApi.invite, { body }, { 'idempotency-key': key });

  it('makes two sendings one invitation and one letter', async () => {
    const { director } = await aCompany();
    const answers = await Promise.all([invite(director, 'a'), invite(director, 'a')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await api.letters()).filter(({ to }) => to === body.email)).toHaveLength(1);
  });

  it('belongs to one person, one organisation and one endpoint', async () => {
    const [us, them] = [await aCompany(), await aCompany()];
    const colleague = await us.us.member({ role: 'Director' });
    const ids = [];
    for (const by of [us.director, colleague, them.director]) {
      ids.push((await invite(by, 'b')).json().id);
    }
    expect(new Set(ids).size).toBe(3);
    const { id: projectId } = await us.us.project();
    const issue = await us.director.send(
      siteIssuesApi.report,
      { body: aSiteIssueDraft({ projectId }) },
      { 'idempotency-key': 'b' },
    );
    expect(issue.statusCode).toBe(201);
  });

  it.each(['', 'x'.repeat(201)])('that is %j is refused', async (key) => {
    const { director } = await aCompany();
    expect((await invite(director, key)).statusCode).toBe(400);
  });
});

describe('an invitation, where registration is not open', () => {
  it('opens the door where invitations are the rule', async () => {
    api = await testApi({ settings: { REGISTRATION: 'invite' } });
    const { invited, us } = await aCompany();
    const { email, token } = await invited();
    expect((await register('1.made-up', email)).statusCode).toBe(403);
    expect((await register(token, email)).json()).toMatchObject({ organizationId: us.id });
  });

  it('opens nothing where registration is closed', async () => {
    api = await testApi({ settings: { REGISTRATION: 'closed' } });
    const { invited } = await aCompany();
    const { email, token } = await invited();
    const response = await register(token, email);
    expect([response.statusCode, response.json().code]).toEqual([
      403,
      'session.registration_closed',
    ]);
  });
});

describe('invitations under strict limits', () => {
  beforeAll(async () => {
    api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
  });

  it('reach one person three times a day at most, and twenty an hour leave one hand', async () => {
    const { us, director } = await aCompany();
    await us.profile();
    const weekAgo = "update organizations set created_at = now() - interval '8 days' where id = $1";
    await api.pools.owner.query(weekAgo, [us.id]);
    const invite = (email: string) =>
      director.send(teamApi.invite, { body: { email, role: 'Buyer' } });
    const email = anEmail();
    for (let i = 0; i < 3; i++) expect((await invite(email)).statusCode).toBe(201);
    expect((await invite(email)).statusCode).toBe(429);
    for (let i = 3; i < 20; i++) expect((await invite(anEmail())).statusCode).toBe(201);
    expect((await invite(anEmail())).statusCode).toBe(429);
  });

  it('are not used up by another company, unless many flood the mailbox', async () => {
    const email = anEmail();
    const threeOf = async () => {
      const { director } = await aCompany();
      const answers = [];
      for (let i = 0; i < 3; i++) {
        const body = { email, role: 'Buyer' as const };
        answers.push((await director.send(teamApi.invite, { body })).statusCode);
      }
      return answers;
    };
    for (let company = 0; company < 6; company++) expect(await threeOf()).toEqual([201, 201, 201]);
    expect(await threeOf()).toEqual([201, 201, 429]);
  });
});
