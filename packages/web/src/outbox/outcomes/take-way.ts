import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { flushOutbox } from '../../platform/outbox/flush.ts';
import type { KeptInput, OutboxItem } from '../../platform/outbox/item.ts';
import { fileOfItem } from '../../platform/outbox/item-file.ts';
import { withDependents } from '../../platform/outbox/next-to-send.ts';
import { announceChange, deleteItem, dropItem, retryItem } from '../../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../../platform/outbox/snapshot.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { type EntryDetails, keepCrewAsEntry } from './crew-as-entry.ts';
import { sendAsComment } from './send-as-comment.ts';
import { writeAgain } from './write-again.ts';

const send = () => void flushOutbox();

/** Sends it again as it is; after more than 80 days its author has looked whether it is there already. */
export async function retry({ seq, trouble }: OutboxItem): Promise<void> {
  const isOld = trouble?.code === 'outbox.too_old';
  await retryItem(seq, (item) => (isOld ? { ...item, isOldChecked: true } : item));
  send();
}

/** Sends it again with what its author decided. */
export async function sendChanged({ seq }: OutboxItem, input: KeptInput): Promise<void> {
  await retryItem(seq, (item) => ({ ...item, input }));
  send();
}

/** With the reason for it: an entry as it is, a crew as the entry of what it did. */
export const sendAsAmendment = (item: OutboxItem, details: EntryDetails): Promise<void> =>
  item.endpoint === endpointName(labourApi.start)
    ? replaceByEntry(item, details)
    : sendChanged(item, { ...item.input, body: { ...item.input.body, reason: details.reason } });

export const sendOnContract = (item: OutboxItem, projectId: number): Promise<void> =>
  sendChanged(item, { ...item.input, body: { ...item.input.body, projectId } });

export const replaceByComment = (item: OutboxItem): Promise<void> =>
  replace(item, () => sendAsComment(item));
export const replaceByNewRecord = (item: OutboxItem): Promise<void> =>
  replace(item, () => writeAgain(item));
export const replaceByEntry = (item: OutboxItem, details: EntryDetails = {}): Promise<void> =>
  replace(item, () => keepCrewAsEntry(item, details));

/** Something else is sent instead, which is durable before the item goes. */
async function replace(item: OutboxItem, keepOther: () => Promise<void>): Promise<void> {
  await keepOther();
  for (const seq of withDependents(outboxSnapshot().items, item.seq)) await dropItem(seq);
  announceChange();
  send();
}

/** Another user has stopped the crew: later actions of its clock change nothing, unless they carry a text. */
export async function dropFromClock(item: OutboxItem): Promise<void> {
  const following = outboxSnapshot().items.filter(
    ({ record, seq, input }) =>
      record === item.record && seq > item.seq && !input.body?.workSummary,
  );
  for (const { seq } of [item, ...following]) await deleteItem(seq);
}

export async function saveToPhone(item: OutboxItem): Promise<void> {
  const file = await fileOfItem(item);
  if (!file) throw new Error('The file is no longer on this phone.');
  saveFile(file.name, file);
}
