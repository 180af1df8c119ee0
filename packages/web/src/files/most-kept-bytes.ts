/** Larger files are not kept on a phone: they need signal. */
export const mostKeptBytes = 10_000_000;
