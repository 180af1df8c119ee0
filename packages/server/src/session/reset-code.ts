import { randomInt } from 'node:crypto';
import type { Secrets } from '../platform/secrets.ts';

/** No 0, 1, I or O: a code is read on one screen and typed on another. 8 of 32 make 40 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

export const newResetCode = (): string => {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};

/** Any case, with or without the hyphen. */
export const normaliseCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Bound to the address that it was sent to: a former mailbox cannot use it. */
export const resetCodeHash = (secrets: Secrets, email: string, code: string): string =>
  secrets.keyedHash(`${normaliseCode(code)} ${email}`);
