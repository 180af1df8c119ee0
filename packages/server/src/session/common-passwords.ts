import { dictionary } from '@zxcvbn-ts/language-common';

/** The fifty thousand most common passwords; loaded only where they are refused. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
