import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { userId } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
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
    createdAt: instant().notNull().defaultNow(),
    createdBy: userId(),
  },
  (t) => [index().on(t.organizationId, t.createdAt)],
);
