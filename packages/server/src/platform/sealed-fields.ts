import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Where a sealed value stands; moved anywhere else it cannot be opened. */
export type Place = { organizationId: number; table: string; id: number; column: string };

/** Seals the fields of one organisation, with its own key. */
export type Sealer = {
  seal: (text: string, place: Omit<Place, 'organizationId'>) => string;
  unseal: (sealed: string, place: Omit<Place, 'organizationId'>) => string;
};

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export const newFieldKey = (): string => randomBytes(32).toString('base64url');

const nameOf = ({ organizationId, table, id, column }: Place): Buffer =>
  Buffer.from([organizationId, table, id, column].join('/'));

export function sealerWith(fieldKey: string, organizationId: number): Sealer {
  const key = Buffer.from(fieldKey, 'base64url');
  return {
    seal(text, place) {
      const iv = randomBytes(ivLength);
      const locked = createCipheriv(cipher, key, iv).setAAD(nameOf({ organizationId, ...place }));
      const sealed = Buffer.concat([locked.update(text, 'utf8'), locked.final()]);
      return Buffer.concat([iv, locked.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opened = createDecipheriv(cipher, key, bytes.subarray(0, ivLength));
      opened.setAAD(nameOf({ organizationId, ...place }));
      opened.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const text = opened.update(bytes.subarray(ivLength + tagLength));
      return Buffer.concat([text, opened.final()]).toString('utf8');
    },
  };
}
