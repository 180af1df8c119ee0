const format = new Intl.NumberFormat('en-GB');

/** '1,204' */
export const number = (count: number): string => format.format(count);

/** '1,204 contracts' */
export const counted = (count: number, noun: string): string => `${number(count)} ${noun}`;
