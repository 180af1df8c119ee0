import { dayStatuses } from '@sitewright/domain/diary/day';
import { entryTypes } from '@sitewright/domain/diary/entry-type';
import { reactions } from '@sitewright/domain/files/reaction';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, numeric, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns, userId } from '../platform/audit.ts';
import { clientId, instant, oncePerClientId } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

export const diaryEntries = tenantTable(
  'diary_entries',
  {
    projectId: integer().notNull(),
    userId: userId(),
    date: date().notNull(),
    author: text().notNull(),
    workSummary: text().notNull(),
    weatherImpact: text(),
    materialsDelivered: text(),
    labor: text().notNull(),
    weather: jsonb(),
    sharedWith: text().array().notNull().default(sql`'{}'`),
    /** Taken from `labor`, so that lists can sort and sum without reading it. */
    type: text({ enum: entryTypes }).notNull(),
    company: text(),
    jobRole: text(),
    plant: text(),
    startTime: text(),
    finishTime: text(),
    hours: numeric({ precision: 4, scale: 1 }).notNull(),
    /** When its author wrote it; `createdAt` is when it reached the server. */
    enteredAt: instant().notNull().defaultNow(),
    clientId: clientId(),
    ...auditColumns,
  },
  (t) => [
    oncePerClientId('diary_entries', t),
    ofProject('diary_entries', t),
    index().on(t.organizationId, t.date.desc(), t.id.desc()),
    index().on(t.organizationId, t.projectId, t.date.desc(), t.id.desc()),
    index().on(t.organizationId, t.userId, t.date.desc(), t.id.desc()),
  ],
);

/** The state of a day; a draft without changes has no row. */
export const diaryDays = tenantTable(
  'diary_days',
  {
    projectId: integer().notNull(),
    date: date().notNull(),
    status: text({ enum: dayStatuses }).notNull().default('draft'),
    isNoWork: boolean().notNull().default(false),
    noWorkReason: text(),
    submittedAt: instant(),
    submittedBy: userId(),
    submittedByName: text(),
    signedOffAt: instant(),
    signedOffBy: userId(),
    signedOffByName: text(),
    /** The gaps that were accepted at the sign-off, as they were shown. */
    acceptedGaps: text().array().notNull().default(sql`'{}'`),
    ...auditColumns,
  },
  (t) => [ofProject('diary_days', t), unique().on(t.organizationId, t.projectId, t.date)],
);

/** Append-only: the database refuses updates. */
export const diaryAmendments = tenantTable(
  'diary_amendments',
  {
    diaryEntryId: integer().notNull(),
    reason: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    amendedAt: instant().notNull().defaultNow(),
    amendedBy: userId(),
    amendedByName: text().notNull(),
  },
  (t) => [
    ownedBy('diary_amendments_entry_fk', t, t.diaryEntryId, diaryEntries),
    index().on(t.organizationId, t.diaryEntryId, t.id),
  ],
);

export const diaryComments = tenantTable(
  'diary_comments',
  {
    projectId: integer().notNull(),
    date: date().notNull(),
    timeSlot: text().notNull(),
    /** The entry that it is on; it is deleted with it. */
    recordId: integer(),
    recordType: text(),
    comment: text().notNull(),
    author: text().notNull(),
    userId: userId(),
    clientId: clientId(),
    ...auditColumns,
  },
  (t) => [
    oncePerClientId('diary_comments', t),
    ofProject('diary_comments', t),
    ownedBy('diary_comments_entry_fk', t, t.recordId, diaryEntries),
    index().on(t.organizationId, t.projectId, t.date, t.id),
    index().on(t.organizationId, t.recordId),
  ],
);

/** Each of the six once per user. */
export const diaryCommentReactions = tenantTable(
  'diary_comment_reactions',
  {
    commentId: integer().notNull(),
    userId: userId(),
    emoji: text({ enum: reactions }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    ownedBy('diary_comment_reactions_comment_fk', t, t.commentId, diaryComments),
    unique('diary_comment_reactions_once').on(t.organizationId, t.commentId, t.userId, t.emoji),
  ],
);
