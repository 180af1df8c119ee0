import { tidyPostcode } from '../kernel/postcode.ts';

/** Numbers that people copy from letters: without spaces, dots and hyphens, in capitals. */
const packed = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '');

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

const vatWeights = [8, 7, 6, 5, 4, 3, 2];

/** The last two of nine digits check the rest: by 97, or by the younger rule that adds 55. */
function isCheckedVat(nine: string): boolean {
  const sum = weighted(nine, vatWeights) + Number(nine.slice(7));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** Nine digits; twelve with a branch; government departments up to GD499, health from HA500 on. */
const ukVat = /^(GB|XI)?(?:(\d{9})(\d{3})?|(GD[0-4]\d\d|HA[5-9]\d\d))$/;
const euVat =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[A-Z\d+*]{7,12}$/;

/** `gb 123 4567 82` as the office writes it: `GB123456782`; nothing where it is no VAT number. */
export function tidyVat(typed: string): string | undefined {
  const number = packed(typed);
  if (euVat.test(number)) return number;
  const [whole, country = 'GB', nine] = ukVat.exec(number) ?? [];
  if (!whole || (nine && !isCheckedVat(nine))) return;
  return `${country}${whole.replace(/^(GB|XI)/, '')}`;
}

const companyKinds =
  /^(?:\d{8}|(?:AC|CE|CS|ES|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NV|NZ|OC|OE|PC|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR|SZ|ZC)\d{6}|(?:IP|SP|RS)\d{5}R|R0\d{6})$/;

/** Companies House writes eight characters; leading zeros may be omitted. */
export function tidyCompanyNumber(typed: string): string | undefined {
  const number = packed(typed).replace(/^\d{6,7}$/, (digits) => digits.padStart(8, '0'));
  return companyKinds.test(number) ? number : undefined;
}

const utrWeights = [6, 7, 8, 9, 10, 5, 4, 3, 2];

/** Ten digits, the first of which checks the others; on some letters a K follows. */
export function tidyUtr(typed: string): string | undefined {
  const number = packed(typed).replace(/^(\d{10})K$/, '$1');
  if (!/^\d{10}$/.test(number)) return;
  const rest = weighted(number.slice(1), utrWeights) % 11;
  return '21987654321'[rest] === number[0] ? number : undefined;
}

/** The same rule as for contract contacts: digits, spaces, hyphens, brackets, a leading plus. */
export const isPhone = (typed: string): boolean => /^\+?[\d\s()-]{7,20}$/.test(typed);

/** The digits that matter, so that +44 113 and 0113 are one number. */
export const phoneKey = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .replace(/^(00)?440?/, '')
    .replace(/^0/, '');

export const isPostcode = (typed: string): boolean =>
  /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(tidyPostcode(typed));
