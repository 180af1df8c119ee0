/** The address that the code on a badge holds. */
export const badgeAddress = (badge: string): string =>
  `${window.location.origin}/workforce?gate=${badge}`;

/** The badge in what was scanned or typed: the address, or only its end. */
export const badgeIn = (text: string): string | undefined =>
  /^(?:.*[?&]gate=)?([\w-]{10,64})$/.exec(text.trim())?.[1];
