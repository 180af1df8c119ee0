import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type {
  Notification,
  NotificationQuery,
} from '@sitewright/domain/notifications/notification';
import { type Channel, categories } from '@sitewright/domain/notifications/notification-values';
import { isChannelOn, readChoices } from '@sitewright/domain/notifications/preferences';
import { kindsHiddenFrom } from '@sitewright/domain/notifications/rules';
import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import { users } from '../platform/global-tables.ts';
import { newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { notifications } from './table.ts';

type Owner = Pick<Actor, 'userId' | 'role' | 'isOrganizationAdmin'>;

/** Theirs, as far as they may still know of it. */
function mayKnow(owner: Owner) {
  const hidden = kindsHiddenFrom(owner);
  return and(
    eq(notifications.userId, owner.userId),
    hidden.length === 0 ? undefined : notInArray(notifications.kind, hidden),
  );
}

/** Of these, the ones that the user wants through this channel. */
export async function enabledFor(tx: Tx, owner: Owner, channel: Channel) {
  const [row] = await tx
    .select({ preferences: users.preferences })
    .from(users)
    .where(eq(users.id, owner.userId));
  const choices = readChoices(row?.preferences ?? {});
  const chosen = categories.filter((category) => isChannelOn(choices, category, channel));
  return and(
    mayKnow(owner),
    chosen.length === categories.length ? undefined : inArray(notifications.category, chosen),
  );
}

const isAwake = (now: Date) =>
  sql`coalesce(${notifications.snoozedUntil} <= ${now.toISOString()}, true)`;

/** `not read` as in the index: as a parameter it would not be used. */
export const isWaiting = (now: Date) =>
  and(sql`not ${notifications.read}`, sql`${notifications.settledAt} is null`, isAwake(now));

export async function listNotifications(
  tx: Tx,
  { category, unread, ...page }: NotificationQuery,
  owner: Owner,
  now: Date,
): Promise<Page<Notification>> {
  const rows = await newestPage(
    asShown(tx),
    notifications,
    page,
    await enabledFor(tx, owner, 'inApp'),
    isAwake(now),
    category && eq(notifications.category, category),
    unread === 'true' ? isWaiting(now) : undefined,
  );
  return rows.map(toNotification);
}

export const countUnread = async (tx: Tx, owner: Owner, now: Date): Promise<number> =>
  tx.$count(notifications, and(await enabledFor(tx, owner, 'inApp'), isWaiting(now)));

/** A notification of another user is not found. */
export async function lockNotification(tx: Tx, id: number, owner: Owner): Promise<Notification> {
  const [row] = await asShown(tx)
    .where(and(eq(notifications.id, id), mayKnow(owner)))
    .for('update', { of: notifications });
  return toNotification(found(row));
}

export async function saveMark(tx: Tx, notification: Notification): Promise<Notification> {
  const { id, read, readAt, snoozedUntil } = notification;
  await tx
    .update(notifications)
    .set({ read, readAt: instant(readAt), snoozedUntil: instant(snoozedUntil) })
    .where(eq(notifications.id, id));
  return notification;
}

/** Snoozed notifications stay snoozed. */
export async function markAllRead(tx: Tx, owner: Owner, now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ read: true, readAt: now })
    .where(and(await enabledFor(tx, owner, 'inApp'), isWaiting(now)));
}

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const asShown = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(notifications), projectName: projects.name })
    .from(notifications)
    .leftJoin(projects, eq(projects.id, notifications.projectId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof asShown>>[number];

const toNotification = ({ organizationId, subject, metadata, ...row }: Row): Notification => ({
  ...row,
  metadata: {
    kind: metadata.kind ?? 'general',
    recordId: metadata.recordId ?? null,
    link: metadata.link ?? null,
  },
  readAt: row.readAt?.toISOString() ?? null,
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  settledAt: row.settledAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
