import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { maxTokens } from '@sitewright/domain/settings/rules';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { hashOf } from '../platform/http/visitor.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { type Organization, password } from '../testing/organization.ts';
import { codeAt } from '../testing/two-factor.ts';

const api = await testApi();
let us: Organization;
let ann: Caller;

beforeEach(async () => {
  us = await api.organization();
  ann = await us.member({ role: 'Site Manager' });
});

describe('the profile', () => {
  it('is changed part by part', async () => {
    await ann.call(settingsApi.change, { body: { phone: '0113 496 0123' } });
    const changed = await ann.call(settingsApi.change, { body: { name: 'Ann Rae' } });
    expect(changed).toMatchObject({ name: 'Ann Rae', phone: '0113 496 0123', jobTitle: null });
    expect((await ann.call(sessionApi.user, {})).name).toBe('Ann Rae');
    expect((await ann.call(settingsApi.change, { body: { phone: '' } })).phone).toBeNull();
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'Ann <b>' }, 'name'],
    [{ phone: 'call me' }, 'phone'],
    [{ jobTitle: 'Two\nlines' }, 'jobTitle'],
  ])('refuses %j on its field', async (body, field) => {
    const response = await ann.send(settingsApi.change, { body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  it('changes neither the role nor the address, whatever is sent', async () => {
    const body = { role: 'Managing Director', email: 'x@y.example', isOrganizationAdmin: 'yes' };
    const after = await ann.call(settingsApi.change, { body: body as never });
    expect(after).toMatchObject({ role: 'Site Manager', email: ann.actor.username });
  });

  it('keeps what somebody chose to hear of', async () => {
    const issues = { inApp: true, email: true, digest: false };
    const notifications = { categories: { issues }, quietHours: { from: '20:00', to: '06:00' } };
    const changed = await ann.call(settingsApi.change, { body: { notifications } });
    expect(changed.notifications.categories.issues).toEqual(issues);
    expect(changed.notifications.quietHours).toEqual({ from: '20:00', to: '06:00' });
  });
});

describe('the picture', () => {
  it('is seen by colleagues, and by nobody else', async () => {
    const { profilePicture } = await ann.call(settingsApi.setPicture, { file: aPicture() });
    const { userId } = ann.actor;
    expect(profilePicture).toMatch(new RegExp(`^/api/users/${userId}/picture\\?v=`));
    const viewer = await us.member({ role: 'Viewer' });
    const seen = await viewer.send(settingsApi.picture, { params: { userId } });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    const stranger = await (await api.organization()).member();
    const other = await stranger.send(settingsApi.picture, { params: { userId } });
    expect(other.statusCode).toBe(404);
    const [member] = (await viewer.call(teamApi.list, { query: {} })).filter(
      (colleague) => colleague.userId === userId,
    );
    expect(member?.profilePicture).toBe(profilePicture);
  });

  it('goes, and its file with it', async () => {
    await ann.call(settingsApi.setPicture, { file: aPicture() });
    const before = (await api.discarded()).length;
    const removal = await ann.call(settingsApi.removePicture, {});
    expect(removal.profilePicture).toBeNull();
    expect(await api.discarded()).toHaveLength(before + 1);
    const { userId } = ann.actor;
    expect((await ann.send(settingsApi.picture, { params: { userId } })).statusCode).toBe(404);
  });
});

describe('the devices', () => {
  it('are told, and one of them is signed out at once', async () => {
    const phone = await us.signIn(ann.actor);
    const { sessions } = await ann.call(ownSessionsApi.sessions, {});
    expect(sessions.map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
      expect.arrayContaining([
        [ann.actor.sessionId, true],
        [phone.actor.sessionId, false],
      ]),
    );
    const params = { sessionId: phone.actor.sessionId };
    expect((await ann.send(ownSessionsApi.endSession, { params })).statusCode).toBe(204);
    expect((await phone.send(sessionApi.user, {})).statusCode).toBe(401);
    expect((await ann.send(sessionApi.user, {})).statusCode).toBe(200);
  });

  it('are no business of others', async () => {
    const bob = await us.member();
    const params = { sessionId: bob.actor.sessionId };
    expect((await ann.send(ownSessionsApi.endSession, { params })).statusCode).toBe(404);
    expect((await bob.send(sessionApi.user, {})).statusCode).toBe(200);
  });

  it('are all signed out but this one', async () => {
    const others = [await us.signIn(ann.actor), await us.signIn(ann.actor)];
    await ann.send(ownSessionsApi.endOtherSessions, {});
    for (const other of others)
      expect((await other.send(sessionApi.user, {})).statusCode).toBe(401);
    expect((await ann.send(sessionApi.user, {})).statusCode).toBe(200);
  });
});

describe('the password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    ann.send(ownSessionsApi.changePassword, { body: { currentPassword, newPassword } });

  it('is changed by a user who knows it, and signs the other devices out', async () => {
    const phone = await us.signIn(ann.actor);
    const response = await change(password, 'Another123');
    expect(response.statusCode).toBe(200);
    expect((await phone.send(sessionApi.user, {})).statusCode).toBe(401);
    expect(String(response.headers['set-cookie'])).toContain('sitewright_session=');
    const body = { username: ann.actor.username, password: 'Another123' };
    expect((await api.anonymous.send(sessionApi.login, { body })).statusCode).toBe(200);
    expect((await api.letters()).findLast(({ to }) => to === ann.actor.username)).toBeDefined();
  });

  it('is not changed by a user who does not', async () => {
    const response = await change('Wrong1234', 'Another123');
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([
      400,
      ['currentPassword'],
    ]);
  });

  it('is another one, and a good one', async () => {
    expect(Object.keys((await change(password, password)).json().fields)).toEqual(['newPassword']);
    expect(Object.keys((await change(password, 'short')).json().fields)).toEqual(['newPassword']);
  });
});

describe('the calendar', () => {
  const read = (token: string) => api.anonymous.send(settingsApi.calendar, { params: { token } });
  const make = async () => {
    const { url } = await ann.call(settingsApi.makeCalendar, {});
    return found(url.split('/').at(-1));
  };

  it('shows what is due to a person with the link, and nothing of another organisation', async () => {
    const { id: projectId } = await us.project();
    const body = aSiteIssueDraft({ projectId, issueDescription: 'Loose; handrail, east' });
    await ann.call(siteIssuesApi.report, { body: { ...body, targetDate: inTwoDays() } });
    const outsider = await (await api.organization()).member();
    const mine = await read(await make());
    expect(mine.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(mine.body).toContain('SUMMARY:Issue due: Loose\\; handrail\\, east');
    const { url } = await outsider.call(settingsApi.makeCalendar, {});
    expect((await read(found(url.split('/').at(-1)))).body).not.toContain('handrail');
  });

  it('is closed by another link, by withdrawing it, and when its owner has left', async () => {
    const first = await make();
    const second = await make();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await ann.call(settingsApi.removeCalendar, {});
    expect((await read(second)).statusCode).toBe(404);
    const third = await make();
    await api.pools.owner.query("update users set status = 'suspended' where id = $1", [
      ann.actor.userId,
    ]);
    expect((await read(third)).statusCode).toBe(404);
  });

  it('gets a link only after the password was given once more', async () => {
    await api.pools.owner.query('delete from budgets where key = $1', [
      `confirmed session:${ann.actor.sessionId}`,
    ]);
    const refused = await ann.send(settingsApi.makeCalendar, {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_due']);
  });

  const newPassword = 'Another123';
  const turnOn = async () => {
    const { secret } = await ann.call(twoFactorApi.setUpTwoFactor, {});
    const body = { code: codeAt(api.now(), secret) };
    return ann.send(twoFactorApi.turnOnTwoFactor, { body });
  };
  const reset = async () => {
    const email = ann.actor.username;
    await api.anonymous.send(sessionApi.forgotPassword, { body: { email } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    const resetCode = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(letter?.text ?? '')?.[0] ?? '';
    return api.anonymous.send(sessionApi.resetPassword, {
      body: { email, resetCode, newPassword },
    });
  };
  const anAdmin = async () => ({
    admin: await us.member({ role: 'Director', isOrganizationAdmin: true }),
    params: { memberId: await us.membershipId(ann.actor.userId) },
  });
  const give = async () => {
    const { admin, params } = await anAdmin();
    return admin.send(teamApi.resetPassword, { params, body: { password: 'Scaffold-1!' } });
  };
  const suspendAndTakeBack = async () => {
    const { admin, params } = await anAdmin();
    await admin.send(teamApi.change, { params, body: { status: 'suspended' } });
    return admin.send(teamApi.change, { params, body: { status: 'active' } });
  };

  it.each<[string, () => Promise<{ statusCode: number }>]>([
    [
      'changes the password',
      () =>
        ann.send(ownSessionsApi.changePassword, {
          body: { currentPassword: password, newPassword },
        }),
    ],
    ['resets the password', reset],
    ['turns two-factor sign-in on', turnOn],
    ['is given another password', give],
    ['is suspended, also when they are back', suspendAndTakeBack],
    [
      'leaves',
      () => ann.send(membershipsApi.leaveOrganization, { params: { organizationId: us.id } }),
    ],
  ])('is closed for good when its owner %s', async (_, happen) => {
    const token = await make();
    expect((await read(token)).statusCode).toBe(200);
    expect((await happen()).statusCode).toBe(200);
    expect((await read(token)).statusCode).toBe(404);
    const { rows } = await api.pools.owner.query('select calendar_hash from users where id = $1', [
      ann.actor.userId,
    ]);
    expect(rows).toEqual([{ calendar_hash: null }]);
  });

  it('opens by a link whose company was not stored with it, until its owner is suspended', async () => {
    const token = await make();
    await api.pools.owner.query('update users set calendar_hash = $1 where id = $2', [
      hashOf(token),
      ann.actor.userId,
    ]);
    expect((await read(token)).statusCode).toBe(200);
    await suspendAndTakeBack();
    expect((await read(token)).statusCode).toBe(404);
  });

  it('stays open when its owner is removed from another company', async () => {
    const token = await make();
    const there = await api.organization();
    await asOrganization(api.pools.app, there.id, (tx) =>
      tx.insert(userOrganizations).values({ userId: ann.actor.userId, jobRole: 'Buyer' }),
    );
    const admin = await there.member({ role: 'Director', isOrganizationAdmin: true });
    const params = { memberId: await there.membershipId(ann.actor.userId) };
    expect((await admin.send(teamApi.remove, { params })).statusCode).toBe(204);
    expect((await read(token)).statusCode).toBe(200);
  });

  it('is not another organisation’s with another number before it', async () => {
    const token = await make();
    const { id } = await api.organization();
    expect((await read(token.replace(/^\d+/, String(id)))).statusCode).toBe(404);
  });
});

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

it('are twenty tokens at most, however many are asked for at once', async () => {
  await us.letProgramsIn();
  const body = { name: 'Payroll', scopes: ['read' as const], lifetime: 7 as const };
  await Promise.all(Array.from({ length: 30 }, () => ann.send(settingsApi.makeToken, { body })));
  expect((await ann.call(settingsApi.tokens, {})).tokens).toHaveLength(maxTokens);
});

describe('a token', () => {
  const make = (...scopes: ('read' | 'write')[]) =>
    ann.call(settingsApi.makeToken, { body: { name: 'Payroll', scopes, lifetime: 30 } });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });

  it('is not to be had where programs are not let in', async () => {
    await expect(make('read')).rejects.toMatchObject({ code: 'settings.no_api_access' });
  });

  it('reads with the rights of its owner, and is told once', async () => {
    await us.letProgramsIn();
    const { token, id } = await make('read');
    const reply = await api.anonymous.send(projectsApi.list, { query: {} }, as(token));
    expect(reply.statusCode).toBe(200);
    const { tokens } = await ann.call(settingsApi.tokens, {});
    expect(tokens).toMatchObject([{ id, name: 'Payroll', scopes: ['read'] }]);
    expect(tokens[0]?.lastUsedAt).toBeTruthy();
    expect(JSON.stringify(tokens)).not.toContain(token);
    const summary = await api.anonymous.send(wellbeingApi.summary, { query: {} }, as(token));
    expect(summary.json().code).toBe('not_allowed');
  });

  it('writes only with that scope, without being asked for its origin', async () => {
    await us.letProgramsIn();
    const { id: projectId } = await us.project();
    const body = aSiteIssueDraft({ projectId });
    const report = (token: string) =>
      api.anonymous.send(
        siteIssuesApi.report,
        { body },
        { ...as(token), origin: 'https://x.example' },
      );
    expect((await report((await make('read')).token)).json().code).toBe('out_of_scope');
    expect((await report((await make('read', 'write')).token)).statusCode).toBe(201);
    const writer = (await make('write')).token;
    const reply = await api.anonymous.send(projectsApi.list, { query: {} }, as(writer));
    expect(reply.json().code).toBe('out_of_scope');
  });

  it('leaves its owner’s own account alone', async () => {
    await us.letProgramsIn();
    const { token } = await make('read', 'write');
    const asks = [
      api.anonymous.send(settingsApi.change, { body: { name: 'Eve' } }, as(token)),
      api.anonymous.send(ownSessionsApi.endOtherSessions, {}, as(token)),
      api.anonymous.send(
        settingsApi.makeToken,
        { body: { name: 'More', scopes: ['write'], lifetime: 365 } },
        as(token),
      ),
      api.anonymous.send(settingsApi.makeCalendar, {}, as(token)),
    ];
    for (const { statusCode } of await Promise.all(asks)) expect(statusCode).toBe(403);
  });

  it('is over when it is revoked, when it has expired, and when programs are shut out', async () => {
    await us.letProgramsIn();
    const user = (token: string) => api.anonymous.send(sessionApi.user, {}, as(token));
    const made = await make('read');
    expect((await user(made.token)).statusCode).toBe(200);
    await ann.send(settingsApi.revokeToken, { params: { tokenId: made.id } });
    expect((await user(made.token)).statusCode).toBe(401);

    const two = await make('read');
    await api.pools.owner.query('update sessions set expires_at = now() where id = $1', [two.id]);
    expect((await user(two.token)).statusCode).toBe(401);

    const three = await make('read');
    await api.pools.owner.query(
      `update organizations set features = features || '{"apiAccess": false}' where id = $1`,
      [us.id],
    );
    expect((await user(three.token)).statusCode).toBe(401);
  });

  it('is never idle, and is swept away only when it is over', async () => {
    await us.letProgramsIn();
    const { token, id } = await make('read');
    await api.pools.owner.query(
      "update sessions set last_seen_at = now() - interval '13 hours' where id = $1",
      [id],
    );
    const { sweepTask } = await import('../platform/jobs/sweep.ts');
    await sweepTask(api.pools.app)();
    expect((await api.anonymous.send(sessionApi.user, {}, as(token))).statusCode).toBe(200);
  });

  it('is neither a cookie, nor is a cookie a token', async () => {
    await us.letProgramsIn();
    const { token } = await make('read');
    const cookie = { cookie: `sitewright_session=${token}` };
    expect((await api.anonymous.send(sessionApi.user, {}, cookie)).statusCode).toBe(401);
    const session = found(ann.session.cookie?.split('=')[1]);
    expect((await api.anonymous.send(sessionApi.user, {}, as(session))).statusCode).toBe(401);
  });

  it('is nobody else’s to revoke', async () => {
    await us.letProgramsIn();
    const { id } = await make('read');
    const bob = await us.member({ role: 'Managing Director' });
    const response = await bob.send(settingsApi.revokeToken, { params: { tokenId: id } });
    expect(response.statusCode).toBe(404);
  });
});
