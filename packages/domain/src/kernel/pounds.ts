const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const precise = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 4,
});
const short = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

// Amounts stay decimal strings: as numbers they could lose a penny.
const written = (format: Intl.NumberFormat, amount: string) =>
  format.format(amount as `${number}`).replace('-', '−');

/** `£8,420,000.00` of '8420000.00', with a true minus. */
export const formatPounds = (amount: string): string => written(pounds, amount);

/** A unit price: `£0.0425` of '0.0425', and `£118.50` of '118.5000'. */
export const formatUnitPrice = (price: string): string => written(precise, price);

/** `£8.42m` of '8420000.00', for narrow places. */
export const formatShortPounds = (amount: string): string => written(short, amount);
