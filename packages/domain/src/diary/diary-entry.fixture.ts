import type * as z from 'zod';
import type { Day } from './day.ts';
import type { DiaryComment, DiaryCommentDraft } from './diary-comment.ts';
import type { DiaryEntry, DiaryEntryDraft } from './diary-entry.ts';
import { columnsFrom } from './labor.ts';

type Sent = z.input<typeof DiaryEntryDraft>;

/** What the entry form saves as the `labor` text. */
export const laborText = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    company: 'Harkness Formwork',
    jobRole: 'Carpenter',
    plant: '',
    startTime: '08:00',
    finishTime: '17:00',
    hours: '9.0',
    labour: 'Nine carpenters',
    ...over,
  });

export const aDiaryEntryDraft = (over: Partial<Sent> = {}): Sent => ({
  projectId: 1,
  date: '2026-03-02',
  workSummary: 'Core wall lift 5 shuttered to grid D',
  labor: laborText(),
  ...over,
});

export function aDiaryEntry(over: Partial<DiaryEntry> = {}): DiaryEntry {
  const labor = over.labor ?? laborText();
  return {
    id: 1,
    organizationId: 1,
    projectId: 1,
    userId: 1,
    date: '2026-03-02T00:00:00.000Z',
    author: 'Ann Ray',
    workSummary: 'Core wall lift 5 shuttered to grid D',
    weatherImpact: null,
    materialsDelivered: null,
    labor,
    ...columnsFrom(labor, '2026-03-02'),
    weather: null,
    sharedWith: [],
    photos: [],
    isAmended: false,
    editedByName: null,
    clientId: null,
    createdAt: '2026-03-02T16:30:00.000Z',
    recordedAt: '2026-03-02T16:30:01.000Z',
    createdBy: 1,
    updatedAt: '2026-03-02T16:30:01.000Z',
    updatedBy: 1,
    version: 1,
    ...over,
  };
}

export const aDay = (over: Partial<Day> = {}): Day => ({
  projectId: 1,
  date: '2026-03-02',
  status: 'draft',
  mark: 'draft',
  isNoWork: false,
  noWorkReason: null,
  gaps: [],
  sectionsDone: 8,
  sections: 10,
  sectionsMissing: ['submission', 'sign-off'],
  entries: 1,
  labourHours: '9.0',
  peopleOnSite: 1,
  plantOnHire: 0,
  hoursLost: '0.0',
  issuesOpened: 0,
  talks: [],
  issues: [],
  submittedAt: null,
  submittedByName: null,
  signedOffAt: null,
  signedOffByName: null,
  acceptedGaps: [],
  ...over,
});

export const aDiaryCommentDraft = (over: Partial<DiaryCommentDraft> = {}): DiaryCommentDraft => ({
  date: '2026-03-02',
  timeSlot: '13:00',
  comment: 'Log the standing time against weather',
  ...over,
});

export const aDiaryComment = (over: Partial<DiaryComment> = {}): DiaryComment => ({
  ...aDiaryCommentDraft(),
  id: 1,
  projectId: 1,
  recordId: null,
  recordType: null,
  author: 'Priya Raman',
  userId: 2,
  photos: [],
  reactions: [],
  clientId: null,
  createdAt: '2026-03-02T13:52:00.000Z',
  createdBy: 2,
  ...over,
});
