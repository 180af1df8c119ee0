import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day, Gap } from '@sitewright/domain/diary/day';
import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { columnsFrom } from '@sitewright/domain/diary/labor';
import { dayOf, instantOf } from '@sitewright/domain/diary/rules';
import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import type { Asked } from '../platform/offline/answer.ts';
import { keptCommand } from '../platform/outbox/commands.ts';
import { type ItemOf, isNewerThan, isOf, serverTimeOf, shownId } from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import {
  shownRow,
  showsWaiting,
  type Waiting,
  withoutSent,
} from '../platform/outbox/show-waiting.ts';
import { asPhoto } from '../platform/outbox/waiting-picture.ts';
import { matching } from './entries-matching.ts';
import { labels } from './entry-form/field-labels.ts';

type Body<E extends Endpoint> = Input<E> extends { body: infer B } ? B : never;

/** An entry that waits, as the server will answer. */
function asEntry(item: ItemOf<typeof diaryApi.create>): DiaryEntry {
  const { body } = item.input;
  const date = body.date.slice(0, 10);
  const madeAt = serverTimeOf(item);
  return {
    ...{ id: shownId(item), organizationId: item.organizationId ?? 0, projectId: body.projectId },
    ...{ userId: item.userId, date: instantOf(date), author: body.author ?? item.userName },
    ...{ workSummary: body.workSummary, weatherImpact: body.weatherImpact || null },
    ...{ materialsDelivered: body.materialsDelivered || null, labor: body.labor },
    ...columnsFrom(body.labor, date),
    ...{ weather: null, sharedWith: body.sharedWith ?? [], photos: [] },
    ...{
      isAmended: false,
      editedByName: null,
      clientId: item.key,
      version: item.accepted?.version ?? 1,
    },
    ...{ createdAt: body.createdAt ?? madeAt, recordedAt: madeAt, updatedAt: madeAt },
    ...{ createdBy: item.userId, updatedBy: item.userId },
  };
}

/** An entry with what its reader has changed. */
function edited(entry: DiaryEntry, body: Body<typeof diaryApi.edit>): DiaryEntry {
  const { labor = entry.labor, date = dayOf(entry) } = body;
  return {
    ...entry,
    workSummary: body.workSummary ?? entry.workSummary,
    weatherImpact: body.weatherImpact === undefined ? entry.weatherImpact : body.weatherImpact,
    materialsDelivered:
      body.materialsDelivered === undefined ? entry.materialsDelivered : body.materialsDelivered,
    labor,
    date: instantOf(date.slice(0, 10)),
    ...columnsFrom(labor, date.slice(0, 10)),
  };
}

const asComment = (item: ItemOf<typeof diaryApi.comment>): DiaryComment => ({
  ...{ id: shownId(item), projectId: Number(item.input.params.projectId) },
  ...{ date: item.input.body.date, timeSlot: item.input.body.timeSlot },
  ...{ recordId: item.input.body.recordId ?? null, recordType: item.input.body.recordType ?? null },
  ...{ comment: item.input.body.comment, author: item.userName, userId: item.userId },
  ...{ photos: [], reactions: [], clientId: item.key, createdBy: item.userId },
  createdAt: serverTimeOf(item),
});

/** What waits for an entry: what was changed, and its photos. */
function withChanges(entry: DiaryEntry, { items, sent }: Waiting): DiaryEntry {
  const about = items.filter((item) => isAbout(item, 'diaryEntryId', entry.id));
  const edits = about.filter(isOf(diaryApi.edit)).filter(isNewerThan(entry));
  const photos = [
    ...sent.flatMap(({ item, reply }) =>
      isOf(filesApi.addEntryPhoto)(item) && isAbout(item, 'diaryEntryId', entry.id)
        ? (reply as Photo)
        : [],
    ),
    ...about.filter(isOf(filesApi.addEntryPhoto)).map(asPhoto),
  ].filter(({ id }) => !entry.photos.some((photo) => photo.id === id));
  if (edits.length + photos.length === 0) return entry;
  const changed = edits.reduce((before, { input }) => edited(before, input.body), entry);
  return { ...changed, photos: [...entry.photos, ...photos] };
}

const newEntries = ({ items, sent }: Waiting, rows: readonly DiaryEntry[]): DiaryEntry[] => [
  ...sent.flatMap(({ item, reply }) => {
    const isNew = isOf(diaryApi.create)(item) && !rows.some(({ id }) => id === idOf(reply));
    return isNew ? (reply as DiaryEntry) : [];
  }),
  ...withoutSent(items, rows).filter(isOf(diaryApi.create)).map(asEntry),
];

const idOf = (reply: unknown): number => (reply as { id: number }).id;

/** The entries with those that wait, the newest first, as the server sorts them. */
function withEntries(rows: DiaryEntry[], waiting: Waiting, asked: Asked): DiaryEntry[] {
  const projectId = asked.number('projectId');
  const fresh = newEntries(waiting, rows).filter(
    (entry) => entry.projectId === (projectId ?? entry.projectId),
  );
  const all = [...matching(fresh, asked), ...rows];
  const changed = all.map((entry) => withChanges(entry, waiting));
  const isSame = fresh.length === 0 && changed.every((entry, index) => entry === rows[index]);
  return isSame ? rows : changed;
}

/** The entry of this id that waits, or was sent a moment ago. */
export function waitingEntry(id: number, waiting: Waiting): DiaryEntry | undefined {
  const entry = newEntries(waiting, []).find((one) => one.id === id);
  return entry && withChanges(entry, waiting);
}

function withComments(rows: DiaryComment[], { items, sent }: Waiting, asked: Asked) {
  const isHere = ({ projectId, date }: DiaryComment) =>
    projectId === asked.number('projectId') && date === asked.text('date');
  const fresh = [
    ...sent.flatMap(({ item, reply }) =>
      isOf(diaryApi.comment)(item) && !rows.some(({ id }) => id === idOf(reply))
        ? (reply as DiaryComment)
        : [],
    ),
    ...withoutSent(items, rows).filter(isOf(diaryApi.comment)).map(asComment),
  ].filter(isHere);
  const photosOf = ({ id, photos }: DiaryComment) =>
    items
      .filter(isOf(filesApi.addCommentPhoto))
      .filter((item) => isAbout(item, 'diaryCommentId', id))
      .map(asPhoto)
      .filter((photo) => !photos.some((one) => one.id === photo.id));
  const all = [...rows, ...fresh];
  if (fresh.length === 0 && all.every((comment) => photosOf(comment).length === 0)) return rows;
  return all.map((comment) => ({ ...comment, photos: [...comment.photos, ...photosOf(comment)] }));
}

/** Without the crews that were stopped on this phone. */
function withoutStopped(day: Day, items: Waiting['items']): Day {
  const isStopped = ({ labourSessionId }: Gap) =>
    labourSessionId !== undefined &&
    items.some(
      (item) =>
        (isOf(labourApi.finish)(item) && isAbout(item, 'labourSessionId', labourSessionId)) ||
        (isOf(labourApi.finishAll)(item) && Number(item.input.params.projectId) === day.projectId),
    );
  const gaps = day.gaps.filter((gap) => !isStopped(gap));
  if (gaps.length === day.gaps.length) return day;
  const isCrewMissing = day.sectionsMissing.includes('crews');
  const haveAllStopped = isCrewMissing && !gaps.some(({ code }) => code === 'open-crew');
  return {
    ...day,
    gaps,
    ...(haveAllStopped && {
      sectionsDone: day.sectionsDone + 1,
      sectionsMissing: day.sectionsMissing.filter((name) => name !== 'crews'),
    }),
  };
}

/** The figures of a day count what waits. */
function withWaitingDay(stored: Day, waiting: Waiting): Day {
  const day = withoutStopped(stored, waiting.items);
  const isOfDay = (entry: DiaryEntry) =>
    entry.projectId === day.projectId && dayOf(entry) === day.date;
  const fresh = waiting.items.filter(isOf(diaryApi.create)).map(asEntry).filter(isOfDay);
  const marks = waiting.items
    .filter(isOf(diaryApi.setNoWork))
    .filter(
      ({ input: { params } }) =>
        Number(params.projectId) === day.projectId && params.date === day.date,
    );
  const noWork = marks.at(-1)?.input.body;
  if (fresh.length === 0 && !noWork) return day;
  const hours = fresh.reduce((sum, entry) => sum + Number(entry.hours), Number(day.labourHours));
  return {
    ...day,
    entries: day.entries + fresh.length,
    labourHours: String(Math.round(hours * 100) / 100),
    ...(noWork && { isNoWork: true, noWorkReason: noWork.reason }),
  };
}

export const waitingViews = [
  showsWaiting(diaryApi.list, withEntries),
  showsWaiting(diaryApi.read, withChanges),
  showsWaiting(diaryApi.comments, withComments),
  showsWaiting(diaryApi.day, withWaitingDay),
];

const editPath = (slug: string, id: number) => `/project/${slug}?entry=${id}`;

export const keptCommands = [
  keptCommand(diaryApi.create, {
    label: 'Diary entry',
    fieldLabels: labels,
    creates: 'diaryEntryId',
    series: 'diary entries',
    textOf: ({ body }) => body.workSummary,
    editPath,
    replyTo: asEntry,
  }),
  keptCommand(diaryApi.edit, {
    label: 'Edited diary entry',
    fieldLabels: labels,
    edits: diaryApi.create,
    textOf: ({ body }) => body.workSummary ?? '',
    editPath,
    replyTo: async ({ input: { params, body } }, read) => {
      const id = Number(params.diaryEntryId);
      const entry = shownRow(diaryApi.list, id) ?? (await read(diaryApi.read, { params }));
      // What is neither in sight nor kept is shown once it is read again.
      return entry ? edited(entry, body) : ({ ...body.base, id } as DiaryEntry);
    },
  }),
  keptCommand(diaryApi.comment, {
    label: 'Comment',
    creates: 'diaryCommentId',
    series: 'comments',
    timeField: 'createdAt',
    textOf: ({ body }) => body.comment,
    replyTo: asComment,
  }),
  keptCommand(diaryApi.setNoWork, {
    label: 'No-work day',
    textOf: ({ body }) => body.reason,
    replyTo: async ({ input }, read) => {
      const day = await read(diaryApi.day, { params: input.params });
      return { ...day, isNoWork: true, noWorkReason: input.body.reason } as Day;
    },
  }),
];
