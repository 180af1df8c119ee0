import { daysAfter, londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import type { Notice } from '@sitewright/domain/notifications/notice';
import { changesOf, type StoredNotice } from '@sitewright/domain/notifications/rules';
import {
  type DiarySite,
  type DueHire,
  diaryDayDue,
  diaryNotices,
  offHireNotices,
} from '@sitewright/domain/notifications/site-notices';
import { and, inArray, lt, notInArray, or } from 'drizzle-orm';
import { diaryDueSql } from '../diary/public.ts';
import { listColleagues } from '../organizations/public.ts';
import { announce } from '../platform/jobs/live.ts';
import { agoSql, type Sweep } from '../platform/jobs/sweep.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  findAssignments,
  findClosed,
  findDisputes,
  findOverdue,
  findReviews,
  findSentBack,
} from './find-issues.ts';
import { findApprovals, findDecisions } from './find-orders.ts';
import {
  findCards,
  findCertificates,
  findCompanyInsurance,
  findInsurances,
} from './find-papers.ts';
import { findAccessRequests, findCallBacks, findLowDisks, findRams } from './find-people.ts';
import type { FindNotices, NoticeContext } from './kind.ts';
import { notifications } from './table.ts';

/** A user who wrote in the diary in the last fortnight is one of its authors. */
const sitesAtWork = `
  select p.id, p.name, p.slug,
    ${diaryDueSql.from} as "from", ${diaryDueSql.isDone} as "isWritten",
    array(select distinct e.user_id from diary_entries e
      where e.project_id = p.id and e.user_id is not null
        and e.date between $1::date - 14 and $1::date) as writers
  from projects p
  where ${diaryDueSql.isGoing}`;

const findMissingDiaries: FindNotices = async (tx, { people, now, today }) => {
  const day = diaryDayDue(today, londonTime(now));
  const sites = await queryRows<DiarySite>(tx, sitesAtWork, [day]);
  return sites.flatMap((site) => diaryNotices(site, people, day));
};

const dueHires = `
  select h.id, h.name, h.project_id as "projectId", p.name as "projectName",
    p.slug as "projectSlug", h.expected_off_hire as "expectedOffHire"
  from plant_hires h join projects p on p.id = h.project_id
  where h.status = 'on_hire' and h.expected_off_hire <= $1`;

const findOffHires: FindNotices = async (tx, { people, today }) =>
  (await queryRows<DueHire>(tx, dueHires, [daysAfter(today, 7)])).flatMap((hire) =>
    offHireNotices(hire, people, today),
  );

/** All kinds of notification, by the first word of their subject. */
const kinds = {
  approval: findApprovals,
  decision: findDecisions,
  assignment: findAssignments,
  overdue: findOverdue,
  review: findReviews,
  dispute: findDisputes,
  sentBack: findSentBack,
  closed: findClosed,
  certificate: findCertificates,
  card: findCards,
  insurance: findInsurances,
  companyInsurance: findCompanyInsurance,
  diary: findMissingDiaries,
  offHire: findOffHires,
  callBack: findCallBacks,
  rams: findRams,
  accessRequest: findAccessRequests,
  disk: findLowDisks,
} satisfies Record<string, FindNotices>;

type NoticeKind = keyof typeof kinds;

export const allKinds = Object.keys(kinds) as NoticeKind[];

type Installation = Pick<NoticeContext, 'operator' | 'volumes'>;

/** Runs the rules, stores new notifications and settles finished ones. */
export async function runNoticeRules(
  tx: Tx,
  which: readonly NoticeKind[],
  now: Date,
  { recordId, ...installation }: Installation & { recordId?: number } = {},
): Promise<NoticeWithId[]> {
  const people = await listColleagues(tx);
  const at: NoticeContext = { people, now, today: londonDay(now), ...installation };
  const due: Notice[] = [];
  for (const kind of which) due.push(...(await kinds[kind](tx, at, recordId)));
  const stored = await knownOf(tx, which, recordId);
  const { fresh, reopened, settled } = changesOf(stored, due);
  const written = await insertNotices(tx, fresh);
  await settle(tx, settled, now);
  await settle(tx, reopened, null);
  if (written.length + settled.length + reopened.length > 0) await notifyBrowsers(tx);
  return written;
}

export const notifyBrowsers = (tx: Tx) =>
  announce(tx, { entity: 'notification', id: null, action: 'PUT' });

const ofKinds = `
  select id, user_id as "userId", subject, settled_at as "settledAt" from notifications
  where kind = any($1) and ($2::int is null or record_id = $2)`;

const knownOf = (tx: Tx, which: readonly NoticeKind[], recordId: number | undefined) =>
  queryRows<StoredNotice>(tx, ofKinds, [which, recordId ?? null]);

const atOnce = 500;

export type NoticeWithId = Notice & { id: number };

/** Of two runs at the same time, one stores the notification and sends its email. */
export async function insertNotices(tx: Tx, notices: readonly Notice[]): Promise<NoticeWithId[]> {
  const written: NoticeWithId[] = [];
  for (let i = 0; i < notices.length; i += atOnce) {
    const rows = notices.slice(i, i + atOnce).map(toRow);
    const made = await tx.insert(notifications).values(rows).onConflictDoNothing().returning();
    written.push(...made.map(toNotice));
  }
  return written;
}

export const toNotice = ({
  metadata,
  ...row
}: typeof notifications.$inferSelect): NoticeWithId => ({
  ...row,
  link: metadata.link ?? '/contracts',
});

function toRow({ link, ...notice }: Notice) {
  const [kind = '', record] = notice.subject.split(' ');
  const recordId = Number(record) || null;
  const metadata = { kind, link, ...(recordId && { recordId }) };
  return { ...notice, kind, recordId, metadata };
}

async function settle(tx: Tx, ids: readonly number[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notifications)
    .set({ settledAt: at })
    .where(inArray(notifications.id, [...ids]));
}

/**
 * Deletes notifications settled for a month; those without a rule are settled once they are read.
 */
export const sweepNotifications: Sweep = async (tx) => {
  const { kind, readAt, settledAt } = notifications;
  const isOver = or(
    lt(settledAt, agoSql('30 days')),
    and(notInArray(kind, allKinds), lt(readAt, agoSql('30 days'))),
  );
  await tx.delete(notifications).where(isOver);
};
