import {
  assignmentNotices,
  overdueNotices,
  reviewNotices,
  type WatchedIssue,
} from '@sitewright/domain/notifications/issue-notices';
import { settledStatuses } from '@sitewright/domain/site-issues/issue-values';
import { queryRows } from '../platform/prepared-statements.ts';
import type { FindNotices } from './kind.ts';

const unsettled = `
  select i.id, i.number, i.project_id as "projectId", i.status, i.priority,
    i.target_date as "targetDate", i.issue_description as "issueDescription",
    i.assigned_user_id as "assignedUserId", i.created_by as "createdBy", i.updated_by as "updatedBy",
    p.name as "projectName", p.slug as "projectSlug"
  from site_issues i join projects p on p.id = i.project_id
  where i.status <> all($1) and ($2::int is null or i.id = $2)`;

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

export const findOverdue: FindNotices = async (tx, { people, today }, recordId) =>
  (
    await queryRows<WatchedIssue>(tx, `${unsettled} and i.target_date < $3`, [
      settledStatuses,
      recordId ?? null,
      today,
    ])
  ).flatMap((issue) => overdueNotices(issue, people, today));
