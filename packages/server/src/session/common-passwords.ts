import { dictionary } from '@zxcvbn-ts/language-common';

/** Fifty thousand that everybody tries first; loaded only where they are refused. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
