import type { Notice } from '@sitewright/domain/notifications/notice';
import { type Category, categories } from '@sitewright/domain/notifications/notification-values';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { renderLetter } from '../email-templates/public.ts';
import { users } from '../platform/global-tables.ts';
import type { Task } from '../platform/jobs/jobs.ts';
import type { QueueEmail } from '../platform/jobs/mail.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractNames } from '../projects/of-project.ts';
import { wantImmediateEmail } from '../settings/public.ts';
import { toNotice } from './notices.ts';
import { notifications } from './table.ts';

export type MailContext = { queueEmail: QueueEmail; publicUrl: string };

/** More would be too long for an email; the rest is in the app. */
export const maxNoticesPerEmail = 50;

/** For these, the features send more detailed emails. */
const withOwnEmails: readonly Category[] = ['approvals', 'certificates', 'wellbeing', 'team'];

/** For notifications that an action has just created; those settled meanwhile need no email. */
export const noticeLettersTask =
  (office: MailContext): Task =>
  ({ ids }: { ids: number[] }, inOrganization) =>
    inOrganization(async (tx) => {
      const { id, read, settledAt } = notifications;
      const isNews = and(inArray(id, ids), eq(read, false), isNull(settledAt));
      const notices = await tx.select().from(notifications).where(isNews);
      await emailAtOnce(tx, notices.map(toNotice), office, new Date());
    });

/** One email to each user who wants it at once, with everything new. */
export async function emailAtOnce(
  tx: Tx,
  fresh: readonly Notice[],
  office: MailContext,
  now: Date,
): Promise<void> {
  const notices: Notice[] = [];
  for (const category of categories.filter((one) => !withOwnEmails.includes(one))) {
    const ofIt = fresh.filter((notice) => notice.category === category);
    notices.push(...(await wantImmediateEmail(tx, ofIt, category, now)));
  }
  for (const userId of new Set(notices.map((notice) => notice.userId)))
    await emailNotices(
      tx,
      userId,
      'notification',
      notices.filter(isTo(userId)).slice(0, maxNoticesPerEmail),
      office,
    );
}

const isTo =
  (userId: number) =>
  (notice: Pick<Notice, 'userId'>): boolean =>
    notice.userId === userId;

type NoticeText = Pick<Notice, 'title' | 'message' | 'projectId' | 'link'>;

/** An email about notifications; suspended users get none. */
export async function emailNotices(
  tx: Tx,
  userId: number,
  type: 'notification' | 'daily_digest',
  notices: readonly NoticeText[],
  { queueEmail, publicUrl }: MailContext,
  more: { digest?: { date: string; count: string } } = {},
): Promise<void> {
  const [person] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  if (!person) return;
  const contracts = await contractNames(
    tx,
    notices.flatMap(({ projectId }) => projectId ?? []),
  );
  const letter = await renderLetter(tx, type, {
    ...more,
    person: { name: person.name },
    settings: { link: `${publicUrl}/settings?section=notifications` },
    notices: notices.map(({ title, message, projectId, link }) => ({
      title,
      message,
      contract: projectId === null ? null : contracts.get(projectId)?.name,
      link: `${publicUrl}${link}`,
    })),
  });
  await queueEmail(tx, { to: person.email, ...letter });
}
