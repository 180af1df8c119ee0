import { sessionApi } from '@sitewright/domain/session/api';
import { SessionUser } from '@sitewright/domain/session/session-user';
import { teamApi } from '@sitewright/domain/team/api';
import { expect, it } from 'vitest';
import { testApi } from './api.ts';
import { checksumOf } from './checksum.ts';
import { password } from './organization.ts';
import { aWorld } from './world.ts';

const api = await testApi();
const checksum = await checksumOf(api);
const them = await api.organization();
await aWorld(them);
const victim = await them.member({ role: 'Viewer' });
const untouched = await checksum(them.id);

let registered = 0;
/** Registers a new user, with additional JSON in the body. */
async function register(extra: string, { role = 'Viewer', invitation = '', email = '' } = {}) {
  registered++;
  const own = {
    email: email || `climber${registered}@quay.example`,
    name: 'Cy Low',
    role,
    password,
  };
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/register${invitation && `?invitation=${invitation}`}`,
    headers: { 'content-type': 'application/json' },
    payload: `{${JSON.stringify(own).slice(1, -1)}${extra && `,${extra}`}}`,
    remoteAddress: `10.1.${Math.floor(registered / 250)}.${registered % 250}`,
  });
  return { status: response.statusCode, body: response.json(), cookie: response.cookies[0]?.value };
}

const theirs = them.id;
const places = [
  ...['organizationId', 'organization_id', 'OrganizationId', 'organisationId', 'orgId', 'tenantId'],
  ...['organization', 'app.org', 'home_id', 'homeId'],
].flatMap((key) => [`"${key}":${theirs}`, `"${key}":"${theirs}"`]);
const nests = [
  `"organization":{"id":${theirs}}`,
  `"organizationId":[${theirs}]`,
  `"organizationId":{"id":${theirs}}`,
  `"organizationId":1,"organizationId":${theirs}`,
  `"user":{"organizationId":${theirs},"isOrganizationAdmin":"yes"}`,
];
const ids = [`"id":${victim.actor.userId}`, `"userId":${victim.actor.userId}`, '"version":1'];
const states = ['"status":"active"', '"mustChangePassword":false', '"canRegister":true'];

it.each([...places, ...nests, ...ids, ...states])(
  'founds their own organisation: %s',
  async (extra) => {
    const { status, body } = await register(extra);
    expect(await checksum(theirs)).toBe(untouched);
    expect(status).toBe(201);
    const user = SessionUser.parse(body);
    expect(user).toMatchObject({ role: 'Viewer', isOrganizationAdmin: 'yes', canRegister: false });
    const members = 'select count(*)::int from users where organization_id = $1';
    const { rows } = await api.pools.owner.query(members, [user.organizationId]);
    expect(rows).toEqual([{ count: 1 }]);
  },
);

it.each([
  `"constructor":{"prototype":{"organizationId":${theirs}}}`,
  `"__proto__":{"organizationId":${theirs}}`,
  '"__proto__":{"isOrganizationAdmin":"yes"}',
])('refuses prototype pollution: %s', async (extra) => {
  expect(await register(extra)).toMatchObject({ status: 400, cookie: undefined });
  expect(await checksum(theirs)).toBe(untouched);
});

it.each(['admin', 'manager', 'Owner', 'managing director', 'MD', '', '__proto__'])(
  'refuses the unknown role %j',
  async (role) => {
    expect(await register('', { role })).toMatchObject({
      status: 400,
      body: { fields: { role: expect.any(String) } },
    });
  },
);

const flags = [
  ...['"yes"', '"YES"', '"Yes"', '"true"', '"1"', 'true', '1', '["yes"]', '{"yes":"yes"}', '"y"'],
  ...['" yes"', '"no","isOrganizationAdmin":"yes"'],
].map((value) => `"isOrganizationAdmin":${value}`);
const spellings = [
  '"is_organization_admin":"yes"',
  '"IsOrganizationAdmin":"yes"',
  '"isAdmin":true',
];
const jobs = ['"role":"Managing Director"', '"membership":{"role":"admin"}'];

it.each([...flags, ...spellings, ...jobs, '"organizationId":1'])(
  'joins in the invited role: %s',
  async (extra) => {
    const us = await api.organization();
    const director = await us.member({ role: 'Director' });
    const email = `guest${registered}@quay.example`;
    await director.call(teamApi.invite, { body: { email, role: 'Viewer' } });
    const letter = (await api.letters()).findLast(({ to }) => to === email);
    const invitation = letter?.text.match(/invitation=(\S+)/)?.[1] ?? '';

    const { status, cookie } = await register(extra, {
      role: 'Managing Director',
      invitation,
      email,
    });
    expect(status).toBe(201);
    const headers = { cookie: `sitewright_session=${cookie}` };
    const reply = await api.app.inject({ url: sessionApi.user.path, headers });
    expect(reply.json()).toMatchObject({
      organizationId: us.id,
      role: 'Viewer',
      isOrganizationAdmin: 'no',
      canRegister: false,
    });
  },
);
