import * as z from 'zod';

const mostPence = 99_999_999_999n;

/**
 * Pounds as a decimal string with two places: `"1234.50"`. A number or a numeric string is accepted,
 * and never rounded.
 */
export const money = (field: string) =>
  z
    .union([z.number(), z.string().trim()], `${field} must be a number`)
    .transform(String)
    .superRefine((amount, context) => {
      const fault = faultOf(amount, field);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .transform((amount) => poundsOf(penceOf(amount)));

function faultOf(amount: string, field: string): string | undefined {
  if (!/^-?\d{1,20}(\.\d{1,20})?$/.test(amount)) return `${field} must be a number`;
  if (amount.startsWith('-') && /[1-9]/.test(amount)) return `${field} cannot be negative`;
  if (!/^-?\d+(\.\d{1,2})?$/.test(amount)) return `${field} must have at most 2 decimals`;
  if (penceOf(amount) > mostPence) return `${field} cannot be more than 999,999,999.99`;
}

/** Sums are made in whole pence; floats would lose some. */
export function penceOf(pounds: string): bigint {
  const [whole = '0', part = ''] = pounds.replace('-', '').split('.');
  const pence = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
  return pounds.startsWith('-') ? -pence : pence;
}

export function poundsOf(pence: bigint): string {
  const [sign, amount] = pence < 0n ? ['-', -pence] : ['', pence];
  return `${sign}${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
}

export const sumOf = (amounts: readonly (string | null)[]): string =>
  poundsOf(amounts.reduce((sum, amount) => sum + penceOf(amount ?? '0'), 0n));
