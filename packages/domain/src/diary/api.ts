import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath, Slug } from '../kernel/id.ts';
import { Day, DayRange, DaySquare, DiaryDate, NoWork, SignOff } from './day.ts';
import { DiaryComment, DiaryCommentDraft, DiaryCommentQuery } from './diary-comment.ts';
import {
  Amendment,
  DiaryEntry,
  DiaryEntryChanges,
  DiaryEntryDraft,
  DiaryEntryFilter,
  DiaryEntryQuery,
  DiaryTotals,
} from './diary-entry.ts';

const oneEntry = z.object({ diaryEntryId: IdInPath });
const ofProject = z.object({ projectId: IdInPath });
const oneDay = z.object({ projectId: IdInPath, date: DiaryDate });

const shownInEntries = ['file', 'labour', 'purchaseOrder'] as const;

const shownInDays = ['file', 'labour', 'plant', 'purchaseOrder', 'siteIssue', 'weather'] as const;

export const diaryApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/diary-entries',
    summary: 'List the diary entries',
    needs: ['diary', 'R'],
    reads: shownInEntries,
    query: DiaryEntryQuery,
    reply: z.array(DiaryEntry),
  }),
  listBySlug: endpoint({
    method: 'GET',
    path: '/api/projects/by-slug/:slug/diary-entries',
    summary: 'List the diary entries of a contract by its slug',
    needs: ['diary', 'R'],
    params: z.object({ slug: Slug }),
    query: DiaryEntryQuery.omit({ projectId: true }),
    reply: z.array(DiaryEntry),
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/diary-entries/totals',
    summary: 'Add up the diary entries',
    needs: ['diary', 'R'],
    reads: shownInEntries,
    query: DiaryEntryFilter,
    reply: DiaryTotals,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/diary-entries',
    summary: 'Create a diary entry',
    needs: ['diary', 'C'],
    body: DiaryEntryDraft,
    reply: DiaryEntry,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/diary-entries/:diaryEntryId',
    summary: 'Read a diary entry',
    needs: ['diary', 'R'],
    reads: shownInEntries,
    params: oneEntry,
    reply: DiaryEntry,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/diary-entries/:diaryEntryId',
    summary: 'Edit a diary entry',
    needs: ['diary', 'U'],
    params: oneEntry,
    body: DiaryEntryChanges,
    reply: DiaryEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/diary-entries/:diaryEntryId',
    summary: 'Delete a diary entry to the recycle bin',
    needs: ['diary', 'D'],
    params: oneEntry,
    reply: z.undefined(),
    status: 204,
  }),
  amendments: endpoint({
    method: 'GET',
    path: '/api/diary-entries/:diaryEntryId/amendments',
    summary: 'List how a diary entry was amended after its day was signed off',
    needs: ['diary', 'R'],
    params: oneEntry,
    reply: z.array(Amendment),
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/diary-comments',
    summary: 'List the comments on a day',
    needs: ['comment', 'R'],
    reads: ['file'],
    params: ofProject,
    query: DiaryCommentQuery,
    reply: z.array(DiaryComment),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/projects/:projectId/diary-comments',
    summary: 'Comment on a day',
    needs: ['comment', 'C'],
    params: ofProject,
    body: DiaryCommentDraft,
    reply: DiaryComment,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/api/diary-comments/:diaryCommentId',
    summary: 'Delete a comment on a day',
    needs: ['comment', 'D'],
    params: z.object({ diaryCommentId: IdInPath }),
    reply: z.undefined(),
    status: 204,
  }),
  days: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/days',
    summary: 'Tell how complete the days of a contract are',
    needs: ['diary', 'R'],
    reads: shownInDays,
    params: ofProject,
    query: DayRange,
    reply: z.object({ days: z.array(DaySquare) }),
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/days/:date',
    summary: 'Read a day of a contract',
    needs: ['diary', 'R'],
    reads: shownInDays,
    params: oneDay,
    reply: Day,
  }),
  setNoWork: endpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/days/:date/no-work',
    summary: 'Say that nobody worked on a day',
    needs: ['diary', 'C'],
    params: oneDay,
    body: NoWork,
    reply: Day,
  }),
  removeNoWork: endpoint({
    method: 'DELETE',
    path: '/api/projects/:projectId/days/:date/no-work',
    summary: 'Take back that nobody worked on a day',
    needs: ['diary', 'C'],
    params: oneDay,
    reply: Day,
  }),
  submit: endpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/days/:date/submission',
    summary: 'Submit a day for sign-off',
    needs: ['diary', 'C'],
    params: oneDay,
    reply: Day,
  }),
  signOff: endpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/days/:date/sign-off',
    summary: 'Sign a day off',
    needs: ['diary.signOff', 'A'],
    params: oneDay,
    body: SignOff,
    reply: Day,
  }),
};
