const wholeNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** '11,923.2' of a line. */
export const kilograms = (kg: number | undefined): string =>
  kg === undefined ? '' : tenths.format(kg);

/** '84,612' of a contract. */
export const wholeKilograms = (kg: string): string => wholeNumber.format(Number(kg));
