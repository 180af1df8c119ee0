import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { teamApi } from '@sitewright/domain/team/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

const cookieOf = (response: { headers: Record<string, unknown> }) => ({
  cookie: String(response.headers['set-cookie']).split(';')[0] ?? '',
});

/** Somebody of one company who was invited into another. */
async function aGuest(invited: object = {}) {
  const [us, them] = [await api.organization(), await api.organization()];
  const guest = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const host = await them.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const email = guest.actor.username;
  const body = { email, role: 'Buyer' as const, ...invited };
  await host.call(teamApi.invite, { body });
  const letter = (await api.letters()).findLast(({ to }) => to === email);
  const invitation = /\/organizations\?invitation=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const join = (by: Caller = guest) =>
    by.send(membershipsApi.joinOrganization, { body: { invitation } });
  return { us, them, guest, host, join };
}

const as = (session: { cookie: string }, url: string) => api.app.inject({ url, headers: session });

describe('a person who has an account and is invited elsewhere', () => {
  it('joins with it, as what they were invited for and no more, under a new token', async () => {
    const { us, them, guest, join } = await aGuest();
    const { id: projectId } = await us.project();
    const joined = await join();
    expect(joined.json()).toMatchObject({
      id: guest.actor.userId,
      organizationId: them.id,
      role: 'Buyer',
      isOrganizationAdmin: 'no',
    });
    expect((await guest.send(sessionApi.user, {})).statusCode).toBe(401);
    const there = cookieOf(joined);
    expect((await as(there, '/api/user')).json().organizationId).toBe(them.id);
    expect((await as(there, `/api/projects/${projectId}`)).statusCode).toBe(404);
    expect((await join()).statusCode).toBe(401);
  });

  it('is its administrator where they were asked to be', async () => {
    const { join } = await aGuest({ isOrganizationAdmin: 'yes' });
    expect((await join()).json()).toMatchObject({ isOrganizationAdmin: 'yes' });
  });

  it('is let in by their own letter only, and once', async () => {
    const { us, join } = await aGuest();
    expect((await join(await us.member())).json().code).toBe('session.invitation_spent');
    expect((await join()).statusCode).toBe(200);
  });
});

describe('going from one organisation to another', () => {
  it('shows what is there, and hides what was here', async () => {
    const { us, them, guest, join } = await aGuest();
    const there = cookieOf(await join());
    const back = await api.app.inject({
      method: 'PUT',
      url: membershipsApi.switchOrganization.path,
      payload: { organizationId: us.id },
      headers: there,
    });
    expect(back.json()).toMatchObject({
      organizationId: us.id,
      role: 'Managing Director',
      isOrganizationAdmin: 'yes',
    });
    expect((await as(there, '/api/user')).statusCode).toBe(401);
    const home = cookieOf(back);
    const { id } = await us.project();
    const seen = (await as(home, projectsApi.list.path)).json();
    expect(seen.map((project: { id: number }) => project.id)).toEqual([id]);
    expect(them.id).not.toBe(guest.actor.organizationId);
  });

  it('leads nowhere where somebody does not belong, or no longer', async () => {
    const { them, guest, host, join } = await aGuest();
    const go = (organizationId: number) =>
      guest.send(membershipsApi.switchOrganization, { body: { organizationId } });
    const answers = [await go(them.id), await go(2_147_483_647)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    const there = cookieOf(await join());
    const params = { memberId: await them.membershipId(guest.actor.userId) };
    await host.call(teamApi.change, { params, body: { status: 'suspended' } });
    expect((await as(there, '/api/user')).statusCode).toBe(401);
  });
});

it("a guest's account stays that of their own organisation", async () => {
  const { them, guest, host, join } = await aGuest();
  await join();
  const params = { memberId: await them.membershipId(guest.actor.userId) };
  const reset = await host.send(teamApi.resetPassword, {
    params,
    body: { password: 'Scaffold-1!' },
  });
  expect(reset.json().code).toBe('team.account_shared');
  const changed = await host.call(teamApi.change, { params, body: { role: 'Site Manager' } });
  expect(changed).toMatchObject({
    role: 'Site Manager',
    isShared: true,
    isOrganizationAdmin: 'no',
  });
  const made = await host.call(teamApi.change, { params, body: { isOrganizationAdmin: 'yes' } });
  expect(made.isOrganizationAdmin).toBe('yes');
  const removed = await host.send(teamApi.remove, { params });
  expect(removed.statusCode).toBe(204);
  const { username } = guest.actor;
  const again = await api.anonymous.send(sessionApi.login, {
    body: { username, password: 'Secret123' },
  });
  expect(again.json()).toMatchObject({ role: 'Managing Director', isOrganizationAdmin: 'yes' });
});

it('whom their own company let go signs in where they are a guest, as a guest', async () => {
  const { us, them, guest, join } = await aGuest();
  const { username, userId } = guest.actor;
  await us.member({ isOrganizationAdmin: true });
  await join();
  const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
  await admin.send(teamApi.remove, { params: { memberId: await us.membershipId(userId) } });
  const body = { username, password: 'Secret123' };
  const again = await api.anonymous.send(sessionApi.login, { body });
  expect(again.json()).toMatchObject({
    organizationId: them.id,
    role: 'Buyer',
    isOrganizationAdmin: 'no',
  });
  await admin.call(teamApi.invite, { body: { email: username, role: 'Buyer' } });
  const letter = (await api.letters()).findLast(({ to }) => to === username);
  expect(letter?.text).toContain('/organizations?invitation=');
});

it('lists the organisations somebody belongs to, and says where they are', async () => {
  const { us, them, join } = await aGuest();
  const there = cookieOf(await join());
  const { organizations } = (await as(there, membershipsApi.organizations.path)).json();
  expect(organizations).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: us.id, role: 'Managing Director', isCurrent: false }),
      expect.objectContaining({ id: them.id, role: 'Buyer', isCurrent: true }),
    ]),
  );
  expect(organizations).toHaveLength(2);
});
