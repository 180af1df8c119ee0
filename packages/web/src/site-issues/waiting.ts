import { overviewApi } from '@sitewright/domain/overview/api';
import type { ContractOverview } from '@sitewright/domain/overview/overview';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type {
  IssueComment,
  IssueEvent,
  IssuePhoto,
  SiteIssue,
} from '@sitewright/domain/site-issues/site-issue';
import { steps, stepsFrom } from '@sitewright/domain/site-issues/steps';
import type { Asked } from '../platform/offline/answer.ts';
import { keptCommand, type ReadKept } from '../platform/outbox/commands.ts';
import { type ItemOf, isOf, isUnsentId, serverTimeOf, shownId } from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import {
  shownRow,
  showsWaiting,
  type Waiting,
  withoutSent,
} from '../platform/outbox/show-waiting.ts';
import { waitingOnPhone } from '../platform/outbox/snapshot.ts';
import { asPhoto } from '../platform/outbox/waiting-picture.ts';
import { matching } from './issues-matching.ts';
import {
  asIssue,
  isAboutIssue,
  newIssues,
  reasonIn,
  stepOf,
  withWaiting,
} from './waiting-issue.ts';

const asComment = (item: ItemOf<typeof siteIssuesApi.comment>): IssueComment => ({
  ...{ id: shownId(item), author: item.userName, content: item.input.body.content },
  ...{ clientId: item.key, createdBy: item.userId },
  createdAt: serverTimeOf(item),
});

function asIssuePhoto(item: ItemOf<typeof siteIssuesApi.addPhoto>): IssuePhoto {
  const photo = asPhoto(item);
  return { ...photo, stage: item.input.query.stage ?? 'before', thumbnailUrl: photo.url };
}

function withIssues(rows: SiteIssue[], waiting: Waiting, asked: Asked): SiteIssue[] {
  const projectId = asked.number('projectId');
  const fresh = newIssues(waiting, rows).filter(
    (issue) => issue.projectId === (projectId ?? issue.projectId),
  );
  const changed = [...fresh, ...rows].map((issue) => withWaiting(issue, waiting));
  const isSame = fresh.length === 0 && changed.every((issue, index) => issue === rows[index]);
  return isSame ? rows : matching(changed, asked);
}

const idAsked = ({ number }: Asked): number => number('siteIssueId') ?? 0;

function withComments(rows: IssueComment[], { items, sent }: Waiting, asked: Asked) {
  const isHere = (item: (typeof items)[number]) => isAboutIssue(item, idAsked(asked));
  const fresh = [
    ...sent
      .filter(({ item }) => isOf(siteIssuesApi.comment)(item) && isHere(item))
      .map(({ reply }) => reply as IssueComment)
      .filter((comment) => !rows.some(({ id }) => id === comment.id)),
    ...withoutSent(items, rows).filter(isHere).filter(isOf(siteIssuesApi.comment)).map(asComment),
  ];
  return fresh.length === 0 ? rows : [...rows, ...fresh];
}

function withPhotos(rows: IssuePhoto[], { items, sent }: Waiting, asked: Asked) {
  const isHere = (item: (typeof items)[number]) => isAboutIssue(item, idAsked(asked));
  const fresh = [
    ...sent
      .filter(({ item }) => isOf(siteIssuesApi.addPhoto)(item) && isHere(item))
      .map(({ reply }) => reply as IssuePhoto),
    ...items.filter(isHere).filter(isOf(siteIssuesApi.addPhoto)).map(asIssuePhoto),
  ].filter(({ id }) => !rows.some((photo) => photo.id === id));
  return fresh.length === 0 ? rows : [...rows, ...fresh];
}

/** The history with the steps that wait; that of an issue that waits begins with its report. */
function withEvents(rows: IssueEvent[], { items }: Waiting, asked: Asked): IssueEvent[] {
  const id = idAsked(asked);
  const report = items.find((item) => isOf(siteIssuesApi.report)(item) && shownId(item) === id);
  const about = items.filter((item) => isAboutIssue(item, id) && stepOf(item));
  const events = [...rows];
  for (const item of report ? [report, ...about] : about) {
    const step = stepOf(item);
    const fromStatus = events.at(-1)?.toStatus ?? null;
    if (step && fromStatus && !stepsFrom(fromStatus).includes(step)) continue;
    events.push({
      ...{ id: shownId(item), fromStatus, toStatus: step ? steps[step].to : 'open' },
      ...{ reason: reasonIn(item) ?? null, byName: item.userName },
      createdAt: serverTimeOf(item),
    });
  }
  return events.length === rows.length ? rows : events;
}

/** The count on the tab of a contract, with what was reported and closed on this phone. */
function withOpenIssues(rows: ContractOverview[], { items }: Waiting): ContractOverview[] {
  const here = items.filter(({ deletedAt }) => !deletedAt);
  const reports = here.filter(isOf(siteIssuesApi.report));
  const contractOf = (closing: ItemOf<typeof siteIssuesApi.close>) => {
    const { params } = closing.input;
    const report = reports.find((item) => isAbout(closing, 'siteIssueId', shownId(item)));
    return report
      ? report.input.body.projectId
      : shownRow(siteIssuesApi.list, Number(params.siteIssueId))?.projectId;
  };
  const opened = reports.map(({ input: { body } }) => body.projectId);
  const closed = here.filter(isOf(siteIssuesApi.close)).map(contractOf);
  if (opened.length + closed.length === 0) return rows;
  return rows.map((row) => {
    const countOf = (ids: readonly unknown[]) => ids.filter((id) => id === row.projectId).length;
    const openIssues = Math.max(0, row.openIssues + countOf(opened) - countOf(closed));
    return openIssues === row.openIssues ? row : { ...row, openIssues };
  });
}

/** Edits of an issue that waits are in its report: it is made again from there. */
function asItWaits(issue: SiteIssue, waiting: Waiting): SiteIssue {
  const report = isUnsentId(issue.id)
    ? newIssues(waiting, []).find(({ id }) => id === issue.id)
    : undefined;
  return withWaiting(report ?? issue, waiting);
}

export const waitingViews = [
  showsWaiting(overviewApi.contracts, withOpenIssues),
  showsWaiting(siteIssuesApi.list, withIssues),
  showsWaiting(siteIssuesApi.read, asItWaits),
  showsWaiting(siteIssuesApi.comments, withComments),
  showsWaiting(siteIssuesApi.photos, withPhotos),
  showsWaiting(siteIssuesApi.events, withEvents),
];

type OnIssue = { input: { params: { siteIssueId: number | string } } };

/** The issue with this change and all that waits before it. */
async function changedIssue({ input }: OnIssue, read: ReadKept): Promise<SiteIssue> {
  const params = { siteIssueId: Number(input.params.siteIssueId) };
  const issue = await read(siteIssuesApi.read, { params });
  if (!issue) throw new Error('The issue is not saved on this phone');
  return withWaiting(issue, waitingOnPhone());
}

const editPath = (slug: string, id: number) => `/project/${slug}/site-issues/edit/${id}`;

export const keptCommands = [
  keptCommand(siteIssuesApi.report, {
    label: 'Site issue',
    timeField: 'createdAt',
    creates: 'siteIssueId',
    series: 'site issues',
    textOf: ({ body }) => body.issueDescription,
    editPath,
    replyTo: asIssue,
  }),
  keptCommand(siteIssuesApi.edit, {
    label: 'Edited site issue',
    edits: siteIssuesApi.report,
    textOf: ({ body }) => body.issueDescription ?? '',
    editPath,
    replyTo: changedIssue,
  }),
  keptCommand(siteIssuesApi.comment, {
    label: 'Site issue comment',
    timeField: 'createdAt',
    textOf: ({ body }) => body.content,
    replyTo: asComment,
  }),
  keptCommand(siteIssuesApi.addPhoto, { label: 'Site issue photo', replyTo: asIssuePhoto }),
  keptCommand(siteIssuesApi.start, {
    label: 'Work started on a site issue',
    timeField: 'createdAt',
    replyTo: changedIssue,
  }),
  keptCommand(siteIssuesApi.present, {
    label: 'Site issue ready for review',
    timeField: 'createdAt',
    followsFiles: true,
    replyTo: changedIssue,
  }),
  keptCommand(siteIssuesApi.dispute, {
    label: 'Site issue disputed',
    timeField: 'createdAt',
    textOf: ({ body }) => body.reason,
    replyTo: changedIssue,
  }),
  keptCommand(siteIssuesApi.reject, {
    label: 'Site issue rejected',
    timeField: 'createdAt',
    textOf: ({ body }) => body.reason,
    replyTo: changedIssue,
  }),
  keptCommand(siteIssuesApi.close, {
    label: 'Site issue closed',
    timeField: 'createdAt',
    followsFiles: true,
    textOf: ({ body }) => body?.reason ?? '',
    replyTo: changedIssue,
  }),
];
