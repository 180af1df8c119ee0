import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../platform/global-tables.ts';
import { goesWith, tenantColumns, tenantGuards } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

/** What somebody is told; one for each person, so that each reads it for themselves. */
export const notifications = pgTable(
  'notifications',
  {
    ...tenantColumns,
    title: text().notNull(),
    message: text().notNull(),
    type: text().notNull().default('info'),
    category: text().notNull().default('general'),
    priority: text().notNull().default('medium'),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: integer(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What it is about and since when: the same is told once. */
    occasion: text().notNull(),
    read: boolean().notNull().default(false),
    readAt: timestamp({ withTimezone: true }),
    /** It waits in the daily letter until it has gone out. */
    mailedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    ...tenantGuards(t),
    goesWith('notifications_project_fk', t, t.projectId, projects),
    unique().on(t.organizationId, t.userId, t.occasion),
    index().on(t.organizationId, t.userId, t.id),
  ],
);
