import type { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryCommentDraft, aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import type { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import type { Samples } from '../testing/world.ts';

/** An uploaded photo that is listed again stays as it is. */
const aPhoto = (id: number) => ({
  id,
  url: '/api/files/1/content',
  filename: 'wall.jpg',
  size: 1,
  type: 'image/jpeg' as const,
  uploadedAt: '2026-03-02T09:00:00Z',
});

/** Yesterday, the day of the world's own entry. */
const date = daysAfter(londonDay(new Date()), -1);

const dayOf = ({ projectId }: { projectId: number }) => ({ params: { projectId, date } });

export const samples: Samples<typeof diaryApi & typeof diaryPrintsApi> = {
  list: ({ projectId, userId }) => ({ query: { projectId, userId } }),
  listBySlug: ({ slug, userId }) => ({ params: { slug }, query: { userId } }),
  totals: ({ projectId, userId }) => ({ query: { projectId, userId } }),
  create: ({ projectId, userId, fileId }) => ({
    body: aDiaryEntryDraft({
      projectId,
      userId,
      date: daysAfter(date, 1),
      photos: [aPhoto(fileId)],
    }),
  }),
  read: ({ diaryEntryId }) => ({ params: { diaryEntryId } }),
  edit: ({ diaryEntryId, projectId, userId, fileId }) => ({
    params: { diaryEntryId },
    body: {
      projectId,
      userId,
      photos: [aPhoto(fileId)],
      workSummary: 'Core wall lift 6 shuttered',
      reason: 'A slip of the pen',
    },
  }),
  remove: ({ diaryEntryId }) => ({ params: { diaryEntryId } }),
  amendments: ({ diaryEntryId }) => ({ params: { diaryEntryId } }),
  comments: ({ projectId }) => ({ params: { projectId }, query: { date } }),
  comment: ({ projectId, diaryEntryId }) => ({
    params: { projectId },
    body: aDiaryCommentDraft({ date, recordId: diaryEntryId }),
  }),
  react: ({ diaryCommentId }) => ({ params: { diaryCommentId, emoji: '👀' } }),
  takeReactionBack: ({ diaryCommentId }) => ({ params: { diaryCommentId, emoji: '👍' } }),
  removeComment: ({ diaryCommentId }) => ({ params: { diaryCommentId } }),
  days: ({ projectId }) => ({
    params: { projectId },
    query: { from: daysAfter(date, -30), to: date },
  }),
  day: dayOf,
  dayPdf: dayOf,
  rangePdf: ({ projectId }) => ({
    params: { projectId },
    query: { from: daysAfter(date, -6), to: date },
  }),
  setNoWork: ({ projectId }) => ({
    params: { projectId, date: daysAfter(date, -1) },
    body: { reason: 'Site closed' },
  }),
  removeNoWork: ({ projectId }) => ({ params: { projectId, date: daysAfter(date, -1) } }),
  submit: dayOf,
  signOff: (world) => ({ ...dayOf(world), body: { name: 'Ann Ray', despiteGaps: true } }),
};
