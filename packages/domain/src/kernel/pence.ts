/** Sums are calculated in whole pence; floats would lose some. */
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
