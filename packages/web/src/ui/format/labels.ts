/** With a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first name: `Bilal` of `Bilal Ahmed`. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
