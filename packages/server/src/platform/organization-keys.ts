import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from './audit.ts';
import { tenantColumns, tenantGuards } from './tenancy.ts';

/** The key of an organisation, wrapped by one that is not in the database. */
export const organizationKeys = pgTable(
  'organization_keys',
  { ...tenantColumns, wrappedKey: text().notNull(), ...auditColumns },
  (t) => [...tenantGuards(t), unique().on(t.organizationId)],
);
