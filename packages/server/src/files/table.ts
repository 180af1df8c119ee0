import { reactions } from '@sitewright/domain/files/reaction';
import { foreignKey, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { deliveries } from '../deliveries/table.ts';
import { diaryComments, diaryEntries } from '../diary/table.ts';
import { journalMessages } from '../journal/table.ts';
import { auditColumns } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import { oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** The files of a contract. One that belongs to an entry, a comment, a message or a delivery goes with it. */
export const files = pgTable(
  'files',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    diaryEntryId: integer(),
    diaryCommentId: integer(),
    journalMessageId: integer(),
    deliveryId: integer(),
    filename: text().notNull(),
    originalName: text().notNull(),
    /** Where its bytes are kept, and those of its small picture; no answer ever tells. */
    path: text().notNull(),
    thumbnail: text(),
    mimetype: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    /** When a photo was taken, by its own clock. */
    takenAt: timestamp({ withTimezone: true }),
    description: text(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('files', t),
    foreignKey({
      name: 'files_entry_fk',
      columns: [t.organizationId, t.diaryEntryId],
      foreignColumns: [diaryEntries.organizationId, diaryEntries.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'files_diary_comment_fk',
      columns: [t.organizationId, t.diaryCommentId],
      foreignColumns: [diaryComments.organizationId, diaryComments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'files_journal_message_fk',
      columns: [t.organizationId, t.journalMessageId],
      foreignColumns: [journalMessages.organizationId, journalMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'files_delivery_fk',
      columns: [t.organizationId, t.deliveryId],
      foreignColumns: [deliveries.organizationId, deliveries.id],
    }).onDelete('cascade'),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.diaryEntryId),
    index().on(t.organizationId, t.diaryCommentId),
    index().on(t.organizationId, t.journalMessageId),
    index().on(t.organizationId, t.deliveryId),
  ],
);

export const fileComments = pgTable(
  'file_comments',
  {
    ...tenantColumns,
    fileId: integer().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    author: text().notNull(),
    content: text().notNull(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    foreignKey({
      name: 'file_comments_file_fk',
      columns: [t.organizationId, t.fileId],
      foreignColumns: [files.organizationId, files.id],
    }).onDelete('cascade'),
    index().on(t.organizationId, t.fileId, t.id),
  ],
);

export const commentReactions = pgTable(
  'comment_reactions',
  {
    ...tenantColumns,
    commentId: integer().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    emoji: text({ enum: reactions }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    ...tenantGuards(t),
    foreignKey({
      name: 'comment_reactions_comment_fk',
      columns: [t.organizationId, t.commentId],
      foreignColumns: [fileComments.organizationId, fileComments.id],
    }).onDelete('cascade'),
    unique().on(t.organizationId, t.commentId, t.userId, t.emoji),
    oneOf(t.emoji, reactions),
  ],
);
