import {
  crewKinds,
  pauseReasons,
  segmentKinds,
  sessionStatuses,
} from '@sitewright/domain/labour/labour-session';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { plantHires } from '../plant/table.ts';
import { auditColumns } from '../platform/audit.ts';
import { clientId, instant, oncePerClientId } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';
import { workers } from '../workforce/table.ts';

const rate = () => numeric({ precision: 8, scale: 2 });

/** Workers who start together every morning with one tap. */
export const labourGangs = tenantTable(
  'labour_gangs',
  {
    name: text().notNull(),
    company: text(),
    jobRole: text(),
    operatives: integer().notNull(),
    hourlyRate: rate(),
    active: boolean().notNull().default(true),
    ...auditColumns,
  },
  (t) => [unique().on(t.organizationId, t.name)],
);

export const labourGangMembers = tenantTable(
  'labour_gang_members',
  {
    gangId: integer().notNull(),
    workerId: integer().notNull(),
  },
  (t) => [
    ownedBy('labour_gang_members_gang_fk', t, t.gangId, labourGangs),
    ownedBy('labour_gang_members_worker_fk', t, t.workerId, workers),
    unique().on(t.organizationId, t.gangId, t.workerId),
  ],
);

/** A worker, a company, a gang or plant at work, from start to finish. */
export const labourSessions = tenantTable(
  'labour_sessions',
  {
    projectId: integer().notNull(),
    crewKind: text({ enum: crewKinds }).notNull(),
    name: text().notNull(),
    company: text(),
    jobRole: text(),
    operatives: integer().notNull().default(1),
    task: text(),
    gangId: integer(),
    plantHireId: integer(),
    hourlyRate: rate(),
    status: text({ enum: sessionStatuses }).notNull().default('running'),
    startedAt: instant().notNull(),
    /** The time on the user's device. */
    deviceStartedAt: instant(),
    finishedAt: instant(),
    /** It was stopped automatically, or reported late by a phone, and should be checked. */
    needsReview: boolean().notNull().default(false),
    /** Why it should be checked, where that is not that it was stopped. */
    reviewReason: text(),
    diaryEntryId: integer(),
    clientId: clientId(),
    ...auditColumns,
  },
  (t) => [
    oncePerClientId('labour_sessions', t),
    ofProject('labour_sessions', t),
    ownedBy('labour_sessions_plant_fk', t, t.plantHireId, plantHires),
    // Its links to the gang and the entry, which it outlives, are in the migration: only SQL can
    // empty one column of a key.
    index().on(t.organizationId, t.projectId, t.startedAt, t.id),
    index('labour_sessions_open')
      .on(t.organizationId, t.projectId, t.id)
      .where(sql`finished_at is null`),
    index().on(t.organizationId, t.diaryEntryId),
    index().on(t.organizationId, t.plantHireId),
    uniqueIndex('labour_sessions_one_open_per_machine')
      .on(t.organizationId, t.plantHireId)
      .where(sql`finished_at is null`),
  ],
);

/** Its workers; the database allows one open session per worker. */
export const labourSessionWorkers = tenantTable(
  'labour_session_workers',
  {
    sessionId: integer().notNull(),
    workerId: integer().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    ownedBy('labour_session_workers_session_fk', t, t.sessionId, labourSessions),
    ownedBy('labour_session_workers_worker_fk', t, t.workerId, workers),
    index().on(t.organizationId, t.sessionId),
    index().on(t.organizationId, t.workerId),
    uniqueIndex('labour_session_workers_one_open')
      .on(t.organizationId, t.workerId)
      .where(sql`finished_at is null`),
  ],
);

/** A period of work or waiting, by the server's clock. */
export const labourSegments = tenantTable(
  'labour_segments',
  {
    sessionId: integer().notNull(),
    kind: text({ enum: segmentKinds }).notNull(),
    reason: text({ enum: pauseReasons }),
    note: text(),
    isPaid: boolean().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** The phone's clock when it began, if the phone reported it. */
    deviceAt: instant(),
  },
  (t) => [
    ownedBy('labour_segments_session_fk', t, t.sessionId, labourSessions),
    index().on(t.organizationId, t.sessionId, t.id),
    uniqueIndex('labour_segments_one_open')
      .on(t.organizationId, t.sessionId)
      .where(sql`ended_at is null`),
  ],
);

/** A correction of a session, with what it was before and after. */
export const labourCorrections = tenantTable(
  'labour_corrections',
  {
    sessionId: integer().notNull(),
    reason: text().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('labour_corrections_session_fk', t, t.sessionId, labourSessions),
    index().on(t.organizationId, t.sessionId, t.id),
  ],
);
