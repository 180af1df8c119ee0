const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** `14:02` on site. */
export const clockTime = (instant: string): string => time.format(new Date(instant));
