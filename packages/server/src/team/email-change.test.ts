import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();

/** A Director has asked that a supervisor's address be changed to their own. */
async function aChange() {
  const us = await api.organization();
  const boss = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const director = await us.member({ role: 'Director' });
  const supervisor = await us.member({ role: 'Site Supervisor' });
  const memberOf = async ({ actor }: typeof boss) => ({
    params: { memberId: await us.membershipId(actor.userId) },
  });
  const email = `evil.${director.actor.userId}@quay.example`;
  const theirs = await memberOf(supervisor);
  await director.call(teamApi.change, { ...theirs, body: { email } });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const confirm = () => api.anonymous.send(teamApi.confirmEmail, { body: { token } });
  return { us, boss, director, supervisor, theirs, directors: await memberOf(director), confirm };
}

type Situation = Awaited<ReturnType<typeof aChange>>;

it('counts while the person who asked for it could still ask', async () => {
  const { confirm } = await aChange();
  expect((await confirm()).statusCode).toBe(200);
});

it.each<[string, (one: Situation) => Promise<unknown>]>([
  ['was removed', ({ boss, directors }) => boss.send(teamApi.remove, directors)],
  [
    'was suspended',
    ({ boss, directors }) =>
      boss.call(teamApi.change, { ...directors, body: { status: 'suspended' } }),
  ],
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
])('ends when the person who asked for it %s', async (_, happen) => {
  const one = await aChange();
  await happen(one);
  expect((await one.confirm()).json().code).toBe('session.email_change_spent');
  const user = await one.supervisor.call(sessionApi.user, {});
  expect(user.email).toBe(one.supervisor.actor.username);
});

it('ends when the address is set to what it was', async () => {
  const { boss, supervisor, theirs, confirm } = await aChange();
  await boss.call(teamApi.change, { ...theirs, body: { email: supervisor.actor.username } });
  expect((await confirm()).json().code).toBe('session.email_change_spent');
});

it('of a person who has not signed in yet is seen by the team', async () => {
  const us = await api.organization();
  const boss = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const added = { email: 'bo@quay.example', name: 'Bo Lind', password: 'Scaffold-1!' };
  const { id: memberId } = await boss.call(teamApi.add, { body: added });
  const email = 'other@quay.example';
  await boss.call(teamApi.change, { params: { memberId }, body: { email } });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  await api.anonymous.call(teamApi.confirmEmail, { body: { token } });
  const team = await boss.call(teamApi.list, { query: {} });
  expect(team.find(({ id }) => id === memberId)?.email).toBe(email);
});

it('ends the invitations to the former address', async () => {
  const us = await api.organization();
  const boss = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const former = 'former@quay.example';
  const added = { email: former, name: 'Bo Lind', password: 'Scaffold-1!' };
  const { id: memberId } = await boss.call(teamApi.add, { body: added });
  await boss.call(teamApi.invite, { body: { email: former, role: 'Contracts Manager' } });
  const email = 'latter@quay.example';
  await boss.call(teamApi.change, { params: { memberId }, body: { email } });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  await api.anonymous.call(teamApi.confirmEmail, { body: { token } });
  expect(await boss.call(teamApi.invitations, { query: {} })).toEqual([]);
});
