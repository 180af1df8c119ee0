import {
  assignmentNotices,
  closedNotices,
  disputeNotices,
  type MovedIssue,
  overdueNotices,
  reviewNotices,
  sentBackNotices,
  type WatchedIssue,
} from '@sitewright/domain/notifications/issue-notices';
import { type IssueStatus, settledStatuses } from '@sitewright/domain/site-issues/issue-values';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { FindNotices } from './kind.ts';

const watched = `
  select i.id, i.number, i.project_id as "projectId", i.status, i.priority,
    i.target_date as "targetDate", i.issue_description as "issueDescription",
    i.assigned_user_id as "assignedUserId", i.created_by as "createdBy", i.updated_by as "updatedBy",
    p.name as "projectName", p.slug as "projectSlug"
  from site_issues i join projects p on p.id = i.project_id
  where ($2::int is null or i.id = $2)`;

const unsettled = `${watched} and i.status <> all($1)`;

/** Closed issues are news for a fortnight. */
const justClosed = `${watched} and i.status = 'closed'
  and i.closed_at > $1::timestamptz - interval '14 days'`;

export const findAssignments: FindNotices = async (tx, { people }, recordId) =>
  (
    await queryRows<WatchedIssue>(tx, `${unsettled} and i.assigned_user_id is not null`, [
      settledStatuses,
      recordId ?? null,
    ])
  ).flatMap((issue) => assignmentNotices(issue, people));

export const findReviews: FindNotices = async (tx, { people }, recordId) =>
  (
    await queryRows<WatchedIssue>(tx, `${unsettled} and i.status = 'ready_for_review'`, [
      settledStatuses,
      recordId ?? null,
    ])
  ).flatMap((issue) => reviewNotices(issue, people));

/** With the last change of its status, and who submitted it for review last. */
const withLastMove = (issues: string) => `
  select u.*, i.status_reason as "statusReason", m.id as "eventId", m.created_by as "movedBy",
    (select e.created_by from site_issue_events e
      where e.site_issue_id = i.id and e.to_status = 'ready_for_review' order by e.id desc limit 1)
      as "presentedBy"
  from (${issues}) u join site_issues i on i.id = u.id
  join lateral (select e.id, e.created_by from site_issue_events e
    where e.site_issue_id = i.id and e.to_status = i.status and e.from_status <> e.to_status
    order by e.id desc limit 1) m on true`;

const moved = `${withLastMove(unsettled)} where i.status = any($3)`;

const findMoved = (tx: Tx, statuses: readonly IssueStatus[], recordId: number | undefined) =>
  queryRows<MovedIssue>(tx, moved, [settledStatuses, recordId ?? null, statuses]);

export const findDisputes: FindNotices = async (tx, { people }, recordId) =>
  (await findMoved(tx, ['disputed'], recordId)).flatMap((issue) => disputeNotices(issue, people));

export const findSentBack: FindNotices = async (tx, { people }, recordId) =>
  (await findMoved(tx, ['rejected', 'reopened'], recordId)).flatMap((issue) =>
    sentBackNotices(issue, people),
  );

export const findClosed: FindNotices = async (tx, { people, now }, recordId) =>
  (await queryRows<MovedIssue>(tx, withLastMove(justClosed), [now, recordId ?? null])).flatMap(
    (issue) => closedNotices(issue, people),
  );

export const findOverdue: FindNotices = async (tx, { people, today }, recordId) =>
  (
    await queryRows<WatchedIssue>(tx, `${unsettled} and i.target_date < $3`, [
      settledStatuses,
      recordId ?? null,
      today,
    ])
  ).flatMap((issue) => overdueNotices(issue, people, today));
