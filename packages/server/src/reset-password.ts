import { openPool } from './platform/database.ts';
import { runForAddress } from './platform/operator-command.ts';
import { refuseAnotherSecretKey } from './platform/secret-key-mark.ts';
import { secretsFor } from './platform/secrets.ts';
import { asOrganization } from './platform/tenancy.ts';
import { resetCodeByOperator } from './session/reset-code-by-operator.ts';

runForAddress(
  'reset-password',
  'No reset code was created.',
  async (email, { owner, app }, config) => {
    const secrets = await secretsFor(config);
    await refuseAnotherSecretKey(owner, secrets);
    const pool = openPool(app, () => {}, { max: 1 });
    try {
      return await asOrganization(pool, undefined, (tx) =>
        resetCodeByOperator({ tx, now: new Date(), secrets }, email),
      );
    } finally {
      await pool.end();
    }
  },
);
