import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { Misconfigured } from './config.ts';
import { sentenceOfFailedStart } from './fault.ts';
import { asOrganization } from './tenancy.ts';

it('prints of a failed start neither a query nor what it was about', async () => {
  const { pools } = await createTestDatabase();
  const query = sql`select id / 0 from (values (${'a hash of a password'})) as t (id)`;
  const failure = await asOrganization(pools.app, undefined, (tx) => tx.execute(query)).catch(
    (error) => error,
  );
  expect(failure.message).toContain('a hash of a password');
  expect(sentenceOfFailedStart(failure)).toBe('operator does not exist: text / integer');
});

it('names the setting where one is at fault, and the code of an error that has no words', () => {
  expect(sentenceOfFailedStart(new Misconfigured('PORT must be a port number.'))).toBe(
    'PORT must be a port number.',
  );
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
  expect(sentenceOfFailedStart(taken)).toMatch(/^Port 3000 is in use/);
  const wordless = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(sentenceOfFailedStart(wordless)).toBe('ECONNREFUSED');
});
