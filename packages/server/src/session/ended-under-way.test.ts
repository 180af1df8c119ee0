import { sessionApi } from '@sitewright/domain/session/api';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { teamApi } from '@sitewright/domain/team/api';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { password } from '../testing/organization.ts';
import { sentDuring } from '../testing/sent-during.ts';

/** Requests that waited for the very transaction that ended what they were admitted by. */
const api = await testApi();
const us = await api.organization();
await us.letProgramsIn();

const administrator = () => us.member({ role: 'Managing Director', isOrganizationAdmin: true });

const endSessionsOf = (userId: number) => (client: Client) =>
  client.query('delete from sessions where user_id = $1', [userId]);

it('makes no token for a session that a reset of the password has ended', async () => {
  const thief = await administrator();
  const { userId } = thief.actor;
  const body = { name: 'Mine', scopes: ['read', 'write'], lifetime: 365 } as const;
  const answer = await sentDuring(api, { table: 'users', id: userId }, endSessionsOf(userId), () =>
    thief.send(settingsApi.makeToken, { body: { ...body, scopes: [...body.scopes] } }),
  );
  expect(answer).toEqual([401, 'not_signed_in']);
  const { rows } = await api.pools.owner.query('select from sessions where user_id = $1', [userId]);
  expect(rows).toEqual([]);
});

it('changes no password for a session that has ended', async () => {
  const { send, actor } = await administrator();
  const { userId, username } = actor;
  const answer = await sentDuring(api, { table: 'users', id: userId }, endSessionsOf(userId), () =>
    send(ownSessionsApi.changePassword, {
      body: { currentPassword: password, newPassword: `${password}9` },
    }),
  );
  expect(answer).toEqual([401, 'not_signed_in']);
  const signedIn = await api.nobody.send(sessionApi.login, { body: { username, password } });
  expect(signedIn.statusCode).toBe(200);
});

it.each([
  ['is no member any more', 'update user_organizations set is_active = false'],
  ['has another role by now', "update user_organizations set job_role = 'Viewer'"],
  ['is no administrator any more', 'update user_organizations set is_organization_admin = false'],
])('invites nobody for a caller who %s', async (_, change) => {
  const { send, actor } = await administrator();
  const email = `accomplice.${actor.userId}@quay.example`;
  const demote = (client: Client) => client.query(`${change} where user_id = $1`, [actor.userId]);
  const answer = await sentDuring(api, { table: 'organizations', id: us.id }, demote, () =>
    send(teamApi.invite, { body: { email, role: 'Director' } }),
  );
  expect(answer).toEqual([403, 'not_allowed']);
  expect((await api.letters()).filter(({ to }) => to === email)).toEqual([]);
});
