import { text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from './audit.ts';
import { tenantTable } from './tenancy.ts';

/** The key of an organisation, wrapped by one that is not in the database. */
export const organizationKeys = tenantTable(
  'organization_keys',
  { wrappedKey: text().notNull(), ...auditColumns },
  (t) => [unique().on(t.organizationId)],
);
