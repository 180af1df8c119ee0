/** The first letter is a capital, whatever follows. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As one speaks to somebody: `Bilal` of `Bilal Ahmed`. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
