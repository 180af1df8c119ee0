import * as z from 'zod';
import { reactions } from '../files/reaction.ts';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
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

const oneReaction = z.object({ diaryCommentId: IdInPath, emoji: z.enum(reactions) });
const oneDay = z.object({ projectId: IdInPath, date: DiaryDate });

const shownInEntries = ['file', 'labour', 'purchaseOrder'] as const;

const shownInDays = [
  'file',
  'labour',
  'plant',
  'project',
  'purchaseOrder',
  'siteIssue',
  'weather',
] as const;

export const diaryApi = {
  list: get('/api/diary-entries', ['diary', 'R'], {
    summary: 'List the diary entries',
    reads: shownInEntries,
    query: DiaryEntryQuery,
    reply: z.array(DiaryEntry),
  }),
  listBySlug: get('/api/projects/by-slug/:slug/diary-entries', ['diary', 'R'], {
    summary: 'List the diary entries of a contract by its slug',
    query: DiaryEntryQuery.omit({ projectId: true }),
    reply: z.array(DiaryEntry),
  }),
  totals: get('/api/diary-entries/totals', ['diary', 'R'], {
    summary: 'Read the totals of the diary entries',
    reads: shownInEntries,
    query: DiaryEntryFilter,
    reply: DiaryTotals,
  }),
  create: post('/api/diary-entries', ['diary', 'C'], {
    summary: 'Create a diary entry',
    offline: true,
    body: DiaryEntryDraft,
    reply: DiaryEntry,
  }),
  read: get('/api/diary-entries/:diaryEntryId', ['diary', 'R'], {
    summary: 'Read a diary entry',
    reads: shownInEntries,
    reply: DiaryEntry,
  }),
  edit: patch('/api/diary-entries/:diaryEntryId', ['diary', 'U'], {
    summary: 'Edit a diary entry',
    offline: true,
    body: DiaryEntryChanges,
    reply: DiaryEntry,
  }),
  remove: del('/api/diary-entries/:diaryEntryId', ['diary', 'D'], {
    summary: 'Delete a diary entry to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  amendments: get('/api/diary-entries/:diaryEntryId/amendments', ['diary', 'R'], {
    summary: 'List the amendments to a diary entry after sign-off',
    reply: z.array(Amendment),
  }),
  comments: get('/api/projects/:projectId/diary-comments', ['comment', 'R'], {
    summary: 'List the comments on a day',
    // Those on an entry go and come back with it.
    reads: ['diary', 'file'],
    query: DiaryCommentQuery,
    reply: z.array(DiaryComment),
  }),
  comment: post('/api/projects/:projectId/diary-comments', ['comment', 'C'], {
    summary: 'Comment on a day',
    offline: true,
    body: DiaryCommentDraft,
    reply: DiaryComment,
  }),
  react: put('/api/diary-comments/:diaryCommentId/reactions/:emoji', ['comment', 'C'], {
    summary: 'React to a comment on a day',
    params: oneReaction,
    reply: DiaryComment,
  }),
  takeReactionBack: del('/api/diary-comments/:diaryCommentId/reactions/:emoji', ['comment', 'C'], {
    summary: 'Remove a reaction to a comment on a day',
    params: oneReaction,
    reply: DiaryComment,
  }),
  removeComment: del('/api/diary-comments/:diaryCommentId', ['comment', 'D'], {
    summary: 'Delete a comment on a day to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  days: get('/api/projects/:projectId/days', ['diary', 'R'], {
    summary: 'List the days of a contract and how complete each one is',
    reads: shownInDays,
    query: DayRange,
    reply: z.object({ days: z.array(DaySquare) }),
  }),
  day: get('/api/projects/:projectId/days/:date', ['diary', 'R'], {
    summary: 'Read a day of a contract',
    reads: shownInDays,
    params: oneDay,
    reply: Day,
  }),
  setNoWork: put('/api/projects/:projectId/days/:date/no-work', ['diary', 'C'], {
    summary: 'Mark a day as no work',
    offline: true,
    params: oneDay,
    body: NoWork,
    reply: Day,
  }),
  removeNoWork: del('/api/projects/:projectId/days/:date/no-work', ['diary', 'C'], {
    summary: 'Remove the no-work mark from a day',
    params: oneDay,
    reply: Day,
  }),
  submit: put('/api/projects/:projectId/days/:date/submission', ['diary', 'C'], {
    summary: 'Submit a day for sign-off',
    params: oneDay,
    reply: Day,
  }),
  signOff: put('/api/projects/:projectId/days/:date/sign-off', ['diary.signOff', 'A'], {
    summary: 'Sign off a day',
    params: oneDay,
    body: SignOff,
    reply: Day,
  }),
};
