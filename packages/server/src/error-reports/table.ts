import { index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../platform/global-tables.ts';
import { tenantTable } from '../platform/tenancy.ts';

/** Errors in users' browsers, stored for thirty days. */
export const errorReports = tenantTable(
  'error_reports',
  {
    message: text().notNull(),
    stack: text(),
    component: text(),
    location: text(),
    /** As the browser sent it. */
    timestamp: text(),
    severity: text(),
    source: text(),
    errorType: text(),
    browserInfo: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    pluginInfo: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    screenshot: text(),
    screenshotType: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.organizationId, t.createdAt)],
);
