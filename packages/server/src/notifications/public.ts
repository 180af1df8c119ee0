import type { Notice } from '@sitewright/domain/notifications/notice';
import { enqueue } from '../platform/jobs.ts';
import type { Tx } from '../platform/tenancy.ts';
import { insertNotices, look, notifyBrowsers, type Written } from './notices.ts';

/** An order changed: notifies its approvers at once, and the requester of the decision. */
export const noticeOrder = (tx: Tx, { id: recordId }: { id: number }, now: Date) =>
  look(tx, ['approval', 'decision'], now, { recordId });

/** An issue changed: notifies the assignee at once; a closed issue causes no reminder. */
export const noticeIssue = async (tx: Tx, { id: recordId }: { id: number }, now: Date) =>
  queueLetters(tx, await look(tx, ['assignment', 'overdue'], now, { recordId }));

export const noticeCallBack = (tx: Tx, { id: recordId }: { id: number }, now: Date) =>
  look(tx, ['callBack'], now, { recordId });

/** For what happens once and is settled by being read. */
export async function tell(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await queueLetters(tx, await insertNotices(tx, notices));
  await notifyBrowsers(tx);
}

/**
 * The periodic run emails only what it finds itself; notifications of actions are stored already.
 */
async function queueLetters(tx: Tx, written: readonly Written[]): Promise<void> {
  const ids = written.map(({ id }) => id);
  if (ids.length > 0) await enqueue(tx, 'noticeLetters', { ids });
}
