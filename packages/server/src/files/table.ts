import { reactions } from '@sitewright/domain/files/reaction';
import { photoStages } from '@sitewright/domain/site-issues/issue-values';
import { index, integer, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns, userId } from '../platform/audit.ts';
import { clientId, instant, oncePerClientId } from '../platform/columns.ts';
import { foreignTable, ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** The files of a contract. A file of an entry, a comment, a message or a delivery is deleted with it. */
export const files = tenantTable(
  'files',
  {
    projectId: integer().notNull(),
    diaryEntryId: integer(),
    diaryCommentId: integer(),
    journalMessageId: integer(),
    deliveryId: integer(),
    carbonEntryId: integer(),
    siteIssueId: integer(),
    /** For an issue: before or after the repair. */
    stage: text({ enum: photoStages }),
    filename: text().notNull(),
    originalName: text().notNull(),
    /** Storage keys of the file and its thumbnail; never in a response. */
    path: text().notNull(),
    thumbnail: text(),
    mimetype: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    /** When a photo was taken, by the camera's clock. */
    takenAt: instant(),
    description: text(),
    clientId: clientId(),
    ...auditColumns,
  },
  (t) => [
    oncePerClientId('files', t),
    ofProject('files', t),
    ownedBy('files_entry_fk', t, t.diaryEntryId, foreignTable('diary_entries')),
    ownedBy('files_diary_comment_fk', t, t.diaryCommentId, foreignTable('diary_comments')),
    ownedBy('files_journal_message_fk', t, t.journalMessageId, foreignTable('journal_messages')),
    ownedBy('files_delivery_fk', t, t.deliveryId, foreignTable('deliveries')),
    ownedBy('files_carbon_fk', t, t.carbonEntryId, foreignTable('carbon_entries')),
    ownedBy('files_issue_fk', t, t.siteIssueId, foreignTable('site_issues')),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.diaryEntryId),
    index().on(t.organizationId, t.diaryCommentId),
    index().on(t.organizationId, t.journalMessageId),
    index().on(t.organizationId, t.deliveryId),
    index().on(t.organizationId, t.carbonEntryId),
    index().on(t.organizationId, t.siteIssueId),
  ],
);

export const fileComments = tenantTable(
  'file_comments',
  {
    fileId: integer().notNull(),
    userId: userId(),
    author: text().notNull(),
    content: text().notNull(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('file_comments_file_fk', t, t.fileId, files),
    index().on(t.organizationId, t.fileId, t.id),
  ],
);

export const commentReactions = tenantTable(
  'comment_reactions',
  {
    commentId: integer().notNull(),
    userId: userId(),
    emoji: text({ enum: reactions }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    ownedBy('comment_reactions_comment_fk', t, t.commentId, fileComments),
    unique().on(t.organizationId, t.commentId, t.userId, t.emoji),
  ],
);
