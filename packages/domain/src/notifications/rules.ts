import { type Action, can, type HasRole, type Resource } from '../kernel/access.ts';
import { badRequest, refusedAt } from '../kernel/problem.ts';
import type { Notice } from './notice.ts';
import type { Notification, NotificationMark } from './notification.ts';

const snoozeTimePast = badRequest(
  'notification.time_in_past',
  'Please choose a time in the future',
);

type Marked = Pick<Notification, 'read' | 'readAt' | 'snoozedUntil' | 'settledAt'>;

/** It is still open. */
export const isUnread = ({ read, snoozedUntil, settledAt }: Marked, now: string): boolean =>
  !read && settledAt === null && (snoozedUntil === null || snoozedUntil <= now);

/** Read, unread again, or put off until later: what is put off comes back unread. */
export function markNotification<N extends Marked>(
  notification: N,
  { read = notification.read, snoozedUntil }: NotificationMark,
  now: string,
): N {
  if (snoozedUntil && snoozedUntil <= now) throw refusedAt('snoozedUntil', snoozeTimePast);
  const until = snoozedUntil === undefined ? notification.snoozedUntil : snoozedUntil;
  const isRead = snoozedUntil ? false : read;
  return {
    ...notification,
    read: isRead,
    readAt: isRead ? (notification.readAt ?? now) : null,
    snoozedUntil: until,
  };
}

/** Notifications of these kinds need a permission to read, even long after they were sent. */
const rightsToKnow: Record<string, readonly [Resource, Action]> = {
  approval: ['purchaseOrder.prices', 'R'],
  accessRequest: ['accessRequest', 'A'],
  webhook: ['organization', 'M'],
  disk: ['accessRequest', 'A'],
};

/** Kinds that the user's current role may no longer read. */
export const kindsHiddenFrom = (actor: HasRole): string[] =>
  Object.entries(rightsToKnow).flatMap(([kind, right]) => (can(actor, ...right) ? [] : [kind]));

/** A stored notification. */
export type StoredNotice = {
  id: number;
  userId: number;
  subject: string;
  settledAt: string | null;
};

type Changes = {
  /** New notifications. */
  fresh: Notice[];
  /** Settled notifications that are due again; they reopen without a second email. */
  reopened: number[];
  settled: number[];
};

const keyOf = ({ userId, subject }: Pick<StoredNotice, 'userId' | 'subject'>) =>
  `${userId} ${subject}`;

/** Compares the notifications due now with the stored ones. */
export function changesOf(stored: readonly StoredNotice[], due: readonly Notice[]): Changes {
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const now = new Map(due.map((notice) => [keyOf(notice), notice]));
  return {
    fresh: [...now].flatMap(([key, notice]) => (before.has(key) ? [] : [notice])),
    reopened: stored.filter((row) => row.settledAt && now.has(keyOf(row))).map(({ id }) => id),
    settled: stored.filter((row) => !row.settledAt && !now.has(keyOf(row))).map(({ id }) => id),
  };
}
