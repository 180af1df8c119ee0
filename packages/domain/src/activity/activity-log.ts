import * as z from 'zod';
import { Id, IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { dateOf } from '../kernel/period.ts';
import { line } from '../kernel/text.ts';
import { categories, severities } from './activity-values.ts';

/** One action in the log: who, what, to what, when and from where. */
export const ActivityLog = z.object({
  id: Id,
  /** Cleared when the account is deleted; the name stays. */
  userId: Id.nullable(),
  username: z.string(),
  /** The endpoint by method and path. */
  action: z.string(),
  entityType: z.string().nullable(),
  entityId: z.int().nullable(),
  entityName: z.string().nullable(),
  description: z.string(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  sessionId: z.int().nullable(),
  /** The reason entered, the names of the revealed fields, the contract; rows and filter of an export. */
  metadata: z.record(z.string(), z.unknown()),
  severity: z.enum(severities),
  category: z.enum(categories),
  createdAt: z.iso.datetime(),
  /** The contract it concerns, if it is still there. */
  projectName: z.string().nullable(),
  projectSlug: z.string().nullable(),
  /** The user's name today; null once the account is deleted, and for a person without one. */
  userName: z.string().nullable(),
});

/** One field before and after; of what is secret only that it changed. */
export const FieldChange = z.object({
  /** The record's type as a label, and its id. */
  record: z.string(),
  recordId: z.int(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isHidden: z.boolean(),
});

export const ActivityDetail = ActivityLog.extend({
  changes: z.array(FieldChange),
  /** Its position in the chain; null until it is sealed, a second after the action. */
  position: z.int().nullable(),
  hash: z.string().nullable(),
  previousHash: z.string().nullable(),
  sealedAt: z.iso.datetime().nullable(),
});

export const ActivityFilter = z.object({
  from: dateOf('From').optional(),
  to: dateOf('To').optional(),
  username: line('User', 320).optional(),
  action: line('Action', 200).optional(),
  entityType: line('Record type', 50).optional(),
  entityId: IdInPath.optional(),
  category: z.enum(categories).optional(),
  severity: z.enum(severities).optional(),
  ip: line('IP address', 45).optional(),
  q: line('Search', 100).optional(),
});

export const ActivityQuery = PageQuery.extend(ActivityFilter.shape);

/** How many events of each severity an hour or a day had. */
export const ActivityBar = z.object({
  /** `2026-11-12`, or `2026-11-12T09:00` by the clock on site. */
  at: z.string(),
  info: z.int(),
  notice: z.int(),
  warning: z.int(),
  critical: z.int(),
});

export const ActivitySummary = z.object({
  today: z.object({
    events: z.int(),
    failedSignIns: z.int(),
    deletions: z.int(),
    exports: z.int(),
  }),
  per: z.enum(['hour', 'day']),
  bars: z.array(ActivityBar),
  topUsers: z.array(z.object({ username: z.string(), events: z.int() })),
});

const breakKinds = ['changed', 'missing', 'order', 'foreign', 'end', 'anchor'] as const;

/** The state of the chain. */
export const Verification = z.object({
  /** How many entries are as they were sealed, from the first one on. */
  verified: z.int(),
  /** The hash of the last sealed entry. */
  hash: z.string().nullable(),
  /** Written in the last second, and not sealed yet. */
  waiting: z.int(),
  /** The first entry that is not as it was written, and what is wrong with it. */
  broken: z
    .object({
      activityLogId: z.int().nullable(),
      position: z.int().nullable(),
      why: z.enum(breakKinds),
    })
    .nullable(),
});

export type ActivityLog = z.infer<typeof ActivityLog>;
export type FieldChange = z.infer<typeof FieldChange>;
export type ActivityDetail = z.infer<typeof ActivityDetail>;
export type ActivityFilter = z.infer<typeof ActivityFilter>;
export type ActivityQuery = z.infer<typeof ActivityQuery>;
export type ActivityBar = z.infer<typeof ActivityBar>;
export type ActivitySummary = z.infer<typeof ActivitySummary>;
export type Verification = z.infer<typeof Verification>;
export type Break = (typeof breakKinds)[number];
