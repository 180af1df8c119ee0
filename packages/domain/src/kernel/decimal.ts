/** '12.5' with 3 places is 12500n: products and sums of whole numbers lose nothing. */
export function scaled(decimal: string, places: number): bigint {
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.');
  const size = BigInt(whole + part.padEnd(places, '0').slice(0, places));
  return decimal.startsWith('-') ? -size : size;
}

/** The reverse: 12500n with 3 places is '12.500'. */
export function decimalOf(size: bigint, places: number): string {
  const digits = String(size < 0n ? -size : size).padStart(places + 1, '0');
  const cut = digits.length - places;
  const decimal = places > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits;
  return size < 0n ? `-${decimal}` : decimal;
}

/** '12.500' is '12.5', and '12.000' is '12'. */
export const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

export const grouped = (decimal: string): string =>
  decimal.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** '1204.500' is '1,204.5', as people read it. */
export const readableDecimal = (decimal: string): string => grouped(plainDecimal(decimal));

/**
 * '£1,204.50' and '1 204.50' become 1204.50; '1,5' is ambiguous and no number. Text that is no number
 * is returned unchanged.
 */
export function tidyNumber(text: string): string {
  const bare = text.replace(/[£\s]/g, '');
  const figures = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(figures)
    ? figures.replace(/^(-?)\./, '$10.').replace(/\.$/, '')
    : text.trim();
}

/** Divides and rounds half away from zero. */
export function rounded(size: bigint, by: bigint): bigint {
  const half = by / 2n;
  return size < 0n ? -((-size + half) / by) : (size + half) / by;
}
