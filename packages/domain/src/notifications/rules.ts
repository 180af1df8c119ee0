import { type Action, can, type Entitled, type Resource } from '../kernel/access.ts';
import { problem, refusedAt } from '../kernel/problem.ts';
import type { Notice } from './notice.ts';
import type { Notification, NotificationMark } from './notification.ts';

export const isOver = problem(
  'notification.is_over',
  400,
  'Please choose a time that is still to come',
);

type Marked = Pick<Notification, 'read' | 'readAt' | 'snoozedUntil' | 'settledAt'>;

/** It still asks for somebody's attention. */
export const isUnread = ({ read, snoozedUntil, settledAt }: Marked, now: string): boolean =>
  !read && settledAt === null && (snoozedUntil === null || snoozedUntil <= now);

/** Read, unread again, or put off until later: what is put off comes back unread. */
export function markNotification<N extends Marked>(
  notification: N,
  { read = notification.read, snoozedUntil }: NotificationMark,
  now: string,
): N {
  if (snoozedUntil && snoozedUntil <= now) throw refusedAt('snoozedUntil', isOver);
  const until = snoozedUntil === undefined ? notification.snoozedUntil : snoozedUntil;
  const isRead = snoozedUntil ? false : read;
  return {
    ...notification,
    read: isRead,
    readAt: isRead ? (notification.readAt ?? now) : null,
    snoozedUntil: until,
  };
}

/** What not everybody may know stands in these, also long after they were written. */
const rightsToKnow: Record<string, readonly [Resource, Action]> = {
  approval: ['purchaseOrder.prices', 'R'],
  accessRequest: ['accessRequest', 'A'],
  webhook: ['organization', 'M'],
  disk: ['accessRequest', 'A'],
};

/** The kinds that somebody was told of when they held another role, and may not read now. */
export const kindsHiddenFrom = (actor: Entitled): string[] =>
  Object.entries(rightsToKnow).flatMap(([kind, right]) => (can(actor, ...right) ? [] : [kind]));

/** What has been written down of a matter. */
export type Known = { id: number; userId: number; subject: string; settledAt: string | null };

export type Changes = {
  /** Not told yet. */
  fresh: Notice[];
  /** Told before, and settled since; it is as it was, and nobody is told a second time. */
  reopened: number[];
  settled: number[];
};

const keyOf = ({ userId, subject }: Pick<Known, 'userId' | 'subject'>) => `${userId} ${subject}`;

/** What the rules find now, against what was found before. */
export function changesOf(known: readonly Known[], wanted: readonly Notice[]): Changes {
  const before = new Map(known.map((one) => [keyOf(one), one]));
  const now = new Map(wanted.map((notice) => [keyOf(notice), notice]));
  return {
    fresh: [...now].flatMap(([key, notice]) => (before.has(key) ? [] : [notice])),
    reopened: known.filter((one) => one.settledAt && now.has(keyOf(one))).map(({ id }) => id),
    settled: known.filter((one) => !one.settledAt && !now.has(keyOf(one))).map(({ id }) => id),
  };
}
