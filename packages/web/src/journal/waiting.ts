import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import type { Asked } from '../platform/offline/answer.ts';
import { keptCommand } from '../platform/outbox/commands.ts';
import {
  type ItemOf,
  isOf,
  type OutboxItem,
  serverTimeOf,
  shownId,
} from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import { showsWaiting, type Waiting, withoutSent } from '../platform/outbox/show-waiting.ts';
import { waitingOnPhone } from '../platform/outbox/snapshot.ts';
import { asPhoto } from '../platform/outbox/waiting-picture.ts';

/** A message that waits, as the server will answer. */
const asMessage = (item: ItemOf<typeof journalApi.write>): JournalMessage => ({
  ...{ id: shownId(item), projectId: Number(item.input.params.projectId) },
  ...{ userId: item.userId, author: item.userName, message: item.input.body.message },
  ...{ imageId: null, imageUrl: null, imageName: null, clientId: item.key },
  ...{ createdAt: serverTimeOf(item), createdBy: item.userId },
});

const newMessages = ({ items, sent }: Waiting, rows: readonly JournalMessage[]) => [
  ...withoutSent(items, rows).filter(isOf(journalApi.write)).map(asMessage).toReversed(),
  ...sent
    .filter(({ item }) => isOf(journalApi.write)(item))
    .map(({ reply }) => reply as JournalMessage)
    .filter((message) => !rows.some(({ id }) => id === message.id))
    .toReversed(),
];

/** The message with its picture that waits, or was sent a moment ago. */
function withPicture(message: JournalMessage, { items, sent }: Waiting): JournalMessage {
  const isItsPicture = (item: OutboxItem) =>
    isOf(journalApi.addImage)(item) && isAbout(item, 'journalMessageId', message.id);
  const waiting = items.findLast(isItsPicture);
  if (!waiting) {
    const received = sent.findLast(({ item }) => isItsPicture(item))?.reply as JournalMessage;
    return received && received.imageId !== message.imageId ? received : message;
  }
  const { id, url, filename } = asPhoto(waiting);
  return { ...message, imageId: id, imageUrl: url, imageName: filename };
}

/** The messages with those that wait, newest first. */
function withMessages(rows: JournalMessage[], waiting: Waiting, asked: Asked): JournalMessage[] {
  const projectId = asked.number('projectId');
  const fresh = newMessages(waiting, rows).filter((message) => message.projectId === projectId);
  const changed = [...fresh, ...rows].map((message) => withPicture(message, waiting));
  const isSame = fresh.length === 0 && changed.every((message, index) => message === rows[index]);
  return isSame ? rows : changed;
}

/** The server's reply is the message; without signal only its picture is known. */
function messageWithPicture(item: ItemOf<typeof journalApi.addImage>): JournalMessage {
  const id = Number(item.input.params.journalMessageId);
  const waiting = waitingOnPhone();
  const written = newMessages(waiting, []).find((message) => message.id === id);
  const unknown: JournalMessage = {
    ...{ id, projectId: 0, userId: item.userId, author: item.userName, message: '' },
    ...{ imageId: null, imageUrl: null, imageName: null, clientId: null },
    ...{ createdAt: serverTimeOf(item), createdBy: item.userId },
  };
  return withPicture(written ?? unknown, waiting);
}

export const waitingViews = [showsWaiting(journalApi.list, withMessages)];

export const keptCommands = [
  keptCommand(journalApi.write, {
    label: 'Journal message',
    creates: 'journalMessageId',
    series: 'journal messages',
    timeField: 'createdAt',
    textOf: ({ body }) => body.message,
    replyTo: asMessage,
  }),
  keptCommand(journalApi.addImage, {
    label: 'Journal picture',
    acceptanceOfReply: ({ imageId, imageUrl }) => ({
      ...(imageId && { id: imageId }),
      ...(imageUrl && { url: imageUrl }),
    }),
    replyTo: messageWithPicture,
  }),
];
