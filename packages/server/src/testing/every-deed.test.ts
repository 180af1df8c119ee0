import { isCommand, nameOf } from '@sitewright/domain/kernel/endpoint';
import { sessionApi } from '@sitewright/domain/session/api';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { answerToAsk, isSuccess } from './answer.ts';
import { testApi } from './api.ts';
import { endpoints } from './endpoints.ts';
import { successOfSample } from './successes.ts';

const api = await testApi();

/** Of strangers, who belong to no organisation: there is no log that they could be in. */
const byStrangers = [sessionApi.forgotPassword, sessionApi.requestAccess].map(nameOf);

const deeds = endpoints.filter(
  ({ name, endpoint }) => isCommand(endpoint) && !byStrangers.includes(name),
);

const superuser = new Pool({ ...api.connections.app, max: 1 });
superuser.on('error', () => {}); // the next file in this worker drops the database

/** Whosever they are. */
async function countRows(): Promise<number> {
  const { rows } = await superuser.query('select count(*)::int as count from activity_logs');
  return rows[0].count;
}

it.each(deeds)('leaves one entry, or none where nobody else may know: $name', async (served) => {
  const { ask, session } = await successOfSample(api, served);
  const before = await countRows();
  const answer = await answerToAsk(api.app, served.endpoint, ask, session);
  expect(isSuccess(answer)).toBe(true);
  expect((await countRows()) - before).toBe(served.endpoint.isPrivate ? 0 : 1);
});
