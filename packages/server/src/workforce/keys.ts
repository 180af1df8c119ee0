import { found } from '@sitewright/domain/kernel/problem';
import { newFieldKey, type Sealer, sealerWith } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { organizationKeys } from './table.ts';

/** Seals with the key of the organisation, which is created on first use. */
export async function sealerOf(tx: Tx, secrets: Secrets): Promise<Sealer> {
  const key = (await findKey(tx)) ?? (await makeKey(tx, secrets));
  return sealerWith(secrets.unseal(key.wrappedKey), key.organizationId);
}

async function findKey(tx: Tx) {
  const [key] = await tx.select().from(organizationKeys);
  return key;
}

/** Of two created at the same time, the first is used. */
async function makeKey(tx: Tx, secrets: Secrets) {
  const wrappedKey = secrets.seal(newFieldKey());
  await tx.insert(organizationKeys).values({ wrappedKey }).onConflictDoNothing();
  return found(await findKey(tx));
}
