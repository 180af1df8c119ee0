import * as z from 'zod';

const sixDigits = 'Enter the 6-digit code from your app';

/** As an authenticator app shows it: six digits, often in two groups. */
export const AppCode = z
  .string(sixDigits)
  .trim()
  .max(20, sixDigits)
  .regex(/^(\d\s*){6}$/, sixDigits);

/** No 0, 1, I or O: a code is read from paper and typed. 10 of 32 make 50 bits. */
export const recoveryLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const recoveryLength = 10;
export const recoveryCodeCount = 10;

/** 'ABCDEFGHJK' as it is shown: ABCDE-FGHJK. */
export const recoveryCodeText = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

type TypedCode = { kind: 'app' | 'recovery'; code: string };

const isRecoveryCode = new RegExp(`^[${recoveryLetters}]{${recoveryLength}}$`);

/** The kind of code that was typed, without spaces and hyphens; undefined if neither. */
export function parseTypedCode(text: string): TypedCode | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  return isRecoveryCode.test(plain) ? { kind: 'recovery', code: plain } : undefined;
}
