import type { Notice } from '@sitewright/domain/notifications/notice';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Tx } from '../platform/tenancy.ts';
import { insertNotices, type NoticeWithId, notifyBrowsers, runNoticeRules } from './notices.ts';

/** An order changed: notifies its approvers at once, and the requester of the decision. */
export const notifyAboutOrder = (tx: Tx, { id: recordId }: { id: number }, now: Date) =>
  runNoticeRules(tx, ['approval', 'decision'], now, { recordId });

const issueKinds = ['assignment', 'review', 'dispute', 'sentBack', 'closed', 'overdue'] as const;

/** An issue changed: notifies at once those whom it concerns; a closed issue causes no reminder. */
export const notifyAboutIssue = async (tx: Tx, { id: recordId }: { id: number }, now: Date) =>
  queueLetters(tx, await runNoticeRules(tx, issueKinds, now, { recordId }));

export const notifyAboutCallBack = (tx: Tx, { id: recordId }: { id: number }, now: Date) =>
  runNoticeRules(tx, ['callBack'], now, { recordId });

/** For what happens once and is settled by being read. */
export async function storeNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await queueLetters(tx, await insertNotices(tx, notices));
  await notifyBrowsers(tx);
}

/**
 * The periodic run emails only what it finds itself; notifications of actions are stored already.
 */
async function queueLetters(tx: Tx, written: readonly NoticeWithId[]): Promise<void> {
  const ids = written.map(({ id }) => id);
  if (ids.length > 0) await enqueue(tx, 'noticeLetters', { ids });
}
