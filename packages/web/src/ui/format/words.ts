/** The first letter is a capital, whatever follows. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
