import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { refuseAnotherSecretKey } from './secret-key-mark.ts';
import { secretsOf } from './secrets.ts';

const { connections } = await createTestDatabase();
const start = (key: string) => refuseAnotherSecretKey(connections.owner, secretsOf(key));

it('lets servers with the key of the first one start, and no others', async () => {
  await start('the first key');
  await start('the first key');
  await expect(start('another key')).rejects.toThrow(/^SECRET_KEY is not the key/);
  await start('the first key');
});
