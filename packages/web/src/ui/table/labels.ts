const format = new Intl.NumberFormat('en-GB');

/** '1,204' */
export const number = (count: number): string => format.format(count);

/** '1,204 contracts' */
export const counted = (count: number, noun: string): string => `${number(count)} ${noun}`;

/** '1 contract', '1,204 contracts'; of a label that is no plural, such as 'training', rows. */
export function countedRows(count: number, label: string): string {
  const many = label.endsWith('s') ? label : 'rows';
  return counted(count, count === 1 ? many.replace(/ies$/, 'y').replace(/s$/, '') : many);
}
