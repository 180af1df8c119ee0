import { userInfo } from 'node:os';

/** The user that PostgreSQL runs as; empty for the current one. PostgreSQL refuses to run as root. */
export type Identity = { uid?: number; gid?: number };

export type OnEvent = (sentence: string) => void;

export const errorCodeOf = (error: unknown): unknown =>
  (error as { code?: unknown } | undefined)?.code;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const userNameOf = ({ uid }: Identity): string =>
  uid === undefined ? `user ${userInfo().username}` : `user number ${uid}`;

const full = (home: string) =>
  `The disk of ${home} is full: free some space, or set DATA_DIR to a directory on another disk.`;
const closed = (home: string) =>
  `The database cannot write to ${home}: let ${userInfo().username} do so, or set DATA_DIR to another directory.`;
const noDirectory = (home: string) =>
  `A part of ${home} is a file, not a directory: set DATA_DIR to another directory.`;

const sentences = [
  { say: full, codes: ['ENOSPC', 'EDQUOT'], words: /No space left on device|Disk quota exceeded/ },
  {
    say: closed,
    codes: ['EACCES', 'EPERM', 'EROFS'],
    words: /Permission denied|Operation not permitted|Read-only file system/,
  },
  { say: noDirectory, codes: ['ENOTDIR', 'EEXIST'], words: /Not a directory/ },
];

/** An error of the disk as a sentence for the operator; other errors are returned unchanged. */
export function explainDiskError(error: unknown, home: string): unknown {
  const known = sentences.find(({ codes }) => codes.some((code) => code === errorCodeOf(error)));
  return known ? new Error(known.say(home), { cause: error }) : error;
}

/** The same for the output of PostgreSQL's programs. */
export function diskErrorIn(output: string, home: string): string | undefined {
  return sentences.find(({ words }) => words.test(output))?.say(home);
}
