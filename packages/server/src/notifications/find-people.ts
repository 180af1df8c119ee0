import { diskNotices } from '@sitewright/domain/notifications/disk-notices';
import {
  accessRequestNotices,
  callBackNotices,
  type OpenCallBack,
  type PendingAccess,
  ramsNotices,
  type WatchedRams,
} from '@sitewright/domain/notifications/people-notices';
import { findOperator } from '../platform/operator.ts';
import { organizationOf } from '../platform/organization-of.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { FindNotices, NoticeContext } from './kind.ts';

const openCallBacks = `
  select id, supporter_id as "supporterId" from wellbeing_call_backs
  where status = 'open' and ($1::int is null or id = $1)`;

export const findCallBacks: FindNotices = async (tx, { people }, recordId) =>
  (await queryRows<OpenCallBack>(tx, openCallBacks, [recordId ?? null])).flatMap((callBack) =>
    callBackNotices(callBack, people),
  );

const watchedRams = `
  select r.id, r.reference, r.activity, r.status, r.review_date as "reviewDate",
    r.submitted_at as "submittedAt", r.created_by as "createdBy", r.project_id as "projectId",
    p.name as "projectName", p.slug as "projectSlug"
  from rams r join projects p on p.id = r.project_id
  where r.status = 'in_review' or (r.status = 'issued' and r.review_date <= $1)`;

export const findRams: FindNotices = async (tx, { people, today }) =>
  (await queryRows<WatchedRams>(tx, watchedRams, [today])).flatMap((rams) =>
    ramsNotices(rams, people, today),
  );

const waitingRequests = `
  select id, name, company, created_at as "createdAt" from access_requests where status = 'new'`;

/** Access requests go to the operator; other organisations have none. */
export const findAccessRequests: FindNotices = async (tx, at) => {
  const { people, now } = at;
  if (!(await isOperator(tx, at))) return [];
  return (await queryRows<PendingAccess>(tx, waitingRequests, [])).flatMap((request) =>
    accessRequestNotices(request, people, now),
  );
};

/** So does what is wrong with the server itself. */
export const findLowDisks: FindNotices = async (tx, at) =>
  at.volumes && (await isOperator(tx, at)) ? diskNotices(at.volumes, at.people) : [];

async function isOperator(tx: Tx, { operator }: NoticeContext): Promise<boolean> {
  const { organizationId } = await organizationOf(tx);
  return (await findOperator(tx, operator)) === organizationId;
}
