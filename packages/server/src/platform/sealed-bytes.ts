import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Bytes that cannot be read or changed without the key. With a place, they can be opened only there. */
export function sealBytes(key: Buffer, bytes: Uint8Array, place = ''): Buffer {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place));
  const sealed = [sealing.update(bytes), sealing.final()];
  return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]);
}

/** Throws where it is not what was sealed, under this key and in this place. */
export function unsealBytes(key: Buffer, sealed: Uint8Array, place = ''): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength));
  opening.setAAD(Buffer.from(place));
  opening.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  const bytes = opening.update(sealed.subarray(ivLength + tagLength));
  return Buffer.concat([bytes, opening.final()]);
}

export const sealText = (key: Buffer, text: string, place?: string): string =>
  sealBytes(key, Buffer.from(text), place).toString('base64url');

export const unsealText = (key: Buffer, sealed: string, place?: string): string =>
  unsealBytes(key, Buffer.from(sealed, 'base64url'), place).toString('utf8');
