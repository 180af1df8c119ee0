import { type Endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import { Refused } from '@sitewright/domain/kernel/problem';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { TwoFactorGroup } from '@sitewright/domain/organizations/two-factor-requirement';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import type { Caller as Known } from '../platform/caller.ts';
import { authorise } from '../platform/http/authorise.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { endpoints } from '../testing/endpoints.ts';
import { codeAt, giveTwoFactor } from '../testing/two-factor.ts';

const api = await testApi();

const answered = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const due = [403, 'session.two_factor_due'];

/** An organisation, and an administrator who has two-factor sign-in. */
async function anOffice() {
  const us = await api.organization();
  const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
  await giveTwoFactor(api, admin.actor.userId);
  const requireOf = (...roles: TwoFactorGroup[]) =>
    admin.send(companyApi.requireTwoFactor, { body: { roles } });
  return { us, admin, requireOf };
}

const readProjects = (caller: Caller) => caller.send(projectsApi.list, { query: {} });

const aCaller = (over: Partial<Known>): Known => ({
  userId: 1,
  username: 'ann@quay.example',
  organizationId: 1,
  sessionId: 1,
  role: 'Managing Director',
  isOrganizationAdmin: true,
  mustChangePassword: false,
  scopes: null,
  isSuspended: false,
  isRenewalDue: false,
  isTwoFactorDue: true,
  ...over,
});

const isDueAt = (endpoint: Endpoint, over: Partial<Known>): boolean => {
  try {
    authorise(endpoint, { hasBearerToken: !!over.scopes }, aCaller(over));
    return false;
  } catch (error) {
    return error instanceof Refused && error.problem.code === 'session.two_factor_due';
  }
};

it('answers only the calls of a forced password change and the set-up until it is set up', () => {
  const open = endpoints
    .filter(({ endpoint }) => endpoint.needs !== 'public' && !isDueAt(endpoint, {}))
    .map(({ name }) => name);
  expect(open.toSorted()).toEqual(
    [
      'GET /api/user',
      'GET /api/current-organization',
      'GET /api/company-profile',
      'GET /api/company-profile/logo/:organizationId',
      'POST /api/change-password-first-login',
      'POST /api/error-reports',
      ...[twoFactorApi.readTwoFactor, twoFactorApi.setUpTwoFactor].map(endpointName),
      ...[twoFactorApi.turnOnTwoFactor, sessionApi.confirm].map(endpointName),
    ].toSorted(),
  );
});

it('stops a token for programs at every call', () => {
  const open = endpoints.filter(
    ({ endpoint }) =>
      endpoint.needs !== 'public' && !isDueAt(endpoint, { scopes: ['read', 'write'] }),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

it.each<[TwoFactorGroup[], { role: 'Buyer'; isOrganizationAdmin?: boolean }, boolean]>([
  [[], { role: 'Buyer' }, false],
  [['Buyer'], { role: 'Buyer' }, true],
  [['Viewer', 'Director'], { role: 'Buyer' }, false],
  [['Administrator'], { role: 'Buyer' }, false],
  [['Administrator'], { role: 'Buyer', isOrganizationAdmin: true }, true],
])('of %j, required of %j: %s', async (roles, who, isDue) => {
  const { us, requireOf } = await anOffice();
  const member = await us.member(who);
  expect((await requireOf(...roles)).statusCode).toBe(200);
  expect(answered(await readProjects(member))[1]).toBe(isDue ? due[1] : undefined);
  const { mustSetUpTwoFactor } = await member.call(sessionApi.user, {});
  expect(mustSetUpTwoFactor).toBe(isDue);
});

it('opens everything once it is set up, and then cannot be turned off', async () => {
  const { us, requireOf } = await anOffice();
  const member = await us.member({ role: 'Buyer' });
  await requireOf('Buyer');
  const { secret } = await member.call(twoFactorApi.setUpTwoFactor, {});
  const body = { code: codeAt(api.now(), secret) };
  expect((await member.send(twoFactorApi.turnOnTwoFactor, { body })).statusCode).toBe(200);
  const here = await us.signIn(member.actor);
  expect((await readProjects(here)).statusCode).toBe(200);
  expect((await here.call(twoFactorApi.readTwoFactor, {})).isRequired).toBe(true);
  const off = await here.send(twoFactorApi.turnOffTwoFactor, {});
  expect(answered(off)).toEqual([409, 'session.two_factor_required']);
  await requireOf();
  expect((await here.send(twoFactorApi.turnOffTwoFactor, {})).statusCode).toBe(200);
});

it('is not required by an administrator of themselves before they have it', async () => {
  const us = await api.organization();
  const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
  const requireOf = (...roles: TwoFactorGroup[]) =>
    admin.send(companyApi.requireTwoFactor, { body: { roles } });
  for (const roles of [['Director'], ['Administrator']] as const)
    expect(answered(await requireOf(...roles))).toEqual([409, 'organization.own_two_factor_first']);
  const fine = await requireOf('Buyer', 'Viewer');
  expect(fine.json().twoFactorRoles).toEqual(['Buyer', 'Viewer']);
  const stranger = await requireOf('Foreman' as never);
  expect(stranger.statusCode).toBe(400);
});

it('is changed only after the password was given once more', async () => {
  const { admin, requireOf } = await anOffice();
  await api.pools.owner.query('delete from budgets where key = $1', [
    `confirmed session:${admin.actor.sessionId}`,
  ]);
  expect(answered(await requireOf('Buyer'))).toEqual([403, 'confirmation_due']);
});

it('stops the tokens of a member without it, and lets them go on once they have it', async () => {
  const { us, requireOf } = await anOffice();
  await us.letProgramsIn();
  const member = await us.member({ role: 'Buyer' });
  const { token } = await member.call(settingsApi.makeToken, {
    body: { name: 'Payroll', scopes: ['read'], lifetime: 30 },
  });
  const headers = { authorization: `Bearer ${token}` };
  const read = () => api.app.inject({ url: '/api/projects', headers });
  expect((await read()).statusCode).toBe(200);
  await requireOf('Buyer');
  expect(answered(await read())).toEqual(due);
  expect((await api.app.inject({ url: '/api/user', headers })).statusCode).toBe(403);
  await giveTwoFactor(api, member.actor.userId);
  expect((await read()).statusCode).toBe(200);
});

it('stops the calendar link of a member without it', async () => {
  const { us, requireOf } = await anOffice();
  const member = await us.member({ role: 'Buyer' });
  const { url } = await member.call(settingsApi.makeCalendar, {});
  const read = async () => (await api.app.inject({ url: new URL(url).pathname })).statusCode;
  expect(await read()).toBe(200);
  await requireOf('Buyer');
  expect(await read()).toBe(404);
});

it('is asked for on entering the organisation that requires it, not before', async () => {
  const { us, requireOf } = await anOffice();
  const elsewhere = await api.organization();
  const member = await elsewhere.member({ role: 'Buyer' });
  await asOrganization(api.pools.app, us.id, (tx) =>
    tx.insert(userOrganizations).values({ userId: member.actor.userId, jobRole: 'Buyer' }),
  );
  await requireOf('Buyer');
  expect((await readProjects(member)).statusCode).toBe(200);
  const body = { organizationId: us.id };
  const moved = await member.send(membershipsApi.switchOrganization, { body });
  expect(moved.json()).toMatchObject({ organizationId: us.id, mustSetUpTwoFactor: true });
  const cookie = String(moved.headers['set-cookie']).split(';')[0] ?? '';
  const refused = await api.app.inject({ url: '/api/projects', headers: { cookie } });
  expect(answered(refused)).toEqual(due);
});
