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
import { type Asked, ask } from './browser.ts';
import type { User } from './users.ts';

type Habit = [weight: number, (user: User) => Asked];

const oneOf = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const contractOf = ({ contracts }: User) => oneOf(contracts);
const today = () => londonDay(new Date());

/** The requests of the screens. */
const reads: Habit[] = [
  [16, () => ask(projectsApi.list, { query: {} })],
  [8, (user) => ask(projectsApi.readBySlug, { params: { slug: contractOf(user).slug } })],
  [12, (user) => ask(diaryApi.day, { params: { projectId: contractOf(user).id, date: today() } })],
  [10, (user) => diaryOf(user, today())],
  [4, (user) => diaryOf(user, '2026-06-01')],
  [12, (user) => issuesOf(user)],
  [4, ({ issues }) => ask(siteIssuesApi.read, { params: { siteIssueId: oneOf(issues) } })],
  [4, ({ issues }) => ask(siteIssuesApi.comments, { params: { siteIssueId: oneOf(issues) } })],
  [12, (user) => ask(labourApi.board, { params: { projectId: contractOf(user).id } })],
  [4, () => ask(materialsApi.list, { query: {} })],
  [6, (user) => ask(purchaseOrdersApi.list, { query: { contractId: contractOf(user).id } })],
  [3, () => ask(suppliersApi.list, { query: {} })],
  [3, () => ask(costsApi.list, { query: {} })],
  [6, (user) => ask(costsApi.read, { params: { slug: contractOf(user).slug } })],
  [12, () => ask(notificationsApi.unread, {})],
  [4, () => ask(notificationsApi.list, { query: { limit: 100 } })],
  [6, (user) => fileOf(user)],
];

/** The list of files, for users who have uploaded none. */
const fileOf = (user: User) =>
  user.files.length > 0
    ? ask(filesApi.content, { params: { fileId: oneOf(user.files) } })
    : ask(filesApi.list, { params: { projectId: contractOf(user).id }, query: {} });

const diaryOf = (user: User, day: string) =>
  ask(diaryApi.list, {
    query: { projectId: contractOf(user).id, from: day, to: daysAfter(day, 6) },
  });

const issuesOf = (user: User) =>
  ask(siteIssuesApi.list, { query: { projectId: contractOf(user).id, status: 'all', limit: 200 } });

const writes: Habit[] = [
  [30, (user) => ask(diaryApi.create, { body: entryBy(user) })],
  [15, (user) => ask(diaryApi.comment, commentOnDayBy(user))],
  [15, (user) => ask(siteIssuesApi.report, { body: issueBy(user) })],
  [10, (user) => ask(siteIssuesApi.comment, commentOnIssueBy(user))],
  [20, (user) => moveCrewOf(user)],
  [10, (user) => ask(purchaseOrdersApi.raise, { body: orderBy(user) })],
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
function moveCrewOf(user: User): Asked {
  const { crew } = user;
  if (!crew) return startCrewOf(user);
  const params = { labourSessionId: crew.id };
  const then = (next?: 'resume' | 'finish') => () => {
    user.crew = next && { id: crew.id, next };
  };
  if (crew.next === 'pause')
    return ask(labourApi.pause, { params, body: { reason: 'break' } }, then('resume'));
  if (crew.next === 'resume') return ask(labourApi.resume, { params }, then('finish'));
  return ask(labourApi.finish, { params, body: {} }, then());
}

function startCrewOf(user: User): Asked {
  const body = {
    projectId: contractOf(user).id,
    crewKind: 'company' as const,
    company: wordsBy(user, 'Harkness Formwork'),
    operatives: 4,
  };
  return ask(labourApi.start, { body }, ({ id }) => {
    user.crew = { id, next: 'pause' };
  });
}

const shareOfWrites = 0.15;

/** The next request of a user. */
export function nextOf(user: User): Asked {
  const habits = Math.random() < shareOfWrites ? writes : reads;
  let left = Math.random() * habits.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, habit] of habits) {
    left -= weight;
    if (left < 0) return habit(user);
  }
  throw new Error('There is no habit.');
}
