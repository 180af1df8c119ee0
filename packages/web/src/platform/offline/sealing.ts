import { logError } from '../fault.ts';

const cipher = 'AES-GCM';
const ivLength = 12;

/** It cannot be read out of the browser again, not even by this code. */
export const importKey = (base64url: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(base64url), cipher, false, ['encrypt', 'decrypt']);

export const seal = (key: CryptoKey, value: unknown): Promise<ArrayBuffer> =>
  sealBytes(key, new TextEncoder().encode(JSON.stringify(value)).buffer);

/** Throws where it was sealed under another key. */
export const unseal = async (key: CryptoKey, sealed: ArrayBuffer): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unsealBytes(key, sealed)));

/** One that cannot be read must not hold up the others: it is logged and left out. */
export const unsealIfReadable = (key: CryptoKey, sealed: ArrayBuffer): Promise<unknown> =>
  unseal(key, sealed).catch((error) => logError('A stored item cannot be read', error));

export async function sealBytes(key: CryptoKey, bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, key, bytes);
  const whole = new Uint8Array(ivLength + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), ivLength);
  return whole.buffer;
}

export function unsealBytes(key: CryptoKey, sealed: ArrayBuffer): Promise<ArrayBuffer> {
  const iv = new Uint8Array(sealed, 0, ivLength);
  return crypto.subtle.decrypt({ name: cipher, iv }, key, new Uint8Array(sealed, ivLength));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
