import { callBackStatuses } from '@sitewright/domain/wellbeing/wellbeing-values';
import { date, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { users } from '../platform/global-tables.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

const user = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * The mood of a week as counts. Single answers are never stored, so none can be traced; the shown
 * figures change only with every fifth answer, so that no single answer can be derived.
 */
export const wellbeingWeeks = tenantTable(
  'wellbeing_weeks',
  {
    /** Null for who named no contract. */
    projectId: integer(),
    /** Its Monday. */
    week: date().notNull(),
    answers: integer().notNull().default(0),
    /** Sealed from the first answer on. */
    counts: jsonb().notNull().default({}),
    shownAnswers: integer().notNull().default(0),
    shownCounts: jsonb().notNull().default({}),
  },
  (t) => [
    ofProject('wellbeing_weeks', t),
    unique().on(t.organizationId, t.projectId, t.week).nullsNotDistinct(),
  ],
);

/** A request for a call-back; only the person and the supporter see it. */
export const wellbeingCallBacks = tenantTable(
  'wellbeing_call_backs',
  {
    requesterId: user(),
    supporterId: user(),
    message: text(),
    phone: text(),
    status: text({ enum: callBackStatuses }).notNull().default('open'),
    contactedAt: instant(),
    closedAt: instant(),
    ...auditColumns,
  },
  (t) => [
    index().on(t.organizationId, t.requesterId, t.id),
    index().on(t.organizationId, t.supporterId, t.id),
  ],
);

/** Who of the company listens: its mental-health first aiders. */
export const wellbeingSupporters = tenantTable(
  'wellbeing_supporters',
  { userId: user(), phone: text(), about: text(), ...auditColumns },
  (t) => [unique().on(t.organizationId, t.userId)],
);

/** A toolbox talk that was held, and who was there. */
export const toolboxTalks = tenantTable(
  'toolbox_talks',
  {
    projectId: integer().notNull(),
    /** Of the library; null for a talk of one's own. */
    topic: text(),
    title: text().notNull(),
    date: date().notNull(),
    heldBy: text().notNull(),
    attendees: jsonb().notNull().default([]),
    notes: text(),
    ...auditColumns,
  },
  (t) => [ofProject('toolbox_talks', t), index().on(t.organizationId, t.projectId, t.id)],
);

/** Who signed that they were at a talk, each on their own phone by its link. */
export const toolboxSignatures = tenantTable(
  'toolbox_signatures',
  {
    toolboxTalkId: integer().notNull(),
    name: text().notNull(),
    /** The drawn signature, as the path of an SVG; null for a typed name. */
    drawing: text(),
    linkId: integer(),
    signedAt: instant().notNull().defaultNow(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('toolbox_signatures_talk_fk', t, t.toolboxTalkId, toolboxTalks),
    unique().on(t.organizationId, t.toolboxTalkId, t.name),
  ],
);
