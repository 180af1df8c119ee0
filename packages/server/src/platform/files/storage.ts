import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where the bytes of files are; which record they belong to, the database knows. */
export type Storage = {
  /** All of it, or nothing: half a file is never there. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  read: (key: string) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  /** A path on this machine for what is not whole yet; what is there is gone when `work` is done. */
  aside: <T>(work: (path: string) => Promise<T>) => Promise<T>;
  /** Removes what a crash left aside. */
  tidy: () => Promise<void>;
  /** Refuses while nothing can be written. */
  ready: () => Promise<void>;
};

export const isKey = (text: string): boolean => /^\d+\/[0-9a-f-]{36}\.[a-z]+$/.test(text);

/** Made by us alone: what somebody calls their file names nothing here. */
export const newKey = (organizationId: number, extension: string): string =>
  `${organizationId}/${randomUUID()}.${extension}`;

export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a valid storage key: ${key}`);
  return key;
}
