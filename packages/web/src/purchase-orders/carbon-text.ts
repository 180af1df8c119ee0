const wholeNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const hundredths = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '11,923.2' of a line. */
export const kilograms = (kg: number | undefined): string =>
  kg === undefined ? '' : tenths.format(kg);

/** '84,612' of a contract. */
export const wholeKilograms = (kg: string): string => wholeNumber.format(Number(kg));

/** '14.03 t' from a tonne on, '412.0 kg' below it. */
export const weightOfCarbon = (kg: number): string =>
  kg < 1000 ? `${tenths.format(kg)} kg` : `${hundredths.format(kg / 1000)} t`;
