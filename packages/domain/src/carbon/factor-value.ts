import * as z from 'zod';
import { decimalOf, plainDecimal, rounded } from '../kernel/decimal.ts';
import { decimal } from '../kernel/decimal-field.ts';
import { badRequest, type Problem } from '../kernel/problem.ts';
import { factorPlaces } from './kilograms.ts';

const significantDigits = 12;

type Read = { value: string; isRounded: boolean };

/** A number as it is typed or as a spreadsheet writes it: '0.13170731707317074', '1.5e-7'. */
const numberPattern = /^(-?)(\d{1,15})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,2}))?$/i;

/** Twelve significant digits and at most twelve decimals, half up; undefined if it is no number. */
function readFactor(text: string): Read | undefined {
  const match = numberPattern.exec(text);
  if (!match) return;
  const [, sign = '', whole = '0', part = '', exponent = '0'] = match;
  const size = BigInt(whole + part);
  // The value is size × 10^power, and 10^least is the last digit that is kept.
  const power = Number(exponent) - part.length;
  const least = Math.max(String(size).length + power - significantDigits, -factorPlaces);
  const cut = 10n ** BigInt(Math.max(0, least - power));
  const exact = size * 10n ** BigInt(Math.max(0, power - least));
  const last = rounded(exact, cut);
  const value =
    least < 0 ? plainDecimal(decimalOf(last, -least)) : String(last * 10n ** BigInt(least));
  return { value: sign + value, isRounded: exact % cut !== 0n };
}

export const roundedFactor = (text: string): string => readFactor(text)?.value ?? text;

/** 'Rounded to 0.131707317073'; undefined if nothing is lost. */
export function roundingNote(text: string): string | undefined {
  const read = readFactor(text.trim());
  return read?.isRounded ? `Rounded to ${read.value}` : undefined;
}

/** Kilograms of CO₂e for one unit. A spreadsheet gives more digits than a factor has: the rest is rounded. */
export const FactorValue = z
  .union([z.number(), z.string().trim()], 'Factor must be a number')
  .transform((value): string | number => roundedFactor(String(value)))
  .pipe(decimal('Factor', { places: factorPlaces, most: '99999999' }));

/** Also of a number that is rounded to 0. */
export const isZeroFactor = (text = ''): boolean =>
  /^-?0$/.test(readFactor(text.trim())?.value ?? '');

export const zeroNotByDefinition = badRequest(
  'carbon_factor.is_zero',
  'Factor must be more than 0. If it is 0 by definition, tick that and give the reason.',
);

type Valued = { value?: string | undefined; isZeroByDefinition?: boolean | undefined };

/** An empty cell often reads as 0: a factor of 0 has to be meant. */
export const obstacleToZero = ({ value, isZeroByDefinition }: Valued): Problem | undefined =>
  isZeroFactor(value) && !isZeroByDefinition ? zeroNotByDefinition : undefined;
