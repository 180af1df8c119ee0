import { hkdfSync, randomBytes } from 'node:crypto';
import { found } from '@sitewright/domain/kernel/problem';
import { organizationKeys } from './organization-keys.ts';
import { sealText, unsealText } from './sealed-bytes.ts';
import type { Secrets } from './secrets.ts';
import type { Tx } from './tenancy.ts';

/** Where a sealed value is stored; moved anywhere else it cannot be opened. */
type SealedPlace = { organizationId: number; table: string; id: number; column: string };

/** Seals the fields of one organisation, with its own key. */
export type Sealer = {
  seal: (text: string, place: Omit<SealedPlace, 'organizationId'>) => string;
  unseal: (sealed: string, place: Omit<SealedPlace, 'organizationId'>) => string;
};

export const newFieldKey = (): string => randomBytes(32).toString('base64url');

const nameOf = ({ organizationId, table, id, column }: SealedPlace): string =>
  [organizationId, table, id, column].join('/');

export function sealerWith(fieldKey: string, organizationId: number): Sealer {
  const key = Buffer.from(fieldKey, 'base64url');
  return {
    seal: (text, place) => sealText(key, text, nameOf({ organizationId, ...place })),
    unseal: (sealed, place) => unsealText(key, sealed, nameOf({ organizationId, ...place })),
  };
}

/** Seals with the key of the organisation, which is created on first use. */
export async function sealerOfOrganization(tx: Tx, secrets: Secrets): Promise<Sealer> {
  const key = (await findKey(tx)) ?? (await makeKey(tx, secrets));
  return sealerWith(secrets.unseal(key.wrappedKey), key.organizationId);
}

/** A key for one purpose, always the same: derived from the organisation's own, which it does not give away. */
export async function derivedKey(tx: Tx, secrets: Secrets, purpose: string): Promise<Buffer> {
  const { wrappedKey, organizationId } = (await findKey(tx)) ?? (await makeKey(tx, secrets));
  const key = Buffer.from(secrets.unseal(wrappedKey), 'base64url');
  return Buffer.from(hkdfSync('sha256', key, String(organizationId), purpose, 32));
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
