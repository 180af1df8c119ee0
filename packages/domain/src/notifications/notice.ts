import type { HasRole } from '../kernel/access.ts';
import { daysBetween, formatDate } from '../kernel/calendar.ts';
import type { Category, NoticePriority, NoticeType } from './notification-values.ts';

/** A notification for one user, before it is stored. */
export type Notice = {
  userId: number;
  /** The kind and the record id: finds the stored notification, so that it is sent once. */
  subject: string;
  title: string;
  message: string;
  type: NoticeType;
  category: Category;
  priority: NoticePriority;
  projectId: number | null;
  /** The path in the app where it can be dealt with. */
  link: string;
};

/** A possible recipient. */
export type Person = HasRole;

/** The same notification for each of them. */
export const noticePerUser = (
  people: readonly Pick<Person, 'userId'>[],
  matter: Omit<Notice, 'userId'>,
): Notice[] => people.map(({ userId }) => ({ userId, ...matter }));

/** Days before an expiry on which a notification is sent, once each. */
const steps = [0, 7, 30, 60] as const;

export const firstReminderDays = 60;

/** The reminder step of an expiry date; undefined while it is far away. */
export function reminderStep(end: string, today: string): number | undefined {
  const left = daysBetween(today, end);
  return steps.find((step) => left <= step);
}

/** 'expired on 02/11/2026', 'expires today', 'expires on 02/12/2026, in 16 days'. */
export function expiryText(end: string, today: string): string {
  const left = daysBetween(today, end);
  if (left < 0) return `expired on ${formatDate(end)}`;
  return (
    ['expires today', 'expires tomorrow'][left] ?? `expires on ${formatDate(end)}, in ${left} days`
  );
}

/** The priority rises as the expiry comes closer. */
export const urgencyOf = (step: number): Pick<Notice, 'type' | 'priority'> => {
  if (step === 0) return { type: 'error', priority: 'critical' };
  if (step === 7) return { type: 'warning', priority: 'high' };
  return { type: 'warning', priority: step === 30 ? 'medium' : 'low' };
};
