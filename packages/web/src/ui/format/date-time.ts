const zone = { timeZone: 'Europe/London' } as const;
const date = new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' });

/** `15/11/2026`, in UK local time. */
export const dayText = (instant: string): string => date.format(new Date(instant));

/** `14:02`, in UK local time. */
export const timeText = (instant: string | number): string => time.format(new Date(instant));

/** `15/11/2026 14:02`, in UK local time. */
export const momentText = (instant: string): string => `${dayText(instant)} ${timeText(instant)}`;

/** `14:02`, or `Fri 13 Nov, 17:40`: older than a day, the time alone would mislead. */
export const ageText = (instant: number): string =>
  Date.now() - instant < 864e5
    ? timeText(instant)
    : new Date(instant).toLocaleString('en-GB', {
        ...zone,
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      });

/** `Today 14:02`, or the date of an earlier day. */
export const recentText = (instant: string, today: string): string =>
  dayText(instant) === dayText(today) ? `Today ${timeText(instant)}` : dayText(instant);
