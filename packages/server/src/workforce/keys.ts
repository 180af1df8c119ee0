import { found } from '@sitewright/domain/kernel/problem';
import { newFieldKey, type Sealer, sealerWith } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { organizationKeys } from './table.ts';

/** Seals with the key of the organisation; it gets one when it first has something to seal. */
export async function sealerOf(tx: Tx, secrets: Secrets): Promise<Sealer> {
  const kept = (await findKey(tx)) ?? (await makeKey(tx, secrets));
  return sealerWith(secrets.unseal(kept.wrappedKey), kept.organizationId);
}

async function findKey(tx: Tx) {
  const [kept] = await tx.select().from(organizationKeys);
  return kept;
}

/** Of two who make one at the same time, the second takes the first one's. */
async function makeKey(tx: Tx, secrets: Secrets) {
  const wrappedKey = secrets.seal(newFieldKey());
  await tx.insert(organizationKeys).values({ wrappedKey }).onConflictDoNothing();
  return found(await findKey(tx));
}
