import { can } from '../kernel/access.ts';
import { formatDate } from '../kernel/calendar.ts';
import type { IssueStatus, Priority } from '../site-issues/issue-values.ts';
import { isOverdue } from '../site-issues/rules.ts';
import type { SiteIssue } from '../site-issues/site-issue.ts';
import { type Notice, noticePerUser, type Person } from './notice.ts';

export type WatchedIssue = Pick<
  SiteIssue,
  | 'id'
  | 'number'
  | 'projectId'
  | 'status'
  | 'priority'
  | 'targetDate'
  | 'issueDescription'
  | 'assignedUserId'
  | 'createdBy'
  | 'updatedBy'
> & { projectName: string; projectSlug: string };

const most = 120;

const aboutIssue = (issue: WatchedIssue) => ({
  category: 'issues' as const,
  projectId: issue.projectId,
  link: `/project/${issue.projectSlug}/site-issues/view/${issue.id}`,
  message: shortened(issue.issueDescription),
});

const shortened = (text: string): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

const nameOf = ({ number, projectName }: WatchedIssue): string =>
  number === null ? `an issue on ${projectName}` : `issue ${number} on ${projectName}`;

/** Work has not started. */
const untouched: readonly IssueStatus[] = ['open', 'reopened', 'rejected'];

/** For the assignee until work starts, unless they assigned it to themselves. */
export function assignmentNotices(issue: WatchedIssue, people: readonly Person[]): Notice[] {
  const { id, status, assignedUserId, createdBy, updatedBy } = issue;
  const isOwnDoing = assignedUserId === (updatedBy ?? createdBy);
  if (!untouched.includes(status) || isOwnDoing) return [];
  return noticePerUser(withId(people, assignedUserId), {
    ...aboutIssue(issue),
    subject: `assignment ${id} ${assignedUserId}`,
    title: `Assigned to you: ${nameOf(issue)}`,
    type: 'info',
    priority: issue.priority,
  });
}

/**
 * Ready for review: for the reporter, unless they handed it in themselves; where neither of them can
 * close it, also for the site managers.
 */
export function reviewNotices(issue: WatchedIssue, people: readonly Person[]): Notice[] {
  const { id, status, createdBy, updatedBy } = issue;
  if (status !== 'ready_for_review') return [];
  return noticePerUser(reviewersOf(people, createdBy, updatedBy), {
    ...aboutIssue(issue),
    subject: `review ${id}`,
    title: `Ready for review: ${nameOf(issue)}`,
    type: 'info',
    priority: issue.priority,
  });
}

/** The reporter, and the site managers where neither the reporter nor `actor` can close an issue; not `actor`. */
function reviewersOf(people: readonly Person[], reporter: number | null, actor: number | null) {
  const isReviewed = withId(people, reporter, actor).some(canClose);
  return people.filter(
    ({ userId, role }) =>
      userId !== actor && (userId === reporter || (!isReviewed && role === 'Site Manager')),
  );
}

/** An issue with the last change of its status, and who submitted it for review last. */
export type MovedIssue = WatchedIssue &
  Pick<SiteIssue, 'statusReason'> & {
    eventId: number;
    movedBy: number | null;
    presentedBy: number | null;
  };

/** Disputed: for those who decide. */
export function disputeNotices(issue: MovedIssue, people: readonly Person[]): Notice[] {
  if (issue.status !== 'disputed') return [];
  return noticePerUser(
    reviewersOf(people, issue.createdBy, issue.movedBy),
    ofMove(issue, 'dispute', 'Disputed'),
  );
}

/** Rejected or reopened: for the assignee and the user who submitted it for review. */
export function sentBackNotices(issue: MovedIssue, people: readonly Person[]): Notice[] {
  const { status, assignedUserId, presentedBy, movedBy } = issue;
  if (status !== 'rejected' && status !== 'reopened') return [];
  const concerned = withId(people, assignedUserId, presentedBy);
  return noticePerUser(
    concerned.filter(({ userId }) => userId !== movedBy),
    ofMove(issue, 'sentBack', status === 'rejected' ? 'Rejected' : 'Reopened'),
  );
}

/** Closed: for the reporter, the assignee and the user who submitted it; not for who closed it. */
export function closedNotices(issue: MovedIssue, people: readonly Person[]): Notice[] {
  const { status, assignedUserId, presentedBy, createdBy, movedBy } = issue;
  if (status !== 'closed') return [];
  const concerned = withId(people, createdBy, assignedUserId, presentedBy);
  return noticePerUser(
    concerned.filter(({ userId }) => userId !== movedBy),
    { ...ofMove(issue, 'closed', 'Closed'), type: 'success' },
  );
}

/** Each change of the status is a notification of its own, with its reason. */
const ofMove = (issue: MovedIssue, kind: string, what: string) => ({
  ...aboutIssue(issue),
  message: shortened(issue.statusReason ?? issue.issueDescription),
  subject: `${kind} ${issue.id} ${issue.eventId}`,
  title: `${what}: ${nameOf(issue)}`,
  type: 'warning' as const,
  priority: issue.priority,
});

const canClose = (person: Person): boolean => can(person, 'siteIssue.close', 'A');

const raised: Record<Priority, Priority> = {
  low: 'medium',
  medium: 'high',
  high: 'critical',
  critical: 'critical',
};

/** Overdue: for the assignee and the reporter. */
export function overdueNotices(
  issue: WatchedIssue,
  people: readonly Person[],
  today: string,
): Notice[] {
  if (!isOverdue(issue, today)) return [];
  const { id, targetDate, assignedUserId, createdBy } = issue;
  const concerned = withId(people, assignedUserId, createdBy);
  return noticePerUser(concerned, {
    ...aboutIssue(issue),
    subject: `overdue ${id} ${targetDate}`,
    title: `Overdue since ${formatDate(targetDate ?? today)}: ${nameOf(issue)}`,
    type: 'error',
    priority: raised[issue.priority],
  });
}

const withId = (people: readonly Person[], ...ids: (number | null)[]): Person[] =>
  people.filter(({ userId }) => ids.includes(userId));
