import { sessionApi } from '@sitewright/domain/session/api';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { teamApi } from '@sitewright/domain/team/api';
import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { password } from '../testing/organization.ts';
import { sentDuring } from '../testing/sent-during.ts';

/** Requests that waited for the transaction that ended their own session or rights. */
const api = await testApi();
const us = await api.organization();
await us.letProgramsIn();

const administrator = () => us.member({ role: 'Managing Director', isOrganizationAdmin: true });

type Ending = (client: Client, ids: { userId: number; sessionId: number }) => Promise<unknown>;

const endings: [string, Ending][] = [
  [
    'a session that a reset of the password has ended',
    (client, { userId }) => client.query('delete from sessions where user_id = $1', [userId]),
  ],
  [
    'a cookie that a change of the password has replaced',
    (client, { sessionId }) =>
      client.query(
        'update sessions set token_hash = gen_random_uuid(), previous_token_hash = null where id = $1',
        [sessionId],
      ),
  ],
];

it.each(endings)('makes no token and changes no password for %s', async (_, end) => {
  const thief = await administrator();
  const { userId, username, sessionId } = thief.actor;
  const account = { table: 'users', id: userId } as const;
  const made = await sentDuring(
    api,
    account,
    (client) => end(client, { userId, sessionId }),
    () =>
      thief.send(settingsApi.makeToken, {
        body: { name: 'Mine', scopes: ['read'], lifetime: 365 },
      }),
  );
  expect(made).toEqual([401, 'not_signed_in']);
  const isToken = 'select from sessions where user_id = $1 and scopes is not null';
  expect((await api.pools.owner.query(isToken, [userId])).rows).toEqual([]);

  const again = await us.signIn(thief.actor);
  const changed = await sentDuring(
    api,
    account,
    (client) => end(client, again.actor),
    () =>
      again.send(ownSessionsApi.changePassword, {
        body: { currentPassword: password, newPassword: `${password}9` },
      }),
  );
  expect(changed).toEqual([401, 'not_signed_in']);
  const signedIn = await api.anonymous.send(sessionApi.login, { body: { username, password } });
  expect(signedIn.statusCode).toBe(200);
});

it.each([
  ['is no member any more', 'update user_organizations set is_active = false'],
  ['has another role by now', "update user_organizations set job_role = 'Viewer'"],
  ['is no administrator any more', 'update user_organizations set is_organization_admin = false'],
])('sends no invitation for a caller who %s', async (_, change) => {
  const { send, actor } = await administrator();
  const email = `accomplice.${actor.userId}@quay.example`;
  const demote = (client: Client) => client.query(`${change} where user_id = $1`, [actor.userId]);
  const answer = await sentDuring(api, { table: 'organizations', id: us.id }, demote, () =>
    send(teamApi.invite, { body: { email, role: 'Director' } }),
  );
  expect(answer).toEqual([403, 'not_allowed']);
  expect((await api.letters()).filter(({ to }) => to === email)).toEqual([]);
});

it('gives no new cookie to a request whose cookie was replaced before its renewal', async () => {
  const { send, actor } = await administrator();
  const { sessionId } = actor;
  const tokenOf = 'select token_hash from sessions where id = $1';
  await api.pools.owner.query('update sessions set is_renewal_due = true where id = $1', [
    sessionId,
  ]);
  const replace = (client: Client) =>
    client.query("update sessions set token_hash = 'replaced' where id = $1", [sessionId]);
  await sentDuring(api, { table: 'sessions', id: sessionId }, replace, () =>
    send(teamApi.list, { query: {} }),
  );
  const { rows } = await api.pools.owner.query(tokenOf, [sessionId]);
  expect(rows).toEqual([{ token_hash: 'replaced' }]);
});
