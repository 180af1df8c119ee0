import type {
  Category,
  NoticePriority,
  NoticeType,
} from '@sitewright/domain/notifications/notification-values';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../platform/columns.ts';
import { users } from '../platform/global-tables.ts';
import { tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** A notification; one row for each recipient. */
export const notifications = tenantTable(
  'notifications',
  {
    title: text().notNull(),
    message: text().notNull(),
    type: text().$type<NoticeType>().notNull(),
    category: text().$type<Category>().notNull().default('general'),
    priority: text().$type<NoticePriority>().notNull().default('medium'),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: integer(),
    /** Its subject, such as `certificate 12 expires in 30 days`: it is notified only once. */
    subject: text().notNull(),
    /** The first two words of its subject, by which all of one matter are found. */
    kind: text().notNull(),
    recordId: integer(),
    metadata: jsonb()
      .$type<{ link?: string; kind?: string; recordId?: number }>()
      .notNull()
      .default({}),
    read: boolean().notNull().default(false),
    readAt: instant(),
    snoozedUntil: instant(),
    /** The matter is settled: it needs no answer any more. */
    settledAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    ofProject('notifications', t),
    unique().on(t.organizationId, t.userId, t.subject),
    index().on(t.organizationId, t.userId, t.id),
    index().on(t.organizationId, t.kind, t.recordId),
    index('notifications_unread').on(t.organizationId, t.userId).where(sql`not ${t.read}`),
  ],
);
