import { Misconfigured } from './config.ts';
import { type Connection, withClient } from './database.ts';
import type { Secrets } from './secrets.ts';

const anotherKey =
  'SECRET_KEY is not the key that this database was set up with, so encrypted data cannot be read. ' +
  'Set the key the other servers use. If it is lost, see docs/OPERATIONS.md.';

/** The first server leaves a mark of its key; a server with another key does not start. */
export const refuseAnotherSecretKey = (owner: Connection, { keyedHash }: Secrets): Promise<void> =>
  withClient(owner, async (client) => {
    const mark = keyedHash('installation');
    await client.query(
      'insert into installation (secret_key_mark) values ($1) on conflict do nothing',
      [mark],
    );
    const { rows } = await client.query(
      'select secret_key_mark = $1 as "isOurs" from installation',
      [mark],
    );
    if (!rows[0]?.isOurs) throw new Misconfigured(anotherKey);
  });
