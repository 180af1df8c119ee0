import { diaryApi } from '@sitewright/domain/diary/api';
import { endpointName, type Input } from '@sitewright/domain/kernel/endpoint';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { localId, type OutboxItem, serverTimeOf } from '../../platform/outbox/item.ts';
import { keepForLater } from '../../platform/outbox/keep-for-later.ts';
import { retryItem } from '../../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../../platform/outbox/snapshot.ts';

/** A new record with all fields of the deleted one and what was changed of it; what else waits for it goes there. */
export async function writeAgain(item: OutboxItem): Promise<void> {
  const { base, version, ...mine } = item.input.body ?? {};
  const fields = { ...(base as object), ...mine };
  const isEntry = item.endpoint === endpointName(diaryApi.edit);
  const kept = isEntry
    ? await keepForLater(diaryApi.create, {
        body: { ...fields, author: item.userName, createdAt: serverTimeOf(item) },
      } as Input<typeof diaryApi.create>)
    : await keepForLater(siteIssuesApi.report, {
        body: fields,
      } as Input<typeof siteIssuesApi.report>);
  await moveToRecord(item, isEntry ? 'diaryEntryId' : 'siteIssueId', localId(kept));
}

/** Photos and comments that wait for the deleted record. */
async function moveToRecord(item: OutboxItem, name: string, id: number): Promise<void> {
  const others = outboxSnapshot().items.filter(
    ({ seq, record, deletedAt }) => record === item.record && seq !== item.seq && !deletedAt,
  );
  for (const { seq } of others)
    await retryItem(seq, (other) => ({
      ...other,
      input: { ...other.input, params: { ...other.input.params, [name]: id } },
      ...{ record: `${name}:${id}`, needs: [...other.needs, id] },
    }));
}
