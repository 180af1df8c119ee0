import { daysAfter, londonDay, londonInstant } from '@sitewright/domain/kernel/calendar';

const hour = 60 * 60 * 1000;

const atSeven = (day: string): Date => londonInstant(new Date(`${day}T07:00:00Z`));

/** 0 is Sunday. */
const daysToMonday = (day: string): number => (8 - new Date(day).getUTCDay()) % 7 || 7;

/** The times until which a notification can be snoozed. */
export function snoozeTimes(now: Date): { label: string; until: string }[] {
  const today = londonDay(now);
  return [
    { label: 'Snooze for an hour', until: new Date(now.getTime() + hour) },
    { label: 'Snooze until tomorrow, 07:00', until: atSeven(daysAfter(today, 1)) },
    { label: 'Snooze until Monday, 07:00', until: atSeven(daysAfter(today, daysToMonday(today))) },
  ].map(({ label, until }) => ({ label, until: until.toISOString() }));
}
