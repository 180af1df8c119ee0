import { diaryApi } from '@sitewright/domain/diary/api';
import { commandOf } from '../../platform/outbox/commands.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { keepForLater } from '../../platform/outbox/keep-for-later.ts';

/** Sends a crew recorded on the phone as a diary entry. */
export async function keepCrewAsEntry(item: OutboxItem, reason?: string): Promise<void> {
  const entry = commandOf(item)?.asDiaryEntry?.(item as never);
  if (!entry) throw new Error('This cannot be added to the diary.');
  await keepForLater(diaryApi.create, { body: { ...entry, ...(reason && { reason }) } });
}
