import type { DeliveryDraft } from '@sitewright/domain/deliveries/delivery';
import { entryOf } from '@sitewright/domain/deliveries/in-diary';
import {
  obstacleOfDiary,
  type Receipt,
  refuseSignedDay,
} from '@sitewright/domain/deliveries/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockDay, writeEntries } from '../diary/for-others.ts';
import { diaryEntries } from '../diary/table.ts';
import { deleteFilesOf } from '../files/for-others.ts';
import type { Tx } from '../platform/tenancy.ts';

/** What came stands in the diary of its day, unless that is signed off; tells where. */
export async function enterInDiary(
  tx: Tx,
  draft: DeliveryDraft,
  { order, lines }: Receipt,
  actor: Actor,
  now: Date,
): Promise<number> {
  const day = await lockDay(tx, order.contractId, draft.date, actor);
  refuseSignedDay(day);
  const entry = entryOf(order, draft, lines, now.toISOString());
  const [written] = await writeEntries(tx, [entry], { days: [day], reason: null }, actor);
  return found(written).id;
}

/** Takes it out again; somebody may have moved it to another day, or deleted it. */
export async function takeFromDiary(tx: Tx, id: number | null, actor: Actor): Promise<void> {
  const isIt = eq(diaryEntries.id, id ?? 0);
  const [entry] = await tx.select().from(diaryEntries).where(isIt);
  if (!entry) return;
  refuseIf(obstacleOfDiary(await lockDay(tx, entry.projectId, entry.date, actor)));
  await deleteFilesOf(tx, 'diaryEntryId', entry.id);
  await tx.delete(diaryEntries).where(isIt);
}
