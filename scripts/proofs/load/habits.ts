import { costsApi } from '../../../packages/domain/src/costs/api.ts';
import { diaryApi } from '../../../packages/domain/src/diary/api.ts';
import {
  aDiaryCommentDraft,
  aDiaryEntryDraft,
} from '../../../packages/domain/src/diary/diary-entry.fixture.ts';
import { filesApi } from '../../../packages/domain/src/files/api.ts';
import { daysAfter, londonDay } from '../../../packages/domain/src/kernel/calendar.ts';
import { labourApi } from '../../../packages/domain/src/labour/api.ts';
import { materialsApi } from '../../../packages/domain/src/materials/api.ts';
import { notificationsApi } from '../../../packages/domain/src/notifications/api.ts';
import { projectsApi } from '../../../packages/domain/src/projects/api.ts';
import { purchaseOrdersApi } from '../../../packages/domain/src/purchase-orders/api.ts';
import { aPurchaseOrderDraft } from '../../../packages/domain/src/purchase-orders/purchase-order.fixture.ts';
import { siteIssuesApi } from '../../../packages/domain/src/site-issues/api.ts';
import { aSiteIssueDraft } from '../../../packages/domain/src/site-issues/site-issue.fixture.ts';
import { suppliersApi } from '../../../packages/domain/src/suppliers/api.ts';
import { type LoadRequest, loadRequest } from './browser.ts';
import type { User } from './users.ts';

type Habit = [weight: number, (user: User) => LoadRequest];

const oneOf = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const contractOf = ({ contracts }: User) => oneOf(contracts);
const today = () => londonDay(new Date());

/** The requests of the screens. */
const reads: Habit[] = [
  [16, () => loadRequest(projectsApi.list, { query: {} })],
  [8, (user) => loadRequest(projectsApi.readBySlug, { params: { slug: contractOf(user).slug } })],
  [
    12,
    (user) =>
      loadRequest(diaryApi.day, { params: { projectId: contractOf(user).id, date: today() } }),
  ],
  [10, (user) => diaryOf(user, today())],
  [4, (user) => diaryOf(user, '2026-06-01')],
  [12, (user) => issuesOf(user)],
  [4, ({ issues }) => loadRequest(siteIssuesApi.read, { params: { siteIssueId: oneOf(issues) } })],
  [
    4,
    ({ issues }) => loadRequest(siteIssuesApi.comments, { params: { siteIssueId: oneOf(issues) } }),
  ],
  [12, (user) => loadRequest(labourApi.board, { params: { projectId: contractOf(user).id } })],
  [4, () => loadRequest(materialsApi.list, { query: {} })],
  [
    6,
    (user) => loadRequest(purchaseOrdersApi.list, { query: { contractId: contractOf(user).id } }),
  ],
  [3, () => loadRequest(suppliersApi.list, { query: {} })],
  [3, () => loadRequest(costsApi.list, { query: {} })],
  [6, (user) => loadRequest(costsApi.read, { params: { slug: contractOf(user).slug } })],
  [12, () => loadRequest(notificationsApi.unread, {})],
  [4, () => loadRequest(notificationsApi.list, { query: { limit: 100 } })],
  [6, (user) => fileOf(user)],
];

/** The list of files, for users who have uploaded none. */
const fileOf = (user: User) =>
  user.files.length > 0
    ? loadRequest(filesApi.content, { params: { fileId: oneOf(user.files) } })
    : loadRequest(filesApi.list, { params: { projectId: contractOf(user).id }, query: {} });

const diaryOf = (user: User, day: string) =>
  loadRequest(diaryApi.list, {
    query: { projectId: contractOf(user).id, from: day, to: daysAfter(day, 6) },
  });

const issuesOf = (user: User) =>
  loadRequest(siteIssuesApi.list, {
    query: { projectId: contractOf(user).id, status: 'all', limit: 200 },
  });

const writes: Habit[] = [
  [30, (user) => loadRequest(diaryApi.create, { body: entryBy(user) })],
  [15, (user) => loadRequest(diaryApi.comment, commentOnDayBy(user))],
  [15, (user) => loadRequest(siteIssuesApi.report, { body: issueBy(user) })],
  [10, (user) => loadRequest(siteIssuesApi.comment, commentOnIssueBy(user))],
  [20, (user) => moveCrewOf(user)],
  [10, (user) => loadRequest(purchaseOrdersApi.raise, { body: orderBy(user) })],
];

const wordsBy = (user: User, words: string) => `${words}, ${++user.written}`;

const entryBy = (user: User) =>
  aDiaryEntryDraft({
    projectId: contractOf(user).id,
    date: today(),
    workSummary: wordsBy(user, 'Core wall shuttered'),
  });

const commentOnDayBy = (user: User) => ({
  params: { projectId: contractOf(user).id },
  body: aDiaryCommentDraft({ date: today(), comment: wordsBy(user, 'Pump arrives at ten') }),
});

const issueBy = (user: User) =>
  aSiteIssueDraft({
    projectId: contractOf(user).id,
    date: today(),
    issueDescription: wordsBy(user, 'Edge protection missing'),
  });

const commentOnIssueBy = (user: User) => ({
  params: { siteIssueId: oneOf(user.issues) },
  body: { content: wordsBy(user, 'Seen on the morning walk') },
});

const orderBy = (user: User) =>
  aPurchaseOrderDraft({
    contractId: contractOf(user).id,
    status: 'draft',
    notes: wordsBy(user, 'Before the pour'),
  });

/** Starts a crew, pauses, resumes and finishes it, one after the other. */
function moveCrewOf(user: User): LoadRequest {
  const { crew } = user;
  if (!crew) return startCrewOf(user);
  const params = { labourSessionId: crew.id };
  const then = (next?: 'resume' | 'finish') => () => {
    user.crew = next && { id: crew.id, next };
  };
  if (crew.next === 'pause')
    return loadRequest(labourApi.pause, { params, body: { reason: 'break' } }, then('resume'));
  if (crew.next === 'resume')
    return loadRequest(labourApi.resume, { params, body: {} }, then('finish'));
  return loadRequest(labourApi.finish, { params, body: {} }, then());
}

function startCrewOf(user: User): LoadRequest {
  const body = {
    projectId: contractOf(user).id,
    crewKind: 'company' as const,
    company: wordsBy(user, 'Harkness Formwork'),
    operatives: 4,
  };
  return loadRequest(labourApi.start, { body }, ({ id }) => {
    user.crew = { id, next: 'pause' };
  });
}

const shareOfWrites = 0.15;

/** The next request of a user. */
export function nextStep(user: User): LoadRequest {
  const habits = Math.random() < shareOfWrites ? writes : reads;
  let left = Math.random() * habits.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, habit] of habits) {
    left -= weight;
    if (left < 0) return habit(user);
  }
  throw new Error('There is no habit.');
}
