import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const setPassword = 'Scaffold-1!';

/** A Director has set the password of a supervisor. */
async function aGivenPassword() {
  const us = await api.organization();
  const boss = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const director = await us.member({ role: 'Director' });
  const supervisor = await us.member({ role: 'Site Supervisor' });
  const params = async (userId: number) => ({
    params: { memberId: await us.membershipId(userId) },
  });
  const theirs = await params(supervisor.actor.userId);
  const directors = await params(director.actor.userId);
  await director.call(teamApi.resetPassword, { ...theirs, body: { password: setPassword } });
  const { username } = supervisor.actor;
  const signIn = (password = setPassword) =>
    api.anonymous.send(sessionApi.login, { body: { username, password } });
  return { us, boss, director, theirs, directors, username, signIn };
}

type Situation = Awaited<ReturnType<typeof aGivenPassword>>;

it('lets its person in while the colleague who set it could still set it', async () => {
  const { signIn } = await aGivenPassword();
  expect((await signIn()).statusCode).toBe(200);
});

it.each<[string, (one: Situation) => Promise<unknown>]>([
  ['was removed', ({ boss, directors }) => boss.send(teamApi.remove, directors)],
  [
    'was demoted',
    ({ boss, directors }) => boss.call(teamApi.change, { ...directors, body: { role: 'Viewer' } }),
  ],
  [
    'has left',
    ({ us, director }) =>
      director.call(membershipsApi.leaveOrganization, { params: { organizationId: us.id } }),
  ],
  [
    'is below them by now',
    ({ boss, theirs }) =>
      boss.call(teamApi.change, { ...theirs, body: { isOrganizationAdmin: 'yes' } }),
  ],
])(
  'lets nobody in when the colleague who set it %s, until its owner resets it',
  async (_, happen) => {
    const one = await aGivenPassword();
    await happen(one);
    expect((await one.signIn()).statusCode).toBe(401);
    await api.anonymous.call(sessionApi.forgotPassword, { body: { email: one.username } });
    const letter = (await api.letters()).findLast(({ to }) => to === one.username);
    const resetCode = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(letter?.text ?? '')?.[0] ?? '';
    const body = { email: one.username, resetCode, newPassword: 'Scaffold-2!' };
    await api.anonymous.call(sessionApi.resetPassword, { body });
    expect((await one.signIn('Scaffold-2!')).statusCode).toBe(200);
  },
);

it('is not replaced in a session that the colleague who set it began before they were removed', async () => {
  const { boss, directors, signIn } = await aGivenPassword();
  const cookie = String((await signIn()).headers['set-cookie']).split(';')[0] ?? '';
  await boss.send(teamApi.remove, directors);
  const { method, path: url } = sessionApi.changeFirstPassword;
  const payload = { newPassword: 'Scaffold-3!' };
  const changed = await api.app.inject({ method, url, headers: { cookie }, payload });
  expect(changed.statusCode).toBe(401);
});
