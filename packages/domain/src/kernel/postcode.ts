/** `ls10 9zx` becomes `LS10 9ZX`; text that is no postcode stays as typed. */
export function tidyPostcode(typed: string): string {
  const [, out, inward] = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(packed(typed)) ?? [];
  return out && inward ? `${out} ${inward}` : typed;
}

/** The district of a postcode or of an outward code: `LS10` of `LS10 9ZX`. */
export const outcodeOf = (postcode: string): string | undefined =>
  /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/.exec(packed(postcode))?.[1];

/** Whether an address contains a postcode. */
export const hasPostcode = (address: string): boolean =>
  /\b[A-Z]{1,2}\d[A-Z\d]? *\d[A-Z]{2}\b/i.test(address);

const packed = (typed: string) => typed.toUpperCase().replaceAll(/\s/g, '');
