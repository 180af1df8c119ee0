import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantPolicy, tenantTable } from '../platform/tenancy.ts';

/** Search entries as they are shown; the tables' triggers write them whenever a record changes. */
export const searchDocuments = tenantTable(
  'search_documents',
  {
    entity: text().notNull(),
    recordId: integer().notNull(),
    projectId: integer(),
    title: text().notNull(),
    detail: text(),
    words: text().notNull(),
  },
  (t) => [unique().on(t.organizationId, t.entity, t.recordId)],
);

const { organizationId } = tenantColumns;

/**
 * Every word of it, and how its title begins after a '='. A few first letters are a range of the index
 * of each kind, the newest first; the column sorts by bytes (`collate "C"`), or they would be no range.
 */
export const searchTokens = pgTable(
  'search_tokens',
  {
    organizationId,
    entity: text().notNull(),
    token: text().notNull(),
    documentId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.documentId, t.token] }),
    foreignKey({
      name: 'search_tokens_document_fk',
      columns: [t.organizationId, t.documentId],
      foreignColumns: [searchDocuments.organizationId, searchDocuments.id],
    }).onDelete('cascade'),
    index('search_tokens_first_letters').on(
      t.organizationId,
      t.entity,
      t.token,
      t.documentId.desc(),
    ),
    tenantPolicy(),
  ],
);
