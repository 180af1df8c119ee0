import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { formatLongDate } from '../ui/fields/parse-date.ts';

type Day = { date: string; messages: JournalMessage[] };

/** Groups messages by the site day on which they were written, in order. */
export function byDay(messages: readonly JournalMessage[]): Day[] {
  const dates = [...new Set(messages.map(dayOf))];
  return dates.map((date) => ({
    date,
    messages: messages.filter((message) => dayOf(message) === date),
  }));
}

const dayOf = ({ createdAt }: JournalMessage): string => londonDay(new Date(createdAt));

export function dayName(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === daysAfter(today, -1) ? 'Yesterday' : formatLongDate(date);
}
