import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import { londonTime } from '@sitewright/domain/kernel/calendar';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { call } from '../../platform/call.ts';
import { localId, type OutboxItem, serverTimeOf } from '../../platform/outbox/item.ts';
import { fileOfItem } from '../../platform/outbox/item-file.ts';
import { keepForLater } from '../../platform/outbox/keep-for-later.ts';
import { serverIdOf } from '../../platform/outbox/outbox.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { textOf } from './item-fields.ts';
import { withoutSignal } from './when-made.ts';

/** The longest comment on a day or on an issue. */
const longestComment = 2000;

/** A refused item becomes a comment on its entry or issue; a photo of an entry goes with it. */
export async function sendAsComment(item: OutboxItem): Promise<void> {
  const siteIssueId = item.input.params?.siteIssueId;
  if (siteIssueId === undefined) return commentOnEntry(item);
  for (const content of partsOf(issueComment(item)))
    await keepForLater(siteIssuesApi.comment, {
      params: { siteIssueId: Number(siteIssueId) },
      body: { content },
    });
}

async function commentOnEntry(item: OutboxItem): Promise<void> {
  const named = Number(item.input.params?.diaryEntryId);
  const recordId = serverIdOf(named) ?? named;
  const { projectId, date } = await call(diaryApi.read, { params: { diaryEntryId: recordId } });
  const takenAt = takenAtOf(item);
  const texts = item.hasFile
    ? [`Photo taken ${momentText(takenAt)}, sent after the sign-off`]
    : partsOf(`Change made ${withoutSignal(item)}:\n${textOf(item)}`);
  for (const comment of texts) {
    const kept = await keepForLater(diaryApi.comment, {
      params: { projectId },
      body: {
        ...{ date: date.slice(0, 10), timeSlot: `${londonTime(new Date(takenAt)).slice(0, 2)}:00` },
        ...{ recordId, recordType: 'diary_entry' as const, comment },
      },
    });
    if (item.hasFile) await keepPhoto(item, localId(kept));
  }
}

async function keepPhoto(item: OutboxItem, diaryCommentId: number): Promise<void> {
  const file = await fileOfItem(item);
  if (!file) throw new Error('The photo is no longer on this phone.');
  await keepForLater(filesApi.addCommentPhoto, {
    params: { diaryCommentId },
    query: { takenAt: takenAtOf(item) },
    file,
  });
}

const takenAtOf = (item: OutboxItem): string => {
  const { takenAt } = item.input.query ?? {};
  return typeof takenAt === 'string' ? new Date(takenAt).toISOString() : serverTimeOf(item);
};

const stepNames: Record<string, string> = {
  [endpointName(siteIssuesApi.start)]: 'Work started',
  [endpointName(siteIssuesApi.present)]: 'Submitted for review',
  [endpointName(siteIssuesApi.dispute)]: 'Disputed',
  [endpointName(siteIssuesApi.reject)]: 'Rejected',
  [endpointName(siteIssuesApi.close)]: 'Closed',
  [endpointName(siteIssuesApi.edit)]: 'Changed',
};

/** `Disputed without signal on 16/11/2026 at 14:02: Not our scaffold` */
function issueComment(item: OutboxItem): string {
  const step = `${stepNames[item.endpoint] ?? 'Written'} ${withoutSignal(item)}`;
  const text = textOf(item);
  return text ? `${step}: ${text}` : step;
}

function partsOf(text: string): string[] {
  const count = Math.ceil(text.length / longestComment);
  return Array.from({ length: count }, (_, part) =>
    text.slice(part * longestComment, (part + 1) * longestComment),
  );
}
