import { index, integer, text } from 'drizzle-orm/pg-core';
import { auditColumns, userId } from '../platform/audit.ts';
import { clientId, oncePerClientId } from '../platform/columns.ts';
import { tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** A message on a contract; its picture is one of the contract's files. */
export const journalMessages = tenantTable(
  'journal_messages',
  {
    projectId: integer().notNull(),
    userId: userId(),
    author: text().notNull(),
    message: text().notNull(),
    clientId: clientId(),
    ...auditColumns,
  },
  (t) => [
    oncePerClientId('journal_messages', t),
    ofProject('journal_messages', t),
    index().on(t.organizationId, t.projectId, t.id),
  ],
);
