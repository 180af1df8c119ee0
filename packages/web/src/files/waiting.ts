import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import type { FileComment } from '@sitewright/domain/files/file-comment';
import type { Asked } from '../platform/offline/answer.ts';
import { keptCommand } from '../platform/outbox/commands.ts';
import { type ItemOf, isOf, serverTimeOf, shownId } from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import { showsWaiting, type Waiting, withoutSent } from '../platform/outbox/show-waiting.ts';
import { asPhoto } from '../platform/outbox/waiting-picture.ts';
import { isPhoto } from './file-kind.ts';
import { mostKeptBytes } from './most-kept-bytes.ts';

/** A file that waits, as the server will answer. */
export function asFile(item: ItemOf<typeof filesApi.add>): ProjectFile {
  const { url, filename, size, uploadedAt: madeAt } = asPhoto(item);
  const mimetype = item.file?.type ?? '';
  return {
    ...{ id: shownId(item), organizationId: item.organizationId ?? 0, clientId: item.key },
    ...{ projectId: Number(item.input.params.projectId), diaryEntryId: null },
    ...{ diaryCommentId: null, journalMessageId: null, filename, originalName: filename },
    ...{ mimetype, size, width: null, height: null, takenAt: item.input.query.takenAt ?? null },
    ...{ description: null, url, thumbnailUrl: isPhoto({ mimetype }) ? url : null, comments: 0 },
    ...{ uploadedBy: item.userId, uploadedByName: item.userName, createdBy: item.userId },
    ...{ createdAt: madeAt, updatedAt: madeAt, version: 1 },
  };
}

const asComment = (item: ItemOf<typeof filesApi.comment>): FileComment => ({
  ...{ id: shownId(item), fileId: Number(item.input.params.fileId), userId: item.userId },
  ...{ author: item.userName, content: item.input.body.content, reactions: [] },
  ...{ createdAt: serverTimeOf(item), createdBy: item.userId },
});

/** The files that wait, and those that were sent since these rows were read. */
export const newFiles = ({ items, sent }: Waiting, rows: readonly ProjectFile[]): ProjectFile[] => [
  ...sent
    .filter(({ item }) => isOf(filesApi.add)(item))
    .map(({ reply }) => reply as ProjectFile)
    .filter((file) => !rows.some(({ id }) => id === file.id)),
  ...withoutSent(items, rows).filter(isOf(filesApi.add)).map(asFile),
];

function withFiles(rows: ProjectFile[], waiting: Waiting, { text, number }: Asked): ProjectFile[] {
  const [kind, words] = [text('kind'), text('q')?.toLowerCase() ?? ''];
  const fresh = newFiles(waiting, rows)
    .filter(({ projectId }) => projectId === number('projectId'))
    .filter((file) => !kind || (kind === 'photo') === isPhoto(file))
    .filter(({ originalName }) => originalName.toLowerCase().includes(words));
  return fresh.length === 0 ? rows : [...fresh, ...rows];
}

function withComments(rows: FileComment[], { items, sent }: Waiting, { number }: Asked) {
  const fileId = number('fileId') ?? 0;
  const fresh = [
    ...sent
      .filter(({ item }) => isOf(filesApi.comment)(item) && isAbout(item, 'fileId', fileId))
      .map(({ reply }) => reply as FileComment)
      .filter((comment) => !rows.some(({ id }) => id === comment.id)),
    ...items
      .filter((item) => isAbout(item, 'fileId', fileId))
      .filter(isOf(filesApi.comment))
      .map(asComment),
  ];
  return fresh.length === 0 ? rows : [...rows, ...fresh];
}

export const waitingViews = [
  showsWaiting(filesApi.list, withFiles),
  showsWaiting(filesApi.comments, withComments),
];

export const keptCommands = [
  keptCommand(filesApi.add, {
    label: 'File',
    creates: 'fileId',
    mostBytes: mostKeptBytes,
    replyTo: asFile,
  }),
  keptCommand(filesApi.comment, {
    label: 'File comment',
    timeField: 'createdAt',
    textOf: ({ body }) => body.content,
    replyTo: asComment,
  }),
  keptCommand(filesApi.addEntryPhoto, {
    label: 'Diary entry photo',
    replyTo: (item) => asPhoto(item),
  }),
  keptCommand(filesApi.addCommentPhoto, {
    label: 'Comment photo',
    replyTo: (item) => asPhoto(item),
  }),
];
