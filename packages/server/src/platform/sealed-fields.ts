import { randomBytes } from 'node:crypto';
import { sealText, unsealText } from './sealed-bytes.ts';

/** Where a sealed value is stored; moved anywhere else it cannot be opened. */
export type Place = { organizationId: number; table: string; id: number; column: string };

/** Seals the fields of one organisation, with its own key. */
export type Sealer = {
  seal: (text: string, place: Omit<Place, 'organizationId'>) => string;
  unseal: (sealed: string, place: Omit<Place, 'organizationId'>) => string;
};

export const newFieldKey = (): string => randomBytes(32).toString('base64url');

const nameOf = ({ organizationId, table, id, column }: Place): string =>
  [organizationId, table, id, column].join('/');

export function sealerWith(fieldKey: string, organizationId: number): Sealer {
  const key = Buffer.from(fieldKey, 'base64url');
  return {
    seal: (text, place) => sealText(key, text, nameOf({ organizationId, ...place })),
    unseal: (sealed, place) => unsealText(key, sealed, nameOf({ organizationId, ...place })),
  };
}
