import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { withChanges } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { afterStep, stepsFrom } from '@sitewright/domain/site-issues/steps';
import {
  type ItemOf,
  isNewerThan,
  isOf,
  type OutboxItem,
  serverTimeOf,
  shownId,
} from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import { type Waiting, withoutSent } from '../platform/outbox/show-waiting.ts';

/** The steps that can be taken without signal. */
const keptSteps = ['start', 'present', 'dispute', 'reject', 'close'] as const;

export const stepOf = (item: OutboxItem) =>
  keptSteps.find((step) => isOf(siteIssuesApi[step])(item));

export const isAboutIssue = (item: OutboxItem, id: number): boolean =>
  !item.deletedAt && isAbout(item, 'siteIssueId', id);

/** An issue that waits, as the server will answer; its number comes from there. */
export function asIssue(item: ItemOf<typeof siteIssuesApi.report>): SiteIssue {
  const { body } = item.input;
  const madeAt = serverTimeOf(item);
  const issue: SiteIssue = {
    ...{ id: shownId(item), organizationId: item.organizationId ?? 0, projectId: body.projectId },
    ...{ number: null, date: body.date.slice(0, 10), reportedBy: body.reportedBy },
    ...{ issueType: body.issueType, priority: body.priority },
    issueDescription: body.issueDescription,
    ...{ location: null, assignedTo: null, assignedUserId: null, targetDate: null },
    ...{ immediateActions: null, proposedSolution: null, rootCause: null },
    ...{ costImpact: null, daysImpact: null, riddor: null },
    ...{ status: 'open', statusReason: null, closedAt: null, closedByName: null },
    ...{
      beforePhotos: 0,
      afterPhotos: 0,
      clientId: item.key,
      version: item.accepted?.version ?? 1,
    },
    ...{ createdAt: madeAt, createdBy: item.userId, updatedAt: madeAt, updatedBy: item.userId },
  };
  return withChanges(issue, changesIn(body));
}

/** The input as the server will return it: empty texts become null. */
function changesIn(body: object): Parameters<typeof withChanges>[1] {
  const { projectId, version, base, ...fields } = body as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  );
}

/** The issue after one action that waits; a step that is not possible any more changes nothing. */
function afterItem(issue: SiteIssue, item: OutboxItem): SiteIssue {
  if (isOf(siteIssuesApi.edit)(item)) return withChanges(issue, changesIn(item.input.body));
  if (isOf(siteIssuesApi.addPhoto)(item))
    return item.input.query.stage === 'after'
      ? { ...issue, afterPhotos: issue.afterPhotos + 1 }
      : { ...issue, beforePhotos: issue.beforePhotos + 1 };
  const step = stepOf(item);
  if (!step || !stepsFrom(issue.status).includes(step)) return issue;
  const reason = reasonIn(item);
  const now = serverTimeOf(item);
  return afterStep(step, issue, { ...(reason && { reason }), now, byName: item.userName });
}

export const reasonIn = ({ input }: OutboxItem): string | undefined =>
  input.body?.reason as string | undefined;

/** The issue as it was last sent, with all that waits for it. */
export function withWaiting(issue: SiteIssue, { items, sent }: Waiting): SiteIssue {
  const newest = sent
    .filter(({ item }) => isOf(siteIssuesApi.edit)(item) || stepOf(item))
    .map(({ reply }) => reply as SiteIssue)
    .findLast(({ id, version }) => id === issue.id && version > issue.version);
  return items
    .filter((item) => isAboutIssue(item, issue.id) && isNewerThan(issue)(item))
    .reduce(afterItem, newest ?? issue);
}

/** The issues that wait, and those that were sent since these rows were read. */
export const newIssues = (
  { items, sent }: Waiting,
  rows: readonly Pick<SiteIssue, 'id' | 'clientId'>[],
): SiteIssue[] => [
  ...sent
    .filter(({ item }) => isOf(siteIssuesApi.report)(item))
    .map(({ reply }) => reply as SiteIssue)
    .filter((issue) => !rows.some(({ id }) => id === issue.id)),
  ...withoutSent(items, rows).filter(isOf(siteIssuesApi.report)).map(asIssue),
];
