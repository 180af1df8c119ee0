import { diaryApi } from '@sitewright/domain/diary/api';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { commandOf } from '../../platform/outbox/commands.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { keepForLater } from '../../platform/outbox/keep-for-later.ts';

/** What the entry of a crew says that its clock does not. */
export type EntryDetails = { reason?: string; finishedAt?: string | undefined };

/** Sends a crew recorded on the phone as a diary entry. */
export async function keepCrewAsEntry(item: OutboxItem, details: EntryDetails): Promise<void> {
  const { reason, finishedAt } = details;
  const entry = commandOf(item)?.asDiaryEntry?.(item as never, finishedAt);
  if (!entry) throw new Error('This cannot be added to the diary.');
  await keepForLater(diaryApi.create, { body: { ...entry, ...(reason && { reason }) } });
}

/** The crew whose finish this phone does not have, so that its entry needs a typed one. */
export const crewWithoutFinish = (item: OutboxItem): LabourSession | undefined =>
  commandOf(item)?.crewWithoutFinish?.(item as never);
