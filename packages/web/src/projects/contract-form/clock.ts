const zone = { timeZone: 'Europe/London' } as const;
const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'short' });

/** `14:02` on site. */
export const clockTime = (instant: string): string => time.format(new Date(instant));

/** `15/11/2026, 14:02` on site. */
export const dateAndTime = (instant: string): string =>
  `${date.format(new Date(instant))}, ${clockTime(instant)}`;
