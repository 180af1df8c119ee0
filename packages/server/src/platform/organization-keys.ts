import { found } from '@sitewright/domain/kernel/problem';
import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from './audit.ts';
import { newFieldKey, type Sealer, sealerWith } from './sealed-fields.ts';
import type { Secrets } from './secrets.ts';
import { type Tx, tenantColumns, tenantGuards } from './tenancy.ts';

/** The key of an organisation, wrapped by one that is not in the database. */
export const organizationKeys = pgTable(
  'organization_keys',
  { ...tenantColumns, wrappedKey: text().notNull(), ...auditColumns },
  (t) => [...tenantGuards(t), unique().on(t.organizationId)],
);

/** Seals with the key of the organisation, which is created on first use. */
export async function sealerOfOrganization(tx: Tx, secrets: Secrets): Promise<Sealer> {
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
